"""Motions and forces of rigid bodies: the spatial vocabulary that joints and methods share.

Featherstone 2008, chapter 2, in linear-first order, at the origin of one frame and in its axes:

    motion  (v, ω)     force  (f, n)     power  f·v + n·ω

    (v, ω) × (v', ω')  = (ω × v' + v × ω',  ω × ω')
    (v, ω) ×* (f, n)   = (ω × f,  v × f + ω × n)

and, about the same origin, a rigid or composite body in ten numbers (m, h, J): mass, first moment
h = m c and tensor,

    p = m v + ω × h        L = h × v + J ω

Moved to an outer frame, which sees the inner one at (R, t):

    h' = R h + m t         J' = R J Rᵀ − t̂ (Rh)^ − (Rh)^ t̂ − m t̂ t̂

A regrouped body may have a moment h without a mass, which (m, c, I) of `inertia.py` cannot say.

A joint that turns by θ about z after a fixed rotation moves a matrix at the price of one half of
it: with u = c (A_xx − A_yy) − s (A_xy + A_yx)

    A'_xx = A_yy + c u     A'_yy = A_xx − c u     A'_xy = A_xy + s u     A'_yx = A_yx + s u
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ZERO, Expr, Scalar
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.robot.model.inertia import Inertia, Pose, congruent

ZERO3 = Vector.zero()


@dataclass(frozen=True)
class Motion:
    """(v, ω): velocity of the origin and angular velocity, or accelerations of both."""

    v: Vector
    w: Vector

    def __add__(self, other: Motion) -> Motion:
        return Motion(self.v + other.v, self.w + other.w)

    def __mul__(self, factor: Scalar) -> Motion:
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

    def __mul__(self, factor: Scalar) -> Force:
        return Force(self.f * factor, self.n * factor)

    def dot(self, motion: Motion) -> Expr:
        """Power."""
        return Vector((*self.f, *self.n)).dot(Vector((*motion.v, *motion.w)))

    def to_parent(self, pose: Pose) -> Force:
        """The same force at the parent's origin, in its axes."""
        f = pose.rotation @ self.f
        return Force(f, pose.rotation @ self.n + pose.translation.cross(f))


STILL, FREE = Motion(ZERO3, ZERO3), Force(ZERO3, ZERO3)


@dataclass(frozen=True)
class SpatialInertia:
    """(m, h, J) about the frame origin; the mass may be zero where the moment is not."""

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

    def __sub__(self, other: SpatialInertia) -> SpatialInertia:
        return SpatialInertia(
            self.mass - other.mass, self.moment - other.moment, self.tensor - other.tensor
        )

    def to_parent(self, pose: Pose) -> SpatialInertia:
        """The same body seen from the outer frame of `pose`."""
        moment, t = pose.rotation @ self.moment, skew(pose.translation)
        h = skew(moment)
        if isinstance(pose, JointPose):  # it moves: write each product once
            tensor = turned_symmetric(pose, self.tensor) - (t @ h + h @ t) - (t @ t) * self.mass
        else:
            tensor = turned(pose, self.tensor) - (t @ t) * self.mass - (t @ h) - (h @ t)
        return SpatialInertia(self.mass, moment + pose.translation * self.mass, tensor)

    @property
    def second_moment(self) -> Matrix:
        """Σ = ∫ r rᵀ dm = ½ tr(J) E − J."""
        return Matrix.identity() * (self.tensor.trace() * Fraction(1, 2)) - self.tensor

    def momentum(self, motion: Motion) -> Force:
        """(p, L) of a motion, or the force of an acceleration."""
        v, w = motion.v, motion.w
        return Force(v * self.mass + w.cross(self.moment), self.moment.cross(v) + self.tensor @ w)


NOTHING = SpatialInertia(ZERO, ZERO3, Matrix.zero())


# -- matrices seen from another frame -----------------------------------------------------


@dataclass(frozen=True)
class JointPose(Pose):
    """The pose of a body in its parent: `fixed` axes, then a turn by `angle` about z."""

    fixed: Matrix
    angle: Angle

    @property
    def in_two_steps(self) -> bool:
        """Is it cheaper to turn about z first? Dense axes go in one."""
        return not self.angle.is_zero and sum(e is not ZERO for e in self.fixed) <= 5


def turned(pose: Pose, a: Matrix) -> Matrix:
    """R A Rᵀ."""
    if isinstance(pose, JointPose) and pose.in_two_steps:
        return pose.fixed @ turned_about_z(a, pose.angle) @ pose.fixed.T
    return pose.rotation @ a @ pose.rotation.T


def turned_symmetric(pose: JointPose, a: Matrix) -> Matrix:
    """R A Rᵀ of a symmetric A, each pair of entries computed once."""
    if pose.in_two_steps:
        return congruent(pose.fixed, turned_about_z(a, pose.angle))
    return congruent(pose.rotation, a)


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
