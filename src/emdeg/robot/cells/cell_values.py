"""Values of cells: exact numbers, bounded powers, and angles as linear combinations.

    angle = Σ multiple·symbol + r·π + x        multiple, r and x rational

Nothing here knows the robot; scope.py gives names their meaning and keeps the remarks.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from emdeg.errors import LoadError
from emdeg.exact.angles import as_angle
from emdeg.exact.graph import CONST, ZERO, Expr, const, function, raise_to
from emdeg.exact.numbers import Number, Surd, exact, simplest
from emdeg.robot.cells import cells

_LARGEST_POWER_BITS = 20_000


@dataclass
class Combination:
    """Σ multiple·symbol + pi·π + rest, the value of an angle cell."""

    terms: dict[Expr, Fraction] = field(default_factory=dict)
    pi: Fraction = Fraction(0)
    rest: Fraction = Fraction(0)

    def scaled(self, factor: Fraction) -> Combination:
        """factor·self."""
        terms = {s: k * factor for s, k in self.terms.items() if factor}
        return Combination(terms, self.pi * factor, self.rest * factor)

    def plus(self, other: Combination) -> Combination:
        """self + other."""
        terms = dict(self.terms)
        for s, k in other.terms.items():
            terms[s] = terms.get(s, Fraction(0)) + k
        kept = {s: k for s, k in terms.items() if k}
        return Combination(kept, self.pi + other.pi, self.rest + other.rest)

    @property
    def is_number(self) -> bool:
        """True without symbols and without π."""
        return not self.terms and not self.pi

    def radians(self) -> Number:
        """The value of a combination without symbols."""
        if not self.pi:
            return simplest(self.rest)
        return exact(float(self.rest) + float(self.pi) * math.pi)


@dataclass
class AngleReader:
    """Reads the tree of an angle cell as a linear combination."""

    angular_symbol: Callable[[str], Expr]
    text: str

    def read(self, node: cells.Node) -> Combination:
        """The value of a tree; LoadError where it is not linear."""
        if node.kind == "number":
            return Combination(rest=rational(node.value))
        if node.kind == "name":
            if node.value == "pi":
                return Combination(pi=Fraction(1))
            return Combination({self.angular_symbol(node.value): Fraction(1)})
        if node.kind == "sum":
            result = Combination()
            for sign, term in node.weighed:
                result = result.plus(self.read(term).scaled(Fraction(sign)))
            return result
        if node.kind == "deg":
            return Combination(pi=self._number(node.parts[0]) / 180)
        if node.kind == "product":
            return self._product(node)
        if node.kind == "power":
            exponent = self._number(node.parts[1])
            if exponent.denominator != 1:
                raise LoadError("an exponent is an integer", found=self.text)
            base = const(self._number(node.parts[0]))
            power = raised(base, exponent.numerator, self.text)
            return Combination(rest=rational(power.value))
        raise LoadError(
            f"{node.value} cannot stand in an angle",
            found=self.text,
            expected="numbers, pi, deg, and integer multiples of named angles",
        )

    def _product(self, node: cells.Node) -> Combination:
        result = Combination(rest=Fraction(1))
        for exponent, factor in node.weighed:
            value = self.read(factor)
            if exponent < 0:
                if not value.is_number or value.rest == 0:
                    raise LoadError(
                        "an angle is divided by numbers only, never by 0", found=self.text
                    )
                value = Combination(rest=1 / value.rest)
            if result.is_number:
                result = value.scaled(result.rest)
            elif value.is_number:
                result = result.scaled(value.rest)
            else:
                raise LoadError("a product of two angles is not an angle", found=self.text)
        return result

    def _number(self, node: cells.Node) -> Fraction:
        value = self.read(node)
        if not value.is_number:
            raise LoadError("a plain number is needed before `deg` or in a power", found=self.text)
        return value.rest


def combination_of(expression: Expr) -> Combination:
    """An expression in angular symbols as a combination."""
    if expression.kind == CONST:
        return Combination(rest=rational(expression.value))
    angle = as_angle(expression)
    return Combination({s: Fraction(k) for s, k in angle.terms}, angle.half_turns)


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
    if abs(exponent) > cells.LARGEST_EXPONENT:
        raise LoadError(
            f"the exponent {exponent} is too large",
            found=text,
            expected=f"at most {cells.LARGEST_EXPONENT}",
        )
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
    if argument.kind != CONST or isinstance(argument.value, Surd):
        return function("sqrt", argument)
    value = Fraction(argument.value)
    if value < 0:
        raise LoadError("the square root of a negative number", found=text)
    whole = value.numerator * value.denominator  # √(p/q) = √(p·q)/q
    for place, radicand in enumerate((1, 2, 3, 6)):
        root = math.isqrt(whole // radicand)
        if root * root * radicand == whole:
            parts = [Fraction(0)] * 4
            parts[place] = Fraction(root, value.denominator)
            return const(Surd(*parts) if place and root else parts[0])
    return function("sqrt", argument)


def is_rounded(value: Fraction, twelfths: int) -> bool:
    """True when `value` is twelfths·π/12, rounded or cut after four or more decimals."""
    for decimals in range(4, 16):
        scaled = value * 10**decimals
        if scaled.denominator == 1:
            true = twelfths * math.pi / 12 * 10**decimals
            return scaled.numerator in (round(true), math.trunc(true))
    return False
