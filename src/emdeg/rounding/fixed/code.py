"""The integer operations of a program, as data, and what they compute.

    sum        r = (a » s) ± (b » t)
    product    r = (a·b) » s                a·b in 64 bits
    same       r = a                        a product by a power of two: another format
    quotient   r = (a·2ˢ) / b               in 64 bits, towards zero; a » −s where s is negative
    abs, sign  r = |a|, r = 2³⁰·((a > 0) − (a < 0))    a sign is in Q30, as cosines are

» is ⌊x/2ˢ⌋, or ⌊x/2ˢ + ½⌋ with `nearest`. Angles are words without sign, 2³² to the turn, and wrap:

    turn of a leaf      ⌊n·K/2ˢ⌋ mod 2³²,   K = 2^(32 − f + s)/2π rounded; n itself if n is a turn
    angle               Σ multiple·turn + offset mod 2³²
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from emdeg.rounding.fixed.sincos import FRACTION, cos_sin
from emdeg.rounding.schedule import Operand, Schedule

ADD, MULTIPLY, SAME, DIVIDE, ABS, SIGN = "sum", "product", "same", "quotient", "abs", "sign"

Integers = NDArray[np.int64]


class Operation(NamedTuple):
    """See the head of this file; `shifts` has one number for each operand of a sum, else one."""

    result: int
    kind: str
    operands: tuple[Operand, ...]
    shifts: tuple[int, ...] = (0,)
    nearest: bool = False


class Turn(NamedTuple):
    """How a leaf becomes a turn: ⌊n·multiplier/2^shift⌋; multiplier 0 where it is one already."""

    multiplier: int
    shift: int


class Follow(NamedTuple):
    """A derived leaf: ⌊leader·multiplier/2^shift⌋ + offset."""

    leader: str
    multiplier: int
    shift: int
    offset: int


@dataclass(frozen=True)
class FixedCode:
    """Operations, the format (fraction bits) of every value, and all constants as integers.

    `schedule` is what the operations were made from, with the error of each; `offsets` are the
    constant parts of its angles, in 2⁻³² turns. `fractions` of a leaf that is a turn is None.
    """

    schedule: Schedule
    operations: tuple[Operation, ...]
    fractions: Mapping[int, int]
    constants: Mapping[int, int]
    turns: Mapping[int, Turn]
    follows: Mapping[int, Follow]
    offsets: tuple[int, ...]
    degree: int

    def run(self, leaves: Mapping[str, Integers]) -> dict[int, Integers]:
        """Every value, exactly as the emitted code computes it; an overflow is an error."""
        values: dict[int, Integers] = {}
        for k, name in self.schedule.leaves.items():
            follow = self.follows.get(k)
            values[k] = leaves[name] if follow is None else self._followed(follow, leaves)
        values |= {k: np.array(n, np.int64) for k, n in self.constants.items()}
        turns = {
            k: values[k] if t.multiplier == 0 else (values[k] * t.multiplier) >> t.shift
            for k, t in self.turns.items()
        }
        circle: list[tuple[int | None, Integers]] = []
        for angle, offset in zip(self.schedule.angles, self.offsets, strict=True):
            terms = (turns[leaf] * m for leaf, m in angle.terms if leaf in turns)
            c, s = cos_sin(sum(terms, np.array(offset, np.int64)) & 0xFFFFFFFF, self.degree)
            circle += [(angle.cos, c), (angle.sin, s)]
        values |= {value: found for value, found in circle if value is not None}
        for operation in self.operations:
            values[operation.result] = _word(_computed(operation, values))
        return values

    def _followed(self, follow: Follow, leaves: Mapping[str, Integers]) -> Integers:
        return _word(((leaves[follow.leader] * follow.multiplier) >> follow.shift) + follow.offset)


def _computed(operation: Operation, values: Mapping[int, Any]) -> Integers:
    a, *more = (values[o.value] for o in operation.operands)
    shift, near = operation.shifts[0], operation.nearest
    if operation.kind == ADD:
        terms = zip(operation.operands, (a, *more), operation.shifts, strict=True)
        cut = [-_cut(v, s, near) if o.negative else _cut(v, s, near) for o, v, s in terms]
        return np.asarray(cut[0] + cut[1])
    if operation.kind == MULTIPLY:
        return _cut(a * more[0], shift, near)
    if operation.kind == DIVIDE:
        top = a << shift if shift >= 0 else a >> -shift
        size = np.abs(top) // np.abs(more[0])
        return np.asarray(np.sign(top) * np.sign(more[0]) * size)
    if operation.kind == SAME:
        return np.asarray(a)
    return np.asarray(np.abs(a) if operation.kind == ABS else np.sign(a) << FRACTION)


def _cut(value: Any, shift: int, nearest: bool) -> Integers:
    if not shift:
        return np.asarray(value)
    return np.asarray((value + (1 << (shift - 1) if nearest else 0)) >> shift)


def _word(value: Integers) -> Integers:
    if (np.abs(value) > 2**31 - 1).any():
        raise OverflowError("a value does not fit its word")
    return value
