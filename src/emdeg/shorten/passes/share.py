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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from emdeg.shorten.forms.lookup import Pair
from emdeg.shorten.forms.network import Network
from emdeg.shorten.forms.residues import P
from emdeg.shorten.passes.resubstitute import Rewrite, Use, candidates, windows

MOST_DIVISORS = 700  # values that are all combined with all
WINDOW = 300  # values of a window when there are more


@dataclass
class Shared:
    """t, in all the ways it can be made, and (op, x) for each value that follows from it."""

    made: list[Pair] = field(default_factory=list)
    targets: dict[int, list[tuple[int, int]]] = field(default_factory=dict)


def shared_values(network: Network, targets: list[int], divisors: list[int]) -> Iterator[Shared]:
    """New values from which two targets or more follow."""
    existing = {_key(network.residues[k]) for k in divisors}
    found: dict[tuple[int, int], Shared] = {}
    for rewrite in candidates(network, targets, divisors, 2):
        pair, way = rewrite.inner, (rewrite.op, rewrite.x)
        assert isinstance(pair, Pair)
        key = _key(network.residue(pair.op, ((1, pair.y), (pair.sign, pair.z))))
        if key in existing:
            continue
        shared = found.setdefault(key, Shared())
        if pair not in shared.made:
            shared.made.append(pair)
        ways = shared.targets.setdefault(rewrite.target, [])
        if way not in ways:
            ways.append(way)
    yield from (shared for shared in found.values() if len(shared.targets) > 1)


def _key(residues: Sequence[int]) -> tuple[int, int]:
    """The same for a value and its opposite."""
    x, y = residues[:2]
    return min((x, y), (-x % P, -y % P))


def taken(network: Network, shared: Shared, pair: Pair) -> Network | None:
    """A copy of the network in which the targets follow from t = y ∘ z; None when none does."""
    twin = network.copy()
    t = pair.node(twin)
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


def sweep_shared(network: Network, rng: random.Random) -> Network:
    """The network after one pass over all new values that pay."""
    for window in windows(Use(network).order, MOST_DIVISORS, WINDOW):
        use = Use(network)
        divisors = [k for k in window if k in use.alive and _useful(network, k, use)]
        targets = [k for k in divisors if network.cost(k) and network.freed(k, use.uses, ()) >= 2]
        if not targets:
            continue
        total = network.total()
        found = list(shared_values(network, targets, divisors))
        rng.shuffle(found)
        for shared in found:
            for pair in shared.made:
                twin = taken(network, shared, pair)
                if twin is not None and (now := twin.total()) < total:
                    network, total = twin, now
    return network


def _useful(network: Network, k: int, use: Use) -> bool:
    """Not zero anywhere; of the set-up values those that something at run time reads."""
    return all(network.residues[k]) and (network.rates[k] > 0 or k in use.read_at_run_time)
