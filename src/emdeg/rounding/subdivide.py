"""The worst boxes of states, halved until the bound is tight.

The bound of a box is that of its worst half. A box is halved where its width matters most: some
boxes of the round are looked at with one element of the state after the other held fixed, and
what that gains, in proportion to the width, is the weight of the element for all boxes of the
round. (To try the halves themselves would say nothing: over a half turn an arc is no better than a
circle.) States that are tried as single points say how small the bound can become at all; near
that, halving is a waste, and so it is where twice as many boxes gain next to nothing (a humanoid's
state has a hundred elements). Both only say when to stop: the bound is a bound whenever one stops.

Millions of boxes are kept as places of a grid (`Grid`), in three bytes for each element.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import Floats

HELD = (0.0, 0.5, 1.0)  # where an element is held, between its ends
EARLY = 8  # rounds before it is asked whether halving pays
SOME = 16  # boxes of a round that say where to halve
SHARE = 16  # of the boxes that there are, one in so many is halved in a round, but not fewer than …
FINEST = 15  # times that an element is halved: a place is a number of 16 bits

Places = NDArray[np.intp]


@dataclass(frozen=True)
class Patience:
    """Halve until within `tightness` of what points reach, or `boxes` were looked at, or a doubling
    of their number gained less than `gain` of the bound."""

    tightness: float = 5.0
    gain: float = 0.04
    boxes: int = 4_000_000
    at_once: int = 4096  # … so many
    points: int = 512
    seed: int = 1


class Grid:
    """Boxes as places of a grid: element k lies between low + width·i/2ᵈ and low + width·(i+1)/2ᵈ.

    i/2ᵈ is exact and the rest is computed alike for all, so where one box ends the next one begins,
    with the same float; the last one ends where the whole does. No state is left out.
    """

    def __init__(self, lower: Floats, upper: Floats) -> None:
        self.lower, self.upper = lower[:, None], upper[:, None]
        self.count = 1
        self.places = np.zeros((1024, len(lower)), np.uint16)
        self.depths = np.zeros((1024, len(lower)), np.uint8)
        self.bound = np.zeros(1024)

    def ends(self, chosen: Places) -> tuple[Floats, Floats]:
        """Lower and upper ends of some boxes, (elements, boxes)."""
        unit = np.ldexp(1.0, -self.depths[chosen].T.astype(np.int32))
        first = self.places[chosen].T * unit
        last = first + unit
        width = self.upper - self.lower
        upper = np.where(last == 1.0, self.upper, self.lower + width * last)
        return self.lower + width * first, upper

    def halve(self, chosen: Places, directions: Places) -> Places:
        """Both halves of every box, with its bound: the first ones in their places, the others
        behind all."""
        new = np.arange(self.count, self.count + len(chosen))
        self.count += len(chosen)
        if self.count > len(self.bound):
            more = max(len(self.bound), len(chosen))
            self.places, self.depths, self.bound = (
                np.concatenate([a, np.zeros((more, *a.shape[1:]), a.dtype)])
                for a in (self.places, self.depths, self.bound)
            )
        self.depths[chosen, directions] += 1
        self.places[chosen, directions] *= 2
        for of in (self.depths, self.places, self.bound):
            of[new] = of[chosen]
        self.places[new, directions] += 1
        return np.concatenate([chosen, new])

    def worst(self, most: int, above: float) -> Places:
        """The boxes with the largest bounds, at most so many, that are above this one."""
        bound = self.bound[: self.count]
        order = np.arange(self.count)
        if most < self.count:
            order = np.argpartition(-bound, most)[:most]
        order = order[bound[order] > above]
        return order[np.argsort(-bound[order], kind="stable")]


def bounded(boxes: Boxes, patience: Patience) -> float:
    """The largest error over the whole box."""
    grid = Grid(boxes.lower, boxes.upper)
    grid.bound[:1] = boxes.worst(*grid.ends(np.arange(1)))
    if not boxes.names or patience.boxes <= 1:
        return float(grid.bound[0])
    enough = patience.tightness * _reached(boxes, patience)
    looked, before, at = 1, float(grid.bound[0]), EARLY * patience.at_once
    while looked < patience.boxes:
        most = float(grid.bound[: grid.count].max())
        chosen = grid.worst(max(patience.at_once, grid.count // SHARE), enough)
        if not len(chosen):
            break
        if looked >= at:
            if np.isfinite(before) and most > (1 - patience.gain) * before:
                break
            before, at = most, 2 * looked
        some = chosen[:: max(len(chosen) // SOME, 1)][:SOME]
        weight = _weights(boxes, *grid.ends(some), grid.bound[some])
        halves = _halved(grid, chosen, weight)
        while len(halves) < patience.at_once // 4:  # few boxes take as long as many
            halves = _halved(grid, halves, weight)
        found = boxes.worst(*grid.ends(halves))
        grid.bound[halves] = np.minimum(grid.bound[halves], found)  # what holds for both, holds
        looked += len(halves)
    return float(grid.bound[: grid.count].max())


def _halved(grid: Grid, chosen: Places, weight: Floats) -> Places:
    """Every box halved where its width matters most, but no finer than the grid."""
    lower, upper = grid.ends(chosen)
    gain = (upper - lower) * weight[:, None]
    gain[grid.depths[chosen].T >= FINEST] = -1.0
    return grid.halve(chosen, np.argmax(gain, axis=0))


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
