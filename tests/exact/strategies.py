"""Random expressions, each drawn as a recipe that can be read in three independent ways.

A recipe is a nested tuple; `build` makes an expression of it, `value` computes it with plain
exact arithmetic (no expression is involved), and `sympy_of` writes it in SymPy.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import hypothesis.strategies as st

from emdeg.errors import ExprError
from emdeg.exact import CONFIGURATION, MOTION, Angle, Expr, const, cos, function, sin, symbol
from emdeg.exact.numbers import Number, cos_of_turns, power, simplest, sin_of_turns, surd

PARAMETERS = [symbol(name) for name in ("a", "b", "m1", "m2")]
ANGLES = [symbol(f"q{i}", CONFIGURATION, angular=True) for i in (1, 2, 3)]
SPEEDS = [symbol(f"qd{i}", MOTION) for i in (1, 2)]
SYMBOLS = {s.name: s for s in (*PARAMETERS, *ANGLES, *SPEEDS)}

Recipe = tuple[Any, ...]

#: A rational point of the variety: t of each circle, and the value of each other symbol.
HALF_TANGENTS = {"q1": Fraction(1, 2), "q2": Fraction(-2, 3), "q3": Fraction(3, 5)}
VALUES: dict[str, Fraction] = {
    "a": Fraction(3, 7), "b": Fraction(-5, 2), "m1": Fraction(11, 3), "m2": Fraction(2, 9),
    "q1": Fraction(1, 3), "q2": Fraction(-4, 5), "q3": Fraction(7, 6),
    "qd1": Fraction(-9, 4), "qd2": Fraction(5, 8),
}  # fmt: skip


def pair(name: str) -> tuple[Fraction, Fraction]:
    """(cos, sin) of an angle at the rational point."""
    t = HALF_TANGENTS[name]
    return (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)


CIRCLE = {s: pair(s.name) for s in ANGLES}
POINT = {s: VALUES[s.name] for s in SYMBOLS.values()}


# -- strategies ---------------------------------------------------------------------

rationals = st.fractions(min_value=-4, max_value=4, max_denominator=6)
nonzero_rationals = rationals.filter(bool)
numbers = st.builds(surd, rationals, rationals, rationals, rationals)
twelfths = st.integers(-24, 24).map(lambda k: Fraction(k, 12))
quarters = st.integers(-4, 4).map(lambda k: Fraction(k, 2))


def combinations(offsets: st.SearchStrategy[Fraction]) -> st.SearchStrategy[Recipe]:
    """cos or sin of an integer combination of the angles plus an offset."""
    multiples = st.tuples(*(st.integers(-2, 2) for _ in ANGLES))
    return st.tuples(st.sampled_from(("cos", "sin")), multiples, offsets)


def recipes(
    *,
    division: bool = False,
    functions: bool = False,
    roots: bool = False,
    leaves: int = 12,
) -> st.SearchStrategy[Recipe]:
    """Random recipes; `roots` allows √2 and √3, in numbers and through offsets."""
    atoms = st.one_of(
        st.sampled_from(sorted(SYMBOLS)).map(lambda name: ("symbol", name)),
        (numbers if roots else rationals).map(lambda c: ("number", c)),
        combinations(twelfths if roots else quarters),
    )

    def grow(inner: st.SearchStrategy[Recipe]) -> st.SearchStrategy[Recipe]:
        options = [
            st.tuples(st.sampled_from(("add", "sub", "mul")), inner, inner),
            st.tuples(st.just("scale"), nonzero_rationals, inner),
            st.tuples(st.just("power"), inner, st.integers(0, 3)),
            st.tuples(st.just("neg"), inner),
        ]
        if division:
            options.append(st.tuples(st.just("div"), inner, inner))
        if functions:
            names = st.sampled_from(("tanh", "sign", "abs"))
            options.append(st.tuples(st.just("function"), names, inner))
        return st.one_of(options)

    return st.recursive(atoms, grow, max_leaves=leaves)


def expressions(**options: Any) -> st.SearchStrategy[Expr]:
    """Random expressions; those that divide by an exact zero are not drawn."""
    if not options.get("division"):
        return recipes(**options).map(build)
    return recipes(**options).map(_buildable).filter(lambda e: e is not None)


def _buildable(recipe: Recipe) -> Expr | None:
    try:
        return build(recipe)
    except ExprError:
        return None


# -- three readings of a recipe ----------------------------------------------------------


def angle_of(multiples: tuple[int, ...], offset: Fraction) -> Angle:
    """The angle of a ("cos" | "sin", multiples, offset) recipe."""
    angle = Angle.turns(offset)
    for symbol_, k in zip(ANGLES, multiples, strict=True):
        angle = angle + Angle.of(symbol_, k)
    return angle


def build(recipe: Recipe) -> Expr:
    """The expression."""
    head = recipe[0]
    if head == "symbol":
        return SYMBOLS[recipe[1]]
    if head == "number":
        return const(recipe[1])
    if head in ("cos", "sin"):
        return (cos if head == "cos" else sin)(angle_of(recipe[1], recipe[2]))
    if head == "scale":
        return recipe[1] * build(recipe[2])
    if head == "power":
        return build(recipe[1]) ** recipe[2]
    if head == "neg":
        return -build(recipe[1])
    if head == "function":
        return function(recipe[1], build(recipe[2]))
    a, b = build(recipe[1]), build(recipe[2])
    return {"add": a.__add__, "sub": a.__sub__, "mul": a.__mul__, "div": a.__truediv__}[head](b)


def value(recipe: Recipe) -> Number:
    """The exact value at the rational point; ZeroDivisionError where there is none."""
    head = recipe[0]
    if head == "symbol":
        return VALUES[recipe[1]]
    if head == "number":
        return recipe[1]
    if head in ("cos", "sin"):
        c, s = cos_of_turns(recipe[2]), sin_of_turns(recipe[2])
        for symbol_, k in zip(ANGLES, recipe[1], strict=True):
            ct, st_ = pair(symbol_.name)
            for _ in range(abs(k)):
                c, s = (
                    (c * ct - s * st_, s * ct + c * st_)
                    if k > 0
                    else (c * ct + s * st_, s * ct - c * st_)
                )
        return simplest(c if head == "cos" else s)
    if head == "scale":
        return simplest(recipe[1] * value(recipe[2]))
    if head == "power":
        return power(value(recipe[1]), recipe[2])
    if head == "neg":
        return simplest(-value(recipe[1]))
    a, b = value(recipe[1]), value(recipe[2])
    if head == "div" and b == 0:
        raise ZeroDivisionError
    if head == "div":
        return simplest(a * power(b, -1))
    return simplest({"add": a + b, "sub": a - b, "mul": a * b}[head])


def sympy_of(recipe: Recipe) -> Any:
    """The same in SymPy, without emdeg."""
    import sympy as sp

    head = recipe[0]
    if head == "symbol":
        return sp.Symbol(recipe[1], real=True)
    if head == "number":
        return sympy_number(recipe[1])
    if head in ("cos", "sin"):
        terms = [k * sp.Symbol(s.name, real=True) for s, k in zip(ANGLES, recipe[1], strict=True)]
        argument = sum(terms, sympy_number(recipe[2]) * sp.pi)
        return (sp.cos if head == "cos" else sp.sin)(argument)
    if head == "scale":
        return sympy_number(recipe[1]) * sympy_of(recipe[2])
    if head == "power":
        return sympy_of(recipe[1]) ** recipe[2]
    if head == "neg":
        return -sympy_of(recipe[1])
    if head == "function":
        return {"tanh": sp.tanh, "sign": sp.sign, "abs": sp.Abs}[recipe[1]](sympy_of(recipe[2]))
    a, b = sympy_of(recipe[1]), sympy_of(recipe[2])
    return {"add": a.__add__, "sub": a.__sub__, "mul": a.__mul__, "div": a.__truediv__}[head](b)


def sympy_number(number: Number) -> Any:
    """An exact number in SymPy."""
    import sympy as sp

    parts = number.parts if not isinstance(number, int | Fraction) else (number, 0, 0, 0)
    roots = (1, sp.sqrt(2), sp.sqrt(3), sp.sqrt(6))
    return sum(
        (sp.Rational(Fraction(p).numerator, Fraction(p).denominator) * r
         for p, r in zip(parts, roots, strict=True)),
        sp.Integer(0),
    )  # fmt: skip
