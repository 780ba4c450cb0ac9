"""Exact values of expressions at rational points of the variety: an oracle for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SUM, SYMBOL
from emdeg.exact.numbers import (
    Number,
    cos_of_turns,
    exact,
    power,
    sign,
    simplest,
    sin_of_turns,
    square_root,
    turned,
)


def evaluate_exact(
    roots: Sequence[Expr],
    values: Mapping[Expr, Number],
    circle: Mapping[Expr, tuple[Number, Number]] | None = None,
) -> list[Number]:
    """Exact values; each angular symbol has its (cos, sin), a rational point of the circle."""
    pairs = circle or {}
    for symbol, (c, s) in pairs.items():
        if c * c + s * s != 1:
            raise ExprError(f"({c}, {s}) for {symbol} is not on the unit circle")
    done: dict[Expr, Any] = {}
    try:
        for node in walk(roots):
            if node.kind == SYMBOL and node not in values and node in pairs:
                continue  # only its cosine and sine are known, and mostly only they are needed
            done[node] = simplest(_exact(node, values, pairs, done))
        return [done[root] for root in roots]
    except KeyError as missing:
        raise ExprError(
            f"no exact value for {missing.args[0]}, which also stands outside sin and cos"
        ) from None


def _exact(
    node: Expr,
    values: Mapping[Expr, Number],
    pairs: Mapping[Expr, tuple[Number, Number]],
    done: Mapping[Expr, Any],
) -> Number:
    kind, args = node.kind, node.args
    if kind == CONST:
        return args[0]  # type: ignore[no-any-return]
    if kind == SYMBOL:
        if node not in values:
            raise ExprError(f"no exact value for {node.name}")
        return exact(values[node])
    if kind == SUM:
        value: Number = args[0]
        for n, c in args[1]:
            value = value + done[n] * c
        return value
    if kind == SCALE:
        return args[0] * done[args[1]]  # type: ignore[no-any-return]
    if kind == PRODUCT:
        value = 1
        for n in args:
            value = value * done[n]
        return value
    if kind == POWER:
        return power(done[args[0]], args[1])
    if kind == FUNCTION:
        return _exact_function(node, done[args[1]])
    start = cos_of_turns(args[1]), sin_of_turns(args[1])
    c, s = turned(start, ((pairs_of(symbol, pairs), k) for symbol, k in args[0]), lambda x: x)
    return c if kind == COS else s


def pairs_of(symbol: Expr, pairs: Mapping[Expr, tuple[Number, Number]]) -> tuple[Number, Number]:
    """(cos, sin) of a symbol, or a clear error."""
    if symbol not in pairs:
        raise ExprError(f"no point on the circle for {symbol.name}")
    return pairs[symbol]


def _exact_function(node: Expr, value: Number) -> Number:
    name = node.args[0]
    if name == "abs":
        return abs(value)
    if name == "sign":
        return sign(value)
    root = square_root(value) if name == "sqrt" else 0 if value == 0 else None  # tanh 0 = 0
    if root is not None:
        return root
    raise ExprError(f"{name} has no exact value", hint="evaluate in floating point instead")
