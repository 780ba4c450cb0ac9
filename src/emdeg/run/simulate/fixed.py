"""The driver of runs by fixed steps: whole ones in machine code, then a shorter one until t.

    t = 1, h = 0.07      14 steps of 0.07 s and one of 0.02 s

A Python controller is called once a step, with all states at once, and its efforts are held until
the next: in the machine code they are a part of the state that does not move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from emdeg.program.ir import Output, Program, Value
from emdeg.program.ops import CONST
from emdeg.run.arrays import Array
from emdeg.run.control.answers import LawFailed
from emdeg.run.control.laws import Law
from emdeg.run.kernel.stepper import Stepper, StepsInterrupted
from emdeg.run.simulate.adaptive import Options
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.integrate import History, NotFinite
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.times import Grid, grid


def fixed(
    model: Model, law: Law, x0: Array, t: float | ArrayLike, options: Options
) -> tuple[History, Array | None]:
    """The states of a run, and the efforts that a Python controller held."""
    when = grid(t, options.step)
    dynamics = model.dynamics(options.optimise)
    program = closed_loop(model.robot, law, ("q_rate", "qdd", "power"), dynamics=dynamics)
    if law.feedback is not None:
        program = _holding(program, model.robot.nv)
    stepper = Stepper(
        program, options.integrator, spheres=model.spheres, parameters=model.known(program)
    )
    if law.feedback is not None:
        history, tau = _sampled_control(model, law, stepper, x0, when, options)
    else:
        history, tau = stepped(lambda h: stepper, law, x0, when, options.threads), None
    stages = 4 if options.integrator == "rk4" else 1
    history = replace(history, evaluations=stages * history.evaluations)
    history = _until_wrong(model, history, options.fastest)
    return history, None if tau is None else tau[..., : len(history.times), :]


def stepped(
    stepper: Callable[[float], Stepper], law: Law, x0: Array, when: Grid, threads: int | None,
    broke: type[ArithmeticError] = NotFinite,
) -> History:  # fmt: skip
    """The samples of a run, as far as it goes; `stepper(h)` makes steps of h."""
    x, made, samples = x0, 0, [x0[..., None, :]]
    problem: BaseException | None = None
    parts = [(0.0, when.h, when.steps, when.every), (when.h * when.steps, when.last, 1, 1)]
    for start, h, steps, every in parts:
        if not (h and steps):
            continue
        machine = stepper(h)
        signals = law.table(machine.signal_times(h, steps, start))
        try:
            found = machine.run(x, h, steps, every=every, signals=signals, threads=threads)
        except StepsInterrupted as interrupt:
            found, problem = interrupt.steps, interrupt
        made += found.done
        if found.done < steps:
            problem = problem or broke()
            samples.append(found.states[..., 1 : found.done // every + 1, :])
            break
        inner = when.last and start == 0.0 and steps % every  # its end is no sample of the run
        samples.append(found.states[..., 1 : -1 if inner else None, :])
        x = found.states[..., -1, :]
    states = np.concatenate(samples, axis=-2)
    return History(when.times[: states.shape[-2]], states, made, problem)


def _until_wrong(model: Model, history: History, fastest: float) -> History:
    """Until a speed is above `fastest`, or a number is none."""
    nq, nv = model.robot.nq, model.robot.nv
    times, states = history.times, history.states
    speeds = states[..., nq : nq + nv]
    with np.errstate(invalid="ignore"):
        wrong = ~np.isfinite(states).all(axis=-1) | (np.abs(speeds) > fastest).any(axis=-1)
    bad = np.flatnonzero(wrong.reshape(int(np.prod(wrong.shape[:-1])), -1).any(axis=0))
    if not len(bad):
        return history
    count = int(bad[0])
    return History(times[:count], states[..., :count, :], history.evaluations, NotFinite())


def _sampled_control(
    model: Model, law: Law, stepper: Stepper, x0: Array, when: Grid, options: Options
) -> tuple[History, Array]:
    """A Python controller, called once a step: q (n,) or (N, n), and as many efforts."""
    nq, nv = model.robot.nq, model.robot.nv
    total = when.steps + bool(when.last)
    x, now, k = x0, 0.0, 0
    times: list[float] = []
    states: list[Array] = []
    efforts: list[Array] = []
    problem: BaseException | None = None
    try:
        for k in range(total + 1):
            now = when.end if k == total else k * when.h
            tau = law.commanded(now, x[..., :nq], x[..., nq : nq + nv])
            if k == total or k % when.every == 0:
                times.append(now)
                states.append(x)
                efforts.append(tau)
                if options.progress is not None:
                    options.progress(now)
            if k < total:
                h = when.h if k < when.steps else when.last
                held = np.concatenate([x, tau], axis=-1)
                found = stepper.run(held, h, 1, threads=options.threads).states
                x = found[..., -1, : x0.shape[-1]]
                if not np.isfinite(x).all():
                    raise NotFinite
    except (ArithmeticError, LawFailed, KeyboardInterrupt) as stop:
        problem = stop
    none = np.empty((*x0.shape[:-1], 0, x0.shape[-1]))
    samples = np.stack(states, axis=-2) if states else none
    held = np.stack(efforts, axis=-2) if efforts else none[..., :nv]
    return History(np.array(times), samples, k, problem), held


def _holding(program: Program, efforts: int) -> Program:
    """The program of a step whose signals, the efforts, are state too: their rate is zero."""
    zero = len(program.values)
    held = Output("held", (efforts,), (zero,) * efforts)
    return replace(
        program, values=(*program.values, Value(CONST, 0)), outputs=(*program.outputs, held)
    )
