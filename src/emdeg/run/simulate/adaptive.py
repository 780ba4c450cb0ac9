"""The driver of adaptive runs: x = (q, v, work), v the speeds that are integrated.

v is q̇, or Kane's generalized speeds u; either way the kernel of (q, v, work, signals) gives the
rates of all three first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from emdeg.errors import UsageError
from emdeg.run.arrays import Array
from emdeg.run.control.laws import Law
from emdeg.run.kernel.kernel import Kernel
from emdeg.run.simulate.integrate import BUDGET, History, integrate
from emdeg.run.simulate.model import Model

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Options:
    """How to integrate."""

    integrator: str
    step: float | None
    rtol: float
    atol: float
    fastest: float
    threads: int | None
    progress: Progress | None
    optimise: str | None
    budget: float = BUDGET

    @property
    def allowed(self) -> float:
        """Energy that an adaptive run may lose or gain, of what moved."""
        return max(1e-9, 1e3 * self.rtol)


def adaptive(
    model: Model, law: Law, kernel: Kernel, x0: Array, times: Array, options: Options
) -> History:
    """The states at the given times, as far as the motion goes."""
    if x0.ndim != 1:
        raise UsageError(
            "adaptive integrators take one state", argument="q0", found=x0.shape,
            hint="many states run together with integrator='rk4' and a step",
        )  # fmt: skip
    nq, nv = model.robot.nq, model.robot.nv
    work = np.zeros(1)

    def rates(t: float, x: Array) -> Array:
        q, v = x[:nq], x[nq : nq + nv]
        return np.concatenate(kernel(q, v, work, *law.inputs(t, q, v))[:3])

    def watch(t: float, x: Array) -> None:
        v = x[nq : nq + nv]
        if not np.all(np.abs(v) <= options.fastest):
            k = int(np.argmax(np.abs(v)))
            raise FloatingPointError(f"{model.velocity_names[k]} moves at {v[k]:.3g} per second")
        if options.progress is not None:
            options.progress(t)

    return integrate(
        rates, x0, times, method=options.integrator, rtol=options.rtol, atol=options.atol,
        spheres=model.spheres, watch=watch, budget=options.budget,
    )  # fmt: skip
