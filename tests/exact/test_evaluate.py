"""Floats agree with exact values, and missing values are named."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings

from emdeg.errors import ExprError
from emdeg.exact import CONFIGURATION, Expr, Surd, cos, evaluate, function, symbol
from tests.exact.exactly import evaluate_exact
from tests.exact.strategies import ANGLES, CIRCLE, POINT, expressions

q1 = ANGLES[0]
a, x = symbol("a"), symbol("x")


@given(expressions(roots=True))
@settings(max_examples=150)
def test_floats_agree_with_exact_values(f: Expr) -> None:
    angles = {s: math.atan2(CIRCLE[s][1], CIRCLE[s][0]) for s in ANGLES}
    bare = {s: v for s, v in POINT.items() if not s.angular}
    try:
        (exact,) = evaluate_exact([f], bare, CIRCLE)
    except ExprError:  # an angle outside sin and cos has no rational value
        return
    (number,) = evaluate([f], {**{s: float(v) for s, v in bare.items()}, **angles})
    assert number == pytest.approx(float(exact), rel=1e-9, abs=1e-9)


def test_functions() -> None:
    values = {x: -0.25}
    names = {"sign": -1.0, "abs": 0.25, "tanh": math.tanh(-0.25)}
    for name, expected in names.items():
        assert evaluate([function(name, x)], values) == [expected]
    assert evaluate([function("sqrt", x * x)], values) == [0.25]
    assert evaluate_exact([function("sqrt", x)], {x: 8}) == [Surd(0, 2, 0, 0)]
    assert evaluate_exact([function("sign", x), function("abs", x)], {x: -2}) == [-1, 2]
    with pytest.raises(ExprError, match="no exact value"):
        evaluate_exact([function("tanh", x)], {x: 1})


def test_missing_values_are_named() -> None:
    with pytest.raises(ExprError, match="no value for a"):
        evaluate([a + x], {x: 1.0})
    with pytest.raises(ExprError, match="no exact value for a"):
        evaluate_exact([a], {})
    with pytest.raises(ExprError, match="no point on the circle for q1"):
        evaluate_exact([cos(q1)], {q1: 1})
    with pytest.raises(ExprError, match="not on the unit circle"):
        evaluate_exact([cos(q1)], {}, {q1: (1, 1)})
    with pytest.raises(ExprError, match="divided"):
        evaluate([1 / x], {x: 0.0})


def test_an_angle_needs_only_its_point_on_the_circle() -> None:
    free = symbol("q9", CONFIGURATION, angular=True)
    assert evaluate_exact([cos(2 * free)], {}, {free: CIRCLE[q1]}) == [
        CIRCLE[q1][0] ** 2 - CIRCLE[q1][1] ** 2
    ]
