"""A page about a program: what it takes and gives, what it costs, how it reads, how sure it is."""

from __future__ import annotations

from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect
from emdeg.backends.names import comment
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.routines import routines
from emdeg.program.count import count
from emdeg.program.ir import Program

DIALECT = Dialect()


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The page."""
    parts = routines(program, DIALECT)
    out = [f"# `{comment(program.name)}`", ""]
    out += ["| array | shape | |", "|---|---|---|"]
    for kind, arrays in (("input", parts[-1].inputs), ("output", parts[-1].outputs)):
        for array in arrays:
            shape = " x ".join(map(str, array.shape)) or "a number"
            out.append(f"| `{array.name}` | {shape} | {kind}, `{comment(array.title)}` |")
    out += ["", *_cost(program), ""]
    if program.parameters:
        out += ["| parameter | name | value |", "|---|---|---|"]
        out += [*parameter_lines(program, "| `p{number}` | `{name}` | {value} |", ""), ""]
    for routine in parts:
        out += [f"## {routine.name}", "", "```text", *routine.body("{} = {}", "{} = {}"), "```", ""]
    out += ["## Provenance", "", "```text", *provenance(program, options), "```", ""]
    return {f"{name}.md": "\n".join(out)}


def _cost(program: Program) -> list[str]:
    tally = count(program)
    out = [
        "| stage | multiplications | additions | divisions | sin, cos |",
        "|---|---|---|---|---|",
    ]
    for stage, c in tally.stages.items():
        out.append(f"| {stage} | {c.mul} | {c.add} | {c.div} | {c.trig} |")
    return out
