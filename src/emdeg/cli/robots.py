"""`emdeg robots`: the library, listed from a small file, for loading every robot takes a while.

python -m emdeg.cli.robots        writes that file again, after a robot was added or changed
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

import emdeg
from emdeg.cli.screen import columns, width
from emdeg.cli.shared import JsonOption, print_json
from emdeg.files import write_whole

INDEX = Path(emdeg.__file__).parent / "robot" / "library" / "index.json"


def robots(as_json: JsonOption = False) -> None:
    """List the robots that come with emdeg.

    Each can be used by its name wherever a robot is asked for:

    \b
        emdeg robots
        emdeg show stanford
    """
    rows = listed()
    if as_json:
        print_json(rows)
        return
    wide = width() > 100  # elsewhere the titles need the room that the letters of joints take
    cells = [
        (row["name"], *([row["joints"]] if wide else []), str(row["degrees_of_freedom"]),
         str(len(row["symbols"])), row["title"])
        for row in rows
    ]  # fmt: skip
    headings = ("name", *(["joints"] if wide else []), "dof", "symbols", "what it is")
    typer.echo(columns(headings, cells, left=1 + wide))


def listed() -> list[dict[str, Any]]:
    """What the file says of each robot of the library."""
    found: list[dict[str, Any]] = json.loads(INDEX.read_text(encoding="utf-8"))
    return found


def loaded() -> list[dict[str, Any]]:
    """The same from the robots themselves."""
    rows = []
    for name in emdeg.library_names():
        robot = emdeg.load(name)
        kinds = "".join(body.joint.type.letter for body in robot.bodies)
        rows.append(
            {"name": name, "degrees_of_freedom": robot.nv, "joints": kinds,
             "symbols": [s.name for s in robot.symbols], "title": robot.title}
        )  # fmt: skip
    return rows


if __name__ == "__main__":
    lines = [json.dumps(row, ensure_ascii=False) for row in loaded()]
    write_whole(INDEX, "[\n" + ",\n".join(lines) + "\n]\n")
