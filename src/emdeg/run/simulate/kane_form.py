"""State equations in Kane's generalized speeds: simulation of u̇ instead of q̈ (digest R63).

    q̇ = W u + X                                                    kinematical equations
    −X_rs u̇_s = K_r(gravity) + Σ_j W_jr (Q_j − friction_j) + Z_r       (Kane 88, 117)

u = A(q,t) q̇ + B(q,t) are the user's (methods.kane.speeds): for the Stanford arm the measure numbers
of an angular velocity, which makes the equations shorter. Motor inertias add Wᵀ I_m (W u̇ + drift).
"""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np

from emdeg.errors import DeriveError, UsageError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.mechanics.coordinates import rates as configuration_rates
from emdeg.mechanics.factorisation import solve_symmetric
from emdeg.mechanics.methods.kane import kane
from emdeg.mechanics.methods.kane.speeds import Speeds
from emdeg.mechanics.quantities.quantity import Entries, entries
from emdeg.mechanics.terms import drives
from emdeg.program.interface import robot_program
from emdeg.program.ir import Program
from emdeg.robot.model.inertia import symmetric
from emdeg.robot.model.speeds import TIME
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array
from emdeg.run.control.laws import Law
from emdeg.run.simulate.adaptive import Options, adaptive
from emdeg.run.simulate.closed_loop import WORK, net_efforts, refuse_inputs
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.observe import observe
from emdeg.run.simulate.result import Simulation


class TimedLaw(Law):
    """A law whose closed loop takes the time too: its speeds depend on it."""

    @property
    def columns(self) -> list[tuple[str, tuple[Expr, ...]]]:
        """The signals, if there are any, and t."""
        return [*super().columns, ("t", (TIME,))]

    def inputs(self, t: float, q: Array, qd: Array) -> tuple[Array, ...]:
        """The signals of one moment, and the moment."""
        return *super().inputs(t, q, qd), np.array([t])


def speeds_program(robot: Robot, speeds: Speeds, law: Law) -> Program:
    """q_rate (nq), ud (n), power (1) and qd (n) of (q, u, work, signals, t where it occurs)."""
    refuse_inputs(robot)
    if any(b.joint.mimic for b in robot.bodies):
        raise DeriveError("Kane's speeds are for robots without mimic joints", method="kane")
    parts = kane.rigid_body(robot, speeds).intermediates
    W, rates = speeds.W, Vector(speeds.rates)
    velocity = dict(zip(robot.qd, rates, strict=True))
    efforts = Vector(substitute(list(net_efforts(robot, law)), velocity))
    motors = drives.drive_inertia(robot)
    drift = kane.rate_drift(robot, speeds, rates)
    inertia = W.T @ motors @ W - parts["X"]
    still = {**velocity, **dict.fromkeys(robot.qdd, ZERO)}  # friction, springs, coupled rotors
    law_efforts, passive = (
        Vector(substitute(list(v), still)) for v in (law.efforts, drives.drive_efforts(robot))
    )
    right = parts["K_gravity"] + parts["K_star_rest"]
    right = right + W.T @ (law_efforts - passive - motors @ drift)
    moving = configuration_rates(robot)
    outputs: dict[str, Entries] = {
        "q_rate": ((robot.nq,), substitute([moving[s] for s in robot.q], velocity)),
        "ud": ((robot.nv,), list(solve_symmetric(symmetric(inertia), [right])[0])),
        "power": ((1,), [efforts.dot(rates)]),
        "qd": ((robot.nv,), list(rates)),
    }
    inputs = [("q", robot.q), ("u", speeds.u), ("work", (WORK,)), *law.columns]
    return robot_program(robot, "speeds", outputs, inputs, law=law.name)


def simulate_speeds(
    model: Model, speeds: Speeds, law: Law, x0: Array, times: Array, options: Options
) -> Simulation:
    """A run in generalized speeds; the result is in q̇ as always."""
    if x0.ndim != 1 or law.feedback is not None:
        raise UsageError(
            "generalized speeds take one state and a law that can be compiled", argument="speeds"
        )
    robot = model.robot
    nq, nv = robot.nq, robot.nv
    if speeds.depend_on_time:
        law = TimedLaw(**{f.name: getattr(law, f.name) for f in fields(law)})
    kernel = model.jit(speeds_program(robot, speeds, law))
    inputs = [("q", robot.q), ("qd", robot.qd), ("t", (TIME,))]
    start = robot_program(
        robot, "start", {"u": entries(speeds.A @ Vector(robot.qd) + speeds.B)}, inputs
    )
    u0 = model.jit(start)(x0[:nq].copy(), x0[nq : nq + nv].copy(), np.array([times[0]]))
    state = np.concatenate([x0[:nq], u0, x0[-1:]])
    history = adaptive(model, law, kernel, state, times, options)
    rates = []
    for t, x in zip(history.times, history.states, strict=True):
        q, u = x[:nq], x[nq : nq + nv]
        rates.append(kernel(q, u, np.zeros(1), *law.inputs(float(t), q, u))[3])
    states = np.concatenate([history.states[:, :nq], rates, history.states[:, -1:]], axis=1)
    name = f"{options.integrator} in generalized speeds"
    return observe(model, law, replace(history, states=states), name, options.allowed)
