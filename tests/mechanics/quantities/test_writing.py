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
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.robot.edit.reframe import arm_of, cancel_offsets
from emdeg.robot.edit.regroup import LEADS
from emdeg.robot.edit.units import all_turn
from emdeg.robot.robot import Robot
from emdeg.shorten.objectives import TOTAL
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.refine import measure
from tests.candidates.test_long_chains import chain


def entries(found: Sensitivities) -> list[object]:
    """All of ∂τ/∂q, ∂τ/∂q̇, M and τ."""
    return [*found.by_q.entries, *found.by_qd.entries, *found.by_qdd.entries, *found.tau]


def lowered(robot: Robot, found: Sensitivities) -> Program:
    """The derivatives as a program."""
    arrays = [(key, leaves) for key, leaves in state_arrays(robot).items() if key in "q qd qdd"]
    parts = {"dq": found.by_q, "dqd": found.by_qd, "M": found.by_qdd}
    outputs = {key: ((robot.nv, robot.nv), list(part.entries)) for key, part in parts.items()}
    return lower("slopes", outputs, arrays)


def length(robot: Robot, found: Sensitivities) -> int:
    """Operations of the derivatives, merged."""
    return merge(lowered(robot, found)).count().total


def a_unit(robot: Robot, slid: frozenset[int]) -> tuple[int, str] | None:
    """The first arm of a robot whose joints all turn."""
    moved = cancel_offsets(robot, slid)
    arms = [(i, axis) for i in range(1, len(robot.bodies)) for axis in "xyz"]
    return next((a for a in arms if all_turn(robot) and arm_of(moved, *a) is not ZERO), None)


@pytest.mark.parametrize("name", ["ur5", "stanford", "scara", "panda"])
def test_every_writing_is_of_the_same_derivatives(name: str) -> None:
    """Any frames slid, regrouping, axes still or swung from below, any unit, either recursion."""
    robot = emdeg.load(name)
    n, rng = len(robot.bodies), random.Random(5)
    plain = entries(sensitivities(robot))
    for inner in (True, False, True, False, True):
        slid, carried, swung = (
            frozenset(i for i in range(n) if rng.random() < 0.5) for _ in range(3)
        )
        lead = tuple(rng.choice(LEADS) for _ in range(n))
        writing = Writing(slid, lead, carried, swung, a_unit(robot, slid), inner)
        written = writing.sensitivities(robot)
        assert all(equal(a, b) for a, b in zip(plain, entries(written), strict=True))


@pytest.mark.parametrize("name", ["panda", "ur5"])
def test_the_rule_of_thumb_saves_rotations_and_lever_arms(name: str) -> None:
    """Parallel runs and last bodies in axes that do not turn, lever arms as far out as they go."""
    robot = emdeg.load(name)
    thumb = Writing.by_thumb(robot)
    plain = replace(thumb, slid=frozenset(), carried=frozenset(), swung=frozenset())
    lengths = [length(robot, writing.sensitivities(robot)) for writing in (thumb, plain)]
    assert lengths[0] < 0.95 * lengths[1]


@pytest.mark.parametrize("name", ["panda", "ur5", "iiwa", "puma560"])
def test_inner_motions_are_shorter_where_all_joints_turn(name: str) -> None:
    """As far as factoring goes; merged only, a parallel arm is as long."""
    robot = emdeg.load(name)
    thumb = Writing.by_thumb(robot)
    ways = (thumb, replace(thumb, inner=False))
    programs = [lowered(robot, way.sensitivities(robot)) for way in ways]
    inner, absolute = (measure(program, TOTAL) for program in programs)
    assert inner < absolute


def test_long_chains_of_parallel_axes_stay_absolute() -> None:
    """Sums of angles and speeds of a whole run: 2,063 operations for 13 links, not 2,484."""
    robot = chain(13)
    thumb = Writing.by_thumb(robot)
    ways = (thumb, Writing.by_thumb(robot, inner=True))
    absolute, inner = (length(robot, way.sensitivities(robot)) for way in ways)
    assert not thumb.inner
    assert absolute < inner


def test_bodies_beyond_are_counted_with_the_body() -> None:
    """A chain of six carries 6, 5, …, 1."""
    assert beyond(emdeg.load("puma560")) == [6, 5, 4, 3, 2, 1]
