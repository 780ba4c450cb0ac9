"""The linearised model (digest R56): δẋ = A δx + B δτ with x = (q, q̇), exact in every symbol.

    A = [ A₁₁  1 ;  ∂q̈/∂q  ∂q̈/∂q̇ ]        B = [ 0 ; M⁻¹ ]

A₁₁ = 0, except for a free flyer: its δq is a small motion ξ in its own axes, and ξ̇ = δv − v × ξ
(Lie bracket). `linear_program` is the program, `linearise` its numbers at a state or along a
motion.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.quantities.dynamics import forward
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.mechanics.quantities.quantity import Request
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.interface import derived_angles
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.robot.robot import Robot
from emdeg.run.kernel.kernel import jit
from emdeg.run.linear.linear_model import LinearModel
from emdeg.run.simulate.closed_loop import refuse_inputs
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import Simulation

Array = NDArray[np.float64]


def linear_program(robot: Robot) -> Program:
    """A (2n×2n), B (2n×n) and q̈ (n) of (q, qd, tau)."""
    refuse_inputs(robot)
    request = Request(robot, cache(lambda method: derive(robot, method)))
    n = robot.nv
    dq, dqd, inverse = (
        QUANTITIES[name].build(request)
        for name in ("forward_dynamics_dq", "forward_dynamics_dqd", "mass_matrix_inverse")
    )
    assert isinstance(dq, Matrix)
    assert isinstance(dqd, Matrix)
    assert isinstance(inverse, Matrix)
    A, B = _transport(robot), [[ZERO] * n for _ in range(n)]
    for i in range(n):
        A[i] += [ONE if i == j else ZERO for j in range(n)]
    for i in range(n):
        A.append([*dq.row(i), *dqd.row(i)])
        B.append(list(inverse.row(i)))
    flat = [e for row in (*A, *B) for e in row] + list(forward(request))
    unloaded = {s: ZERO for name in robot.wrench_frames for s in wrench_symbols(name)}
    flat = substitute(flat, unloaded)
    size_a, size_b = 4 * n * n, 2 * n * n
    outputs = {
        "A": ((2 * n, 2 * n), flat[:size_a]),
        "B": ((2 * n, n), flat[size_a : size_a + size_b]),
        "qdd": ((n,), flat[size_a + size_b :]),
    }
    known = {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()}
    inputs = [("q", robot.q), ("qd", robot.qd), ("tau", robot.tau)]
    about = {"robot": robot.name, "model": "linearised"}
    return lower(f"{robot.name}_linear", outputs, inputs, known, derived_angles(robot), about)


def _transport(robot: Robot) -> list[list[Expr]]:
    """A₁₁: zero, and −ad(v, ω) for a free flyer: (v, ω) × ξ = (ω × ξ_v + v × ξ_ω, ω × ξ_ω)."""
    n = robot.nv
    rows: list[list[Expr]] = [[ZERO] * n for _ in range(n)]
    for k, joint in robot.by_coordinate.items():
        if not joint.floating:
            continue
        v, w = (skew(Vector(robot.qd[s : s + 3])) for s in (k, k + 3))
        for i in range(3):
            for j in range(3):
                rows[k + i][k + j] = rows[k + 3 + i][k + 3 + j] = -w[i, j]
                rows[k + i][k + 3 + j] = -v[i, j]
    return rows


def linearise(
    robot: Robot,
    q: ArrayLike | Simulation,
    qd: ArrayLike | None = None,
    tau: ArrayLike | None = None,
    *,
    parameters: Mapping[str, float] | None = None,
) -> LinearModel:
    """A and B about one state (n,), many (K, n), or along a simulated motion.

    Without `qd` the robot is at rest; without `tau` it is held by the effort that keeps q̈ = 0.
    """
    model = Model(robot, dict(parameters or {}))
    if isinstance(q, Simulation):
        return linearise(robot, q.q, q.qd, q.tau, parameters=parameters)
    place = model.configuration(q, "q")
    shape = (*place.shape[:-1], robot.nv)
    speed = np.zeros(shape) if qd is None else model.velocity(qd, "qd")
    speed = np.ascontiguousarray(np.broadcast_to(speed, shape))
    if tau is None:
        effort = model.efforts(place, speed, np.zeros(shape))
    else:
        effort = model.velocity(tau, "tau")
    effort = np.ascontiguousarray(np.broadcast_to(effort, shape))
    program = linear_program(robot)
    known = {k: v for k, v in model.parameters.items() if k in program.parameters}
    found = jit(program, parameters=known)(place, speed, effort)
    offset = np.concatenate([speed, np.asarray(found[2])], axis=-1)
    return LinearModel(
        np.asarray(found[0]), np.asarray(found[1]), offset, place, speed, effort,
        model.velocity_names,
    )  # fmt: skip
