"""Forward dynamics, three ways, and what else is solved with the mass matrix (digest R34).

    factorised     M = Lᵀ D L along the tree, then two sparse substitutions   (factorisation)
    articulated    the O(n) recursion                                         (articulated)
    explicit       q̈ = adj(M) (τ − bias) / det M, one division                 (small arms)

Which of them takes fewest operations depends on the robot: `cheapest` derives the candidates and
counts. Operational space (Khatib 1987): Λ⁻¹ = J M⁻¹ Jᵀ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from emdeg.errors import DeriveError
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.tensor import Tensor
from emdeg.mechanics.blocks import Block, Minors
from emdeg.mechanics.elimination import cramer
from emdeg.mechanics.factorisation import (
    SingularInertia,
    inverse_symmetric,
    refuse_singular,
    regular,
)
from emdeg.mechanics.operations import Meter

#: Above this many velocities the cofactors of M are never the shortest way.
LARGEST_EXPLICIT = 3


T = TypeVar("T", Vector, Matrix, Tensor)


def cheapest(candidates: Mapping[str, Callable[[], T]]) -> T:
    """The candidate with the fewest operations; the first one wins ties."""
    if len(candidates) == 1:
        return next(iter(candidates.values()))()
    made = [derive() for derive in candidates.values()]
    return min(made, key=lambda matrix: Meter().new(matrix.entries))


def explicit_forward(M: Matrix, bias: Vector, tau: Sequence[Expr]) -> Vector:
    """q̈ = adj(M) (τ − bias) / det M."""
    n = len(M.rows)
    if n > LARGEST_EXPLICIT:
        raise DeriveError(
            f"the explicit inverse of a {n} × {n} mass matrix is longer than any other way",
            expected=f"at most {LARGEST_EXPLICIT} velocities",
            hint="take forward_dynamics, whichever other way is shortest",
        )
    minors, every = Minors(M), Block(tuple(range(n)), tuple(range(n)))
    determinant = minors.determinant(every.rows, every.columns)
    refuse_singular({"det M": determinant})
    return Vector(cramer(minors, every, [list(Vector(tau) - bias)], determinant)[0])


def operational_inertia_inverse(
    M: Matrix, jacobian: Matrix, order: Sequence[int] | None = None
) -> Matrix:
    """Λ⁻¹ = J M⁻¹ Jᵀ (6×6): how a frame accelerates under a wrench."""
    rows = [Vector(row) for row in jacobian.rows]
    factors = regular(M, order)
    solved = [Vector(factors.solve(list(row))) for row in rows]
    return Matrix.symmetric(len(rows), lambda i, j: rows[i].dot(solved[j]))


def operational_inertia(M: Matrix, jacobian: Matrix, order: Sequence[int] | None = None) -> Matrix:
    """Λ = (J M⁻¹ Jᵀ)⁻¹ (6×6); infinite in singular configurations."""
    n, hint = len(M.rows), "take operational_space_inertia_inverse: J M⁻¹ Jᵀ"
    if n < len(jacobian.rows):
        raise DeriveError(
            f"a robot of {n} velocities is singular in operational space everywhere", hint=hint
        )
    inverse = operational_inertia_inverse(M, jacobian, order)
    try:
        return inverse_symmetric(inverse)
    except SingularInertia:  # of the frame: too few joints on its path, or all in one plane
        raise DeriveError(
            "this frame does not move in all six directions: J M⁻¹ Jᵀ is singular everywhere",
            hint=hint,
        ) from None
