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

from emdeg.optimise.network import ADD, MUL, Edge, Network, Node
from emdeg.optimise.residues import (
    P,
    Residues,
    add_mod,
    inverse_mod,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip

DUPLICATES = 4  # how many equal entries of a table are tried


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

    def find(self, queries: Residues) -> Iterator[tuple[int, int]]:
        """(index of query, index of entry) for each match, at most DUPLICATES an entry."""
        flat = queries.ravel()
        place = np.searchsorted(self.keys, flat)
        for shift in range(DUPLICATES):
            at = np.minimum(place + shift, len(self.keys) - 1)
            hits = np.nonzero((self.keys[at] == flat) & (place + shift < len(self.keys)))[0]
            if not len(hits):
                return
            yield from zip(hits.tolist(), self.order[at[hits]].tolist(), strict=True)


def candidates(
    network: Network, targets: list[int], divisors: list[int], operations: int
) -> Iterator[Rewrite]:
    """All rewrites of the targets with so many new operations (1 or 2)."""
    if not targets or len(divisors) < 2:
        return
    residues = np.array(network.residues, dtype=np.uint64)
    d = residues[divisors]
    d0, d1 = d[:, 0], d[:, 1]
    if operations == 1:
        table = Table(unsigned_key(d0, d1))
        inner_of = list(divisors)
    else:
        y, z = np.triu_indices(len(divisors))
        keys = np.concatenate(
            [
                unsigned_key(add_mod(d0[y], d0[z]), add_mod(d1[y], d1[z])),
                unsigned_key(sub_mod(d0[y], d0[z]), sub_mod(d1[y], d1[z])),
                unsigned_key(mul_mod(d0[y], d0[z]), mul_mod(d1[y], d1[z])),
            ]
        )
        table = Table(keys)
        size = len(y)

    def inner(entry: int) -> int | Pair:
        if operations == 1:
            return inner_of[entry]
        kind, k = divmod(entry, size)
        return Pair(MUL if kind == 2 else ADD, divisors[y[k]], divisors[z[k]])

    inverse0, inverse1 = inverse_mod(d0), inverse_mod(d1)
    for target in targets:
        n0, n1 = residues[target, 0], residues[target, 1]
        queries = np.concatenate(
            [
                unsigned_key(sub_mod(n0, d0), sub_mod(n1, d1)),
                unsigned_key(add_mod(n0, d0), add_mod(n1, d1)),
                unsigned_key(mul_mod(n0, inverse0), mul_mod(n1, inverse1)),
            ]
        )
        for query, entry in table.find(queries):
            op = MUL if query >= 2 * len(divisors) else ADD
            yield Rewrite(target, op, divisors[query % len(divisors)], inner(entry))


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


def apply_rewrites(
    network: Network, rewrites: Iterable[Candidate], rng: random.Random, least_gain: int = 1
) -> int:
    """Apply rewrites, best first, each judged again on the network as it then is."""
    order = network.order()
    uses = network.fanout(order)
    scored: list[tuple[int, float, Candidate]] = []
    for rewrite in rewrites:
        if rewrite.target in rewrite.reads():
            continue
        gain = network.freed(rewrite.target, uses, rewrite.reads())
        gain -= rewrite.operations(network)
        if gain >= least_gain:
            scored.append((gain, rng.random(), rewrite))
    scored.sort(key=lambda s: (-s[0], s[1]))
    taken = 0
    alive = set(order)
    for _, _, rewrite in scored:
        if rewrite.target not in alive or any(k not in alive for k in rewrite.reads()):
            continue
        gain = network.freed(rewrite.target, uses, rewrite.reads())
        gain -= rewrite.operations(network)
        if gain < least_gain or any(network.depends(k, rewrite.target) for k in rewrite.reads()):
            continue
        node = rewrite.build(network)
        if node is None or node == network.nodes[rewrite.target]:
            continue
        network.redefine(rewrite.target, node)
        taken += 1
        order = network.order()
        uses = network.fanout(order)
        alive = set(order)
    return taken


def sweep(network: Network, rng: random.Random, operations: int, least_gain: int = 1) -> int:
    """One pass over all values; the number of rewrites taken."""
    order = network.order()
    uses = network.fanout(order)
    need = operations + least_gain
    targets = [k for k in order if network.cost(k) and network.freed(k, uses, ()) >= need]
    divisors = [k for k in order if any(network.residues[k])]
    return apply_rewrites(
        network, candidates(network, targets, divisors, operations), rng, least_gain
    )
