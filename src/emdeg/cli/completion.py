"""What the shell completes: robots and files, joints and frames of the robot, names of lists.

The robot is the one that stands before on the line; where there is none yet, nothing is offered.
Completion never fails: a shell has no place for an error. Quick to import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import typer

import emdeg
from emdeg.errors import EmdegError

if TYPE_CHECKING:
    from emdeg.robot.robot import Robot

SUFFIXES = (".toml", ".yaml", ".yml", ".csv", ".urdf", ".xml", ".sdf")


def complete_robot(incomplete: str) -> list[str]:
    """Library names and description files."""
    files = [str(p) for p in sorted(Path(incomplete).parent.glob("*")) if p.suffix in SUFFIXES]
    return [name for name in (*emdeg.library_names(), *files) if name.startswith(incomplete)]


def complete_program(incomplete: str) -> list[str]:
    """Program files and all that is a robot."""
    files = [str(p) for p in sorted(Path(incomplete).parent.glob("*.json"))]
    return [name for name in files if name.startswith(incomplete)] + complete_robot(incomplete)


def complete(names: Iterable[str]) -> Callable[[str], list[str]]:
    """From a list of names."""
    return lambda incomplete: [name for name in names if name.startswith(incomplete)]


def complete_joints(ctx: typer.Context, incomplete: str) -> list[str]:
    """`joint=`, the last of a comma-separated list."""
    before, comma, last = incomplete.rpartition(",")
    robot = robot_before(ctx)
    names = robot.joint_names if robot is not None else ()
    return [f"{before}{comma}{name}=" for name in names if name.startswith(last)]


def complete_payload(ctx: typer.Context, incomplete: str) -> list[str]:
    """The frame behind `mass@`."""
    mass, at, frame = incomplete.partition("@")
    robot = robot_before(ctx)
    names = robot.frame_names if robot is not None and at else ()
    return [f"{mass}@{name}" for name in names if name.startswith(frame)]


def robot_before(ctx: typer.Context) -> Robot | None:
    """The robot that stands on the line."""
    name = (ctx.params or {}).get("robot")
    try:
        return emdeg.load(name, allow_unphysical=True) if isinstance(name, str) else None
    except (EmdegError, OSError):
        return None
