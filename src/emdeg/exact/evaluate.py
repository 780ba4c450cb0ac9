"""Floating-point values of expressions."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SUM, SYMBOL
from emdeg.exact.nodes import fold

_FLOAT_FUNCTIONS: dict[str, Callable[[float], float]] = {
    "sign": lambda x: math.nan if x != x else float((x > 0) - (x < 0)),
    "tanh": math.tanh,
    "abs": abs,
    "sqrt": math.sqrt,
}


def evaluate(roots: Sequence[Expr], values: Mapping[Expr, float]) -> list[float]:
    """Floating-point values of the roots; angles in radians."""
    return fold(roots, lambda node, done: _float(node, values, done))


def _float(node: Expr, values: Mapping[Expr, float], done: Mapping[Expr, float]) -> float:
    kind, args = node.kind, node.args
    if kind == CONST:
        return float(args[0])
    if kind == SYMBOL:
        if node not in values:
            raise ExprError(f"no value for {node.name}", hint=f"pass a value for {node.name}")
        return float(values[node])
    if kind == SUM:
        return math.fsum([float(args[0]), *(done[n] * float(c) for n, c in args[1])])
    if kind == SCALE:
        return float(args[0]) * done[args[1]]
    if kind == PRODUCT:
        return math.prod(done[n] for n in args)
    if kind == POWER:
        if args[1] < 0 and done[args[0]] == 0:
            raise ExprError(f"{args[0]} is zero here, and something is divided by it")
        return float(done[args[0]] ** args[1])
    if kind == FUNCTION:
        return _FLOAT_FUNCTIONS[args[0]](done[args[1]])
    angle = math.fsum([*(k * done[s] for s, k in args[0]), float(args[1]) * math.pi])
    return math.cos(angle) if kind == COS else math.sin(angle)
