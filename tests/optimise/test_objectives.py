"""Objectives and schedules: counted by hand on small programs, consistent on robots."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from emdeg.optimise.objectives import CYCLES, OBJECTIVES, fusible, latency
from emdeg.optimise.schedule import depth_first, greedy, live_counts, most_alive, schedule
from emdeg.program.certify import certify
from emdeg.program.ir import ADD, COS, MUL, Program, operands, verify

SMALL = """
program f
input q = q1 q2
input v = x y
%0 = leaf q1 configure angle
%1 = leaf q2 configure angle
%2 = cos %0 + %1
%3 = leaf x step
%4 = leaf y step
%5 = mul %2 %3
%6 = mul %3 %4
%7 = add %5 %6
%8 = neg %6
%9 = sub %8 %7
output y [2] = %7 %9
"""


def test_objectives_counted_by_hand() -> None:
    program = Program.from_text(SMALL)
    # 2 products, 2 sums, 1 sum of angles; %5 is read once and fuses with %7, %6 is read twice
    assert OBJECTIVES["total"](program) == 5
    assert fusible(program) == 1
    assert OBJECTIVES["fused"](program) == 4
    assert 2 < OBJECTIVES["multiplications"](program) < 3
    assert OBJECTIVES["trigonometric"](program) == 15
    assert latency(program) == CYCLES[ADD] + CYCLES[COS] + CYCLES[MUL] + 2 * CYCLES[ADD]


def test_live_values_counted_by_hand() -> None:
    program = Program.from_text(SMALL)
    # cos; %5 in its place; %6; %7 in the place of %5; %9 in the place of either
    assert live_counts(program, range(len(program))) == [1, 1, 2, 2, 1]


@pytest.mark.parametrize("quantity", ["inverse_dynamics", "mass_matrix", "forward_dynamics"])
def test_schedules_keep_instructions_and_reduce_pressure(
    quantity: str, derived: Callable[..., Program]
) -> None:
    before = derived("stanford", quantity)
    after = schedule(before)
    verify(after)
    certify(after, before)
    assert after.count() == before.count()
    assert most_alive(after) < most_alive(before)


def test_orders_have_operands_before_use(random_program: Callable[..., Program]) -> None:
    for seed in range(5):
        program = random_program(seed)
        first = depth_first(program)
        for order in (first, greedy(program, first), greedy(program, shuffled(program, seed))):
            assert sorted(order) == list(range(len(program)))
            position = {k: n for n, k in enumerate(order)}
            for k, value in enumerate(program.values):
                assert all(position[j] < position[k] for j in operands(value))


def shuffled(program: Program, seed: int) -> list[int]:
    """Any order, as a tie break."""
    order = list(range(len(program)))
    random.Random(seed).shuffle(order)
    return order
