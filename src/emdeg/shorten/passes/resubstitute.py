"""Resubstitution: compute a value from values that exist already.

For every value n the residues of n − x, n + x and n/x are looked up among the values (one new
operation) and among all sums, differences and products of two values (two new operations).
A rewrite is taken when the operations that it frees are more than those it adds. This is the
resubstitution of logic synthesis, on exact arithmetic.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from emdeg.shorten.forms.network import ADD, MUL, Edge, Network, Node
from emdeg.shorten.forms.residues import (
    P,
    Residues,
    add_mod,
    inverse_mod,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip

DUPLICATES = 4  # how many equal entries of a table are tried
LARGEST_WINDOW = 800  # values that are all compared with all
WINDOW = 400  # values of a window when there are more

Indices = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Pair:
    """y op z as an inner operand; signs are found when the rewrite is built."""

    op: int
    y: int
    z: int


@dataclass(frozen=True)
class Rewrite:
    """target = ±x op ±inner."""

    target: int
    op: int
    x: int
    inner: int | Pair

    def reads(self) -> tuple[int, ...]:
        """The existing nodes that it reads."""
        if isinstance(self.inner, Pair):
            return (self.x, self.inner.y, self.inner.z)
        return (self.x, self.inner)

    def build(self, network: Network) -> Node | None:
        """The node that computes the target, signs fitted on all states; None if it fails."""
        if not isinstance(self.inner, Pair):
            return _fit(network, self.target, self.op, self.x, self.inner)
        pair = self.inner
        for sign in (1, -1) if pair.op == ADD else (1,):
            inner = network.node(pair.op, ordered((1, pair.y), (sign, pair.z)))
            node = _fit(network, self.target, self.op, self.x, inner)
            if node is not None:
                return node
        return None

    def operations(self, network: Network) -> int:
        """Run-time operations that the rewrite adds."""
        added = int(network.rates[self.target] > 0)
        if isinstance(self.inner, Pair):
            added += int(max(network.rates[self.inner.y], network.rates[self.inner.z]) > 0)
        return added


class Candidate(Protocol):
    """What `apply_rewrites` needs to know of a rewrite."""

    @property
    def target(self) -> int:
        """The node that it computes in another way."""

    def reads(self) -> tuple[int, ...]:
        """The existing nodes that it reads."""

    def build(self, network: Network) -> Node | None:
        """The node that computes the target, or None."""

    def operations(self, network: Network) -> int:
        """Run-time operations that it adds."""


class Table:
    """Sorted unsigned keys with what they stand for."""

    def __init__(self, keys: Residues) -> None:
        self.order = np.argsort(keys, kind="stable")
        self.keys = keys[self.order]

    def matches(self, queries: Residues) -> tuple[Indices, Indices]:
        """(index of query, index of entry) of all matches, at most DUPLICATES a query."""
        place = np.searchsorted(self.keys, queries)
        found: list[tuple[Indices, Indices]] = []
        for shift in range(DUPLICATES):
            at = np.minimum(place + shift, len(self.keys) - 1)
            hits = np.nonzero((self.keys[at] == queries) & (place + shift < len(self.keys)))[0]
            if not len(hits):
                break
            found.append((hits, self.order[at[hits]]))
        if not found:
            nothing = np.zeros(0, dtype=np.int64)
            return nothing, nothing
        return np.concatenate([h for h, _ in found]), np.concatenate([e for _, e in found])


def readers(network: Network, nodes: list[int]) -> npt.NDArray[np.bool_]:
    """[i, j]: does node i read node j, directly or through others of these nodes (in order)?"""
    place = {k: i for i, k in enumerate(nodes)}
    result = np.zeros((len(nodes), len(nodes)), dtype=bool)
    for i, k in enumerate(nodes):
        for _, j in network.nodes[k].edges:
            if j in place:
                result[i] |= result[place[j]]
        result[i, i] = True
    return result


def candidates(
    network: Network, targets: list[int], divisors: list[int], operations: int
) -> Iterator[Rewrite]:
    """All rewrites of the targets with so many new operations (1 or 2)."""
    if not targets or len(divisors) < 2:
        return
    residues = np.array([network.residues[k] for k in divisors], dtype=np.uint64)
    d0, d1 = residues[:, 0], residues[:, 1]
    single = np.arange(len(divisors))
    if operations == 1:
        y = z = single
        ops = np.full(len(y), ADD)
        table = Table(unsigned_key(d0, d1))
    else:
        a, b = np.triu_indices(len(divisors))
        y, z = np.tile(a, 3), np.tile(b, 3)
        ops = np.repeat([ADD, ADD, MUL], len(a))
        keys = [
            unsigned_key(combine(d0[a], d0[b]), combine(d1[a], d1[b]))
            for combine in (add_mod, sub_mod, mul_mod)
        ]
        table = Table(np.concatenate(keys))
    inverse0, inverse1 = inverse_mod(d0), inverse_mod(d1)
    reads = readers(network, divisors)
    place = {k: i for i, k in enumerate(divisors)}
    outer = np.repeat([ADD, ADD, MUL], len(divisors))
    for target in targets:
        n0, n1 = d0[place[target]], d1[place[target]]
        queries = np.concatenate(
            [
                unsigned_key(sub_mod(n0, d0), sub_mod(n1, d1)),
                unsigned_key(add_mod(n0, d0), add_mod(n1, d1)),
                unsigned_key(mul_mod(n0, inverse0), mul_mod(n1, inverse1)),
            ]
        )
        query, entry = table.matches(queries)
        x = query % len(divisors)
        free = ~reads[:, place[target]]  # what reads the target cannot compute it
        keep = free[x] & free[y[entry]] & free[z[entry]]
        for q, e in zip(query[keep].tolist(), entry[keep].tolist(), strict=True):
            inner = divisors[y[e]]
            yield Rewrite(
                target,
                int(outer[q]),
                divisors[q % len(divisors)],
                inner if operations == 1 else Pair(int(ops[e]), inner, divisors[z[e]]),
            )


def ordered(a: Edge, b: Edge) -> tuple[Edge, Edge]:
    """Two operands of a commutative operation in a fixed order."""
    return (a, b) if a[1] <= b[1] else (b, a)


def _fit(network: Network, target: int, op: int, x: int, y: int) -> Node | None:
    want = network.residues[target]
    rx, ry = network.residues[x], network.residues[y]
    for sx in (1, -1):
        for sy in (1, -1):
            if op == ADD:
                got = tuple((sx * a + sy * b) % P for a, b in zip(rx, ry, strict=True))
            else:
                got = tuple(sx * sy * a * b % P for a, b in zip(rx, ry, strict=True))
            if got == want:
                return Node(op, ordered((sx, x), (sy, y)))
    return None


class Use:
    """The order of a network and how often each node is read, as it is now."""

    def __init__(self, network: Network) -> None:
        self.refresh(network)

    def refresh(self, network: Network) -> None:
        """Look again after a change."""
        self.order = network.order()
        self.uses = network.fanout(self.order)
        self.alive = set(self.order)
        self.read_at_run_time = {
            j for k in self.order if network.cost(k) for _, j in network.nodes[k].edges
        }


def apply_rewrites(
    network: Network,
    rewrites: Iterable[Candidate],
    rng: random.Random,
    least_gain: int = 1,
    use: Use | None = None,
) -> int:
    """Apply rewrites, best first, each judged again on the network as it then is."""
    now = use or Use(network)
    scored: list[tuple[int, float, Candidate]] = []
    for rewrite in rewrites:
        gain = network.freed(rewrite.target, now.uses, rewrite.reads())
        gain -= rewrite.operations(network)
        if gain >= least_gain and rewrite.target not in rewrite.reads():
            scored.append((gain, rng.random(), rewrite))
    scored.sort(key=lambda s: (-s[0], s[1]))
    taken = 0
    for _, _, rewrite in scored:
        if not now.alive.issuperset((rewrite.target, *rewrite.reads())):
            continue
        gain = network.freed(rewrite.target, now.uses, rewrite.reads())
        gain -= rewrite.operations(network)
        if gain < least_gain or any(network.depends(k, rewrite.target) for k in rewrite.reads()):
            continue
        node = rewrite.build(network)
        if node is None or node == network.nodes[rewrite.target]:
            continue
        network.redefine(rewrite.target, node)
        taken += 1
        now.refresh(network)
    return taken


def sweep(network: Network, rng: random.Random, operations: int, least_gain: int = 1) -> int:
    """One pass over all values; the number of rewrites taken."""
    taken = 0
    use = Use(network)
    for window in windows(use.order):
        need = operations + least_gain
        divisors = [k for k in window if any(network.residues[k])]
        targets = [
            k for k in divisors if network.cost(k) and network.freed(k, use.uses, ()) >= need
        ]
        found = candidates(network, targets, divisors, operations)
        taken += apply_rewrites(network, found, rng, least_gain, use)
    return taken


def windows(order: list[int]) -> Iterator[list[int]]:
    """All values, or for long programs windows of neighbours that overlap by half.

    The order is depth first, so neighbours in it are neighbours in the program.
    """
    if len(order) <= LARGEST_WINDOW:
        yield order
        return
    for start in range(0, len(order) - WINDOW // 2, WINDOW // 2):
        yield order[start : start + WINDOW]
