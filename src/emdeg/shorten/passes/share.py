"""Share: one new value from which several existing ones follow by one operation each.

Resubstitution looks at one value at a time. Here a value t = y ∘ z that does not exist yet is
wanted such that n₁ = t ∘ x₁, n₂ = t ∘ x₂, …: the residues n − x, n + x and n/x of all values n are
looked up among all sums, differences and products of two values, and matches with the same t are
taken together. t costs one operation, each n one; what their old operands free is counted on the
program as it then is. This is the search for a shorter program of a window with several outputs,
over all such windows at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from emdeg.shorten.forms.network import ADD, MUL, Network
from emdeg.shorten.forms.residues import (
    add_mod,
    inverse_mod,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip
from emdeg.shorten.passes.resubstitute import Pair, Rewrite, Table, Use, ordered, readers

MOST_DIVISORS = 700  # values that are all combined with all
WINDOW = 300  # values of a window when there are more


@dataclass
class Shared:
    """t, in all the ways it can be made, and (op, x) for each value that follows from it."""

    made: list[Pair] = field(default_factory=list)
    targets: dict[int, list[tuple[int, int]]] = field(default_factory=dict)


def shared_values(network: Network, targets: list[int], divisors: list[int]) -> Iterator[Shared]:
    """New values from which two targets or more follow."""
    d = np.array([network.residues[k] for k in divisors], dtype=np.uint64).T[:2]
    a, b = np.triu_indices(len(divisors))
    i, j = np.triu_indices(len(divisors), 1)
    y, z = np.concatenate([a, i, a]), np.concatenate([b, j, b])
    ops = np.repeat([ADD, ADD, MUL], [len(a), len(i), len(a)])
    table = Table(
        np.concatenate(
            [
                unsigned_key(*add_mod(d[:, a], d[:, b])),
                unsigned_key(*sub_mod(d[:, i], d[:, j])),
                unsigned_key(*mul_mod(d[:, a], d[:, b])),
            ]
        )
    )
    existing = set(unsigned_key(*d).tolist())
    inverse = inverse_mod(d)
    reads = readers(network, divisors)
    place = {k: n for n, k in enumerate(divisors)}
    m = len(divisors)
    found: dict[int, Shared] = {}
    for target in targets:
        at = place[target]
        n = d[:, at : at + 1]
        rest = np.concatenate([sub_mod(n, d), add_mod(n, d), mul_mod(n, inverse)], axis=1)
        keys = unsigned_key(*rest)
        query, entry = table.matches(keys)
        free = ~reads[:, at]  # what reads the target cannot compute it
        keep = free[query % m] & free[y[entry]] & free[z[entry]]
        for q, e in zip(query[keep].tolist(), entry[keep].tolist(), strict=True):
            key = int(keys[q])
            if key not in existing:
                shared = found.setdefault(key, Shared())
                pair = Pair(int(ops[e]), divisors[y[e]], divisors[z[e]])
                if pair not in shared.made:
                    shared.made.append(pair)
                ways = shared.targets.setdefault(target, [])
                way = (MUL if q >= 2 * m else ADD, divisors[q % m])
                if way not in ways:
                    ways.append(way)
    yield from (shared for shared in found.values() if len(shared.targets) > 1)


def taken(network: Network, shared: Shared, pair: Pair, sign: int) -> Network | None:
    """A copy of the network in which the targets follow from t = y ∘ z; None when none does."""
    twin = network.copy()
    t = twin.node(pair.op, ordered((1, pair.y), (sign, pair.z)))
    changed = 0
    for target, ways in shared.targets.items():
        uses = twin.fanout(twin.order())
        if not uses[target] or twin.depends(t, target):
            continue
        ways = sorted(ways, key=lambda way: -twin.freed(target, uses, (way[1], t)))
        for op, x in ways:
            if twin.freed(target, uses, (x, t)) < 1 or twin.depends(x, target):
                continue
            node = Rewrite(target, op, x, t).build(twin)
            if node is not None and node != twin.nodes[target]:
                twin.redefine(target, node)
                changed += 1
                break
    return twin if changed > 1 else None


def sweep_shared(network: Network, rng: random.Random, least_gain: int = 1) -> Network:
    """The network after one pass over all new values that pay."""
    for window in _windows(network, Use(network).order):
        use = Use(network)
        divisors = [k for k in window if k in use.alive and _useful(network, k, use)]
        targets = [k for k in divisors if network.cost(k) and network.freed(k, use.uses, ()) >= 2]
        if not targets:
            continue
        total = network.total()
        candidates = list(shared_values(network, targets, divisors))
        rng.shuffle(candidates)
        for shared in candidates:
            for pair in shared.made:
                for sign in (1, -1) if pair.op == ADD else (1,):
                    twin = taken(network, shared, pair, sign)
                    if twin is not None and (now := twin.total()) <= total - least_gain:
                        network, total = twin, now
    return network


def _useful(network: Network, k: int, use: Use) -> bool:
    """Not zero anywhere; of the set-up values those that something at run time reads."""
    return all(network.residues[k]) and (network.rates[k] > 0 or k in use.read_at_run_time)


def _windows(network: Network, order: list[int]) -> Iterator[list[int]]:
    if len(order) <= MOST_DIVISORS:
        yield order
        return
    for start in range(0, len(order) - WINDOW // 2, WINDOW // 2):
        yield order[start : start + WINDOW]
