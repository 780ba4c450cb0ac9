"""MATLAB and Octave: one function a file, columns for vectors, matrices as matrices."""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, float_literal
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style
from emdeg.backends.routines import ArrayArgument, Routine, routines
from emdeg.backends.runs import Pointer
from emdeg.program.ir import Program

DIALECT = Dialect()
STYLE = Style("{array}({index})", "for k = 0:{count} - 1", "end", first=1)


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """<name>_step.m and, as they are needed, _setup, _configure, _parameters."""
    head = [f"% {line}".rstrip() for line in provenance(program, options)]
    single = options.dtype == "float32"
    plan = RolledPlan.of(program) if options.rolled else None
    parts, inner = routines(program, DIALECT, options.two_rate), ""
    if plan is not None:
        parts, inner = _rolled(RolledText(plan, DIALECT, STYLE), single)
    files = {f"{name}_{part.name}.m": _file(name, part, head, single) for part in parts}
    files[f"{name}_step.m"] += inner
    if program.parameters:
        files[f"{name}_parameters.m"] = _parameters(name, program, head)
    return files


def _rolled(rolled: RolledText, single: bool) -> tuple[list[Routine], str]:
    """The functions, and the subroutines at the end of the file of the last one."""
    plan, kind = rolled.plan, ", 'single'" if single else ""
    before = [f"    {WORKSPACE} = zeros({plan.workspace}, 1{kind});"]
    if not rolled.setup() and plan.table:
        rows = [f"        {row} ..." for row in rolled.rows(float_literal)]
        before += ["    table = [ ...", *rows, "    ];"]
    inner: list[str] = []
    for body in plan.bodies:
        routine = rolled.part(body)
        (results,) = routine.outputs
        names = ", ".join(a.name for a in routine.inputs)
        inner += ["", f"function results = {body.name}({names})"]
        inner += [f"    results = zeros({results.size}, 1{kind});"]
        inner += [*routine.body("    {} = {};", "    {} = {};", _element), "end"]
    return [*rolled.setup(), rolled.step(_call, before)], "\n".join([*inner, ""])


def _call(body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
    widths = [len(i.leaves) for i in body.program.inputs]
    widths += [len(body.data)] if body.data else []
    *given, record = pointers
    parts = [_part(p, width) for p, width in zip(given, widths, strict=True)]
    results = _part(record, len(body.program.outputs[0].values))
    return [f"{results} = {body.name}({', '.join(parts)});"]


def _part(pointer: Pointer, width: int) -> str:
    first, last = (STYLE.index(pointer.at + k, pointer.step) for k in (0, width - 1))
    return f"{pointer.array}({first}:{last})"


def _file(name: str, routine: Routine, head: list[str], single: bool) -> str:
    results = ", ".join(a.name for a in routine.outputs)
    arguments = ", ".join(a.name for a in routine.inputs)
    out = [f"function [{results}] = {name}_{routine.name}({arguments})", *head]
    kind = ", 'single'" if single else ""
    out += [f"    {a.name} = zeros({_size(a)}{kind});" for a in routine.outputs]
    out += routine.body("    {} = {};", "    {} = {};", _element)
    return "\n".join([*out, "end", ""])


def _parameters(name: str, program: Program, head: list[str]) -> str:
    out = [f"function [parameters] = {name}_parameters()", *head]
    out += [f"    parameters = zeros({len(program.parameters)}, 1);"]
    out += parameter_lines(program, "    parameters({number}) = {value}; % {name}", "NaN")
    return "\n".join([*out, "end", ""])


def _size(array: ArrayArgument) -> str:
    if len(array.shape) < 2:
        return f"{array.size}, 1"
    return ", ".join(map(str, array.shape))


def _element(array: ArrayArgument, index: int) -> str:
    return f"{array.name}({', '.join(map(str, array.subscripts(index) or [1]))})"
