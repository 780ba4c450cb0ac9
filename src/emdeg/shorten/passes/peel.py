"""Resubstitution with three operations: a value is peeled until what is left exists.

A value n that frees four operations or more may be computed by three from values near it. Peel
operands off n, and look the rest up (meet in the middle): with x, y, z, w existing values, p one of
their sums, differences and products x ∘ y, and α any parameter-only constant,

    n ⊖ p, (n ± x)/y, n/x ± y      two operations peeled: the rest may be z ∘ w, α·z or ±z + α
    n ⊖ x                          one operation peeled: the rest may be α·(z ∘ w) or ±(z ∘ w) + α

where n ⊖ p is n − p, n + p or n/p. The divisors are the values nearest to n in the program, so that
long programs take time in proportion to their length.
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Iterable, Iterator

import numpy as np

from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.lookup import Pairs, Table, columns, peeled, peeled_twice
from emdeg.shorten.forms.network import Network
from emdeg.shorten.forms.residues import Residues, inverse_mod, unsigned_key
from emdeg.shorten.passes.constants import Peeled, Setup, Step, factor_key, offset_key
from emdeg.shorten.passes.resubstitute import Use, apply_rewrites

DIVISORS = 40  # values near the target that may be read
OPERATIONS = 3


class Neighbourhood:
    """Divisors near a value: operands, and what else reads them."""

    def __init__(self, network: Network, use: Use) -> None:
        self.network = network
        self.users: dict[int, list[int]] = {k: [] for k in use.order}
        for k in use.order:
            for _, j in network.nodes[k].edges:
                self.users[j].append(k)

    def divisors(self, targets: Iterable[int], most: int = DIVISORS) -> list[int]:
        """The nearest values that read none of the targets; an edge to one of many is longer."""
        network, users = self.network, self.users
        above = set(targets)
        stack = list(above)
        while stack:
            for k in users[stack.pop()]:
                if k not in above:
                    above.add(k)
                    stack.append(k)
        found: list[int] = []
        heap = [(0.0, target) for target in targets]
        done: set[int] = set()
        while heap and len(found) < most:
            distance, k = heapq.heappop(heap)
            if k in done:
                continue
            done.add(k)
            if k not in above and network.rates[k] and all(network.residues[k]):
                found.append(k)
            for _, j in network.nodes[k].edges:
                if j not in done and network.rates[j]:
                    heapq.heappush(heap, (distance + 1.0, j))
            further = distance + 1.0 + 0.5 * math.log2(1 + len(users[k]))
            for j in users[k]:
                if j not in done and j not in above:
                    heapq.heappush(heap, (further, j))
        return found


def peelings(network: Network, setup: Setup, target: int, divisors: list[int]) -> Iterator[Peeled]:
    """All ways to compute the target from the divisors by three operations."""
    d, n = columns(network, divisors, 3), columns(network, (target,), 3)
    pairs, inverse = Pairs(divisors, d), inverse_mod(d)
    m, count = len(divisors), len(pairs.y)

    # one operation peeled
    once = peeled(n, d, inverse)
    for kind, keys in (("factor", factor_key), ("offset", offset_key)):
        for query, entry in _matches(keys(once), keys(pairs.residues)):
            op = MUL if query >= 2 * m else ADD
            yield Peeled(setup, target, ((op, divisors[query % m]),), kind, pairs[entry])

    # two operations peeled
    twice = np.concatenate(peeled_twice(n, d, inverse, pairs.residues), axis=1)

    def steps(query: int) -> tuple[Step, ...]:
        if query < 3 * count:
            return ((MUL if query >= 2 * count else ADD, pairs[query % count]),)
        query -= 3 * count
        x, y = divmod(query % (m * m), m)
        outer, inner = (ADD, MUL) if query < 2 * m * m else (MUL, ADD)
        return ((outer, divisors[x]), (inner, divisors[y]))

    plain = unsigned_key(*twice[:2])
    for query, entry in _matches(plain, unsigned_key(*pairs.residues[:2])):
        yield Peeled(setup, target, steps(query), "plain", pairs[entry])
    for kind, keys in (("factor", factor_key), ("offset", offset_key)):
        for query, entry in _matches(keys(twice), keys(d)):
            yield Peeled(setup, target, steps(query), kind, divisors[entry])


def _matches(queries: Residues, entries: Residues) -> Iterator[tuple[int, int]]:
    query, entry = Table(entries).matches(queries)
    yield from zip(query.tolist(), entry.tolist(), strict=True)


def sweep_three(network: Network, rng: random.Random) -> int:
    """One pass over the values that free enough; the number of rewrites taken."""
    setup = Setup(network)
    use = Use(network)
    near = Neighbourhood(network, use)
    need = OPERATIONS + 1
    targets = [k for k in use.order if network.cost(k) and network.freed(k, use.uses, ()) >= need]
    rng.shuffle(targets)
    taken = 0
    for target in targets:
        if target not in use.alive or network.freed(target, use.uses, ()) < need:
            continue
        around = near.divisors((target,))
        if len(around) < 2 or not all(network.residues[target]):
            continue
        found = peelings(network, setup, target, around)
        if apply_rewrites(network, found, rng, use):
            taken += 1
            near = Neighbourhood(network, use)
    return taken
