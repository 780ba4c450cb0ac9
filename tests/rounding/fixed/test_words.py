"""Formats hold what they are said to hold, and no more."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from emdeg.rounding.fixed.words import LARGEST, MOST_FRACTION, finest, nearest, shown, unit

sizes = st.floats(min_value=1e-12, max_value=1e12)


@given(sizes)
def test_the_finest_format_fits_and_the_next_does_not(size: float) -> None:
    f = finest(size)
    assert Fraction(size) * Fraction(2) ** f <= LARGEST
    assert f == MOST_FRACTION or Fraction(size) * Fraction(2) ** (f + 1) > LARGEST


@given(st.floats(-1e6, 1e6), st.integers(-5, 40))
def test_nearest_is_within_half_a_unit(value: float, f: int) -> None:
    assert abs(Fraction(nearest(value, f)) * Fraction(unit(f)) - Fraction(value)) <= unit(f) / 2


def test_nothing_and_too_much() -> None:
    assert finest(0.0) == MOST_FRACTION
    assert finest(float("inf")) < -100
    assert shown(finest(1.0)) == "Q30"
