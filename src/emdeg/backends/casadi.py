"""Python that builds a CasADi function: inputs by name, parameters as one more input."""

from __future__ import annotations

from math import prod

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls
from emdeg.backends.routines import ArrayArgument, Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect(functions=calls("ca.", abs="fabs"))
_MATRIX = '''def _matrix(values, rows, columns):
    """Values row by row; CasADi itself counts by columns."""
    return ca.reshape(ca.vertcat(*map(ca.SX, values)), columns, rows).T
'''


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The module."""
    parts = routines(program, DIALECT)
    step = parts[-1]
    arguments = python_text.symbolic_inputs(parts)
    out = python_text.head(program, options, "import casadi as ca")
    out += [_MATRIX, "", 'def function(name="step", symbol=ca.SX):']
    out += [f'    """The CasADi function of {python_text.leading_names(step.outputs)}."""']
    out += [f'    {a.name} = symbol.sym("{a.name}", {a.size})' for a in arguments]
    out += python_text.symbolic_body(parts)
    out += [f"    {a.name} = {_result(step, a)}" for a in step.outputs]
    out += ["    return ca.Function(", "        name,"]
    for arrays in (arguments, step.outputs):
        out.append(f"        [{python_text.leading_names(arrays)}],")
    for arrays in (arguments, step.outputs):
        out.append("        [" + ", ".join(f'"{a.name}"' for a in arrays) + "],")
    return {f"{name}_casadi.py": "\n".join([*out, "    )", ""])}


def _result(routine: Routine, array: ArrayArgument) -> str:
    rows, columns = array.shape[0] if array.shape else 1, prod(array.shape[1:])
    return f"_matrix([{routine.results(array)}], {rows}, {columns})"
