"""Solving with the mass matrix: LᵀDL along the tree, so that nothing fills in.

Featherstone 2005: eliminating the leaves first, M = Lᵀ D L with L unit lower triangular and
L_ij ≠ 0 only where joint j is on the path from joint i to the base. For a serial arm this is
the Cholesky factorisation from the last row up; for a tree it skips what is zero. Coordinates
are in document order, which need not be parents first: `order` lists them so.

    forward dynamics   q̈ = M⁻¹ (τ − bias)                  (digest R34)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emdeg.errors import DeriveError, ExprError
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply, raise_to
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.robot import Robot


class SingularInertia(DeriveError):
    """Some joint can move without moving any inertia: q̈ is not determined by τ."""

    @staticmethod
    def of(name: str) -> SingularInertia:
        """Of this joint."""
        return SingularInertia(
            "the mass matrix is singular: this joint can move without moving any inertia",
            element=name,
            hint="give the bodies that it carries a mass or an inertia, or its drive one",
        )


@dataclass(frozen=True)
class Factors:
    """M = Lᵀ D L in the order `order`; `pivots` is D and `inverse_diagonal` 1/D."""

    order: tuple[int, ...]
    L: tuple[tuple[Expr, ...], ...]
    pivots: tuple[Expr, ...]
    inverse_diagonal: tuple[Expr, ...]

    def inward(self, right: Sequence[Expr]) -> list[Expr]:
        """L⁻ᵀ b in the order `order`, zero but on the paths from where b is not."""
        y = [right[k] for k in self.order]
        for i in range(len(y) - 1, -1, -1):  # y_j = b_j − Σ_{i>j} L_ij y_i
            for j in range(i):
                if self.L[i][j] is not ZERO and y[i] is not ZERO:
                    y[j] = y[j] - multiply(self.L[i][j], y[i])
        return y

    def outward(self, half: Sequence[Expr]) -> list[Expr]:
        """L⁻¹ D⁻¹ y of what `inward` gave, in the order of the coordinates."""
        x = [multiply(d, y) for d, y in zip(self.inverse_diagonal, half, strict=True)]
        for i in range(len(x)):  # x_i = y_i / d_i − Σ_{j<i} L_ij x_j
            x[i] = linear(((x[i], 1), *((multiply(self.L[i][j], x[j]), -1) for j in range(i))))
        return [x[self.order.index(k)] for k in range(len(x))]

    def solve(self, right: Sequence[Expr]) -> list[Expr]:
        """M⁻¹ b: Lᵀ y = b, then D L x = y."""
        return self.outward(self.inward(right))

    def product(self, one: Sequence[Expr], other: Sequence[Expr]) -> Expr:
        """aᵀ M⁻¹ b = yᵀ D⁻¹ z of what `inward` gave for a and b."""
        terms = zip(one, other, self.inverse_diagonal, strict=True)
        return linear((multiply(multiply(z, d), y), 1) for y, z, d in terms)


def factorise(M: Matrix, order: Sequence[int] | None = None) -> Factors:
    """Lᵀ D L of a symmetric matrix, last row first; exact zeros are skipped."""
    n = len(M.rows)
    chosen = tuple(range(n) if order is None else order)
    work = [[M[i, j] for j in chosen] for i in chosen]
    lower = [[ONE if i == j else ZERO for j in range(n)] for i in range(n)]
    inverses: list[Expr] = [ONE] * n
    for k in range(n - 1, -1, -1):
        if work[k][k] is ZERO:
            raise SingularInertia.of(f"velocity {chosen[k] + 1}")
        inverses[k] = raise_to(work[k][k], -1)
        present = [i for i in range(k) if work[k][i] is not ZERO]
        for i in present:
            lower[k][i] = multiply(work[k][i], inverses[k])
        for i in present:
            for j in present:
                if j <= i:
                    rest = work[i][j] - multiply(lower[k][i], work[k][j])
                    work[i][j] = work[j][i] = rest
    pivots = tuple(work[k][k] for k in range(n))
    return Factors(chosen, tuple(map(tuple, lower)), pivots, tuple(inverses))


def regular(M: Matrix, order: Sequence[int] | None = None) -> Factors:
    """The factors, of which no pivot vanishes; SingularInertia where one does."""
    factors = factorise(M, order)
    named = zip(factors.order, factors.pivots, strict=True)
    refuse_singular({f"velocity {k + 1}": pivot for k, pivot in named})
    return factors


def tree_order(robot: Robot) -> list[int]:
    """Velocity coordinates, parents first."""
    return [k for b in robot.bodies if b.joint.mimic is None for k in b.joint.indices]


def operations(robot: Robot) -> int:
    """Multiplications and additions of the factorisation and two substitutions, along the tree.

    With d velocities above one: d(d + 1) for its Schur complement, d for its row of L, 1 for 1/D,
    and 4d + 1 in the substitutions. Zeros of M inside the tree are not known: they make it less.
    """
    above: list[int] = []  # velocities on the path of each body, its own included
    total = 0
    for body in robot.bodies:
        depth = 0 if body.parent is None else above[body.parent]
        for d in range(depth, depth + body.joint.nv):
            total += d * (d + 6) + 2
        above.append(depth + body.joint.nv)
    return total


def solve_symmetric(
    M: Matrix, right: Sequence[Vector], order: Sequence[int] | None = None
) -> list[Vector]:
    """M⁻¹ b for each b."""
    factors = factorise(M, order)
    return [Vector(factors.solve(list(b))) for b in right]


def inverse_symmetric(M: Matrix, order: Sequence[int] | None = None) -> Matrix:
    """M⁻¹ = L⁻¹ D⁻¹ L⁻ᵀ, each pair of entries once."""
    n = len(M.rows)
    factors = regular(M, order)
    K = _inverse_lower(factors.L)
    ordered = Matrix.symmetric(
        n,
        lambda i, j: linear(
            (multiply(multiply(K[i][k], factors.inverse_diagonal[k]), K[j][k]), 1)
            for k in range(i + 1)
        ),
    )
    place = [factors.order.index(k) for k in range(n)]
    return Matrix((ordered[i, j] for j in place) for i in place)


def _inverse_lower(L: Sequence[Sequence[Expr]]) -> list[list[Expr]]:
    """L⁻¹ of a unit lower triangular matrix, row by row."""
    n = len(L)
    K = [[ONE if i == j else ZERO for j in range(n)] for i in range(n)]
    for i in range(n):
        for j in range(i):
            K[i][j] = linear(
                (multiply(L[i][k], K[k][j]), -1) for k in range(j, i) if L[i][k] is not ZERO
            )
    return K


def forward_dynamics(
    M: Matrix, bias: Vector, tau: Sequence[Expr], order: Sequence[int] | None = None
) -> Vector:
    """q̈ = M⁻¹ (τ − bias)."""
    factors = regular(M, order)
    return Vector(factors.solve(list(Vector(tau) - bias)))


def refuse_singular_residues(M: Sequence[Sequence[int]], order: Sequence[int], p: int) -> None:
    """The same of the residues of M at a random point, eliminated modulo p as `factorise` does.

    What M is made of plays no part, so that entries may be computed by a program.
    """
    work = [[M[i][j] for j in order] for i in order]
    for k in range(len(order) - 1, -1, -1):
        if work[k][k] % p == 0:
            raise SingularInertia.of(f"velocity {order[k] + 1}")
        inverse = pow(work[k][k], -1, p)
        for i in range(k):
            factor = work[k][i] * inverse % p
            if factor:
                for j in range(i + 1):
                    work[i][j] = (work[i][j] - factor * work[k][j]) % p


def refuse_singular(pivots: Mapping[str, Expr]) -> None:
    """Raise when a pivot vanishes identically, however it is written; `pivots` by joint name."""
    if not pivots:
        return
    try:
        residues = fingerprints(list(pivots.values()), points=2)
    except ExprError:  # a later pivot divides by one that vanishes everywhere
        residues = [(0,)] * len(pivots)
    for name, residue in zip(pivots, residues, strict=True):
        if not any(residue):
            raise SingularInertia.of(name)
