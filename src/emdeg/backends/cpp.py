"""C++17: one header, templated on the scalar and on the arrays.

Arrays are anything with operator[]: pointers, std::array, Eigen vectors and maps. Scalars are
anything with arithmetic, sin and cos found by argument: float, double, automatic differentiation.
"""

from __future__ import annotations

from emdeg.backends import clike
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls, float_literal, float_offset
from emdeg.backends.provenance import index_lines, parameter_lines, provenance
from emdeg.backends.routines import ArrayArgument, Routine, arrays_of, routines
from emdeg.program.ir import Program

DIALECT = Dialect(
    number=lambda number: f"Scalar({float_literal(number)})",
    half_turns=lambda half_turns: f"Scalar({float_offset(half_turns)})",
    functions=calls(sign="detail::sign<Scalar>"),
    width=96,
)
_SIGN = """namespace detail {
template <typename Scalar>
inline Scalar sign(const Scalar &x) {
    return x > Scalar(0) ? Scalar(1) : x < Scalar(0) ? Scalar(-1) : x;
}
}  // namespace detail
"""


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The header; `Scalar` defaults to the chosen precision."""
    real = "double" if options.dtype == "float64" else "float"
    parts = routines(program, DIALECT, options.two_rate, options.apart)
    guard = f"{name.upper()}_HPP"
    out = [
        clike.block_comment(provenance(program, options)),
        f"#ifndef {guard}",
        f"#define {guard}",
        "",
    ]
    out += ["#include <cmath>", "#include <cstddef>", "", f"namespace {name} {{", ""]
    out += [
        f"constexpr std::size_t {array.name}_{what} = {count};"
        for array in arrays_of(parts)
        for what, count in array.extents
    ]
    out += index_lines(program, options, "constexpr std::size_t {kind}_{name} = {index};")
    out += ["", _SIGN]
    if program.parameters:
        out += _defaults(program, real)
    for routine in parts:
        out += _function(routine, real)
    for routine in clike.of_states(parts) if options.batch else ():
        out += _batch(routine, real, name)
    out += [f"}}  // namespace {name}", "", f"#endif  // {guard}", ""]
    return {f"{name}.hpp": "\n".join(out)}


def _type(array: ArrayArgument) -> str:
    return "Array_" + array.name


def _function(routine: Routine, real: str) -> list[str]:
    using = [
        f"    using std::{f};"
        for f in ("abs", "cos", "sin", "sqrt", "tanh")
        if any(f"{f}(" in text for text in routine.texts())
    ]
    types = [f"typename Scalar = {real}", *(f"typename {_type(a)}" for a in routine.arguments)]
    arguments = [f"const {_type(a)} &{a.name}" for a in routine.inputs]
    arguments += [f"{_type(a)} &&{a.name}" for a in routine.outputs]
    head = clike.wrapped(f"inline void {routine.name}", arguments)
    body = [*using, *clike.body_lines(routine, "Scalar")]
    return [f"template <{', '.join(types)}>", *clike.function(head, body)]


def _defaults(program: Program, real: str) -> list[str]:
    head = "inline void default_parameters(Array_parameters &&parameters)"
    form = "    parameters[{index}] = Scalar({value});  /* {name} */"
    values = parameter_lines(program, form, 'std::nan("")')
    template = f"template <typename Scalar = {real}, typename Array_parameters>"
    return [template, *clike.function(head, values)]


def _batch(routine: Routine, real: str, namespace: str) -> list[str]:
    """Rows of pointers."""
    arguments = ["const std::size_t count", *clike.array_arguments(routine, "Scalar", "")]
    name = "batch" if routine.name == "step" else f"{routine.name}_batch"
    head = clike.wrapped(f"inline void {name}", arguments)
    call = f"{namespace}::{routine.name}<Scalar>({clike.row_arguments(routine)})"
    body = clike.for_each_state("std::size_t", call)
    return [f"template <typename Scalar = {real}>", *clike.function(head, body)]
