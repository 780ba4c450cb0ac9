"""Expressions to and from SymPy.

SymPy is an extra (`pip install emdeg[sympy]`), imported only when it is used. Symbols travel by
name: SymPy's know nothing of rates and angles, so `from_sympy` must be told what each name is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import ModuleType
from typing import Any, TypeAlias

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, angle_of, cos, sin
from emdeg.exact.graph import Expr, const, function, product, raise_to, total
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SUM, SYMBOL
from emdeg.exact.nodes import fold
from emdeg.exact.numbers import Number, Surd

#: What a name means: {name or SymPy object: symbol}, or a function of the name.
SymbolSource: TypeAlias = Mapping[Any, Expr] | Callable[[str], Expr]


def _sympy() -> ModuleType:
    try:
        import sympy
    except ImportError:
        raise ExprError("SymPy is not installed", hint="pip install emdeg[sympy]") from None
    module: ModuleType = sympy
    return module


# -- to SymPy -----------------------------------------------------------------------


def to_sympy(
    expression: Expr, symbols: Mapping[str, Any] | Callable[[str], Any] | None = None
) -> Any:
    """The expression in SymPy; symbols by name, real where `symbols` does not give them."""
    sp = _sympy()

    def symbol_of(name: str) -> Any:
        if callable(symbols):
            return symbols(name)
        found = (symbols or {}).get(name)
        return sp.Symbol(name, real=True) if found is None else found

    return fold([expression], lambda node, done: _to_sympy(sp, node, done, symbol_of))[0]


def _to_sympy(
    sp: ModuleType, node: Expr, done: Mapping[Expr, Any], symbol_of: Callable[[str], Any]
) -> Any:
    kind, args = node.kind, node.args
    if kind == CONST:
        return _number_to_sympy(sp, args[0])
    if kind == SYMBOL:
        return symbol_of(node.name)
    if kind == SCALE:
        return _number_to_sympy(sp, args[0]) * done[args[1]]
    if kind == SUM:
        terms = [_number_to_sympy(sp, c) * done[n] for n, c in args[1]]
        return sp.Add(_number_to_sympy(sp, args[0]), *terms)
    if kind == PRODUCT:
        return sp.Mul(*(done[n] for n in args))
    if kind == POWER:
        return done[args[0]] ** args[1]
    if kind == FUNCTION:
        names = {"sign": sp.sign, "tanh": sp.tanh, "abs": sp.Abs, "sqrt": sp.sqrt}
        return names[args[0]](done[args[1]])
    angle = angle_of(node)
    offset = _number_to_sympy(sp, angle.half_turns) * sp.pi
    argument = sp.Add(*(k * done[s] for s, k in angle.terms), offset)
    return sp.cos(argument) if kind == COS else sp.sin(argument)


def _number_to_sympy(sp: ModuleType, value: Number) -> Any:
    if isinstance(value, Surd):
        roots = (1, sp.sqrt(2), sp.sqrt(3), sp.sqrt(6))
        parts = zip(value.parts, roots, strict=True)
        return sp.Add(*(sp.Rational(p.numerator, p.denominator) * r for p, r in parts))
    return sp.Rational(value.numerator, value.denominator)


# -- from SymPy ---------------------------------------------------------------------


def from_sympy(expression: Any, symbols: SymbolSource) -> Expr:
    """A SymPy expression as ours.

    `symbols` gives the symbol of each name, as {"q1": q1, …}, or as a function of the name.
    Functions of time such as q1(t) and their derivatives may be keys too, as SymPy objects.
    """
    sp = _sympy()
    return _Reader(sp, symbols).read(sp.sympify(expression))


class _Reader:
    def __init__(self, sp: ModuleType, symbols: SymbolSource) -> None:
        self.sp = sp
        self.symbols = symbols
        self.functions = {sp.Abs: "abs", sp.sign: "sign", sp.tanh: "tanh"}
        self.done: dict[Any, Expr] = {}

    def read(self, node: Any) -> Expr:
        """A SymPy node, each once; as deep as SymPy itself can go."""
        if node not in self.done:
            self.done[node] = self._read(node)
        return self.done[node]

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
            return total(map(self.read, node.args))
        if node.is_Mul:
            return product(map(self.read, node.args))
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
        return function(name, self.read(node.args[0]))

    def _power(self, node: Any) -> Expr:
        base, exponent = node.args
        if exponent.is_Integer:
            return raise_to(self.read(base), int(exponent))
        if exponent.is_Rational and exponent.q == 2:
            return raise_to(function("sqrt", self.read(base)), int(exponent.p))
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
