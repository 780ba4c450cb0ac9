"""Balls contain the exact values: every rounding of the proof itself is outwards.

The type of these programs rounds nothing, so a ball of a single state has no width but what is
added for the rounding of its own computation. The exact values and adjoints are those of
python-flint's balls of 200 bits. With too little added, the check fails: that is tried too.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from flint import arb, ctx

import emdeg
from emdeg.rounding import adjoint, arcs, ranges
from emdeg.rounding.adjoint import _Backwards
from emdeg.rounding.box import StateBox
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import Format
from emdeg.rounding.native.playing import Player
from emdeg.rounding.native.tape import Tape
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.schedule import PRODUCT, SUM, Functions, Given
from emdeg.rounding.setup import parameter_values

EXACT = Format("exact", 0.0, 0.0, 1e300)
NO_ERROR = Functions(0.0, 0.0, 0.0, 1e5, 0.0, "exact")


@pytest.fixture(scope="module")
def boxes() -> Boxes:
    program = emdeg.compile(emdeg.load("scara"), "inverse_dynamics", optimise="none", certify=False)
    box = StateBox.of(program, program.robot, {"q": 3.0, "qd": 2.0, "qdd": 10.0})
    double = replace(EXACT, name="float64")
    schedule = source_schedule(program, double, parameter_values(program), NO_ERROR)
    constants = {k: Given(given.value, 0.0) for k, given in schedule.constants.items()}
    schedule = replace(schedule, constants=constants, format=EXACT, contracts=False)
    return Boxes(schedule, schedule.outputs[0], box.ranges, plans=20)


def exact(boxes: Boxes, state: np.ndarray) -> tuple[dict[int, arb], dict[int, arb]]:
    """Values and adjoints of one state, by the steps of the schedule alone."""
    known = dict(zip(boxes.names, state, strict=True))
    v = {k: arb(known[name]) for k, name in boxes.schedule.leaves.items()}
    v |= {k: arb(given.value) for k, given in boxes.schedule.constants.items()}
    for angle in boxes.schedule.angles:
        total = sum((v[leaf] * m for leaf, m in angle.terms), arb(0))
        total += arb.pi() * angle.half_turns.numerator / angle.half_turns.denominator
        v |= {
            k: x for k, x in ((angle.cos, total.cos()), (angle.sin, total.sin())) if k is not None
        }

    def signed(o):
        return -v[o.value] if o.negative else v[o.value]

    for step in boxes.schedule.steps:
        x, y = map(signed, step.operands)
        assert step.kind in (SUM, PRODUCT)
        v[step.result] = x + y if step.kind == SUM else x * y
    slope = {k: arb(0) for k in v} | {boxes.output: arb(1)}
    for step in reversed(boxes.schedule.steps):
        x, y = step.operands
        for one, other in ((x, y), (y, x)):
            own = slope[step.result] * (1 if step.kind == SUM else signed(other))
            slope[one.value] += -own if one.negative else own
    return v, slope


def contained(boxes: Boxes, lower: np.ndarray, upper: np.ndarray, state: np.ndarray) -> list[bool]:
    """Is each value, and each adjoint, in its ball? By machine code, all in one tape."""
    tape = Tape()
    traced = boxes.traced(tape)
    back = _Backwards(traced, boxes.output, boxes.back)
    back.total()
    made = {(0, k): ball for k, ball in traced.balls.items()}
    made |= {(1, k): ball for k, ball in back.adjoints.items()}
    rows = [x for ball in made.values() for x in ball]
    leaves = (empty := boxes._empty(1)).leaves(boxes._ends(lower[:, None], upper[:, None]))
    inputs = [end for ball in leaves.values() for end in ball]
    for low, high, cos, sin in empty.turns(leaves):
        inputs += [low, high, *cos, *sin]
    found = Player(tape, rows)(inputs, 1)[:, 0].reshape(-1, 2)
    values = exact(boxes, state)
    return [
        bool(abs(values[which][k] - arb(mid)) <= arb(rad))
        for (which, k), (mid, rad) in zip(made, found, strict=True)
    ]


@pytest.fixture(autouse=True)
def bits():
    before, ctx.prec = ctx.prec, 200
    yield
    ctx.prec = before


def test_balls_contain_the_exact_values_of_their_states(boxes: Boxes) -> None:
    random = np.random.default_rng(8)
    boxes.by_numpy(boxes.lower[:, None], boxes.upper[:, None])
    for width in [0.0] * 6 + [1e-15, 1e-9, 0.1, 1.0]:
        state = random.uniform(boxes.lower, boxes.upper)
        rest = width * (boxes.upper - boxes.lower)
        lower = np.maximum(state - rest * random.random(len(state)), boxes.lower)
        upper = np.minimum(state + rest * random.random(len(state)), boxes.upper)
        assert all(contained(boxes, lower, upper, state)), width


@pytest.mark.parametrize("modules", [(ranges,), (adjoint,), (ranges, adjoint, arcs)])
def test_too_little_slack_is_caught(modules, boxes: Boxes, monkeypatch) -> None:
    """The slack of one file left out (the pad of arcs lies within that of ranges), or of all."""
    boxes.by_numpy(boxes.lower[:, None], boxes.upper[:, None])
    for module in modules:
        for name, nothing in (("SLOP", 0.0), ("PAD", 0.0), ("DOUBT", 0.0), ("_OUT", 1.0)):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, nothing)
    random = np.random.default_rng(8)
    states = [random.uniform(boxes.lower, boxes.upper) for _ in range(12)]
    assert not all(all(contained(boxes, s, s, s)) for s in states)
