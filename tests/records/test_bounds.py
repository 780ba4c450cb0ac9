"""The bound holds for functions whose shortest programs are known, and below every record."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import Expr, function
from emdeg.records.bounds import Block, LowerBound, lower_bound
from emdeg.records.shelf import every
from tests.records.small_programs import k, m, program, programs, q1, q2, x, y


@pytest.mark.parametrize(
    ("outputs", "least"),
    [
        ((x * y,), 1),
        ((m * x,), 1),  # one number
        ((m * x + k * y,), 3),  # two leaves, two numbers, one component: nobody does it with two
        ((m * k * x,), 1),  # m·k is one number
        ((m * x + m * y,), 2),  # m (x + y)
        ((m * cos(q1) * x,), 2),
        ((m * x, k * y), 2),  # two components
        ((m * cos(q1) + k * cos(q2), k * cos(q2)), 3),  # the second is a part of the first
        ((x + y, x * y, x - y), 3),  # a join each
        ((x + y, m * (x + y)), 2),  # one join serves both
        ((m * x, -m * x), 1),  # a sign costs nothing
        ((cos(q1) * cos(q2) - sin(q1) * sin(q2),), 1),  # cos(q1 + q2)
        ((m * (cos(q1) * cos(q2) - sin(q1) * sin(q2)),), 2),
    ],
)
def test_what_is_known(outputs: tuple[Expr, ...], least: int) -> None:
    """All of these are reached, so that no bound could be higher."""
    found = lower_bound(program(*outputs))
    assert found is not None
    assert found.total == least


def test_functions_make_it_unsure() -> None:
    assert lower_bound(program(m * function("abs", x))) is None


def test_a_search_says_it_beside_what_it_found() -> None:
    found = emdeg.shortened("two_link", "gravity", optimise="-O1")
    assert (found.record.operations, found.least) == (4, 4)  # nobody has a shorter one


def test_no_program_of_two_operations_is_below_its_bound() -> None:
    _hold(2)


@pytest.mark.slow
def test_no_program_of_three_operations_is_below_its_bound() -> None:
    _hold(3)


def _hold(operations: int) -> None:
    """Whichever of a program's values are its outputs, the bound is not above its operations."""
    for made in programs(operations):
        for chosen in (made, made[-1:]):
            found = lower_bound(program(*chosen))
            assert found is not None
            assert found.total <= operations, (made, found)


def test_no_record_is_below_its_bound() -> None:
    for path, record in every():
        found = lower_bound(record.program)
        assert found is None or found.total <= record.operations, path


def test_the_bound_of_the_two_link_arm() -> None:
    """q̇, q̈ of two joints, two angles, three numbers (m₁l², m₂l², g/l), joined: 6 + 3 − 1."""
    program = emdeg.compile("two_link", optimise=None)
    expected = Block(inputs=6, numbers=3, outputs=2, joined=(5, 6))  # q̇₂ is not in τ₂
    assert lower_bound(program) == LowerBound((expected,))
