"""The free motion of a mechanism with loops or rolling constraints, with the checks of any run.

Ideal constraints do no work: without friction T + V stays what it was. The drift is how far the
state left the constraints before each projection (run/loops/projection.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from emdeg.exact.graph import ZERO
from emdeg.mechanics.terms.drives import friction_efforts
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array
from emdeg.run.loops.mechanism import constrained
from emdeg.run.loops.projection import (
    ConstrainedMotion,
    ConstrainedSystem,
    MotionInterrupted,
    MotionStopped,
)
from emdeg.run.simulate import checks
from emdeg.run.simulate.integrate import BUDGET
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.observe import limit_events
from emdeg.run.simulate.result import (
    Check,
    Simulation,
    SimulationInterrupted,
    SimulationStopped,
)

LARGEST_DRIFT = 1e-7


def simulate_constrained(
    robot: Robot,
    q0: Sequence[float] | None,
    qd0: Sequence[float] | None,
    times: Array,
    *,
    rtol: float = 1e-10,
    progress: Callable[[float], None] | None = None,
    budget: float = BUDGET,
) -> Simulation:
    """The mechanism from the assembled state nearest to this one, without efforts."""
    model, system = Model(robot), constrained(robot)
    try:
        made = system.simulate(
            model.configuration(q0), qd0, times, rtol=rtol, atol=rtol / 10, progress=progress,
            budget=budget,
        )  # fmt: skip
    except MotionStopped as stopped:
        error = SimulationStopped(
            stopped.message, element=stopped.element, time=stopped.time, found=stopped.found,
            expected=stopped.expected, hint=stopped.hint,
        )  # fmt: skip
        if stopped.result is not None:
            error.result = _observed(model, system, stopped.result, rtol, complete=False)
        raise error from stopped
    except MotionInterrupted as stopped:
        result = _observed(model, system, stopped.result, rtol, complete=False)
        raise SimulationInterrupted(str(stopped), result) from stopped
    return _observed(model, system, made, rtol)


def _observed(
    model: Model, system: ConstrainedSystem, made: ConstrainedMotion, rtol: float,
    *, complete: bool = True,
) -> Simulation:  # fmt: skip
    """The accelerations, energies and checks of a motion."""
    robot, times = model.robot, made.times
    tau = np.zeros((len(times), robot.nv))
    samples = zip(made.q, made.qd, tau, strict=True)
    qdd = np.array([np.asarray(system.motion(q, qd, none)[1]) for q, qd, none in samples])
    kinetic, potential = model.energies(made.q, made.qd)
    work = np.zeros(len(times))
    found = [
        Check(
            "constraints", max(made.drift.position, made.drift.velocity), LARGEST_DRIFT,
            "how far a step left them before it was projected back",
        )
    ]  # fmt: skip
    if not any(e is not ZERO for e in friction_efforts(robot)):
        found.append(checks.energy_balance(kinetic, potential, work, max(1e-8, 1e3 * rtol)))
    return Simulation(
        robot.name, model.velocity_names, model.coordinate_names, "DOP853, projected", times,
        made.q, made.qd, qdd, tau, work, kinetic, potential, tuple(found),
        limit_events(model, times, made.q, made.qd, tau), made.evaluations, complete,
    )  # fmt: skip
