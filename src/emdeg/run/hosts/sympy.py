"""A program in SymPy: exact expressions of every output, rational numbers and roots, no floats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emdeg.exact.print.sympy_form import number_to_sympy, sympy_functions, sympy_module
from emdeg.mechanics.quantities.quantities import field_names
from emdeg.program.ir import Program
from emdeg.run.hosts.walk import Functions, outputs


def to_sympy(program: Program, symbols: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """{output: a matrix, or an expression}; symbols are real and have the names of the leaves.

    `symbols` gives what stands for a name instead: {"q1": theta(t)}. Parameters are symbols too.
    """
    sp = sympy_module()
    own = dict(symbols or {})

    def symbol(name: str) -> Any:
        return own[name] if name in own else sp.Symbol(name, real=True)

    given = {i.name: [symbol(leaf) for leaf in i.leaves] for i in program.inputs}
    parameters = {name: symbol(name) for name in program.parameters}
    functions = Functions(
        sp.cos, sp.sin, sympy_functions(sp), lambda value: number_to_sympy(sp, value), sp.pi
    )
    found = outputs(program, given, parameters, functions)
    fields = field_names(o.name for o in program.outputs)
    return {
        field: _shaped(sp, found[o.name], o.shape)
        for field, o in zip(fields, program.outputs, strict=True)
    }


def _shaped(sp: Any, values: Sequence[Any], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    if len(shape) > 2:
        return sp.ImmutableDenseNDimArray(list(values), shape)
    rows, columns = (*shape, 1)[:2]
    return sp.Matrix(rows, columns, list(values))
