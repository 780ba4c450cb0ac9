"""Look-ups by residues: which values, or sums and products of two, are what is left of another?

A value n is peeled: n − x, n + x and n/x for all values x at once, and again by a second operation.
What is left is looked up in a table of keys. Signs are free, so that keys forget them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.network import Network, ordered
from emdeg.shorten.forms.residues import Residues, add_mod, inverse_mod, mul_mod, sub_mod

DUPLICATES = 4  # how many equal entries of a table are tried
SPARSE, MOST_BITS = 8, 21  # bits of a table's bitmap for each key; log2 of the largest

Indices = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Pair:
    """y + sign·z, or y·z."""

    op: int
    y: int
    z: int
    sign: int = 1

    def node(self, network: Network) -> int:
        """The node that computes it, made when new."""
        return network.node(self.op, ordered((1, self.y), (self.sign, self.z)))


class Pairs:
    """All sums, differences and products of two of the divisors."""

    def __init__(self, divisors: Sequence[int], d: Residues) -> None:
        self.divisors = divisors
        a, b = np.triu_indices(len(divisors))
        i, j = np.triu_indices(len(divisors), 1)
        self.y, self.z = np.concatenate([a, i, a]), np.concatenate([b, j, b])
        self.sums, self.products = len(a) + len(i), len(a)
        self.residues = np.concatenate(
            [add_mod(d[:, a], d[:, b]), sub_mod(d[:, i], d[:, j]), mul_mod(d[:, a], d[:, b])],
            axis=1,
        )

    def __getitem__(self, k: int) -> Pair:
        op = ADD if k < self.sums else MUL
        sign = -1 if self.products <= k < self.sums else 1
        return Pair(op, self.divisors[self.y[k]], self.divisors[self.z[k]], sign)


class Table:
    """Keys to be looked up. Few queries have a match: most are told by a bitmap of low bits."""

    def __init__(self, keys: Residues) -> None:
        self.keys = keys
        size = 1 << min((SPARSE * len(keys)).bit_length(), MOST_BITS)
        self._mask = np.uint64(size - 1)
        self._low = (keys & self._mask).astype(np.intp)
        self._present = np.zeros(size, dtype=bool)
        self._present[self._low] = True

    def matches(self, queries: Residues) -> tuple[Indices, Indices]:
        """(index of query, index of entry) of all matches, at most DUPLICATES a query."""
        low = (queries & self._mask).astype(np.intp)
        asking = np.flatnonzero(self._present[low])
        queries = queries[asking]
        asked = np.zeros(len(self._present), dtype=bool)
        asked[low[asking]] = True
        entries = np.flatnonzero(asked[self._low])
        entries = entries[np.argsort(self.keys[entries], kind="stable")]
        keys = self.keys[entries]
        place = np.searchsorted(keys, queries)
        hits = np.arange(len(queries))
        found: list[tuple[Indices, Indices]] = []
        for shift in range(DUPLICATES):
            hits = hits[place[hits] + shift < len(keys)]
            hits = hits[keys[place[hits] + shift] == queries[hits]]
            found.append((asking[hits], entries[place[hits] + shift]))
            if not len(hits):
                break
        return np.concatenate([h for h, _ in found]), np.concatenate([e for _, e in found])


def columns(network: Network, nodes: Sequence[int], states: int = 2) -> Residues:
    """[state, node]: residues as an array."""
    return np.array([network.residues[k][:states] for k in nodes], dtype=np.uint64).T


def peeled(n: Residues, d: Residues, inverse: Residues) -> Residues:
    """n − x, n + x, n/x for all x, side by side; `inverse` has the 1/x."""
    return np.concatenate([sub_mod(n, d), add_mod(n, d), mul_mod(n, inverse)], axis=-1)


def peeled_twice(
    n: Residues, d: Residues, inverse: Residues, pairs: Residues
) -> tuple[Residues, Residues]:
    """n ⊖ p for all pairs p; then (n − x)/y, (n + x)/y, n/x − y, n/x + y for all x and y."""
    m = d.shape[1]
    less, more, over = np.split(peeled(n, d, inverse)[:, :, None], 3, axis=1)
    y, over_y = d[:, None, :], inverse[:, None, :]
    chains = [mul_mod(less, over_y), mul_mod(more, over_y), sub_mod(over, y), add_mod(over, y)]
    chained = np.concatenate([chain.reshape(len(d), m * m) for chain in chains], axis=1)
    return peeled(n, pairs, inverse_mod(pairs)), chained


def readers(network: Network, nodes: Sequence[int]) -> npt.NDArray[np.bool_]:
    """[i, j]: does node i read node j, directly or through others of these nodes (in order)?"""
    place = {k: i for i, k in enumerate(nodes)}
    result = np.zeros((len(nodes), len(nodes)), dtype=bool)
    for i, k in enumerate(nodes):
        for _, j in network.nodes[k].edges:
            if j in place:
                result[i] |= result[place[j]]
        result[i, i] = True
    return result
