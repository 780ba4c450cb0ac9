"""What set-up divides by is known, told in emitted files, and refused when it becomes zero."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.errors import EmdegError
from emdeg.exact.graph import symbol
from emdeg.program.divisors import divisors
from emdeg.program.ir import Program


@pytest.fixture(scope="module")
def program() -> Program:
    """y = q̇₁ / (l + m1) + q̇₂ / l, with the two-link arm's parameters."""
    robot = emdeg.load("two_link")
    l, m1 = (s for name in ("l", "m1") for s in robot.parameters if s.name == name)
    y = robot.qd[0] * (symbol("one") / (l + m1)) + robot.qd[1] * (symbol("one") / l)
    known = {**robot.parameters, symbol("one"): robot.parameters[l]}
    return emdeg.compile(robot.replaced(parameters=known), {"y": y}, optimise=None)


def test_divisors_are_the_parameters_below_a_division(program: Program) -> None:
    """One that is a parameter, one that is a sum of two."""
    assert {*divisors(program)} == {("l",), ("l", "m1")}


def test_a_divisor_that_becomes_zero_is_refused(program: Program) -> None:
    """By name, whether it is set once or given with every state; others may be zero."""
    kernel = program.jit().set(one=0.0)
    with pytest.raises(EmdegError, match=r"divides by.*l"):
        kernel.set(l=0.0)
    with pytest.raises(EmdegError, match=r"divides by l, which is zero for some state"):
        kernel(np.ones((2, 2)), parameters={"l": np.array([1.0, 0.0])})
    with pytest.raises(EmdegError, match=r"divides by.*l, m1"):
        kernel.set(l=0.5, m1=-0.5)


def test_emitted_files_say_what_must_not_be_zero(program: Program) -> None:
    """In their head."""
    head = "".join(program.emit("c").values())
    assert "not zero:     l\n" in head
    assert "not zero:     l and m1\n" in head
