"""What every method takes and gives, and what all methods share.

A method is a function `rigid_body(robot: Robot) -> RigidBody` in a file of its own: it knows
rigid bodies, joints and gravity, nothing else. `complete` then adds once, for all methods,

    τ = M(q)·q̈ + C(q,q̇)·q̇ + g(q)  +  I_m·q̈  +  b·q̇ + f_c·sign(q̇)  −  Σ Jᵀ F_ext

(motor inertia, friction, external wrenches), and reduces mimic joints: with joint rates
q̇_joint = G·q̇ the efforts are τ = Gᵀ·τ_joint.

A method gives τ itself (recursions) or the coefficients M, β, g (Lagrangian methods), from which
τ_i = Σ M_ij q̈_j + Σ β_ijk q̇_j q̇_k + g_i; β_ijk is the Christoffel symbol of the first kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from emdeg.errors import DeriveError
from emdeg.expr.linalg import Matrix, Vector
from emdeg.expr.node import ZERO, Expr, linear, multiply, product
from emdeg.robot.model import Robot

Christoffel: TypeAlias = Mapping[tuple[int, int, int], Expr]  # (i, j, k) with j ≤ k → β_ijk


@dataclass(frozen=True)
class RigidBody:
    """The rigid-body part as one method derives it; what a method does not give is None.

    `intermediates` keeps the method's own quantities by the paper's names, e.g. "omega"[i].
    """

    tau: Vector | None = None
    M: Matrix | None = None
    christoffel: Christoffel | None = None
    gravity: Vector | None = None
    intermediates: Mapping[str, Any] = field(default_factory=dict)


Method: TypeAlias = Callable[[Robot], RigidBody]


def assemble(robot: Robot, parts: RigidBody) -> Vector:
    """τ of the rigid bodies, from the coefficients when the method gives those."""
    if parts.tau is not None:
        return parts.tau
    if parts.M is None or parts.christoffel is None or parts.gravity is None:
        raise DeriveError("a method must give tau, or M with Christoffel symbols and gravity")
    n = robot.nv
    rows: list[Expr] = []
    for i in range(n):
        terms = [multiply(parts.M[i, j], robot.qdd[j]) for j in range(n)]
        for j in range(n):
            for k in range(j, n):
                beta = parts.christoffel.get((i, j, k), ZERO)
                if beta is not ZERO:
                    double = 1 if j == k else 2  # β_ijk and β_ikj
                    terms.append(double * product((beta, robot.qd[j], robot.qd[k])))
        rows.append(linear([(t, 1) for t in terms] + [(parts.gravity[i], 1)]))
    return Vector(rows)


def refuse_floating(robot: Robot, method: str) -> None:
    """Methods that differentiate with respect to coordinates cannot take quaternions."""
    if robot.has_floating_base:
        raise DeriveError(
            f"{method} differentiates with respect to generalized coordinates, and the free "
            f"flyer of {robot.name!r} has quasi-velocities",
            hint="use newton_euler, kane, composite or articulated for a floating base",
        )
