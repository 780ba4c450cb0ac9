"""Objectives: counted by hand on small programs, consistent on robots."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.program.certify import certify
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.program.ops import ADD, COS, MUL
from emdeg.shorten.objectives import CYCLES, OBJECTIVES, fusible, latency
from emdeg.shorten.passes.balance import balance

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


@pytest.mark.parametrize("name", sorted(OBJECTIVES))
def test_an_objective_steers_the_search(name: str) -> None:
    """What is asked for is not larger than in the program with the fewest operations."""
    robot = emdeg.load("stanford3")
    shortest = emdeg.compile(robot, "inverse_dynamics", certify=False, records=False)
    aimed = emdeg.compile(robot, "inverse_dynamics", objective=name, records=False)
    assert OBJECTIVES[name](aimed) <= OBJECTIVES[name](shortest)
    assert aimed.metadata["objective"] == name
    assert aimed.certificate is not None


def test_few_cycles_and_few_operations_are_different_aims() -> None:
    """The critical path of the PUMA 560 falls by a tenth at least, for no fewer operations."""
    robot = emdeg.load("puma560")
    short = emdeg.compile(robot, certify=False, records=False)
    fast = emdeg.compile(robot, objective="latency", certify=False, records=False)
    assert latency(fast) < 0.9 * latency(short)
    assert fast.count().total >= short.count().total


def test_an_unknown_objective_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UsageError, match="latency") as refused:
        emdeg.compile(emdeg.load("two_link"), objective="latncy")
    assert "Did you mean 'latency'" in str(refused.value)


def test_progress_is_told_in_order_and_changes_nothing() -> None:
    """Fractions grow to 1, the last count is the program's own, the program is the same."""
    robot = emdeg.load("stanford3")
    for outputs in ("inverse_dynamics", "mass_matrix", "forward_dynamics"):
        told: list[tuple[str, int, float]] = []
        program = emdeg.compile(
            robot, outputs, certify=False, records=False,
            progress=lambda *state, into=told: into.append(state),
        )  # fmt: skip
        fractions = [fraction for _, _, fraction in told]
        assert fractions == sorted(fractions)
        assert fractions[0] > 0
        assert fractions[-1] == 1.0
        assert told[-1][1] == program.count().total
        assert program.values == emdeg.compile(robot, outputs, certify=False, records=False).values


def test_balanced_sums_are_counted_by_hand() -> None:
    """x + y + z + w + x·y: the product is ready last and is added last."""
    program = Program.from_text("""
program f
input v = x y z w
%0 = leaf x step
%1 = leaf y step
%2 = leaf z step
%3 = leaf w step
%4 = mul %0 %1
%5 = add %4 %0
%6 = sub %5 %1
%7 = add %6 %2
%8 = sub %7 %3
output y [1] = %8
""")
    assert latency(program) == CYCLES[MUL] + 4 * CYCLES[ADD]
    balanced = balance(program)
    assert latency(balanced) == CYCLES[MUL] + 2 * CYCLES[ADD]
    assert balanced.count() == program.count()
    certify(balanced, program)
    state = {"v": np.array([[2.0, 3.0, 5.0, 7.0]])}
    assert interpret(balanced, state)["y"][0, 0] == 6 + 2 - 3 + 5 - 7
