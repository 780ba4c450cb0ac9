"""Windows: the fewest operations for a handful of values, by exhaustive search.

A window is a few neighbouring operations of which only some values, its outputs, are read outside.
Given the values around it that do not need it (the divisors), all programs for its outputs with
fewer operations are searched, by the number of intermediate values that they need beyond the
outputs (the slack):

    0   an output is x ∘ y of what is known: take it, it never hurts
    1   t = y ∘ z such that an output o = t ∘ x: look o − x, o + x, o/x up among all y ∘ z
    2   one after the other, or an output that needs both: the three operations of `peel`

Every value that is found is known from then on, so one output may come from another. With
`least_gain` 0 another program of the same length is taken: a sideways step.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from emdeg.shorten.forms.network import ADD, MUL, Network
from emdeg.shorten.forms.residues import (
    Residues,
    add_mod,
    inverse_mod,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip
from emdeg.shorten.passes.peel import Neighbourhood, Pairs
from emdeg.shorten.passes.resubstitute import Rewrite, Table, Use, ordered

DIVISORS = 20
MOST_OUTPUTS = 3
MOST_SLACK = 2
TRIED = 40  # intermediate values that are followed up at each point of the search

Step = tuple[int, int, int, int]  # (op, x, y, sign): x + sign·y or x·y, by number


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


class Known:
    """The values so far: divisors, then what was made of them."""

    def __init__(self, d: Residues, steps: tuple[Step, ...] = ()) -> None:
        self.d = d
        self.steps = steps
        self.inverse = inverse_mod(d)
        self.table = Table(unsigned_key(*d))

    def rests(self, wanted: Residues) -> Residues:
        """o − x, o + x, o/x for all x."""
        o = wanted[:, None]
        return np.concatenate(
            [sub_mod(o, self.d), add_mod(o, self.d), mul_mod(o, self.inverse)], axis=1
        )

    def having(self, step: Step) -> Known:
        """With one more value."""
        op, x, y, sign = step
        a, b = self.d[:, x], self.d[:, y]
        value = mul_mod(a, b) if op == MUL else add_mod(a, b) if sign > 0 else sub_mod(a, b)
        return Known(np.concatenate([self.d, value[:, None]], axis=1), (*self.steps, step))

    def direct(self, wanted: Residues) -> Step | None:
        """The value by one operation; its sign is free."""
        query, entry = self.table.matches(unsigned_key(*self.rests(wanted)))
        if not len(query):
            return None
        count = self.d.shape[1]
        x, y = int(query[0]) % count, int(entry[0])
        return self._signed(wanted, MUL if query[0] >= 2 * count else ADD, x, y)

    def _signed(self, wanted: Residues, op: int, x: int, y: int) -> Step | None:
        key = unsigned_key(*wanted)
        for sign in (1, -1) if op == ADD else (1,):
            step = (op, x, y, sign)
            if unsigned_key(*self.having(step).d[:, -1]) == key:
                return step
        return None

    def one_between(self, wanted: Residues) -> Iterator[Known]:
        """With a t from which the value follows by one operation."""
        pairs = Pairs(list(range(self.d.shape[1])), self.d)
        table = Table(unsigned_key(*pairs.residues))
        _, entry = table.matches(unsigned_key(*self.rests(wanted)))
        for e in dict.fromkeys(entry.tolist()):
            yield self._with_pair(pairs, e)

    def two_between(self, wanted: Residues) -> Iterator[Known]:
        """With two values from which the value follows by one operation."""
        pairs = Pairs(list(range(self.d.shape[1])), self.d)
        table = Table(unsigned_key(*pairs.residues))
        o, count, m = wanted[:, None], pairs.residues.shape[1], self.d.shape[1]
        over, less, more = mul_mod(o, self.inverse), sub_mod(o, self.d), add_mod(o, self.d)
        halves = np.concatenate(
            [
                sub_mod(o, pairs.residues),
                add_mod(o, pairs.residues),
                mul_mod(o, inverse_mod(pairs.residues)),
            ],
            axis=1,
        )
        query, entry = table.matches(unsigned_key(*halves))
        for q, e in zip(query.tolist(), entry.tolist(), strict=True):
            first = self._with_pair(pairs, q % count)
            yield first._with_pair(pairs, e)
        grid = (2, m * m)
        inverse, d = self.inverse[:, None, :], self.d[:, None, :]
        chains = np.concatenate(
            [
                mul_mod(less[:, :, None], inverse).reshape(grid),
                mul_mod(more[:, :, None], inverse).reshape(grid),
                sub_mod(over[:, :, None], d).reshape(grid),
                add_mod(over[:, :, None], d).reshape(grid),
            ],
            axis=1,
        )
        query, entry = table.matches(unsigned_key(*chains))
        for q, e in zip(query.tolist(), entry.tolist(), strict=True):
            first = self._with_pair(pairs, e)
            y, made = q % m, first.d.shape[1] - 1
            op = MUL if q < 2 * m * m else ADD
            for sign in (1, -1) if op == ADD else (1,):
                yield first.having((op, made, y, sign))

    def _with_pair(self, pairs: Pairs, e: int) -> Known:
        half = (len(pairs.y) - _triangle(len(pairs.divisors), 1)) // 2
        sign = -1 if half <= e < half + _triangle(len(pairs.divisors), 1) else 1
        return self.having((int(pairs.ops[e]), int(pairs.y[e]), int(pairs.z[e]), sign))


def _triangle(n: int, diagonal: int) -> int:
    """Pairs of n things, without the diagonal when it is 1."""
    return n * (n + 1) // 2 - diagonal * n


def solve(known: Known, wanted: list[Residues], slack: int) -> Iterator[Known]:
    """All ways found to know every wanted value with so many values between."""
    missing = list(wanted)
    progress = True
    while progress:
        progress = False
        for o in list(missing):
            step = known.direct(o)
            if step is not None:
                known = known.having(step)
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
    for op, x, y, sign in known.steps:
        made = twin.node(op, ordered((1, number[x]), (sign, number[y])))
        output = open_outputs.pop(_key(twin, made), None)
        if output is not None and output != made:
            node = Rewrite(output, op, number[x], number[y]).build(twin)
            if node is None:
                return None
            twin.redefine(output, node)
            made = output
        number.append(made)
    return None if open_outputs else twin


def _key(network: Network, k: int) -> int:
    return int(unsigned_key(*np.array(network.residues[k][:2], dtype=np.uint64)))


def sweep_windows(
    network: Network,
    rng: random.Random,
    least_gain: int = 1,
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
        slack = len(inside) - least_gain - len(outputs)
        if not 1 <= slack <= most_slack or len(outputs) > MOST_OUTPUTS:
            continue
        divisors = near.divisors(inside, DIVISORS)
        if len(divisors) < 2 or not all(all(network.residues[k]) for k in outputs):
            continue
        window = Window(inside, outputs, tuple(divisors))
        twin = _shorter(network, window, slack, total - least_gain, rng)
        if twin is not None:
            network = twin
            total = network.total()
            use = Use(network)
            near = Neighbourhood(network, use)
    return network


def _shorter(
    network: Network, window: Window, slack: int, most: int, rng: random.Random
) -> Network | None:
    d = np.array([network.residues[k][:2] for k in window.divisors], dtype=np.uint64).T
    wanted = [np.array(network.residues[k][:2], dtype=np.uint64) for k in window.outputs]
    found: list[Network] = []
    for known in solve(Known(d), wanted, slack):
        twin = rewritten(network, window, known)
        if twin is not None and twin.total() <= most:
            found.append(twin)
            if len(found) >= 8:
                break
    return rng.choice(found) if found else None
