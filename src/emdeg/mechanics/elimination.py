"""Linear systems of expressions, block by block, and ranks by residues.

In block lower triangular form (blocks.py) A X = B is solved one block after the other,

    X_i = D_i⁻¹ (B_i − Σ_{j<i} L_ij X_j)

    ≤ 3 unknowns    D⁻¹ = adj D / det D                       one division for each block
    more            Gauss, with pivots that vanish nowhere but on singular configurations

`rank_columns` is an elimination with residues: it says which columns are independent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from emdeg.errors import DeriveError
from emdeg.exact.field import Point, prime_for, residue_vectors
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply, raise_to
from emdeg.exact.linalg import Matrix, Vector, dot
from emdeg.mechanics.blocks import Block, Minors, block_triangular

if TYPE_CHECKING:
    from flint import nmod_mat

LARGEST_CRAMER = 3

Sides: TypeAlias = list[list[Expr]]  # right-hand sides of a block, or their solutions


class SingularConstraints(DeriveError):
    """The dependent speeds are not determined by the independent ones."""


def solve(A: Matrix, right: Sequence[Vector], point: Point | None = None) -> list[Vector]:
    """A⁻¹ b for each b; `point` says where A is regular (default: a random one)."""
    order = block_triangular([[e is not ZERO for e in row] for row in A.rows])
    if order is None:
        raise SingularConstraints("the constraints are dependent in every configuration")
    minors = Minors(A)

    def within(block: Block, sides: Sides) -> Sides:
        if len(block.rows) > LARGEST_CRAMER:
            return _gauss([[A[i, j] for j in block.columns] for i in block.rows], sides, point)
        determinant = minors.determinant(block.rows, block.columns)
        if not _differs_from_zero(determinant, point):
            raise SingularConstraints("the determinant of a block vanishes identically")
        return cramer(minors, block, sides, determinant)

    return _by_blocks(A, order, right, within)


def inverse_by_blocks(A: Matrix, order: Sequence[Block], determinants: Sequence[Expr]) -> Matrix:
    """A⁻¹ of a block lower triangular matrix; `determinants` of its diagonal blocks."""
    minors, known = Minors(A), dict(zip(order, determinants, strict=True))
    units = [Vector.unit(k, len(A.rows)) for k in range(len(A.rows))]
    return Matrix.columns(
        _by_blocks(A, order, units, lambda block, sides: cramer(minors, block, sides, known[block]))
    )


def _by_blocks(
    A: Matrix,
    order: Sequence[Block],
    right: Sequence[Vector],
    within: Callable[[Block, Sides], Sides],
) -> list[Vector]:
    """Each block by `within`, with what the blocks before it have given taken off its sides."""
    found = [[ZERO] * len(b) for b in right]
    solved: list[int] = []
    for block in order:
        sides = [
            [linear(((b[i], 1), *((multiply(A[i, j], x[j]), -1) for j in solved)))
             for i in block.rows]
            for b, x in zip(right, found, strict=True)
        ]  # fmt: skip
        for x, own in zip(found, within(block, sides), strict=True):
            for j, value in zip(block.columns, own, strict=True):
                x[j] = value
        solved += block.columns
    return [Vector(x) for x in found]


def cramer(minors: Minors, block: Block, sides: Sides, determinant: Expr) -> Sides:
    """adj(D) b / det D."""
    cofactors, inverse = minors.adjugate(block), raise_to(determinant, -1)
    return [[multiply(inverse, dot(row, b)) for row in cofactors] for b in sides]


def _gauss(A: Sides, right: Sides, point: Point | None) -> Sides:
    """Gaussian elimination, the sparsest row with a usable pivot first."""
    n = len(A)
    work = [list(row) for row in A]
    sides = [list(b) for b in right]
    order: list[tuple[int, int]] = []
    left_rows, left_columns = list(range(n)), list(range(n))
    while left_rows:
        i, j = _pivot(work, left_rows, left_columns, point)
        order.append((i, j))
        left_rows.remove(i)
        left_columns.remove(j)
        inverse = raise_to(work[i][j], -1)
        for k in left_rows:
            if work[k][j] is ZERO:
                continue
            factor = multiply(work[k][j], inverse)
            for c in left_columns:
                if work[i][c] is not ZERO:
                    work[k][c] = work[k][c] - multiply(factor, work[i][c])
            work[k][j] = ZERO
            for b in sides:
                if b[i] is not ZERO:
                    b[k] = b[k] - multiply(factor, b[i])
    found = []
    for b in sides:
        x: list[Expr] = [ZERO] * n
        for i, j in reversed(order):
            known = [(multiply(work[i][c], x[c]), -1) for c in range(n) if c != j]
            x[j] = multiply(linear(((b[i], 1), *known)), raise_to(work[i][j], -1))
        found.append(x)
    return found


def _pivot(
    work: Sides, rows: list[int], columns: list[int], point: Point | None
) -> tuple[int, int]:
    """The entry with the least fill-in (Markowitz) that does not vanish."""
    in_row = {i: sum(work[i][j] is not ZERO for j in columns) for i in rows}
    in_column = {j: sum(work[i][j] is not ZERO for i in rows) for j in columns}
    present = [(i, j) for i in rows for j in columns if work[i][j] is not ZERO]
    present.sort(
        key=lambda at: (
            (in_row[at[0]] - 1) * (in_column[at[1]] - 1), work[at[0]][at[1]] is not ONE, at
        )
    )  # fmt: skip
    for i, j in present:
        if _differs_from_zero(work[i][j], point):
            return i, j
    raise SingularConstraints("the constraints are dependent in every configuration")


def _differs_from_zero(value: Expr, point: Point | None) -> bool:
    if point is None:
        return any(fingerprints([value], points=2, p=prime_for([value]))[0])
    return any(residue_vectors([value], [point])[0])


# -- ranks ----------------------------------------------------------------------------


def rank_columns(columns: Sequence[Sequence[int]], p: int) -> list[int]:
    """Which columns are independent of those before them, modulo p."""
    if not columns or not columns[0]:
        return []
    from flint import nmod_mat  # slow to import: lists of quantities do without

    flat = [x for row in zip(*columns, strict=True) for x in row]
    return pivot_columns(*nmod_mat(len(columns[0]), len(columns), flat, p).rref())


def pivot_columns(reduced: nmod_mat, rank: int) -> list[int]:
    """Where the rows of a reduced echelon form begin."""
    width = range(reduced.ncols())
    return [next(k for k in width if int(reduced[i, k])) for i in range(rank)]
