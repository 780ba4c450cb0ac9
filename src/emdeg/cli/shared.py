"""Arguments and options that mean the same in every command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import emdeg
from emdeg.backends.base import TARGETS
from emdeg.errors import UsageError
from emdeg.files import write_whole
from emdeg.mechanics.derivation import METHODS
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, parse_effort
from emdeg.shorten.objectives import OBJECTIVES


def complete_robot(incomplete: str) -> list[str]:
    """Library names and description files, for the shell's completion."""
    folder = Path(incomplete).parent
    suffixes = (".toml", ".yaml", ".yml", ".csv", ".urdf", ".xml")
    files = [str(p) for p in sorted(folder.glob("*")) if p.suffix in suffixes]
    return [name for name in (*emdeg.library_names(), *files) if name.startswith(incomplete)]


def complete_method(incomplete: str) -> list[str]:
    """Names of methods, for the shell's completion."""
    return [name for name in METHODS if name.startswith(incomplete)]


def complete_target(incomplete: str) -> list[str]:
    """Languages, for the shell's completion."""
    return [name for name in TARGETS if name.startswith(incomplete)]


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
OutputsOption = Annotated[
    str, typer.Option(help="Comma-separated, computed jointly: inverse_dynamics, mass_matrix, …")
]
MethodOption = Annotated[
    str | None,
    typer.Option(
        help=", ".join(METHODS), show_default="the shortest", autocompletion=complete_method
    ),
]
OptimiseOption = Annotated[
    str, typer.Option("--optimise", "-O", help="Level of the optimiser; `none` to skip it.")
]
ObjectiveOption = Annotated[
    str,
    typer.Option(
        help="What to make small: " + ", ".join(OBJECTIVES) + ".",
        autocompletion=lambda incomplete: [n for n in OBJECTIVES if n.startswith(incomplete)],
    ),
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
    return robot.replaced(loops=(), constraints=())


def names(text: str, option: str) -> list[str]:
    """The parts of a comma-separated option; at least one."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    if not found:
        raise UsageError("no name was given", argument=option, expected="such as inverse_dynamics")
    return found


def level(text: str) -> str | None:
    """The optimiser's level in one spelling; None for the program as derived."""
    effort = parse_effort(text)
    return None if effort is AS_DERIVED else str(effort)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, in a directory that is made when it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)


def print_json(data: object) -> None:
    """For a program to read."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def count_data(count: Any) -> dict[str, int]:
    """An operation count as JSON."""
    kinds = ("mul", "add", "div", "total", "trig", "pairs", "calls")
    return {kind: getattr(count, kind) for kind in kinds}
