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
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from emdeg.errors import UsageError
from emdeg.mechanics.methods.kane.speeds import Speeds
from emdeg.robot.robot import Robot
from emdeg.run.control.laws import Controller, Law, constant, free, python
from emdeg.run.kernel.kernel import jit
from emdeg.run.kernel.stepper import SCHEMES, Stepper
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.integrate import SOLVERS, History, NotFinite, integrate
from emdeg.run.simulate.kane_form import simulate_speeds
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.observe import observe
from emdeg.run.simulate.result import Simulation, SimulationStopped
from emdeg.run.simulate.stops import explain
from emdeg.run.simulate.times import grid, sample_times
from emdeg.run.simulate.variational import simulate_variational

Array = NDArray[np.float64]
Progress = Callable[[float], None]
#: energy that a fixed step may lose or gain, of what moved: above it the step is too large
ALLOWED = {"rk4": 1e-3, "semi_implicit": 5e-2}


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


def simulate(
    robot: Robot,
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
) -> Simulation:
    """Move the robot from (q0, qd0), by default at rest at q = 0, for `t` seconds.

    `controller` is a law (run.control), a function τ(t, q, q̇), constant efforts, or None. `t` is
    the end (201 samples) or the times of all samples. Fixed-step integrators need `step` in s; a
    Python controller is then called once a step and its effort held. Many initial states
    (N, n) need a fixed step. A speed above `fastest` (rad/s, m/s) stops the run; `progress` is
    called with the simulated time. Long runs are worth `optimise="-O1"`, a shorter program.
    `speeds` integrates Kane's generalized speeds instead of q̇ (run.simulate.kane_form).
    """
    model = Model(robot, dict(parameters or {}))
    law = _law(robot, controller)
    q, qd = model.configuration(q0), model.velocity(qd0)
    if q.ndim != qd.ndim or q.shape[:-1] != qd.shape[:-1]:
        qd = np.broadcast_to(qd, (*q.shape[:-1], robot.nv)) if qd.ndim == 1 else qd
        q = np.broadcast_to(q, (*qd.shape[:-1], robot.nq)) if q.ndim == 1 else q
    if q.shape[:-1] != qd.shape[:-1]:
        raise UsageError("q0 and qd0 have different numbers of states", found=qd.shape)
    options = Options(
        integrator, step, rtol, atol, fastest, threads, progress, optimise
    )  # fmt: skip
    x0 = np.concatenate([q, qd, np.zeros((*q.shape[:-1], 1))], axis=-1)
    if speeds is not None:
        return _in_speeds(model, law, x0, sample_times(t), options, speeds)
    if integrator in SOLVERS:
        return _adaptive(model, law, x0, sample_times(t), options)
    if integrator == "variational":
        return simulate_variational(model, law, x0, t, step, progress)
    if integrator in SCHEMES:
        return _fixed(model, law, x0, t, options)
    raise UsageError(
        "is no integrator", argument="integrator", found=integrator,
        expected=", ".join((*SOLVERS, *SCHEMES, "variational")),
    )  # fmt: skip


# -- adaptive -------------------------------------------------------------------------


def _adaptive(model: Model, law: Law, x0: Array, times: Array, options: Options) -> Simulation:
    if x0.ndim != 1:
        raise UsageError(
            "adaptive integrators take one state", argument="q0", found=x0.shape,
            hint="many states run together with integrator='rk4' and a step",
        )  # fmt: skip
    nq, nv = model.robot.nq, model.robot.nv
    program = closed_loop(model.robot, law, optimise=options.optimise)
    kernel = jit(program, parameters=_known(model, program.parameters))
    work = np.zeros(1)

    def rates(t: float, x: Array) -> Array:
        q, qd = x[:nq], x[nq : nq + nv]
        found = kernel(q, qd, work, *_signals(law, t, q, qd))
        return np.concatenate([found[0], found[1], found[2]])

    def watch(t: float, x: Array) -> None:
        _refuse_speed(model, t, x[nq : nq + nv], options.fastest)
        if options.progress is not None:
            options.progress(t)

    history = integrate(
        rates, x0, times, method=options.integrator, rtol=options.rtol, atol=options.atol,
        spheres=model.spheres, watch=watch,
    )  # fmt: skip
    allowed = max(1e-9, 1e3 * options.rtol)
    result = observe(model, law, history.times, history.states, options.integrator, allowed)
    return _finished(model, result, history, len(times))


def _in_speeds(
    model: Model, law: Law, x0: Array, times: Array, options: Options, speeds: Speeds
) -> Simulation:
    if x0.ndim != 1 or law.feedback is not None:
        raise UsageError(
            "generalized speeds take one state and a law that can be compiled", argument="speeds"
        )

    def signals(t: float, q: Array, u: Array) -> tuple[Array, ...]:
        return _signals(law, t, q, u)

    return simulate_speeds(
        model, speeds, law, x0, times, signals=signals, integrator=options.integrator,
        rtol=options.rtol, atol=options.atol,
    )  # fmt: skip


def _finished(model: Model, result: Any, history: History, wanted: int) -> Simulation:
    made: Simulation = result(history.evaluations, len(history.times) == wanted)
    if history.problem is not None:
        raise explain(model, made, history.problem)
    return made


def _signals(law: Law, t: float, q: Array, qd: Array) -> tuple[Array, ...]:
    if law.feedback is not None:
        return (_effort(law, t, q, qd),)
    if law.sample is not None and law.signals:
        return (np.ascontiguousarray(law.sample(np.asarray(t))),)
    return ()


def _effort(law: Law, t: float, q: Array, qd: Array) -> Array:
    assert law.feedback is not None
    found = np.asarray(law.feedback(t, q.copy(), qd.copy()), dtype=np.float64)
    if found.shape != (len(law.efforts),):
        raise UsageError(
            "returns the wrong shape", argument="controller", element=law.name,
            found=found.shape, expected=(len(law.efforts),),
        )  # fmt: skip
    return found


def _refuse_speed(model: Model, t: float, qd: Array, fastest: float) -> None:
    if not np.all(np.abs(qd) <= fastest):
        k = int(np.argmax(np.abs(qd)))
        raise FloatingPointError(f"{model.velocity_names[k]} moves at {qd[k]:.3g} per second")


# -- fixed steps ----------------------------------------------------------------------


def _fixed(model: Model, law: Law, x0: Array, t: float | ArrayLike, options: Options) -> Simulation:
    nq, nv = model.robot.nq, model.robot.nv
    h, steps, every = grid(t, options.step)
    program = closed_loop(model.robot, law, ("q_rate", "qdd", "power"), optimise=options.optimise)
    stepper = Stepper(
        program, options.integrator, spheres=model.spheres,
        parameters=_known(model, program.parameters),
    )  # fmt: skip
    stages = 4 if options.integrator == "rk4" else 1
    name = f"{options.integrator}, h = {h:g} s"
    if law.feedback is not None:
        times, states, tau = _sampled_control(model, law, stepper, x0, h, steps, every, options)
    else:
        signals = None
        if law.sample is not None and law.signals:
            rows = stepper.signal_rows(steps)
            pace = h / 2 if stages == 4 else h
            signals = law.sample(pace * np.arange(rows, dtype=np.float64))
        made = stepper.run(x0, h, steps, every=every, signals=signals, threads=options.threads)
        times, states, tau = made.times, made.states, None
    speeds = states[..., nq : nq + nv]
    with np.errstate(invalid="ignore"):
        wrong = ~np.isfinite(states).all(axis=-1) | (np.abs(speeds) > options.fastest).any(axis=-1)
    bad = np.flatnonzero(wrong.reshape(-1, len(times)).any(axis=0))
    count = int(bad[0]) if len(bad) else len(times)
    if options.progress is not None:
        options.progress(float(times[max(count - 1, 0)]))
    kept = states[..., :count, :]
    held = None if tau is None else tau[:count]
    result = observe(model, law, times[:count], kept, name, ALLOWED[options.integrator], held)
    problem = None
    if count < len(times):
        state = states[..., min(count, len(times) - 1), :].reshape(-1, states.shape[-1])[0]
        problem = NotFinite(float(times[count]), state)
    history = History(times[:count], kept, stages * steps, problem)
    return _finished(model, result, history, len(times))


def _sampled_control(
    model: Model, law: Law, stepper: Stepper, x0: Array, h: float, steps: int, every: int,
    options: Options,
) -> tuple[Array, Array, Array]:  # fmt: skip
    """A Python controller, called once a step; its effort is held until the next."""
    if x0.ndim != 1:
        raise UsageError(
            "a Python controller moves one robot", argument="controller", element=law.name,
            hint="write it as motion.laws.expression to run many",
        )  # fmt: skip
    nq, nv = model.robot.nq, model.robot.nv
    rows = stepper.signal_rows(1)
    x = x0.copy()
    states, efforts = [x0], [_effort(law, 0.0, x0[:nq], x0[nq : nq + nv])]
    tau = efforts[0]
    for k in range(1, steps + 1):
        x = stepper.run(x, h, 1, signals=np.tile(tau, (rows, 1))).states[-1]
        ended = not np.isfinite(x).all()
        if not ended:
            tau = _effort(law, k * h, x[:nq], x[nq : nq + nv])
        if k % every == 0 or ended:
            states.append(x)
            efforts.append(tau)
            if options.progress is not None:
                options.progress(k * h)
        if ended:
            break
    times = h * every * np.arange(len(states), dtype=np.float64)
    return times, np.array(states), np.array(efforts)


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


def _known(model: Model, taken: Mapping[str, float | None]) -> dict[str, float]:
    """The values of the run for the parameters that a program takes."""
    unknown = [name for name in model.parameters if name not in _names(model.robot)]
    if unknown:
        raise UsageError(f"robot {model.robot.name!r} has no parameter {unknown[0]!r}")
    missing = [n for n, v in taken.items() if v is None and n not in model.parameters]
    if missing:
        raise UsageError(
            "these parameters have no value: " + ", ".join(missing[:10]), argument="parameters",
            hint="give them by simulate(…, parameters={…})",
        )  # fmt: skip
    return {name: value for name, value in model.parameters.items() if name in taken}


def _names(robot: Robot) -> set[str]:
    return {s.name for s in robot.symbols} | {s.name for s in robot.parameters}


__all__ = ["SimulationStopped", "simulate"]
