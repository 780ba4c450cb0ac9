"""Interval arithmetic with outward rounding, as far as trigonometric products need it.

Every operation returns an interval that contains all exact results for arguments in the given
intervals: each rounded end is moved to the next floating-point number outward, and the ends of
sines and cosines by two (libm is right to less than one unit in the last place).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from math import inf, nextafter


@dataclass(frozen=True)
class Interval:
    """All numbers from `low` to `high`."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low <= self.high:
            raise ValueError(f"[{self.low}, {self.high}] is not an interval")

    @staticmethod
    def point(x: float) -> Interval:
        """One floating-point number."""
        return Interval(x, x)

    @staticmethod
    def around(x: float) -> Interval:
        """A real number that x approximates to 10⁻¹³: a constant that floats computed."""
        spread = abs(x) * 1e-13
        return _outward(x - spread, x + spread)

    @staticmethod
    def symmetric(x: float) -> Interval:
        """[−x, x]."""
        return Interval(-x, x)

    def __add__(self, other: Interval) -> Interval:
        return _outward(self.low + other.low, self.high + other.high)

    def __neg__(self) -> Interval:
        return Interval(-self.high, -self.low)

    def __mul__(self, other: Interval) -> Interval:
        ends = [a * b for a in (self.low, self.high) for b in (other.low, other.high)]
        return _outward(min(ends), max(ends))

    def square(self) -> Interval:
        """x² for x in self: never negative."""
        low, high = abs(self.low), abs(self.high)
        top = max(low, high)
        bottom = 0.0 if self.low <= 0.0 <= self.high else min(low, high)
        wide = _outward(bottom * bottom, top * top)
        return Interval(max(0.0, wide.low), wide.high)

    def power(self, exponent: int) -> Interval:
        """xⁿ, n ≥ 1."""
        if exponent == 1:
            return self
        half = self.power(exponent // 2).square() if exponent > 3 else self.square()
        return half * self if exponent % 2 else half

    @property
    def magnitude(self) -> float:
        """The largest absolute value."""
        return max(abs(self.low), abs(self.high))

    @property
    def width(self) -> float:
        """high − low."""
        return self.high - self.low


def _outward(low: float, high: float, steps: int = 1) -> Interval:
    for _ in range(steps):
        low, high = nextafter(low, -inf), nextafter(high, inf)
    return Interval(low, high)


def cos(x: Interval) -> Interval:
    """The range of the cosine."""
    return _wave(x, math.cos, 0.0)


def sin(x: Interval) -> Interval:
    """The range of the sine."""
    return _wave(x, math.sin, math.pi / 2)


def _wave(x: Interval, f: Callable[[float], float], crest: float) -> Interval:
    """The range of a cosine or sine that is 1 at `crest`."""
    if x.width >= 2 * math.pi:
        return Interval(-1.0, 1.0)
    a, b = f(x.low), f(x.high)
    wide = _outward(min(a, b), max(a, b), 2)
    low = -1.0 if _meets(x, crest + math.pi) else max(-1.0, wide.low)
    high = 1.0 if _meets(x, crest) else min(1.0, wide.high)
    return Interval(low, high)


def sin_cos(x: Interval) -> Interval:
    """The range of sin·cos = ½ sin 2x."""
    return sin(x + x) * Interval.point(0.5)


def _meets(x: Interval, phase: float) -> bool:
    """Does x contain phase + 2πk for an integer k? Errs on the side of yes."""
    turn = 2 * math.pi
    k = math.ceil((x.low - phase) / turn - 1e-9)
    return phase + k * turn <= x.high + 1e-9
