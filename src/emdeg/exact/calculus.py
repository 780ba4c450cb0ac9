"""Substitution, partial derivatives and total time derivatives on the DAG.

All three are one walk from the leaves up, linear in the number of nodes, that shares what
the expression shares. cos and sin differentiate with respect to the angle's symbols:
d cos(Σkθ)/dθ = −k·sin(Σkθ).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, angle_of, as_angle, cos, sin
from emdeg.exact.graph import (
    ONE,
    ZERO,
    Expr,
    Scalar,
    as_expr,
    function,
    linear,
    multiply,
    product,
    raise_to,
    rebuilt,
    scale,
)
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.nodes import walk, with_children


def substitute(roots: Sequence[Expr], values: Mapping[Expr, Scalar | Angle]) -> list[Expr]:
    """Replace symbols (or whole nodes) by expressions; angular symbols also by angles."""
    done: dict[Expr, Expr] = {}
    angles: dict[Expr, Angle] = {}
    for key, value in values.items():
        if not isinstance(value, Angle):
            done[key] = as_expr(value)
            continue
        angles[key] = value
        if not value.half_turns:  # with an offset it has a meaning inside sin and cos only
            done[key] = linear(value.terms)
    try:
        for node in walk(roots):
            if node not in done and node not in angles:
                done[node] = _rebuilt(node, done, angles)
        return [done[root] for root in roots]
    except KeyError as missing:
        raise ExprError(
            f"{missing.args[0]} stands outside sin and cos, where the exact angle "
            f"{angles[missing.args[0]]} has no exact value",
            hint="substitute an expression instead of an Angle",
        ) from None


def _rebuilt(node: Expr, done: Mapping[Expr, Expr], angles: Mapping[Expr, Angle]) -> Expr:
    kind, args = node.kind, node.args
    if kind == CONST or kind == SYMBOL:
        return node
    if kind != COS and kind != SIN:
        moved = with_children(kind, args, done.__getitem__)
        return node if kind == SUM and moved == args else rebuilt(kind, moved)
    combination = Angle((), args[1])
    changed = False
    for symbol, multiple in args[0]:
        replacement = angles.get(symbol) or as_angle(done[symbol])
        changed = changed or replacement.terms != ((symbol, 1),)
        combination = combination + replacement * multiple
    if not changed:
        return node
    return cos(combination) if kind == COS else sin(combination)


def derivative(roots: Sequence[Expr], direction: Mapping[Expr, Scalar]) -> list[Expr]:
    """Σ_s ∂root/∂s · direction[s] for each root: the directional derivative."""
    seeds = {s: as_expr(v) for s, v in direction.items()}
    mask = 0
    for s in seeds:
        if s.kind != SYMBOL:
            raise ExprError(f"cannot differentiate with respect to {s}", hint="give a symbol")
        mask |= s.mask
    if not all(s.mask for s in seeds):
        mask = -1  # a parameter may be anywhere

    def below(node: Expr) -> Sequence[Expr]:
        return node.children() if node.mask & mask else ()

    done: dict[Expr, Expr] = {}
    for node in walk(roots, below if mask > 0 else None):
        if mask > 0 and not node.mask & mask:
            done[node] = ZERO
        else:
            done[node] = _derivative(node, seeds, done)
    return [done[root] for root in roots]


def _derivative(node: Expr, seeds: Mapping[Expr, Expr], done: Mapping[Expr, Expr]) -> Expr:
    kind, args = node.kind, node.args
    if kind == SYMBOL:
        return seeds.get(node, ZERO)
    if kind == CONST:
        return ZERO
    if kind == SUM:
        return linear((done[n], c) for n, c in args[1] if done[n] is not ZERO)
    if kind == SCALE:
        return scale(args[0], done[args[1]])
    if kind == PRODUCT:
        return linear(
            (product([done[f] if j == i else f for j, f in enumerate(args)]), 1)
            for i, factor in enumerate(args)
            if done[factor] is not ZERO
        )
    if kind == POWER:
        base, exponent = args
        if done[base] is ZERO:
            return ZERO
        return scale(exponent, multiply(raise_to(base, exponent - 1), done[base]))
    if kind == FUNCTION:
        return _function_derivative(node, done)
    rate = linear((done[s], k) for s, k in args[0] if done[s] is not ZERO)
    if rate is ZERO:
        return ZERO
    angle = angle_of(node)
    return multiply(-sin(angle) if kind == COS else cos(angle), rate)


def _function_derivative(node: Expr, done: Mapping[Expr, Expr]) -> Expr:
    name, argument = node.args
    inner = done[argument]
    if inner is ZERO or name == "sign":  # sign is flat except at 0, where it has no derivative
        return ZERO
    slopes: dict[str, Callable[[], Expr]] = {
        "tanh": lambda: ONE - node * node,
        "abs": lambda: function("sign", argument),
        "sqrt": lambda: ONE / (2 * node),
    }
    return multiply(slopes[name](), inner)


def diff(expression: Expr, symbol: Expr) -> Expr:
    """∂expression/∂symbol."""
    return derivative([expression], {symbol: ONE})[0]


def gradient(expression: Expr, symbols: Iterable[Expr]) -> list[Expr]:
    """[∂expression/∂s for s in symbols]."""
    return [diff(expression, s) for s in symbols]


def time_derivative(roots: Sequence[Expr], rates: Mapping[Expr, Scalar]) -> list[Expr]:
    """d/dt of the roots, given the time derivative of every symbol that moves (q → qd, …)."""
    return derivative(roots, rates)
