"""The program as mathematics: every value with its exact numbers, set by LaTeX."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect
from emdeg.backends.names import comment
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.routines import ArrayArgument, Routine, routines
from emdeg.exact.numbers import Number
from emdeg.exact.print.paper import COMMAND, paragraphs
from emdeg.exact.print.style import Latex
from emdeg.program.ir import Program, check_program
from emdeg.public import public

_STYLE = Latex()


def _number(value: Number) -> str:
    """An exact number, set as in expressions."""
    negative, top, bottom, is_sum = _STYLE.numeral(value)
    text = _STYLE.group(top) if is_sum and bottom == 1 else top
    text = text if bottom == 1 else _STYLE.fraction(top, str(bottom), is_sum)
    return f"-{text}" if negative else text


DIALECT = Dialect(
    times="{a} \\, {b}",
    over="\\frac{{{a}}}{{{b}}}",
    over_is_atom=True,
    parentheses="\\left({a}\\right)",
    functions={
        "cos": "\\cos\\left({a}\\right)",
        "sin": "\\sin\\left({a}\\right)",
        "abs": "\\left|{a}\\right|",
        "sqrt": "\\sqrt{{{a}}}",
        "tanh": "\\tanh\\left({a}\\right)",
        "sign": "\\operatorname{{sgn}}\\left({a}\\right)",
    },
    number=_number,
    half_turns=lambda r: (
        ("" if r.numerator == 1 else str(r.numerator)) + "\\pi"
        if r.denominator == 1
        else f"\\frac{{{'' if r.numerator == 1 else r.numerator}\\pi}}{{{r.denominator}}}"
    ),
    width=120,
)
BREAKABLE = replace(  # plain parentheses, in which TeX may break a line
    DIALECT,
    parentheses="({a})",
    functions={
        name: form.replace("\\left", "").replace("\\right", "")
        for name, form in DIALECT.functions.items()
    },
)
_LOCAL = re.compile(r"(?<![A-Za-z\\_{])([a-z]+?)(\d*_)?(\d+)(?![A-Za-z\d_])")
_ANGLE = re.compile(r"(?<![A-Za-z\\_{0-9])([cs])(x?)(\d+(?:[m_]\d+)*)(?![A-Za-z\d_])")
_DOTS = {
    **{"q" + "d" * k: rf"\{'d' * k}ot q" for k in range(1, 5)},
    "tau": r"\tau",
}


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """A document, or with \\input what stands in it."""
    out = [f"% {line}".rstrip() for line in provenance(program, options)]
    out += ["\\documentclass{article}", "\\usepackage{amsmath}", COMMAND]
    out += ["\\begin{document}", ""]
    out += [f"\\section*{{{_escaped(comment(program.name))}}}", ""]
    if program.parameters:
        out += _parameters(program)
    for routine in routines(program, BREAKABLE):
        sides = [_named(row, options.coordinates).split(" &= ", 1) for row in _rows(routine)]
        out += [f"\\subsection*{{{routine.name.capitalize()}}}"]
        out += [*paragraphs([(left, right) for left, right in sides]), ""]
    out += ["\\end{document}", ""]
    return {f"{name}.tex": "\n".join(out)}


@public
def program_lines(program: Program) -> list[tuple[str, str, str]]:
    """(stage, left side, right side) of every line, as mathematics; parameters are p_{1}, …"""
    check_program(program)
    found: list[tuple[str, str, str]] = []
    for routine in routines(program, DIALECT):
        for row in _rows(routine):
            left, _, right = row.partition(" &= ")
            found.append((routine.name, left, right))
    return found


def _parameters(program: Program) -> list[str]:
    form = "$p_{{{number}}}$ & \\texttt{{{name}}} & {value} \\\\"
    rows = parameter_lines(program, form, "", shown=lambda name: _escaped(comment(name)))
    return ["\\begin{tabular}{lll}", *rows, "\\end{tabular}", ""]


def _rows(routine: Routine) -> list[str]:
    rows: list[str] = []
    if routine.name == "setup":
        named = [x for x in routine.loads if x.name != f"p{x.index + 1}"]
        rows += [f"{_set(x.name)} &= p_{{{x.index + 1}}}" for x in named]
    rows += [f"{_set(s.name)} &= {_set(s.text)}" for s in routine.statements]
    if routine.name != "setup":
        rows += [f"{_entry(s.array, s.index)} &= {_set(s.text)}" for s in routine.stores]
    return rows


def _named(row: str, coordinates: Sequence[str]) -> str:
    """q_{1}, \\dot q_{1}, \\ddot q_{1} by the names of the user's own."""
    for k, own in enumerate(coordinates, 1):
        for dots, end in (("\\ddot ", "_ddot"), ("\\dot ", "_dot"), ("", "")):
            row = row.replace(f"{dots}q_{{{k}}}", _STYLE.symbol(own + end))
    return row


def _entry(array: ArrayArgument, index: int) -> str:
    """An element of an output, subscripts from 1."""
    subscripts = array.subscripts(index)
    place = f"_{{{','.join(map(str, subscripts))}}}" if subscripts else ""
    return f"\\mathrm{{{array.name.replace('_', chr(92) + '_')}}}{place}"


def _set(text: str) -> str:
    """Local names with their numbers as subscripts: t12 → t_{12}, qd3 → \\dot q_{3}."""

    def subscript(match: re.Match[str]) -> str:
        stem, array, number = match.groups()
        place = f"{array[:-1]},{number}" if array else number
        return f"{_DOTS.get(stem, stem)}_{{{place}}}"

    def angle(match: re.Match[str]) -> str:
        letter, other, numbers = match.groups()
        place = numbers.replace("m", "-").replace("_", ",")
        return f"{letter}_{{{other}{place}}}"

    return _LOCAL.sub(subscript, _ANGLE.sub(angle, text))


def _escaped(text: str) -> str:
    return text.replace("_", "\\_")
