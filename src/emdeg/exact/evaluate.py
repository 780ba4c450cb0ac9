"""Values of expressions: floating-point, and exact at rational points of the circles."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

from emdeg.errors import ExprError
from emdeg.exact.array import Array
from emdeg.exact.graph import Expr
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SUM, SYMBOL
from emdeg.exact.nodes import fold
from emdeg.exact.numbers import Number, cos_of_turns, power, sin_of_turns, turned
from emdeg.public import public

_FLOAT_FUNCTIONS: dict[str, Callable[[float], float]] = {
    "sign": lambda x: math.nan if x != x else float((x > 0) - (x < 0)),
    "tanh": math.tanh,
    "abs": abs,
    "sqrt": math.sqrt,
}


@overload
def evaluate(roots: Expr, values: Mapping[Expr, float]) -> float: ...
@overload
def evaluate(roots: Array, values: Mapping[Expr, float]) -> Any: ...
@overload
def evaluate(roots: Sequence[Expr], values: Mapping[Expr, float]) -> list[float]: ...
@public
def evaluate(roots: Any, values: Mapping[Expr, float]) -> Any:
    """Floating-point values of the roots; angles in radians.

    Of an expression a number, of a vector or a matrix a NumPy array, of a list a list.
    """
    if isinstance(roots, Expr):
        return evaluate([roots], values)[0]
    if isinstance(roots, Array):
        import numpy as np  # slow, and lists do without

        return np.array(evaluate(roots.entries, values)).reshape(roots.shape)
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


def evaluate_exactly(
    roots: Sequence[Expr],
    values: Mapping[Expr, Number],
    circles: Mapping[Expr, tuple[Number, Number]],
) -> list[Number]:
    """Exact values of the roots; `circles` has (cos, sin) of every angular symbol."""
    return fold(roots, lambda node, done: _exact(node, values, circles, done))


def _exact(
    node: Expr,
    values: Mapping[Expr, Number],
    circles: Mapping[Expr, tuple[Number, Number]],
    done: Mapping[Expr, Number],
) -> Number:
    kind, args = node.kind, node.args
    if kind == CONST:
        return args[0]  # type: ignore[no-any-return]
    if kind == SYMBOL:
        if node in circles and node not in values:
            return 0  # an angle: only its cosine and sine are used
        if node not in values:
            raise ExprError(f"no value for {node.name}", hint=f"pass a value for {node.name}")
        return values[node]
    if kind == SUM:
        added: Number = sum((done[n] * c for n, c in args[1]), start=args[0])
        return added
    if kind == SCALE:
        return args[0] * done[args[1]]  # type: ignore[no-any-return]
    if kind == PRODUCT:
        whole: Number = math.prod((done[n] for n in args), start=1)
        return whole
    if kind == POWER:
        if args[1] < 0 and done[args[0]] == 0:
            raise ExprError(f"{args[0]} is zero here, and something is divided by it")
        return power(done[args[0]], args[1])
    if kind == FUNCTION:
        raise ExprError(f"{node} has no exact value")
    start = cos_of_turns(args[1]), sin_of_turns(args[1])
    c, s = turned(start, ((circles[angle], k) for angle, k in args[0]), lambda x: x)
    return c if kind == COS else s  # type: ignore[no-any-return]
