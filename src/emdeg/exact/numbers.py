"""Exact numbers: integers, fractions, and the field Q(√2, √3).

All multiples of π/12 have their sine and cosine in Q(√2, √3) = {a + b√2 + c√3 + d√6}, so a
joint twisted by 45° or 30° is as exact as one twisted by 90°. A number has one form only: an
`int` if it is one, else a `Fraction` if it is one, else a `Surd`. Hence == decides equality,
0.5 and 1/2 are the same number (digest R47), and zero tests are exact.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from functools import total_ordering
from typing import Any, TypeAlias

from emdeg.errors import ExprError

_LARGEST_EXPONENT = 4000  # of ten, in a number that someone wrote


@total_ordering
class Surd:
    """a + b√2 + c√3 + d√6 with rational a, b, c, d, and at least one of b, c, d not zero."""

    __slots__ = ("_hash", "parts")

    parts: tuple[Fraction, Fraction, Fraction, Fraction]

    def __init__(self, a: Rational, b: Rational, c: Rational, d: Rational) -> None:
        if not (b or c or d):
            raise ExprError(f"{a} is rational, not a surd", hint="use surd(a, b, c, d)")
        self.parts = (Fraction(a), Fraction(b), Fraction(c), Fraction(d))
        self._hash = hash(self.parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Surd) and self.parts == other.parts

    def __reduce__(self) -> tuple[type[Surd], tuple[Fraction, ...]]:
        return (Surd, self.parts)

    def __repr__(self) -> str:
        return f"({self})"

    def __str__(self) -> str:
        """1/4*√2-1/4*√6: canonical, so that equal numbers have equal text."""
        shown = [
            f"{part}*√{root}" if root else str(part)
            for part, root in zip(self.parts, (0, 2, 3, 6), strict=True)
            if part
        ]
        return "+".join(shown).replace("+-", "-")

    def __float__(self) -> float:
        """The nearest float: roots to so many bits that no more would change it."""
        (a, b, c, d), below = _whole(self.parts)
        bits = 64
        while True:
            roots = [math.isqrt(n * x * x << 2 * bits) for n, x in ((2, b), (3, c), (6, d))]
            signed = (r if x > 0 else -r for r, x in zip(roots, (b, c, d), strict=True))
            middle = (a << bits) + sum(signed)  # within 3 of the number times below·2^bits
            low, high = (float(Fraction(middle + k, below << bits)) for k in (-3, 3))
            if low == high:
                return low
            bits *= 2

    # -- the field ----------------------------------------------------------------

    def __add__(self, other: Number) -> Number:
        a, b, c, d = self.parts
        w, x, y, z = _parts(other)
        return surd(a + w, b + x, c + y, d + z)

    __radd__ = __add__

    def __neg__(self) -> Surd:
        a, b, c, d = self.parts
        return Surd(-a, -b, -c, -d)

    def __sub__(self, other: Number) -> Number:
        return self + (-other)

    def __rsub__(self, other: Number) -> Number:
        return -self + other

    def __mul__(self, other: Number) -> Number:
        (a, b, c, d), below = _whole(self.parts)
        (w, x, y, z), other_below = _whole(_parts(other))
        below *= other_below  # products of whole numbers, each divided once
        return surd(
            Fraction(a * w + 2 * b * x + 3 * c * y + 6 * d * z, below),
            Fraction(a * x + b * w + 3 * (c * z + d * y), below),
            Fraction(a * y + c * w + 2 * (b * z + d * x), below),
            Fraction(a * z + d * w + b * y + c * x, below),
        )

    __rmul__ = __mul__

    def inverse(self) -> Number:
        """1/x: multiply by the conjugates √2 → −√2, then √3 → −√3, until the norm is rational."""
        a, b, c, d = self.parts
        first = surd(a, -b, c, -d)
        h = _parts(self * first)  # in Q(√3)
        second = surd(h[0], 0, -h[2], 0)
        norm = h[0] * h[0] - 3 * h[2] * h[2]
        return first * second * reciprocal(norm)

    def __truediv__(self, other: Number) -> Number:
        return self * reciprocal(other)

    def __rtruediv__(self, other: Number) -> Number:
        return self.inverse() * other

    def __pow__(self, exponent: int) -> Number:
        result: Number = 1
        square: Number = self if exponent >= 0 else self.inverse()
        for bit in bin(abs(exponent))[2:]:
            result = result * result * (square if bit == "1" else 1)
        return result

    # -- the order of the real line -------------------------------------------------

    def sign(self) -> int:
        """−1 or 1, exactly (a surd is never 0)."""
        a, b, c, d = self.parts
        if c or d:
            return _sign_of(surd(a, b, 0, 0), surd(c, d, 0, 0), 3)
        return _sign_of(a, b, 2)

    def __abs__(self) -> Number:
        return self if self.sign() > 0 else -self

    def __lt__(self, other: Number) -> bool:
        return sign(self - other) < 0


Rational: TypeAlias = int | Fraction
Number: TypeAlias = int | Fraction | Surd


def surd(a: Rational, b: Rational, c: Rational, d: Rational) -> Number:
    """a + b√2 + c√3 + d√6 in its simplest form."""
    return Surd(a, b, c, d) if b or c or d else simplest(a)


def _parts(value: Number) -> tuple[Rational, Rational, Rational, Rational]:
    return value.parts if isinstance(value, Surd) else (value, 0, 0, 0)


def _whole(parts: tuple[Rational, ...]) -> tuple[list[int], int]:
    """The parts over a common denominator."""
    below = math.lcm(*(part.denominator for part in parts))
    return [part.numerator * (below // part.denominator) for part in parts], below


def _sign_of(a: Number, b: Number, n: int) -> int:
    """The sign of a + b√n, not zero: a² − n·b² decides when the signs of a and b differ."""
    u, v = sign(a), sign(b)
    return u if u == v or sign(a * a - n * b * b) > 0 else v


def sign(value: Number) -> int:
    """−1, 0 or 1, exactly."""
    return value.sign() if isinstance(value, Surd) else (value > 0) - (value < 0)


def simplest(value: Number) -> Number:
    """An integer where the fraction is one."""
    if value.__class__ is int:  # as almost always; Python takes long to see that it is no fraction
        return value
    if isinstance(value, Fraction) and value.denominator == 1:
        return value.numerator
    return value


def reciprocal(value: Number) -> Number:
    """1/value, exactly."""
    if isinstance(value, Surd):
        return value.inverse()
    if value == 0:
        raise ExprError("division by an exact zero", hint="the divisor simplified to 0")
    return simplest(1 / Fraction(value))


def power(value: Number, exponent: int) -> Number:
    """value**exponent, exactly, also for negative exponents."""
    if exponent < 0:
        return power(reciprocal(value), -exponent)
    return simplest(value**exponent)


def square_root(value: Number) -> Number | None:
    """√value where it lies in Q(√2, √3) and value is rational: √(1/2) = √2/2; None elsewhere."""
    if isinstance(value, Surd) or value < 0:
        return None
    top, bottom = value.numerator * value.denominator, value.denominator
    for free, place in ((1, 0), (2, 1), (3, 2), (6, 3)):
        root, rest = divmod(top, free)
        if rest == 0 and math.isqrt(root) ** 2 == root:
            parts = [Fraction(0)] * 4
            parts[place] = Fraction(math.isqrt(root), bottom)
            return surd(*parts)
    return None


def exact(value: int | float | str | Decimal | Fraction | Surd) -> Number:
    """The number a person wrote: decimals are taken as the decimal they are.

    >>> exact(0.1)
    Fraction(1, 10)
    """
    if isinstance(value, Surd):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Fraction):
        return simplest(value)
    # repr of a float is the shortest decimal that reads back as that float
    text = repr(float(value)) if isinstance(value, float) else str(value)
    try:
        exponent = re.search(r"[eE]([+-]?\d+)", text)
        if exponent is None or abs(int(exponent[1])) <= _LARGEST_EXPONENT:
            return simplest(Fraction(text))
    except (ValueError, ArithmeticError):
        pass
    raise ExprError(
        f"{value!r} is not an exact number",
        hint="give a finite decimal or a fraction such as 1/3",
    )


def decimal_of(value: Fraction) -> Decimal | None:
    """The decimal that a fraction is, to the last digit; None where it does not end."""
    bottom, fives = value.denominator, 0
    while bottom % 5 == 0:
        bottom, fives = bottom // 5, fives + 1
    twos = bottom.bit_length() - 1
    if bottom != 1 << twos:
        return None
    places = max(twos, fives)
    digits = (abs(value) * 10**places).numerator
    return Decimal((int(value < 0), tuple(map(int, str(digits))), -places))


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


def turned(
    start: tuple[Any, Any],
    turns: Iterable[tuple[tuple[Any, Any], int]],
    reduced: Callable[[Any], Any],
) -> tuple[Any, Any]:
    """(cos, sin) of an angle and multiples of others by the addition theorems.

    Each is given as (cos, sin), of anything with + − ×; `reduced` simplifies the results.
    """
    c, s = start
    for (ct, st), multiple in turns:
        if multiple < 0:
            st = -st
        for _ in range(abs(multiple)):
            c, s = reduced(c * ct - s * st), reduced(s * ct + c * st)
    return c, s


def has_root_three(value: Number) -> bool:
    """Does √3 occur in it?"""
    return value.__class__ is Surd and any(value.parts[2:])


def digest(value: Number) -> int:
    """A hash of a number that tells −1 from −2, which Python's own does not."""
    if isinstance(value, int):
        return 2 * value if value >= 0 else -2 * value - 1
    if isinstance(value, Fraction):
        return hash((digest(value.numerator), value.denominator))
    return hash(tuple(digest(part) for part in value.parts))
