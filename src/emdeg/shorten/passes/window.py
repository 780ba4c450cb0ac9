"""Windows: the fewest operations for a handful of values, by exhaustive search.

A window is a few neighbouring operations of which only some values, its outputs, are read outside.
Given the values around it that do not need it (the divisors), all programs for its outputs with
fewer operations are searched, by the number of intermediate values that they need beyond the
outputs (the slack):

    0   an output is x ∘ y of what is known: take it, it never hurts
    1   t = y ∘ z such that an output o = t ∘ x: look o − x, o + x, o/x up among all y ∘ z
    2   one after the other, or an output that needs both: the three operations of `peel`

Every value that is found is known from then on, so one output may come from another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.lookup import Pair, Pairs, Table, columns, peeled, peeled_twice
from emdeg.shorten.forms.network import Network
from emdeg.shorten.forms.residues import (
    Residues,
    add_mod,
    inverse_mod,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip
from emdeg.shorten.passes.peel import Neighbourhood
from emdeg.shorten.passes.resubstitute import Rewrite, Use

DIVISORS = 20
MOST_OUTPUTS = 3
MOST_SLACK = 2
TRIED = 40  # intermediate values that are followed up at each point of the search


@dataclass(frozen=True)
class Window:
    """Operations, the values of them that are read outside, and what may be read instead."""

    inside: tuple[int, ...]
    outputs: tuple[int, ...]
    divisors: tuple[int, ...]


def grow(
    network: Network,
    users: dict[int, list[int]],
    seed: int,
    size: int,
    read: set[int],
    rng: random.Random,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """(operations, outputs): any neighbour is added, or one that leaves the fewest outputs."""
    inside = [seed]

    def outputs(nodes: list[int]) -> list[int]:
        return [k for k in nodes if k in read or any(u not in nodes for u in users[k])]

    while len(inside) < size:
        near = [j for k in inside for _, j in network.nodes[k].edges if network.cost(j)]
        near += [u for k in inside for u in users[k] if network.cost(u)]
        fresh = [k for k in dict.fromkeys(near) if k not in inside]
        if not fresh:
            break
        if rng.random() < 0.3:
            inside.append(rng.choice(fresh))
        else:
            inside.append(min(fresh, key=lambda k: len(outputs([*inside, k]))))
    return tuple(inside), tuple(outputs(inside))


# -- searching ----------------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """The values so far: divisors, then what was made of them."""

    d: Residues
    steps: tuple[Pair, ...] = ()  # of values by their place in d

    @cached_property
    def inverse(self) -> Residues:
        """1/x of all values."""
        return inverse_mod(self.d)

    @cached_property
    def pairs(self) -> Pairs:
        """What one operation makes of the values."""
        return Pairs(range(self.d.shape[1]), self.d)

    @cached_property
    def pair_table(self) -> Table:
        """The keys of the pairs."""
        return Table(unsigned_key(*self.pairs.residues))

    def having(self, step: Pair) -> Known:
        """With one more value."""
        a, b = self.d[:, step.y], self.d[:, step.z]
        combine = mul_mod if step.op == MUL else add_mod if step.sign > 0 else sub_mod
        d = np.concatenate([self.d, combine(a, b)[:, None]], axis=1)
        return Known(d, (*self.steps, step))

    def _once(self, wanted: Residues) -> Residues:
        return unsigned_key(*peeled(wanted[:, None], self.d, self.inverse))

    def direct(self, wanted: Residues) -> Known | None:
        """With the value itself, by one operation; its sign is free."""
        query, entry = Table(unsigned_key(*self.d)).matches(self._once(wanted))
        if not len(query):
            return None
        count = self.d.shape[1]
        op = MUL if query[0] >= 2 * count else ADD
        for sign in (1, -1) if op == ADD else (1,):
            known = self.having(Pair(op, int(query[0]) % count, int(entry[0]), sign))
            if unsigned_key(*known.d[:, -1]) == unsigned_key(*wanted):
                return known
        return None

    def one_between(self, wanted: Residues) -> Iterator[Known]:
        """With a t from which the value follows by one operation."""
        _, entry = self.pair_table.matches(self._once(wanted))
        for e in dict.fromkeys(entry.tolist()):
            yield self.having(self.pairs[e])

    def two_between(self, wanted: Residues) -> Iterator[Known]:
        """With two values from which the value follows by one operation."""
        pairs, m = self.pairs, self.d.shape[1]
        halves, chains = peeled_twice(wanted[:, None], self.d, self.inverse, pairs.residues)
        query, entry = self.pair_table.matches(unsigned_key(*halves))
        for q, e in zip(query.tolist(), entry.tolist(), strict=True):
            yield self.having(pairs[q % len(pairs.y)]).having(pairs[e])
        query, entry = self.pair_table.matches(unsigned_key(*chains))
        for q, e in zip(query.tolist(), entry.tolist(), strict=True):
            op = MUL if q < 2 * m * m else ADD
            for sign in (1, -1) if op == ADD else (1,):
                yield self.having(pairs[e]).having(Pair(op, m, q % m, sign))


def solve(known: Known, wanted: list[Residues], slack: int) -> Iterator[Known]:
    """All ways found to know every wanted value with so many values between."""
    missing = list(wanted)
    progress = True
    while progress:
        progress = False
        for o in list(missing):
            found = known.direct(o)
            if found is not None:
                known = found
                missing = [m for m in missing if m is not o]
                progress = True
    if not missing:
        yield known
        return
    if slack >= 1:
        for o in missing:
            for n, between in enumerate(known.one_between(o)):
                if n < TRIED:
                    yield from solve(between, missing, slack - 1)
    if slack >= 2:
        for o in missing:
            for n, between in enumerate(known.two_between(o)):
                if n < TRIED:
                    yield from solve(between, missing, slack - 2)


# -- rewriting ----------------------------------------------------------------------


def rewritten(network: Network, window: Window, known: Known) -> Network | None:
    """A copy of the network in which the window's outputs are computed by these steps."""
    twin = network.copy()
    number = list(window.divisors)
    open_outputs = {_key(twin, k): k for k in window.outputs}
    for step in known.steps:
        y, z = number[step.y], number[step.z]
        made = Pair(step.op, y, z, step.sign).node(twin)
        output = open_outputs.pop(_key(twin, made), None)
        if output is not None and output != made:
            node = Rewrite(output, step.op, y, z).build(twin)
            if node is None:
                return None
            twin.redefine(output, node)
            made = output
        number.append(made)
    return None if open_outputs else twin


def _key(network: Network, k: int) -> int:
    return int(unsigned_key(*columns(network, (k,)))[0])


def sweep_windows(
    network: Network,
    rng: random.Random,
    *,
    most_windows: int = 100,
    most_slack: int = MOST_SLACK,
) -> Network:
    """The network after so many windows at random places."""
    use = Use(network)
    near = Neighbourhood(network, use)
    read = {k for _, k in network.outputs}
    seeds = [k for k in use.order if network.cost(k)]
    total = network.total()
    for _ in range(most_windows if seeds else 0):
        seed = rng.choice(seeds)
        if seed not in use.alive:
            continue
        inside, outputs = grow(network, near.users, seed, rng.choice((3, 4, 5, 6)), read, rng)
        slack = len(inside) - 1 - len(outputs)
        if not 1 <= slack <= most_slack or len(outputs) > MOST_OUTPUTS:
            continue
        divisors = near.divisors(inside, DIVISORS)
        if len(divisors) < 2 or not all(all(network.residues[k]) for k in outputs):
            continue
        window = Window(inside, outputs, tuple(divisors))
        twin = _shorter(network, window, slack, total - 1, rng)
        if twin is not None:
            network = twin
            total = network.total()
            use = Use(network)
            near = Neighbourhood(network, use)
    return network


def _shorter(
    network: Network, window: Window, slack: int, most: int, rng: random.Random
) -> Network | None:
    d = columns(network, window.divisors)
    wanted = list(columns(network, window.outputs).T)
    found: list[Network] = []
    for known in solve(Known(d), wanted, slack):
        twin = rewritten(network, window, known)
        if twin is not None and twin.total() <= most:
            found.append(twin)
            if len(found) >= 8:
                break
    return rng.choice(found) if found else None
