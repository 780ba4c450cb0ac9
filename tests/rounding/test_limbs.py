"""A program that adds up limbs is the sum of one program for each, roundings included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from flint import arb, ctx

from emdeg.program.ir import Program
from emdeg.program.text import parse
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.limbs import limbs
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.schedule import FMA, PRODUCT, SUM, Operand, Schedule, Step
from emdeg.rounding.subdivide import Patience, bounded

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
%20 = mul %16 %16
%21 = add %19 %20
%22 = mul %16 %21
output t [1] = %22
"""
RANGES = {"a": (-1.0, 3.0), "d": (-0.5, 1.0), "x": (-2.0, 2.0)} | dict.fromkeys("bcef", (-1.0, 1.0))


def schedule_of(text: str, kind: str = "float64") -> Schedule:
    schedule = source_schedule(parse(text, Program), FORMATS[kind], {})
    return schedule.of(schedule.outputs)


def fused(schedule: Schedule) -> Schedule:
    """x² is fused into the sum m of both limbs: a product that no limb has. The last step, x·m,
    becomes x·m + x: what no limb has is a factor too."""
    steps = {s.result: s for s in schedule.steps}
    (square,) = [s for s in steps.values() if s.operands[0] == s.operands[1]]
    (where,) = [s for s in steps.values() if Operand(square.result) in s.operands]
    (other,) = [o for o in where.operands if o.value != square.result]
    made = Step(where.result, FMA, (*square.operands, other))
    last = steps[schedule.outputs[0]]
    (x,) = [o for o in last.operands if o.value in schedule.leaves]
    steps |= {made.result: made, last.result: Step(last.result, FMA, (*last.operands, x))}
    return replace(schedule, steps=tuple(s for s in steps.values() if s is not square))


def computed(schedule: Schedule, state: Mapping[str, Any], number: Any, turn: Any) -> Any:
    """The output, step by step; `turn` gives cosine and sine of an angle."""
    v = {k: number(state[name]) for k, name in schedule.leaves.items()}
    v |= {k: number(given.value) for k, given in schedule.constants.items()}
    for angle in schedule.angles:
        ((leaf, multiple),) = angle.terms
        assert (multiple, angle.half_turns) == (1, 0)
        v |= {k: x for k, x in zip((angle.cos, angle.sin), turn(v[leaf]), strict=True) if k}
    for step in schedule.steps:
        x, y, *added = (-v[o.value] if o.negative else v[o.value] for o in step.operands)
        assert step.kind in (SUM, PRODUCT, FMA)
        v[step.result] = x + y if step.kind == SUM else sum(added, x * y)
    return v[schedule.outputs[0]]


def states(count: int) -> list[dict[str, float]]:
    random = np.random.default_rng(6)
    return [
        {n: float(np.float32(random.uniform(*ends))) for n, ends in RANGES.items()}
        for _ in range(count)
    ]


def exact(schedule: Schedule, state: Mapping[str, float]) -> arb:
    return computed(schedule, state, arb, lambda q: (q.cos(), q.sin()))


@pytest.fixture(autouse=True)
def bits():
    before, ctx.prec = ctx.prec, 200
    yield
    ctx.prec = before


@pytest.mark.parametrize("made", [lambda s: s, fused])
def test_limbs_add_up_exactly(made: Any) -> None:
    """Also what no limb has, x², is counted once."""
    whole = made(schedule_of(LIMBS))
    parts = limbs(whole)
    assert [set(part.state) for part in parts] == [set("abcx"), set("defx")]
    for state in states(20):
        apart = sum((exact(part, state) for part in parts), arb(0))
        assert abs(apart - exact(whole, state)) < arb(10) ** -50


@pytest.mark.parametrize("made", [lambda s: s, fused])
def test_parts_of_single_states_are_no_less_than_the_whole(made: Any) -> None:
    """Every rounding is shared out in full: at a state the whole has nothing to lose."""
    schedule = made(schedule_of(LIMBS))
    value = schedule.outputs[0]
    whole = Boxes(schedule, value, RANGES)
    parts = [Boxes(part, value, RANGES) for part in limbs(schedule)]
    points = np.array([[*s.values()] for s in states(300)]).T
    place = {name: k for k, name in enumerate(RANGES)}

    def at(boxes: Boxes) -> Any:
        rows = points[[place[name] for name in boxes.names]]
        return boxes.worst(rows, rows), boxes.ranges(rows, rows).error

    (bound, error), apart = at(whole), [at(part) for part in parts]
    total = sum(found for found, _ in apart)
    assert np.all(total >= bound * (1 - 1e-9))
    assert np.median(total / bound) < 1.4
    (shared,) = {part.schedule.sums for part in parts}
    assert len(shared) == 3
    for m in shared:
        assert np.all(sum(e[m] for _, e in apart) >= error[m] * (1 - 1e-9))


def test_errors_in_float32_are_within_the_sum_of_limbs() -> None:
    schedule = schedule_of(LIMBS, "float32")
    value = schedule.outputs[0]
    parts = [Boxes(part, value, RANGES) for part in limbs(schedule)]

    def turn(q: Any) -> Any:
        return np.float32(np.cos(float(q))), np.float32(np.sin(float(q)))

    largest = 0.0
    for state in states(300):
        found = computed(schedule, state, np.float32, turn)
        apart = 0.0
        for part in parts:
            point = np.array([[state[name]] for name in part.names])
            apart += float(part.worst(point, point)[0])
        off = float(abs(arb(float(found)) - exact(schedule, state)))
        assert off <= apart
        largest = max(largest, off / apart)
    assert largest > 0.1  # the bound is no idle one


def test_limbs_are_halved_in_their_own_elements() -> None:
    schedule = schedule_of(LIMBS)
    value, patience = schedule.outputs[0], Patience(boxes=20_000)
    alone = bounded(Boxes(schedule, value, RANGES), patience)
    apart = sum(bounded(Boxes(part, value, RANGES), patience) for part in limbs(schedule))
    assert 0.7 * alone < apart < 1.4 * alone


def test_a_chain_has_no_limbs() -> None:
    schedule = schedule_of(LIMBS.replace("%19 = add %17 %18", "%19 = mul %17 %15"))
    assert limbs(schedule) == [schedule]


def test_several_outputs_have_no_limbs() -> None:
    schedule = replace(schedule_of(LIMBS), outputs=schedule_of(LIMBS).outputs * 2)
    assert limbs(schedule) == [schedule]
