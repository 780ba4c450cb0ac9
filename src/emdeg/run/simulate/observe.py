"""From states to a Simulation: accelerations, efforts, energies, checks and limits of a run."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from emdeg.exact.graph import ZERO
from emdeg.run.control.laws import Law
from emdeg.run.simulate import checks
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.integrate import History
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import LimitEvent, Simulation
from emdeg.run.simulate.stops import explain

Array = NDArray[np.float64]


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
    whole = np.asarray(model.momentum(q, qd)) if model.free_axes else np.zeros_like(qd)
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
        raise explain(model, found, history.problem)
    return found


def _accelerations(
    model: Model, law: Law, times: Array, q: Array, qd: Array, held: Array | None
) -> tuple[Array, Array]:
    """(q̈, τ) of the closed loop along the histories."""
    kernel = model.jit(closed_loop(model.robot, law, ("qdd", "tau")))
    arrays = [q, qd]
    if law.signals:
        if held is not None:
            signals = held
        elif law.feedback is not None:
            rows = [law.feedback(float(t), q[k], qd[k]) for k, t in enumerate(times)]
            signals = np.array(rows, dtype=np.float64).reshape(len(times), -1)
        else:
            assert law.sample is not None
            signals = law.sample(times)
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
        if joint.floating:
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
