"""A JavaScript module (ES2015) of functions on typed arrays, for pages and for node."""

from __future__ import annotations

from emdeg.backends.base import EmitOptions
from emdeg.backends.clike import block_comment, function
from emdeg.backends.infix import Dialect, calls
from emdeg.backends.names import quoted
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.routines import Routine, arrays_of, routines
from emdeg.program.ir import Program

DIALECT = Dialect(functions=calls("Math."))


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """<name>.mjs; every function takes the arrays to write into last, and makes missing ones."""
    array = "Float64Array" if options.dtype == "float64" else "Float32Array"
    parts = routines(program, DIALECT, options.two_rate)
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
    for routine in parts:
        out += _function(routine, array)
    return {f"{name}.mjs": "\n".join(out)}


def _function(routine: Routine, array: str) -> list[str]:
    arguments = [a.name for a in routine.inputs]
    arguments += [f"{a.name} = new {array}({a.size})" for a in routine.outputs]
    names = ", ".join(a.name for a in routine.outputs)
    returned = names if len(routine.outputs) == 1 else f"{{ {names} }}"
    body = [*routine.body("  const {} = {};", "  {} = {};"), f"  return {returned};"]
    return function(f"export function {routine.name}({', '.join(arguments)})", body)
