"""How derivatives are written changes nothing but their length."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import emdeg
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import ZERO
from emdeg.mechanics.quantities.sensitivity import Sensitivities, sensitivities
from emdeg.mechanics.quantities.writing import Writing, beyond
from emdeg.program.interface import state_arrays
from emdeg.program.lower import lower
from emdeg.robot.edit.reframe import arm_of, cancel_offsets
from emdeg.robot.edit.regroup import LEADS
from emdeg.robot.edit.units import all_turn
from emdeg.robot.robot import Robot
from emdeg.shorten.passes.merge import merge


def entries(found: Sensitivities) -> list[object]:
    """All of ∂τ/∂q, ∂τ/∂q̇, M and τ."""
    return [*found.by_q.entries, *found.by_qd.entries, *found.by_qdd.entries, *found.tau]


def length(robot: Robot, found: Sensitivities) -> int:
    """Operations of the derivatives, merged."""
    arrays = [(key, leaves) for key, leaves in state_arrays(robot).items() if key in "q qd qdd"]
    n = robot.nv
    outputs = {"dq": ((n, n), list(found.by_q.entries)), "M": ((n, n), list(found.by_qdd.entries))}
    return merge(lower("slopes", outputs, arrays)).count().total


def a_unit(robot: Robot, slid: frozenset[int]) -> tuple[int, str] | None:
    """The first arm of a robot whose joints all turn."""
    moved = cancel_offsets(robot, slid)
    arms = [(i, axis) for i in range(1, len(robot.bodies)) for axis in "xyz"]
    return next((a for a in arms if all_turn(robot) and arm_of(moved, *a) is not ZERO), None)


@pytest.mark.parametrize("name", ["ur5", "stanford", "scara"])
def test_every_writing_is_of_the_same_derivatives(name: str) -> None:
    """Any frames slid, any regrouping, any axes still, any axis swung from below, any unit."""
    robot = emdeg.load(name)
    n, rng = len(robot.bodies), random.Random(5)
    plain = entries(sensitivities(robot))
    for _ in range(2):
        slid, carried, swung = (
            frozenset(i for i in range(n) if rng.random() < 0.5) for _ in range(3)
        )
        lead = tuple(rng.choice(LEADS) for _ in range(n))
        written = Writing(slid, lead, carried, swung, a_unit(robot, slid)).sensitivities(robot)
        assert all(equal(a, b) for a, b in zip(plain, entries(written), strict=True))


@pytest.mark.parametrize("name", ["panda", "ur5"])
def test_the_rule_of_thumb_saves_rotations_and_lever_arms(name: str) -> None:
    """Parallel runs and last bodies in axes that do not turn, lever arms as far out as they go."""
    robot = emdeg.load(name)
    thumb = Writing.by_thumb(robot)
    plain = replace(thumb, slid=frozenset(), carried=frozenset(), swung=frozenset())
    lengths = [length(robot, writing.sensitivities(robot)) for writing in (thumb, plain)]
    assert lengths[0] < 0.95 * lengths[1]


def test_bodies_beyond_are_counted_with_the_body() -> None:
    """A chain of six carries 6, 5, …, 1."""
    assert beyond(emdeg.load("puma560")) == [6, 5, 4, 3, 2, 1]
