"""Composite inertias in ten numbers, and joints as motion subspaces.

A rigid (or composite rigid) body about a frame origin is (m, h, J): mass, first moment h = m c,
and tensor about the origin, of Featherstone's 6×6 matrix in linear-first order

    I = [ m E   −ĥ ]        p = m v + ω × h
        [ ĥ      J ]        L = h × v + J ω

Moved to the parent, whose frame sees the child at (R, t):

    h' = R h + m t       J' = R J Rᵀ − t̂ (Rh)^ − (Rh)^ t̂ − m t̂ t̂

Motions are pairs (v, ω), forces pairs (f, n), both at the frame origin.

A revolute joint is a fixed rotation after a turn by θ about z, which moves a matrix at the price
of one half of it: with u = c (A_xx − A_yy) − s (A_xy + A_yx)

    A'_xx = A_yy + c u     A'_yy = A_xx − c u     A'_xy = A_xy + s u     A'_yx = A_yx + s u
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.robot import Body, Robot

ZERO3 = Vector.zero()


@dataclass(frozen=True)
class JointPose(Pose):
    """The pose of a body in its parent: `fixed` axes, then a turn by `angle` about z, if any."""

    fixed: Matrix
    angle: Angle | None

    def turned(self, a: Matrix) -> Matrix:
        """R A Rᵀ."""
        if self.angle is None or sum(e is not ZERO for e in self.fixed) > 5:
            return self.rotation @ a @ self.rotation.T  # dense axes: in one go
        return self.fixed @ turned_about_z(a, self.angle) @ self.fixed.T

    def turned_symmetric(self, a: Matrix) -> Matrix:
        """R A Rᵀ of a symmetric A, each pair of entries computed once."""
        if self.angle is None or sum(e is not ZERO for e in self.fixed) > 5:
            return congruent(self.rotation, a)
        return congruent(self.fixed, turned_about_z(a, self.angle))


def turned_about_z(a: Matrix, angle: Angle) -> Matrix:
    """R A Rᵀ for a turn R about z; a symmetric A stays so, entry by entry."""
    c, s = cos(angle), sin(angle)
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = a.rows
    u = c * (xx - yy) - s * (xy + yx)
    return Matrix(
        (
            (yy + c * u, xy + s * u, c * xz - s * yz),
            (yx + s * u, xx - c * u, s * xz + c * yz),
            (c * zx - s * zy, s * zx + c * zy, zz),
        )
    )


@dataclass(frozen=True)
class Motion:
    """(v, ω): velocity of the origin and angular velocity, or accelerations of both."""

    v: Vector
    w: Vector

    def __add__(self, other: Motion) -> Motion:
        return Motion(self.v + other.v, self.w + other.w)

    def __mul__(self, factor: Expr) -> Motion:
        return Motion(self.v * factor, self.w * factor)

    def cross(self, other: Motion) -> Motion:
        """self × other: how fast `other`, fixed in a body that moves with self, changes."""
        return Motion(self.w.cross(other.v) + self.v.cross(other.w), self.w.cross(other.w))

    def cross_force(self, force: Force) -> Force:
        """self ×* force."""
        f, n = force.f, force.n
        return Force(self.w.cross(f), self.v.cross(f) + self.w.cross(n))

    def to_child(self, pose: Pose) -> Motion:
        """The same motion at the child's origin, in its axes."""
        to_child = pose.rotation.T
        return Motion(to_child @ (self.v + self.w.cross(pose.translation)), to_child @ self.w)


@dataclass(frozen=True)
class Force:
    """(f, n): force through the origin and moment."""

    f: Vector
    n: Vector

    def __add__(self, other: Force) -> Force:
        return Force(self.f + other.f, self.n + other.n)

    def __sub__(self, other: Force) -> Force:
        return Force(self.f - other.f, self.n - other.n)

    def __mul__(self, factor: Expr) -> Force:
        return Force(self.f * factor, self.n * factor)

    def dot(self, motion: Motion) -> Expr:
        """Power."""
        return Vector((*self.f, *self.n)).dot(Vector((*motion.v, *motion.w)))

    def to_parent(self, pose: Pose) -> Force:
        """The same force at the parent's origin, in its axes."""
        f = pose.rotation @ self.f
        return Force(f, pose.rotation @ self.n + pose.translation.cross(f))


@dataclass(frozen=True)
class SpatialInertia:
    """(m, h, J) about the frame origin."""

    mass: Expr
    moment: Vector
    tensor: Matrix

    @staticmethod
    def of(inertia: Inertia) -> SpatialInertia:
        """From mass, centre of mass and tensor about it."""
        return SpatialInertia(inertia.mass, inertia.first_moment, inertia.about_frame())

    def __add__(self, other: SpatialInertia) -> SpatialInertia:
        return SpatialInertia(
            self.mass + other.mass, self.moment + other.moment, self.tensor + other.tensor
        )

    def to_parent(self, pose: JointPose) -> SpatialInertia:
        """The same body seen from the parent."""
        t = pose.translation
        turned = pose.rotation @ self.moment
        a, b = skew(t), skew(turned)
        return SpatialInertia(
            self.mass,
            turned + t * self.mass,
            pose.turned_symmetric(self.tensor) - (a @ b + b @ a) - (a @ a) * self.mass,
        )

    def momentum(self, motion: Motion) -> Force:
        """(p, L) of a motion, or the force of an acceleration."""
        v, w = motion.v, motion.w
        return Force(v * self.mass + w.cross(self.moment), self.moment.cross(v) + self.tensor @ w)


def congruent(r: Matrix, a: Matrix) -> Matrix:
    """R A Rᵀ of a symmetric A, each pair of entries computed once."""
    half = r @ a
    size = range(len(r.rows))
    upper = {(i, j): half.row(i).dot(r.row(j)) for i in size for j in size if i <= j}
    return Matrix((upper[min(i, j), max(i, j)] for j in size) for i in size)


def subspace(body: Body) -> tuple[Motion, ...]:
    """S: the joint's unit motions in the body's own frame; six for a free flyer."""
    axes = [Vector.unit(k) for k in range(3)]
    if body.joint.revolute:
        return (Motion(ZERO3, axes[2]),)
    if body.joint.prismatic:
        return (Motion(axes[2], ZERO3),)
    return (*(Motion(a, ZERO3) for a in axes), *(Motion(ZERO3, a) for a in axes))


def joint_motion(body: Body, rates: tuple[Expr, ...]) -> Motion:
    """S q̇ (or S q̈) of a body's joint."""
    k = body.joint.coordinate
    if body.joint.floating:
        return Motion(Vector(rates[k : k + 3]), Vector(rates[k + 3 : k + 6]))
    (unit,) = subspace(body)
    return unit * rates[k]


def joint_poses(robot: Robot) -> list[JointPose]:
    """The pose of every body in its parent."""
    found: list[JointPose] = []
    for i, body in enumerate(robot.bodies):
        pose, fixed = robot.joint_pose(i), body.joint.placement.rotation
        angle = robot.joint_angle(body) if body.joint.revolute else None
        found.append(JointPose(pose.rotation, pose.translation, fixed, angle))
    return found


def body_velocities(robot: Robot, poses: Sequence[Pose]) -> list[Motion]:
    """(v_i, ω_i) of every body."""
    found: list[Motion] = []
    for body, pose in zip(robot.bodies, poses, strict=True):
        own = joint_motion(body, robot.qd)
        found.append(own if body.parent is None else found[body.parent].to_child(pose) + own)
    return found


def composites(
    robot: Robot, poses: Sequence[JointPose], own: Sequence[SpatialInertia]
) -> list[SpatialInertia]:
    """Each body's own inertia with those of all bodies that it carries."""
    found = list(own)
    for i in range(len(robot.bodies) - 1, -1, -1):
        parent = robot.bodies[i].parent
        if parent is not None:
            found[parent] = found[parent] + found[i].to_parent(poses[i])
    return found


def mass_matrix(
    robot: Robot, poses: Sequence[JointPose], composite: Sequence[SpatialInertia]
) -> Matrix:
    """M_ji = S_j · I^c_i S_i."""
    n = robot.nv
    rows: list[list[Expr]] = [[ZERO] * n for _ in range(n)]
    for i, body in enumerate(robot.bodies):
        for column, unit in enumerate(subspace(body), body.joint.coordinate):
            force = composite[i].momentum(unit)
            j: int | None = i
            while j is not None:
                other = robot.bodies[j]
                for row, motion in enumerate(subspace(other), other.joint.coordinate):
                    rows[row][column] = rows[column][row] = force.dot(motion)
                force = force.to_parent(poses[j])
                j = other.parent
    return Matrix(rows)
