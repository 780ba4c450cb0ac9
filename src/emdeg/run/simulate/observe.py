"""From states to a Simulation: accelerations, efforts, energies, checks and limits of a run.

A run that broke off says why: divergence, a singular mass matrix, or too small a step.
"""

from __future__ import annotations

import numpy as np

from emdeg.exact.graph import ZERO
from emdeg.run.arrays import Array
from emdeg.run.control.laws import Law
from emdeg.run.simulate import checks
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.integrate import History
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import LimitEvent, Simulation, SimulationStopped


def observe(
    model: Model,
    law: Law,
    history: History,
    integrator: str,
    allowed: float,
    held: Array | None = None,
) -> Simulation:
    """The Simulation of states (…, K, columns); SimulationStopped, with it, where it broke off.

    `held` are the efforts that a Python controller commanded, where they were held.
    """
    times, states = history.times, history.states
    nq, nv = model.robot.nq, model.robot.nv
    q = np.ascontiguousarray(states[..., :nq])
    qd = np.ascontiguousarray(states[..., nq : nq + nv])
    work = np.ascontiguousarray(states[..., -1])
    qdd, tau = _accelerations(model, law, times, q, qd, held)
    kinetic, potential = model.energies(q, qd)
    made = [
        checks.energy_balance(kinetic, potential, work, allowed),
        checks.inverse_dynamics(
            model.efforts(q, qd, qdd), tau, model.efforts(q, qd, np.zeros_like(qd))
        ),
    ]
    whole = model.momentum(q, qd) if model.free_axes else np.zeros_like(qd)
    scale = float(np.max(np.abs(whole))) if whole.size else 0.0
    momenta = {model.velocity_names[k]: whole[..., k] for k in model.free_axes}  # (M q̇)_k
    for k, (name, values) in zip(model.free_axes, momenta.items(), strict=True):
        friction = model.robot.by_coordinate[k].friction
        if friction.viscous is ZERO and friction.coulomb is ZERO and not tau[..., k].any():
            made.append(checks.free_momentum(name, values, scale, allowed))
    found = Simulation(
        model.robot.name, model.velocity_names, model.coordinate_names, integrator, times, q,
        qd, qdd, tau, work, kinetic, potential, tuple(made),
        limit_events(model, times, q, qd, tau), history.evaluations, history.problem is None,
        momenta,
    )  # fmt: skip
    if history.problem is not None:
        raise _explained(model, found, history.problem)
    return found


def _accelerations(
    model: Model, law: Law, times: Array, q: Array, qd: Array, held: Array | None
) -> tuple[Array, Array]:
    """(q̈, τ) of the closed loop along the histories."""
    kernel = model.jit(closed_loop(model.robot, law, ("qdd", "tau")))
    arrays = [q, qd]
    if law.signals:
        signals = held
        if signals is None and law.feedback is None:
            signals = law.table(times)
        elif signals is None:
            signals = np.array([law.commanded(*x) for x in zip(times, q, qd, strict=True)])
        assert signals is not None
        shape = (*q.shape[:-1], len(law.signals))
        arrays.append(np.ascontiguousarray(np.broadcast_to(signals, shape)))
    found = kernel(*arrays)
    return np.asarray(found[0]), np.asarray(found[1])


def limit_events(
    model: Model, times: Array, q: Array, qd: Array, tau: Array
) -> tuple[LimitEvent, ...]:
    """Joints that left their limits, for one state."""
    if q.ndim != 2:
        return ()
    found: list[LimitEvent] = []
    for k, joint in sorted(model.robot.by_coordinate.items()):
        if joint.nv > 1:
            continue
        limits, place = joint.limits, model.robot.configuration_index(k)
        fastest, strongest = _or(limits.velocity, np.inf), _or(limits.effort, np.inf)
        for kind, values, lower, upper in (
            ("position", q[:, place], _or(limits.lower, -np.inf), _or(limits.upper, np.inf)),
            ("velocity", qd[:, k], -fastest, fastest),
            ("effort", tau[:, k], -strongest, strongest),
        ):
            excess = np.maximum(lower - values, values - upper)
            if (excess > 0).any():
                first, worst = int(np.argmax(excess > 0)), float(values[np.argmax(excess)])
                limit = lower if worst < lower else upper
                found.append(LimitEvent(joint.name, kind, float(times[first]), worst, limit))
    return tuple(found)


def _or(limit: object, otherwise: float) -> float:
    return otherwise if limit is None else float(limit)  # type: ignore[arg-type]


# -- runs that broke off --------------------------------------------------------------


def _explained(model: Model, result: Simulation, problem: Exception) -> SimulationStopped:
    """The error to raise, with the partial result and the last good state in it."""
    time = float(result.t[-1]) if len(result.t) else 0.0
    last = ""
    if len(result.t) and result.q.ndim == 2:
        last = f"q = {_short(result.q[-1])}, qd = {_short(result.qd[-1])}"
    joint = _singular_joint(model, result)
    runaway = bool(len(result.t)) and np.max(np.abs(result.qd[..., -1, :])) > 100
    if joint is not None:
        what = "the mass matrix is singular here: this joint moves without moving any inertia"
        hint = "give its bodies a mass or an inertia, or the drive one"
    elif isinstance(problem, FloatingPointError) or runaway:
        what = f"the motion diverges: {problem}" if str(problem) else "the motion diverges"
        hint = "the last good state is found here, the run until then in `result`; check the "
        hint += "signs and sizes of the gains, or take a smaller step"
    else:
        what = f"the integration cannot go on: {problem}"
        hint = "the run until here is in `result`; stiff loops need Radau, or smaller gains"
    error = SimulationStopped(what, element=joint, time=time, found=last, hint=hint)
    error.result = result
    return error


def _singular_joint(model: Model, result: Simulation) -> str | None:
    """The joint with the smallest share in a singular direction of M, if there is one."""
    if not len(result.t):
        return None
    q = result.q.reshape(-1, *result.q.shape[-2:])[0][-1]
    M = model.mass_matrix(q)
    if not np.isfinite(M).all():
        return None
    values, vectors = np.linalg.eigh(M)
    if values[-1] > 0 and values[0] > 1e-13 * values[-1]:
        return None
    return model.velocity_names[int(np.argmax(np.abs(vectors[:, 0])))]


def _short(values: Array) -> str:
    return np.array2string(values, precision=5, separator=", ", threshold=12)
