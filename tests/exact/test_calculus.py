"""Derivatives agree with SymPy and with complex differences; substitution is evaluation."""

from __future__ import annotations

import cmath
import math
from typing import Any

import pytest
import sympy as sp
from hypothesis import assume, given, settings

from emdeg.errors import ExprError
from emdeg.exact import (
    MOTION,
    ONE,
    ZERO,
    Angle,
    Expr,
    const,
    cos,
    derivative,
    diff,
    equal,
    evaluate,
    from_sympy,
    function,
    sin,
    substitute,
    symbol,
    time_derivative,
)
from emdeg.exact.calculus import gradient
from emdeg.exact.graph import walk
from tests.exact.exactly import evaluate_exact
from tests.exact.strategies import (
    ANGLES,
    CIRCLE,
    PARAMETERS,
    POINT,
    SPEEDS,
    SYMBOLS,
    Recipe,
    build,
    expressions,
    recipes,
    sympy_of,
)

a, b, m1, m2 = PARAMETERS
q1, q2, q3 = ANGLES
qd1, qd2 = SPEEDS
FLOATS = {s: float(value) for s, value in POINT.items()}


@given(recipes(leaves=8))
@settings(max_examples=60)
def test_derivatives_agree_with_sympy(recipe: Recipe) -> None:
    ours, theirs = build(recipe), sympy_of(recipe)
    for name in ("a", "q1", "q2", "qd1"):
        expected = from_sympy(sp.diff(theirs, sp.Symbol(name, real=True)), SYMBOLS)
        assert equal(diff(ours, SYMBOLS[name]), expected)


def complex_value(recipe: Recipe, values: dict[str, complex]) -> complex:
    """The recipe at a complex point, without emdeg."""
    head = recipe[0]
    if head == "symbol":
        return values[recipe[1]]
    if head == "number":
        return complex(float(recipe[1]))
    if head in ("cos", "sin"):
        angle = sum(k * values[s.name] for s, k in zip(ANGLES, recipe[1], strict=True))
        return (cmath.cos if head == "cos" else cmath.sin)(angle + float(recipe[2]) * math.pi)
    if head == "scale":
        return float(recipe[1]) * complex_value(recipe[2], values)
    if head == "power":
        return complex_value(recipe[1], values) ** recipe[2]
    if head == "neg":
        return -complex_value(recipe[1], values)
    if head == "function":
        return cmath.tanh(complex_value(recipe[2], values))
    x, y = complex_value(recipe[1], values), complex_value(recipe[2], values)
    return {"add": x + y, "sub": x - y, "mul": x * y, "div": x / y if y else cmath.nan}[head]


def only_tanh(recipe: Any) -> bool:
    if not isinstance(recipe, tuple):
        return True
    return not (recipe[:1] == ("function",) and recipe[1] != "tanh") and all(map(only_tanh, recipe))


@given(recipes(leaves=8, division=True, functions=True, roots=True).filter(only_tanh))
@settings(max_examples=150)
def test_derivatives_agree_with_complex_differences(recipe: Recipe) -> None:
    """Im f(x + ih)/h = f′(x) + O(h²), free of cancellation."""
    step = 1e-30
    try:
        expression = build(recipe)
        for name in ("b", "q2", "qd2"):
            shifted = {s.name: complex(v) for s, v in FLOATS.items()}
            shifted[name] += 1j * step
            expected = complex_value(recipe, shifted).imag / step
            assume(cmath.isfinite(expected) and abs(expected) < 1e8)
            found = evaluate([diff(expression, SYMBOLS[name])], FLOATS)[0]
            assert found == pytest.approx(expected, rel=1e-6, abs=1e-6)
    except (ExprError, ZeroDivisionError, OverflowError):
        assume(False)


@given(expressions(leaves=6), expressions(leaves=6))
@settings(max_examples=60)
def test_rules(f: Expr, g: Expr) -> None:
    for x in (a, q1, qd1):
        assert equal(diff(f + g, x), diff(f, x) + diff(g, x))
        assert equal(diff(f * g, x), diff(f, x) * g + f * diff(g, x))
        assert equal(diff(f**3, x), 3 * f**2 * diff(f, x))
        assert equal(diff(diff(f, q1), q2), diff(diff(f, q2), q1))


def test_functions() -> None:
    speed = function("tanh", qd1 / m1)
    assert equal(diff(speed, qd1), (1 - speed**2) / m1)
    assert diff(function("abs", qd1), qd1) is function("sign", qd1)
    assert diff(function("sign", qd1), qd1) is ZERO
    assert equal(diff(function("sqrt", a), a), 1 / (2 * function("sqrt", a)))


def test_time_derivatives() -> None:
    """d/dt of cos(q1 + q2) is −sin(q1 + q2)·(qd1 + qd2)."""
    qdd1 = symbol("qdd1", MOTION)
    rates = {q1: qd1, q2: qd2, qd1: qdd1}
    (first,) = time_derivative([cos(q1 + q2)], rates)
    assert equal(first, -sin(q1 + q2) * (qd1 + qd2))
    (second,) = time_derivative([qd1 * cos(q1)], rates)
    assert equal(second, qdd1 * cos(q1) - qd1**2 * sin(q1))
    assert time_derivative([m1 * a], rates) == [ZERO]


def test_directional_derivative_and_gradient() -> None:
    f = a**2 * b
    assert equal(derivative([f], {a: b, b: 1})[0], 2 * a * b * b + a**2)
    assert gradient(f, [a, b]) == [diff(f, a), diff(f, b)]
    with pytest.raises(ExprError, match="Give a symbol"):
        diff(f, a * b)


@given(expressions(roots=True))
@settings(max_examples=60)
def test_substituting_numbers_is_evaluating(f: Expr) -> None:
    """Values for everything but the angles, then the angles by addition theorems."""
    numbers = {s: const(v) for s, v in POINT.items() if not s.angular}
    (g,) = substitute([f], numbers)
    assert evaluate_exact([g], POINT, CIRCLE) == evaluate_exact([f], POINT, CIRCLE)
    assert not any(n in numbers for n in walk([g]))


def test_substitution() -> None:
    assert substitute([cos(q1 + q2)], {q2: Angle.degrees(90)}) == [-sin(q1)]
    assert substitute([cos(q1)], {q1: q2 - q3}) == [cos(q2 - q3)]
    assert substitute([a + b], {a: b}) == [2 * b]
    assert substitute([(a + b) * m1], {a + b: m2}) == [m1 * m2]
    assert substitute([a], {}) == [a]
    assert substitute([q1 * cos(q1)], {q1: Angle.of(q2)}) == [q2 * cos(q2)]
    assert substitute([a + 1, ONE], {a: 2}) == [const(3), ONE]
    with pytest.raises(ExprError, match="outside sin and cos"):
        substitute([q1 + 1], {q1: Angle.degrees(90)})
    with pytest.raises(ExprError, match="not a combination of angles"):
        substitute([cos(q1)], {q1: a})
