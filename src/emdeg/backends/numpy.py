"""Python with NumPy: states along the last axis, any batch in front of it.

setup(parameters) → constants;   step(q, qd, …) → an array, or a tuple of arrays
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls, float_literal
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style
from emdeg.backends.routines import CONFIGURATION, ArrayArgument, Routine, routines
from emdeg.backends.runs import Pointer
from emdeg.program.ir import Program

DIALECT = Dialect(functions=calls("np."))
STYLE = Style(
    loop="for k in range({count}):", end=None, put="{} = {}", batch="{array}[..., {index}]"
)


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The module."""
    out = python_text.head(program, options, "import numpy as np")
    out += [f"DTYPE = np.{options.dtype}", "", ""]
    plan = RolledPlan.of(program) if options.rolled else None
    if plan is not None:
        parts, own = _rolled(RolledText(plan, DIALECT, STYLE))
        out += own
    else:
        parts = routines(program, DIALECT, options.two_rate, options.apart)
    for routine in parts:
        out += _setup(routine) if routine.name == "setup" else _function(routine)
    return {f"{name}_numpy.py": "\n".join(out).rstrip("\n") + "\n"}


def _rolled(rolled: RolledText) -> tuple[list[Routine], list[str]]:
    """The functions, and the table and the subroutines that they need."""
    plan, out = rolled.plan, []
    if not rolled.setup() and plan.table:
        rows = [f"    {row}" for row in rolled.rows(float_literal)]
        out += ["table = np.array([", *rows, "], dtype=DTYPE)", "", ""]
    for body in plan.bodies:
        routine = rolled.part(body)
        names = ", ".join(a.name for a in routine.inputs)
        results = routine.results(routine.outputs[0])
        out += [f"def {body.name}({names}):", *routine.locals(), f"    return [{results}]", "", ""]
    lists = [f"    {name} = [{name}[..., k] for k in range({len(i.leaves)})]"
             for name, i in zip(plan.inputs, plan.program.inputs, strict=True)]  # fmt: skip
    step = rolled.step(_call, [*lists, f"    {WORKSPACE} = [None] * {plan.workspace}"])
    return [*rolled.setup(), step], out


def _call(body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
    """Elements are arrays of a batch, so that lists of them are handed over."""
    widths = [len(i.leaves) for i in body.program.inputs]
    widths += [len(body.data)] if body.data else []
    *given, record = pointers
    parts = [_part(p, width) for p, width in zip(given, widths, strict=True)]
    results = _part(record, len(body.program.outputs[0].values))
    return [f"{results} = {body.name}({', '.join(parts)})"]


def _part(pointer: Pointer, width: int) -> str:
    first, end = (STYLE.index(pointer.at + k, pointer.step) for k in (0, width))
    return f"{pointer.array}[{first} : {end}]"


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
