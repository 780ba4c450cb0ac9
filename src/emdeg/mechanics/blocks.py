"""Matrices that fall apart: coupled blocks, block triangular form, determinants of blocks.

A maximum matching of rows and columns puts non-zeros on the diagonal; the strongly connected
components of the rest are the blocks (Dulmage, Mendelsohn 1958; Duff, Reid 1978). In the order
found here the matrix is block lower triangular; elimination.py solves with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from graphlib import TopologicalSorter

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
    # column j needs column k when j's own row has an entry there
    needs = [{k for k, entry in enumerate(pattern[row]) if entry} for row in row_of]
    members = _strongly_connected(needs)
    label = {j: own for own, columns in enumerate(members) for j in columns}
    after = {
        own: {label[k] for j in columns for k in needs[j]} - {own}
        for own, columns in enumerate(members)
    }
    return [
        Block(tuple(sorted(row_of[j] for j in members[own])), tuple(members[own]))
        for own in TopologicalSorter(after).static_order()
    ]


def _matching(pattern: Sequence[Sequence[bool]]) -> list[int] | None:
    """A row of its own for each column, by augmenting paths; None where there are too few."""
    size = len(pattern[0]) if pattern else 0
    column_of: dict[int, int] = {}
    row_of: dict[int, int] = {}
    for start in range(size):
        reached: dict[int, int] = {}  # row → the column from which a path came to it
        waiting = [start]
        while waiting:
            column = waiting.pop()
            new = [r for r, entries in enumerate(pattern) if entries[column] and r not in reached]
            reached |= dict.fromkeys(new, column)
            free = next((row for row in new if row not in column_of), None)
            if free is not None:
                break
            waiting += [column_of[row] for row in reversed(new)]
        else:
            return None
        row: int | None = free
        while row is not None:  # back along the path, each column takes the row before it
            column = reached[row]
            before = row_of.get(column)
            column_of[row], row_of[column] = column, row
            row = before
    return [row_of[column] for column in range(size)]


def _strongly_connected(needs: Sequence[set[int]]) -> list[list[int]]:
    """Members of each component, by their first one: those that reach one another."""
    size = len(needs)
    reach = [sum(1 << k for k in {j, *others}) for j, others in enumerate(needs)]  # sets of bits
    for k in range(size):  # Warshall's closure
        for j in range(size):
            if reach[j] >> k & 1:
                reach[j] |= reach[k]
    found: dict[int, list[int]] = {}
    for j in range(size):
        first = next(k for k in range(size) if reach[j] >> k & 1 and reach[k] >> j & 1)
        found.setdefault(first, []).append(j)
    return list(found.values())
