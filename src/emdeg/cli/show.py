"""`emdeg show ROBOT`: what a description says."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer

from emdeg.cli.progress import progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.errors import UsageError
from emdeg.robot.robot import Robot
from emdeg.robot.write.describe import headline, tables, tree_lines

_COLOURS = {"unphysical": "red", "suspicious": "yellow", "altered": "cyan"}


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
    with progress(planned(source.robot), quiet=as_json) as bar:
        loaded = source.read()
        bar.stage("writing")
        text = loaded.to_toml() if toml else ""
        laid_out = [] if toml else list(tables(loaded))
    if as_json:
        parts = [{"title": t.title, "columns": t.columns, "rows": t.rows} for t in laid_out]
        print_json({**summary(source.robot, loaded), "tables": parts})
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
    print_report(loaded)


def readable(cell: str) -> str:
    """Long fractions, which lumped bodies have, in six digits; --toml and --json have them exact.

    >>> readable("1/3, -4794235041/29266850000")
    '1/3, ≈-0.163811'
    """
    return re.sub(r"-?\d{5,}/\d{5,}", lambda found: f"≈{float(Fraction(found[0])):.6g}", cell)


def planned(robot: str) -> list[tuple[str, float]]:
    """Reading and writing take as long as the file is large: about a second for each 200 kB."""
    path = Path(robot)
    size = path.stat().st_size if path.is_file() else 10_000
    return [("reading", size / 200_000), ("writing", size / 100_000)]


def summary(file: str, robot: Robot) -> dict[str, Any]:
    """A robot and its import report as plain data."""
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


def print_report(robot: Robot) -> None:
    """The import report, a line for each finding."""
    report = robot.report
    if not report.findings:
        say("Import report: nothing was ignored or altered.")
        return
    counts = ", ".join(f"{n} {kind}" for kind, n in report.counts().items())
    say(f"Import report: {counts}")
    for finding in report.findings:
        kind = typer.style(f"{finding.kind:<10}", fg=_COLOURS.get(finding.kind))
        say(f"  {kind} {finding}")
