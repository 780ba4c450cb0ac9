"""`emdeg identifiable ROBOT`: what measurements can tell of a robot, before anything is fitted.

emdeg identifiable puma560
emdeg identifiable ur5 --sensors base --static
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import complete
from emdeg.cli.progress import progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.errors import unknown
from emdeg.identify.know.conditioning import NOTHING, WEAK, Conditioning
from emdeg.identify.know.identifiable import WORDS, Identifiability
from emdeg.identify.know.sensing import DRIVES, SLOW, USUAL, words_of

LOADS = ("loaded", "both")


def identifiable(
    source: Source,
    sensors: Annotated[
        str, typer.Option(help="joints, base (the wrench under it), both, or names: q1,q3.")
    ] = "joints",
    static: Annotated[
        bool, typer.Option("--static", help="The robot rests in every sample: weights only.")
    ] = False,
    drives: Annotated[
        str,
        typer.Option(
            help="What of the drives is unknown: rotors, viscous, coulomb, asymmetric, offset, "
            "stribeck; or none.",
            autocompletion=complete(tuple(DRIVES)),
        ),
    ] = USUAL,
    load: Annotated[
        str | None,
        typer.Option(
            help="An unknown load at the tool: loaded, or both (with and without it).",
            autocompletion=complete(LOADS),
        ),
    ] = None,
    frame: Annotated[str | None, typer.Option(help="Where the load is.")] = None,
    known: Annotated[str, typer.Option(help="Parameters that are known: m3,mL.")] = "",
    require: Annotated[
        str, typer.Option(help="Refuse, with the reason, if these cannot be known: m3,Fv2.")
    ] = "",
    slow: Annotated[
        float, typer.Option(help="The Stribeck speed by which a motion is judged, rad/s.")
    ] = float(SLOW),
    gains: Annotated[
        bool, typer.Option("--gains", help="The gains of the drives are unknown as well.")
    ] = False,
    log: Annotated[
        Path | None, typer.Option(help="Judge this log: how well it excites each direction.")
    ] = None,
    trajectory: Annotated[
        Path | None, typer.Option(help="… or a planned motion: t, q_JOINT, qd_JOINT, qdd_JOINT.")
    ] = None,
    mapping: Annotated[Path | None, typer.Option(help="Names and units of the log.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress bar.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Say which parameters measurements can determine, and prove it.

    Base parameters as exact combinations, every parameter by itself, and what nobody can see in
    words. Names: m, mx … mz (first moments), Jxx … Jzz about the joint's frame, Im a rotor, Fv Fc
    friction, off an offset, with the number of the link. For example:

    \b
        emdeg identifiable puma560
        emdeg identifiable ur5 --sensors both
        emdeg identifiable two_link --static --drives none
        emdeg identifiable two_link --load both --known mL --gains
        emdeg identifiable two_link --require Fv2,mx2
        emdeg identifiable my_arm.urdf --log log.csv
    """
    if load not in (None, *LOADS):
        raise unknown("kind of log", str(load), LOADS, argument="--load")
    model = source.tree()
    with progress([("looking at the robot", 0.0)], quiet=quiet or as_json) as bar:
        found = emdeg.identifiable(
            model,
            sensors=sensors,
            static=static,
            drives=drives,
            load=load,  # type: ignore[arg-type]  # checked above
            frame=frame,
            known=known,
            gains=gains,
            log=log,
            trajectory=trajectory,
            mapping=mapping,
            slow=slow,
            progress=bar.follow,
        )
    if require:
        found.require(*words_of(require))
    if as_json:
        print_json(found.to_json())
    else:
        _show(found)


def _show(found: Identifiability) -> None:
    unknowns, rank = len(found.unknowns), len(found)
    say(f"{bold(found.robot.name)}: measured {found.sensors}")
    say(f"{rank} combinations of {unknowns} parameters can be known, {unknowns - rank} cannot")
    say(f"  {found.proof.words()}")
    for status, words in WORDS.items():
        names = [u.name for u in found.of(status)]
        if names:
            say(f"\n{bold(words)} ({len(names)})")
            say("  " + ", ".join(names))
    rows = [
        (b.name, b.expression) for b in found.base_parameters if b.expression != b.name
    ]  # what can be known alone is listed above
    _listed("the combinations", rows)
    count = sum(map(len, found.directions))
    _listed(f"what nobody can see ({count})", [(str(len(d)), str(d)) for d in found.directions])
    if found.scales is not None:
        free = [("1", sentence) for sentence in found.scales.sentences]
        _listed("free factors", free or [("0", "all gains can be known")])
    if found.conditioning is not None:
        _motion(found.conditioning)


def _motion(motion: Conditioning) -> None:
    say(f"\n{bold(motion.name)}: {motion.samples} samples")
    say(f"  condition number {motion.condition_number:.4g}")
    for title, seen in (
        ("not excited at all", motion.of(0.0, NOTHING)),
        ("hardly excited", motion.of(NOTHING, WEAK)),
        ("excited", motion.of(WEAK)),
    ):
        if seen:
            say(f"  {title}: {len(seen)} directions (singular value in parts of the largest)")
            say("\n".join(f"    {direction}" for direction in seen))
    if motion.unexcited:
        say("  cannot be told from it: " + ", ".join(motion.unexcited))
    for line in motion.done:
        say(f"  - {line}")
    for line in motion.warnings:
        say(f"  ! {line}")


def _listed(title: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        say(f"\n{bold(title)}")
        say(columns(("", ""), [(f"  {first}", text) for first, text in rows]))
