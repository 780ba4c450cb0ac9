"""`emdeg outputs`: all that can be asked of a robot by name, from the table of quantities."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from emdeg.cli.completion import complete
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, print_json
from emdeg.errors import unknown
from emdeg.mechanics.quantities.quantities import ALIASES, QUANTITIES, TOPICS
from emdeg.mechanics.quantities.quantity import Quantity

LEGEND = (
    "n velocities, b bodies; with loops m constraints, f degrees of freedom, a actuated joints; e "
    "elastic joints. "
    "Units are those of a turning joint; wrenches and a moving base are taken where the robot has "
    "them. A frame and its axes follow a colon: "
    "jacobian:tool:local. `emdeg outputs mass_matrix` says all of one."
)


def outputs(
    name: Annotated[
        str,
        typer.Argument(
            help="One of them, or an alias; without, all.",
            autocompletion=complete([*QUANTITIES, *ALIASES]),
        ),
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """List what can be asked of a robot: the names of --outputs.

    With symbol, size, inputs and units; `emdeg.compile` takes the same names. For example:

    \b
        emdeg outputs
        emdeg outputs mass_matrix
        emdeg outputs --json
    """
    if name and ALIASES.get(name, name) not in QUANTITIES:
        raise unknown("output", name, QUANTITIES, argument="NAME", aliases=ALIASES)
    if as_json:
        found = [QUANTITIES[ALIASES.get(name, name)]] if name else QUANTITIES.values()
        print_json([_data(record) for record in found])
    elif name:
        say(_described(QUANTITIES[ALIASES.get(name, name)]))
    else:
        for topic, records in TOPICS.items():
            rows = [
                (r.name, r.symbol, r.shape or "1", ", ".join(set_of(r)), r.units) for r in records
            ]
            headings = ("", "symbol", "size", "takes", "units")
            say(columns(headings, rows, title=bold(topic), left=4) + "\n")
        say(LEGEND)


def example(record: Quantity) -> str:
    """A command that computes it."""
    if record in TOPICS["Loops and rolling"]:
        return f"emdeg count four_bar --outputs {record.name}"
    if record in TOPICS["Elastic joints"]:
        return f"emdeg count elastic_arm --outputs {record.name}"
    if record.shape == "6×6":
        return f"emdeg count ur5 --outputs {record.name}:tool0"
    frame = ":link2" if record in TOPICS["Frames"] else ""
    return f"emdeg count two_link --outputs {record.name}{frame}"


def set_of(record: Quantity) -> list[str]:
    """The arrays that it takes of every robot."""
    return [name for name in record.inputs if name not in ("wrenches", "base_motion")]


def _described(record: Quantity) -> str:
    lines = [
        f"{bold(record.name)}  {record.symbol}: {record.summary}",
        f"  size      {record.shape or '1'}",
        f"  units     {record.units}",
        f"  takes     {', '.join(record.inputs)}",
        f"  proved by {record.reference}",
    ]
    if record.aliases:
        lines.append(f"  also      {', '.join(record.aliases)}")
    if record.with_loops:
        lines.append(f"  with loops, ask for {', '.join(record.with_loops)}")
    return "\n".join([*lines, f"  example   {example(record)}"])


def _data(record: Quantity) -> dict[str, Any]:
    return {
        "name": record.name, "aliases": list(record.aliases), "symbol": record.symbol,
        "summary": record.summary, "shape": record.shape or "1", "units": record.units,
        "inputs": list(record.inputs), "certified_against": record.reference,
        "example": example(record),
    }  # fmt: skip
