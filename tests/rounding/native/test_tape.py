"""Machine code of a tape gives the very floats of NumPy, and refuses what it does not know."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.rounding import boxes as module
from emdeg.rounding.box import StateBox
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS, ufp
from emdeg.rounding.native.playing import Player
from emdeg.rounding.native.tape import Tape, UntraceableError
from emdeg.rounding.native.text import PIECE
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.setup import parameter_values

SPECIAL = [0.0, -0.0, 1.0, -1.5, 2.0**-1060, -1e300, 1e308, np.inf, -np.inf, np.nan]


def written(a, b, c):
    """Every operation, with masks."""
    yield from (
        a + b,
        a - b,
        a * b,
        a / b,
        np.maximum(a, b),
        np.minimum(a, b),
        a * 3.0 + b,
        1.0 - a,
    )
    yield from (
        np.abs(a),
        -a,
        np.sqrt(a),
        np.floor(b),
        np.sign(c),
        ufp(np.abs(a)),
        a + 0.0,
        1.0 * b,
    )
    for yes in (a < b, a <= b, a > c, a >= b, (a < b) & (b < c), (a < b) | (b <= c)):
        yield np.where(yes, a, c)


def test_every_operation_is_that_of_numpy() -> None:
    grid = np.meshgrid(SPECIAL, SPECIAL, SPECIAL)
    given = [np.ascontiguousarray(g.ravel()) for g in grid]
    tape = Tape()
    results = list(written(*(tape.input() for _ in given)))
    with np.errstate(all="ignore"):
        expected = list(written(*given))
    found = Player(tape, results)(given, len(given[0]))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("count", [1, 7, 8, 9, 100])
def test_long_tapes_are_cut_into_pieces(count: int) -> None:
    """Values and masks go from one piece to a later one, whose places are given away in between."""

    def made(values, random):
        masks = [values[0] < values[1]]
        for _ in range(8 * PIECE):
            a, b = random.integers(len(values), size=2)
            kind = random.integers(4)
            masks.append(values[a] < values[b] if kind == 0 else masks[-1 - kind % len(masks)])
            yes = masks[random.integers(len(masks))]
            values.append(np.where(yes, 0.5 * values[a] - values[b], np.maximum(values[b], 0.25)))
        return values[-40:]

    random = np.random.default_rng(2)
    given = [random.normal(size=count) for _ in range(5)]
    tape = Tape()
    results = made([tape.input() for _ in given], np.random.default_rng(4))
    player = Player(tape, results)
    assert player._places > 10
    expected = made(list(given), np.random.default_rng(4))
    np.testing.assert_array_equal(player(given, count), np.stack(expected))


def test_what_is_unknown_or_larger_than_one_number_is_refused() -> None:
    tape = Tape()
    x = tape.input()
    for function in (np.tanh, np.exp):
        with pytest.raises(UntraceableError):
            function(x)
    with pytest.raises(UntraceableError):
        x + np.arange(3.0)
    with pytest.raises(UntraceableError):
        np.add.reduce(x)
    with pytest.raises(UntraceableError):
        np.concatenate([x, x])


@pytest.mark.parametrize("robot", ["scara", "stanford"])
def test_bounds_by_machine_code_are_those_of_numpy(robot: str, monkeypatch) -> None:
    program = emdeg.compile(emdeg.load(robot), "inverse_dynamics", optimise="none", certify=False)
    box = StateBox.of(program, program.robot, {"q": 3.0, "qd": 2.0, "qdd": 10.0})
    schedule = source_schedule(program, FORMATS["float64"], parameter_values(program))
    monkeypatch.setattr(module, "_MANY", 1)
    some = Boxes(schedule, schedule.outputs[0], box.ranges, plans=10)
    some.worst(some.lower[:, None], some.upper[:, None])
    random = np.random.default_rng(1)
    a, b = np.sort(random.uniform(some.lower, some.upper, (2, 300, len(some.names))), axis=0)
    found = some.worst(a.T, b.T)
    assert some.played is not None
    np.testing.assert_array_equal(found, some.by_numpy(a.T, b.T))
    assert np.isfinite(found).all()
