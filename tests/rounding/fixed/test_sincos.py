"""Sine and cosine in fixed point: no angle is further off than proved, and the proof is tight."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.rounding.fixed.sincos import DEGREES, FRACTION, RADIANS, TABLE, cos_sin, error, table

PI = np.longdouble("3.14159265358979323846264338327950288")


def _worst(turns: np.ndarray, degree: int) -> float:
    angle = turns.astype(np.longdouble) * 2 * PI / 2**32
    found = cos_sin(turns, degree)
    assert all(np.abs(v).max() < 2**31 for v in found)
    unit = np.longdouble(2) ** -FRACTION
    true = (np.cos(angle), np.sin(angle))
    return max(float(np.abs(f * unit - t).max()) for f, t in zip(found, true, strict=True))


@pytest.mark.oracle
@pytest.mark.parametrize("degree", DEGREES)
def test_no_angle_is_further_off_than_proved(degree: int) -> None:
    turns = np.random.default_rng(degree).integers(0, 2**32, 300_000)
    edges = np.arange(TABLE)[:, None] * 2**24 + np.array([-1, 0, 1, 2**23 - 1, 2**23, 2**23 + 1])
    worst = _worst(np.concatenate([turns, edges.ravel() % 2**32]), degree)
    assert worst <= error(degree) <= 1.3 * worst


@pytest.mark.slow
@pytest.mark.oracle
@pytest.mark.parametrize("degree", DEGREES)
def test_every_distance_from_the_table_at_some_entries(degree: int) -> None:
    """All 2²⁴ distances, at the entries where sine, cosine or their product is largest."""
    for entry in (0, 32, 64, 97, 200):
        for start in range(-(2**23), 2**23, 2**21):
            turns = (entry * 2**24 + np.arange(start, start + 2**21)) % 2**32
            assert _worst(turns, degree) <= error(degree)


def test_numbers_are_what_they_stand_for() -> None:
    angle = np.arange(TABLE).astype(np.longdouble) * 2 * PI / TABLE
    assert np.abs(np.array(table()) - np.sin(angle) * 2**FRACTION).max() <= 0.5
    assert round(float(2 * PI * 2**28)) == RADIANS


def test_a_wrong_entry_is_noticed_by_the_bound() -> None:
    """The bound is of the table as it is: an entry that is off by 100 units breaks it."""
    turns = np.array([33 << 24])
    _, sine = cos_sin(turns, 3)
    true = np.sin(33 * 2 * PI / TABLE)
    assert abs((float(sine[0]) + 100) * 2.0**-FRACTION - float(true)) > error(3)
