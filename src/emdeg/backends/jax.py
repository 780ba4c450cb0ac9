"""Python with JAX: pure functions, for jit, vmap and grad; any batch in front of the last axis."""

from __future__ import annotations

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls
from emdeg.backends.routines import Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect(functions=calls("jnp."))
_STACKED = '''def _stacked(values, lead, shape):
    """Values along new last axes."""
    columns = [jnp.broadcast_to(v, lead) for v in values]
    return jnp.stack(columns, axis=-1).reshape((*lead, *shape))
'''


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The module; numbers have the precision of what is passed in."""
    out = python_text.head(program, options, "import jax.numpy as jnp")
    out += [_STACKED, ""]
    for routine in routines(program, DIALECT):
        out += _setup(routine) if routine.name == "setup" else _function(routine)
    return {f"{name}_jax.py": "\n".join(out).rstrip("\n") + "\n"}


def _setup(routine: Routine) -> list[str]:
    out = python_text.setup_head("`step`")
    out += ["    parameters = [chosen[name] for name in PARAMETERS]", *routine.locals()]
    return [*out, f"    return ({routine.results(routine.outputs[0])},)", "", ""]


def _function(routine: Routine) -> list[str]:
    names = python_text.leading_names(routine.outputs)
    out = python_text.batch_head(routine, names, "jnp")
    out += routine.locals(at=python_text.column)
    for array in routine.outputs:
        if not array.size:
            out.append(f"    {array.name} = jnp.zeros((*lead, *{array.shape!r}))")
            continue
        values = routine.results(array)
        out.append(f"    {array.name} = _stacked([{values}], lead, {array.shape!r})")
    return [*out, f"    return {names}", "", ""]
