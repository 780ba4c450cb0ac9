"""Comparisons of numbers, and what is known of an angle where one does not hold.

The fast sequence for cos x and sin x is good for |x| ≤ LARGEST alone, so what it gives is not yet
the cosine. It becomes that where a comparison has said so,

    not  |x| > L  ⇒  |x| ≤ L,  L ≤ LARGEST          no bit of w(x) above bit b  ⇒  |x| ≤ LARGEST

where the word w(x) is what the sequence says of its angle (`turned` in sincos.py); words are or-ed,
and shifted by b + 1 bits at most. A text that does not look, or looks at something else, gives
results that are not proved.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from emdeg.backends.llvm.read.reader import POISON, UNSURE
from emdeg.backends.llvm.read.trace import Trace
from emdeg.backends.llvm.sincos import LARGEST, TURN_BITS
from emdeg.program.ops import CALL, CONST

#: of numbers that are known, and finite
_EXACT: Mapping[str, Callable[[Any, Any], bool]] = {
    "oeq": operator.eq, "one": operator.ne, "olt": operator.lt, "ogt": operator.gt,
    "ole": operator.le, "oge": operator.ge,
}  # fmt: skip
_FIRST = -(1 << 62)  # conditions are numbers below this: unsure, but known what of


class Conditions:
    """All comparisons of a run, by number."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._small: list[frozenset[int]] = []  # angles that are not too large if it is false
        self._words: set[int] = set()  # those that are words of angles, not yet shifted

    def compare(self, relation: str, a: int, b: int) -> int:
        """A comparison of two numbers."""
        if POISON in (a, b):
            return POISON
        if min(a, b) < 0:
            return UNSURE
        x, y = self._trace.values[a], self._trace.values[b]
        if x.op == y.op == CONST and relation in _EXACT:
            return int(_EXACT[relation](x.a, y.a))
        small = self._bounded(a, b) if relation == "ogt" else None
        return self._new(small) if small else UNSURE

    def high_bits(self, angle: int) -> int:
        """The word of an angle."""
        if angle < 0:
            return max(angle, UNSURE)
        word = self._new(frozenset((angle,)))
        self._words.add(word)
        return word

    def word(self, op: str, a: int, b: int) -> int:
        """An operation of integers that are not all known."""
        if POISON in (a, b):
            return POISON
        if op == "or" and self._words.issuperset({a, b} - {0}):
            word = self._new(self.small(a) | self.small(b))
            self._words.add(word)
            return word
        if op == "lshr" and a in self._words and 0 <= b <= TURN_BITS[self._trace.element] + 1:
            return self._new(self.small(a))
        return UNSURE

    def some(self, conditions: Sequence[int]) -> int:
        """Does one of them hold, that are not all known?"""
        if POISON in conditions:
            return POISON
        return self._new(frozenset().union(*(self.small(c) for c in conditions)))

    def small(self, condition: int) -> frozenset[int]:
        """The angles that are not too large where a condition does not hold."""
        return self._small[_FIRST - condition] if condition <= _FIRST else frozenset()

    def _new(self, small: frozenset[int]) -> int:
        self._small.append(small)
        return _FIRST - len(self._small) + 1

    def _bounded(self, a: int, b: int) -> frozenset[int] | None:
        """The x in |x|, when b is small enough."""
        x, limit = self._trace.values[a], self._trace.values[b]
        known = limit.op == CONST and limit.a <= LARGEST[self._trace.element]
        return frozenset((x.a,)) if known and (x.op, x.b) == (CALL, "abs") else None

    def settled(self, value: int, small: frozenset[int]) -> int:
        """A fast cosine or sine of an angle that is not too large is the cosine or sine."""
        if value < 0 or self._trace.values[value].op != CALL:
            return value
        _, angle, name = self._trace.values[value]
        if angle not in small or name not in FAST:
            return value
        return self._trace.cos_sin(angle)[FAST.index(name)]


FAST = ("fast cos", "fast sin")
