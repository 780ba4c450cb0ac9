"""Linear systems of expressions: what stands alone first, then blocks.

    alone           x_j = b_i / a_ij where nothing else is in row i, or in column j
    ≤ 3 unknowns    x = adj(A) b / det A                      one division for each block
    more            Gauss, with pivots that vanish nowhere but on singular configurations

`rank_columns` is the same elimination with residues: it says which columns are independent.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.errors import DeriveError
from emdeg.exact.field import Point, prime_for, residue_vectors
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply, raise_to
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods.kane.speeds import blocks, minors

LARGEST_CRAMER = 3


class SingularConstraints(DeriveError):
    """The dependent speeds are not determined by the independent ones."""


def solve(A: Matrix, right: Sequence[Vector], point: Point | None = None) -> list[Vector]:
    """A⁻¹ b for each b; `point` says where A is regular (default: a random one)."""
    square = [list(row) for row in A.rows]
    return [Vector(x) for x in _solve(square, [list(b) for b in right], point)]


def _solve(A: list[list[Expr]], right: list[list[Expr]], point: Point | None) -> list[list[Expr]]:
    """Unknowns alone in their row first, those alone in their column last, then block by block."""
    n = len(A)
    if n == 0:
        return [[] for _ in right]
    for i, row in enumerate(A):
        present = [j for j in range(n) if row[j] is not ZERO]
        if len(present) == 1:
            return _alone_in_row(A, right, i, present[0], point)
    for j in range(n):
        present = [i for i in range(n) if A[i][j] is not ZERO]
        if len(present) == 1:
            return _alone_in_column(A, right, present[0], j, point)
    found = [[ZERO] * n for _ in right]
    parts = blocks(Matrix(A))
    for rows, columns in parts:
        if len(rows) != len(columns):
            raise SingularConstraints("a block of the linear system is not square")
        small = [[A[i][j] for j in columns] for i in rows]
        sides = [[b[i] for i in rows] for b in right]
        method = _cramer if len(rows) <= LARGEST_CRAMER else _gauss
        for b, x in zip(found, method(small, sides, point), strict=True):
            for j, value in zip(columns, x, strict=True):
                b[j] = value
    return found


def _without(A: list[list[Expr]], i: int, j: int) -> list[list[Expr]]:
    return [[*row[:j], *row[j + 1 :]] for k, row in enumerate(A) if k != i]


def _alone_in_row(
    A: list[list[Expr]], right: list[list[Expr]], i: int, j: int, point: Point | None
) -> list[list[Expr]]:
    """x_j = b_i / a_ij, and the others with it."""
    inverse = _inverse(A[i][j], point)
    own = [multiply(b[i], inverse) for b in right]
    left = [
        [b[k] - multiply(A[k][j], x) for k in range(len(A)) if k != i]
        for b, x in zip(right, own, strict=True)
    ]
    rest = _solve(_without(A, i, j), left, point)
    return [[*r[:j], x, *r[j:]] for r, x in zip(rest, own, strict=True)]


def _alone_in_column(
    A: list[list[Expr]], right: list[list[Expr]], i: int, j: int, point: Point | None
) -> list[list[Expr]]:
    """The others without it, then x_j = (b_i − Σ a_ik x_k) / a_ij."""
    inverse = _inverse(A[i][j], point)
    left = [[b[k] for k in range(len(A)) if k != i] for b in right]
    rest = _solve(_without(A, i, j), left, point)
    others = [*A[i][:j], *A[i][j + 1 :]]
    found = []
    for b, r in zip(right, rest, strict=True):
        known = [(multiply(a, x), -1) for a, x in zip(others, r, strict=True)]
        found.append([*r[:j], multiply(linear(((b[i], 1), *known)), inverse), *r[j:]])
    return found


def _inverse(pivot: Expr, point: Point | None) -> Expr:
    if not any(_residues([pivot], point)[0]):
        raise SingularConstraints("a coefficient of the linear system vanishes identically")
    return raise_to(pivot, -1)


def _cramer(A: list[list[Expr]], right: list[list[Expr]], point: Point | None) -> list[list[Expr]]:
    """adj(A) b / det A."""
    n = len(A)
    every = tuple(range(n))
    minor = minors(Matrix(A), every, every)
    determinant = minor(every, every)
    if not any(_residues([determinant], point)[0]):
        raise SingularConstraints("the determinant of a block vanishes identically")
    inverse = raise_to(determinant, -1)
    found = []
    for b in right:
        x = []
        for j in range(n):
            terms = []
            for i in range(n):
                rest_rows = tuple(k for k in every if k != i)
                rest_columns = tuple(k for k in every if k != j)
                cofactor = minor(rest_rows, rest_columns)
                terms.append((multiply(cofactor, b[i]), 1 if (i + j) % 2 == 0 else -1))
            x.append(multiply(linear(terms), inverse))
        found.append(x)
    return found


def _gauss(A: list[list[Expr]], right: list[list[Expr]], point: Point | None) -> list[list[Expr]]:
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
    work: list[list[Expr]], rows: list[int], columns: list[int], point: Point | None
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
        if any(_residues([work[i][j]], point)[0]):
            return i, j
    raise SingularConstraints("the constraints are dependent in every configuration")


def _residues(roots: Sequence[Expr], point: Point | None) -> list[tuple[int, ...]]:
    if point is None:
        return fingerprints(roots, points=2, p=prime_for(roots))
    return [tuple(r) for r in residue_vectors(roots, [point])]


def rank_columns(columns: Sequence[Sequence[int]], p: int) -> list[int]:
    """Which columns are independent of those before them, modulo p."""
    basis: dict[int, list[int]] = {}  # pivot row → reduced column
    kept = []
    for index, column in enumerate(columns):
        rest = [x % p for x in column]
        for row, known in basis.items():
            if rest[row]:
                factor = rest[row]
                rest = [(x - factor * y) % p for x, y in zip(rest, known, strict=True)]
        pivot = next((i for i, x in enumerate(rest) if x), None)
        if pivot is not None:
            inverse = pow(rest[pivot], -1, p)
            basis[pivot] = [x * inverse % p for x in rest]
            kept.append(index)
    return kept
