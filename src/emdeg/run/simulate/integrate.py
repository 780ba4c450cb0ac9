"""Adaptive integration by SciPy's solvers, sample by sample, with a clear end when it breaks.

    ẋ = f(t, x)       DOP853, RK45, RK23 (explicit); Radau, BDF, LSODA (stiff)

The solver is driven step by step, so progress can be shown, and whatever happens (also a law that
fails, or Ctrl-C) everything up to the last good step is kept. Rates that jump (bang-bang laws, dry
friction) make steps shrink without end: a budget of evaluations ends that. Unit quaternions are
normalised wherever they are read.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.optional import optional
from emdeg.run.arrays import Array

BUDGET = 1e6  # evaluations for a second of the motion: far above what smooth motions need
WINDOW = 20_000  # evaluations after which the clock of the motion is looked at
SOLVERS = ("DOP853", "RK45", "RK23", "Radau", "BDF", "LSODA")


class NotFinite(ArithmeticError):
    """The rates are infinite or not numbers."""

    def __str__(self) -> str:
        return "the rates are not finite"


class Stuck(ArithmeticError):
    """Steps that become too small, or too many evaluations for too little time."""


@dataclass(frozen=True, eq=False)
class History:
    """Samples (K, columns) at `times` (K,); `problem` says why there are fewer than asked for."""

    times: Array
    states: Array
    evaluations: int
    problem: BaseException | None = None


def integrate(
    rates: Callable[[float, Array], Array],
    x0: Array,
    times: Array,
    *,
    method: str = "DOP853",
    rtol: float = 1e-10,
    atol: float = 1e-12,
    spheres: Sequence[int] = (),
    watch: Callable[[float, Array], None] | None = None,
    settle: Callable[[Array], Array] | None = None,
    budget: float = BUDGET,
) -> History:
    """x at the given times by one of SOLVERS. `watch(t, x)` is told each step and may raise.

    `settle(x)` puts a state back where it belongs, after each step and at each sample; without, the
    quaternions at `spheres` are normalised wherever they are read. `budget` is how many evaluations
    a second of the motion may take, or all of it where it is shorter; looked at every WINDOW.
    """
    solvers = optional("scipy.integrate", "simulate", f"the solver {method}")
    count, looked = 0, float(times[0])
    least = WINDOW / budget * min(1.0, float(times[-1] - times[0]))  # s that WINDOW must bring

    def right(t: float, x: Array) -> Array:
        nonlocal count, looked
        count += 1
        if count % WINDOW == 0:
            if good[0] - looked < least:
                raise Stuck(f"{WINDOW} evaluations moved the time by {good[0] - looked:.1e} s")
            looked = good[0]
        found = rates(t, normalised(x, spheres))
        if not np.isfinite(found).all():
            raise NotFinite
        return found

    states = [normalised(x0, spheres)]
    done = 1
    good = float(times[0]), states[0]
    try:
        solver: Any = getattr(solvers, method)(
            right, float(times[0]), x0, float(times[-1]), rtol=rtol, atol=atol
        )
        while done < len(times):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # its message becomes ours
                message = solver.step()
            if solver.status == "failed":
                raise Stuck(str(message or "the step size became too small").rstrip("."))
            dense = solver.dense_output()
            while done < len(times) and times[done] <= solver.t:
                sample = normalised(np.asarray(dense(times[done])), spheres)
                states.append(sample if settle is None else settle(sample))
                done += 1
            if watch is not None:
                watch(solver.t, solver.y)
            if settle is not None:
                solver.y = settle(solver.y)
                solver.f = right(solver.t, solver.y)
            good = float(solver.t), normalised(np.array(solver.y), spheres)
    except (ArithmeticError, RuntimeFailure, KeyboardInterrupt) as problem:
        kept = times[:done]
        if good[0] > kept[-1]:  # the last good state is worth a sample of its own
            kept, states = np.append(kept, good[0]), [*states, good[1]]
        return History(kept, np.array(states), count, problem)
    return History(times, np.array(states), count)


def normalised(x: Array, spheres: Sequence[int]) -> Array:
    """x with its quaternions at length one."""
    if not spheres:
        return x
    x = np.array(x)
    for start in spheres:
        x[start : start + 4] /= np.linalg.norm(x[start : start + 4])
    return x
