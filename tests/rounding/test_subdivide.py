"""Halving leaves no state out, and a bound never grows by it."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.program.ir import Program
from emdeg.program.text import parse
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.subdivide import FINEST, Grid, Patience, bounded

ONE = """program one
input q = x y
%0 = leaf x step
%1 = leaf y step
%2 = mul %0 %1
%3 = add %0 %2
output t [1] = %3
"""


def test_boxes_of_a_grid_touch_and_leave_nothing_out() -> None:
    random = np.random.default_rng(3)
    lower, upper = np.array([-2.9, 0.1, -1e-3]), np.array([2.7, 0.3, 17.0])
    grid = Grid(lower, upper)
    for _ in range(12):
        chosen = np.flatnonzero(random.random(grid.count) < 0.7)
        grid.halve(chosen, random.integers(3, size=len(chosen)))
    assert grid.count > 500
    low, high = grid.ends(np.arange(grid.count))
    for k in range(3):
        assert low[k].min() == lower[k]
        assert high[k].max() == upper[k]
        # an end within the whole is the beginning of another box, to the last bit
        assert set(high[k]) - {upper[k]} == set(low[k]) - {lower[k]}
    states = random.uniform(lower, upper, (500, 3))
    states[:100, 0] = random.choice(low[0], 100)
    inside = (low[None] <= states[:, :, None]) & (states[:, :, None] <= high[None])
    assert inside.all(axis=1).any(axis=1).all()
    assert np.prod(high - low, axis=0).sum() == pytest.approx(np.prod(upper - lower))


def test_halves_keep_the_bound_of_the_whole() -> None:
    grid = Grid(np.zeros(2), np.ones(2))
    grid.bound[0] = 3.0
    halves = grid.halve(np.arange(1), np.array([1]))
    assert [*grid.bound[halves]] == [3.0, 3.0]


def test_a_grid_is_not_finer_than_its_numbers() -> None:
    """One element that matters alone is halved as often as a place has bits, then others are."""
    program = parse(ONE, Program)
    schedule = source_schedule(program, FORMATS["float64"], {})
    some = Boxes(schedule, schedule.outputs[0], {"x": (0.0, 1.0), "y": (0.5, 0.5)})
    patience = Patience(tightness=1e-9, gain=-1.0, boxes=1 << (FINEST + 3), at_once=1 << FINEST)
    assert 0 < bounded(some, patience) <= some.worst(some.lower[:, None], some.upper[:, None])[0]
