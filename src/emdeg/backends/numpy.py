"""Python with NumPy: states along the last axis, any batch in front of it.

setup(parameters) → constants;   step(q, qd, …) → an array, or a tuple of arrays
"""

from __future__ import annotations

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls
from emdeg.backends.routines import CONFIGURATION, ArrayArgument, Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect(functions=calls("np."))


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The module."""
    out = python_text.head(program, options, "import numpy as np")
    out += [f"DTYPE = np.{options.dtype}", "", ""]
    for routine in routines(program, DIALECT, options.two_rate, options.apart):
        out += _setup(routine) if routine.name == "setup" else _function(routine)
    return {f"{name}_numpy.py": "\n".join(out).rstrip("\n") + "\n"}


def _setup(routine: Routine) -> list[str]:
    out = python_text.setup_head("the other functions")
    out += ["    parameters = np.array([chosen[name] for name in PARAMETERS], dtype=float)"]
    out += [f"    constants = np.empty({routine.outputs[0].size})"]
    return [*out, *routine.body(), "    return constants.astype(DTYPE)", "", ""]


def _function(routine: Routine) -> list[str]:
    shapes = ", ".join(f"{a.name} {_shape(a)}" for a in routine.outputs)
    out = python_text.batch_head(routine, shapes, "np", ", dtype=DTYPE")
    out += [f"    {a.name} = np.empty((*lead, {a.size}), dtype=DTYPE)" for a in routine.outputs]
    out += routine.body(at=python_text.column)
    returned = [
        a.name if len(a.shape) == 1 else f"{a.name}.reshape((*lead, *{a.shape!r}))"
        for a in routine.outputs
    ]
    if len(returned) == 1 and routine.outputs[0].name != CONFIGURATION:
        return [*out, f"    return {returned[0]}", "", ""]
    comma = "," if returned else ""
    return [*out, f"    return ({', '.join(returned)}{comma})", "", ""]


def _shape(array: ArrayArgument) -> str:
    return f"(..., {', '.join(map(str, array.shape))})" if array.shape else "(...)"
