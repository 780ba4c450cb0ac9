"""What the Python targets share: the head of a module, its parameters, heads and bodies."""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.base import EmitOptions
from emdeg.backends.names import quoted
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.routines import CONSTANTS, PARAMETERS, ArrayArgument, Routine, element
from emdeg.program.ir import Program


def head(program: Program, options: EmitOptions, imports: str) -> list[str]:
    """Comment, imports, parameters and joint names."""
    out = [f"# {line}".rstrip() for line in provenance(program, options)]
    out += ["", imports, ""]
    if options.joint_names:
        out += ["JOINTS = (", *(f"    {quoted(name)}," for name in options.joint_names), ")", ""]
    if program.parameters:
        own = parameter_lines(program, "    {name}: {value},", 'float("nan")', shown=quoted)
        out += ["PARAMETERS = {", *own, "}", ""]
    return [*out, ""]


def leading_names(arrays: Sequence[ArrayArgument]) -> str:
    """The arrays as arguments."""
    return ", ".join(a.name for a in arrays)


def states(routine: Routine) -> list[ArrayArgument]:
    """The inputs of a function without the constants."""
    return [a for a in routine.inputs if a.name != CONSTANTS]


def column(array: ArrayArgument, index: int) -> str:
    """An element of every state of a batch; constants and parameters are the same for all."""
    fixed = array.name in (CONSTANTS, PARAMETERS)
    return element(array, index) if fixed else f"{array.name}[..., {index}]"


def setup_head(serves: str) -> list[str]:
    """The head of `setup`, down to the values that were chosen."""
    return [
        "def setup(parameters=None):",
        f'    """Constants of {serves}; `parameters` maps names to new values."""',
        "    chosen = {**PARAMETERS, **(parameters or {})}",
    ]


def batch_head(routine: Routine, gives: str, numpy: str, dtype: str = "") -> list[str]:
    """The head of a function of batches, for a module like NumPy: arrays and leading axes."""
    given = states(routine)
    constant = len(given) != len(routine.inputs)
    arguments = [a.name for a in given] + ["constants=None"] * constant
    out = [f"def {routine.name}({', '.join(arguments)}):", f'    """Gives {gives}."""']
    out += [f"    {a.name} = {numpy}.asarray({a.name}{dtype})" for a in given]
    if constant:
        out += ["    constants = setup() if constants is None else constants"]
    leads = ", ".join(f"{a.name}.shape[:-1]" for a in given)
    return [*out, f"    lead = {numpy}.broadcast_shapes({leads})"]


def symbolic_inputs(parts: Sequence[Routine]) -> list[ArrayArgument]:
    """What setup and step take when they are one function."""
    *setup, step = parts
    return [*states(step), *(a for part in setup for a in part.inputs)]


def symbolic_body(parts: Sequence[Routine]) -> list[str]:
    """Setup and step in one body, without the results."""
    *setup, step = parts
    out = []
    for part in setup:
        out += [*part.locals(), f"    constants = [{part.results(part.outputs[0])}]"]
    return out + step.locals()
