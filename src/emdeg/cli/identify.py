"""`emdeg identify ROBOT LOG…`: from a log to a model that was measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import complete
from emdeg.cli.screen import columns, say
from emdeg.cli.shared import EITHER, Description, JsonOption, print_json, robot_argument
from emdeg.errors import UsageError, unknown
from emdeg.files import check_place, write_whole
from emdeg.identify.fit.data import KINDS
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
    drives: Annotated[
        str | None,
        typer.Option(
            help="What of the drives is unknown: rotors, viscous, coulomb, offset (by default),"
            " asymmetric, stribeck; or none.",
            autocompletion=complete(KINDS),
        ),
    ] = None,
    loaded: Annotated[
        list[Path] | None,
        typer.Option(help="A log with a load that the others do not have; may be repeated."),
    ] = None,
    load: Annotated[
        list[str] | None,
        typer.Option(help="What is known of the load: mass=2.5, com=0,0,0.08, Jzz=0.01."),
    ] = None,
    frame: Annotated[str | None, typer.Option(help="Where the load is.")] = None,
    gains: Annotated[
        bool,
        typer.Option("--gains", help="Efforts are signals: find the drives' gains by the load."),
    ] = False,
    lumped: Annotated[
        bool,
        typer.Option("--lumped", help="The constants of the explicit model too, and how sure."),
    ] = False,
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
        emdeg identify my_arm.urdf run1.csv --loaded run2.csv --load mass=0.1
    """
    if solver not in SOLVERS:
        raise unknown("solver", solver, SOLVERS, argument="--solver")
    for place, option in ((report, "--report"), (save, "--save")):
        if place is not None:
            check_place(place, option)
    found = emdeg.identify(
        description.named(robot), log, validate=validate or None, method=method,
        consistent=consistent and SOLVERS[solver], prior=prior, mapping=mapping,
        bounding=bounding, loaded=loaded or None, load=_known(load), frame=frame, gains=gains,
        drives=drives,
    )  # fmt: skip
    if save is not None:
        urdf = save.suffix.lower() == ".urdf"
        write_whole(save, found.robot.to_urdf() if urdf else found.robot.to_toml())
        for line in found.not_in_urdf if urdf else ():
            typer.echo(f"! {line}; TOML keeps it", err=True)
    if report is not None:
        found.report(report)
    if as_json:
        print_json(found.to_json(lumped=lumped))
        return
    _show(found, lumped=lumped)
    for place in (save, report):
        if place is not None:
            typer.echo(f"wrote {place}", err=True)


def _known(load: list[str] | None) -> dict[str, object] | None:
    """mass=2.5 com=0,0,0.08 inertia=xx,yy,zz,xy,xz,yz."""
    if not load:
        return None
    found: dict[str, object] = {}
    for text in load:
        name, _, value = text.partition("=")
        try:
            numbers = [float(x) for x in value.split(",")]
        except ValueError:
            numbers = []
        if name == "inertia" and len(numbers) == 6:
            xx, yy, zz, xy, xz, yz = numbers
            found[name] = [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]
        elif numbers and (name == "com") == (len(numbers) == 3) and len(numbers) in (1, 3):
            found[name] = numbers if name == "com" else numbers[0]
        else:
            raise UsageError("is not understood", argument="--load", found=text,
                             expected="mass=2.5, com=x,y,z, inertia=xx,yy,zz,xy,xz,yz")  # fmt: skip
    return found


def _show_load(found: emdeg.Identification) -> None:
    if found.gains:
        rows = [(g.joint, f"{g.value:.5g}", f"{g.standard_deviation:.2g}") for g in found.gains]
        say(columns(("gain", "value", "std dev"), rows) + "\n")
    load = found.payload
    if load is None or found.loaded is None:
        return
    com = ", ".join(f"{x:.4g}" for x in load.com)
    say(f"load at {load.frame}: {load.mass:.4g} kg, centre of mass ({com}) m")
    say(f"error with it, held out: {found.loaded.relative_error:.1%}")
    parameters = [
        (p.name, f"{p.value:.4g}", "given" if p.known else f"{p.standard_deviation:.2g}",
         f"{p.consistent:.4g}")
        for p in load.parameters
    ]  # fmt: skip
    say(columns(("load", "value", "std dev", "in the body"), parameters) + "\n")


def _show_lumped(found: emdeg.Identification) -> None:
    """The lumped constants of M and g (R15), with what the fit leaves open of each."""
    constants = [
        (c.name, f"{c.value:.4g}",
         "not told" if c.standard_deviation is None else f"{c.standard_deviation:.2g}",
         c.formula if len(c.formula) < 45 else c.formula[:44] + "…")
        for c in found.lumped_constants
    ]  # fmt: skip
    say(columns(("constant", "value", "std dev", "formula"), constants) + "\n")


def _show(found: emdeg.Identification, *, lumped: bool) -> None:
    """Errors, parameters, what was done, what to know."""
    held = found.held_out
    say(f"{found.name}: {len(found.base_parameters)} base parameters by {found.method}\n")
    rows = [
        (name, f"{e:.1%}", f"{found.fitted.rms[name]:.3g}",
         "" if held is None else f"{held.per_joint[name]:.1%}",
         "" if held is None else f"{held.rms[name]:.3g}",
         f"{(held or found.fitted).deviation.get(name, float('nan')):.2g}")
        for name, e in found.fitted.per_joint.items()
    ]  # fmt: skip
    total = "" if held is None else f"{held.relative_error:.1%}"
    rows.append(("all", f"{found.fitted.relative_error:.1%}", "", total, "", ""))
    say(columns(("error", "fitted", "N m", "held out", "N m", "sure to"), rows) + "\n")
    parameters = [
        (p.name, f"{p.value:.4g}", f"{p.standard_deviation:.2g}", "" if p.essential else "?",
         p.expression if len(p.expression) < 45 else p.expression[:44] + "…")
        for p in found.base_parameters
    ]  # fmt: skip
    say(columns(("parameter", "value", "std dev", "", "combination"), parameters))
    say("? not told from 0 by this log\n")
    if found.correlated:
        pairs = ", ".join(f"{a} {b} {rho:+.2f}" for a, b, rho in found.correlated)
        say(f"told only together (correlation): {pairs}\n")
    _show_load(found)
    if lumped:
        _show_lumped(found)
    for line in (*found.done, *found.notes):
        say(f"- {line}")
    for line in found.warnings:
        say(f"! {line}")
