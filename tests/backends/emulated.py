"""Floats without a machine: exact fractions, rounded to nearest even after every operation."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from emdeg.backends.llvm.sincos import PARTS, near_zero, reduced

PRECISION = {"double": 53, "float": 24}


@dataclass(frozen=True)
class Emulated:
    """Rounded arithmetic with so many bits, fused or not; exponents have no limits."""

    precision: int
    fused: bool

    def const(self, value: float) -> Fraction:
        return self.rounded(Fraction(value))

    def rounded(self, value: Fraction) -> Fraction:
        if not value:
            return value
        exponent = value.numerator.bit_length() - value.denominator.bit_length()
        for place in (exponent - self.precision + 1, exponent - self.precision):
            ulp = Fraction(2) ** place  # of 2^exponent, or of one less
            if abs(value) >= ulp * 2 ** (self.precision - 1):
                break
        return round(value / ulp) * ulp

    def add(self, a: Fraction, b: Fraction) -> Fraction:
        return self.rounded(a + b)

    def sub(self, a: Fraction, b: Fraction) -> Fraction:
        return self.rounded(a - b)

    def mul(self, a: Fraction, b: Fraction) -> Fraction:
        return self.rounded(a * b)

    def multiply_add(self, a: Fraction, b: Fraction, c: Fraction) -> Fraction:
        return self.rounded((a * b if self.fused else self.mul(a, b)) + c)

    def negative(self, a: Fraction) -> Fraction:
        return -a

    def difference(self, a: Fraction, b: Fraction) -> tuple[Fraction, Fraction]:
        d = self.sub(a, b)
        return d, self.sub(b, self.sub(a, d))


def cos_sin(element: str, fused: bool, x: float) -> tuple[float, float]:
    """What machine code must give, to the last bit; k is taken by itself, far from a tie."""
    on = Emulated(PRECISION[element], fused)
    k = round(x * 0.6366197723675814)
    r, behind = reduced(on, PARTS[element, fused], Fraction(k), Fraction(x))
    c, s = near_zero(on, element, r, behind)
    for _ in range(k % 4):  # turn by a quarter
        c, s = -s, c
    return float(c), float(s)
