"""Python that builds exact SymPy expressions: rational numbers and roots, no floats."""

from __future__ import annotations

from emdeg.backends import python_text
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls
from emdeg.backends.names import quoted
from emdeg.backends.routines import PARAMETERS, ArrayArgument, Routine, routines
from emdeg.exact.numbers import Number, Surd
from emdeg.program.ir import Program


def _number(number: Number) -> str:
    """An exact number a + b√2 + c√3 + d√6 as SymPy reads it."""
    parts = number.parts if isinstance(number, Surd) else (number,)
    terms = []
    for part, root in zip(parts, (1, 2, 3, 6), strict=False):
        if part.denominator == 1:
            text = f"sp.Integer({part.numerator})"
        else:
            text = f"sp.Rational({part.numerator}, {part.denominator})"
        if part or len(parts) == 1:
            terms.append(text if root == 1 else f"{text}*sp.sqrt({root})")
    return terms[0] if len(terms) == 1 and "*" not in terms[0] else f"({' + '.join(terms)})"


DIALECT = Dialect(
    functions=calls("sp.", abs="Abs"),
    number=_number,
    half_turns=lambda r: f"sp.Rational({r.numerator}, {r.denominator})*sp.pi",
    width=200,
)


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The module: `symbols()` by array, `expressions()` by output."""
    parts = routines(program, DIALECT)
    step = parts[-1]
    leaves = {a.name: i.leaves for a, i in zip(step.inputs, program.inputs, strict=False)}
    if program.parameters:
        leaves[PARAMETERS] = tuple(program.parameters)
    out = python_text.head(program, options, "import sympy as sp")
    out += [
        "def symbols():",
        '    """The symbols of every array, and of the parameters."""',
        "    return {",
        *(f'        "{array}": {_symbols(names)},' for array, names in leaves.items()),
        "    }",
        "",
        "",
        "def expressions(arrays=None):",
        '    """Outputs as expressions of the symbols, or of what `arrays` has in their place."""',
        "    arrays = {**symbols(), **(arrays or {})}",
    ]
    out += [f'    {a.name} = arrays["{a.name}"]' for a in python_text.symbolic_inputs(parts)]
    out += [*python_text.symbolic_body(parts), "    return {"]
    out += [f'        "{a.name}": {_result(step, a)},' for a in step.outputs]
    return {f"{name}_sympy.py": "\n".join([*out, "    }", ""])}


def _symbols(names: tuple[str, ...]) -> str:
    made = ", ".join(f"sp.Symbol({quoted(name)}, real=True)" for name in names)
    return f"[{made}]"


def _result(routine: Routine, array: ArrayArgument) -> str:
    values = routine.results(array)
    if not array.shape:
        return values
    if len(array.shape) > 2:
        return f"sp.ImmutableDenseNDimArray([{values}], {array.shape!r})"
    rows = array.shape[0]
    return f"sp.Matrix({rows}, {array.size // max(rows, 1)}, [{values}])"
