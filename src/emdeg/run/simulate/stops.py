"""Why a simulation stopped, in words: divergence, a singular mass matrix, or too small a step."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import Simulation, SimulationStopped


def explain(model: Model, result: Simulation, problem: Exception) -> SimulationStopped:
    """The error to raise, with the partial result and the last good state in it."""
    time = float(result.t[-1]) if len(result.t) else 0.0
    last = ""
    if len(result.t) and result.q.ndim == 2:
        last = f"q = {_short(result.q[-1])}, qd = {_short(result.qd[-1])}"
    joint = _singular_joint(model, result)
    if joint is not None:
        error = SimulationStopped(
            "the mass matrix is singular here: this joint moves without moving any inertia",
            element=joint, time=time, found=last,
            hint="give its bodies a mass or an inertia, or the drive one",
        )  # fmt: skip
    elif isinstance(problem, FloatingPointError) or _runaway(result):
        error = SimulationStopped(
            f"the motion diverges: {problem}" if str(problem) else "the motion diverges", time=time,
            found=last,
            hint="the last good state is found here, the run until then in `result`; check the "
            "signs and sizes of the gains, or take a smaller step",
        )  # fmt: skip
    else:
        error = SimulationStopped(
            f"the integration cannot go on: {problem}", time=time, found=last,
            hint="the run until here is in `result`; stiff loops need Radau, or smaller gains",
        )  # fmt: skip
    error.result = result
    return error


def _singular_joint(model: Model, result: Simulation) -> str | None:
    """The joint with the smallest share in a singular direction of M, if there is one."""
    if not len(result.t):
        return None
    q = result.q.reshape(-1, *result.q.shape[-2:])[0][-1]
    M = np.asarray(model.mass_matrix(np.ascontiguousarray(q)))
    if not np.isfinite(M).all():
        return None
    values, vectors = np.linalg.eigh(M)
    if values[-1] > 0 and values[0] > 1e-13 * values[-1]:
        return None
    return model.velocity_names[int(np.argmax(np.abs(vectors[:, 0])))]


def _runaway(result: Simulation) -> bool:
    return bool(len(result.t) and np.max(np.abs(result.qd[..., -1, :])) > 100)


def _short(values: NDArray[np.float64]) -> str:
    return np.array2string(values, precision=5, separator=", ", threshold=12)
