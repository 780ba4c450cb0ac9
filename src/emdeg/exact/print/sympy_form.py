"""Expressions in SymPy: what `to_sympy`, `sympy.sympify` and `sympy.Matrix` get.

SymPy is an extra (`pip install emdeg[sympy]`), imported only when it is used. Symbols travel by
name, real where nothing else is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from emdeg.errors import ExprError
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SUM, SYMBOL
from emdeg.exact.nodes import Node, fold
from emdeg.exact.numbers import Number, Surd
from emdeg.optional import optional


def sympy_module() -> Any:
    """SymPy, or a clear error where it is missing."""
    return optional("sympy", "sympy", "an expression of SymPy", ExprError)


def to_sympy(
    expression: Node, symbols: Mapping[str, Any] | Callable[[str], Any] | None = None
) -> Any:
    """The expression in SymPy; symbols by name, real where `symbols` does not give them."""
    sp = sympy_module()

    def symbol_of(name: str) -> Any:
        if callable(symbols):
            return symbols(name)
        found = (symbols or {}).get(name)
        return sp.Symbol(name, real=True) if found is None else found

    return fold([expression], lambda node, done: _to_sympy(sp, node, done, symbol_of))[0]


def _to_sympy(
    sp: ModuleType, node: Node, done: Mapping[Node, Any], symbol_of: Callable[[str], Any]
) -> Any:
    kind, args = node.kind, node.args
    if kind == CONST:
        return number_to_sympy(sp, args[0])
    if kind == SYMBOL:
        return symbol_of(node.name)
    if kind == SCALE:
        return number_to_sympy(sp, args[0]) * done[args[1]]
    if kind == SUM:
        terms = [number_to_sympy(sp, c) * done[n] for n, c in args[1]]
        return sp.Add(number_to_sympy(sp, args[0]), *terms)
    if kind == PRODUCT:
        return sp.Mul(*(done[n] for n in args))
    if kind == POWER:
        return done[args[0]] ** args[1]
    if kind == FUNCTION:
        return sympy_functions(sp)[args[0]](done[args[1]])
    combination, half_turns = args
    offset = number_to_sympy(sp, half_turns) * sp.pi
    argument = sp.Add(*(k * done[s] for s, k in combination), offset)
    return sp.cos(argument) if kind == COS else sp.sin(argument)


def sympy_functions(sp: ModuleType) -> dict[str, Any]:
    """Our names of functions → SymPy's functions."""
    return {"sign": sp.sign, "tanh": sp.tanh, "abs": sp.Abs, "sqrt": sp.sqrt}


def number_to_sympy(sp: ModuleType, value: Number) -> Any:
    """An exact number."""
    if isinstance(value, Surd):
        roots = (1, sp.sqrt(2), sp.sqrt(3), sp.sqrt(6))
        parts = zip(value.parts, roots, strict=True)
        return sp.Add(*(sp.Rational(p.numerator, p.denominator) * r for p, r in parts))
    return sp.Rational(value.numerator, value.denominator)
