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
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from emdeg.shorten.forms.network import ADD, MUL, Edge, Network, Node
from emdeg.shorten.forms.residues import (
    Residues,
    add_mod,
    inverse_mod,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip
from emdeg.shorten.passes.constants import Setup, factor_key, offset_key
from emdeg.shorten.passes.resubstitute import Indices, Pair, Table, Use, apply_rewrites, ordered

DIVISORS = 40  # values near the target that may be read
OPERATIONS = 3

Operand = int | Pair
Step = tuple[int, Operand]  # ADD ±operand, or MUL operand
Variant = tuple[int, Callable[[], Edge]]  # residue, and how to make the value


@dataclass(frozen=True)
class Peeled:
    """target = step(step(… rest)), signs and constants found when it is built.

    kind says what the rest is: "plain" ±inner, "factor" α·inner, "offset" ±inner + α.
    """

    setup: Setup
    target: int
    steps: tuple[Step, ...]
    kind: str
    inner: Operand

    def reads(self) -> tuple[int, ...]:
        """The existing nodes that it reads."""
        found: list[int] = []
        for operand in (*(x for _, x in self.steps), self.inner):
            found += (operand.y, operand.z) if isinstance(operand, Pair) else (operand,)
        return tuple(found)

    def operations(self, network: Network) -> int:
        """Run-time operations that it adds."""
        operands = [*(x for _, x in self.steps), self.inner]
        pairs = sum(isinstance(operand, Pair) for operand in operands)
        return len(self.steps) + pairs + (self.kind != "plain")

    def build(self, network: Network) -> Node | None:
        """The node that computes the target, or None where a constant is no set-up value."""
        made = self._solve(network, self.setup.residue(self.target), self.steps)
        if made is None:
            return None
        sign, k = made()
        return network.nodes[k] if sign > 0 and k != self.target else None

    def _solve(
        self, network: Network, want: int, steps: tuple[Step, ...]
    ) -> Callable[[], Edge] | None:
        """How to make a value with this residue."""
        p = self.setup.prime
        if not steps:
            return self._rest(network, want)
        op, operand = steps[0]
        for residue, make in self._variants(network, operand):
            if op == MUL and residue:
                rest = self._solve(network, want * pow(residue, -1, p) % p, steps[1:])
                if rest is not None:
                    return _made(network, MUL, make, rest)
            for sign in (1, -1) if op == ADD else ():
                rest = self._solve(network, (want - sign * residue) % p, steps[1:])
                if rest is not None:
                    return _made(network, ADD, make, rest, sign)
        return None

    def _variants(self, network: Network, operand: Operand) -> Iterator[Variant]:
        """A value, or the sum, difference or product of two."""
        if not isinstance(operand, Pair):
            yield self.setup.residue(operand), lambda: (1, operand)
            return
        y, z = self.setup.residue(operand.y), self.setup.residue(operand.z)
        if operand.op == MUL:
            yield y * z % self.setup.prime, _pair(network, operand, 1)
            return
        for sign in (1, -1):
            yield (y + sign * z) % self.setup.prime, _pair(network, operand, sign)

    def _rest(self, network: Network, want: int) -> Callable[[], Edge] | None:
        p = self.setup.prime
        for residue, make in self._variants(network, self.inner):
            if self.kind == "factor":
                if residue:
                    alpha = self.setup.find(want * pow(residue, -1, p) % p)
                    if alpha is not None:
                        return _made(network, MUL, make, _constant(alpha))
                continue
            for sign in (1, -1):
                if self.kind == "plain":
                    if (want - sign * residue) % p == 0:
                        return _signed(make, sign)
                    continue
                alpha = self.setup.find((want - sign * residue) % p)
                if alpha is not None:
                    return _made(network, ADD, make, _constant(alpha), sign)
        return None


def _pair(network: Network, pair: Pair, sign: int) -> Callable[[], Edge]:
    return lambda: (1, network.node(pair.op, ordered((1, pair.y), (sign, pair.z))))


def _constant(alpha: Edge) -> Callable[[], Edge]:
    return lambda: alpha


def _signed(make: Callable[[], Edge], sign: int) -> Callable[[], Edge]:
    def signed() -> Edge:
        s, k = make()
        return s * sign, k

    return signed


def _made(
    network: Network,
    op: int,
    first: Callable[[], Edge],
    second: Callable[[], Edge],
    sign: int = 1,
) -> Callable[[], Edge]:
    """±first op second."""
    signed = _signed(first, sign)
    return lambda: (1, network.node(op, ordered(signed(), second())))


# -- searching ----------------------------------------------------------------------


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


class Pairs:
    """All sums, differences and products of two of the divisors."""

    def __init__(self, divisors: list[int], d: Residues) -> None:
        self.divisors = divisors
        a, b = np.triu_indices(len(divisors))
        i, j = np.triu_indices(len(divisors), 1)
        self.y, self.z = np.concatenate([a, i, a]), np.concatenate([b, j, b])
        self.ops = np.repeat([ADD, ADD, MUL], [len(a), len(i), len(a)])
        self.residues = np.concatenate(
            [add_mod(d[:, a], d[:, b]), sub_mod(d[:, i], d[:, j]), mul_mod(d[:, a], d[:, b])],
            axis=1,
        )

    def __getitem__(self, k: int) -> Pair:
        return Pair(int(self.ops[k]), self.divisors[self.y[k]], self.divisors[self.z[k]])


def peelings(network: Network, setup: Setup, target: int, divisors: list[int]) -> Iterator[Peeled]:
    """All ways to compute the target from the divisors by three operations."""
    d = np.array([network.residues[k] for k in divisors], dtype=np.uint64).T[:3]
    n = np.array(network.residues[target], dtype=np.uint64)[:3, None]
    pairs = Pairs(divisors, d)
    m, count = len(divisors), pairs.residues.shape[1]

    # one operation peeled
    over = mul_mod(n, inverse_mod(d))  # n/x
    less, more = sub_mod(n, d), add_mod(n, d)
    once = np.concatenate([less, more, over], axis=1)
    for kind, keys in (("factor", factor_key), ("offset", offset_key)):
        for query, entry in _matches(keys(once), keys(pairs.residues)):
            op = MUL if query >= 2 * m else ADD
            yield Peeled(setup, target, ((op, divisors[query % m]),), kind, pairs[entry])

    # two operations peeled
    inverse = inverse_mod(d)
    grid = (3, m * m)
    twice = np.concatenate(
        [
            sub_mod(n, pairs.residues),
            add_mod(n, pairs.residues),
            mul_mod(n, inverse_mod(pairs.residues)),
            mul_mod(less[:, :, None], inverse[:, None, :]).reshape(grid),
            mul_mod(more[:, :, None], inverse[:, None, :]).reshape(grid),
            sub_mod(over[:, :, None], d[:, None, :]).reshape(grid),
            add_mod(over[:, :, None], d[:, None, :]).reshape(grid),
        ],
        axis=1,
    )

    def steps(query: int) -> tuple[Step, ...]:
        if query < 3 * count:
            return ((MUL if query >= 2 * count else ADD, pairs[query % count]),)
        query -= 3 * count
        x, y = divmod(query % (m * m), m)
        outer, inner = (ADD, MUL) if query < 2 * m * m else (MUL, ADD)
        return ((outer, divisors[x]), (inner, divisors[y]))

    plain = unsigned_key(twice[0], twice[1])
    for query, entry in _matches(plain, unsigned_key(pairs.residues[0], pairs.residues[1])):
        yield Peeled(setup, target, steps(query), "plain", pairs[entry])
    for kind, keys in (("factor", factor_key), ("offset", offset_key)):
        for query, entry in _matches(keys(twice), keys(d)):
            yield Peeled(setup, target, steps(query), kind, divisors[entry])


def _matches(queries: Residues, entries: Residues) -> Iterator[tuple[int, int]]:
    query, entry = Table(entries).matches(queries)
    yield from zip(query.tolist(), entry.tolist(), strict=True)


def sweep_three(
    network: Network,
    rng: random.Random,
    least_gain: int = 1,
    *,
    divisors: int = DIVISORS,
    most_targets: int | None = None,
) -> int:
    """One pass over the values that free enough; the number of rewrites taken."""
    setup = Setup(network)
    use = Use(network)
    near = Neighbourhood(network, use)
    need = OPERATIONS + least_gain
    targets = [k for k in use.order if network.cost(k) and network.freed(k, use.uses, ()) >= need]
    rng.shuffle(targets)
    taken = 0
    for target in targets[:most_targets]:
        if target not in use.alive or network.freed(target, use.uses, ()) < need:
            continue
        around = near.divisors((target,), divisors)
        if len(around) < 2 or not all(network.residues[target]):
            continue
        found = peelings(network, setup, target, around)
        if apply_rewrites(network, found, rng, least_gain, use):
            taken += 1
            near = Neighbourhood(network, use)
    return taken


__all__ = ["Indices", "Neighbourhood", "Pairs", "Peeled", "peelings", "sweep_three"]
