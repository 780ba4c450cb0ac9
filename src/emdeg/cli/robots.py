"""Commands about descriptions: `robots`, `show` and `check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import emdeg
from emdeg.cli import REFUSED
from emdeg.cli.progress import progress
from emdeg.cli.shared import complete_robot, print_json
from emdeg.errors import EmdegError
from emdeg.robot.robot import Robot
from emdeg.robot.write.describe import headline, tables, tree_lines

_COLOURS = {"unphysical": "red", "suspicious": "yellow", "altered": "cyan"}

_ROBOT = typer.Argument(
    help="A library name (see `emdeg robots`) or a file.",
    show_default=False,
    autocompletion=complete_robot,
)
_SNAP = typer.Option(
    1e-6, help="Angles this near (rad) to a multiple of 15° become exact; 0 keeps the file's."
)
_UNPHYSICAL = typer.Option(
    False, "--allow-unphysical", help="Let impossible inertias through, with a remark."
)


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command()(robots)
    app.command()(show)
    app.command()(check)


def robots(
    as_json: bool = typer.Option(False, "--json", help="Print the list as JSON."),
) -> None:
    """List the robots that come with emdeg.

    Each can be used by its name wherever a robot is asked for:

    \b
        emdeg robots
        emdeg show stanford
    """
    table = Table("name", "dof", "joints", "symbols", "what it is", box=None, pad_edge=False)
    listed = []
    for name in emdeg.library_names():
        robot = emdeg.load(name)
        kinds = "".join("P" if b.joint.prismatic else "R" for b in robot.bodies)
        listed.append(
            {"name": name, "degrees_of_freedom": robot.nv, "joints": kinds,
             "symbols": [s.name for s in robot.symbols], "title": robot.title}
        )  # fmt: skip
        table.add_row(name, str(robot.nv), kinds, str(len(robot.symbols)), escape(robot.title))
    if as_json:
        print_json(listed)
    else:
        Console().print(table)


def show(
    robot: str = _ROBOT,
    toml: bool = typer.Option(False, "--toml", help="Print the robot as TOML instead."),
    snap: float = _SNAP,
    allow_unphysical: bool = _UNPHYSICAL,
) -> None:
    """Show one robot: its tree, its tables, its symbols and the import report.

    For example:

    \b
        emdeg show puma560
        emdeg show double_pendulum --toml
    """
    with progress(_planned(robot)) as bar:
        loaded = emdeg.load(robot, snap=snap, allow_unphysical=allow_unphysical)
        bar.stage("writing")
        text = loaded.to_toml() if toml else ""
        laid_out = [] if toml else list(tables(loaded))
    if toml:
        typer.echo(text, nl=False)
        return
    console = Console()
    first, *others = headline(loaded)
    console.print(f"[bold]{escape(first)}[/]")
    for line in others:
        console.print(line, markup=False, highlight=False)
    console.print()
    console.print("\n".join(tree_lines(loaded)), markup=False, highlight=False, soft_wrap=True)
    for data in laid_out:
        table = Table(title=escape(data.title), title_justify="left", title_style="bold", box=None)
        for column in data.columns:
            table.add_column(column, overflow="fold")
        for row in data.rows:
            table.add_row(*map(escape, row))
        console.print()
        console.print(table)
    console.print()
    _print_report(console, loaded)


def check(
    file: str = _ROBOT,
    as_json: bool = typer.Option(False, "--json", help="Print the result as JSON."),
    strict: bool = typer.Option(
        False, "--strict", help="Exit with 1 if anything was ignored, altered or doubtful."
    ),
    snap: float = _SNAP,
    allow_unphysical: bool = _UNPHYSICAL,
) -> None:
    """Read a description and report everything that was ignored, altered or is doubtful.

    For example, a file of your own, then a robot of the library, strictly:

    \b
        emdeg check my_arm.urdf
        emdeg check two_link --strict

    Exit code 0: it loads. 1: it is refused, or `--strict` found something.
    """
    try:
        with progress(_planned(file)[:1], quiet=as_json):
            robot = emdeg.load(file, snap=snap, allow_unphysical=allow_unphysical)
    except EmdegError as error:
        if not as_json:
            raise
        refusal = {"file": file, "loads": False, "error": error.to_json(), "findings": []}
        typer.echo(json.dumps(refusal, indent=2, ensure_ascii=False))
        raise typer.Exit(REFUSED) from None
    if as_json:
        typer.echo(json.dumps(_summary(file, robot), indent=2, ensure_ascii=False))
    else:
        console = Console()
        console.print(
            f"{Path(file).name}: loads as {robot.name!r}, "
            + ", ".join(
                f"{n} {one if n == 1 else many}"
                for n, one, many in (
                    (robot.nv, "degree of freedom", "degrees of freedom"),
                    (len(robot.bodies), "body", "bodies"),
                    (len(robot.frames), "named frame", "named frames"),
                )
            ),
            markup=False, highlight=False,
        )  # fmt: skip
        _print_report(console, robot)
    if strict and robot.report.is_doubtful:
        raise typer.Exit(REFUSED)


def _planned(robot: str) -> list[tuple[str, float]]:
    """Reading and writing take as long as the file is large: about a second for each 200 kB."""
    path = Path(robot)
    size = path.stat().st_size if path.is_file() else 10_000
    return [("reading", size / 200_000), ("writing", size / 100_000)]


def _summary(file: str, robot: Robot) -> dict[str, Any]:
    return {
        "file": file,
        "loads": True,
        "error": None,
        "robot": {
            "name": robot.name,
            "hash": robot.hash,
            "degrees_of_freedom": robot.nv,
            "joints": list(robot.joint_names),
            "frames": [f.name for f in robot.frames],
            "symbols": [s.name for s in robot.symbols],
        },
        "findings": robot.report.to_json(),
    }


def _print_report(console: Console, robot: Robot) -> None:
    report = robot.report
    if not report.findings:
        console.print("Import report: nothing was ignored or altered.")
        return
    counts = ", ".join(f"{n} {kind}" for kind, n in report.counts().items())
    console.print(f"Import report: {counts}")
    for finding in report.findings:
        colour = _COLOURS.get(finding.kind, "none")
        line = f"  [{colour}]{finding.kind:<10}[/] {escape(str(finding))}"
        console.print(line, highlight=False, soft_wrap=True)
