"""Forward dynamics, three ways, and what else is solved with the mass matrix (digest R34).

    factorised     M = Lᵀ D L along the tree, then two sparse substitutions   (factorisation)
    articulated    the O(n) recursion                                         (articulated)
    explicit       q̈ = adj(M) (τ − bias) / det M, one division                 (small arms)

Which of them takes fewest operations depends on the robot: `cheapest` derives the candidates and
counts. Operational space (Khatib 1987): Λ⁻¹ = J M⁻¹ Jᵀ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from emdeg.errors import DeriveError
from emdeg.exact.graph import (
    ONE,
    POWER,
    PRODUCT,
    SCALE,
    SUM,
    ZERO,
    Expr,
    linear,
    multiply,
    raise_to,
    scale,
    walk,
)  # fmt: skip
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.factorisation import (
    inverse_symmetric,
    refuse_singular,
    solve_symmetric,
)  # fmt: skip

#: Above this many velocities the cofactors of M are never the shortest way.
LARGEST_EXPLICIT = 3


T = TypeVar("T", Vector, Matrix)


def cheapest(candidates: Mapping[str, Callable[[], T]]) -> T:
    """The candidate with the fewest operations; the first one wins ties."""
    if len(candidates) == 1:
        return next(iter(candidates.values()))()
    made = [derive() for derive in candidates.values()]
    return min(made, key=lambda entries: operations(list(entries)))


def operations(roots: Iterable[Expr]) -> int:
    """Binary operations of the shared expressions at the configuration or motion rate."""
    return sum(_own_operations(node) for node in walk(roots) if node.rate > 0)


def _own_operations(node: Expr) -> int:
    kind, args = node.kind, node.args
    if kind == SUM:
        scaled = sum(c not in (1, -1) for _, c in args[1])
        return int(len(args[1]) - 1 + (args[0] != 0) + scaled)
    if kind == PRODUCT:
        return len(args) - 1
    if kind == SCALE:
        return int(args[0] != -1)
    if kind == POWER:
        # a reciprocal among the factors of a product is their division
        return int(max(abs(args[1]) - 1, 0))
    return 0


def explicit_forward(M: Matrix, bias: Vector, tau: Sequence[Expr]) -> Vector:
    """q̈ = adj(M) (τ − bias) / det M."""
    cofactors, determinant = _adjugate(M)
    rest, inverse = Vector(tau) - bias, raise_to(determinant, -1)
    return Vector(
        multiply(linear((multiply(c, b), 1) for c, b in zip(row, rest, strict=True)), inverse)
        for row in cofactors
    )


def _adjugate(M: Matrix) -> tuple[list[list[Expr]], Expr]:
    """(adj M, det M) of a symmetric matrix."""
    n = len(M.rows)
    if n > LARGEST_EXPLICIT:
        raise DeriveError(
            f"the explicit inverse of a {n} × {n} mass matrix is longer than any other way",
            expected=f"at most {LARGEST_EXPLICIT} velocities",
            hint="take forward_dynamics_factorised or forward_dynamics_articulated",
        )
    cofactors: list[list[Expr]] = [[ZERO] * n for _ in range(n)]
    for i in range(n):
        for j in range(i, n):
            minor = _minor(M, i, j)
            cofactors[i][j] = cofactors[j][i] = minor if (i + j) % 2 == 0 else scale(-1, minor)
    determinant = linear((multiply(M[0, j], cofactors[0][j]), 1) for j in range(n)) if n else ONE
    refuse_singular({"det M": determinant})
    return cofactors, determinant


def _minor(M: Matrix, row: int, column: int) -> Expr:
    """The determinant without a row and a column, for at most 3 × 3."""
    n = len(M.rows)
    rows = [i for i in range(n) if i != row]
    columns = [j for j in range(n) if j != column]
    if not rows:
        return ONE
    if len(rows) == 1:
        return M[rows[0], columns[0]]
    (a, b), (c, d) = rows, columns
    return M[a, c] * M[b, d] - M[a, d] * M[b, c]


def operational_inertia_inverse(
    M: Matrix, jacobian: Matrix, order: Sequence[int] | None = None
) -> Matrix:
    """Λ⁻¹ = J M⁻¹ Jᵀ (6×6): how a frame accelerates under a wrench."""
    rows = [Vector(row) for row in jacobian.rows]
    solved = solve_symmetric(M, rows, order)
    entries: dict[tuple[int, int], Expr] = {}
    for i, row in enumerate(rows):
        for j in range(i, len(rows)):
            entries[i, j] = entries[j, i] = row.dot(solved[j])
    return Matrix((entries[i, j] for j in range(len(rows))) for i in range(len(rows)))


def operational_inertia(M: Matrix, jacobian: Matrix, order: Sequence[int] | None = None) -> Matrix:
    """Λ = (J M⁻¹ Jᵀ)⁻¹ (6×6); infinite in singular configurations."""
    n = len(M.rows)
    if n < len(jacobian.rows):
        raise DeriveError(
            f"a robot of {n} velocities is singular in operational space everywhere",
            hint="take operational_space_inertia_inverse: J M⁻¹ Jᵀ",
        )
    return inverse_symmetric(operational_inertia_inverse(M, jacobian, order))
