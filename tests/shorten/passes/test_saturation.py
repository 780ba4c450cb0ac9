"""Equality saturation of windows: what the laws know, the fewest of it, the same function."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import emdeg
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import Expr
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.shorten.native.turning import Manner
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.turn import natively


def saturated(program: Program, seed: int, steps: int, windows: int = 1) -> Program:
    """Windows alone, or single steps alone (0 windows); no extraction."""
    manner = Manner(steps=steps, recreations=-1, windows=windows, last=True)
    return natively(program, random.Random(seed), manner)


def of(build: Callable[..., Expr]) -> Program:
    """A program of one expression in an angle and four rates, as written."""
    robot = emdeg.load("two_link")
    a, b = robot.qd
    c, d = robot.qdd
    value = build(robot.q[0], a, b, c, d)
    return emdeg.compile(robot, {"f": value}, optimise=None, certify=False)


LAWS = {
    "common factors": (lambda q, a, b, c, d: a * c + b * c + a * d + b * d, 3),
    "three factors": (lambda q, a, b, c, d: a * b * c + a * b * d + a * a * c + a * a * d, 4),
    "differences": (lambda q, a, b, c, d: a * c - b * c - a * d + b * d, 3),
    "cos² + sin² = 1": (lambda q, a, b, c, d: d + a * cos(q) * cos(q) + a * sin(q) * sin(q), 1),
    "what cancels": (lambda q, a, b, c, d: (a + b) * c - a * c + b * d, 2),
}


@pytest.mark.parametrize("law", LAWS)
def test_a_law_is_applied_where_it_shortens(law: str) -> None:
    """Whatever the seed: a window of the whole expression knows all ways to write it."""
    build, fewest = LAWS[law]
    program = of(build)
    assert program.count().total > fewest
    for seed in range(5):
        found = saturated(program, seed, 10_000)
        certify(found, program)
        assert found.count().total == fewest


@pytest.mark.parametrize(
    ("robot", "quantity"),
    [
        ("stanford3", "inverse_dynamics"),
        ("puma560", "mass_matrix"),
        ("two_link", "forward_dynamics"),
    ],
)
def test_windows_alone_shorten_and_keep_the_function(
    derived: Callable[..., Program], robot: str, quantity: str
) -> None:
    """Thousands of windows, none of which lengthens the program; they follow from their seed."""
    program = merge(derived(robot, quantity))
    found, again, other = (saturated(program, seed, 3000) for seed in (1, 1, 2))
    for each in (found, other):
        certify(each, program)
        assert each.count().total < program.count().total
    assert again.values == found.values != other.values


def test_windows_gain_what_steps_do_not(derived: Callable[..., Program]) -> None:
    """From where factoring gains no more: as many windows as steps, and nothing else."""
    program = factor(merge(derived("puma560", "mass_matrix")), random.Random(1), rounds=20)
    least, most = (
        [saturated(program, seed, 300, windows).count().total for seed in range(3)]
        for windows in (1, 0)
    )
    assert max(least) < min(most) - 3


def test_what_cannot_be_shortened_is_written_in_another_way() -> None:
    """As many operations, others: from there a walk and an extraction go on."""
    program = of(lambda q, a, b, c, d: (a + b) + (c + d))
    found = {saturated(program, seed, 20).values for seed in range(10)}
    assert len(found) > 3
    assert {len(values) for values in found} == {len(program.values)}
