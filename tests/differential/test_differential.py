"""Random machines compute the same whatever computes them: a few always, many in the slow suite."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

import emdeg
from tests.differential.__main__ import COLUMNS, compare
from tests.differential.columns import Comparison, Errors, error, program_of, states_of
from tests.differential.trees import LOOPED, random_machine

pytestmark = pytest.mark.oracle
#: relative to the largest entry; q̈ and M⁻¹ lose the digits of M's condition number
ALLOWED, INVERTED, NARROW = 1e-9, 1e-7, 5e-2
FAST, SLOW = range(4), range(4, 64)


def too_far(errors: Errors) -> dict[tuple[str, str], float]:
    """(quantity, column) → error, where it is more than rounding."""
    found = {}
    for quantity, row in errors.items():
        solves = any(word in quantity for word in ("forward_dyn", "inverse", "inertia", "forces"))
        for column, worst in row.items():
            allowed = NARROW if column == "float32" else INVERTED if solves else ALLOWED
            if not worst <= allowed:
                found[quantity, column] = worst
    return found


@pytest.mark.parametrize("seed", FAST)
def test_machines_agree_with_pinocchio(seed: int) -> None:
    comparison = Comparison()
    compare(random_machine(seed), comparison, set())
    assert len(comparison.errors) > 15
    assert too_far(comparison.errors) == {}


def test_machine_code_agrees_in_every_layout() -> None:
    comparison = Comparison()
    compare(random_machine(2), comparison, {"machine code"})
    assert too_far(comparison.errors) == {}
    assert {*COLUMNS[:5], "Pinocchio"} <= set(comparison.errors["forward_dynamics"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", SLOW)
def test_many_machines_agree(seed: int) -> None:
    """Machine code of every fifth, shortened every tenth, in every language every twentieth."""
    every = {"machine code": 5, "shortened": 10, "languages": 20}
    ways = {name for name, count in every.items() if seed % count == 0}
    _need(ways)
    comparison = Comparison()
    compare(random_machine(seed), comparison, ways)
    assert too_far(comparison.errors) == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", LOOPED)
def test_mechanisms_agree_in_every_language(name: str) -> None:
    _need({"languages"})
    comparison = Comparison()
    compare(emdeg.load(name), comparison, {"machine code", "languages"})
    assert too_far(comparison.errors) == {}


def _need(ways: set[str]) -> None:
    missing = [t for t in ("gcc", "clang", "rustc", "node") if shutil.which(t) is None]
    if "languages" in ways and missing:
        pytest.skip(f"{', '.join(missing)} not installed")


def test_the_machines_have_every_kind_of_joint() -> None:
    made = [random_machine(seed) for seed in range(60)]
    joints = [b.joint for robot in made for b in robot.bodies]
    assert {j.type.name for j in joints} == {"revolute", "prismatic", "screw", "floating"}
    assert any(j.mimic for j in joints)
    assert any(not j.motor.is_zero for j in joints)
    assert any(robot.has_payload for robot in made)
    assert max(robot.nv for robot in made) == 8


def test_the_comparison_can_fail() -> None:
    """A number in the wrong place, and a nan where a number should be, are both seen."""
    robot = random_machine(2)
    program = program_of(robot)
    states = states_of(robot, program)
    comparison = Comparison()
    comparison.pinocchio(robot.with_gravity(0, 0, -1), program, states)
    assert ("inverse_dynamics", "Pinocchio") in too_far(comparison.errors)
    assert error([np.nan], np.array([1.0])) == np.inf
    assert error([1.0], np.array([np.nan])) == np.inf
