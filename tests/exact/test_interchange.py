"""SymPy agrees on 200 random expressions, in both directions."""

from __future__ import annotations

import sys
from fractions import Fraction

import pytest
import sympy as sp
from hypothesis import given, settings

from emdeg.errors import ExprError
from emdeg.exact import (
    CONFIGURATION,
    Angle,
    Expr,
    Surd,
    const,
    cos,
    equal,
    from_sympy,
    function,
    sin,
    symbol,
    to_sympy,
)
from tests.exact.strategies import POINT, SYMBOLS, Recipe, build, expressions, recipes, sympy_of

VALUES = {sp.Symbol(s.name, real=True): sp.Rational(v) for s, v in POINT.items()}
q1, qd1, a = SYMBOLS["q1"], SYMBOLS["qd1"], SYMBOLS["a"]


@given(recipes(roots=True, functions=True, leaves=10))
@settings(max_examples=200)
def test_sympy_agrees(recipe: Recipe) -> None:
    """Written in SymPy by us and by SymPy itself, the expression has one value to 30 digits."""
    ours, theirs = to_sympy(build(recipe)), sympy_of(recipe)
    difference = sp.N((ours - theirs).subs(VALUES), 40, maxn=400)
    assert abs(difference) < sp.Float("1e-30")


@given(recipes(roots=True, leaves=10))
@settings(max_examples=100)
def test_what_sympy_wrote_is_read(recipe: Recipe) -> None:
    assert equal(from_sympy(sympy_of(recipe), SYMBOLS), build(recipe))


@given(expressions(roots=True, functions=True, leaves=8))
@settings(max_examples=100)
def test_there_and_back(f: Expr) -> None:
    back = from_sympy(to_sympy(f), SYMBOLS)
    if not any(name in repr(f) for name in ("abs", "sign", "tanh")):
        assert equal(back, f)  # SymPy rewrites functions of numbers, which are opaque here
    again = from_sympy(to_sympy(back), SYMBOLS)
    assert sp.N((to_sympy(again) - to_sympy(f)).subs(VALUES), 30, maxn=400) < sp.Float("1e-20")


def test_symbols_by_dictionary_and_by_factory() -> None:
    x = sp.Symbol("x")
    assert to_sympy(symbol("x"), {"x": x}) is x
    assert to_sympy(symbol("x"), lambda name: sp.Symbol(name * 2)) == sp.Symbol("xx")
    assert from_sympy(x + 1, lambda name: symbol(name.upper())) is symbol("X") + 1
    assert from_sympy("2*a + 1", {"a": a}) is 2 * a + 1


def test_functions_of_time() -> None:
    """The dynamic symbols of sympy.physics.mechanics and their derivatives."""
    t = sp.Symbol("t")
    q = sp.Function("q")(t)
    found = from_sympy(sp.sin(2 * q + sp.pi / 2) * q.diff(t) ** 2, {q: q1, q.diff(t): qd1})
    assert found is cos(2 * q1) * qd1**2


def test_roots_and_tangents() -> None:
    x = sp.Symbol("x", positive=True)
    assert from_sympy(sp.sqrt(2) / 2, {}) is const(Surd(0, Fraction(1, 2), 0, 0))
    assert from_sympy(sp.sqrt(6), {}) is const(Surd(0, 0, 0, 1))
    assert from_sympy(x ** sp.Rational(-3, 2), {"x": a}) is function("sqrt", a) ** -3
    angle = sp.Symbol("q1")
    assert from_sympy(sp.tan(angle), SYMBOLS) is sin(q1) / cos(q1)
    assert from_sympy(sp.Float("0.1") * angle, SYMBOLS) is q1 / 10
    offset = Angle.of(q1) + Angle.degrees(15)
    assert from_sympy(to_sympy(cos(offset)), SYMBOLS) is cos(offset)


X, Q = sp.Symbol("x"), sp.Symbol("q1")


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        (sp.exp(X), "exp has no counterpart"),
        (sp.pi * X, "Pi has no counterpart"),
        (sp.I * X, "ImaginaryUnit has no counterpart"),
        (sp.zoo, "ComplexInfinity has no counterpart"),
        (X**X, "exponent x"),
        (X ** sp.Rational(1, 3), "exponent 1/3"),
        (sp.Symbol("other"), "no meaning for the SymPy symbol other"),
        (sp.cos(X), "not a whole multiple of an angle"),
        (sp.cos(Q / 2), "q1/2 is not a whole multiple"),
        (sp.cos(Q + 1), "1 is not a whole multiple"),
        (sp.sin(sp.pi / 7 + Q), "not a multiple of π/12"),
        (sp.Integral(X, X), "Integral has no counterpart"),
    ],
)
def test_what_has_no_counterpart_is_named(expression: object, message: str) -> None:
    with pytest.raises(ExprError, match=message):
        from_sympy(expression, {"x": symbol("x"), "q1": q1})


def test_without_sympy_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sympy", None)
    with pytest.raises(ExprError, match=r"emdeg\[sympy\]"):
        to_sympy(symbol("x", CONFIGURATION))
