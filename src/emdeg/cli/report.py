"""`emdeg report ROBOT`: everything about a robot's dynamics on one page that works offline."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from emdeg.cli.options import (
    CertifyOption,
    CoordinatesOption,
    OptimiseOption,
    SeedOption,
    coordinate_names,
)
from emdeg.cli.progress import compile_seconds, progress
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.mechanics.coordinates import renamed
from emdeg.report import Options, write
from emdeg.report.equations import LARGEST_EXPLICIT
from emdeg.robot.robot import Robot


def report(
    output: Annotated[Path, typer.Option("-o", "--output", help="The file to write.")] = Path(
        "report.html"
    ),
    optimise: OptimiseOption = "-O1",
    *,
    source: Source,
    compare: Annotated[
        bool, typer.Option("--compare/--no-compare", help="Count every method too.")
    ] = True,
    certify: CertifyOption = True,
    seed: SeedOption = 0,
    coordinates: CoordinatesOption = "",
    box: Annotated[
        str, typer.Option(help="The states over which rounding is proved: as in `emdeg bound`.")
    ] = "limits",
    as_json: JsonOption = False,
) -> None:
    """Write a page: the robot in 3D, its equations, costs and proof.

    One HTML file that needs no network: open it in a browser from disk. For example:

    \b
        emdeg report puma560 -o report.html
        emdeg report panda -o panda.html --no-compare
    """
    start = perf_counter()
    loaded = source.load()
    own = coordinate_names(coordinates)
    if own:
        renamed(loaded, own)  # refused before anything is derived
    options = Options(optimise, compare, certify, seed, coordinates=tuple(own), box=box)
    with progress(_planned(loaded, optimise, compare), quiet=as_json) as bar:
        size = write(loaded, output, options, bar.follow)
    seconds = perf_counter() - start
    if as_json:
        print_json({"file": str(output), "bytes": size, "seconds": seconds})
        return
    typer.echo(f"{output}  {size / 1e6:.1f} MB, {seconds:.1f} s; open it in a browser")


def _planned(robot: Robot, optimise: str, compare: bool) -> list[tuple[str, float]]:
    """What `report.page` says that it does, with the seconds that it takes, roughly."""
    explicit = 0.00015 * robot.nv**4 if robot.joint_velocities <= LARGEST_EXPLICIT else 0.0
    derived = compile_seconds(robot, None)
    return [
        ("deriving M, c and g", 2 * derived),
        ("searching the shortest τ", compile_seconds(robot, optimise)),
        ("writing out the elements", explicit),
        ("sampling the joint range", 2 * explicit),
        ("counting every method", 10 * derived if compare else 0.0),
        ("putting the page together", 0.1),
    ]
