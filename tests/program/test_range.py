"""Numbers whose products no float holds: said by their names, in every way of calling.

A double pendulum of lengths 1e200 m has m l² = 1e400, which no double holds, and accelerations
about g/l = 1e-199 s⁻², which a double does hold.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import EmdegError

PENDULUM = """
convention = "modified"
gravity = [0, "-g", 0]
[[link]]
mass = {mass}
com = [{length}, 0, 0]
[[link]]
a = {length}
mass = {mass}
com = [{length}, 0, 0]
[parameters]
g = 9.81
{known}
"""


def pendulum(length: str, known: str = "", mass: str = "1") -> emdeg.Robot:
    return emdeg.loads(PENDULUM.format(length=length, known=known, mass=mass), "toml")


def compiled(robot: emdeg.Robot, output: str = "forward_dynamics") -> Any:
    return emdeg.compile(robot, output, optimise=None, certify=False)


def heard(work: Any) -> str:
    """What is said, as an error or as a warning."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            work()
        except EmdegError as error:
            return str(error)
    return " ".join(str(w.message) for w in caught)


STATE = {"q": [0.3, 0.4], "qd": [0.1, 0.2], "tau": [1.0, 2.0]}


def ways(program: Any) -> dict[str, Any]:
    return {
        "jit": program.jit,
        "emit": lambda: program.emit("c"),
        "interpret": lambda: emdeg.interpret(
            program, {i.name: STATE[i.name] for i in program.inputs}
        ),
    }


@pytest.mark.parametrize("way", ["jit", "emit", "interpret"])
@pytest.mark.parametrize("value", ["1e200", "1e160", "1e-200"])
def test_a_length_whose_products_overflow_or_vanish_is_named(way: str, value: str) -> None:
    program = compiled(pendulum('"l1"', f"l1 = {value}"))
    said = heard(ways(program)[way])
    assert "l1 = 1e" in said
    assert "float64" in said


@pytest.mark.parametrize("way", ["jit", "emit"])
def test_numbers_of_the_description_are_named_too(way: str) -> None:
    for output, size in (("forward_dynamics", "1e+340"), ("mass_matrix", "e-340")):
        said = heard(ways(compiled(pendulum("1e-170"), output))[way])
        assert "float64" in said
        assert size in said


def test_float32_is_told_apart() -> None:
    program = compiled(pendulum('"l1"', "l1 = 1e20"))
    assert not heard(program.jit)
    assert not heard(lambda: program.emit("c"))
    assert "float32" in heard(lambda: program.jit("float32"))
    assert "l1 = 1e+20" in heard(lambda: program.emit("c", dtype="float32"))


def test_parameters_that_are_set_later_are_checked_too() -> None:
    kernel = compiled(pendulum('"l1"', "l1 = 1")).jit()
    assert "l1 = 1e+200" in heard(lambda: kernel.set(l1=1e200))
    kernel.set(l1=1.0)
    assert np.isfinite(kernel([0.3, 0.4], [0, 0], [0, 0])).all()


@pytest.mark.parametrize("name", ["two_link", "puma560", "panda", "stanford"])
def test_robots_are_not_suspected(name: str) -> None:
    program = compiled(emdeg.load(name), "inverse_dynamics")
    for dtype in ("float64", "float32"):
        assert not heard(lambda dtype=dtype: program.jit(dtype))  # type: ignore[misc]
        assert not heard(lambda dtype=dtype: program.emit("c", dtype=dtype))  # type: ignore[misc]


def test_large_numbers_that_fit_are_not_suspected() -> None:
    """q̈ of a pendulum that gravity alone moves is that of one of 1 m, divided by its length."""
    short, long = (compiled(pendulum('"l1"', f"l1 = {l}")) for l in ("1", "1e120"))
    assert not heard(long.jit)
    state = [[0.3, 0.4], [0.0, 0.0], [0.0, 0.0]]
    assert np.allclose(long.jit()(*state), short.jit()(*state) / 1e120, rtol=1e-12, atol=0)


def test_what_is_not_finite_in_a_state_goes_on_to_what_depends_on_it() -> None:
    """docs/limits.md: each output that depends on it, and no other state of a batch."""
    kernel = compiled(emdeg.load("two_link"), "inverse_dynamics").jit()
    states = np.full((3, 2), 0.1)
    for bad in (np.nan, np.inf):
        speeds = states.copy()
        speeds[1, 0] = bad
        found = kernel(states, speeds, states)
        assert not np.isfinite(found[1]).all()
        assert np.isfinite(found[[0, 2]]).all()
        assert np.array_equal(
            np.isfinite(kernel(states[1], speeds[1], states[1])), np.isfinite(found[1])
        )
    gravity = compiled(emdeg.load("two_link"), "gravity").jit()
    assert np.isnan(gravity([np.inf, 0.1])[0])  # cos ∞ has no value
