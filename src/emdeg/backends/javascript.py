"""A JavaScript module (ES2015) of functions on typed arrays, for pages and for node."""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.base import EmitOptions
from emdeg.backends.clike import block_comment, function
from emdeg.backends.infix import Dialect, calls, float_literal
from emdeg.backends.names import quoted
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style
from emdeg.backends.routines import ArrayArgument, Routine, arrays_of, routines
from emdeg.backends.runs import Pointer
from emdeg.program.ir import Program

DIALECT = Dialect(functions=calls("Math."))
STYLE = Style(loop="for (let k = 0; k < {count}; ++k) {{")


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """<name>.mjs; every function takes the arrays to write into last, and makes missing ones."""
    array = "Float64Array" if options.dtype == "float64" else "Float32Array"
    plan = RolledPlan.of(program) if options.rolled else None
    rolled = None if plan is None else RolledText(plan, DIALECT, STYLE)
    if rolled is None:
        parts = routines(program, DIALECT, options.two_rate)
    else:
        room = f"    const {WORKSPACE} = new {array}({rolled.plan.workspace});"
        parts = [*rolled.setup(), rolled.step(_call, [room])]
    out = [block_comment(provenance(program, options))]
    if options.joint_names:
        out += [f"export const joints = [{', '.join(map(quoted, options.joint_names))}];", ""]
    shapes = [f"  {a.name}: [{', '.join(map(str, a.shape))}]," for a in arrays_of(parts)]
    out += ["export const shapes = {", *shapes, "};", ""]
    if program.parameters:
        names = ", ".join(map(quoted, program.parameters))
        values = ", ".join(parameter_lines(program, "{value}", "NaN"))
        out += [f"export const parameterNames = [{names}];"]
        out += [f"export const parameters = {array}.of({values});", ""]
    if rolled is not None:
        out += _parts(rolled, array)
    for routine in parts:
        out += _function(routine, array)
    return {f"{name}.mjs": "\n".join(out)}


def _parts(rolled: RolledText, array: str) -> list[str]:
    """The table of numbers, where it depends on no parameter, and the subroutines."""
    out: list[str] = []
    if not rolled.setup() and rolled.plan.table:
        rows = [f"  {row}" for row in rolled.rows(float_literal)]
        out += [f"const table = {array}.of(", *rows, ");", ""]
    for body in rolled.plan.bodies:
        routine = rolled.part(body)
        names = [a.name for a in routine.arguments]
        arguments = ", ".join(f"{name}, {name}_at" for name in names)
        lines = routine.body("  const {} = {};", "  {} = {};", _behind)
        out += function(f"function {body.name}({arguments})", lines)
    return out


def _behind(array: ArrayArgument, index: int) -> str:
    return f"{array.name}[{array.name}_at + {index}]"


def _call(body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
    arguments = (f"{p.array}, {STYLE.index(p.at, p.step)}" for p in pointers)
    return [f"{body.name}({', '.join(arguments)});"]


def _function(routine: Routine, array: str) -> list[str]:
    arguments = [a.name for a in routine.inputs]
    arguments += [f"{a.name} = new {array}({a.size})" for a in routine.outputs]
    names = ", ".join(a.name for a in routine.outputs)
    returned = names if len(routine.outputs) == 1 else f"{{ {names} }}"
    body = [*routine.body("  const {} = {};", "  {} = {};"), f"  return {returned};"]
    return function(f"export function {routine.name}({', '.join(arguments)})", body)
