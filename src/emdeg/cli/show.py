"""`emdeg show ROBOT` and `emdeg check FILE`: what a description says, and what is doubtful."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer

from emdeg.cli import REFUSED
from emdeg.cli.progress import progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import (
    EITHER,
    JsonOption,
    Source,
    print_json,
    robot_argument,
)
from emdeg.errors import EmdegError, UsageError
from emdeg.robot.robot import Robot
from emdeg.robot.write.describe import headline, tables, tree_lines

_COLOURS = {"unphysical": "red", "suspicious": "yellow", "altered": "cyan"}


@dataclass(frozen=True, kw_only=True)
class _File(Source):
    robot: Annotated[str, robot_argument(EITHER, "file")]


def show(
    toml: Annotated[bool, typer.Option("--toml", help="Print the robot as TOML instead.")] = False,
    as_json: JsonOption = False,
    *,
    source: Source,
) -> None:
    """Show a robot: its tree, tables, symbols and import report.

    For example:

    \b
        emdeg show puma560
        emdeg show double_pendulum --toml
        emdeg show panda --lock panda_joint7=0 --payload 0.5
    """
    if toml and as_json:
        raise UsageError("choose one of --toml and --json")
    with progress(_planned(source.robot), quiet=as_json) as bar:
        loaded = source.read()
        bar.stage("writing")
        text = loaded.to_toml() if toml else ""
        laid_out = [] if toml else list(tables(loaded))
    if as_json:
        parts = [{"title": t.title, "columns": t.columns, "rows": t.rows} for t in laid_out]
        print_json({**_summary(source.robot, loaded), "tables": parts})
        return
    if toml:
        typer.echo(text, nl=False)
        return
    first, *others = headline(loaded)
    say("\n".join([bold(first), *others, "", *tree_lines(loaded)]))
    for data in laid_out:
        rows = [[readable(cell) for cell in row] for row in data.rows]
        say("\n" + columns(data.columns, rows, title=bold(data.title), left=99))
    say()
    _print_report(loaded)


def check(
    as_json: JsonOption = False,
    strict: Annotated[
        bool,
        typer.Option("--strict", help="Exit with 1 if anything was ignored, altered or doubtful."),
    ] = False,
    *,
    source: _File,
) -> None:
    """Say what of a description was ignored, altered or is doubtful.

    For example, a file of your own, then a robot of the library, strictly:

    \b
        emdeg check my_arm.urdf
        emdeg check two_link --strict

    Exit code 0: it loads. 1: it is refused, or `--strict` found something.
    """
    file = source.robot
    try:
        with progress(_planned(file)[:1], quiet=as_json):
            robot = source.read()
    except EmdegError as error:
        if not as_json:
            raise
        print_json({"file": file, "loads": False, "error": error.to_json(), "findings": []})
        raise typer.Exit(REFUSED) from None
    if as_json:
        print_json(_summary(file, robot))
    else:
        counts = (
            (robot.nv, "degree of freedom", "degrees of freedom"),
            (len(robot.bodies), "body", "bodies"),
            (len(robot.frames), "named frame", "named frames"),
        )
        sizes = ", ".join(f"{n} {one if n == 1 else many}" for n, one, many in counts)
        say(f"{Path(file).name}: loads as {robot.name!r}, {sizes}")
        _print_report(robot)
    if strict and robot.report.is_doubtful:
        raise typer.Exit(REFUSED)


def readable(cell: str) -> str:
    """Long fractions, which lumped bodies have, in six digits; --toml and --json have them exact.

    >>> readable("1/3, -4794235041/29266850000")
    '1/3, ≈-0.163811'
    """
    return re.sub(r"-?\d{5,}/\d{5,}", lambda found: f"≈{float(Fraction(found[0])):.6g}", cell)


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


def _print_report(robot: Robot) -> None:
    report = robot.report
    if not report.findings:
        say("Import report: nothing was ignored or altered.")
        return
    counts = ", ".join(f"{n} {kind}" for kind, n in report.counts().items())
    say(f"Import report: {counts}")
    for finding in report.findings:
        kind = typer.style(f"{finding.kind:<10}", fg=_COLOURS.get(finding.kind))
        say(f"  {kind} {finding}")
