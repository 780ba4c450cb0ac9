"""Windows along a program: cut and joined they are the program, factored they shorten it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from emdeg.program.fingerprint import output_fingerprints, prime_for
from emdeg.program.ir import Program
from emdeg.program.ops import LEAF
from emdeg.shorten.objectives import TOTAL
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.piecewise import by_columns, cut, joined, piecewise


def same_function(one: Program, two: Program) -> bool:
    """By exact residues."""
    p = prime_for(one)
    return output_fingerprints(one, 2, p=p) == output_fingerprints(two, 2, p=p)


@pytest.mark.parametrize("length", [1, 7, 50, 10_000])
def test_what_is_cut_and_joined_is_the_program(
    length: int, derived: Callable[..., Program]
) -> None:
    """No operation more, none less, whatever the length of the windows."""
    program = merge(derived("stanford", "inverse_dynamics"))
    ordered = by_columns(program, random.Random(1))
    assert TOTAL(ordered) == TOTAL(program)
    windows = cut(ordered, length, length)
    assert sum(len(w.outputs) > 0 for w in windows) >= 1
    again = joined(ordered, windows, [w.code for w in windows])
    assert TOTAL(again) == TOTAL(program)
    assert same_function(program, again)


def test_a_window_knows_other_windows_as_leaves_only(derived: Callable[..., Program]) -> None:
    program = by_columns(merge(derived("stanford", "inverse_dynamics")), random.Random(1))
    first, *_, last = cut(program, 40, 40)
    assert not first.given
    assert last.given
    leaves = {value.a for value in last.code.values if value.op == LEAF}
    assert set(last.given) <= leaves


def test_windows_shorten_what_factoring_the_whole_leaves(
    derived: Callable[..., Program],
) -> None:
    """Derivatives are factored as a whole first; sweeps of short windows go on from there."""
    program = merge(derived("stanford", "inverse_dynamics_dq"))
    program = factor(program, random.Random(0))
    rng, shorter = random.Random(3), program
    for _ in range(3):
        shorter = piecewise(shorter, rng, 5, length=100)
    assert TOTAL(shorter) < TOTAL(program)
    assert same_function(program, shorter)


# w·x + w·y = u and u·z + u·w, in windows of three operations: u is a leaf of the second one
BEFORE = """
program f
input v = w x y z
%0 = leaf w step
%1 = leaf x step
%2 = leaf y step
%3 = leaf z step
%4 = mul %0 %1
%5 = mul %0 %2
%6 = add %4 %5
%7 = mul %6 %3
%8 = mul %6 %0
%9 = add %7 %8
output y [1] = %9
"""
SECOND = """
program f
input v = w x y z
%0 = leaf "value 6" step
%1 = leaf z step
%2 = mul %0 %1
%3 = leaf w step
%4 = mul %0 %3
%5 = add %2 %4
output window [1] = %5
"""
AFTER = """
program f
input v = w x y z
%0 = leaf w step
%1 = leaf x step
%2 = leaf y step
%3 = add %1 %2
%4 = mul %0 %3
%5 = leaf z step
%6 = add %0 %5
%7 = mul %4 %6
output y [1] = %7
"""


def test_each_window_is_a_program_whose_leaves_stand_for_others() -> None:
    """As text, reviewed by hand."""
    program = Program.from_text(BEFORE)
    windows = cut(program, 3, 3)
    assert windows[1].code.to_text() == SECOND.lstrip()
    assert [*windows[1].given.values()] == [6]
    shorter = [factor(window.code, random.Random(1)) for window in windows]
    again = joined(program, windows, shorter)
    assert again.to_text() == AFTER.lstrip()
    assert same_function(program, again)
