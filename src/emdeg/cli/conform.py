"""`emdeg conform FILE`: another library's numbers, and the convention that makes them differ."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.completion import complete_robot
from emdeg.cli.screen import columns, say
from emdeg.cli.shared import Description, JsonOption, print_json
from emdeg.errors import UsageError


def conform(
    file: Annotated[
        Path, typer.Argument(help="JSON: the robot, states, and the numbers found there.")
    ],
    robot: Annotated[
        str | None,
        typer.Option(help="The robot, if the file does not say.", autocompletion=complete_robot),
    ] = None,
    tolerance: Annotated[
        float, typer.Option(help="Equal means: by this much of the largest entry.")
    ] = 1e-7,
    as_json: JsonOption = False,
    *,
    description: Description,
) -> None:
    """Say which convention makes another library's numbers differ.

    A file has the form of those in the folder `conformance` of emdeg's sources: a robot, states
    with q, qd, …, and at each the `values` that the library found. Exit code 0 means that all
    agree as they stand. For example:

    \b
        emdeg conform theirs.json
        emdeg conform theirs.json --robot my_arm.urdf --gravity 0,0,-9.81
    """
    if description.changes and robot is None:
        raise UsageError(
            "changes a robot, and the file has its own", argument=description.changes[0],
            hint="name the robot by --robot",
        )  # fmt: skip
    model = None if robot is None else description.named(robot)
    found = emdeg.conform(file, model, tolerance=tolerance)
    if as_json:
        print_json(
            {
                "robot": found.robot, "agrees": found.agrees, "explained": found.explained,
                "conventions": list(found.conventions), "also": list(found.also),
                "results": [
                    {"name": r.name, "agrees": r.agrees, "difference": _finite(r.at_first),
                     "remaining": _finite(r.error), "written": list(r.written)}
                    for r in found.rows
                ],
            }
        )  # fmt: skip
    else:
        rows = [(r.name, f"{r.at_first:.1e}", f"{r.error:.1e}" if r.agrees else "differs")
                for r in found.rows]  # fmt: skip
        say(columns(("", "as it stands", "explained"), rows) + "\n")
        say(str(found))
    if not found.agrees:
        raise typer.Exit(1)


def _finite(error: float) -> float | None:
    return error if error < float("inf") else None
