"""Proved digits: against mpmath's sines and roots, and against the interpreter."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import numpy as np
import pytest

import emdeg


@pytest.fixture(scope="module")
def pendulum() -> emdeg.Robot:
    rows = [{"type": "R", "a": 1, "mass": "m", "alpha": "45 deg"}]
    return emdeg.Robot.from_dh(rows, convention="standard", gravity=(0, "-9.81", 0))


def test_fifty_digits_of_a_cosine(pendulum: emdeg.Robot) -> None:
    """m g l cos q at q = 1/3, m = 1/7."""
    program = emdeg.compile(pendulum, "gravity", optimise=None)
    (found,) = emdeg.digits(program, {"q": ["1/3"]}, {"m": Fraction(1, 7)}, digits=50)["gravity"]
    with mpmath.workdps(80):
        true = mpmath.mpf("9.81") / 7 * mpmath.cos(mpmath.mpf(1) / 3)
        assert abs(mpmath.mpf(found) - true) < mpmath.mpf(10) ** -49
    assert len(found.replace(".", "")) == 50


def test_roots_keep_their_digits(pendulum: emdeg.Robot) -> None:
    program = emdeg.compile(pendulum, "forward_kinematics", optimise=None)
    found = emdeg.digits(program, {"q": [0]}, digits=40)["forward_kinematics"]
    with mpmath.workdps(60):
        assert abs(mpmath.mpf(found[2][1]) - 1 / mpmath.sqrt(2)) < mpmath.mpf(10) ** -39
    assert found[3] == ["0", "0", "0", "1"]


def test_the_interpreter_says_the_same() -> None:
    program = emdeg.compile(emdeg.load("ur5"), ["inverse_dynamics", "mass_matrix"], optimise=None)
    state = {i.name: [Fraction(2 * k - 5, 8) for k in range(6)] for i in program.inputs}
    exact = emdeg.digits(program, state)
    close = emdeg.interpret(program, {n: [float(x) for x in a] for n, a in state.items()})
    for name, value in close.items():
        np.testing.assert_allclose(np.array(exact[name], float), value, rtol=1e-11, atol=1e-11)


def test_what_is_refused(pendulum: emdeg.Robot) -> None:
    program = emdeg.compile(pendulum, "mass_matrix_inverse", optimise=None)
    with pytest.raises(emdeg.EmdegError, match="however many digits"):
        emdeg.digits(program, {"q": [0]}, {"m": 0})  # 1/0
    with pytest.raises(emdeg.EmdegError, match="no number"):
        emdeg.digits(program, {"q": ["one"]}, {"m": 1})
    with pytest.raises(emdeg.EmdegError, match="so many digits"):
        emdeg.digits(program, {"q": [0]}, {"m": 1}, digits=0)
