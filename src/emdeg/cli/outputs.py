"""`emdeg outputs`: all that can be asked of a robot by name, listed from a small file.

python -m emdeg.cli.outputs_index  writes that file again, after a quantity was added or changed
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, print_json
from emdeg.errors import unknown

INDEX = Path(emdeg.__file__).parent / "mechanics" / "quantities" / "index.json"
LEGEND = (
    "n velocities, b bodies; with loops m constraints, f degrees of freedom, a actuated joints; e "
    "elastic joints. "
    "Units are those of a turning joint; wrenches and a moving base are taken where the robot has "
    "them. A frame and its axes follow a colon: "
    "jacobian:tool:local. So does a form: mass_matrix:packed is one triangle, "
    "jacobian:tool:nonzeros what is not zero in every state, mass_matrix:compressed what is not "
    "zero in one triangle. "
    "`emdeg outputs mass_matrix` says all of one."
)


def complete_output(incomplete: str) -> list[str]:
    """Names, then aliases."""
    rows = listed()
    names = [row["name"] for row in rows] + [alias for row in rows for alias in row["aliases"]]
    return [name for name in names if name.startswith(incomplete)]


def outputs(
    name: Annotated[
        str,
        typer.Argument(
            help="One of them, or an alias; without, all.",
            autocompletion=complete_output,
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
    rows = {row["name"]: row for row in listed()}
    aliases = {alias: row["name"] for row in rows.values() for alias in row["aliases"]}
    if name and aliases.get(name, name) not in rows:
        symbols = {row["symbol"]: row["name"] for row in reversed(rows.values())}
        raise unknown(
            "output", name, rows, argument="NAME", aliases=aliases, symbols=symbols,
            listed="`emdeg outputs`",
        )  # fmt: skip
    found = [rows[aliases.get(name, name)]] if name else list(rows.values())
    if as_json:
        print_json(found)
    elif name:
        say(_described(found[0]))
    else:
        for topic in dict.fromkeys(row["topic"] for row in found):
            cells = [
                (r["name"], r["symbol"], r["shape"], ", ".join(set_of(r)), r["units"])
                for r in found if r["topic"] == topic
            ]  # fmt: skip
            headings = ("", "symbol", "size", "takes", "units")
            say(columns(headings, cells, title=bold(topic), left=4) + "\n")
        say(LEGEND)


def listed() -> list[dict[str, Any]]:
    """What the file says of each quantity."""
    found: list[dict[str, Any]] = json.loads(INDEX.read_text(encoding="utf-8"))
    return found


def set_of(row: dict[str, Any]) -> list[str]:
    """The arrays that it takes of every robot."""
    return [name for name in row["inputs"] if name not in ("wrenches", "base_motion")]


def _described(row: dict[str, Any]) -> str:
    lines = [
        f"{bold(row['name'])}  {row['symbol']}: {row['summary']}",
        f"  size      {row['shape']}",
        f"  units     {row['units']}",
        f"  takes     {', '.join(row['inputs'])}",
        f"  proved by {row['certified_against']}",
    ]
    if row["aliases"]:
        lines.append(f"  also      {', '.join(row['aliases'])}")
    if row["forms"]:
        lines.append(f"  forms     {', '.join(row['name'] + ':' + form for form in row['forms'])}")
    if row["with_loops"]:
        lines.append(f"  with loops, ask for {', '.join(row['with_loops'])}")
    return "\n".join([*lines, f"  example   {row['example']}"])
