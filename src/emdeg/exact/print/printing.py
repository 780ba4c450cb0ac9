"""Expressions as text for people: plain, Unicode and LaTeX, with short names such as c23.

Terms and factors are put in an order that reads well and does not depend on the process:
numbers, parameters, cosines and sines, speeds; q2 before q10. Sums in sums and products in
products need no parentheses. No recursion, and no text of unbounded length: beyond `limit`
leaves the inner parts of an expression are shown as an ellipsis.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, runtime_checkable

from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.nodes import Node, walk
from emdeg.exact.numbers import Number
from emdeg.exact.print.alphabet import Alphabet, alphabet
from emdeg.exact.print.grid import latex_grid, text_grid
from emdeg.exact.print.style import (
    BreakableLatex,
    Latex,
    Plain,
    Unicode,
    joined,
    natural,
    short_name,
)
from emdeg.exact.print.sympy_form import to_sympy
from emdeg.public import public
from emdeg.shown import cut, formula

DEFAULT_LIMIT = 10_000
REPR_LIMIT = 200


@runtime_checkable
class Rows(Protocol):
    """A matrix or a vector of expressions, by rows."""

    @property
    def rows(self) -> Sequence[Sequence[Node]]:
        """Entries of every row; a vector is a column."""


# How tightly a text holds together: may it stand as a term, a factor, a base?
_SUM, _PRODUCT, _POWER, _ATOM = range(4)


@public
def to_text(
    value: Node | Rows,
    *,
    unicode: bool = False,
    short: bool = True,
    limit: int | None = DEFAULT_LIMIT,
    names: Alphabet | None = None,
) -> str:
    """m2*a2^2*c23/2, or with `unicode` m₂·a₂²·c₂₃/2; `short=False` writes cos(q2 + q3).

    Of a matrix, rows with aligned columns. `names` are the texts of all symbols of a page
    (alphabet.py); without, of this expression.
    """
    printer = _Printer(Unicode() if unicode else Plain(), short, limit, names)
    return printer.text(value) if isinstance(value, Node) else text_grid(printer.texts(value.rows))


@public
def to_latex(
    value: Node | Rows,
    *,
    short: bool = True,
    limit: int | None = DEFAULT_LIMIT,
    names: Alphabet | None = None,
    breakable: bool = False,
) -> str:
    r"""\frac{1}{2} m_{2} a_{2}^{2} c_{23}, or a bmatrix; `names` as in `to_text`.

    `breakable` has no \left and \right, so that TeX can break a long formula of a paragraph.
    """
    printer = _Printer(BreakableLatex() if breakable else Latex(), short, limit, names)
    return printer.text(value) if isinstance(value, Node) else latex_grid(printer.texts(value.rows))


class Printed(Node):
    """A node that writes itself: text for people, a formula for notebooks."""

    __slots__ = ()

    def __str__(self) -> str:
        return to_text(self, limit=REPR_LIMIT)

    def __repr__(self) -> str:
        return cut(str(self))

    def _repr_latex_(self) -> str | None:
        return formula(to_latex(self, limit=REPR_LIMIT))

    def _sympy_(self) -> Any:
        """What SymPy makes of it: `sympy.sympify(expression)`, `sympy.Matrix(matrix)`."""
        return to_sympy(self)


class _Text(NamedTuple):
    """The text of a node without its sign, and what is needed to put it into another."""

    negative: bool
    body: str
    level: int
    rank: tuple[int, int] = (0, 0)  # with the text it decides the place among others
    flipped: str = ""  # of a sum: the text of its negative
    above: tuple[_Text, ...] = ()  # of a product: its factors …
    below: tuple[_Text, ...] = ()  # … and its divisors

    @property
    def order(self) -> tuple[object, ...]:
        """Where it stands among others."""
        return self.rank, natural(self.body[:80]), self.body


class _Printer:
    def __init__(
        self, style: Plain, short: bool, limit: int | None, names: Alphabet | None = None
    ) -> None:
        self.style = style
        self.short = short
        self.limit = limit
        self.hidden = _Text(False, style.ellipsis, _ATOM, (9, 9))
        self.names: Alphabet = names or {}
        self.taken: set[str] = set()

    def text(self, root: Node) -> str:
        """The text of a root."""
        return self.texts([[root]])[0][0]

    def texts(self, rows: Sequence[Sequence[Node]]) -> list[list[str]]:
        """The texts of many roots, in one alphabet."""
        visible = {root: _visible(root, self.limit) for row in rows for root in row}
        nodes = dict.fromkeys(node for found in visible.values() for node in found)
        own = {n.name for node in nodes for n in (node, *node.children()) if n.is_symbol}
        self.names = alphabet(own, self.style, self.names)
        self.taken = set(self.names.values())  # a parameter called c2 is no cosine
        written = {root: self._root(root, found) for root, found in visible.items()}
        return [[written[root] for root in row] for row in rows]

    def _root(self, root: Node, nodes: Sequence[Node]) -> str:
        done: dict[Node, _Text] = {}
        for node in nodes:
            done[node] = self._node(node, done)
        return self._signed(done[root])

    def _signed(self, text: _Text) -> str:
        if not text.negative:
            return text.body
        body = self.style.group(text.body) if text.level == _SUM else text.body
        return text.flipped or self.style.minus + body

    def _node(self, node: Node, done: Mapping[Node, _Text]) -> _Text:
        kind, args, style = node.kind, node.args, self.style
        if kind == CONST:
            return self._number(args[0])
        if kind == SYMBOL:
            return _Text(False, self.names[node.name], _ATOM, (node.rate, 0))
        if kind == COS or kind == SIN:
            return self._trigonometric(node)
        if kind == FUNCTION:
            inner = self._signed(done.get(args[1], self.hidden))
            return _Text(False, style.function(args[0], inner), _ATOM, (node.rate, 2))
        if kind == SCALE:
            return self._scaled(args[0], done.get(args[1], self.hidden))
        if kind == SUM:
            return self._sum(node, done)
        return self._product(args if kind == PRODUCT else (node,), done, node.rate)

    def _trigonometric(self, node: Node) -> _Text:
        name = short_name(node) if self.short else None
        if name is not None and self.style.short(name) in self.taken:
            name = None
        text = self.style.trigonometric(node, name, self.names)
        return _Text(False, text, _ATOM, (node.rate, 1))

    def _number(self, value: Number) -> _Text:
        negative, top, bottom, is_sum = self.style.numeral(value)
        if bottom == 1:
            return _Text(negative, top, _SUM if is_sum else _ATOM, (-1, 0))
        top = self.style.group(top) if is_sum and not self.style.stacked else top
        return _Text(negative, self.style.fraction(top, str(bottom), False), _PRODUCT, (-1, 0))

    def _scaled(self, coefficient: Number, text: _Text) -> _Text:
        negative, top, bottom, is_sum = self.style.numeral(coefficient)
        if top == "1" and bottom == 1:
            return self._negated(text) if negative else text
        if is_sum and not (self.style.stacked and bottom != 1):
            top = self.style.group(top)
        body = self.style.group(text.body) if text.level == _SUM else text.body
        whole = self.style.scaled(top, body, bottom)
        return _Text(negative != text.negative, whole, _PRODUCT, text.rank)

    def _negated(self, text: _Text) -> _Text:
        opposite = text._replace(negative=not text.negative)
        return self._fraction(opposite) if text.above or text.below else opposite

    def _sum(self, node: Node, done: Mapping[Node, _Text]) -> _Text:
        constant, items = node.args
        shown = [(done[n], c) for n, c in items if n in done]
        shown.sort(key=lambda item: item[0].order)
        terms = [self._scaled(c, text) for text, c in shown[: self.limit]]
        if constant:
            terms.append(self._number(constant))
        if len(terms) - bool(constant) < len(items):
            terms.append(self.hidden)
        opposite = [term if term is self.hidden else self._negated(term) for term in terms]
        body, flipped = self._joined(terms), self._joined(opposite)
        return _Text(False, body, _SUM, (node.rate, 3), flipped)

    def _joined(self, terms: list[_Text]) -> str:
        """a − b + c, without a leading minus where another term can go first."""
        first = next((i for i, term in enumerate(terms) if not term.negative), 0)
        texts = map(self._signed, (terms[first], *terms[:first], *terms[first + 1 :]))
        minus = self.style.minus
        return joined(((text.startswith(minus), text.removeprefix(minus)) for text in texts), minus)

    def _product(self, factors: tuple[Node, ...], done: Mapping[Node, _Text], rate: int) -> _Text:
        above: list[_Text] = []
        below: list[_Text] = []
        negative = False
        for factor in factors[: self.limit]:
            base, exponent = factor.args if factor.kind == POWER else (factor, 1)
            text = self._power(done.get(base, self.hidden), abs(exponent))
            negative ^= text.negative
            here, there = (above, below) if exponent > 0 else (below, above)
            if text.above or text.below:
                here += text.above
                there += text.below
            else:
                here.append(text._replace(negative=False))
        whole = _Text(negative, "", _PRODUCT, (rate, 3), "", tuple(above), tuple(below))
        return self._fraction(whole)

    def _power(self, text: _Text, exponent: int) -> _Text:
        if exponent == 1:
            return text
        body = text.body if text.level == _ATOM else self.style.group(text.body)
        negative = text.negative and exponent % 2 == 1
        return _Text(negative, self.style.power(body, exponent), _POWER, text.rank)

    def _fraction(self, whole: _Text) -> _Text:
        """Π above / Π below; a minus goes into a sum where that makes it disappear."""
        negative, above, below = whole.negative, list(whole.above), list(whole.below)
        for side in (above, below):
            for i, text in enumerate(side):
                if negative and text.flipped and not text.flipped.startswith(self.style.minus):
                    side[i] = text._replace(body=text.flipped, flipped=text.body)
                    negative = False
        top = self._factors(above, self.style.stacked or not below)
        level = above[0].level if len(above) == 1 and not below else _PRODUCT
        if below:
            single = len(below) == 1 and below[0].level >= _POWER
            top = self.style.fraction(top, self._factors(below, True), not single)
        return whole._replace(
            negative=negative, body=top, level=level, above=tuple(above), below=tuple(below)
        )

    def _factors(self, texts: list[_Text], bare: bool) -> str:
        """The product of texts, sums in parentheses unless one stands `bare` by itself."""
        bare = bare and len(texts) == 1
        return self.style.times.join(
            self.style.group(text.body) if text.level == _SUM and not bare else text.body
            for text in sorted(texts, key=lambda text: text.order)
        )


def _is_leaf(node: Node) -> bool:
    return node.kind in (CONST, SYMBOL, COS, SIN)


def _visible(root: Node, limit: int | None) -> list[Node]:
    """The nodes to be written, children first: all of them, or the outermost ones that fit."""
    if limit is None:
        return list(walk([root]))
    outermost = _outermost(root, limit)
    count = len(outermost)
    while True:
        chosen = set(outermost[:count])
        nodes = list(walk([root], partial(_shown_below, chosen=chosen)))
        if count == 1 or _leaves(nodes, chosen) <= limit:
            return nodes
        count //= 2


def _outermost(root: Node, limit: int) -> list[Node]:
    """The first nodes, at most `limit`, in the order of their distance from the root."""
    queue, seen = deque([root]), {root}
    found: list[Node] = []
    while queue and len(found) < limit:
        node = queue.popleft()
        found.append(node)
        for child in node.children()[:limit]:
            if child not in seen and not _is_leaf(child):
                seen.add(child)
                queue.append(child)
    return found


def _shown_below(node: Node, chosen: set[Node]) -> list[Node]:
    """The chosen nodes and the leaves under a chosen node."""
    below = node.children() if node in chosen else ()
    return [child for child in below if child in chosen or _is_leaf(child)]


def _leaves(nodes: list[Node], chosen: set[Node]) -> int:
    """How many leaves the text of the last node has; a shared part counts every time."""
    size: dict[Node, int] = {}
    for node in nodes:
        expanded = node in chosen and not _is_leaf(node)
        shown = [size[child] for child in node.children() if child in size] if expanded else [1]
        size[node] = sum(shown) + (expanded and len(shown) < len(node.children()))
    return size[nodes[-1]]
