"""`emdeg report ROBOT`: everything about a robot's dynamics on one page that works offline."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

import emdeg
from emdeg.cli.shared import RobotArgument


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(report)


def report(
    robot: RobotArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="The file to write.")] = Path(
        "report.html"
    ),
    optimise: Annotated[
        str, typer.Option("--optimise", "-O", help="Level of the optimiser; `none` to skip it.")
    ] = "-O1",
    floating_base: Annotated[
        bool, typer.Option("--floating-base", help="Hang the base on a free flyer.")
    ] = False,
    allow_unphysical: Annotated[
        bool, typer.Option("--allow-unphysical", help="Let impossible inertias through.")
    ] = False,
    compare: Annotated[
        bool, typer.Option("--compare/--no-compare", help="Count every method too.")
    ] = True,
) -> None:
    """Write a page to keep open: the robot in 3D, its equations, live numbers, costs and proof.

    One HTML file that needs no network: open it in a browser from disk. For example:

    \b
        emdeg report puma560 -o report.html
        emdeg report panda -o panda.html --no-compare
    """
    from emdeg.report import Options, write

    start = perf_counter()
    loaded = emdeg.load(robot, floating_base=floating_base, allow_unphysical=allow_unphysical)
    level = None if optimise in ("none", "0", "-O0", "") else optimise
    console = Console(stderr=True)
    with console.status("loading") as status:
        size = write(loaded, output, Options(level, compare), status.update)
    seconds = perf_counter() - start
    typer.echo(f"{output}  {size / 1e6:.1f} MB, {seconds:.1f} s; open it in a browser")
