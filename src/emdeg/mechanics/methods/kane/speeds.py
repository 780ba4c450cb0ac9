"""Generalized speeds: what Kane's method writes its equations in.

    u = A(q) q̇ + B(q)             (1)        q̇ = W u + X,   W = A⁻¹,  X = −A⁻¹ B

The analyst chooses A and B; A⁻¹ must exist but for singular configurations, where det A = 0
(Kane, Levinson 1983, eqs 1-12; digest R29). q̇ stands for the velocities of the robot: a free
flyer has those of its body frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emdeg.errors import DeriveError
from emdeg.exact.fingerprint import fingerprints, is_zero
from emdeg.exact.graph import ONE, ZERO, Expr, multiply, symbol, walk
from emdeg.exact.kinds import MOTION, POWER, PRODUCT, SCALE, SYMBOL
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.blocks import Minors, coupled
from emdeg.mechanics.kinematics import ReferenceFrame, jacobian
from emdeg.mechanics.methods.kane.ledger import Ledger, trigonometric_monomials
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Speeds:
    """u = A q̇ + B and its inverse; `u`, `ud` are the symbols of the speeds and of u̇."""

    A: Matrix
    B: Vector
    W: Matrix
    determinant: Expr
    u: tuple[Expr, ...]
    ud: tuple[Expr, ...]

    @property
    def are_rates(self) -> bool:
        """True for u = q̇."""
        return Matrix.identity(len(self.u)) == self.A and self.B.is_zero

    @property
    def rates(self) -> Vector:
        """The kinematical equations q̇ = W u + X."""
        return self.W @ (Vector(self.u) - self.B)

    @property
    def singularities(self) -> tuple[Expr, ...]:
        """The factors of det A that depend on q: where one vanishes, u does not give q̇."""
        determinant = self.determinant
        if determinant.kind == SCALE:
            determinant = determinant.args[1]
        factors = determinant.args if determinant.kind == PRODUCT else (determinant,)
        bases = [f.args[0] if f.kind == POWER else f for f in factors]
        return tuple(f for f in bases if f.rate)


def joint_rates(robot: Robot) -> Speeds:
    """u = q̇, the speeds that need no A."""
    E = Matrix.identity(robot.nv)
    return Speeds(E, Vector.zero(robot.nv), E, ONE, robot.qd, robot.qdd)


def speeds(
    robot: Robot, A: Matrix, B: Vector | None = None, inverse: Matrix | None = None
) -> Speeds:
    """u = A q̇ + B. An inverse of one's own is used if it is one, else A⁻¹ by cofactors."""
    n = robot.nv
    if A.shape != (n, n):
        raise DeriveError(
            f"the matrix A of the generalized speeds has shape {A.shape}",
            method="kane",
            hint=f"{robot.name!r} has {n} velocities, so A is {n}×{n}",
        )
    computed, determinant = inverted(A)
    if inverse is not None:
        if fingerprints(list(inverse @ A)) != fingerprints(list(Matrix.identity(n))):
            raise DeriveError("the inverse given with the speeds is not A⁻¹", method="kane")
        computed = inverse
    offset = Vector.zero(n) if B is None else B
    u = tuple(symbol(f"u{r + 1}", MOTION) for r in range(n))
    ud = tuple(symbol(f"ud{r + 1}", MOTION) for r in range(n))
    return Speeds(A, offset, computed, determinant, u, ud)


def angular_velocity_speeds(
    robot: Robot, body: str, coordinates: Sequence[int], axes: Sequence[int] = (0, 1, 2)
) -> Speeds:
    """Speeds that are angular-velocity measure numbers of a body: u_r = ω · e (eq. 2).

    `coordinates` says which three speeds they are, `axes` which axis of the body frame goes
    with each; every other speed is q̇ (eq. 3).
    """
    rows = list(Matrix.identity(robot.nv).rows)
    (index,) = (i for i, b in enumerate(robot.bodies) if b.name == body)
    J = jacobian(robot, Frame(body, index, Pose.identity()), ReferenceFrame.LOCAL)
    for r, axis in zip(coordinates, axes, strict=True):
        rows[r] = J.rows[3 + axis]
    return speeds(robot, Matrix(rows))


def stanford_speeds(robot: Robot) -> Speeds:
    """Kane's own choice for the Stanford arm: u1, u2, u3 = ω^D · d1, d2, d3 (eq. 2).

    They replace the rates of the joints of A, B and D; the unit vectors d1, d2, d3 are y, z, x
    of the body frame of D.
    """
    at = {body.name: body.joint.coordinate for body in robot.bodies}
    return angular_velocity_speeds(robot, "D", [at[name] for name in "ABD"], (1, 2, 0))


# -- A⁻¹ -----------------------------------------------------------------------------------


def inverted(A: Matrix) -> tuple[Matrix, Expr]:
    """A⁻¹ and det A, block by block, with what is a product of cosines and sines as such."""
    n, minors = A.shape[0], Minors(A)
    rows = [[ZERO] * n for _ in range(n)]
    determinant = ONE
    for block in coupled(A):
        size = len(block.rows)
        if size != len(block.columns):
            raise not_speeds()
        places = [(a, b) for a in range(size) for b in range(size)]
        adjugate = minors.adjugate(block)
        whole, *cofactors = simplified(
            [minors.determinant(block.rows, block.columns), *(adjugate[b][a] for a, b in places)]
        )
        if is_zero(whole):
            raise not_speeds()
        for (a, b), cofactor in zip(places, cofactors, strict=True):
            rows[block.columns[b]][block.rows[a]] = cofactor / whole
        # the sign of the permutation that gathers the block is left out: only zeros matter
        determinant = multiply(determinant, whole)
    return Matrix(rows), determinant


def not_speeds() -> DeriveError:
    """det A vanishes in every configuration."""
    return DeriveError(
        "the quantities u = A q̇ + B are not generalized speeds: det A = 0 in every configuration",
        method="kane",
        hint="choose as many independent combinations of q̇ as there are velocities",
    )


def simplified(expressions: Sequence[Expr]) -> list[Expr]:
    """Each expression as a product of cosines and sines, where it equals one as a function."""
    angles = sorted(
        {n for n in walk(expressions) if n.kind == SYMBOL and n.angular}, key=lambda n: n.name
    )
    ledger = Ledger(trigonometric_monomials(angles))
    return ledger.scalars(expressions)
