"""`emdeg online ROBOT`: an estimator of the base parameters for a controller, as C."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import complete
from emdeg.cli.screen import columns, say
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.identify.fit.online import KINDS
from emdeg.identify.know.sensing import USUAL


def online(
    source: Source,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write the C into this directory.")
    ] = None,
    drives: Annotated[
        str,
        typer.Option(
            help="What of the drives is unknown: rotors, viscous, coulomb, offset, stribeck; or"
            " none.",
            autocompletion=complete(KINDS),
        ),
    ] = USUAL,
    forgetting: Annotated[float, typer.Option(help="Of one sample, at most 1.")] = 0.9999,
    deviation: Annotated[
        float, typer.Option(help="How far the description's base parameters may be off.")
    ] = 1.0,
    noise: Annotated[float, typer.Option(help="Standard deviation of the efforts, N m.")] = 1.0,
    width: Annotated[
        float | None, typer.Option(help="Friction turns as tanh(speed/width), rad/s.")
    ] = None,
    slow: Annotated[
        float | None, typer.Option(help="The speed of stribeck friction, rad/s.")
    ] = None,
    mapping: Annotated[
        Path | None, typer.Option(help="Motors that turn several joints: [drive] of a mapping.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Follow a robot's base parameters while it moves, as C.

    Recursive least squares: the base regressor as it was certified and an update of fixed size;
    nothing is allocated, every loop is bounded. For example:

    \b
        emdeg online ur5 --output firmware
        emdeg online two_link --forgetting 0.999 --drives none
    """
    found = emdeg.online(
        source.tree(), drives=drives, forgetting=forgetting, deviation=deviation, noise=noise,
        width=width, slow=slow, mapping=mapping,
    )  # fmt: skip
    files = found.emit(output)
    if as_json:
        print_json({"parameters": list(found.names), "files": sorted(files)})
        return
    model = found.model
    rows = [(str(k), b.name, model.expression(b)) for k, b in enumerate(model.base)]
    say(columns(("beta", "", "combination"), rows))
    say(f"{len(rows)} parameters, {model.robot.nv} efforts a sample, forgetting {forgetting:g}")
    for name in files:
        say(f"wrote {output / name}" if output else f"{name}: {len(files[name])} characters")
