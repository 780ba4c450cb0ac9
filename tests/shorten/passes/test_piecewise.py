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
