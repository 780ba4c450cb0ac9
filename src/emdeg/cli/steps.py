"""`emdeg derive --steps`: a method's own steps, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

import emdeg
from emdeg.cli.screen import bold, say
from emdeg.cli.shared import print_json
from emdeg.exact.print.paper import COMMAND
from emdeg.mechanics.loops import maggi
from emdeg.mechanics.steps import SHARED
from emdeg.mechanics.written_steps import WrittenStep, with_coordinates, written_steps


def steps_of(
    robot: emdeg.Robot, method: str, coordinates: Sequence[str], *, latex: bool, as_json: bool
) -> str | dict[str, Any]:
    """The text, or the data for JSON, in which every value is written by the steps before it."""
    of_loops = method == maggi.NAME
    equations = emdeg.maggi(robot) if of_loops else emdeg.derive(robot, method)
    steps: Sequence[emdeg.Step] = equations.steps
    if coordinates:
        steps = with_coordinates(steps, robot, coordinates)
    found = written_steps(steps, latex=latex, expand=not as_json)
    if as_json:
        listed = [_data(line) for line in found]
        return {"robot": robot.name, "method": method, "steps": listed}
    by = f"{method}: {maggi.SUMMARY if of_loops else emdeg.METHODS[method].summary}"
    comment = "% " if latex else ""
    lines = [f"{comment}{bold(robot.name)}: {robot.nv} joints, by {by}"]
    lines += [COMMAND] if latex else []
    before = ""
    for line in found:
        if line.step.equation not in (before, SHARED):
            before = line.step.equation
            lines.append(f"% ({before})" if latex else f"\n({before})")
        if latex:  # paragraphs, to be pasted
            lines += line.for_a_paper()
            continue
        of = f"   {line.step.of}" if line.step.of else ""
        first, *more = str(line).split("\n")
        lines += [f"{first}{of}", *more]
    return "\n".join(lines)


def print_result(result: str | dict[str, Any]) -> None:
    """A text for people, or data as JSON."""
    if not isinstance(result, str):
        print_json(result)
    elif result.startswith("% "):  # LaTeX breaks its lines itself
        typer.echo(result)
    else:
        say(result)


def _data(line: WrittenStep) -> dict[str, Any]:
    step = line.step
    rows = [list(row) for row in line.rows]
    return {
        "symbol": step.symbol,
        "latex": step.latex,
        "equation": step.equation,
        "of": step.of,
        "value": rows[0][0] if isinstance(step.value, emdeg.exact.Expr | str) else rows,
    }
