"""`emdeg excite ROBOT`: a motion from whose efforts the parameters can be told best.

emdeg excite iiwa --csv excite.csv --plot excite.png
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import complete
from emdeg.cli.progress import progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.cli.simulate import numbers
from emdeg.errors import UsageError
from emdeg.files import check_place
from emdeg.identify.excite.bounds import Interval
from emdeg.identify.excite.criteria import CRITERIA
from emdeg.identify.excite.excitation import Excitation
from emdeg.identify.know.sensing import SLOW
from emdeg.robot.robot import Robot

STAGES = (("deriving the base regressor", 2.0), ("compiling", 3.0), ("searching", 20.0))


def excite(
    source: Source,
    duration: Annotated[float, typer.Option(help="Seconds that the motion takes.")] = 10.0,
    harmonics: Annotated[int, typer.Option(help="Of the Fourier series of each joint.")] = 5,
    points: Annotated[
        int | None, typer.Option(help="B-splines with so many control points instead.")
    ] = None,
    criterion: Annotated[
        str,
        typer.Option(help="condition (number), D, or E.", autocompletion=complete(CRITERIA)),
    ] = "condition",
    drives: Annotated[
        str,
        typer.Option(help="Found beside the links: rotors, friction, offset, stribeck; none."),
    ] = "none",
    slow: Annotated[
        float, typer.Option(help="The speed below which there is stribeck friction, rad/s.")
    ] = float(SLOW),
    noise: Annotated[
        str | None,
        typer.Option(help="Standard deviation of the efforts, N m; one, or for each joint."),
    ] = None,
    rate: Annotated[float, typer.Option(help="Samples a second, as the controller's.")] = 100.0,
    position: Annotated[
        list[str] | None,
        typer.Option(help="Where a joint stays: elbow=-1.5:1.5 (90deg too); the robot's own else."),
    ] = None,
    speed: Annotated[
        str | None, typer.Option(help="Limit, rad/s or m/s; the robot's own without.")
    ] = None,
    acceleration: Annotated[str | None, typer.Option(help="Limit; none without.")] = None,
    jerk: Annotated[str | None, typer.Option(help="Limit; none without.")] = None,
    effort: Annotated[
        str | None, typer.Option(help="Limit, N m or N; the robot's own without.")
    ] = None,
    box: Annotated[
        list[str] | None,
        typer.Option(help="Where a frame stays: tool=-1:1,-1:1,0.1: (m; x, y, z)."),
    ] = None,
    plane: Annotated[
        list[str] | None,
        typer.Option(help="… on one side of a plane: tool=0,0,1,0.1 for z above 0.1."),
    ] = None,
    starts: Annotated[int, typer.Option(help="Random starts; the best one counts.")] = 4,
    seed: Annotated[int, typer.Option(help="Another draw of the starts.")] = 0,
    csv: Annotated[Path | None, typer.Option(help="Write t, q, qd, qdd of the joints.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress bar.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Design a motion from whose efforts the parameters are told best.

    At rest at both ends, within the limits of the robot, by exact slopes of the base regressor. For
    example:

    \b
        emdeg excite two_link --speed 2 --csv excite.csv
        emdeg excite iiwa --harmonics 5 --duration 10 --plot excite.png
        emdeg excite two_link --speed 2 --position joint2=-90deg:90deg
        emdeg excite ur5 --criterion D --box tool0=-0.8:0.8,-0.8:0.8,0.1:
    """
    model = source.load()
    for place in (csv, plot):
        if place is not None:
            check_place(place)
    with progress(STAGES, quiet=quiet or as_json) as bar:
        found = emdeg.excite(
            model,
            duration=duration,
            harmonics=harmonics,
            points=points,
            criterion=criterion,
            drives=drives,
            slow=slow,
            noise=numbers(noise, model.nv, "noise", spread=True),
            rate=rate,
            position=dict(_range(text) for text in position or ()),
            speed=numbers(speed, model.nv, "speed", spread=True),
            acceleration=numbers(acceleration, model.nv, "acceleration", spread=True),
            jerk=numbers(jerk, model.nv, "jerk", spread=True),
            effort=numbers(effort, model.nv, "effort", spread=True),
            boxes=dict(_box(text) for text in box or ()),
            planes=[_plane(text) for text in plane or ()],
            starts=starts,
            seed=seed,
            progress=bar.follow,
        )
    if csv is not None:
        found.save(csv)
    if plot is not None:
        found.figure(plot)
    if as_json:
        print_json(found.to_json())
        return
    _show(model, found)
    for place in (csv, plot):
        if place is not None:
            typer.echo(f"wrote {place}", err=True)


def _show(robot: Robot, found: Excitation) -> None:
    say(f"{bold(robot.name)}: {found.curve}, {found.t[-1]:g} s, {len(found.t)} samples")
    say(f"condition number {found.condition_number:.4g} of the stacked regressor")
    say(f"  {found.grouped_condition_number:.4g} in the base parameters below;")
    say(f"  smallest singular value {found.smallest:.4g}")
    for remark in found.remarks:
        say(f"  {remark}")
    say(f"\n{bold('limits')} (per cent used, on a grid ten times as fine)")
    joints = [w for w in found.used if w != "place"]
    rows = [
        (f"  {name}", *(_percent(found.used[what].get(name)) for what in joints))
        for name in found.joints
    ]
    say(columns(("", *joints), rows))
    for name, part in found.used.get("place", {}).items():
        say(f"  {name}: {_percent(part)}")
    say(f"\n{bold('standard deviations to be expected')}")
    predicted = [
        (f"  {p.name}", f"{p.deviation:.2g}", f"{p.prior:.4g}", p.expression)
        for p in found.predicted
    ]
    say(columns(("", "deviation", "prior", ""), predicted))


def _percent(part: float | None) -> str:
    return "" if part is None else f"{100 * part:.1f}"


def _range(text: str) -> tuple[str, Interval]:
    """elbow=-90deg:1.5; a side that is left out is the robot's own."""
    joint, rest = _named(text, "--position", "elbow=-1.5:1.5", "joint")
    low, colon, high = rest.partition(":")
    if not colon:
        raise UsageError("is no range", argument="--position", found=text, expected="low:high")
    sides = [numbers(side.strip() or None, 1, "position") for side in (low, high)]
    return joint, (sides[0][0] if sides[0] else None, sides[1][0] if sides[1] else None)


def _box(text: str) -> tuple[str, list[Interval | None]]:
    frame, sides = _named(text, "--box", "tool=-1:1,-1:1,0:")
    parts = sides.split(",")
    if len(parts) != 3:
        raise UsageError("a box has three sides", argument="--box", found=text,
                         expected="tool=-1:1,-1:1,0:")  # fmt: skip
    return frame, [_side(part) for part in parts]


def _side(text: str) -> Interval | None:
    low, colon, high = text.partition(":")
    if not colon:
        raise UsageError("is no side of a box", argument="--box", found=text, expected="low:high")
    return _number(low, "--box"), _number(high, "--box")


def _plane(text: str) -> tuple[str, list[float], float]:
    frame, rest = _named(text, "--plane", "tool=0,0,1,0.1")
    parts = [_number(cell, "--plane") for cell in rest.split(",")]
    given = [x for x in parts if x is not None]
    if len(given) != 4 or len(parts) != 4:
        raise UsageError("is no plane", argument="--plane", found=text, expected="tool=0,0,1,0.1")
    return frame, given[:3], given[3]


def _named(text: str, option: str, such_as: str, what: str = "frame") -> tuple[str, str]:
    frame, equals, rest = text.partition("=")
    if not (frame.strip() and equals and rest.strip()):
        raise UsageError(f"names no {what}", argument=option, found=text, expected=such_as)
    return frame.strip(), rest


def _number(text: str, option: str) -> float | None:
    if not text.strip():
        return None
    try:
        return float(text)
    except ValueError:
        raise UsageError("is not a number", argument=option, found=text) from None
