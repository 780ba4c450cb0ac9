"""No overflow, and how far every output can be off, over all cells of the box.

The proof is that of floating point (adjoint.py) with another ε: vₖ = op(vᵢ, vⱼ) + εₖ, where |εₖ| is
what the cuts of this operation can do, whatever the size of the value. By induction along the code,
if no earlier value overflowed then vₖ lies in its range, and the range lies within the word: so it
does not overflow either. Sums within an operation do not: a product of two words has 62 bits,
half a unit more has no 63; a sum's shifted terms are no larger than words, and their sum is vₖ.

The box is cut into equal cells along the angles, for over a whole turn a sine is anything; the
partition is the same for ranges and for errors.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np

from emdeg.rounding.adjoint import errors_and_weights
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import Floats
from emdeg.rounding.schedule import Schedule

CELLS = 4096
_WORK = 1 << 25  # values times outputs times cells: a few seconds
_AT_ONCE = 1 << 19  # values times cells in memory


@dataclass(frozen=True)
class Proof:
    """For each output (by value number) its largest error; for each value its largest size.

    `weights[output][value]` is the largest |∂output/∂value|. `overflows` are values that may not
    fit their words; where there is one, nothing else means anything.
    """

    errors: Mapping[int, float]
    sizes: Mapping[int, float]
    weights: Mapping[int, Mapping[int, float]]
    overflows: tuple[int, ...]


def proved(
    schedule: Schedule, ranges: Mapping[str, tuple[float, float]], cells: int = CELLS
) -> Proof:
    """The proof for a schedule with `absolute`; `cells` is how many at most, fewer of long ones."""
    outputs = list(dict.fromkeys(schedule.outputs))
    boxes = Boxes(schedule, outputs, ranges)
    work = max(len(schedule.steps), 1) * max(len(outputs), 1)
    lower, upper = partition(boxes, max(min(cells, _WORK // work), 1))
    largest = {} if schedule.absolute is None else schedule.absolute.largest
    piece = max(_AT_ONCE // max(len(schedule.steps), 1), 16)
    sizes: dict[int, float] = {}
    errors = dict.fromkeys(outputs, 0.0)
    weights: dict[int, dict[int, float]] = {k: {} for k in outputs}
    for start in range(0, lower.shape[1], piece):
        with np.errstate(all="ignore"):  # what is not finite is no bound, and said to be none
            some = slice(start, start + piece)
            found = boxes.ranges(lower[:, some], upper[:, some])
            for k, size in found.size.items():
                sizes[k] = max(sizes.get(k, 0.0), _most(size))
            for k in outputs:
                worst, weight = errors_and_weights(found, k)
                errors[k] = max(errors[k], _most(worst))
                for value, w in weight.items():
                    weights[k][value] = max(weights[k].get(value, 0.0), w if w == w else np.inf)
    over = tuple(k for k, size in sizes.items() if k in largest and not size <= largest[k])
    return Proof(errors, sizes, weights, over)


def _most(values: Floats) -> float:
    found = float(np.max(values, initial=0.0))
    return np.inf if np.isnan(found) else found


def partition(boxes: Boxes, cells: int) -> tuple[Floats, Floats]:
    """Equal cells along every element of the state that is an angle; arrays (names, cells)."""
    turning = {
        boxes.schedule.leaves.get(leaf) for a in boxes.schedule.angles for leaf, _ in a.terms
    }
    follows = {d.leaf: d.of for d in boxes.schedule.derived}
    turning = {follows.get(str(name), name) for name in turning}
    places = [k for k, name in enumerate(boxes.names) if name in turning]
    counts = [1] * len(boxes.names)
    width = boxes.upper - boxes.lower
    while places:
        k = max(places, key=lambda p: width[p] / counts[p])
        if width[k] <= 0 or np.prod(counts) / counts[k] * (counts[k] + 1) > cells:
            break
        counts[k] += 1
    if not counts:
        return np.zeros((0, 1)), np.zeros((0, 1))
    edges = [
        np.linspace(a, b, n + 1) for a, b, n in zip(boxes.lower, boxes.upper, counts, strict=True)
    ]
    chosen = np.array(list(product(*(range(n) for n in counts)))).reshape(-1, len(counts)).T
    lower = np.array([e[c] for e, c in zip(edges, chosen, strict=True)])
    upper = np.array([e[c + 1] for e, c in zip(edges, chosen, strict=True)])
    return lower.reshape(len(counts), -1), upper.reshape(len(counts), -1)
