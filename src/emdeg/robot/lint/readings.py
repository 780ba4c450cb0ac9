"""What an impossible tensor may have been meant to be: slips that audits of shipped models found.

    signs          moments with a minus in front (AlphaDog: four hips)
    slots          the six numbers in another order than xx xy xz yy yz zz
    rows           the first two rows of the matrix, row by row: then iyy is ixy again (DexForce W1)
    point          one number a power of ten off: a missing decimal point (RealMan C3)
    floor          products that are all a millionth: a rounding floor (OpenArm)

A reading is taken only when it is the only one that gives a tensor that a body can have; what the
mirror twin says counts more (lint.py), and without either there is the nearest one (nearest.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from emdeg.robot.lint.faults import SLOTS
from emdeg.robot.lint.links import Link, tensor_of
from emdeg.robot.lint.nearest import is_possible

_ORDERS = {
    "xx yy zz xy xz yz": (0, 3, 4, 1, 5, 2),
    "xx yy zz xy yz xz": (0, 3, 5, 1, 4, 2),
    "xx yy zz yz xz xy": (0, 5, 4, 1, 3, 2),
    "xx xy yy xz yz zz": (0, 1, 3, 2, 4, 5),
}
_EXACTLY = 1e-12  # a reading that is possible only within rounding of the file is none
_EXPONENTS = tuple(k for k in range(-6, 7) if k)
_GROSS = 0.5  # what is less wrong than this is no slip of a decimal point
_ROUNDING = 2e-6  # kg m²
ORDER = "the six numbers are in the order"
FLOOR = "its products are a rounding floor"
_LARGE = 3.0  # times the size of the link: a radius of gyration that is no reading


@dataclass(frozen=True)
class Reading:
    """What was meant, in words and numbers."""

    words: str
    slots: tuple[float, ...]


def readings(link: Link) -> list[Reading]:
    """All readings of an impossible tensor that a body of this size can have."""
    found: dict[tuple[float, ...], Reading] = {}
    largest = 2 * link.mass * (_LARGE * max(link.size, 0.05)) ** 2
    for reading in _possible(link):
        tensor = tensor_of(reading.slots)
        if is_possible(tensor, _EXACTLY) and np.trace(tensor) <= largest:
            found.setdefault(reading.slots, reading)
    clear = [reading for reading in found.values() if reading.words == FLOOR]
    orders = [reading for reading in found.values() if reading.words.startswith(ORDER)]
    others = [reading for reading in found.values() if reading not in orders]
    return clear or [*others, *orders[:1]]  # where products stand among themselves, nothing tells


def _possible(link: Link) -> Iterator[Reading]:
    slots = link.slots
    diagonal = (0, 3, 5)
    if any(slots[k] < 0 for k in diagonal):
        flipped = tuple(abs(x) if k in diagonal else x for k, x in enumerate(slots))
        yield Reading("moments of inertia have no minus sign", flipped)
    for order, places in _ORDERS.items():
        # places[k]: where slot k of the truth stands in the file
        if any(slots[k] for k in (1, 2, 4)):
            yield Reading(f"{ORDER} {order}", tuple(slots[p] for p in places))
    products = [abs(slots[k]) for k in (1, 2, 4)]
    if any(products) and max(products) <= _ROUNDING:
        kept = tuple(x if k in diagonal else 0.0 for k, x in enumerate(slots))
        yield Reading(FLOOR, kept)
    low, middle, high = np.linalg.eigvalsh(link.tensor)
    gross = low < 0 or low + middle < _GROSS * high
    for k, slot in enumerate(slots if gross else ()):
        for exponent in _EXPONENTS if slot else ():
            moved = (*slots[:k], slot * 10.0**exponent, *slots[k + 1 :])
            yield Reading(f"i{SLOTS[k]} is 10^{-exponent} times too large", moved)


def is_row_by_row(link: Link) -> bool:
    """iyy is ixy again: the matrix was written row by row, and its last number is lost."""
    slots = link.slots
    return slots[1] != 0 and slots[3] == slots[1] != slots[4] and not link.is_possible
