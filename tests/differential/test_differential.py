"""Random machines compute the same whatever computes them: a few always, many in the slow suite."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

import emdeg
from tests.differential.__main__ import (
    COLUMNS,
    compare,
    disagreements,
    kinds_of,
    read,
    record,
    table,
)
from tests.differential.columns import (
    Comparison,
    error,
    expected_of,
    program_of,
    states_of,
    too_far,
)
from tests.differential.trees import LOOPED, random_machine

pytestmark = pytest.mark.oracle
FAST, SLOW = (0, 1, 7), range(8, 68)


@pytest.mark.parametrize("seed", FAST)
def test_machines_agree_with_pinocchio(seed: int) -> None:
    comparison = Comparison()
    compare(random_machine(seed), comparison, set(), seed)
    assert len(comparison.errors) > (8 if seed == 7 else 20)
    assert too_far(comparison.errors) == {}


def test_machine_code_agrees_in_every_layout() -> None:
    comparison = Comparison()
    compare(random_machine(2), comparison, set())
    assert len(comparison.errors) > 20
    assert too_far(comparison.errors) == {}
    assert {*COLUMNS[:5], "Pinocchio"} <= set(comparison.errors["forward_dynamics"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", SLOW)
def test_many_machines_agree(seed: int) -> None:
    """Shortened every tenth, in every language every twentieth."""
    every = {"shortened": 10, "languages": 20}
    ways = {name for name, count in every.items() if seed % count == 0}
    _need(ways)
    comparison = Comparison()
    compare(random_machine(seed), comparison, ways, seed)
    assert too_far(comparison.errors) == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", LOOPED)
def test_mechanisms_agree_in_every_language(name: str) -> None:
    _need({"languages"})
    comparison = Comparison()
    compare(emdeg.load(name), comparison, {"languages"})
    assert too_far(comparison.errors) == {}


def _need(ways: set[str]) -> None:
    missing = [t for t in ("gcc", "clang", "rustc", "node") if shutil.which(t) is None]
    if "languages" in ways and missing:
        pytest.skip(f"{', '.join(missing)} not installed")


def test_the_machines_have_every_kind_of_joint() -> None:
    made = [random_machine(seed) for seed in range(60)]
    kinds = {kind for robot in made for kind in kinds_of(robot)}
    assert kinds >= {
        "revolute", "prismatic", "screw", "universal", "spherical", "floating", "mimic", "drives",
        "friction", "payload", "wrench", "loop", "six or more velocities",
    }  # fmt: skip
    assert max(robot.nv for robot in made) >= 8


def test_what_was_found_is_kept_and_becomes_a_table(tmp_path: Path) -> None:
    made = record("seed 5", random_machine(5), set(), 5)
    (tmp_path / "a.jsonl").write_text(json.dumps(made) + "\n" + json.dumps(made) + "\n")
    [again] = read([tmp_path / "a.jsonl"])
    assert again == made
    assert "Machines: 1 random ones" in table([again])
    assert disagreements([again]) == []
    again["errors"]["gravity"]["Pinocchio"] = 1e-3
    assert disagreements([again]) == ["seed 5: gravity, Pinocchio: 1.0e-03"]


def test_the_comparison_can_fail() -> None:
    """A number in the wrong place, and a nan where a number should be, are both seen."""
    robot = random_machine(2)
    program = program_of(robot, ["inverse_dynamics", "mass_matrix"])
    states = states_of(robot, [program])
    comparison = Comparison()
    comparison.pinocchio(robot.with_gravity(0, 0, -1), expected_of(program, states), states)
    assert ("inverse_dynamics", "Pinocchio") in too_far(comparison.errors)
    assert error([np.nan], np.array([1.0])) == np.inf
    assert error([1.0], np.array([np.nan])) == np.inf
