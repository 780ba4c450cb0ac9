"""What every command has: a robot to load, a file to write, JSON to print. Quick to import."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import emdeg
from emdeg.files import write_whole

if TYPE_CHECKING:
    from emdeg.robot.robot import Robot


def complete_robot(incomplete: str) -> list[str]:
    """Library names and description files, for the shell's completion."""
    folder = Path(incomplete).parent
    suffixes = (".toml", ".yaml", ".yml", ".csv", ".urdf", ".xml")
    files = [str(p) for p in sorted(folder.glob("*")) if p.suffix in suffixes]
    return [name for name in (*emdeg.library_names(), *files) if name.startswith(incomplete)]


def complete_program(incomplete: str) -> list[str]:
    """Program files and all that is a robot, for the shell's completion."""
    files = [str(p) for p in sorted(Path(incomplete).parent.glob("*.json"))]
    return [name for name in files if name.startswith(incomplete)] + complete_robot(incomplete)


RobotArgument = Annotated[
    str,
    typer.Argument(
        help="A library name (see `emdeg robots`) or a file.",
        show_default=False,
        autocompletion=complete_robot,
    ),
]
UnphysicalOption = Annotated[
    bool, typer.Option("--allow-unphysical", help="Let impossible inertias through, with a remark.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def load(source: str, **options: Any) -> Robot:
    """The robot, with a word on standard error when its description is suspicious."""
    robot = emdeg.load(source, **options)
    doubts = robot.report.of("suspicious") if source not in emdeg.library_names() else ()
    if doubts:
        more = f" (and {len(doubts) - 1} more)" if len(doubts) > 1 else ""
        typer.echo(f"note: {source}: {doubts[0]}{more}; see `emdeg check {source}`.", err=True)
    return robot


def tree_of(robot: Robot) -> Robot:
    """The robot, or the tree that remains when its loops are cut, with a word on standard error."""
    if not (robot.loops or robot.constraints):
        return robot
    typer.echo(
        f"note: {robot.name!r} has loops or rolling constraints; this is the tree that remains "
        "when they are cut. Its constrained motion: outputs constrained_inverse_dynamics, "
        "constrained_forward_dynamics, constraint_forces.",
        err=True,
    )
    return robot.without_loops()


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, in a directory that is made when it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)


def print_json(data: object) -> None:
    """For a program to read."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def count_data(count: Any) -> dict[str, int] | None:
    """An operation count as JSON; None for nothing counted."""
    kinds = ("mul", "add", "div", "total", "trig", "pairs", "calls")
    return None if count is None else {kind: getattr(count, kind) for kind in kinds}
