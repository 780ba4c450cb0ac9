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

from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.lookup import Pair, Pairs, Table, columns, peeled, readers
from emdeg.shorten.forms.network import Network, Node, ordered
from emdeg.shorten.forms.residues import P, inverse_mod, unsigned_key

LARGEST_WINDOW = 800  # values that are all compared with all
WINDOW = 400  # values of a window when there are more
AT_ONCE = 64  # targets compared with all divisors in one array


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
        return _fit(network, self.target, self.op, self.x, self.inner.node(network))

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


def candidates(
    network: Network, targets: list[int], divisors: list[int], operations: int
) -> Iterator[Rewrite]:
    """All rewrites of the targets with so many new operations (1 or 2)."""
    if not targets or len(divisors) < 2:
        return
    d = columns(network, divisors)
    pairs = Pairs(divisors, d) if operations == 2 else None
    y, z = (pairs.y, pairs.z) if pairs else (np.arange(len(divisors)),) * 2
    table = Table(unsigned_key(*(pairs.residues if pairs else d)))
    inverse, reads = inverse_mod(d), readers(network, divisors)
    place = {k: i for i, k in enumerate(divisors)}
    m = len(divisors)
    for start in range(0, len(targets), AT_ONCE):
        at = np.array([place[k] for k in targets[start : start + AT_ONCE]])
        left = peeled(d[:, at, None], d[:, None, :], inverse[:, None, :])
        query, entry = table.matches(unsigned_key(*left.reshape(2, -1)))
        row, query = np.divmod(query, 3 * m)
        n = at[row]
        # what reads the target cannot compute it
        keep = ~(reads[query % m, n] | reads[y[entry], n] | reads[z[entry], n])
        kept = np.flatnonzero(keep)[np.argsort(row[keep], kind="stable")]
        for t, q, e in zip(*(v[kept].tolist() for v in (n, query, entry)), strict=True):
            inner = pairs[e] if pairs else divisors[e]
            yield Rewrite(divisors[t], MUL if q >= 2 * m else ADD, divisors[q % m], inner)


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
    use: Use | None = None,
) -> int:
    """Apply rewrites, best first, each judged again on the network as it then is."""
    now = use or Use(network)
    scored: list[tuple[int, float, Candidate]] = []
    for rewrite in rewrites:
        gain = network.freed(rewrite.target, now.uses, rewrite.reads())
        gain -= rewrite.operations(network)
        if gain > 0 and rewrite.target not in rewrite.reads():
            scored.append((gain, rng.random(), rewrite))
    scored.sort(key=lambda s: (-s[0], s[1]))
    taken = 0
    for _, _, rewrite in scored:
        if not now.alive.issuperset((rewrite.target, *rewrite.reads())):
            continue
        gain = network.freed(rewrite.target, now.uses, rewrite.reads())
        gain -= rewrite.operations(network)
        if gain <= 0 or any(network.depends(k, rewrite.target) for k in rewrite.reads()):
            continue
        node = rewrite.build(network)
        if node is None or node == network.nodes[rewrite.target]:
            continue
        network.redefine(rewrite.target, node)
        taken += 1
        now.refresh(network)
    return taken


def sweep(network: Network, rng: random.Random, operations: int) -> int:
    """One pass over all values; the number of rewrites taken."""
    taken = 0
    use = Use(network)
    for window in windows(use.order):
        divisors = [k for k in window if any(network.residues[k])]
        targets = [
            k for k in divisors if network.cost(k) and network.freed(k, use.uses, ()) > operations
        ]
        found = candidates(network, targets, divisors, operations)
        taken += apply_rewrites(network, found, rng, use)
    return taken


def windows(
    order: list[int], largest: int = LARGEST_WINDOW, width: int = WINDOW
) -> Iterator[list[int]]:
    """All values, or for long programs windows of neighbours that overlap by half.

    The order is depth first, so neighbours in it are neighbours in the program.
    """
    if len(order) <= largest:
        yield order
        return
    for start in range(0, len(order) - width // 2, width // 2):
        yield order[start : start + width]
