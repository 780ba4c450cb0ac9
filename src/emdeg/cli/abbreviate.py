"""`emdeg abbreviate ROBOT`: which terms can go, what that saves, and how wrong it gets."""

from __future__ import annotations

import math
from typing import Annotated

import typer

from emdeg.cli.explicit import derivation_stages, operations, share
from emdeg.cli.options import SeedOption
from emdeg.cli.progress import progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.errors import UsageError
from emdeg.explicit import abbreviate as abbreviation
from emdeg.explicit.abbreviate import Abbreviation, Box
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.guarantee import GuaranteedAbbreviation, abbreviate_within
from emdeg.explicit.model import ExplicitModel


def abbreviate(
    source: Source,
    significance: Annotated[
        str, typer.Option(help="Drop terms below this share of the greatest in their equation.")
    ] = "1%",
    constant: Annotated[
        str | None,
        typer.Option(
            help="… or of the joint's greatest constant term.", show_default="a tenth of that"
        ),
    ] = None,
    within: Annotated[
        str | None,
        typer.Option(help="Prove this bound instead: 0.5% of the effort limits, or N·m as 0.2."),
    ] = None,
    speed: Annotated[
        float, typer.Option(help="Speed limit (rad/s, m/s) of joints that have none.")
    ] = 1.0,
    acceleration: Annotated[float, typer.Option(help="Acceleration limit (rad/s², m/s²).")] = 1.0,
    states: Annotated[int, typer.Option(min=1, help="Random states for the errors.")] = 10_000,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Leave out what does not matter, by criterion or a proved bound.

    With --within the torque error of every joint stays below the bound for all positions within
    the joint limits and all speeds and accelerations within theirs: proved, not sampled.

    \b
        emdeg abbreviate puma560
        emdeg abbreviate scara --significance 5%
        emdeg abbreviate puma560 --within 0.5% --speed 2 --acceleration 3
    """
    for name, bound in (("--speed", speed), ("--acceleration", acceleration)):
        if not 0 <= bound < math.inf:
            raise UsageError("a limit is a number from 0 up", argument=name, found=bound)
    loaded = source.tree()
    derivation = derivation_stages(loaded)
    whole = sum(seconds for _, seconds in derivation)
    stages = [*derivation, ("abbreviating", 0.2 * whole), ("counting", whole), ("errors", 0.3)]
    with progress(stages, quiet=as_json) as bar:
        model = explicit_model(loaded, progress=lambda what, *_: bar.follow(what))
        bar.stage("abbreviating")
        box = Box.of(model, speed, acceleration)
        found: Abbreviation
        if within is None:
            second = None if constant is None else share(constant, "--constant")
            found = abbreviation.abbreviate(model, share(significance, "--significance"), second)
        else:
            found = _within(model, within, box)
        bar.stage("counting")
        costs = [operations(m) for m in (model, found.model)]
        bar.stage("errors")
        report = found.errors(states, seed, box)
    if as_json:
        print_json(_data(found, costs, report.to_json()))
        return
    before, after = found.terms
    full, short = costs
    say(
        f"{bold(loaded.name)}: {before} → {after} terms; torques from about {full} to {short} "
        f"operations ({found.criterion})."
    )
    bounds = (found.proved, found.wanted) if isinstance(found, GuaranteedAbbreviation) else ()
    headings = ["worst" if p == 100 else f"{p:g} %" for p in report.percentiles]
    headings += ["proved", "asked"] if bounds else []
    rows = []
    for k, joint in enumerate(report.joints):
        cells = [f"{e:.3g}" for e in (*report.errors[:, k], *(bound[k] for bound in bounds))]
        limit = report.effort_limits[k]
        rows.append([joint, *cells, "" if limit is None else f"{limit:g}"])
    say(f"|Δτ| on {states} random states, percentiles by joint:")
    say(columns(["joint", *headings, "limit"], rows))


def _within(model: ExplicitModel, text: str, box: Box) -> GuaranteedAbbreviation:
    bare = text.strip()
    try:
        if bare.endswith("%"):
            return abbreviate_within(model, percent=float(bare.rstrip("% ")), box=box)
        return abbreviate_within(model, float(bare), box=box)
    except ValueError:
        raise UsageError(
            "this is not a bound", argument="--within", found=text, expected="such as 0.5% or 0.2"
        ) from None


def _data(found: Abbreviation, costs: list[int], report: object) -> object:
    before, after = found.terms
    data: dict[str, object] = {
        "robot": found.full.robot.name,
        "criterion": found.criterion,
        "terms": {"before": before, "after": after},
        "operations": dict(zip(("before", "after"), costs, strict=True)),
        "dropped": [
            {
                "element": str(d.element),
                "product": str(found.full.atoms.expr(d.product)),
                "magnitude": d.magnitude,
                "reason": d.reason,
            }
            for d in found.dropped
        ],
        "errors": report,
    }
    if isinstance(found, GuaranteedAbbreviation):
        data["proved"] = list(found.proved)
        data["wanted"] = list(found.wanted)
    return data
