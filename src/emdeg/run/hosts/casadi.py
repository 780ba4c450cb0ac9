"""A CasADi function of a program: inputs and outputs by name, sparsity as the program has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from emdeg.backends.names import slug
from emdeg.mechanics.quantities.quantities import field_names
from emdeg.program.ir import Program
from emdeg.run.hosts.walk import Functions, outputs, tool, values_of


def to_casadi(
    program: Program,
    name: str | None = None,
    *,
    parameters: Mapping[str, float] | bool | None = None,
    symbol: Any = None,
) -> Any:
    """`casadi.Function`; vectors in, columns and matrices out.

    Parameters have their values inside; `parameters=True` takes them as one more input, a mapping
    gives other values. `symbol` is `casadi.SX` (the default) or `casadi.MX`.
    """
    ca = tool("casadi", "casadi")
    kind = ca.SX if symbol is None else symbol
    arrays = {i.name: kind.sym(i.name, len(i.leaves)) for i in program.inputs}
    given = {i.name: ca.vertsplit(arrays[i.name]) if i.leaves else [] for i in program.inputs}
    if parameters is True:
        column = kind.sym("parameters", len(program.parameters))
        arrays["parameters"] = column
        known = dict(zip(program.parameters, ca.vertsplit(column), strict=True))
    else:
        known = values_of(program, parameters or None)
    functions = Functions(
        ca.cos, ca.sin, {"sign": ca.sign, "abs": ca.fabs, "tanh": ca.tanh, "sqrt": ca.sqrt}
    )
    found = outputs(program, given, known, functions)
    results = [_matrix(ca, kind, found[o.name], o.shape) for o in program.outputs]
    fields = field_names(o.name for o in program.outputs)
    chosen = name or slug(program.name)
    return ca.Function(chosen, list(arrays.values()), results, list(arrays), fields)


def _matrix(ca: Any, kind: Any, values: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """Values row by row, as a column or a matrix; more axes are laid side by side."""
    rows = shape[0] if shape else 1
    columns = prod(shape[1:])
    if not values:
        return kind(rows, columns)
    filled = ca.vertcat(*map(kind, values))  # exact zeros stay empty places
    return (
        ca.sparsify(ca.reshape(filled, columns, rows).T)
        if kind is ca.SX
        else ca.reshape(filled, columns, rows).T
    )
