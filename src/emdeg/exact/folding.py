"""Folding at construction: like terms, like bases, and functions of exact numbers.

Pure bookkeeping on nodes that exist: what is left to build is returned, and built in graph.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from emdeg.errors import ExprError
from emdeg.exact.kinds import CONST, POWER, SCALE
from emdeg.exact.nodes import N
from emdeg.exact.numbers import Number, reciprocal, sign, simplest, square_root


def collect_terms(
    terms: Iterable[tuple[N, Number]],
) -> tuple[Number, Number, list[tuple[N, Number]]]:
    """Σ coefficient · node = factor · (constant + Σ items), like terms collected.

    Items are in content order with a positive first coefficient, and a coefficient that all terms
    share is the factor, so a − b, b − a and 2a − 2b meet in one sum. A single term keeps its own.
    """
    constant: Number = 0
    collected: dict[N, Number] = {}
    for node, coefficient in terms:
        kind = node.kind
        if kind == CONST:
            constant = constant + coefficient * node.args[0]
            continue
        if kind == SCALE:
            coefficient = coefficient * node.args[0]
            node = node.args[1]
        if node in collected:
            coefficient = collected[node] + coefficient
        collected[node] = coefficient
    items = [(n, simplest(c)) for n, c in collected.items() if c != 0]
    constant = simplest(constant)
    if not items or (len(items) == 1 and constant == 0):
        return 1, constant, items
    items.sort(key=lambda term: term[0].order)
    outer = items[0][1]
    if all(c == outer or c == -outer for _, c in items) and (
        constant == 0 or constant == outer or constant == -outer
    ):
        factor = outer
    else:
        factor = sign(outer)
    if factor != 1:
        inverse = reciprocal(factor)
        items = [(n, simplest(c * inverse)) for n, c in items]
        constant = simplest(constant * inverse)
    return factor, constant, items


def collect_factors(factors: Iterable[N]) -> tuple[Number, dict[N, int]]:
    """Π node = coefficient · Π base**exponent, equal bases collected."""
    coefficient: Number = 1
    exponents: dict[N, int] = {}
    for node in factors:
        exponent = 1
        if node.kind == CONST:
            coefficient = coefficient * node.args[0]
            continue
        if node.kind == SCALE:
            coefficient = coefficient * node.args[0]
            node = node.args[1]
        if node.kind == POWER:
            node, exponent = node.args
        exponents[node] = exponents.get(node, 0) + exponent
    return coefficient, exponents


def fold_function(name: str, value: Number) -> Number | None:
    """The exact value of an opaque function of an exact number, where it has one."""
    if name == "abs":
        return abs(value)
    if name == "sign":
        return sign(value)
    if name == "sqrt":
        if value < 0:
            raise ExprError(f"the square root of {value} is not real")
        return square_root(value)
    return 0 if value == 0 else None  # tanh 0 = 0
