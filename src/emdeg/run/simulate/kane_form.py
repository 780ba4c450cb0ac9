"""State equations in Kane's generalized speeds: simulation of u̇ instead of q̈ (digest R63).

    q̇ = W u + X                                                    kinematical equations
    −X_rs u̇_s = K_r(gravity) + Σ_j W_jr (Q_j − friction_j) + Z_r       (Kane 88, 117)

u = A q̇ + B are the user's (methods.kane.speeds): for the Stanford arm the measure numbers of
an angular velocity, which makes the equations shorter. Motor inertias add Wᵀ I_m (W u̇ + drift).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import rates as configuration_rates
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.factorisation import solve_symmetric
from emdeg.mechanics.methods.kane import kane
from emdeg.mechanics.methods.kane.speeds import Speeds
from emdeg.mechanics.quantities.quantity import Entries
from emdeg.mechanics.terms import drives
from emdeg.program.interface import derived_angles
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.robot.robot import Robot
from emdeg.run.control.laws import Law
from emdeg.run.kernel.kernel import jit
from emdeg.run.simulate.closed_loop import WORK, refuse_inputs
from emdeg.run.simulate.integrate import integrate
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.observe import observe
from emdeg.run.simulate.result import Simulation
from emdeg.run.simulate.stops import explain

Array = NDArray[np.float64]


def speeds_program(robot: Robot, speeds: Speeds, law: Law) -> Program:
    """q_rate (nq), ud (n), power (1) and qd (n) of (q, u, work, signals)."""
    refuse_inputs(robot)
    if any(b.joint.mimic for b in robot.bodies):
        raise DeriveError("Kane's speeds are for robots without mimic joints", method="kane")
    parts = kane.rigid_body(robot, speeds).intermediates
    W, rates = speeds.W, Vector(speeds.rates)
    velocity = dict(zip(robot.qd, rates, strict=True))
    efforts = Vector(law.efforts) - derive(robot, "composite").friction
    efforts = Vector(substitute(list(efforts), velocity))
    motors = drives.drive_inertia(robot, rotors=False)
    drift = kane.rate_drift(robot, speeds, rates)
    inertia = W.T @ motors @ W - parts["X"]
    right = parts["K_gravity"] + parts["K_star_rest"] + W.T @ (efforts - motors @ drift)
    moving = configuration_rates(robot)
    outputs: dict[str, Entries] = {
        "q_rate": ((robot.nq,), substitute([moving[s] for s in robot.q], velocity)),
        "ud": ((robot.nv,), list(solve_symmetric(_symmetric(inertia), [right])[0])),
        "power": ((1,), [efforts.dot(rates)]),
        "qd": ((robot.nv,), list(rates)),
    }
    inputs: list[tuple[str, Sequence[Expr]]] = [
        ("q", robot.q), ("u", speeds.u), ("work", (WORK,))
    ]  # fmt: skip
    if law.signals:
        inputs.append(("signals", law.signals))
    known = {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()}
    about = {"robot": robot.name, "law": law.name, "model": "generalized speeds"}
    return lower(f"{robot.name}_speeds", outputs, inputs, known, derived_angles(robot), about)


def _symmetric(matrix: Matrix) -> Matrix:
    """The upper half, mirrored: equal entries, one expression."""
    n = matrix.shape[0]
    return Matrix([matrix[min(i, j), max(i, j)] for j in range(n)] for i in range(n))


def simulate_speeds(
    model: Model,
    speeds: Speeds,
    law: Law,
    x0: Array,
    times: Array,
    *,
    signals: Callable[[float, Array, Array], tuple[Array, ...]],
    integrator: str,
    rtol: float,
    atol: float,
) -> Simulation:
    """A run in generalized speeds; the result is in q̇ as always."""
    robot = model.robot
    nq, nv = robot.nq, robot.nv
    program = speeds_program(robot, speeds, law)
    kernel = jit(program, parameters=_known(model, program))
    start = lower(
        f"{robot.name}_start",
        {"u": ((nv,), list(speeds.A @ Vector(robot.qd) + speeds.B))},
        [("q", robot.q), ("qd", robot.qd)],
        {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()},
        derived_angles(robot),
    )
    u0 = jit(start, parameters=_known(model, start))(x0[:nq].copy(), x0[nq : nq + nv].copy())
    work = np.zeros(1)

    def right(t: float, x: Array) -> Array:
        q, u = x[:nq], x[nq : nq + nv]
        found = kernel(q, u, work, *signals(t, q, u))
        return np.concatenate([found[0], found[1], found[2]])

    state = np.concatenate([x0[:nq], u0, x0[-1:]])
    history = integrate(
        right, state, times, method=integrator, rtol=rtol, atol=atol, spheres=model.spheres
    )
    rows = [kernel(s[:nq], s[nq : nq + nv], work, *signals(float(t), s[:nq], s[nq : nq + nv]))[3]
            for t, s in zip(history.times, history.states, strict=True)]  # fmt: skip
    states = np.concatenate([history.states[:, :nq], rows, history.states[:, -1:]], axis=1)
    name = f"{integrator} in generalized speeds"
    finish = observe(model, law, history.times, states, name, max(1e-9, 1e3 * rtol))
    result = finish(history.evaluations, history.problem is None)
    if history.problem is not None:
        raise explain(model, result, history.problem)
    return result


def _known(model: Model, program: Program) -> dict[str, float]:
    return {name: value for name, value in model.parameters.items() if name in program.parameters}
