"""`emdeg count ROBOT`: what a robot's functions cost, stage by stage, next to the papers."""

from __future__ import annotations

from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import OutputsOption, Search, names, rolled_line
from emdeg.cli.progress import compile_seconds, compiling, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, count_data, print_json
from emdeg.cli.steps import print_result
from emdeg.mechanics.quantities.published import Published, published
from emdeg.program.count import Count, count_elements
from emdeg.program.ir import Program
from emdeg.program.ops import STAGES
from emdeg.records.minimal.least import Least, least
from emdeg.robot.robot import Robot

MEANING = {
    "setup": "once, when the parameters are known",
    "configure": "when q changes",
    "step": "when speeds, accelerations or efforts change",
}


def count(
    source: Source,
    outputs: OutputsOption = "inverse_dynamics",
    *,
    search: Search,
    elements: Annotated[
        bool, typer.Option("--elements", help="Every element of every output, computed alone.")
    ] = False,
    steps: Annotated[
        bool,
        typer.Option("--steps", help="What each step of --method adds, as derived (Fu's tables)."),
    ] = False,
    fewest: Annotated[
        bool, typer.Option("--least", help="How few operations any program has, as far as proved.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Count multiplications and additions as the papers count them.

    Sines and cosines are counted apart, and so is what depends on parameters only. For example:

    \b
        emdeg count puma560
        emdeg count two_link --outputs mass_matrix,gravity --elements
        emdeg count stanford --method kane --optimise none --json
        emdeg count puma560 --method newton_euler --steps
        emdeg count two_link --outputs mass_matrix --least
        emdeg count panda --rolled -O none
    """
    if steps:
        print_result(_steps(source.tree(), search.method or "newton_euler", as_json))
        return
    loaded = source.load()
    stages = [(f"shortening {loaded.name}", compile_seconds(loaded, search.optimise))]
    with progress(stages, quiet=as_json) as bar:
        program = compiling(bar, loaded, names(outputs), **vars(search))
    comparable = [o.name for o in program.outputs] == ["inverse_dynamics"]
    printed = published(loaded) if comparable else []
    known = least(program) if fewest else None
    if as_json:
        data = _data(program, elements, search.method or "auto", printed)
        print_json({**data, "at_least": known and known.operations} if fewest else data)
        return
    shown = ", ".join(o.name for o in program.outputs)
    say(f"{bold(loaded.name)}: {shown}")
    say(_stages(program.count()))
    rolled = rolled_line(program)
    if rolled is not None:
        say(rolled)
    if fewest:
        say(_least(known, program.count().total))
    if elements:
        say(_elements(program))
    if printed:
        say(published_table(loaded))
    proof = program.certificate
    if proof is not None:
        by = proof.reference.method
        against = "what was derived" if by == "auto" else by
        error = f"wrong with probability at most 2^{proof.log2_error:.0f}"
        say(f"Certified equal to {against}: {error}.")


def _least(known: Least | None, total: int) -> str:
    if known is None:
        return (
            "How few there can be is not known: there are functions, or joints that follow others."
        )
    return f"At least {known.operations} operations: {known.of(total)}."


def published_table(robot: Robot) -> str:
    """What the papers printed for as many joints."""
    rows = [
        (str(p.total), str(p.mul), str(p.add), p.method + (f" ({p.robot})" if p.robot else "")
         + f", {p.source}")
        for p in published(robot)
    ]  # fmt: skip
    title = f"Published for {robot.nv} joints"
    return columns(("total", "mul", "add", "method"), rows, title=title, left=0)


COSTS = ("mul", "add", "div", "total", "sin/cos")


def _stages(total: Count) -> str:
    rows = [(stage, *cells(total.stages.get(stage, Count())), MEANING[stage]) for stage in STAGES]
    rows.append(("run time", *cells(total), "configure + step"))
    return columns(("stage", *COSTS, "runs"), rows)


def _alone(program: Program) -> list[tuple[str, Count]]:
    """Every element by name, and what it costs without the others."""
    found = count_elements(program)
    return [(o.element(k), c) for o in program.outputs for k, c in enumerate(found[o.name])]


def _elements(program: Program) -> str:
    rows = [(name, *cells(alone)) for name, alone in _alone(program)]
    return columns(("element", *COSTS), rows, title="Each element alone")


def _steps(robot: Robot, method: str, as_json: bool) -> str | dict[str, object]:
    """The rows of Fu's tables 3.1 and 3.4, counted."""
    found = emdeg.step_costs(emdeg.derive(robot, method))
    total = sum((row.count for row in found), Count())
    if as_json:
        rows = [
            {"step": row.symbol, "equation": row.equation, "count": count_data(row.count)}
            for row in found
        ]
        return {
            "robot": robot.name, "method": method, "steps": rows, "total": count_data(total),
        }  # fmt: skip
    listed = [(row.symbol, *cells(row.count), row.equation) for row in found]
    listed.append(("all", *cells(total), ""))
    head = f"{bold(robot.name)}: what each step of {method} adds, as derived\n"
    return head + columns(("step", *COSTS, "equation"), listed)


def cells(c: Count) -> list[str]:
    """A count under the headings COSTS."""
    return [str(n) for n in (c.mul, c.add, c.div, c.total, c.trig)]


def _data(
    program: Program, elements: bool, method: str, printed: list[Published]
) -> dict[str, object]:
    total = program.count()
    data: dict[str, object] = {
        "robot": program.name,
        "method": method,
        "outputs": [o.name for o in program.outputs],
        "run_time": count_data(total),
        "stages": {s: count_data(total.stages.get(s, Count())) for s in STAGES},
        "published": [vars(p) for p in printed],
        "log2_error": program.certificate and program.certificate.log2_error,
    }
    if elements:
        data["elements"] = {name: count_data(alone) for name, alone in _alone(program)}
    return data
