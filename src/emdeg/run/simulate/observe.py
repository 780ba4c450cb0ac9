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
    momenta = _momenta(model, q, qd)
    friction = _friction(model, qd)
    scale = float(np.max(np.abs(model.momentum(q, qd)))) if q.size else 0.0
    for name, (k, values) in momenta.items():
        effort = np.abs(tau[..., k]) + np.abs(friction[..., k])
        check = checks.free_momentum(name, values, effort, scale, allowed)
        if check is not None:
            made.append(check)

    found = Simulation(
        model.robot.name, model.velocity_names, model.coordinate_names, integrator, times, q,
        qd, qdd, tau, work, kinetic, potential, tuple(made),
        limit_events(model, times, q, qd, tau), history.evaluations, history.problem is None,
        {name: values for name, (_, values) in momenta.items()},
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


def _momenta(model: Model, q: Array, qd: Array) -> dict[str, tuple[int, Array]]:
    """(M q̇)_i about every free axis."""
    if not model.free_axes:
        return {}
    whole = np.asarray(model.momentum(q, qd))
    return {model.velocity_names[k]: (k, whole[..., k]) for k in model.free_axes}


def _friction(model: Model, qd: Array) -> Array:
    """Zero exactly where a joint has none."""
    found = np.zeros_like(qd)
    for k, joint in model.robot.by_coordinate.items():
        f = joint.friction
        if not joint.floating and (f.viscous is not ZERO or f.coulomb is not ZERO):
            found[..., k] = 1.0
    return found


def limit_events(
    model: Model, times: Array, q: Array, qd: Array, tau: Array
) -> tuple[LimitEvent, ...]:
    """Joints that left their limits, for one state."""
    if q.ndim != 2:
        return ()
    robot, names = model.robot, model.velocity_names
    joints = [(k, j) for k, j in sorted(robot.by_coordinate.items()) if not j.floating]
    rows = [robot.configuration_index(k) for k, _ in joints]
    own = [names[k] for k, _ in joints]
    lower = [_or(j.limits.lower, -np.inf) for _, j in joints]
    upper = [_or(j.limits.upper, np.inf) for _, j in joints]
    speed = [_or(j.limits.velocity, np.inf) for _, j in joints]
    effort = [_or(j.limits.effort, np.inf) for _, j in joints]
    columns = [k for k, _ in joints]
    found: list[LimitEvent] = []
    for values, low, high, kind in (
        (q[:, rows], lower, upper, "position"),
        (qd[:, columns], [-v for v in speed], speed, "velocity"),
        (tau[:, columns], [-e for e in effort], effort, "effort"),
    ):
        found += checks.limit_events(times, values, low, high, own, kind)
    return tuple(found)


def _or(limit: object, otherwise: float) -> float:
    return otherwise if limit is None else float(limit)  # type: ignore[arg-type]
