"""Sums cos·a + sin·b over arcs contain what they say, and little more."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.rounding.arcs import Arc, Ball

RANDOM = np.random.default_rng(5)
BOXES = 4000


def _arcs(width: float) -> tuple[np.ndarray, np.ndarray]:
    middle = RANDOM.uniform(-10, 10, BOXES)
    half = RANDOM.uniform(0, width, BOXES)
    return middle - half, middle + half


@pytest.mark.parametrize("width", [0.1, 1.0, 2.5, 7.0])
def test_every_point_of_the_arc_lies_within(width: float) -> None:
    low, high = _arcs(width)
    p, q = RANDOM.normal(size=(2, BOXES))
    alpha, beta = RANDOM.exponential(size=(2, BOXES))
    ball = Arc.over(low, high).sum(Ball(p, alpha), Ball(q, beta))
    least, most = np.full(BOXES, np.inf), np.full(BOXES, -np.inf)
    for step in np.linspace(0, 1, 101):
        angle = low + step * (high - low)
        for signs in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            a, b = p + signs[0] * alpha, q + signs[1] * beta
            value = np.cos(angle) * a + np.sin(angle) * b
            assert np.all(np.abs(value - ball.mid) <= ball.rad)
            least, most = np.minimum(least, value), np.maximum(most, value)
    reached = 0.5 * (most - least)
    assert np.median(ball.rad / reached) < 1.2


def test_a_rotation_makes_nothing_larger_than_its_hypotenuse() -> None:
    """|cos φ·a + sin φ·b| ≤ √(a² + b²) over the whole circle, where intervals say |a| + |b|."""
    ones = np.ones(1)
    ball = Arc.over(-np.pi * ones, np.pi * ones).sum(Ball(0 * ones, ones), Ball(0 * ones, ones))
    assert ball.rad[0] == pytest.approx(np.sqrt(2))


def test_a_point_is_a_point() -> None:
    at = np.array([0.3])
    ball = Arc.over(at, at).sum(Ball(np.ones(1), np.zeros(1)), Ball(np.zeros(1), np.zeros(1)))
    assert ball.mid[0] == pytest.approx(np.cos(0.3))
    assert ball.rad[0] < 1e-11
