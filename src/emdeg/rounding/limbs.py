"""Roundings of one output that lie in different limbs, bounded limb by limb.

The error of a torso's torque is a sum over the roundings of both arms. What those of the left arm
do depends on the torso and on the left arm alone, so

    max Σₖ |Aₖ|·Eₖ  ≤  max Σ_left  +  max Σ_right  +  max Σ_rest ,

and each of these is halved in the elements of the state that it depends on: thirty instead of
sixty, and n boxes for each limb say as much as n² of both together. On what a term depends is read
off the tape of its bound. Sets of elements are chosen greedily: the one that holds all that the
largest terms need, then the next one of those that are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from emdeg.rounding.adjoint import Term, effects
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.native.tape import Tape, UntraceableError

_WIDEST = 0.6  # of the state: what a limb depends on, with all that it hangs on
_OWN = 0.5  # of what a limb depends on is its own
_LEAST = 0.15  # of the bound: limbs that matter


def limbs(boxes: Boxes) -> list[Boxes]:
    """Parts whose bounds add up to one of the whole; the whole alone where there are no limbs."""
    try:
        needs = _needs(boxes)
    except UntraceableError:
        return [boxes]
    whole = boxes.ranges(boxes.lower[:, None], boxes.upper[:, None])
    sizes = {k: float(np.max(e)) for k, e in effects(whole, boxes.output, boxes.back).items()}
    sets = list(_chosen(needs, sizes, len(boxes.names)))
    if len(sets) < 2:
        return [boxes]
    parts, left = [], set(needs)
    for names in sets:
        inside = {k for k in left if needs[k] <= names}
        left -= inside
        parts.append(boxes.part(inside, names))
    rest = frozenset[str]().union(*(needs[k] for k in left))
    return [*parts, boxes.part(left, rest)] if left else parts


def _chosen(
    needs: Mapping[Term, frozenset[str]], sizes: Mapping[Term, float], count: int
) -> Iterator[frozenset[str]]:
    """Sets of elements of the state, each for a limb."""
    left, taken = set(needs), list[frozenset[str]]()
    total = sum(sizes.values())
    while True:
        best, most = frozenset[str](), _LEAST * total
        for names in {needs[k] for k in left}:
            own = all(len(names & other) <= (1 - _OWN) * len(names) for other in taken)
            size = sum(sizes[k] for k in left if needs[k] <= names)
            if own and len(names) <= _WIDEST * count and size > most:
                best, most = names, size
        if not best:
            return
        taken.append(best)
        left -= {k for k in left if needs[k] <= best}
        yield best


def _needs(boxes: Boxes) -> dict[Term, frozenset[str]]:
    """The elements of the state that the bound of each term depends on."""
    tape, sources = Tape(), boxes.sources
    with np.errstate(all="ignore"):
        terms = effects(boxes.traced(tape), boxes.output, boxes.back)
    bits = {name: 1 << k for k, name in enumerate(boxes.names)}
    found: list[int] = []
    for name, *operands in tape.operations:
        if name == "input":
            found.append(sum(bits[n] for n in sources[operands[0]]))
            continue
        union = 0
        for place in () if name == "constant" else operands:
            union |= found[place]
        found.append(union)
    read = {
        k: found[place] if (place := tape.place(e)) < len(found) else 0 for k, e in terms.items()
    }
    return {k: frozenset(n for n, bit in bits.items() if bit & of) for k, of in read.items()}
