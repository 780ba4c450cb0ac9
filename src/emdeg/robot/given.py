"""A robot as people give it: a `Robot`, a name of the library, or the path of a file.

Every public function that takes a robot says `robot: RobotLike` and begins with
`robot = as_robot(robot)`; `tests/test_robots_given.py` goes over the door to make sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TypeAlias, TypeVar, overload

from emdeg.errors import UsageError
from emdeg.public import public
from emdeg.robot.lint import lint as linter
from emdeg.robot.lint import repair
from emdeg.robot.lint.faults import Fault
from emdeg.robot.loading import load
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.robot import Robot

RobotLike: TypeAlias = Robot | str | PathLike[str]
M = TypeVar("M", bound=Mechanism)


def as_robot(robot: RobotLike) -> Robot:
    """The robot itself, or what `emdeg.load` makes of a name or a path."""
    if isinstance(robot, Robot):
        return robot
    if isinstance(robot, str | PathLike):
        return load(robot)
    raise UsageError(
        "this is no robot", argument="robot", found=repr(robot),
        expected="a robot, a name of the library, or the path of a file",
        hint='such as emdeg.load("puma560"), "puma560" or "arm.urdf"',
    )  # fmt: skip


# -- what a robot is made of, which `load` itself stands on ------------------------------


@public
def lint(robot: Mechanism | str | PathLike[str]) -> tuple[Fault, ...]:
    """What is probably wrong with the inertias of a robot, in document order."""
    return linter.lint(robot if isinstance(robot, Mechanism) else as_robot(robot))


@overload
def repaired(robot: M, faults: Sequence[Fault]) -> M: ...
@overload
def repaired(robot: str | PathLike[str], faults: Sequence[Fault]) -> Robot: ...
@public
def repaired(robot: Mechanism | str | PathLike[str], faults: Sequence[Fault]) -> Mechanism:
    """The robot after all changes that the faults propose."""
    return repair.repaired(robot if isinstance(robot, Mechanism) else as_robot(robot), faults)
