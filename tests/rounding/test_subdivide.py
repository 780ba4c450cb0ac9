"""Halving leaves no state out, and limbs that are bounded apart add up to the whole."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.program.ir import Program
from emdeg.program.text import parse
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.limbs import limbs
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.subdivide import FINEST, Grid, Patience, bounded


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


def test_a_grid_is_not_finer_than_its_numbers() -> None:
    """One element that matters alone is halved as often as a place has bits, then others are."""
    program = parse(LIMBS, Program)
    schedule = source_schedule(program, FORMATS["float64"], {})
    only_x = {**RANGES, **dict.fromkeys("abcdef", (0.5, 0.5)), "x": (0.0, 1.0)}
    some = Boxes(schedule, schedule.outputs[0], only_x)
    patience = Patience(tightness=1e-9, gain=-1.0, boxes=1 << (FINEST + 3), at_once=1 << FINEST)
    assert 0 < bounded(some, patience) <= some.worst(some.lower[:, None], some.upper[:, None])[0]


LIMBS = """program limbs
input q = a d
input x = x b c e f
%0 = leaf a configure angle
%1 = cos %0
%2 = sin %0
%3 = leaf b step
%4 = leaf c step
%5 = mul %1 %3
%6 = mul %2 %4
%7 = add %5 %6
%8 = leaf d configure angle
%9 = cos %8
%10 = sin %8
%11 = leaf e step
%12 = leaf f step
%13 = mul %9 %11
%14 = mul %10 %12
%15 = sub %13 %14
%16 = leaf x step
%17 = mul %16 %7
%18 = mul %16 %15
%19 = add %17 %18
output t [1] = %19
"""
RANGES = {"a": (-1.0, 3.0), "d": (-0.5, 1.0), "x": (-2.0, 2.0)} | dict.fromkeys("bcef", (-1.0, 1.0))


def test_limbs_are_found_and_add_up() -> None:
    schedule = source_schedule(parse(LIMBS, Program), FORMATS["float64"], {})
    whole = Boxes(schedule, schedule.outputs[0], RANGES)
    whole.worst(whole.lower[:, None], whole.upper[:, None])
    parts = limbs(whole)
    assert [set(part.names) for part in parts] == [set("abcx"), set("defx"), set("abcdefx")]
    random = np.random.default_rng(6)
    a, b = np.sort(random.uniform(whole.lower, whole.upper, (2, 200, 7)), axis=0)
    place = {name: k for k, name in enumerate(whole.names)}
    apart = []
    for part in parts:
        rows = [place[name] for name in part.names]
        apart.append(part.worst(a.T[rows], b.T[rows]))
    # a part does not depend on what it does not name, so together they are the whole
    np.testing.assert_allclose(sum(apart), whole.worst(a.T, b.T), rtol=1e-9)
    alone = bounded(whole, Patience(boxes=20_000))
    assert sum(bounded(part, Patience(boxes=20_000)) for part in parts) >= alone * (1 - 0.1)


def test_a_chain_has_no_limbs() -> None:
    text = LIMBS.replace("%19 = add %17 %18", "%19 = mul %17 %15")
    schedule = source_schedule(parse(text, Program), FORMATS["float64"], {})
    whole = Boxes(schedule, schedule.outputs[0], RANGES)
    whole.worst(whole.lower[:, None], whole.upper[:, None])
    assert limbs(whole) == [whole]
