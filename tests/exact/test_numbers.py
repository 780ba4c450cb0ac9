"""Numbers have one form, exact equality and the order of the real line (digest R47)."""

from __future__ import annotations

import math
import pickle
from decimal import Decimal
from fractions import Fraction

import hypothesis.strategies as st
import pytest
from flint import arb, ctx
from hypothesis import assume, given

from emdeg.errors import ExprError
from emdeg.exact.numbers import (
    Surd,
    cos_of_turns,
    exact,
    power,
    reciprocal,
    sign,
    simplest,
    sin_of_turns,
    square_root,
    surd,
)
from tests.exact.strategies import numbers, rationals


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (0.5, Fraction(1, 2)),
        ("0.5", Fraction(1, 2)),
        ("1/2", Fraction(1, 2)),
        (Decimal("0.50"), Fraction(1, 2)),
        (0.1, Fraction(1, 10)),
        (2.0, 2),
        ("3e2", 300),
        (Fraction(4, 2), 2),
        (True, 1),
    ],
)
def test_a_number_is_what_a_person_wrote(written: object, meant: object) -> None:
    """R47: 0.5 and 1/2 are one number, of one type."""
    found = exact(written)  # type: ignore[arg-type]
    assert found == meant
    assert type(found) is type(meant)


@pytest.mark.parametrize("bad", ["", "x", "nan", "1/0", math.inf, math.nan, "1e99999999"])
def test_what_is_not_a_finite_number_is_refused(bad: object) -> None:
    with pytest.raises(ExprError, match="not an exact number"):
        exact(bad)  # type: ignore[arg-type]


@given(numbers, numbers, numbers)
def test_field_laws(x: Surd, y: Surd, z: Surd) -> None:
    assert x + y == y + x
    assert x * y == y * x
    assert (x + y) + z == x + (y + z)
    assert (x * y) * z == x * (y * z)
    assert x * (y + z) == x * y + x * z
    assert x - x == 0
    assert x + 0 == x * 1 == x


@given(numbers)
def test_inverse_and_powers(x: Surd) -> None:
    assume(x != 0)
    assert x * reciprocal(x) == 1
    assert power(x, 5) == x * x * x * x * x
    assert power(x, -2) * x * x == 1


@given(numbers)
def test_one_form_only(x: Surd) -> None:
    """Equal numbers have equal types and hashes, so they are one key of a dictionary."""
    again = simplest((x + 1) - 1)
    assert again == x
    assert type(again) is type(x)
    assert hash(again) == hash(x)
    assert pickle.loads(pickle.dumps(x)) == x
    with pytest.raises(ExprError):
        Surd(Fraction(1, 2), 0, 0, 0)


@given(numbers, numbers)
def test_order_is_the_order_of_the_real_line(x: Surd, y: Surd) -> None:
    gap = float(x) - float(y)
    assume(abs(gap) > 1e-9 or x == y)
    assert sign(x - y) == (gap > 1e-9) - (gap < -1e-9)
    assert (x < y) == (gap < -1e-9)
    assert (x >= y) == (not x < y)
    assert (x <= y) == (not x > y)
    assert abs(x) == max(x, -x)


def test_order_is_exact_where_floats_are_not() -> None:
    """665857/470832 is a convergent of √2: the difference is below the resolution of a float."""
    root = surd(0, 1, 0, 0)
    above = Fraction(665857, 470832)
    below = Fraction(1572584048032918633353217, 1111984844349868137938112)
    assert root < above
    assert float(root) == float(below)
    assert sign(root - below) == -1
    assert sign(1000**20 * (root - below)) == -1


@given(rationals)
def test_square_roots_that_the_field_has(x: Fraction) -> None:
    for free in (1, 2, 3, 6):
        root = square_root(x * x * free)
        assert root is not None
        assert root * root == x * x * free
        assert root >= 0


def test_square_roots_that_it_has_not() -> None:
    assert square_root(5) is None
    assert square_root(-4) is None
    assert square_root(surd(0, 1, 0, 0)) is None


@given(st.integers(-60, 60))
def test_exact_cosines(k: int) -> None:
    turns = Fraction(k, 12)
    c, s = cos_of_turns(turns), sin_of_turns(turns)
    assert c * c + s * s == 1
    assert float(c) == pytest.approx(math.cos(math.pi * k / 12), abs=1e-14)
    assert float(s) == pytest.approx(math.sin(math.pi * k / 12), abs=1e-14)


def test_other_angles_are_refused() -> None:
    with pytest.raises(ExprError, match="named angle"):
        cos_of_turns(Fraction(1, 5))
    with pytest.raises(ExprError, match="division by an exact zero"):
        reciprocal(0)


@given(numbers)
def test_the_float_of_a_surd_is_the_nearest_one(x: Surd) -> None:
    """Against 300-bit ball arithmetic: no other double is nearer."""
    assume(isinstance(x, Surd))
    before, ctx.prec = ctx.prec, 300
    try:
        roots = (arb(1), arb(2).sqrt(), arb(3).sqrt(), arb(6).sqrt())
        exact = sum(
            (
                arb(p.numerator) / arb(p.denominator) * r
                for p, r in zip(x.parts, roots, strict=True)
            ),
            arb(0),
        )
        found = float(x)
        for other in (math.nextafter(found, math.inf), math.nextafter(found, -math.inf)):
            assert bool(abs(exact - arb(found)) < abs(exact - arb(other)))
    finally:
        ctx.prec = before


def test_a_product_with_a_root_is_rounded_once() -> None:
    """981/200·√2: 9.81/2·1.4142135623730951 in floats is one unit in the last place off."""
    number = Surd(0, Fraction(981, 200), 0, 0)
    assert float(number) == float("6.93671752344003121437228319224856907538424")
    assert float(number) != 4.905 * math.sqrt(2.0)
