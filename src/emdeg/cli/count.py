"""`emdeg count ROBOT`: what a robot's functions cost, stage by stage, next to the papers."""

from __future__ import annotations

from typing import Annotated

import typer

from emdeg.cli.options import (
    MethodOption,
    ObjectiveOption,
    OptimiseOption,
    OutputsOption,
    level,
    names,
)
from emdeg.cli.progress import compile_seconds, compiling, progress
from emdeg.cli.screen import bold, columns
from emdeg.cli.shared import JsonOption, RobotArgument, count_data, load, print_json
from emdeg.mechanics.quantities.published import Published, published
from emdeg.program.count import Count, count_elements
from emdeg.program.ir import STAGES, Program

MEANING = {
    "setup": "once, when the parameters are known",
    "configure": "when q changes",
    "step": "when speeds, accelerations or efforts change",
}


def count(
    robot: RobotArgument,
    outputs: OutputsOption = "inverse_dynamics",
    method: MethodOption = None,
    optimise: OptimiseOption = "-O1",
    objective: ObjectiveOption = "total",
    elements: Annotated[
        bool, typer.Option("--elements", help="Every element of every output, computed alone.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Count multiplications and additions as the papers count them.

    Sines and cosines are counted apart, and so is what depends on parameters only. For example:

    \b
        emdeg count puma560
        emdeg count two_link --outputs mass_matrix,gravity --elements
        emdeg count stanford --method kane --optimise none --json
    """
    loaded = load(robot)
    effort = level(optimise)
    stages = [(f"shortening {loaded.name}", compile_seconds(loaded, effort))]
    with progress(stages, quiet=as_json) as bar:
        program = compiling(
            bar,
            loaded,
            names(outputs, "--outputs"),
            method=method,
            optimise=effort,
            objective=objective,
        )
    comparable = [o.name for o in program.outputs] == ["inverse_dynamics"]
    printed = published(loaded) if comparable else []
    if as_json:
        print_json(_data(program, elements, method or "auto", printed))
        return
    shown = ", ".join(o.name for o in program.outputs)
    typer.echo(f"{bold(loaded.name)}: {shown}")
    typer.echo(_stages(program.count()))
    if elements:
        typer.echo(_elements(program))
    if printed:
        typer.echo(f"Published for {loaded.nv} joints:")
    for p in printed:
        place = f" ({p.robot})" if p.robot else ""
        typer.echo(f"  {p.total:>7}  {p.mul} mul + {p.add} add  {p.method}{place}, {p.source}")
    proof = program.certificate
    if proof is not None:
        by = proof.reference.method
        against = "what was derived" if by == "auto" else by
        error = f"wrong with probability at most 2^{proof.log2_error:.0f}"
        typer.echo(f"Certified equal to {against}: {error}.")


COSTS = ("mul", "add", "div", "total", "sin/cos")


def _stages(total: Count) -> str:
    rows = [(stage, *_cells(total.stages.get(stage, Count())), MEANING[stage]) for stage in STAGES]
    rows.append(("run time", *_cells(total), "configure + step"))
    return columns(("stage", *COSTS, "runs"), rows)


def _elements(program: Program) -> str:
    found = count_elements(program)
    rows = [
        (output.element(k), *_cells(alone))
        for output in program.outputs
        for k, alone in enumerate(found[output.name])
    ]
    return columns(("element", *COSTS), rows, title="Each element alone")


def _cells(c: Count) -> list[str]:
    return [str(n) for n in (c.mul, c.add, c.div, c.total, c.trig)]


def _data(program: Program, elements: bool, method: str, printed: list[Published]) -> object:
    total = program.count()
    data: dict[str, object] = {
        "robot": program.name,
        "method": method,
        "outputs": [o.name for o in program.outputs],
        "run_time": count_data(total),
        "stages": {s: count_data(total.stages.get(s, Count())) for s in STAGES},
        "published": [
            {k: getattr(p, k) for k in ("method", "mul", "add", "source", "robot")} for p in printed
        ],
        "log2_error": program.certificate and program.certificate.log2_error,
    }
    if elements:
        alone = count_elements(program)
        data["elements"] = {
            o.element(k): count_data(c)
            for o in program.outputs
            for k, c in enumerate(alone[o.name])
        }
    return data
