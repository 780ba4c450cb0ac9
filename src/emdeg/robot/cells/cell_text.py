"""Expressions as cells: text that `scope.py` reads back as the very same node.

Sums and products keep their nesting in parentheses, because a sum inside a sum is not flattened
in the DAG either; exact numbers are decimals where they end, fractions where they do not, and
√2, √3, √6 are written with sqrt. The cell of an angle is its `str`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from emdeg.errors import UsageError
from emdeg.exact.angles import angle_of
from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.numbers import Number, Surd, decimal_of
from emdeg.exact.print.style import joined, multiple
from emdeg.limits import CELL, PARENTHESES

_SUM, _TERM, _FACTOR, _ATOM = range(4)  # how tightly the outermost operator of a text binds
_LEAVES = (CONST, SYMBOL, COS, SIN)
_SHOWN_DIGITS = 17
_WORTH_A_NAME = 80  # characters of a shared expression
_LONG = 4000  # characters of a part, and …
_DEEP = PARENTHESES.most // 2  # … levels in it, that get a name in any case


def cell_text(expression: Expr) -> str:
    """The cell of an expression in parameters."""
    return CellWriter().cell(expression)


class CellWriter:
    """Writes cells; expressions in `shared` get names and are written once, as definitions."""

    def __init__(self, shared: Iterable[Expr] = (), taken: Iterable[str] = ()) -> None:
        self.definitions: dict[str, str] = {}
        self._shared = set(shared)
        self._texts: dict[Expr, tuple[str, int]] = {}
        self._levels: dict[Expr, int] = {}
        self._prefix = "let"
        names = set(taken)
        while any(name.startswith(self._prefix) for name in names):
            self._prefix += "_"

    def cell(self, expression: Expr) -> str:
        """The cell of an expression; definitions that it needs are added first."""
        known = self._texts
        for node in walk([expression], lambda n: () if n in known else n.children()):
            if node in known:
                continue
            text, binding = _node_text(node, self._texts)
            CELL.check(len(text), UsageError)
            levels = 1 + max((self._levels[child] for child in node.children()), default=0)
            shared = node in self._shared and len(text) > _WORTH_A_NAME
            if shared or ((len(text) > _LONG or levels > _DEEP) and node.kind not in _LEAVES):
                name = f"{self._prefix}{len(self.definitions) + 1}"
                self.definitions[name] = text
                text, binding, levels = name, _ATOM, 0
            self._texts[node], self._levels[node] = (text, binding), levels
        return self._texts[expression][0]


def shared_nodes(roots: Iterable[Expr]) -> set[Expr]:
    """Sums, products and powers that occur at two places or more."""
    distinct = dict.fromkeys(roots)
    seen: set[Expr] = set()
    twice: set[Expr] = set()
    for node in walk(distinct):
        for child in node.children():
            (twice if child in seen else seen).add(child)
    return {n for n in twice if n.kind in (SUM, PRODUCT, POWER, FUNCTION)}


def number_text(value: Number) -> str:
    """An exact number: a decimal where it ends, a fraction or a combination of roots elsewhere."""
    if isinstance(value, Surd):
        rational, *others = value.parts
        terms = [(rational < 0, _rational_text(abs(rational)))] if rational else []
        roots = zip(("sqrt(2)", "sqrt(3)", "sqrt(6)"), others, strict=True)
        return joined([*terms, *((k < 0, multiple(k, root)) for root, k in roots if k)])
    return _rational_text(Fraction(value))


def _rational_text(value: Fraction) -> str:
    decimal = decimal_of(value) if value.denominator > 1 else None
    if decimal is not None:
        digits, exponent = decimal.as_tuple().digits, int(decimal.as_tuple().exponent)
        small = -exponent > len(digits) + 3
        text = f"{value / Fraction(10) ** exponent}e{exponent}" if small else f"{decimal:f}"
        if len(text) <= _SHOWN_DIGITS + 8:
            return text
    return str(value)


def _size(value: Number) -> tuple[bool, str]:
    """Whether the value is negative, and |value| as a factor; a Surd stands in parentheses."""
    if isinstance(value, Surd):
        return False, f"({number_text(value)})"
    return value < 0, number_text(-value if value < 0 else value)


def _node_text(node: Expr, texts: dict[Expr, tuple[str, int]]) -> tuple[str, int]:
    kind, args = node.kind, node.args
    if kind == CONST:
        text = number_text(args[0])
        if isinstance(args[0], Surd) or text.startswith("-"):
            return text, _SUM
        return text, (_TERM if "/" in text else _ATOM)
    if kind == SYMBOL:
        return node.name, _ATOM
    if kind == SCALE:
        negative, term = _term(args[0], args[1], texts)
        return (f"-{term}", _SUM) if negative else (term, _TERM)
    if kind == SUM:
        terms = [_term(c, n, texts) for n, c in args[1]]
        if args[0] != 0:
            terms.append(_size(args[0]))
        return joined(terms), _SUM
    if kind == PRODUCT:
        return _product_text(args, texts), _TERM
    if kind == POWER:
        if args[1] < 0:
            return _product_text([node], texts), _TERM
        return f"{_wrapped(args[0], _ATOM, texts)}**{args[1]}", _FACTOR
    if kind == FUNCTION:
        return f"{args[0]}({texts[args[1]][0]})", _ATOM
    assert kind in (COS, SIN)
    return f"{'cos' if kind == COS else 'sin'}({angle_of(node)})", _ATOM


def _term(coefficient: Number, node: Expr, texts: dict[Expr, tuple[str, int]]) -> tuple[bool, str]:
    """Whether it is subtracted, and |coefficient|·node as a term of a sum."""
    negative, size = _size(coefficient)
    inner = _wrapped(node, _TERM, texts)
    return negative, inner if size == "1" else f"{size}*{inner}"


def _wrapped(node: Expr, needed: int, texts: dict[Expr, tuple[str, int]]) -> str:
    text, binding = texts[node]
    return text if binding >= needed else f"({text})"


def _product_text(factors: Iterable[Expr], texts: dict[Expr, tuple[str, int]]) -> str:
    """Factors with negative exponents go below the stroke."""
    above: list[str] = []
    below: list[str] = []
    for factor in factors:
        if factor.kind == POWER and factor.args[1] < 0:
            base = _wrapped(factor.args[0], _ATOM, texts)
            exponent = -factor.args[1]
            below.append(base if exponent == 1 else f"{base}**{exponent}")
        else:
            above.append(_wrapped(factor, _FACTOR, texts))
    return "/".join(["*".join(above) or "1", *below])
