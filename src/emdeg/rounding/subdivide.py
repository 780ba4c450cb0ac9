"""The worst boxes of states, halved until the bound is tight.

The bound of a box is that of its worst half. A box is halved where its width matters most: some
boxes of the round are looked at with one element of the state after the other held fixed, and
what that gains, in proportion to the width, is the weight of the element for all boxes of the
round. (To try the halves themselves would say nothing: over a half turn an arc is no better than a
circle.) States that are tried as single points say how small the bound can become at all; near
that, halving is a waste, and so it is where twice as many boxes gain next to nothing (a humanoid's
state has a hundred elements). Both only say when to stop: the bound is a bound whenever one stops.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import Floats

HELD = (0.0, 0.5, 1.0)  # where an element is held, between its ends
EARLY = 8  # rounds before it is asked whether halving pays
SOME = 16  # boxes of a round that say where to halve


@dataclass(frozen=True)
class Patience:
    """Halve until within `tightness` of what points reach, or `boxes` were looked at, or a doubling
    of their number gained less than `gain` of the bound."""

    tightness: float = 5.0
    gain: float = 0.04
    boxes: int = 240_000
    at_once: int = 4096
    points: int = 512
    seed: int = 1


def bounded(boxes: Boxes, patience: Patience) -> float:
    """The largest error over the whole box."""
    lower, upper = boxes.lower[:, None], boxes.upper[:, None]
    bound = boxes.worst(lower, upper)
    if not boxes.names or patience.boxes <= 1:
        return float(bound.max())
    enough = patience.tightness * _reached(boxes, patience)
    settled, looked = 0.0, 1
    before, at = float(bound.max()), EARLY * patience.at_once
    while looked < patience.boxes and len(bound) and not bound.max() <= enough:
        if looked >= at:
            if np.isfinite(before) and bound.max() > (1 - patience.gain) * before:
                break
            before, at = float(bound.max()), 2 * looked
        chosen = np.argsort(-bound)[: patience.at_once]
        some = chosen[:: max(len(chosen) // SOME, 1)][:SOME]
        weight = _weights(boxes, lower[:, some], upper[:, some], bound[some])
        low, high = _halved(lower[:, chosen], upper[:, chosen], weight)
        while low.shape[1] < patience.at_once // 4:  # few boxes take as long as many
            low, high = _halved(low, high, weight)
        kept = np.ones(len(bound), bool)
        kept[chosen] = False
        found = boxes.worst(low, high)
        looked += len(found)
        lower = np.concatenate([lower[:, kept], low], axis=1)
        upper = np.concatenate([upper[:, kept], high], axis=1)
        bound = np.concatenate([bound[kept], found])
        done = bound <= enough
        settled = max(settled, float(bound[done].max(initial=0.0)))
        lower, upper, bound = lower[:, ~done], upper[:, ~done], bound[~done]
    return max(settled, float(bound.max(initial=0.0)))


def _weights(boxes: Boxes, lower: Floats, upper: Floats, bound: Floats) -> Floats:
    """What it gains to hold an element of the state fixed, for each radian (m, rad/s, …) of it."""
    count, some, places = len(lower), len(bound), len(HELD)
    wide = np.maximum(upper - lower, 1e-12)
    if not np.isfinite(bound).all():  # any of them may be the one that keeps it from being bounded
        return np.asarray(np.mean(1.0 / wide, axis=1))
    held = lower[..., None] + (upper - lower)[..., None] * np.array(HELD)  # (elements, boxes, HELD)
    low, high = (  # (elements, boxes, element that is held, where)
        np.tile(end[:, :, None, None], (1, 1, count, places)) for end in (lower, upper)
    )
    for k in range(count):
        low[k, :, k], high[k, :, k] = held[k], held[k]
    found = boxes.worst(low.reshape(count, -1), high.reshape(count, -1))
    found = found.reshape(some, count, places).max(axis=2).T
    gain = np.maximum(bound - found, 1e-3 * bound)
    return np.asarray(np.mean(gain / wide, axis=1))


def _halved(lower: Floats, upper: Floats, weight: Floats) -> tuple[Floats, Floats]:
    """Both halves of every box, first halves first."""
    direction = np.argmax((upper - lower) * weight[:, None], axis=0)
    place = np.arange(lower.shape[1])
    middle = 0.5 * (lower[direction, place] + upper[direction, place])
    end, begin = upper.copy(), lower.copy()
    end[direction, place], begin[direction, place] = middle, middle
    return np.concatenate([lower, begin], axis=1), np.concatenate([end, upper], axis=1)


def _reached(boxes: Boxes, patience: Patience) -> float:
    """The largest bound of single states: random ones, and the best of them changed at random."""
    random = np.random.default_rng(patience.seed)
    low, high = boxes.lower[:, None], boxes.upper[:, None]
    count = patience.points
    states = random.uniform(low, high, (len(low), count))
    ends = np.where(random.random(states.shape) < 0.5, low, high)
    states = np.where(random.random(states.shape) < 0.5, states, ends)
    found = boxes.worst(states, states)
    for turn in range(3):
        best = np.argsort(-found)[: max(count // 8, 1)]
        parents = states[:, random.choice(best, count)]
        moved = parents + random.normal(0.0, 0.3 / (1 + turn), parents.shape) * (high - low)
        moved = np.where(random.random(parents.shape) < 0.3, low + high - parents, moved)
        changed = np.where(random.random(parents.shape) < 2.0 / len(low), moved, parents)
        changed = np.clip(changed, low, high)
        states = np.concatenate([states[:, best], changed], axis=1)
        found = np.concatenate([found[best], boxes.worst(changed, changed)])
    finite = found[np.isfinite(found)]
    return float(finite.max()) if len(finite) else 0.0
