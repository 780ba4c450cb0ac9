"""Exact numbers: integers, fractions, and the field Q(√2, √3).

All multiples of π/12 have their sine and cosine in Q(√2, √3) = {a + b√2 + c√3 + d√6},
so a joint twisted by 45° or 30° is as exact as one twisted by 90°. A `Surd` appears only
when it is needed: arithmetic that lands on a rational returns an `int` or a `Fraction`.
"""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from emdeg.errors import ExprError

ROOTS = (1.0, math.sqrt(2.0), math.sqrt(3.0), math.sqrt(6.0))


class Surd:
    """a + b√2 + c√3 + d√6 with rational a, b, c, d, not all of b, c, d zero."""

    __slots__ = ("_hash", "parts")

    parts: tuple[Fraction, Fraction, Fraction, Fraction]

    def __init__(self, a: Rational, b: Rational, c: Rational, d: Rational) -> None:
        self.parts = (Fraction(a), Fraction(b), Fraction(c), Fraction(d))
        self._hash = hash(self.parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Surd) and self.parts == other.parts

    def __reduce__(self) -> tuple[type[Surd], tuple[Fraction, ...]]:
        return (Surd, self.parts)

    def __repr__(self) -> str:
        shown = [
            f"{part}*√{root}" if root else str(part)
            for part, root in zip(self.parts, (0, 2, 3, 6), strict=True)
            if part
        ]
        return "(" + " + ".join(shown) + ")"

    def __float__(self) -> float:
        return math.fsum(float(p) * r for p, r in zip(self.parts, ROOTS, strict=True))

    def __add__(self, other: Number) -> Number:
        o = _parts(other)
        return _surd(*(x + y for x, y in zip(self.parts, o, strict=True)))

    __radd__ = __add__

    def __neg__(self) -> Number:
        return _surd(*(-x for x in self.parts))

    def __sub__(self, other: Number) -> Number:
        return self + (-other)

    def __rsub__(self, other: Number) -> Number:
        return -self + other

    def __mul__(self, other: Number) -> Number:
        a, b, c, d = self.parts
        w, x, y, z = _parts(other)
        return _surd(
            a * w + 2 * b * x + 3 * c * y + 6 * d * z,
            a * x + b * w + 3 * (c * z + d * y),
            a * y + c * w + 2 * (b * z + d * x),
            a * z + d * w + b * y + c * x,
        )

    __rmul__ = __mul__

    def inverse(self) -> Number:
        """1/x: multiply by the conjugates √2→−√2, √3→−√3 until the norm is rational."""
        a, b, c, d = self.parts
        over_root3 = Surd._field(a, -b, c, -d)  # conjugate in √2
        half: Number = self * over_root3  # in Q(√3)
        h = _parts(half)
        conjugate = _surd(h[0], h[1], -h[2], -h[3])
        norm = half * conjugate
        assert isinstance(norm, int | Fraction)
        return over_root3 * conjugate * Fraction(1, norm)

    @staticmethod
    def _field(a: Fraction, b: Fraction, c: Fraction, d: Fraction) -> Number:
        return _surd(a, b, c, d)

    def __truediv__(self, other: Number) -> Number:
        return self * reciprocal(other)

    def __rtruediv__(self, other: Number) -> Number:
        return self.inverse() * other

    def __abs__(self) -> Number:
        return self if float(self) >= 0 else -self

    def __pow__(self, exponent: int) -> Number:
        base: Number = self if exponent >= 0 else self.inverse()
        result: Number = 1
        for _ in range(abs(exponent)):
            result = base * result
        return result

    def __lt__(self, other: Number) -> bool:
        return float(self - other) < 0

    def __gt__(self, other: Number) -> bool:
        return float(self - other) > 0


Rational: TypeAlias = int | Fraction
Number: TypeAlias = int | Fraction | Surd


def _surd(a: Fraction, b: Fraction, c: Fraction, d: Fraction) -> Number:
    if b or c or d:
        return Surd(a, b, c, d)
    return simplest(a)


def _parts(value: Number) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    if isinstance(value, Surd):
        return value.parts
    zero = Fraction(0)
    return (Fraction(value), zero, zero, zero)


def simplest(value: Number) -> Number:
    """An integer where the fraction is one."""
    if isinstance(value, Fraction) and value.denominator == 1:
        return value.numerator
    return value


def reciprocal(value: Number) -> Number:
    """1/value, exactly."""
    if isinstance(value, Surd):
        return value.inverse()
    if value == 0:
        raise ExprError("division by an exact zero", hint="the divisor simplified to 0")
    return simplest(Fraction(1, value) if isinstance(value, int) else 1 / value)


def power(value: Number, exponent: int) -> Number:
    """value**exponent, exactly, also for negative exponents."""
    if exponent < 0:
        return power(reciprocal(value), -exponent)
    return simplest(value**exponent)


def exact(value: int | float | str | Decimal | Fraction | Surd) -> Number:
    """The number a person wrote: decimals are taken as the decimal they are.

    >>> exact(0.1)
    Fraction(1, 10)
    """
    if isinstance(value, Surd | bool):
        return value if isinstance(value, Surd) else int(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Fraction):
        return simplest(value)
    try:
        # repr of a float is the shortest decimal that reads back as that float
        return simplest(Fraction(repr(float(value)) if isinstance(value, float) else str(value)))
    except (ValueError, ArithmeticError):
        raise ExprError(
            f"{value!r} is not an exact number",
            hint="give a finite decimal or a fraction such as 1/3",
        ) from None


# cos(kπ/12) for k = 0..6 in Q(√2, √3); the other multiples follow by symmetry
_COS_TWELFTHS: tuple[Number, ...] = (
    1,
    Surd(0, Fraction(1, 4), 0, Fraction(1, 4)),
    Surd(0, 0, Fraction(1, 2), 0),
    Surd(0, Fraction(1, 2), 0, 0),
    Fraction(1, 2),
    Surd(0, Fraction(-1, 4), 0, Fraction(1, 4)),
    0,
)


def cos_of_turns(half_turns: Fraction) -> Number:
    """cos(π·half_turns), exact for multiples of 1/12; anything else is refused."""
    twelfths = half_turns * 12
    if twelfths.denominator != 1:
        raise ExprError(
            f"cos({half_turns}·π) is not in Q(√2, √3)",
            hint="only multiples of π/12 are exact; use a named angle for any other",
        )
    k = twelfths.numerator % 24
    k = min(k, 24 - k)
    return _COS_TWELFTHS[k] if k <= 6 else -_COS_TWELFTHS[12 - k]


def sin_of_turns(half_turns: Fraction) -> Number:
    """sin(π·half_turns) = cos(π·(half_turns − 1/2))."""
    return cos_of_turns(half_turns - Fraction(1, 2))
