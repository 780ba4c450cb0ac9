"""Which exact numbers the literals of a C file stand for.

A program's constants are exact (61714095293/800000000000, √3/2, π/6); a C file has their nearest
doubles. A checker that reads the C alone is told here what each literal was before it was rounded,
and makes sure for itself that the literal is the nearest double of that: nobody is believed.

The file is written a second time with a mark in place of every number, as long as the literal, so
that the layout stays as it is; the marks, in the order of the text, say which number stands where.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from emdeg.backends import clike
from emdeg.backends.base import Apart, EmitOptions
from emdeg.backends.routines import routines
from emdeg.program.compose import side_by_side
from emdeg.program.ir import Program
from emdeg.program.number_text import number_to_text

_FIRST, _FILL = 0xF0000, "\ue000"  # private characters: none of them is in any C file
_MARK = re.compile(f"[\U000f0000-\U0010fffd]{_FILL}*")


def literals(programs: list[Program], options: EmitOptions) -> dict[str, str | list[str]]:
    """{literal as it is in the file: the number it is the nearest of}, where its double is another.

    A list, in the order of the text, where one literal stands for several numbers.
    """
    chosen = options
    program = programs[0]
    if len(programs) > 1 or options.apart:
        chosen = replace(options, apart=tuple(map(Apart, programs)))
        program = side_by_side(programs)
    real = clike.REALS[options.dtype]
    dialect, marks = clike.dialect_of(real), _Marks()
    marked = replace(
        dialect,
        number=marks.of(dialect.number, number_to_text),
        half_turns=marks.of(dialect.half_turns, lambda r: f"{r}*π"),
    )
    written = routines(program, marked, chosen.two_rate, chosen.apart)
    meant = marks.meant
    found: dict[str, list[str]] = {}
    for routine in written:
        for text in routine.texts():
            for mark in _MARK.findall(text):
                literal, exact = meant[ord(mark[0]) - _FIRST]
                found.setdefault(literal, []).append(exact)
    return {
        literal: exacts[0] if len(set(exacts)) == 1 else exacts
        for literal, exacts in found.items()
        if any(not _is_double(literal, exact) for exact in exacts)
    }


def _is_double(literal: str, exact: str) -> bool:
    """Is the double that a compiler makes of the literal the number itself?"""
    return exact.isascii() and Fraction(float(literal.rstrip("f"))) == abs(Fraction(exact))


class _Marks:
    """A mark for every number, and what it stands for: (literal, exact), without signs."""

    def __init__(self) -> None:
        self._places: dict[tuple[str, str], int] = {}

    @property
    def meant(self) -> list[tuple[str, str]]:
        """What the marks stand for, by their numbers."""
        return list(self._places)

    def of(self, write: Callable[[Any], str], exact: Callable[[Any], str]) -> Callable[[Any], str]:
        """As `write`, but marked; a minus sign stays where it is."""

        def mark(number: Any) -> str:
            literal = write(number)
            minus = "-" if literal.startswith("-") else ""
            literal = literal[len(minus) :]
            meant = (literal, exact(-number if minus else number))
            place = self._places.setdefault(meant, len(self._places))
            return minus + chr(_FIRST + place) + _FILL * (len(literal) - 1)

        return mark
