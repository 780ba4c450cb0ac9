"""Motions and forces of rigid bodies: the spatial vocabulary that joints and methods share.

Featherstone 2008, chapter 2, in linear-first order, at the origin of one frame and in its axes:

    motion  (v, ω)     force  (f, n)     power  f·v + n·ω

    (v, ω) × (v', ω')  = (ω × v' + v × ω',  ω × ω')
    (v, ω) ×* (f, n)   = (ω × f,  v × f + ω × n)

and, about the same origin, all that motions are multiplied with to give forces:

    SpatialInertia      (m, h, J)    a rigid or composite body: p = m v + ω × h,  L = h × v + J ω
    PseudoInertia       (m, h, Σ)    the same ten numbers with Σ = ∫ r rᵀ dm,  J = tr Σ E − Σ
    VelocityInertia     (p, W)       B = [0 −p̂; 0 W]: how the momentum of a moving body turns
    ArticulatedInertia  (A, H, J)    [A H; Hᵀ J]: a body whose load hangs on free joints; only
                                     here has the mass a direction

Moved to an outer frame, which sees the inner one at (R, t), with h' = R h and p' = R p:

    h' + m t    J' = R J Rᵀ − t̂ ĥ' − ĥ' t̂ − m t̂ t̂    Σ' = R Σ Rᵀ + t h'ᵀ + h' tᵀ + m t tᵀ
    p'          W' = R W Rᵀ − t̂ p̂'
    A' = R A Rᵀ    H' = R H Rᵀ − A' t̂    J' = R J Rᵀ + t̂ H₀ + (t̂ H₀)ᵀ − t̂ A' t̂,  H₀ = R H Rᵀ

A regrouped body may have a moment h without a mass, which (m, c, I) of `inertia.py`, the data of
a description, cannot say.

A joint that turns by θ about z after a fixed rotation moves a matrix at the price of one half of
it: with u = c (A_xx − A_yy) − s (A_xy + A_yx)

    A'_xx = A_yy + c u     A'_yy = A_xx − c u     A'_xy = A_xy + s u     A'_yx = A_yx + s u
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import add, sub
from typing import Any, Self

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ZERO, Expr, Scalar, linear
from emdeg.exact.linalg import Matrix, Vector, rotation_z, skew
from emdeg.robot.model.inertia import Inertia, Pose, congruent, symmetric

ZERO3 = Vector.zero()


class PartByPart:
    """Added, subtracted and scaled part by part; its dataclasses say which parts there are."""

    def __add__(self, other: Self) -> Self:
        return self._of(map(add, vars(self).values(), vars(other).values()))

    def __sub__(self, other: Self) -> Self:
        return self._of(map(sub, vars(self).values(), vars(other).values()))

    def __mul__(self, factor: Scalar) -> Self:
        return self._of(part * factor for part in vars(self).values())

    def _of(self, parts: Iterable[Any]) -> Self:
        made: Callable[..., Self] = type(self)
        return made(*parts)


@dataclass(frozen=True)
class Motion(PartByPart):
    """(v, ω): velocity of the origin and angular velocity, or accelerations of both."""

    v: Vector
    w: Vector

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

    def to_parent(self, pose: Pose) -> Motion:
        """The same motion at the parent's origin, in its axes."""
        w = pose.rotation @ self.w
        return Motion(pose.rotation @ self.v + pose.translation.cross(w), w)


@dataclass(frozen=True)
class Force(PartByPart):
    """(f, n): force through the origin and moment."""

    f: Vector
    n: Vector

    def dot(self, motion: Motion) -> Expr:
        """Power."""
        return Vector((*self.f, *self.n)).dot(Vector((*motion.v, *motion.w)))

    def to_parent(self, pose: Pose) -> Force:
        """The same force at the parent's origin, in its axes."""
        f = pose.rotation @ self.f
        return Force(f, pose.rotation @ self.n + pose.translation.cross(f))


STILL, FREE = Motion(ZERO3, ZERO3), Force(ZERO3, ZERO3)


@dataclass(frozen=True)
class SpatialInertia(PartByPart):
    """(m, h, J) about the frame origin; the mass may be zero where the moment is not."""

    mass: Expr
    moment: Vector
    tensor: Matrix

    @staticmethod
    def of(inertia: Inertia) -> SpatialInertia:
        """From mass, centre of mass and tensor about it."""
        return SpatialInertia(inertia.mass, inertia.first_moment, inertia.about_frame())

    @staticmethod
    def point(mass: Expr, at: Vector) -> SpatialInertia:
        """A mass point."""
        moment = at * mass
        return SpatialInertia(mass, moment, symmetric(-(skew(at) @ skew(moment))))

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
    def pseudo(self) -> PseudoInertia:
        """With Σ = ½ tr(J) E − J."""
        half_trace = self.tensor.trace() * Fraction(1, 2)
        tensor = self.tensor
        second = Matrix.symmetric(3, lambda i, j: (half_trace if i == j else ZERO) - tensor[i, j])
        return PseudoInertia(self.mass, self.moment, second)

    def momentum(self, motion: Motion) -> Force:
        """(p, L) of a motion, or the force of an acceleration."""
        v, w = motion.v, motion.w
        return Force(v * self.mass + w.cross(self.moment), self.moment.cross(v) + self.tensor @ w)


NOTHING = SpatialInertia(ZERO, ZERO3, Matrix.zero())


@dataclass(frozen=True)
class PseudoInertia(PartByPart):
    """(m, h, Σ) about the frame origin: a body by its second moments."""

    mass: Expr
    moment: Vector
    second: Matrix

    @property
    def spatial(self) -> SpatialInertia:
        """With J = tr(Σ) E − Σ."""
        (xx, _, _), (_, yy, _), (_, _, zz) = self.second.rows
        diagonal = (yy + zz, xx + zz, xx + yy)
        tensor = Matrix.symmetric(3, lambda i, j: diagonal[i] if i == j else -self.second[i, j])
        return SpatialInertia(self.mass, self.moment, tensor)

    def to_parent(self, pose: JointPose) -> PseudoInertia:
        """The same body seen from the outer frame of `pose`."""
        turned = turned_in_place(pose, self.second)
        return PseudoInertia(self.mass, pose.leave(self.moment), turned).shifted(pose.translation)

    def shifted(self, t: Vector) -> PseudoInertia:
        """The same body about a point from which this one is seen at t."""
        h, moment = self.moment, self.moment + t * self.mass

        def second(i: int, j: int) -> Expr:
            return linear(((self.second[i, j], 1), (t[i] * moment[j], 1), (h[i] * t[j], 1)))

        return PseudoInertia(self.mass, moment, Matrix.symmetric(3, second))


@dataclass(frozen=True)
class VelocityInertia(PartByPart):
    """B = [0, −p̂; 0, W] on motions (v, ω), for a body with momentum p and W = −ω̂ Σ − ĥ v̂."""

    momentum: Vector
    turning: Matrix

    @staticmethod
    def of(body: PseudoInertia, motion: Motion) -> VelocityInertia:
        """B of a body that moves with `motion`."""
        v, w, h = motion.v, motion.w, body.moment
        turning = -(skew(w) @ body.second) - skew(h) @ skew(v)
        return VelocityInertia(v * body.mass + w.cross(h), turning)

    def __matmul__(self, w: Vector) -> Force:
        """B (v, ω), which depends on ω alone."""
        return Force(w.cross(self.momentum), self.turning @ w)

    def transposed(self, motion: Motion) -> Vector:
        """The moment of Bᵀ (v, ω); there is no force."""
        return self.momentum.cross(motion.v) + self.turning.T @ motion.w

    def to_parent(self, pose: JointPose, frame: VelocityInertia | None = None) -> VelocityInertia:
        """The same in the parent's frame; add B of the child's `frame` if it moves."""
        p, W = pose.rotation @ self.momentum, turned(pose, self.turning)
        lever = skew(pose.translation) @ skew(p)
        if frame is None:
            return VelocityInertia(p, W - lever)
        return VelocityInertia(p + frame.momentum, W + frame.turning - lever)


@dataclass(frozen=True)
class ArticulatedInertia(PartByPart):
    """Symmetric [A, H; Hᵀ, J] on motions (v, ω)."""

    A: Matrix
    H: Matrix
    J: Matrix

    @staticmethod
    def of(inertia: SpatialInertia) -> ArticulatedInertia:
        """A rigid body: A = m E, H = −ĥ."""
        mass = Matrix.identity() * inertia.mass
        return ArticulatedInertia(mass, -skew(inertia.moment), inertia.tensor)

    def __matmul__(self, motion: Motion) -> Force:
        v, w = motion.v, motion.w
        return Force(self.A @ v + self.H @ w, self.H.T @ v + self.J @ w)

    def without(self, columns: Sequence[Force], weighted: Sequence[Force]) -> ArticulatedInertia:
        """I − U D⁻¹ Uᵀ, given U and D⁻¹ Uᵀ by rows."""

        def product(a: Vector, b: Vector) -> Matrix:  # summed over all columns it is symmetric
            return Matrix.symmetric(3, lambda i, j: a[i] * b[j])

        A, H, J = self.A, self.H, self.J
        for u, x in zip(columns, weighted, strict=True):
            A, J = A - product(u.f, x.f), J - product(u.n, x.n)
            H = H - u.f.outer(x.n)
        return ArticulatedInertia(A, H, J)

    def to_parent(self, pose: JointPose) -> ArticulatedInertia:
        """X* I X⁻¹ in the parent's frame."""
        t = skew(pose.translation)
        A, J = turned_symmetric(pose, self.A), turned_symmetric(pose, self.J)
        H = turned(pose, self.H)
        cross = t @ H
        return ArticulatedInertia(A, H - A @ t, J + cross + cross.T - t @ A @ t)


# -- matrices seen from another frame -----------------------------------------------------


@dataclass(frozen=True)
class JointPose(Pose):
    """The pose of a body in its parent: `fixed` axes, then a turn by `angle` about z."""

    fixed: Matrix
    angle: Angle

    @property
    def in_two_steps(self) -> bool:
        """Is it cheaper to turn about z first? Dense axes go in one."""
        return not self.angle.is_zero and sum(e is not ZERO for e in self.fixed.entries) <= 5

    def leave(self, v: Vector) -> Vector:
        """R v, in the axes of the parent: about z first."""
        return self.fixed @ (rotation_z(self.angle) @ v)


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
    return turned_by(a, cos(angle), sin(angle))


def turned_by(a: Matrix, c: Expr, s: Expr) -> Matrix:
    """The same, given the cosine and the sine."""
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = a.rows
    u = c * (xx - yy) - s * (xy + yx)
    return Matrix(
        (
            (yy + c * u, xy + s * u, c * xz - s * yz),
            (yx + s * u, xx - c * u, s * xz + c * yz),
            (c * zx - s * zy, s * zx + c * zy, zz),
        )
    )


def turned_in_place(pose: JointPose, a: Matrix) -> Matrix:
    """R A Rᵀ of a symmetric A, about z first, with t = s (A_xx − A_yy) + 2c A_xy.

    A_xx − s t, A_yy + s t, c t − A_xy: as many operations as `turned_symmetric`, but what is
    constant of A_xx and A_yy stays where it is, for the sums that it enters.
    """
    c, s = cos(pose.angle), sin(pose.angle)
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = a.rows
    t = s * (xx - yy) + 2 * (c * xy)
    x, y, xy = c * xz - s * yz, s * xz + c * yz, c * t - xy
    return congruent(pose.fixed, Matrix(((xx - s * t, xy, x), (xy, yy + s * t, y), (x, y, zz))))
