"""Small residues for searching: every value of a program at four states of one parameter set.

Search needs many cheap fingerprints, so it works in GF(2³¹ − 1), where products fit in 64 bits.
The four states share one random choice of the parameters. Two states make a 62-bit key of the
function; differences and ratios between states make keys that forget a parameter-only offset
or factor, which costs nothing at run time. A match is a conjecture: the pass manager proves
the rewritten program with the large prime afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from emdeg.exact.numbers import Number, Surd, cos_of_turns, sin_of_turns, turned
from emdeg.program.ir import Leaf, LinearAngle

P = 2**31 - 1
STATES = 4
Residues = npt.NDArray[np.uint64]

ROOT_TWO = pow(2, (P + 1) // 4, P)  # exists: P ≡ 7 (mod 8)


def _random(*labels: object) -> int:
    return int.from_bytes(blake2b(repr(labels).encode(), digest_size=8).digest(), "big") % P


def number_residue(value: Number) -> int:
    """The image of an exact number; √3 is not in this field and becomes a generic constant."""
    if isinstance(value, int):
        return value % P
    if isinstance(value, Fraction):
        return value.numerator * pow(value.denominator, -1, P) % P
    assert isinstance(value, Surd)
    a, b, c, d = (number_residue(part) for part in value.parts)
    root_three = _random("root three")
    return (a + b * ROOT_TWO + c * root_three + d * ROOT_TWO * root_three) % P


@lru_cache(maxsize=4096)
def leaf_residues(leaf: Leaf) -> tuple[int, ...]:
    """One residue per state; parameters have the same in all."""
    return tuple(_component(leaf, 0 if leaf.rate == 0 else s) for s in range(STATES))


def _component(leaf: Leaf, state: int) -> int:
    if leaf.sphere is None:
        return _random(1, state, "value", leaf.name)
    group, component = leaf.sphere
    a, b, c = (_random(1, state, "sphere", group, k) for k in range(3))
    norm = a * a + b * b + c * c
    top = 1 - norm if component == 3 else 2 * (a, b, c)[component]
    return top * pow(1 + norm, -1, P) % P


@lru_cache(maxsize=4096)
def _circle(leaf: Leaf, state: int) -> tuple[int, int]:
    """(cos, sin) of an angular leaf at one state."""
    t = _random(1, 0 if leaf.rate == 0 else state, "circle", leaf.name)
    scale = pow(1 + t * t, -1, P)
    return (1 - t * t) * scale % P, 2 * t * scale % P


def angle_residues(angle: LinearAngle, leaves: Mapping[int, Leaf], state: int) -> tuple[int, int]:
    """(cos, sin) of a linear angle at one state."""
    offset = cos_of_turns(angle.half_turns), sin_of_turns(angle.half_turns)
    turns = ((_circle(leaves[k], state), multiple) for k, multiple in angle.terms)
    return turned((number_residue(offset[0]), number_residue(offset[1])), turns, lambda x: x % P)


def quotient_residue(x: int, y: int) -> int:
    """x/y; what is divided by zero is like nothing else."""
    return x * pow(y, -1, P) % P if y else _random("division by zero", x)


def call_residue(name: object, x: int) -> int:
    """An opaque function of x."""
    return _random("call", name, x)


# -- arithmetic on arrays ---------------------------------------------------------


def add_mod(x: Residues, y: Residues) -> Residues:
    """(x + y) mod P; a difference below zero wraps round and is the larger of the two."""
    total = x + y
    reduced: Residues = np.minimum(total, total - np.uint64(P))
    return reduced


def sub_mod(x: Residues, y: Residues) -> Residues:
    """(x − y) mod P."""
    return add_mod(x, np.uint64(P) - y)


def mul_mod(x: Residues, y: Residues) -> Residues:
    """x·y mod 2³¹ − 1: fold the high half onto the low half."""
    product = x * y
    return add_mod(product & np.uint64(P), product >> np.uint64(31))


def inverse_mod(x: Residues) -> Residues:
    """x⁻¹; 0 stays 0. One division in all: 1/x = y/(x·y), 1/y = x/(x·y), and so on in a tree."""
    flat = x.reshape(-1)
    level = np.where(flat == 0, np.uint64(1), flat)
    levels: list[Residues] = []
    while len(level) > 1:
        if len(level) % 2:
            level = np.append(level, np.uint64(1))
        levels.append(level)
        level = mul_mod(level[0::2], level[1::2])
    inverse = np.array([pow(int(r), -1, P) for r in level], dtype=np.uint64)
    for below in reversed(levels):
        above = inverse[: len(below) // 2]
        inverse = np.empty_like(below)
        inverse[0::2] = mul_mod(above, below[1::2])
        inverse[1::2] = mul_mod(above, below[0::2])
    return np.where(flat == 0, np.uint64(0), inverse[: len(flat)]).reshape(x.shape)


def key(first: Residues, second: Residues) -> Residues:
    """62-bit key of a pair of residues."""
    return (first << np.uint64(31)) | second


def unsigned_key(first: Residues, second: Residues) -> Residues:
    """The smaller key of ±x: a value and its opposite meet."""
    return np.minimum(key(first, second), key(_opposite(first), _opposite(second)))


def _opposite(x: Residues) -> Residues:
    return np.where(x == 0, x, np.uint64(P) - x)
