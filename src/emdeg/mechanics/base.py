"""What every method takes and gives, and what all methods share.

A method is a function `rigid_body(robot: Robot, **options) -> RigidBody` in a file of its own:
it knows rigid bodies, joints and gravity, nothing else. It may take every body's joint to have
a coordinate of its own (`coordinates.freed` has freed mimic joints before). `equations` then
adds once, for all methods,

    τ = M(q)·q̈ + C(q,q̇)·q̇ + g(q)  +  I_m·q̈  +  b·q̇ + f_c·sign(q̇)  +  K (q − θ)  −  Σ Jᵀ F_ext

(motor inertia, friction, springs, external wrenches), and reduces mimic joints: with joint rates
q̇_joint = G·q̇ the efforts are τ = Gᵀ·τ_joint.

A method gives τ itself (recursions) or the coefficients M, β, g (Lagrangian methods), from which
τ_i = Σ M_ij q̈_j + Σ β_ijk q̇_j q̇_k + g_i; β_ijk is the Christoffel symbol of the first kind.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias

from emdeg.errors import DeriveError, UsageError
from emdeg.exact.calculus import derivative
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply, product, total
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.steps import Notation
from emdeg.robot.model.spatial import Force
from emdeg.robot.robot import Robot

Christoffel: TypeAlias = Mapping[tuple[int, int, int], Expr]  # (i, j, k) with j ≤ k → β_ijk


def symbol_key(i: int, j: int, k: int) -> tuple[int, int, int]:
    """Where β_ijk = β_ikj is kept."""
    return (i, j, k) if j <= k else (i, k, j)


@dataclass(frozen=True)
class RigidBody:
    """The rigid-body part as one method derives it; what a method does not give is None.

    `intermediates` keeps the method's own quantities by the paper's names, e.g. "omega"[i], and
    `notation` says how the paper writes them: together they are the steps of the derivation.
    `forces` are (f_i, n_i) that the parent exerts on body i, in frame i at its origin.
    `includes_wrenches` says that τ already has the external wrenches in it.
    """

    tau: Vector | None = None
    M: Matrix | None = None
    christoffel: Christoffel | None = None
    gravity: Vector | None = None
    forces: tuple[Force, ...] | None = None
    includes_wrenches: bool = False
    intermediates: Mapping[str, Any] = field(default_factory=dict)
    notation: Mapping[str, Notation] = field(default_factory=dict)


Method: TypeAlias = Callable[..., RigidBody]


class Terms(defaultdict[tuple[int, ...], list[Expr]]):
    """What is summed at each place of a vector, of a symmetric matrix or of β."""

    def __init__(self) -> None:
        super().__init__(list)

    def add(self, term: Expr, *place: int) -> None:
        """One more term; of (i, j) and (j, i) the ordered one is kept."""
        self[tuple(sorted(place))].append(term)

    def vector(self, n: int) -> Vector:
        """The n sums."""
        return Vector(total(self.get((i,), ())) for i in range(n))

    def matrix(self, n: int) -> Matrix:
        """The symmetric n × n matrix of sums."""
        return Matrix.symmetric(n, lambda i, j: total(self.get((i, j), ())))


def assemble(robot: Robot, parts: RigidBody) -> Vector:
    """τ of the rigid bodies, from the coefficients when the method gives those."""
    if parts.tau is not None:
        return parts.tau
    if parts.M is None or parts.christoffel is None or parts.gravity is None:
        raise DeriveError("a method must give tau, or M with Christoffel symbols and gravity")
    velocity = velocity_terms(robot, parts.christoffel)
    return on_inertia(robot, parts.M, list(zip(velocity, parts.gravity, strict=True)))


def on_inertia(robot: Robot, M: Matrix, rest: Sequence[Iterable[Expr]]) -> Vector:
    """Σ_j M_ij q̈_j and the other terms of each row, in one sum."""
    moving = (map(multiply, row, robot.qdd) for row in M.rows)
    return Vector(total((*own, *others)) for own, others in zip(moving, rest, strict=True))


def velocity_terms(robot: Robot, christoffel: Christoffel) -> Vector:
    """h_i = Σ_jk β_ijk q̇_j q̇_k over all ordered pairs (Fu 3.2-31)."""
    terms: list[list[tuple[Expr, int]]] = [[] for _ in range(robot.nv)]
    for (i, j, k), beta in christoffel.items():
        if beta is not ZERO:
            # β_ijk and β_ikj are one symbol
            terms[i].append((product((beta, robot.qd[j], robot.qd[k])), 1 if j == k else 2))
    return Vector(linear(row) for row in terms)


def christoffel_symbols(robot: Robot, M: Matrix) -> Christoffel:
    """β_ijk = ½ (∂M_ij/∂q_k + ∂M_ik/∂q_j − ∂M_jk/∂q_i), the non-zero ones (digest R23)."""
    refuse_floating(robot, "the Christoffel form")
    n = robot.nv
    upper = [(i, j) for i in range(n) for j in range(i, n)]
    d: dict[tuple[int, int, int], Expr] = {}
    for k, q in enumerate(robot.q):
        column = derivative([M[i, j] for i, j in upper], {q: ONE})
        for (i, j), value in zip(upper, column, strict=True):
            d[i, j, k] = d[j, i, k] = value
    half = Fraction(1, 2)
    symbols: dict[tuple[int, int, int], Expr] = {}
    for i in range(n):
        for j in range(n):
            for k in range(j, n):
                beta = linear(((d[i, j, k], half), (d[i, k, j], half), (d[j, k, i], -half)))
                if beta is not ZERO:
                    symbols[i, j, k] = beta
    return symbols


def mirrored(beta: Christoffel, coordinate: Sequence[int]) -> Christoffel:
    """All of β, by coordinates, from β_ijk of bodies i before k and j before or at k.

    β_kjk = 0 and β_kji = −β_ijk for j before or at i before k (digest R39).
    """
    found: dict[tuple[int, int, int], Expr] = {}
    for (i, j, k), value in beta.items():
        if value is not ZERO:
            a, b, c = (coordinate[body] for body in (i, j, k))
            found[symbol_key(a, b, c)] = value
            if j <= i:
                found[symbol_key(c, b, a)] = -value
    return found


def coriolis_matrix(robot: Robot, christoffel: Christoffel) -> Matrix:
    """C_ij = Σ_k β_ijk q̇_k: the form for which Ṁ − 2C is skew-symmetric."""
    n = robot.nv
    terms: list[list[list[tuple[Expr, int]]]] = [[[] for _ in range(n)] for _ in range(n)]
    for (i, j, k), beta in christoffel.items():
        terms[i][j].append((multiply(beta, robot.qd[k]), 1))
        if j != k:
            terms[i][k].append((multiply(beta, robot.qd[j]), 1))
    return Matrix((linear(cell) for cell in row) for row in terms)


def refuse_floating(robot: Robot, method: str) -> None:
    """Methods that differentiate with respect to coordinates cannot take quaternions."""
    if robot.has_floating_base:
        raise DeriveError(
            f"{method} differentiates with respect to generalized coordinates, and the free "
            f"flyer of {robot.name!r} has quasi-velocities",
            hint="use newton_euler, kane, composite or articulated for a floating base",
        )


def refuse_loops(robot: Robot, what: str, instead: Iterable[str], argument: str = "robot") -> None:
    """What is that of a tree does not silently leave loops open."""
    if robot.loops or robot.constraints:
        raise UsageError(
            f"{what} is that of a tree, and robot {robot.name!r} has loops or velocity "
            "constraints, which it would leave open",
            argument=argument,
            hint=f"ask for {' or '.join(instead)}; the tree alone is robot.without_loops()",
        )


def refuse_elastic(robot: Robot, what: str) -> None:
    """What knows M q̈ + b + c + g alone would leave the springs out."""
    if robot.motors:
        raise DeriveError(
            f"{what} has no place for springs, and robot {robot.name!r} has elastic joints",
            hint="take robot.without_elastic_joints() (--elastic none): M, b, c and g of its links "
            "are the same; K (q − θ) is the part `elastic` of the equations",
        )


def refuse_other_joints(robot: Robot, what: str) -> None:
    """What is written for turns and slides by themselves cannot take a screw."""
    for body in robot.bodies:
        joint = body.joint
        if joint.nv == 1 and not joint.revolute and not joint.prismatic:
            raise DeriveError(
                f"{what} takes revolute and prismatic joints only",
                element=f"joint {joint.name}",
                found=joint.type.name,
                hint="compile the quantities themselves: every method takes all kinds of joints",
            )
