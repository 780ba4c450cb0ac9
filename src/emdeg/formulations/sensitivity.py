"""Derivatives of inverse dynamics by recursion: ∂τ/∂q and ∂τ/∂q̇ of a tree.

Singh, Russell, Wensing 2022 (IDSVA), here with the body's Coriolis matrix in twelve numbers. In
the frame of body j, with v, a the motions of its parent and S its joint's unit motions,

    ψ̇_j = v_λ × S_j      ψ̈_j = a_λ × S_j + v_λ × ψ̇_j      Ṡ_j = v_j × S_j
    f_i = I a_i + v_i ×* I v_i                          summed over the bodies that i carries: f^C
    2B u = v ×* I u − I (v × u) + u ×* I v = 2 (u_ω × p, −N u_ω)      p = m v + ω × h
    N = ω̂ Σ + ĥ v̂,  Σ = ½ tr(J) E − J          moved to the parent: p' = R p, N' = R N Rᵀ + t̂ p̂'

(the linear part of u drops out of 2B by Jacobi's identity, and ω̂J + Jω̂ = (tr(J) ω − Jω)^ does
the rest). For j on the path from i to the base, composites I, B, f of body i:

    ∂τ_i/∂q_j = S_i·(2B ψ̇_j + I ψ̈_j)             ∂τ_j/∂q_i = S_j·(2B ψ̇_i + I ψ̈_i + S_i ×* f)
    ∂τ_i/∂q̇_j = S_i·(2B S_j + I (ψ̇_j + Ṡ_j))     ∂τ_j/∂q̇_i = S_j·(2B S_i + I (ψ̇_i + Ṡ_i))

Free flyers are differentiated in their tangent space. Without mimic joints, external wrenches and
a moving base; friction is added at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from emdeg.expr.calculus import derivative
from emdeg.expr.linalg import Matrix, Vector, skew
from emdeg.expr.node import ONE, ZERO, Expr, scale
from emdeg.formulations.drives import friction_efforts
from emdeg.formulations.spatial import (
    ZERO3,
    Force,
    Motion,
    SpatialInertia,
    joint_motion,
    joint_poses,
    subspace,
)  # fmt: skip
from emdeg.robot.inertia import Pose
from emdeg.robot.model import Robot


@dataclass(frozen=True)
class CoriolisMatrix:
    """2B as (p, N)."""

    p: Vector
    N: Matrix

    @staticmethod
    def of(inertia: SpatialInertia, v: Motion) -> CoriolisMatrix:
        """Of one rigid body with the velocity v."""
        J = inertia.tensor
        spread = scale(Fraction(1, 2), J[0, 0] + J[1, 1] + J[2, 2])
        second = Matrix.diagonal((spread, spread, spread)) - J
        N = skew(v.w) @ second + skew(inertia.moment) @ skew(v.v)
        return CoriolisMatrix(inertia.momentum(v).f, N)

    def __add__(self, other: CoriolisMatrix) -> CoriolisMatrix:
        return CoriolisMatrix(self.p + other.p, self.N + other.N)

    def to_parent(self, pose: Pose) -> CoriolisMatrix:
        """Seen from the parent."""
        r = pose.rotation
        p = r @ self.p
        return CoriolisMatrix(p, r @ self.N @ r.T + skew(pose.translation) @ skew(p))

    def __matmul__(self, u: Motion) -> Force:
        """2B u."""
        return Force(u.w.cross(self.p) * 2, (self.N @ u.w) * -2)

    def row(self, s: Motion) -> Vector:
        """sᵀ 2B: it sees the angular part of a motion only."""
        return (self.p.cross(s.v) - self.N.T @ s.w) * 2


@dataclass(frozen=True)
class Column:
    """One unit motion of a joint and how it moves, in the body's frame."""

    k: int
    S: Motion
    psi_dot: Motion
    psi_ddot: Motion
    both: Motion  # ψ̇ + Ṡ


def sensitivities(robot: Robot) -> tuple[Matrix, Matrix]:
    """(∂τ/∂q, ∂τ/∂q̇), n × n each."""
    poses = joint_poses(robot)
    inertia, coriolis, force, columns = _outward(robot, poses)
    n = robot.nv
    dq: list[list[Expr]] = [[ZERO] * n for _ in range(n)]
    dqd: list[list[Expr]] = [[ZERO] * n for _ in range(n)]
    for i in range(len(robot.bodies) - 1, -1, -1):
        for own in columns[i]:
            t1 = inertia[i].momentum(own.S)
            t2 = coriolis[i] @ own.psi_dot + inertia[i].momentum(own.psi_ddot)
            t2 = t2 + own.S.cross_force(force[i])
            t3 = coriolis[i] @ own.S + inertia[i].momentum(own.both)
            row = coriolis[i].row(own.S)
            j: int | None = i
            while j is not None:
                for other in columns[j]:
                    # for j = i the first pair of formulas holds, also between a flyer's motions
                    dq[own.k][other.k] = row.dot(other.psi_dot.w) + t1.dot(other.psi_ddot)
                    dqd[own.k][other.k] = row.dot(other.S.w) + t1.dot(other.both)
                    if j != i:
                        dq[other.k][own.k] = t2.dot(other.S)
                        dqd[other.k][own.k] = t3.dot(other.S)
                t1, t2, t3 = (t.to_parent(poses[j]) for t in (t1, t2, t3))
                row = poses[j].rotation @ row
                j = robot.bodies[j].parent
        parent = robot.bodies[i].parent
        if parent is not None:
            inertia[parent] = inertia[parent] + inertia[i].to_parent(poses[i])
            coriolis[parent] = coriolis[parent] + coriolis[i].to_parent(poses[i])
            force[parent] = force[parent] + force[i].to_parent(poses[i])
    friction = list(friction_efforts(robot))
    slopes = [derivative(friction, {v: ONE}) for v in robot.qd]
    for i in range(n):
        for j in range(n):
            dqd[i][j] = dqd[i][j] + slopes[j][i]
    return Matrix(dq), Matrix(dqd)


def _outward(
    robot: Robot, poses: list[Pose]
) -> tuple[list[SpatialInertia], list[CoriolisMatrix], list[Force], list[list[Column]]]:
    """I, 2B, f and the columns of each body by itself, in its own frame."""
    velocity: list[Motion] = []
    accel: list[Motion] = []
    inertias: list[SpatialInertia] = []
    coriolis: list[CoriolisMatrix] = []
    forces: list[Force] = []
    columns: list[list[Column]] = []
    for body, pose in zip(robot.bodies, poses, strict=True):
        if body.parent is None:
            above = Motion(ZERO3, ZERO3)
            pull = Motion(-robot.gravity, ZERO3).to_child(pose)
        else:
            above, pull = (m[body.parent].to_child(pose) for m in (velocity, accel))
        own = joint_motion(body, robot.qd)
        v = above + own
        a = pull + joint_motion(body, robot.qdd) + above.cross(own)
        inertia = SpatialInertia.of(body.inertia)
        velocity.append(v)
        accel.append(a)
        inertias.append(inertia)
        coriolis.append(CoriolisMatrix.of(inertia, v))
        forces.append(inertia.momentum(a) + v.cross_force(inertia.momentum(v)))
        found = []
        for k, S in enumerate(subspace(body), body.joint.coordinate):
            psi_dot = above.cross(S)
            psi_ddot = pull.cross(S) + above.cross(psi_dot)
            found.append(Column(k, S, psi_dot, psi_ddot, psi_dot + v.cross(S)))
        columns.append(found)
    return inertias, coriolis, forces, columns
