"""The articulated body algorithm: q̈ from τ in O(n), and the same recursion read backwards.

Featherstone 1983; 2008, table 7.1. The articulated inertia I^A_i is what body i feels like when
everything beyond it hangs on free joints; p^A_i the force it needs when it does not accelerate.

    outward   v_i,   c_i = v_i × S_i q̇_i,   p^A_i = v_i ×* I_i v_i − F_ext
    inward    U = I^A S,   D = Sᵀ U + I_m,   u = τ − friction − Sᵀ p^A
              I^A_λ += I^A − U D⁻¹ Uᵀ        p^A_λ += p^A + (I^A − U D⁻¹ Uᵀ) c + U D⁻¹ u
    outward   a' = a_λ + c,   q̈ = D⁻¹ (u − Uᵀ a'),   a = a' + S q̈           a_0 = −g0

Backwards, with q̈ given: u = D q̈ + Uᵀ a' and τ = u + Sᵀ p^A. This is inverse dynamics through
the same inertias, which is how the recursion is compared with all other methods. Both need every
joint to carry some inertia: D ≠ 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from emdeg.errors import DeriveError
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.factorisation import refuse_singular, solve_symmetric
from emdeg.mechanics.terms.drives import friction_efforts
from emdeg.mechanics.terms.wrenches import wrenches_on_bodies
from emdeg.mechanics.tree import body_velocities, joint_poses
from emdeg.robot.model.spatial import (
    ZERO3,
    Force,
    JointPose,
    Motion,
    SpatialInertia,
    turned,
    turned_symmetric,
)
from emdeg.robot.robot import Robot

NAME = "articulated"


@dataclass(frozen=True)
class ArticulatedInertia:
    """Symmetric [A, H; Hᵀ, J] on motions (v, ω)."""

    A: Matrix
    H: Matrix
    J: Matrix

    @staticmethod
    def of(inertia: SpatialInertia) -> ArticulatedInertia:
        """A rigid body: A = m E, H = −ĥ."""
        return ArticulatedInertia(
            Matrix.identity() * inertia.mass, -skew(inertia.moment), inertia.tensor
        )

    def __add__(self, other: ArticulatedInertia) -> ArticulatedInertia:
        return ArticulatedInertia(self.A + other.A, self.H + other.H, self.J + other.J)

    def __matmul__(self, motion: Motion) -> Force:
        v, w = motion.v, motion.w
        return Force(self.A @ v + self.H @ w, self.H.T @ v + self.J @ w)

    def without(self, columns: Sequence[Force], weighted: Sequence[Force]) -> ArticulatedInertia:
        """I^A − U D⁻¹ Uᵀ, given U and D⁻¹ Uᵀ by rows."""
        A, H, J = self.A, self.H, self.J
        for u, x in zip(columns, weighted, strict=True):
            A, J = A - _symmetric(u.f, x.f), J - _symmetric(u.n, x.n)
            H = H - u.f.outer(x.n)
        return ArticulatedInertia(A, H, J)

    def to_parent(self, pose: JointPose) -> ArticulatedInertia:
        """X* I X⁻¹ in the parent's frame."""
        t = skew(pose.translation)
        A, J = turned_symmetric(pose, self.A), turned_symmetric(pose, self.J)
        H = turned(pose, self.H)
        cross = t @ H
        # J' = J + t̂H + (t̂H)ᵀ − t̂At̂, H' = H − A t̂
        return ArticulatedInertia(A, H - A @ t, J + cross + cross.T - t @ A @ t)


@dataclass(frozen=True)
class Pass:
    """What the inward pass leaves for every body: U, D⁻¹, u, c."""

    columns: tuple[Force, ...]
    block: Matrix
    u: Vector
    bias: Motion


def rigid_body(robot: Robot) -> RigidBody:
    """τ by the recursion read backwards."""
    poses, accel = joint_poses(robot), _accelerations(robot)
    tau: list[Expr] = [ZERO] * robot.nv

    def given_acceleration(i: int, columns: Sequence[Force], block: Matrix, p: Force) -> Vector:
        body = robot.bodies[i]
        k, units = body.joint.coordinate, body.joint.columns
        qdd = Vector(robot.qdd[k : k + len(units)])
        u = block @ qdd + Vector(c.dot(accel[i]) for c in columns)
        tau[k : k + len(units)] = u + Vector(p.dot(unit) for unit in units)
        return u

    _inward(robot, poses, given_acceleration, drives=False)
    return RigidBody(tau=Vector(tau), includes_wrenches=True)


def forward_dynamics(robot: Robot) -> Vector:
    """q̈(q, q̇, τ) with drives, friction and external wrenches."""
    refuse_mimic(robot)
    poses, friction = joint_poses(robot), friction_efforts(robot)

    def given_effort(i: int, columns: Sequence[Force], block: Matrix, p: Force) -> Vector:
        body = robot.bodies[i]
        k, units = body.joint.coordinate, body.joint.columns
        return Vector(
            robot.tau[k + a] - friction[k + a] - p.dot(unit) for a, unit in enumerate(units)
        )

    passes = _inward(robot, poses, given_effort, drives=True)
    qdd: list[Expr] = [ZERO] * robot.nv
    accel: list[Motion] = []
    for i, body in enumerate(robot.bodies):
        k, units, done = body.joint.coordinate, body.joint.columns, passes[i]
        a = _base(robot) if body.parent is None else accel[body.parent]
        a = a.to_child(poses[i]) + done.bias
        rest = done.u - Vector(c.dot(a) for c in done.columns)
        own = solve_symmetric(done.block, [rest])[0]
        qdd[k : k + len(units)] = own
        for unit, rate in zip(units, own, strict=True):
            a = a + unit * rate
        accel.append(a)
    return Vector(qdd)


def refuse_mimic(robot: Robot) -> None:
    """A mimic joint ties two branches of the recursion together."""
    if any(b.joint.mimic for b in robot.bodies):
        raise DeriveError(
            f"the articulated body recursion cannot take the mimic joints of {robot.name!r}",
            method=NAME,
            hint="factor the mass matrix instead: factorisation.forward_dynamics",
        )


def _inward(
    robot: Robot,
    poses: list[JointPose],
    effort: Callable[[int, Sequence[Force], Matrix, Force], Vector],
    *,
    drives: bool,
) -> list[Pass]:
    velocity, loads = body_velocities(robot, poses), wrenches_on_bodies(robot)
    articulated: list[ArticulatedInertia] = []
    bias_force: list[Force] = []
    for i, (body, v) in enumerate(zip(robot.bodies, velocity, strict=True)):
        inertia = SpatialInertia.of(body.inertia)
        p = v.cross_force(inertia.momentum(v))
        articulated.append(ArticulatedInertia.of(inertia))
        bias_force.append(p - loads[i] if i in loads else p)
    passes: list[Pass] = []
    pivots: dict[str, Expr] = {}
    for i in range(len(robot.bodies) - 1, -1, -1):
        body, inertia_a, p = robot.bodies[i], articulated[i], bias_force[i]
        units = body.joint.columns
        columns = [inertia_a @ unit for unit in units]
        block = Matrix([column.dot(unit) for unit in units] for column in columns)
        if body.joint.nv == 1:
            if drives:
                block = block + Matrix([[body.joint.motor.reflected_inertia]])
            pivots[body.joint.name] = block[0, 0]
            if block[0, 0] is ZERO:
                refuse_singular(pivots)
        u = effort(i, columns, block, p)
        c = velocity[i].cross(body.joint.motion(robot.qd))
        passes.append(Pass(tuple(columns), block, u, c))
        if body.parent is not None:
            # D⁻¹ Uᵀ and D⁻¹ u
            six = [Vector(column) for column in zip(*((*x.f, *x.n) for x in columns), strict=True)]
            *solved, gain = solve_symmetric(block, [*six, u])
            weighted = [
                Force(Vector(row[:3]), Vector(row[3:])) for row in zip(*solved, strict=True)
            ]
            remaining = inertia_a.without(columns, weighted)
            passed = p + remaining @ c
            for column, g in zip(columns, gain, strict=True):
                passed = passed + column * g
            parent = body.parent
            articulated[parent] = articulated[parent] + remaining.to_parent(poses[i])
            bias_force[parent] = bias_force[parent] + passed.to_parent(poses[i])
    refuse_singular(pivots)
    return passes[::-1]


def _accelerations(robot: Robot) -> list[Motion]:
    """a'_i = a_λ + c_i for given q̈ (before S q̈ is added)."""
    poses = joint_poses(robot)
    velocity = body_velocities(robot, poses)
    before: list[Motion] = []
    after: list[Motion] = []
    for body, pose, v in zip(robot.bodies, poses, velocity, strict=True):
        above = _base(robot) if body.parent is None else after[body.parent]
        a = above.to_child(pose) + v.cross(body.joint.motion(robot.qd))
        before.append(a)
        after.append(a + body.joint.motion(robot.qdd))
    return before


def _base(robot: Robot) -> Motion:
    return Motion(-robot.gravity, ZERO3)


def _symmetric(a: Vector, b: Vector) -> Matrix:
    """a bᵀ where the sum over all columns is symmetric: the upper half, mirrored."""
    return Matrix.symmetric(3, lambda i, j: a[i] * b[j])
