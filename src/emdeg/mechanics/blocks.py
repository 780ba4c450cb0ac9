"""Matrices that fall apart: coupled blocks, block triangular form, determinants of blocks.

A maximum matching of rows and columns puts non-zeros on the diagonal; the strongly connected
components of the rest are the blocks (Dulmage, Mendelsohn 1958; Duff, Reid 1978). In the order
found here the matrix is block lower triangular; elimination.py solves with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply
from emdeg.exact.linalg import Matrix


@dataclass(frozen=True)
class Block:
    """Rows and columns of one diagonal block."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]


@dataclass
class Minors:
    """Determinants of sub-matrices by Laplace's rule, each computed once."""

    matrix: Matrix
    _known: dict[tuple[tuple[int, ...], tuple[int, ...]], Expr] = field(default_factory=dict)

    def determinant(self, rows: tuple[int, ...], columns: tuple[int, ...]) -> Expr:
        """det of the chosen rows and columns."""
        if not rows:
            return ONE
        found = self._known.get((rows, columns))
        if found is None:
            terms = []
            for k, column in enumerate(columns):
                entry = self.matrix[rows[0], column]
                if entry is not ZERO:
                    rest = self.determinant(rows[1:], columns[:k] + columns[k + 1 :])
                    terms.append((multiply(entry, rest), -1 if k % 2 else 1))
            found = linear(terms)
            self._known[rows, columns] = found
        return found

    def adjugate(self, block: Block) -> list[list[Expr]]:
        """adj of a block: entry (i, j) is (−1)^(i+j) times the minor without row j, column i."""
        size = len(block.rows)
        return [
            [
                self.determinant(_without(block.rows, j), _without(block.columns, i))
                * (-1 if (i + j) % 2 else 1)
                for j in range(size)
            ]
            for i in range(size)
        ]


def _without(items: tuple[int, ...], k: int) -> tuple[int, ...]:
    return items[:k] + items[k + 1 :]


def coupled(A: Matrix) -> list[Block]:
    """Rows and columns that are coupled by non-zero entries, gathered; they need not be square."""
    height, width = A.shape
    free_rows, found = set(range(height)), []
    while free_rows:
        rows, columns = {min(free_rows)}, set[int]()
        while True:
            more_columns = {j for i in rows for j in range(width) if A[i, j] is not ZERO} - columns
            columns |= more_columns
            more_rows = {i for j in columns for i in range(height) if A[i, j] is not ZERO} - rows
            rows |= more_rows
            if not more_columns and not more_rows:
                break
        free_rows -= rows
        found.append(Block(tuple(sorted(rows)), tuple(sorted(columns))))
    return found


def block_triangular(pattern: Sequence[Sequence[bool]]) -> list[Block] | None:
    """Blocks that make the pattern lower triangular, or None when it is structurally singular."""
    row_of = _matching(pattern)
    if row_of is None:
        return None
    n = len(pattern)
    # column j needs column k when j's own row has an entry there
    needs = [[k for k in range(n) if k != j and pattern[row_of[j]][k]] for j in range(n)]
    blocks = []
    for columns in _components(needs):
        columns = tuple(sorted(columns))
        blocks.append(Block(tuple(sorted(row_of[c] for c in columns)), columns))
    return blocks


def _matching(pattern: Sequence[Sequence[bool]]) -> list[int] | None:
    """A row for every column, by augmenting paths; None when there is none."""
    n = len(pattern)
    column_of: list[int | None] = [None] * n

    def place(column: int, seen: set[int]) -> bool:
        for row in range(n):
            if pattern[row][column] and row not in seen:
                seen.add(row)
                taken = column_of[row]
                if taken is None or place(taken, seen):
                    column_of[row] = column
                    return True
        return False

    if not all(place(column, set()) for column in range(n)):
        return None
    row_of = [0] * n
    for row, column in enumerate(column_of):
        assert column is not None
        row_of[column] = row
    return row_of


def _components(needs: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Strongly connected components, each after those that it needs (Tarjan 1972)."""
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    found: list[tuple[int, ...]] = []

    def visit(v: int) -> None:
        index[v] = low[v] = len(index)
        stack.append(v)
        for w in needs[v]:
            if w not in index:
                visit(w)
                low[v] = min(low[v], low[w])
            elif w in stack:
                low[v] = min(low[v], index[w])
        if low[v] == index[v]:
            place = stack.index(v)
            found.append(tuple(stack[place:]))
            del stack[place:]

    for v in range(len(needs)):
        if v not in index:
            visit(v)
    return found
