"""From states to a Simulation: accelerations, efforts, energies, checks and limits of a run.

A run that broke off says why: divergence, a singular mass matrix, or too small a step.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from emdeg.exact.graph import ZERO
from emdeg.mechanics.terms.drives import friction_efforts
from emdeg.run.arrays import Array
from emdeg.run.control.answers import LawFailed, short
from emdeg.run.control.laws import Law
from emdeg.run.simulate import checks
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.integrate import History, Stuck
from emdeg.run.simulate.model import Model, along
from emdeg.run.simulate.result import (
    LimitEvent,
    Simulation,
    SimulationInterrupted,
    SimulationStopped,
)


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
    history, signals = _signals(model, law, history, held)
    times, states = history.times, history.states
    if not len(times):
        raise _explained(model, None, history.problem) from _reason(history.problem)
    nq, nv = model.robot.nq, model.robot.nv
    q = np.ascontiguousarray(states[..., :nq])
    qd = np.ascontiguousarray(states[..., nq : nq + nv])
    work = np.ascontiguousarray(states[..., -1])
    qdd, tau = _accelerations(model, law, q, qd, signals)
    kinetic, potential = model.energies(q, qd)
    made = [
        checks.energy_balance(kinetic, potential, work, allowed),
        checks.inverse_dynamics(
            model.efforts(q, qd, qdd), tau, model.efforts(q, qd, np.zeros_like(qd))
        ),
    ]
    whole = model.momentum(q, qd) if model.free_axes else np.zeros_like(qd)
    scale = float(np.max(np.abs(whole))) if whole.size else 0.0
    rubbing = friction_efforts(model.robot)
    momenta = {model.velocity_names[k]: whole[..., k] for k in model.free_axes}  # (M q̇)_k
    for k, (name, values) in zip(model.free_axes, momenta.items(), strict=True):
        if rubbing[k] is ZERO and not tau[..., k].any():
            made.append(checks.free_momentum(name, values, scale, allowed))
    found = Simulation(
        model.robot.name, model.velocity_names, model.coordinate_names, integrator, times, q,
        qd, qdd, tau, work, kinetic, potential, tuple(made),
        limit_events(model, times, q, qd, tau), history.evaluations, history.problem is None,
        momenta,
    )  # fmt: skip
    if history.problem is not None:
        raise _explained(model, found, history.problem) from _reason(history.problem)
    return found


def _signals(
    model: Model, law: Law, history: History, held: Array | None
) -> tuple[History, Array | None]:
    """The signals of the samples; the run ends before the first that the law does not answer."""
    if not law.signals or held is not None:
        return history, held
    times, states = history.times, history.states
    if law.feedback is None:
        return history, law.table(times)
    nq, nv = model.robot.nq, model.robot.nv
    found: list[Array] = []
    problem = history.problem
    try:
        for t, x in zip(times, states, strict=True):
            found.append(law.commanded(t, x[:nq], x[nq : nq + nv]))
    except (LawFailed, KeyboardInterrupt) as stop:
        problem = problem or stop
    count = len(found)
    cut = replace(history, times=times[:count], states=states[:count], problem=problem)
    return cut, np.array(found).reshape(count, len(law.signals))


def _accelerations(
    model: Model, law: Law, q: Array, qd: Array, signals: Array | None
) -> tuple[Array, Array]:
    """(q̈, τ) of the closed loop along the histories."""
    program = closed_loop(model.robot, law, ("qdd", "tau"), dynamics=model.dynamics())
    kernel = model.jit(program)
    arrays = [q, qd]
    if signals is not None:
        shape = (*q.shape[:-1], len(law.signals))
        arrays.append(np.ascontiguousarray(np.broadcast_to(signals, shape)))
    qdd, tau = along(kernel, *arrays)
    return qdd, tau


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


def _explained(
    model: Model, result: Simulation | None, problem: BaseException | None
) -> SimulationStopped | SimulationInterrupted:
    """What to raise, with the partial result and the last good state in it."""
    time = 0.0 if result is None else float(result.t[-1])
    if isinstance(problem, KeyboardInterrupt):
        return SimulationInterrupted(f"interrupted; `result` is the run until {time:g} s", result)
    if isinstance(problem, LawFailed):
        kept = "nothing moved before" if result is None else "the run until then is in `result`"
        given = {"found": problem.found, "expected": problem.expected}
        error = SimulationStopped(
            problem.message, element=problem.element, time=problem.time, hint=kept, **given
        )
    else:
        error = _broken(model, result, problem, time)
    error.result = result
    return error


def _reason(problem: BaseException | None) -> BaseException | None:
    """What a user's own function raised, or what stopped the integrator."""
    return problem.__cause__ or problem if problem is not None else None


def _broken(
    model: Model, result: Simulation | None, problem: BaseException | None, time: float
) -> SimulationStopped:
    """A singular mass matrix, a motion that diverges, or steps without end."""
    joint, last, runaway = None, "", False
    if result is not None:
        joint = _singular_joint(model, result)
        runaway = bool(np.max(np.abs(result.qd[..., -1, :])) > 100)
        if result.q.ndim == 2:
            last = f"q = {short(result.q[-1])}, qd = {short(result.qd[-1])}"
    if joint is not None:
        what = "the mass matrix is singular here: this joint moves without moving any inertia"
        hint = "give its bodies a mass or an inertia, or the drive one"
    elif isinstance(problem, FloatingPointError) or runaway:
        what = f"the motion diverges: {problem}" if str(problem) else "the motion diverges"
        hint = "the last good state is found here, the run until then in `result`; check the "
        hint += "signs and sizes of the gains, or take a smaller step"
    elif isinstance(problem, Stuck):
        what = f"the steps become too small to go on: {problem}"
        hint = "a law that switches (bang-bang, sign) or dry friction makes them shrink without "
        hint += "end: smooth it (tanh), hold it by a fixed step (rk4), or give a larger budget; "
        hint += "stiff loops need Radau. The run until here is in `result`"
    else:
        what = f"the integration cannot go on: {problem}"
        hint = "the run until here is in `result`; stiff loops need Radau, or smaller gains"
    return SimulationStopped(what, element=joint, time=time, found=last or None, hint=hint)


def _singular_joint(model: Model, result: Simulation) -> str | None:
    """The joint with the smallest share in a singular direction of M, if there is one."""
    q = result.q.reshape(-1, *result.q.shape[-2:])[0][-1]
    M = model.mass_matrix(q)
    if not np.isfinite(M).all():
        return None
    values, vectors = np.linalg.eigh(M)
    if values[-1] > 0 and values[0] > 1e-13 * values[-1]:
        return None
    return model.velocity_names[int(np.argmax(np.abs(vectors[:, 0])))]
