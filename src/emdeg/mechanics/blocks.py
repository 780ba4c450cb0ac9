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
    import numpy as np  # slow to import, as the next: lists of quantities do without
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components, maximum_bipartite_matching

    present = np.array(pattern, dtype=bool)
    row_of = maximum_bipartite_matching(csr_array(present), perm_type="row")
    if (row_of < 0).any():
        return None
    # column j needs column k when j's own row has an entry there
    needs = present[row_of]
    _, label = connected_components(csr_array(needs), connection="strong")
    after = {own: set(label[needs[label == own].any(axis=0)]) - {own} for own in label}
    members = {own: np.flatnonzero(label == own).tolist() for own in label}
    return [
        Block(tuple(sorted(row_of[members[own]].tolist())), tuple(members[own]))
        for own in TopologicalSorter(after).static_order()
    ]
