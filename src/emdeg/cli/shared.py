"""What every command has: a robot to load, a file to write, JSON to print. Quick to import.

Options that several commands take together are the fields of a frozen dataclass, a group. A command
has a parameter of its type, and `app.py` makes arguments and options of the fields, in its place
(`flattened`); so an option of all commands that load a robot is one line in `Source`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, is_dataclass
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer

import emdeg
from emdeg.files import write_whole
from emdeg.shown import harmless_json

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


def robot_argument(text: str, metavar: str | None = None) -> Any:
    """A library name or a file, which the shell completes."""
    complete = complete_robot
    return typer.Argument(help=text, show_default=False, autocompletion=complete, metavar=metavar)


EITHER = "A library name (see `emdeg robots`) or a file."
UnphysicalOption = Annotated[
    bool, typer.Option("--allow-unphysical", help="Let impossible inertias through, with a remark.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


@dataclass(frozen=True)
class Source:
    """The robot that a command is about; fields but the first are options of `emdeg.load`."""

    robot: Annotated[str, robot_argument(EITHER)]

    def read(self) -> Robot:
        """The robot."""
        options = asdict(self)
        return emdeg.load(options.pop("robot"), **options)

    def load(self) -> Robot:
        """The robot, with a word on standard error when its description is suspicious."""
        robot, name = self.read(), self.robot
        doubts = robot.report.of("suspicious") if name not in emdeg.library_names() else ()
        if doubts:
            more = f" (and {len(doubts) - 1} more)" if len(doubts) > 1 else ""
            typer.echo(f"note: {name}: {doubts[0]}{more}; see `emdeg check {name}`.", err=True)
        return robot

    def tree(self) -> Robot:
        """The same, with its loops cut."""
        return tree_of(self.load())


def flattened(command: Callable[..., None]) -> Callable[..., None]:
    """The command with the fields of its groups as parameters of its own."""
    own = _parameters(command)
    groups: dict[str, Any] = {n: p.annotation for n, p in own.items() if is_dataclass(p.annotation)}
    fields = {name: _parameters(group) for name, group in groups.items()}

    def run(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field: given.pop(field) for field in fields[name]})
        command(**given)

    made = [p for name, q in own.items() for p in fields.get(name, {name: q}).values()]
    run.__signature__ = Signature(made)  # type: ignore[attr-defined]
    run.__annotations__ = {p.name: p.annotation for p in made}
    run.__doc__ = command.__doc__
    return run


def _parameters(of: Any) -> dict[str, Parameter]:
    """By name, each to be given by name."""
    hints, kind = get_type_hints(of, include_extras=True), Parameter.KEYWORD_ONLY
    return {
        name: p.replace(annotation=hints[name], kind=kind)
        for name, p in signature(of).parameters.items()
    }


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


def json_text(data: object) -> str:
    """For a program to read, and for a person to look at."""
    return harmless_json(json.dumps(data, indent=2, ensure_ascii=False))


def print_json(data: object) -> None:
    """For a program to read."""
    typer.echo(json_text(data))


def count_data(count: Any) -> dict[str, int] | None:
    """An operation count as JSON; None for nothing counted."""
    kinds = ("mul", "add", "div", "total", "trig", "pairs", "calls")
    return None if count is None else {kind: getattr(count, kind) for kind in kinds}
