"""Expressions from SymPy, and to it (print/sympy_form.py).

Symbols travel by name: SymPy's know nothing of rates and angles, so `from_sympy` must be told what
each name is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import ModuleType
from typing import Any, TypeAlias

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import Expr, const, function, product, raise_to, total
from emdeg.exact.print.sympy_form import sympy_module, to_sympy

__all__ = ["from_sympy", "to_sympy"]

#: What a name means: {name or SymPy object: symbol}, or a function of the name.
SymbolSource: TypeAlias = Mapping[Any, Expr] | Callable[[str], Expr]


def from_sympy(expression: Any, symbols: SymbolSource) -> Expr:
    """A SymPy expression as ours.

    `symbols` gives the symbol of each name, as {"q1": q1, …}, or as a function of the name.
    Functions of time such as q1(t) and their derivatives may be keys too, as SymPy objects.
    """
    sp = sympy_module()
    return _Reader(sp, symbols).read(sp.sympify(expression))


class _Reader:
    def __init__(self, sp: ModuleType, symbols: SymbolSource) -> None:
        self.sp = sp
        self.symbols = symbols
        self.functions = {sp.Abs: "abs", sp.sign: "sign", sp.tanh: "tanh"}
        self.done: dict[Any, Expr] = {}

    def read(self, root: Any) -> Expr:
        """A SymPy node after all that it is made of, each once."""
        waiting = [root]
        while waiting:
            node = waiting[-1]
            missing = [part for part in self._below(node) if part not in self.done]
            if missing:
                waiting += reversed(missing)
                continue
            waiting.pop()
            if node not in self.done:
                self.done[node] = self._read(node)
        return self.done[root]

    def _below(self, node: Any) -> tuple[Any, ...]:
        """What a node is made of; angles and exponents are read with it."""
        if self._given(node) is None:
            if node.is_Add or node.is_Mul:
                return tuple(node.args)
            if node.is_Pow or node.func in self.functions:
                return (node.args[0],)
        return ()

    def _given(self, node: Any) -> Expr | None:
        if callable(self.symbols):
            return self.symbols(node.name) if node.is_Symbol else None
        found = self.symbols.get(node)
        return self.symbols.get(node.name) if found is None and node.is_Symbol else found

    def _read(self, node: Any) -> Expr:
        sp = self.sp
        given = self._given(node)
        if given is not None:
            return given
        if node.is_Symbol:
            raise ExprError(
                f"no meaning for the SymPy symbol {node.name}",
                hint=f"pass symbols={{'{node.name}': symbol('{node.name}', …)}}",
            )
        if node.is_Rational:
            return const(Fraction(int(node.p), int(node.q)))
        if node.is_Float and node.is_finite:
            return const(str(node))
        if node.is_Add:
            return total(map(self.done.__getitem__, node.args))
        if node.is_Mul:
            return product(map(self.done.__getitem__, node.args))
        if node.is_Pow:
            return self._power(node)
        if isinstance(node, sp.sin | sp.cos | sp.tan):
            angle = self._angle(node)
            if isinstance(node, sp.tan):
                return sin(angle) / cos(angle)
            return cos(angle) if isinstance(node, sp.cos) else sin(angle)
        name = self.functions.get(node.func)
        if name is None:
            raise ExprError(
                f"SymPy's {type(node).__name__} has no counterpart in emdeg: {node}",
                hint="emdeg knows + − × ÷, integer powers, sqrt, sin, cos, tan, tanh, Abs, sign",
            )
        return function(name, self.done[node.args[0]])

    def _power(self, node: Any) -> Expr:
        base, exponent = node.args
        if exponent.is_Integer:
            return raise_to(self.done[base], int(exponent))
        if exponent.is_Rational and exponent.q == 2:
            return raise_to(function("sqrt", self.done[base]), int(exponent.p))
        raise ExprError(
            f"the power {node} has the exponent {exponent}",
            hint="exponents are whole or half numbers",
        )

    def _angle(self, node: Any) -> Angle:
        """Σ kθ + r·π from the argument of a sine, cosine or tangent."""
        angle = Angle()
        for part, factor in self.sp.expand(node.args[0]).as_coefficients_dict().items():
            if part == self.sp.pi and factor.is_Rational:
                angle = angle + Angle.turns(Fraction(int(factor.p), int(factor.q)))
                continue
            given = None if part.is_number else self._given(part)
            if given is None or not given.angular or not factor.is_Integer:
                raise ExprError(
                    f"{node}: {factor * part} is not a whole multiple of an angle",
                    hint="angles are symbols made with angular=True, and multiples of pi/12",
                )
            angle = angle + Angle.of(given, int(factor))
        return angle
