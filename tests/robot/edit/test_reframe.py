"""Frames slid along their axes: what one slide changes is looked at alone, and it is the same."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.exact.angles import cos, sin
from emdeg.exact.fingerprint import vanishes
from emdeg.exact.graph import ONE, ZERO, symbol
from emdeg.robot.edit.reframe import cancel_offsets, shortest_arms
from emdeg.robot.robot import Robot


def components(robot: Robot) -> int:
    arms = (b.joint.placement.translation for b in robot.bodies if b.parent is not None)
    return sum(entry is not ZERO for arm in arms for entry in arm)


def greedily(robot: Robot) -> frozenset[int]:
    """The whole robot slid anew for every choice: slow, and plainly what is meant."""
    chosen, fewest = frozenset[int](), components(robot)
    for _ in range(2):
        for i, body in enumerate(robot.bodies):
            if body.joint.nv == 1:
                other = chosen ^ {i}
                found = components(cancel_offsets(robot, other))
                if found < fewest:
                    chosen, fewest = other, found
    return chosen


@pytest.mark.parametrize("name", ["puma560", "stanford", "ur5", "panda", "scara", "iiwa", "rx90"])
def test_the_shortest_arms_are_those_of_the_whole_robot(name: str) -> None:
    robot = emdeg.load(name)
    chosen = shortest_arms(robot)
    assert components(cancel_offsets(robot, chosen)) == components(
        cancel_offsets(robot, greedily(robot))
    )


def test_what_is_zero_on_the_circle_vanishes_and_nothing_else() -> None:
    q, m = symbol("q", 1, angular=True), symbol("m")
    one = cos(q) * cos(q) + sin(q) * sin(q)
    assert vanishes(m * one - m)
    assert vanishes(ZERO)
    assert not vanishes(m * one - 2 * m)
    assert not vanishes(ONE)
    assert vanishes((m * one - m) / (m + 1))
