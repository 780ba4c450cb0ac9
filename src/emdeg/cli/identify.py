"""`emdeg identify ROBOT LOG…`: from a log to a model that was measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import complete
from emdeg.cli.screen import columns, say
from emdeg.cli.shared import EITHER, Description, JsonOption, print_json, robot_argument
from emdeg.errors import unknown
from emdeg.files import check_place, write_whole
from emdeg.identify.fit.methods import METHODS

SOLVERS: dict[str, bool | str] = {
    "newton": True, "log-cholesky": "log-cholesky", "semidefinite": "semidefinite",
}  # fmt: skip


def identify(
    robot: Annotated[str, robot_argument(EITHER)],
    log: Annotated[
        list[Path], typer.Argument(help="Logs: CSV, NPZ, Parquet, ROS 2 bags.", show_default=False)
    ],
    validate: Annotated[
        list[Path] | None,
        typer.Option(help="A log to validate with, in place of the last third; may be repeated."),
    ] = None,
    mapping: Annotated[
        Path | None,
        typer.Option(help="What the columns mean: names, units, the drive (TOML or JSON)."),
    ] = None,
    method: Annotated[
        str,
        typer.Option(
            help="ordinary, weighted, reweighted, huber, total, instrumental, didim.",
            autocompletion=complete(tuple(METHODS)),
        ),
    ] = "weighted",
    consistent: Annotated[
        bool, typer.Option(help="Find a physically possible robot, or base parameters alone.")
    ] = True,
    solver: Annotated[
        str,
        typer.Option(
            help="Of the consistent fit: newton, log-cholesky, or semidefinite (Clarabel).",
            autocompletion=complete(SOLVERS),
        ),
    ] = "newton",
    bounding: Annotated[
        Path | None,
        typer.Option(help="What links must fit into: boxes and ellipsoids by link (TOML)."),
    ] = None,
    prior: Annotated[
        bool, typer.Option(help="Stay near the description where the log says little.")
    ] = True,
    report: Annotated[Path | None, typer.Option(help="Write a page to this HTML file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the robot, as .urdf or .toml.")] = None,
    as_json: JsonOption = False,
    *,
    description: Description,
) -> None:
    """Fit a robot to a log of its motion, and say how sure it is.

    A log has the columns t (s), q_JOINT (rad), tau_JOINT (N m), and optionally qd_JOINT and
    qdd_JOINT; a mapping says otherwise. The last third is held out. For example:

    \b
        emdeg identify my_arm.urdf log.csv --report log.html
        emdeg identify my_arm.urdf run1.csv run2.csv --validate run3.csv --save fitted.toml
    """
    if solver not in SOLVERS:
        raise unknown("solver", solver, SOLVERS, argument="--solver")
    for place, option in ((report, "--report"), (save, "--save")):
        if place is not None:
            check_place(place, option)
    found = emdeg.identify(
        description.named(robot), log, validate=validate or None, method=method,
        consistent=consistent and SOLVERS[solver], prior=prior, mapping=mapping,
        bounding=bounding,
    )  # fmt: skip
    if save is not None:
        urdf = save.suffix.lower() == ".urdf"
        write_whole(save, found.robot.to_urdf() if urdf else found.robot.to_toml())
        for line in found.not_in_urdf if urdf else ():
            typer.echo(f"! {line}; TOML keeps it", err=True)
    if report is not None:
        found.report(report)
    if as_json:
        print_json(found.to_json())
        return
    _show(found)
    for place in (save, report):
        if place is not None:
            typer.echo(f"wrote {place}", err=True)


def _show(found: emdeg.Identification) -> None:
    """Errors, parameters, what was done, what to know."""
    held = found.held_out
    say(f"{found.name}: {len(found.base_parameters)} base parameters by {found.method}\n")
    rows = [
        (name, f"{e:.1%}", f"{found.fitted.rms[name]:.3g}",
         "" if held is None else f"{held.per_joint[name]:.1%}",
         "" if held is None else f"{held.rms[name]:.3g}")
        for name, e in found.fitted.per_joint.items()
    ]  # fmt: skip
    total = "" if held is None else f"{held.relative_error:.1%}"
    rows.append(("all", f"{found.fitted.relative_error:.1%}", "", total, ""))
    say(columns(("error", "fitted", "N m", "held out", "N m"), rows) + "\n")
    rows = [
        (p.name, f"{p.value:.4g}", f"{p.standard_deviation:.2g}", "" if p.essential else "?",
         p.expression if len(p.expression) < 45 else p.expression[:44] + "…")
        for p in found.base_parameters
    ]  # fmt: skip
    say(columns(("parameter", "value", "std dev", "", "combination"), rows))
    say("? not told from 0 by this log\n")
    for line in (*found.done, *found.notes):
        say(f"- {line}")
    for line in found.warnings:
        say(f"! {line}")
