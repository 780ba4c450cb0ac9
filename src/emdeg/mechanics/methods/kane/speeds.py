"""Generalized speeds: what Kane's method writes its equations in.

    u = A(q,t) q̇ + B(q,t)         (1)        q̇ = W u + X,   W = A⁻¹,  X = −A⁻¹ B

The analyst chooses A and B; A⁻¹ must exist but for singular configurations, where det A = 0
(Kane, Levinson 1983, eqs 1-12; digest R29). q̇ stands for the velocities of the robot: a free
flyer has those of its body frame. t is time (TIME), whose rate is 1: u̇ has ∂A/∂t q̇ + ∂B/∂t in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from emdeg.errors import DeriveError, UsageError
from emdeg.exact.calculus import time_derivative
from emdeg.exact.fingerprint import fingerprints, is_zero
from emdeg.exact.graph import (
    ONE,
    ZERO,
    Expr,
    as_expr,
    multiply,
    product,
    raise_to,
    symbol,
    walk,
)
from emdeg.exact.kinds import MOTION, POWER, PRODUCT, SCALE, SYMBOL
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.blocks import Minors, coupled
from emdeg.mechanics.coordinates import rates as configuration_rates
from emdeg.mechanics.kinematics import ReferenceFrame, jacobian
from emdeg.mechanics.methods.kane.ledger import Ledger, trigonometric_monomials
from emdeg.public import public
from emdeg.robot.cells.scope import Cell
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parts import Frame
from emdeg.robot.model.speeds import TIME, check_state, split, timed
from emdeg.robot.read.tables.speeds_input import cell_of
from emdeg.robot.robot import Robot
from emdeg.shown import listed

#: u as rows u_r(q, q̇, t), texts or expressions; or the matrix A of u = A q̇ + B
Rows: TypeAlias = Matrix | Sequence[Cell] | Sequence[Sequence[Cell]]


@dataclass(frozen=True)
class Speeds:
    """u = A q̇ + B and its inverse; `u`, `ud` are the symbols of the speeds and of u̇."""

    _repr_html_ = listed

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
    def depend_on_time(self) -> bool:
        """True where t occurs in A or B."""
        return TIME in walk([*self.A.entries, *self.B])

    def extended(self, robot: Robot) -> Speeds:
        """The same of a robot with more velocities at the end, which are their own speeds."""
        more, E = range(len(self.u), robot.nv), Matrix.identity(robot.nv)

        def bordered(part: Matrix) -> Matrix:
            return Matrix(
                (*((*row, *(ZERO for _ in more)) for row in part.rows), *(E.rows[k] for k in more))
            )

        B = Vector((*self.B, *(ZERO for _ in more)))
        return Speeds(
            bordered(self.A), B, bordered(self.W), self.determinant, *speed_symbols(robot)
        )

    def in_rates(self, robot: Robot) -> tuple[Vector, Vector]:
        """u and u̇ in q, q̇, q̈ and t: u̇ = A q̈ + (dA/dt) q̇ + dB/dt, with ∂/∂t."""
        u = self.A @ Vector(robot.qd) + self.B
        drift = Vector(time_derivative(list(u), clock(robot)))
        return u, self.A @ Vector(robot.qdd) + drift

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


def clock(robot: Robot) -> dict[Expr, Expr]:
    """d/dt of everything that A and B may depend on: the configuration, and time itself."""
    return {**configuration_rates(robot), TIME: ONE}


@public
def speeds(
    robot: RobotLike,
    A: Rows,
    B: Vector | Sequence[Cell] | None = None,
    inverse: Matrix | None = None,
) -> Speeds:
    """Generalized speeds u = A(q,t) q̇ + B(q,t) for Kane's method.

    Give A, and B unless it is zero; or the n rows u_r themselves. Entries are numbers,
    expressions, or texts such as `"qd1*sin(q2) + t"`; `t` is time (`emdeg.TIME`). An inverse of
    one's own is used if it is one, else A⁻¹ by cofactors.
    """
    robot = as_robot(robot)
    n = robot.nv
    matrix, offset = _parts(robot, A, B)
    if matrix.shape != (n, n) or len(offset) != n:
        raise DeriveError(
            f"the matrix A of the generalized speeds has shape {matrix.shape}, B has {len(offset)}",
            method="kane",
            hint=f"{robot.name!r} has {n} velocities, so A is {n}×{n} and B has {n}",
        )
    check_state(robot, [*matrix.entries, *offset])
    computed, determinant = inverted(matrix)
    if inverse is not None:
        if fingerprints((inverse @ matrix).entries) != fingerprints(Matrix.identity(n).entries):
            raise DeriveError("the inverse given with the speeds is not A⁻¹", method="kane")
        computed = inverse
    return Speeds(matrix, offset, computed, determinant, *speed_symbols(robot))


def speed_symbols(robot: Robot) -> tuple[tuple[Expr, ...], tuple[Expr, ...]]:
    """The symbols u1 … and ud1 … of the speeds and of u̇."""
    n = robot.nv
    u = tuple(symbol(f"u{r + 1}", MOTION) for r in range(n))
    return u, tuple(symbol(f"ud{r + 1}", MOTION) for r in range(n))


def _parts(robot: Robot, A: Rows, B: Vector | Sequence[Cell] | None) -> tuple[Matrix, Vector]:
    """A and B as expressions, from rows of u where the first is no row of a matrix."""

    def entry(value: Cell) -> Expr:
        return timed(robot, cell_of(robot, value))

    if isinstance(A, Matrix):
        matrix = Matrix([timed(robot, e) for e in row] for row in A.rows)
    elif A and all(isinstance(row, Sequence) and not isinstance(row, str) for row in A):
        matrix = Matrix([entry(value) for value in row] for row in A)  # type: ignore[union-attr]
    elif B is None:
        return split(robot, [entry(row) for row in A])  # type: ignore[arg-type]
    else:
        raise UsageError("rows of u have no B: it is in them already", argument="B")
    offset = [ZERO] * robot.nv if B is None else [entry(value) for value in B]
    return matrix, Vector(offset)


def chosen_speeds(robot: Robot, given: Speeds | Rows | None) -> Speeds:
    """Those given, those of the robot, or q̇; a robot freed of mimic joints has more of them."""
    if given is None:
        return speeds(robot, list(robot.speeds)) if robot.speeds else joint_rates(robot)
    if not isinstance(given, Speeds):
        return speeds(robot, given)
    own = len(given.u)
    if own > robot.nv:
        raise DeriveError(
            f"the speeds are those of a robot with {own} velocities", method="kane",
            hint=f"{robot.name!r} has {robot.nv}",
        )  # fmt: skip
    check_state(
        robot, [*given.A.entries, *given.B]
    )  # a moving base has moved on: robot.with_speeds
    return given if own == robot.nv else given.extended(robot)


@public
def angular_velocity_speeds(
    robot: RobotLike, body: str, coordinates: Sequence[int], axes: Sequence[int] = (0, 1, 2)
) -> Speeds:
    """Speeds that are angular-velocity measure numbers of a body: u_r = ω · e (eq. 2).

    `coordinates` says which three speeds they are, `axes` which axis of the body frame goes
    with each; every other speed is q̇ (eq. 3).
    """
    robot = as_robot(robot)
    if len(coordinates) != len(axes) or not set(axes) <= {0, 1, 2}:
        raise UsageError("are not axes of the body", argument="axes", found=list(axes),
                         expected="0, 1 or 2 for each coordinate")  # fmt: skip
    if not all(r in range(robot.nv) for r in coordinates):
        raise UsageError("are no speeds", argument="coordinates", found=list(coordinates),
                         expected=f"places from 0 to {robot.nv - 1}")  # fmt: skip
    rows = list(Matrix.identity(robot.nv).rows)
    bodies = [b.name for b in robot.bodies]
    if body not in bodies:
        raise UsageError(
            f"robot {robot.name!r} has no moving body {body!r}", argument="body",
            hint=did_you_mean(body, bodies) or "its bodies are: " + ", ".join(bodies[:20]),
        )  # fmt: skip
    index = bodies.index(body)
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
    if not at.keys() >= set("ABD"):
        raise UsageError(
            "these are the speeds of the Stanford arm, with bodies A, B and D", argument="robot",
            found=robot.name, hint="angular_velocity_speeds(robot, body, coordinates) takes any",
        )  # fmt: skip
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
            rows[block.columns[b]][block.rows[a]] = quotient(cofactor, whole)
        # the sign of the permutation that gathers the block is left out: only zeros matter
        determinant = multiply(determinant, whole)
    return Matrix(rows), determinant


def quotient(numerator: Expr, denominator: Expr) -> Expr:
    """numerator / denominator, with the factors that both have cancelled: c3 s2 / s2 is c3."""
    above, below = _factors(numerator), [raise_to(f, -1) for f in _factors(denominator)]
    return product([*above, *below])


def _factors(node: Expr) -> list[Expr]:
    """The factors of a product, at any depth."""
    found: list[Expr] = []
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if node.kind == SCALE:
            found.append(as_expr(node.args[0]))
            waiting.append(node.args[1])
        elif node.kind == PRODUCT:
            waiting += reversed(node.args)
        else:
            found.append(node)
    return found


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
