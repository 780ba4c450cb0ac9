"""Values of cells: exact numbers, bounded powers, and angles as linear combinations.

    angle = Σ multiple·symbol + r·π + x        multiple, r and x rational

Nothing here knows the robot; scope.py gives names their meaning and keeps the remarks.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from emdeg.errors import LoadError
from emdeg.exact.angles import linear_combination
from emdeg.exact.graph import ZERO, Expr, function, raise_to, symbol
from emdeg.exact.kinds import CONST
from emdeg.exact.numbers import Number, Surd, exact, simplest
from emdeg.limits import EXPONENT
from emdeg.robot.cells import cells

PI = symbol("pi")  # in the expression of an angle
_LARGEST_POWER_BITS = 20_000


@dataclass
class Combination:
    """Σ multiple·symbol + pi·π + rest, the value of an angle cell."""

    terms: dict[Expr, Fraction] = field(default_factory=dict)
    pi: Fraction = Fraction(0)
    rest: Fraction = Fraction(0)

    def radians(self) -> Number:
        """The value of a combination without symbols."""
        if not self.pi:
            return simplest(self.rest)
        return exact(self.nearest())

    def nearest(self) -> float:
        """The value without the symbols, as a float."""
        value = float(proportionate(self.rest)) + float(proportionate(self.pi)) * math.pi
        if math.isinf(value):
            raise LoadError("this angle is out of all proportion", found=f"{self.pi}*pi")
        return value


def combination_of(angle: Expr, text: object) -> Combination:
    """What an angle is made of; LoadError, which quotes `text`, where it is not linear."""
    rest, terms = linear_combination(angle)
    if not all(node.is_symbol for node in terms):
        raise LoadError(
            "this is not linear, as an angle is",
            found=text,
            expected="numbers, pi, deg, and integer multiples of named angles",
        )
    kept = {s: rational(k) for s, k in terms.items() if k}
    return Combination(kept, kept.pop(PI, Fraction(0)), rational(rest))


def finite(value: int | float | Fraction | Decimal | Surd) -> Number:
    """A number that came from Python, exactly; NaN, infinities and booleans are refused."""
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction | Decimal | Surd):
        raise LoadError(
            "this is not a number", found=repr(value), expected="a number or an expression"
        )
    return proportionate(exact(value))


def proportionate(value: Number) -> Number:
    """The number, unless it is too large for a float."""
    if not isinstance(value, Surd) and not -cells.LARGEST <= value <= cells.LARGEST:
        raise LoadError("this number is out of all proportion", expected="at most 1.8e308")
    return value


def rational(value: Number) -> Fraction:
    """A rational number of radians."""
    if isinstance(value, Surd):
        raise LoadError("an irrational number of radians", found=value)
    return Fraction(value)


def raised(base: Expr, exponent: int, text: str) -> Expr:
    """base**exponent, unless the result would be out of all proportion."""
    if exponent == 1:
        return base
    EXPONENT.check(abs(exponent))
    if base.kind == CONST:
        if base is ZERO and exponent < 0:
            raise LoadError("division by zero", found=text)
        if isinstance(base.value, int | Fraction):
            size = base.value.numerator.bit_length() + base.value.denominator.bit_length()
            if size * abs(exponent) > _LARGEST_POWER_BITS:
                raise LoadError("a power that is out of all proportion", found=text)
    return raise_to(base, exponent)


def square_root(argument: Expr, text: str) -> Expr:
    """√ of an exact number where it is exact (in Q(√2, √3)), else the opaque function."""
    if argument.kind == CONST and argument.value < 0:
        raise LoadError("the square root of a negative number", found=text)
    return function("sqrt", argument)


def decimals_of(value: Fraction, twelfths: int) -> int | None:
    """How many decimals, four or more, twelfths·π/12 was rounded or cut after to give `value`."""
    for decimals in range(4, 16):
        scaled = value * 10**decimals
        if scaled.denominator == 1:
            true = twelfths * math.pi / 12 * 10**decimals
            return decimals if scaled.numerator in (round(true), math.trunc(true)) else None
    return None
