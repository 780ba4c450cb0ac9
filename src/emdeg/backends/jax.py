"""Python with JAX: pure functions, for jit, vmap and grad; any batch in front of the last axis."""

from __future__ import annotations

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions, unsupported
from emdeg.backends.infix import Dialect
from emdeg.backends.names import slug
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect(
    cos="jnp.cos({a})",
    sin="jnp.sin({a})",
    functions={f: f"jnp.{f}({{a}})" for f in ("abs", "sqrt", "tanh", "sign")},
)
_STACKED = '''def _stacked(values, lead, shape):
    """Values along new last axes."""
    columns = [jnp.broadcast_to(v, lead) for v in values]
    return jnp.stack(columns, axis=-1).reshape((*lead, *shape))
'''


def emit(program: Program, options: EmitOptions) -> dict[str, str]:
    """The module; numbers have the precision of what is passed in."""
    unsupported("jax", options, "test", "two_rate", "batch", "dtype")
    name = slug(options.name or program.name)
    out = python_text.head(program, options, ["import jax.numpy as jnp"])
    out += [_STACKED, ""]
    for routine in routines(program, DIALECT):
        out += _setup(routine) if routine.name == "setup" else _function(routine)
    while out[-1] == "":
        out.pop()
    return {f"{name}_jax.py": "\n".join(out) + "\n"}


def _setup(routine: Routine) -> list[str]:
    out = ["def setup(parameters=None):"]
    out += ['    """Constants of `step`; `parameters` maps names to new values."""']
    out += ["    chosen = {**PARAMETERS, **(parameters or {})}"]
    out += ["    parameters = [chosen[name] for name in PARAMETERS]"]
    out += _body(routine)
    values = ", ".join(store.text for store in routine.stores)
    return [*out, f"    return ({values},)", "", ""]


def _function(routine: Routine) -> list[str]:
    given = [a for a in routine.inputs if a.name != CONSTANTS]
    constant = len(given) != len(routine.inputs)
    arguments = python_text.leading_names(given) + (", constants=None" if constant else "")
    out = [f"def {routine.name}({arguments.removeprefix(', ')}):"]
    out += [f'    """Gives {python_text.leading_names(routine.outputs)}."""']
    out += [f"    {a.name} = jnp.asarray({a.name})" for a in given]
    if constant:
        out += ["    constants = setup() if constants is None else constants"]
    leads = ", ".join(f"{a.name}.shape[:-1]" for a in given)
    out += [f"    lead = jnp.broadcast_shapes({leads})", *_body(routine)]
    out += [f"    {a.name} = {_result(routine, a)}" for a in routine.outputs]
    return [*out, f"    return {python_text.leading_names(routine.outputs)}", "", ""]


def _result(routine: Routine, array: ArrayArgument) -> str:
    values = [store.text for store in routine.stores if store.array == array]
    return f"_stacked([{', '.join(values)}], lead, {array.shape!r})"


def _body(routine: Routine) -> list[str]:
    out = []
    for load in routine.loads:
        fixed = load.array.name in (CONSTANTS, "parameters")
        index = str(load.index) if fixed else f"..., {load.index}"
        out.append(f"    {load.name} = {load.array.name}[{index}]")
    return out + [f"    {s.name} = {s.text}" for s in routine.statements]
