"""The steps of a derivation as text and LaTeX: expanded where short, else by earlier steps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr, symbol, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.nodes import has_more_nodes
from emdeg.exact.polynomial.written import short_names_are_free, shortest_sum, written
from emdeg.exact.print.paper import paragraphs, zero_line
from emdeg.exact.print.printing import to_latex
from emdeg.exact.print.style import escaped
from emdeg.mechanics.coordinates import renamed
from emdeg.mechanics.steps import SHARED, Definition, Step, definitions
from emdeg.public import public
from emdeg.robot.robot import Robot

MOST_TERMS = 8  # of a sum that is written out instead of by the steps before it
MOST_NODES, MOST_OF_MANY = 300, 30  # of an expression for which that is tried
MANY = 400  # components
WIDEST, MOST_COLUMNS = 24, 6  # signs and columns of a matrix that fits a column of a paper
_SILENT = re.compile(r"\\(?:frac|dot|ddot|mathrm|mathbf|text|left|right)\b|[{}_^ ]|\\[,;!]")
_SIGN = re.compile(r"\\[A-Za-z]+|.")
_NAME = re.compile(r"\\mathrm\{(?:[^{}\\]|\\.)*\}|\\?[A-Za-z]+_\{[^{}]*\}")


@dataclass(frozen=True)
class WrittenStep:
    """A step in words: every component of its value as text, row by row."""

    step: Step
    rows: tuple[tuple[str, ...], ...]
    latex: bool
    names: tuple[str, ...] = ()  # LaTeX of the components, row by row

    def for_a_paper(self) -> list[str]:
        """Paragraphs of LaTeX that fit a narrow column: element by element where it is wide.

        A matrix of more than WIDEST signs is written by its elements, those that are zero in a
        sentence: TeX breaks sums, and no matrix.
        """
        cells = [cell for row in self.rows for cell in row]
        columns = max(map(len, self.rows))
        widths = [max(map(_width, column)) for column in zip(*self.rows, strict=True)]
        if len(cells) == 1 or (columns <= MOST_COLUMNS and sum(widths) + 2 * columns <= WIDEST):
            left, _, right = str(self).partition(" = ")
            return paragraphs([(left, right)])
        pairs = list(zip(self.names, cells, strict=True))
        return [
            *paragraphs((name, text) for name, text in pairs if text != "0"),
            *zero_line([name for name, text in pairs if text == "0"]),
        ]

    def __str__(self) -> str:
        name, rows = (self.step.latex if self.latex else self.step.symbol), self.rows
        if isinstance(self.step.value, Expr | str):
            return f"{name} = {rows[0][0]}"
        if self.latex:
            body = r" \\ ".join(" & ".join(row) for row in rows)
            return rf"{name} = \begin{{bmatrix}} {body} \end{{bmatrix}}"
        if isinstance(self.step.value, Vector):
            return f"{name} = ({', '.join(row[0] for row in rows)})"
        lines = [f"[{', '.join(row)}]" for row in rows]
        return f"{name} = " + ("\n" + " " * (len(name) + 3)).join(lines)


@public
def written_steps(
    steps: Iterable[Step], *, latex: bool = False, expand: bool = True
) -> list[WrittenStep]:
    """Each step with its values; without `expand` always by the steps before it."""
    every = list(steps)
    many = sum(len(step.components) for step in every) > MANY
    nodes = 0 if not expand else MOST_OF_MANY if many else MOST_NODES
    roots = [e for step in every for e in step.components.values()]
    # on one page c1 is a parameter or a cosine, never both
    short = short_names_are_free(n.name for n in walk(roots) if n.is_symbol)
    chosen = [
        (step, found, [_expression(d, nodes) for d in found]) for step, found in definitions(every)
    ]
    names: dict[str, str] = {}  # LaTeX of a step's symbol → as the paper writes it
    lines = []
    for step, found, expressions in _needed(chosen):
        texts = [_text(e, latex, names, short) for e in expressions] or [_words(step, latex)]
        parts = tuple(d.latex for d in found)
        lines.append(WrittenStep(step, _rows(step, texts), latex, parts))
        # in braces, so that a power of D^tran has one superscript
        names |= {to_latex(symbol(d.name)): f"{{{d.latex}}}" for d in found} if latex else {}
    return lines


Chosen: TypeAlias = tuple[Step, list[Definition], list[Expr]]


def _width(text: str) -> int:
    """About how many signs a formula is wide."""
    return len(_SIGN.findall(_SILENT.sub("", text)))


def _needed(chosen: Sequence[Chosen]) -> list[Chosen]:
    """Without shared parts that no line names any more."""
    used: set[str] = set()
    kept = []
    for step, found, expressions in reversed(chosen):
        if step.equation == SHARED and found[0].name not in used:
            continue
        used |= {s.name for e in expressions for s in e.symbols}
        kept.append((step, found, expressions))
    return kept[::-1]


def _expression(found: Definition, most_nodes: int) -> Expr:
    """Expanded, if that is short."""
    expression = found.expression
    if has_more_nodes(found.value, most_nodes):
        return expression
    short = shortest_sum(found.value, MOST_TERMS)
    if short is None or (expression.is_symbol and not short.is_const):
        return expression  # by its one name
    return short


def _text(expression: Expr, latex: bool, names: dict[str, str], short: bool) -> str:
    text = written(expression, latex=latex, short=short)
    return _NAME.sub(lambda m: names.get(m[0], m[0]), text) if latex else text


def _words(step: Step, latex: bool) -> str:
    words = str(step.value)
    return rf"\text{{{escaped(words)}}}" if latex else words


def _rows(step: Step, texts: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    width = step.value.shape[1] if isinstance(step.value, Matrix) else 1
    return tuple(tuple(texts[k : k + width]) for k in range(0, len(texts), width))


def with_coordinates(steps: Iterable[Step], robot: Robot, names: Sequence[str]) -> list[Step]:
    """The steps with q, q̇, q̈ by names of the user's choice."""
    own, every = renamed(robot, names), list(steps)
    values = [list(step.components.values()) for step in every]
    flat = iter(substitute([e for part in values for e in part], own))
    found = []
    for step, part in zip(every, values, strict=True):
        new = [next(flat) for _ in part]
        if isinstance(step.value, Matrix):
            step = replace(step, value=step.value.like(new))
        elif isinstance(step.value, Vector):
            step = replace(step, value=Vector(new))
        elif isinstance(step.value, Expr):
            step = replace(step, value=new[0])
        found.append(step)
    return found
