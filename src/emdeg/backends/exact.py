"""Exact numbers in the languages that have them: integers, fractions, and a + b√2 + c√3 + d√6."""

from __future__ import annotations

from fractions import Fraction
from typing import Any


def surd_parts(number: Any) -> list[tuple[Fraction, int]]:
    """(coefficient, root) of an exact number, zero coefficients left out; root 1 is rational."""
    parts = getattr(number, "parts", None)
    if parts is None:
        return [(Fraction(number), 1)]
    return [(part, root) for part, root in zip(parts, (1, 2, 3, 6), strict=True) if part]


def sympy_number(number: Any) -> str:
    """As SymPy reads it."""
    terms = []
    for coefficient, root in surd_parts(number):
        if coefficient.denominator == 1:
            text = f"sp.Integer({coefficient.numerator})"
        else:
            text = f"sp.Rational({coefficient.numerator}, {coefficient.denominator})"
        terms.append(text if root == 1 else f"{text}*sp.sqrt({root})")
    return terms[0] if len(terms) == 1 and "*" not in terms[0] else f"({' + '.join(terms)})"


def latex_number(number: Any) -> str:
    """As TeX sets it; short decimals stay decimals."""
    terms = [_latex_term(coefficient, root) for coefficient, root in surd_parts(number)]
    if len(terms) == 1:
        return terms[0]
    total = terms[0]
    for term in terms[1:]:
        total += f" - {term[1:]}" if term.startswith("-") else f" + {term}"
    return f"\\left({total}\\right)"


def _latex_term(coefficient: Fraction, root: int) -> str:
    sign = "-" if coefficient < 0 else ""
    size = abs(coefficient)
    if root == 1:
        return sign + _latex_fraction(size)
    factor = "" if size == 1 else _latex_fraction(size) + r"\,"
    return f"{sign}{factor}\\sqrt{{{root}}}"


def _latex_fraction(size: Fraction) -> str:
    if size.denominator == 1:
        return str(size.numerator)
    decimal = _decimal(size)
    if size.denominator > 12 and decimal is not None:
        return decimal
    return f"\\frac{{{size.numerator}}}{{{size.denominator}}}"


def _decimal(size: Fraction) -> str | None:
    """The decimal that a fraction is, when it has one."""
    places, rest = 0, size.denominator
    for prime in (2, 5):
        power = 0
        while rest % prime == 0:
            rest //= prime
            power += 1
        places = max(places, power)
    if rest != 1:
        return None
    digits = str(size.numerator * 10**places // size.denominator).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits
