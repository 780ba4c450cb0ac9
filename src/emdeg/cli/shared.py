"""What every command has: a robot to load and change, JSON to print. Quick to import.

Options that several commands take together are the fields of a frozen dataclass (groups.py), so
that an option of all commands that load a robot is one field of `Description`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import emdeg
from emdeg.cli.completion import complete_joints, complete_payload, complete_robot
from emdeg.errors import UsageError
from emdeg.files import write_whole
from emdeg.shown import harmless_json

if TYPE_CHECKING:
    from emdeg.robot.robot import Robot


def robot_argument(text: str, metavar: str | None = None) -> Any:
    """A library name or a file, which the shell completes."""
    complete = complete_robot
    return typer.Argument(help=text, show_default=False, autocompletion=complete, metavar=metavar)


EITHER = "A library name (see `emdeg robots`) or a file."
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


@dataclass(frozen=True, kw_only=True)
class Description:
    """How a robot is read, and what of it is changed: the same options in every command."""

    allow_unphysical: Annotated[
        bool,
        typer.Option("--allow-unphysical", help="Let impossible inertias through, with a remark."),
    ] = False
    snap: Annotated[
        float,
        typer.Option(
            help="Angles this near (rad) to a multiple of 15° become exact; 0 keeps the file's."
        ),
    ] = 1e-6
    floating_base: Annotated[
        bool, typer.Option("--floating-base", help="Hang the base on a free flyer.")
    ] = False
    lenient: Annotated[
        bool, typer.Option("--lenient", help="Read URDF files with common breakage, with remarks.")
    ] = False
    meshes: Annotated[
        Path | None,
        typer.Option(
            help="Where meshes may be read, for bodies whose inertia must come from them.",
            show_default=False,
        ),
    ] = None
    density: Annotated[
        float, typer.Option(help="Of URDF links that have shapes only, with --meshes (kg/m³).")
    ] = 1000.0
    lock: Annotated[
        str,
        typer.Option(
            help="Weld joints at a value: elbow=90deg,wrist=0.",
            show_default=False, autocompletion=complete_joints,
        ),
    ] = ""  # fmt: skip
    payload: Annotated[
        str,
        typer.Option(
            help="A load: MASS, MASS,x,y,z or MASS@frame; `symbols` for a symbolic one.",
            show_default=False, autocompletion=complete_payload,
        ),
    ] = ""  # fmt: skip
    gravity: Annotated[
        str,
        typer.Option(
            help="Its acceleration x,y,z: 0,0,-9.81, or with a symbol 0,0,-g; 0 for none.",
            show_default=False,
        ),
    ] = ""  # fmt: skip

    rigid_body: Annotated[
        bool,
        typer.Option(
            "--rigid-body", help="Without friction, damping, springs and the inertia of motors."
        ),
    ] = False
    elastic: Annotated[
        str,
        typer.Option(
            help="Springs in joints, N m/rad: 2000 for all with motors, or elbow=2000; none.",
            show_default=False, autocompletion=complete_joints,
        ),
    ] = ""  # fmt: skip

    @property
    def changes(self) -> list[str]:
        """The options that were given."""
        found = [f for f in fields(Description) if getattr(self, f.name) != f.default]
        return ["--" + f.name.replace("_", "-") for f in found]

    def named(self, name: str) -> Robot:
        """The robot of this name or file, changed as asked."""
        robot = emdeg.load(
            name, snap=self.snap, allow_unphysical=self.allow_unphysical,
            floating_base=self.floating_base, lenient=self.lenient, meshes=self.meshes,
            density=self.density,
        )  # fmt: skip
        if self.elastic == "none":
            robot = robot.without_elastic_joints()
        elif self.elastic:
            named = "=" in self.elastic
            robot = robot.with_elastic_joints(
                _pairs(self.elastic, "--elastic") if named else self.elastic
            )
        if self.lock:
            robot = robot.locked(_pairs(self.lock))
        if self.payload == "symbols":
            robot = robot.symbolic("payload")
        elif self.payload:
            load, at, frame = self.payload.partition("@")
            if at and not frame:
                raise UsageError("names no frame", argument="--payload", found=self.payload,
                                 expected="MASS@frame")  # fmt: skip
            mass, *com = _cells(load, "--payload", (1, 4), "MASS,x,y,z")
            robot = robot.with_payload(mass, com or (0, 0, 0), frame=frame or None)
        if self.gravity:
            parts = _cells(self.gravity, "--gravity", (1, 3), "x,y,z")
            if len(parts) == 1 and parts != ["0"]:
                raise UsageError(
                    "a direction is missing", argument="--gravity", found=self.gravity,
                    expected="x,y,z such as 0,0,-9.81, or 0 for none",
                )  # fmt: skip
            robot = robot.with_gravity(*(parts if len(parts) == 3 else "000"))
        if self.rigid_body:
            robot = robot.without_drives()
        return robot


def _pairs(text: str, option: str = "--lock") -> dict[str, str]:
    """joint=value,joint=value."""
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, equals, value = part.partition("=")
        if not (equals and name.strip() and value.strip()) or name.strip() in found:
            raise UsageError(
                "names a joint twice" if name.strip() in found else "says no value for a joint",
                argument=option, found=part, expected="joint=value,… such as elbow=90deg",
            )  # fmt: skip
        found[name.strip()] = value.strip()
    return found


def _cells(text: str, option: str, counts: tuple[int, ...], such_as: str) -> list[str]:
    """Comma-separated numbers or symbols, as many as may be."""
    found = [part.strip() for part in text.split(",")]
    if len(found) not in counts or not all(found):
        raise UsageError("has the wrong length", argument=option, found=text, expected=such_as)
    return found


@dataclass(frozen=True, kw_only=True)
class Source(Description):
    """The robot that a command is about."""

    robot: Annotated[str, robot_argument(EITHER)]

    def read(self) -> Robot:
        """The robot, changed as asked."""
        return self.named(self.robot)

    def load(self) -> Robot:
        """The same, with a word on standard error when its description is suspicious."""
        robot, name = self.read(), self.robot
        doubts = robot.report.of("suspicious") if name not in emdeg.library_names() else ()
        if doubts:
            more = f" (and {len(doubts) - 1} more)" if len(doubts) > 1 else ""
            typer.echo(f"note: {name}: {doubts[0]}{more}; see `emdeg check {name}`.", err=True)
        return robot

    def tree(self) -> Robot:
        """The same, with its loops cut."""
        return tree_of(self.load())


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


def cluster_of(workers: int | None, scheduler: str | None) -> int | str | None:
    """Where tasks are computed: on processes here, or on a scheduler's workers."""
    if workers is not None and scheduler is not None:
        raise UsageError(
            "a scheduler has workers of its own", argument="--workers", found=workers,
            hint="give one of --workers and --scheduler",
        )  # fmt: skip
    return scheduler if workers is None else workers
