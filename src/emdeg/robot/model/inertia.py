"""Mass, centre of mass and inertia tensor of a rigid body, exact.

The tensor is about the centre of mass, its axes parallel to the frame that the centre of mass
is given in, and its entries are *matrix elements*: I_xy = −∫xy dm (EMDEG, Fu). Sources that
list products of inertia (+∫xy dm: ROBMAT) are converted where they are read, never guessed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from emdeg.errors import UsageError
from emdeg.exact.graph import ONE, SUM, ZERO, Expr, Scalar, const, linear
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.exact.numbers import Number
from emdeg.shown import listed


@dataclass(frozen=True)
class Pose:
    """Rotation and translation: a point x of the inner frame is R·x + p in the outer one."""

    rotation: Matrix
    translation: Vector

    @staticmethod
    def identity() -> Pose:
        """The frame itself."""
        return _HERE

    def __matmul__(self, inner: Pose) -> Pose:
        """self ∘ inner."""
        if inner.is_identity:
            return self
        if self.is_identity:
            return inner
        return Pose(
            self.rotation @ inner.rotation, self.translation + self.rotation @ inner.translation
        )

    @property
    def is_identity(self) -> bool:
        """True when the frames coincide."""
        return self.translation.is_zero and self.rotation.rows == _IDENTITY

    def inverse(self) -> Pose:
        """The pose of the outer frame in the inner one."""
        transpose = self.rotation.T
        return Pose(transpose, -(transpose @ self.translation))

    def apply(self, point: Vector) -> Vector:
        """R·x + p; what cancels between the two, cancels."""
        moved = self.rotation @ point
        return Vector(_collected(a, b) for a, b in zip(moved, self.translation, strict=True))


_IDENTITY = Matrix.identity().rows
_HERE = Pose(Matrix.identity(), Vector.zero())


@dataclass(frozen=True)
class Inertia:
    """m, c, and I about the centre of mass (matrix elements)."""

    _repr_html_ = listed

    mass: Expr
    com: Vector
    tensor: Matrix

    @staticmethod
    def zero() -> Inertia:
        """A massless (phantom) body."""
        return Inertia(ZERO, Vector.zero(), Matrix.zero())

    @property
    def is_zero(self) -> bool:
        """True for a phantom body."""
        return self.mass is ZERO and all(e is ZERO for e in self.tensor.entries)

    @property
    def first_moment(self) -> Vector:
        """m·c."""
        return self.com * self.mass

    def about_frame(self) -> Matrix:
        """The tensor about the frame origin: I − m·ĉ·ĉ (parallel axes)."""
        c = skew(self.com)
        return symmetric(self.tensor - (c @ c) * self.mass)

    @staticmethod
    def from_frame(mass: Expr, com: Vector, tensor_about_frame: Matrix) -> Inertia:
        """From a tensor about the frame origin: I + m·ĉ·ĉ."""
        c = skew(com)
        return Inertia(mass, com, symmetric(tensor_about_frame + (c @ c) * mass))

    def moved(self, pose: Pose) -> Inertia:
        """The same body seen from the outer frame of `pose`."""
        r = pose.rotation
        tensor = self.tensor if r == Matrix.identity() else congruent(r, self.tensor)
        return Inertia(self.mass, pose.apply(self.com), tensor)

    def pseudo_inertia(self) -> Matrix:
        """J = ∫ r rᵀ dm, 4×4, about the frame origin (Fu 3.2-17, digest R7)."""
        half_trace = self.tensor.trace() * Fraction(1, 2)
        second = Matrix.identity() * half_trace - self.tensor + self.com.outer(self.com) * self.mass
        moment = self.first_moment
        rows = [[*second.rows[i], moment[i]] for i in range(3)]
        return Matrix([*rows, [*moment, self.mass]])

    @staticmethod
    def from_pseudo_inertia(pseudo: Matrix) -> Inertia:
        """The inverse of `pseudo_inertia`: I = tr(S)·E − S with S = J₃ₓ₃ − m·c·cᵀ (R7)."""
        if pseudo.shape != (4, 4):
            raise UsageError("a pseudo-inertia matrix is 4×4", found=pseudo.shape)
        mass = pseudo[3, 3]
        moment = Vector(pseudo[i, 3] for i in range(3))
        com = Vector.zero() if moment.is_zero else moment / mass
        second = pseudo.block(slice(0, 3), slice(0, 3)) - com.outer(com) * mass
        return Inertia(mass, com, Matrix.identity() * second.trace() - second)

    def radii_of_gyration(self) -> Matrix:
        """K² = I/m about the frame origin, entry by entry: I_ij = m·k_ij² (Fu, R7)."""
        return self.about_frame() * (ONE / self.mass)

    @staticmethod
    def from_radii_of_gyration(mass: Expr, com: Vector, squared: Matrix) -> Inertia:
        """The inertia with I_ij = m·k_ij² about the frame origin."""
        return Inertia.from_frame(mass, com, squared * mass)

    def __add__(self, other: Inertia) -> Inertia:
        """Two bodies fixed to the same frame, as one (R14)."""
        return combine([self, other])

    def translated(self, offset: Iterable[Scalar]) -> Inertia:
        """The body moved by `offset`, seen from the same frame (R14)."""
        return self.moved(Pose(Matrix.identity(), Vector(offset)))

    def rotated(self, rotation: Matrix) -> Inertia:
        """The body turned about the frame origin (R14)."""
        return self.moved(Pose(rotation, Vector.zero()))


def symmetric(matrix: Matrix) -> Matrix:
    """A matrix that is known to be symmetric, with equal nodes on both sides of the diagonal."""
    return Matrix.symmetric(len(matrix.rows), lambda i, j: matrix[i, j])


def _collected(a: Expr, b: Expr) -> Expr:
    """a + b as one flat sum where that is shorter: (rx − a₂) + a₂ is rx."""
    nested = a + b
    if a.kind != SUM and b.kind != SUM:
        return nested
    terms: list[tuple[Expr, Number]] = []
    for part in (a, b):
        if part.kind == SUM:
            terms += [(const(part.args[0]), 1), *part.args[1]]
        else:
            terms.append((part, 1))
    flat = linear(terms)
    return flat if flat.kind != SUM or len(flat.args[1]) < len(terms) - 2 else nested


def congruent(r: Matrix, a: Matrix) -> Matrix:
    """R A Rᵀ of a symmetric A, each pair of entries written once."""
    half = r @ a
    return Matrix.symmetric(len(r.rows), lambda i, j: half.row(i).dot(r.row(j)))


def combine(parts: Iterable[Inertia]) -> Inertia:
    """Several bodies fixed to one frame, lumped: masses, moments and tensors add."""
    present = [part for part in parts if not part.is_zero]
    if not present:
        return Inertia.zero()
    if len(present) == 1:
        return present[0]
    mass, moment, about = ZERO, Vector.zero(), Matrix.zero()
    for part in present:
        mass = mass + part.mass
        moment = moment + part.first_moment
        about = about + part.about_frame()
    com = moment / mass if mass is not ZERO else Vector.zero()
    return Inertia.from_frame(mass, com, about)
