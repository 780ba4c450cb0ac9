"""Python that builds a CasADi function: inputs by name, parameters as one more input."""

from __future__ import annotations

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions, unsupported
from emdeg.backends.infix import Dialect
from emdeg.backends.names import slug
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect(
    cos="ca.cos({a})",
    sin="ca.sin({a})",
    functions={
        "abs": "ca.fabs({a})",
        "sqrt": "ca.sqrt({a})",
        "tanh": "ca.tanh({a})",
        "sign": "ca.sign({a})",
    },
)
_MATRIX = '''def _matrix(values, rows, columns):
    """Values row by row; CasADi itself counts by columns."""
    return ca.reshape(ca.vertcat(*map(ca.SX, values)), columns, rows).T
'''


def emit(program: Program, options: EmitOptions) -> dict[str, str]:
    """The module."""
    unsupported("casadi", options, "test", "two_rate", "batch", "dtype")
    name = slug(options.name or program.name)
    parts = {r.name: r for r in routines(program, DIALECT)}
    step = parts["step"]
    out = python_text.head(program, options, ["import casadi as ca"])
    out += [_MATRIX, ""]
    given = [a for a in step.inputs if a.name != CONSTANTS]
    out += ['def function(name="step", symbol=ca.SX):']
    shown = python_text.leading_names(step.outputs)
    out += [f'    """The CasADi function of {shown}."""']
    arguments = [*given, *(parts["setup"].inputs if "setup" in parts else ())]
    out += [f'    {a.name} = symbol.sym("{a.name}", {a.size})' for a in arguments]
    if "setup" in parts:
        setup = parts["setup"]
        out += _body(setup)
        out += [f"    constants = [{', '.join(store.text for store in setup.stores)}]"]
    out += _body(step)
    out += [f"    {a.name} = {_result(step, a)}" for a in step.outputs]
    out += ["    return ca.Function(", "        name,"]
    for arrays in (arguments, step.outputs):
        out.append(f"        [{python_text.leading_names(arrays)}],")
    for arrays in (arguments, step.outputs):
        out.append("        [" + ", ".join(f'"{a.name}"' for a in arrays) + "],")
    return {f"{name}_casadi.py": "\n".join([*out, "    )", ""])}


def _body(routine: Routine) -> list[str]:
    out = [f"    {load.name} = {load.array.name}[{load.index}]" for load in routine.loads]
    return out + [f"    {s.name} = {s.text}" for s in routine.statements]


def _result(routine: Routine, array: ArrayArgument) -> str:
    values = ", ".join(store.text for store in routine.stores if store.array == array)
    rows = array.shape[0] if array.shape else 1
    return f"_matrix([{values}], {rows}, {array.size // rows})"
