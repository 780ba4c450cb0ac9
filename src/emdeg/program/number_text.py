"""Exact numbers as text, both ways: 3, −1/2, and 1/4*√2+1/4*√6 for the field Q(√2, √3).

    number ::= term (("+" | "-") term)*      term ::= rational | [rational "*"] "√" (2 | 3 | 6)

Reading is strict and cheap for any input: no exponents, a bounded number of digits, no zero
denominators. What is written is canonical, so equal numbers have equal text.
"""

from __future__ import annotations

import re
from fractions import Fraction

from emdeg.errors import ProgramError
from emdeg.exact.numbers import Number, Surd, simplest

MOST_DIGITS = 4000
_RATIONAL = re.compile(rf"-?[0-9]{{1,{MOST_DIGITS}}}(?:/[0-9]{{1,{MOST_DIGITS}}})?")
_TERM = re.compile(
    rf"([+-]?)(?:([0-9]{{1,{MOST_DIGITS}}}(?:/[0-9]{{1,{MOST_DIGITS}}})?)(\*√[236])?|(√[236]))"
)
_ROOTS = ("", "√2", "√3", "√6")


def number_to_text(value: Number) -> str:
    """The canonical text of an exact number."""
    return str(simplest(value))


def number_from_text(text: str) -> Number:
    """The number that a text stands for; a ProgramError for anything else."""
    if not isinstance(text, str):
        raise _refused(text)
    if _RATIONAL.fullmatch(text):
        return simplest(_fraction(text, text))
    parts = dict.fromkeys(_ROOTS, Fraction(0))
    place, seen = 0, set[str]()
    while place < len(text):
        term = _TERM.match(text, place)
        if term is None or (place and not term[1]):
            raise _refused(text)
        root = (term[3] or term[4] or "").lstrip("*")
        if root in seen:
            raise _refused(text)  # once is what is written, and all that can be added up fast
        seen.add(root)
        parts[root] += _fraction(term[2] or "1", text) * (-1 if term[1] == "-" else 1)
        place = term.end()
    if not any(parts[root] for root in _ROOTS[1:]):
        raise _refused(text)  # a rational number has one text only: the short one
    return Surd(*parts.values())


def _fraction(digits: str, text: str) -> Fraction:
    top, _, bottom = digits.partition("/")
    if bottom and not int(bottom):
        raise _refused(text)
    return Fraction(int(top), int(bottom or 1))


def _refused(text: object) -> ProgramError:
    return ProgramError(
        "is not an exact number", found=text, expected="an integer, p/q, or such as 1/2*√2+3"
    )
