"""What a robot's arms are good for: a unit of length, and ballast.

An arm is a component of the way from a body's origin to the next joint. One of them may be the
unit of length (robot.edit.units), on each may stand ballast (robot.edit.ballast): both divide by
it. So an arm is taken only when it is a number other than zero, or made of parameters that have
values; short ones are left alone, for they would make large numbers, and large numbers round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from emdeg.candidates.family.members import Choice, slid_frames
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import ZERO
from emdeg.robot.edit.reframe import arm_of, nonzero
from emdeg.robot.edit.units import turn_or_fly
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot

SHORT = 0.03  # of the longest arm: shorter ones are neither unit nor carry ballast

Arms = dict[tuple[int, str], float]  # (body, axis) → metres


def arms(robot: Robot, choice: Choice) -> Arms:
    """The arms that may be divided by, and how long they are, in the frames of a choice."""
    moved = slid_frames(robot, choice.slid)
    known = known_values(robot.parameters)
    found: Arms = {}
    for i, body in enumerate(moved.bodies):
        for axis in "xyz" if body.parent is not None else "":
            length = nonzero(arm_of(moved, i, axis))
            if length is not ZERO and known.keys() >= set(length.symbols):
                found[i, axis] = float(evaluate([length], known)[0])
    longest = max((abs(length) for length in found.values()), default=0.0)
    return {arm: length for arm, length in found.items() if abs(length) > SHORT * longest}


def armed(robot: Robot, choice: Choice) -> Choice:
    """With ballast on every arm, and the best unit by thumb."""
    found = arms(robot, choice)
    ways = {i: "".join(axis for k, axis in found if k == i and axis != "z") for i, _ in found}
    ballast = frozenset((i, axes) for i, axes in ways.items() if axes)
    unit = max(units(robot, found), key=lambda arm: _as_long(found, arm), default=None)
    return replace(choice, ballast=ballast, unit=unit)


def units(robot: Robot, found: Arms) -> list[tuple[int, str]]:
    """One arm of every length, those that there are most of last; none where a joint slides."""
    lengths: dict[float, tuple[int, str]] = {}
    for arm, length in found.items():
        lengths.setdefault(abs(length), arm)
    ranked = sorted(lengths.values(), key=lambda arm: _as_long(found, arm))
    return ranked if turn_or_fly(robot) else []


def other_units(robot: Robot, choice: Choice) -> Iterator[Choice]:
    """Other lengths as the unit."""
    for unit in units(robot, arms(robot, choice)):
        if unit != choice.unit:
            yield replace(choice, unit=unit)


def other_ballast(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    """Other ballast on the way to body i."""
    axes = "".join(axis for k, axis in arms(robot, choice) if k == i and axis != "z")
    known = dict(choice.ballast)
    own = known.pop(i, "")
    for way in dict.fromkeys(("", *axes, axes, axes[::-1])):
        if way != own:
            other = frozenset({**known, i: way}.items()) if way else frozenset(known.items())
            yield replace(choice, ballast=other)


def _as_long(found: Arms, arm: tuple[int, str]) -> int:
    return sum(abs(length) == abs(found[arm]) for length in found.values())
