"""Simulation: emdeg.simulate(robot, controller, q0, qd0, t).

    adaptive     SciPy's DOP853 (default), RK45, RK23, Radau, BDF, LSODA
    fixed step   rk4, semi_implicit, variational: the loop over steps is machine code; many initial
                 states run in the lanes of vectors and on all cores

Every run checks itself (checks.py). A run that cannot go on raises SimulationStopped with
the reason; its `result` holds everything up to the last good state (digest R63).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import UsageError, unknown
from emdeg.exact.graph import Expr
from emdeg.mechanics.methods.kane.speeds import Speeds
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.run.arrays import count_of, positive
from emdeg.run.control.laws import Controller, Law, constant, free, python
from emdeg.run.kernel.stepper import SCHEMES, VARIATIONAL
from emdeg.run.simulate.adaptive import Options, Progress, adaptive
from emdeg.run.simulate.closed_loop import closed_loop, refuse_inputs
from emdeg.run.simulate.fixed import fixed
from emdeg.run.simulate.integrate import BUDGET, SOLVERS
from emdeg.run.simulate.kane_form import simulate_speeds
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.monitor import monitored, watch
from emdeg.run.simulate.observe import observe
from emdeg.run.simulate.result import Simulation, SimulationStopped
from emdeg.run.simulate.times import sample_times
from emdeg.run.simulate.variational import variational

#: 100 ulp: SciPy takes no finer relative tolerance
FINEST = 100 * float(np.finfo(np.float64).eps)
#: energy that a fixed step may lose or gain, of what moved: above it the step is too large
ALLOWED = {"rk4": 1e-3, "semi_implicit": 5e-2, VARIATIONAL: 2e-2}


@public
def simulate(
    robot: RobotLike,
    controller: Controller | Law | Callable[..., Any] | ArrayLike | None = None,
    q0: ArrayLike | None = None,
    qd0: ArrayLike | None = None,
    t: float | ArrayLike = 10.0,
    *,
    integrator: str = "DOP853",
    step: float | None = None,
    rtol: float = 1e-10,
    atol: float = 1e-12,
    parameters: Mapping[str, float] | None = None,
    fastest: float = 1e4,
    threads: int | None = None,
    progress: Progress | None = None,
    optimise: str | None = None,
    speeds: Speeds | None = None,
    budget: float = BUDGET,
    monitor: Mapping[str, Expr | str] | None = None,
) -> Simulation:
    """Move the robot from (q0, qd0), by default at rest at q = 0, for `t` seconds.

    `controller` is a law (run.control), a function τ(t, q, q̇), constant efforts, or None. `t` is
    the end (201 samples) or the times of all samples. Fixed-step integrators need `step` in s; a
    Python controller is then called once a step and its effort held. Many initial states
    (N, n) need a fixed step; a Python controller sees them all at once, q and q̇ (N, n), and
    answers τ (N, n). A speed above `fastest` (rad/s, m/s) stops the run; `progress` is called with
    the simulated time. Adaptive runs may take `budget` evaluations for each second of
    the motion (for all of it, where it is shorter), for the steps of a law that switches shrink
    without end. Long runs are worth `optimise="-O1"`, a shorter program.
    `speeds` integrates Kane's generalized speeds instead of q̇ (run.simulate.kane_form). `monitor`
    follows quantities of your own, which should stay constant: an expression in the robot's
    symbols, or the name of a quantity, by a name of your choice (R65).
    """
    robot = as_robot(robot)
    watched = watch(robot, monitor or {})
    try:
        run = _simulated(
            robot, controller, q0, qd0, t, integrator=integrator, step=step, rtol=rtol, atol=atol,
            parameters=parameters, fastest=fastest, threads=threads, progress=progress,
            optimise=optimise, speeds=speeds, budget=budget,
        )  # fmt: skip
    except SimulationStopped as stopped:
        if stopped.result is not None:
            stopped.result = monitored(stopped.result, robot, watched, parameters or {})
        raise
    return monitored(run, robot, watched, parameters or {})


def _simulated(
    robot: Robot,
    controller: Controller | Law | Callable[..., Any] | ArrayLike | None,
    q0: ArrayLike | None,
    qd0: ArrayLike | None,
    t: float | ArrayLike,
    *,
    integrator: str,
    step: float | None,
    rtol: float,
    atol: float,
    parameters: Mapping[str, float] | None,
    fastest: float,
    threads: int | None,
    progress: Progress | None,
    optimise: str | None,
    speeds: Speeds | None,
    budget: float,
) -> Simulation:
    """The run itself."""
    known = SOLVERS if speeds is not None else (*SOLVERS, *SCHEMES, VARIATIONAL)
    if integrator not in known:
        raise unknown("integrator", integrator, known, argument="integrator")
    refuse_inputs(robot)
    model = Model(robot, dict(parameters or {}))
    law = _law(robot, controller)
    q, qd = model.configuration(q0), model.velocity(qd0)
    if q.ndim != qd.ndim or q.shape[:-1] != qd.shape[:-1]:
        qd = np.broadcast_to(qd, (*q.shape[:-1], robot.nv)) if qd.ndim == 1 else qd
        q = np.broadcast_to(q, (*qd.shape[:-1], robot.nq)) if q.ndim == 1 else q
    if q.shape[:-1] != qd.shape[:-1]:
        raise UsageError("q0 and qd0 have different numbers of states", found=qd.shape)
    if positive("rtol", rtol) < FINEST:
        raise UsageError("is finer than floating point can tell", argument="rtol", found=rtol,
                         expected=f"at least {FINEST:.1e}")  # fmt: skip
    options = Options(
        integrator,
        None if step is None else positive("step", step),
        float(rtol),
        positive("atol", atol),
        _limit("fastest", fastest),
        None if threads is None else count_of("threads", threads),
        progress,
        optimise,
        _limit("budget", budget),
    )
    x0 = np.concatenate([q, qd, np.zeros((*q.shape[:-1], 1))], axis=-1)
    if speeds is not None:
        return simulate_speeds(model, speeds, law, x0, sample_times(t), options)
    if integrator in SOLVERS:
        kernel = model.jit(closed_loop(robot, law, dynamics=model.dynamics(optimise)))
        history = adaptive(model, law, kernel, x0, sample_times(t), options)
        return observe(model, law, history, integrator, options.allowed)
    held = None
    if integrator == VARIATIONAL:
        history = variational(model, law, x0, t, options)
    else:
        history, held = fixed(model, law, x0, t, options)
    if progress is not None:
        progress(float(history.times[-1]) if len(history.times) else 0.0)
    how = f"{integrator}, h = {options.step:g} s"
    return observe(model, law, history, how, ALLOWED[integrator], held)


def _limit(argument: str, most: float) -> float:
    """A positive number, or infinity for no limit."""
    return np.inf if most == np.inf else positive(argument, most)


# -- input ----------------------------------------------------------------------------


def _law(robot: Robot, controller: Any) -> Law:
    if controller is None:
        return free(robot)
    if isinstance(controller, Law):
        return controller
    if not callable(controller):
        return constant(controller)(robot)
    try:
        takes = len(inspect.signature(controller).parameters)
    except (TypeError, ValueError):
        takes = 3
    if takes == 1:
        law = controller(robot)
        if not isinstance(law, Law):
            raise UsageError(
                "a controller of one argument makes a Law for a robot", argument="controller",
                found=type(law).__name__, hint="a function of the state takes (t, q, qd)",
            )  # fmt: skip
        return law
    return python(controller)(robot)
