"""Angles: parity, quarter turns, exact values, and what is refused."""

from __future__ import annotations

import math
from fractions import Fraction

import hypothesis.strategies as st
import pytest
from hypothesis import given

from emdeg.errors import ExprError
from emdeg.exact import CONFIGURATION, ONE, ZERO, Angle, Surd, const, cos, evaluate, sin, symbol
from emdeg.exact.angles import as_angle
from emdeg.exact.print.style import natural
from tests.exact.strategies import ANGLES, angle_of, quarters, twelfths

q1, q2, q3 = ANGLES
q10 = symbol("q10", CONFIGURATION, angular=True)
multiples = st.tuples(*(st.integers(-3, 3) for _ in ANGLES))
VALUES = {q1: 0.3, q2: -1.1, q3: 2.2}


@given(multiples, twelfths)
def test_one_node_for_each_function(ks: tuple[int, ...], offset: Fraction) -> None:
    """Parity and quarter turns are laws of the nodes, not only of the values."""
    angle = angle_of(ks, offset)
    quarter = Angle.turns(Fraction(1, 2))
    assert cos(-angle) is cos(angle)
    assert sin(-angle) is -sin(angle)
    assert cos(angle + quarter) is -sin(angle)
    assert sin(angle + quarter) is cos(angle)
    assert cos(angle + quarter * 4) is cos(angle)
    assert sin(angle + quarter * 2) is -sin(angle)


@given(multiples, twelfths)
def test_values(ks: tuple[int, ...], offset: Fraction) -> None:
    angle = angle_of(ks, offset)
    radians = math.fsum(
        [k * VALUES[s] for s, k in zip(ANGLES, ks, strict=True)] + [float(offset) * math.pi]
    )
    c, s = evaluate([cos(angle), sin(angle)], VALUES)
    assert c == pytest.approx(math.cos(radians), abs=1e-12)
    assert s == pytest.approx(math.sin(radians), abs=1e-12)


@given(multiples, multiples, quarters)
def test_angles_are_a_module(a: tuple[int, ...], b: tuple[int, ...], offset: Fraction) -> None:
    x, y = angle_of(a, offset), angle_of(b, Fraction(0))
    assert x + y == y + x
    assert x - x == Angle()
    assert (x - x).is_zero
    assert x * 2 == x + x == 2 * x
    assert x * 0 == Angle()


def test_exact_values() -> None:
    assert cos(Angle.degrees(0)) is ONE
    assert sin(Angle.degrees(180)) is ZERO
    assert cos(Angle.degrees(60)) is const("1/2")
    assert cos(Angle.degrees(45)) is const(Surd(0, Fraction(1, 2), 0, 0))
    assert sin(Angle.degrees(-90)) is const(-1)


def test_expressions_as_angles() -> None:
    assert as_angle(2 * (q1 - q2) + q3) == Angle.of(q1, 2) + Angle.of(q2, -2) + Angle.of(q3)
    assert as_angle((q1 + q2) / 2 + (q1 - q2) / 2) == Angle.of(q1)
    assert as_angle(ZERO) == Angle()
    assert cos(q1 - q1) is ONE


def test_order_of_names() -> None:
    """q2 comes before q10, and sin(q2 − q10) is the node rather than −sin(q10 − q2)."""
    assert natural("q2") < natural("q10")
    assert sin(q10 - q2) is -sin(q2 - q10)
    assert str(Angle.of(q10, -2) + Angle.of(q2) + Angle.degrees(45)) == "q2 - 2*q10 + pi/4"
    assert str(Angle()) == "0"
    assert str(Angle.degrees(-30)) == "-pi/6"


def test_what_is_no_angle_is_refused() -> None:
    length = symbol("length")
    with pytest.raises(ExprError, match="not an angle"):
        Angle.of(length)
    with pytest.raises(ExprError, match="not a combination of angles"):
        cos(length)
    with pytest.raises(ExprError, match="not a combination of angles"):
        cos(q1 + 1)
    with pytest.raises(ExprError, match="not an integer"):
        sin(q1 / 2)
    with pytest.raises(ExprError, match="15°"):
        Angle.degrees(10)


def test_exactness() -> None:
    assert Angle.degrees(360).is_zero
    assert not Angle.degrees(180).is_zero
