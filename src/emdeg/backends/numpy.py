"""Python with NumPy: states along the last axis, any batch in front of it.

setup(parameters) → constants;   step(q, qd, …) → an array, or a tuple of arrays
"""

from __future__ import annotations

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions, one_rate_batches, unsupported
from emdeg.backends.infix import Dialect
from emdeg.backends.names import slug
from emdeg.backends.routines import CONFIGURATION, CONSTANTS, ArrayArgument, Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect(
    cos="np.cos({a})",
    sin="np.sin({a})",
    functions={f: f"np.{f}({{a}})" for f in ("abs", "sqrt", "tanh", "sign")},
)


def emit(program: Program, options: EmitOptions) -> dict[str, str]:
    """The module."""
    one_rate_batches("numpy", options)
    unsupported("numpy", options, "test")
    name = slug(options.name or program.name)
    out = python_text.head(program, options, ["import numpy as np"])
    out += [f"DTYPE = np.{options.dtype}", "", ""]
    for routine in routines(program, DIALECT, options.two_rate):
        out += _setup(routine) if routine.name == "setup" else _function(routine)
    while out[-1] == "":
        out.pop()
    return {f"{name}_numpy.py": "\n".join(out) + "\n"}


def _setup(routine: Routine) -> list[str]:
    out = ["def setup(parameters=None):"]
    out += ['    """Constants of the other functions; `parameters` maps names to new values."""']
    out += ["    chosen = {**PARAMETERS, **(parameters or {})}"]
    out += ["    parameters = np.array([chosen[name] for name in PARAMETERS], dtype=float)"]
    out += [f"    constants = np.empty({routine.outputs[0].size})"]
    out += _body(routine, "{array}[{index}]")
    return [*out, "    return constants.astype(DTYPE)", "", ""]


def _function(routine: Routine) -> list[str]:
    given = [a for a in routine.inputs if a.name != CONSTANTS]
    constant = any(a.name == CONSTANTS for a in routine.inputs)
    arguments = python_text.leading_names(given) + (", constants=None" if constant else "")
    out = [f"def {routine.name}({arguments.removeprefix(', ')}):"]
    shapes = ", ".join(f"{a.name} {_shape(a)}" for a in routine.outputs)
    out += [f'    """Gives {shapes}."""']
    out += [f"    {a.name} = np.asarray({a.name}, dtype=DTYPE)" for a in given]
    if constant:
        out += ["    constants = setup() if constants is None else constants"]
    leads = ", ".join(f"{a.name}.shape[:-1]" for a in given)
    out += [f"    lead = np.broadcast_shapes({leads})"]
    out += [f"    {a.name} = np.empty((*lead, {a.size}), dtype=DTYPE)" for a in routine.outputs]
    out += _body(routine, "{array}[..., {index}]")
    returned = [
        a.name if len(a.shape) == 1 else f"{a.name}.reshape((*lead, *{a.shape!r}))"
        for a in routine.outputs
    ]
    if CONFIGURATION in [a.name for a in routine.outputs] or len(returned) != 1:
        return [*out, f"    return ({', '.join(returned)},)", "", ""]
    return [*out, f"    return {returned[0]}", "", ""]


def _body(routine: Routine, place: str) -> list[str]:
    out = []
    for load in routine.loads:
        form = "{array}[{index}]" if load.array.name == CONSTANTS else place
        out.append(f"{load.name} = {form.format(array=load.array.name, index=load.index)}")
    out += [f"{s.name} = {s.text}" for s in routine.statements]
    for store in routine.stores:
        out.append(f"{place.format(array=store.array.name, index=store.index)} = {store.text}")
    return ["    " + line for line in out]


def _shape(array: ArrayArgument) -> str:
    return f"(..., {', '.join(map(str, array.shape))})" if array.shape else "(...)"
