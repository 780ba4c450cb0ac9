"""C++17: one header, templated on the scalar and on the arrays.

Arrays are anything with operator[]: pointers, std::array, Eigen vectors and maps. Scalars are
anything with arithmetic, sin and cos found by argument: float, double, automatic differentiation.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends import clike
from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect, calls, float_literal, float_offset
from emdeg.backends.provenance import index_lines, parameter_lines, provenance
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style, sum_of
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, arrays_of, routines
from emdeg.backends.runs import Pointer
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
    plan = RolledPlan.of(program) if options.rolled else None
    rolled = None if plan is None else RolledText(plan, DIALECT, Style())
    if rolled is None:
        parts = routines(program, DIALECT, options.two_rate, options.apart)
    else:
        workspace = f"    Scalar {WORKSPACE}[{rolled.plan.workspace}];"
        parts = [*rolled.setup(), rolled.step(_call, [workspace, *_table(rolled)])]
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
    if rolled is not None:
        out += [line for b in rolled.plan.bodies for line in _part(b, rolled.part(b))]
    for routine in parts:
        out += _function(routine, real)
    for routine in clike.of_states(parts) if options.batch else ():
        out += _batch(routine, real, name)
    out += [f"}}  // namespace {name}", "", f"#endif  // {guard}", ""]
    return {f"{name}.hpp": "\n".join(out)}


# -- rolled ---------------------------------------------------------------------------


def _table(rolled: RolledText) -> list[str]:
    """The numbers of the robot, where they depend on no parameter."""
    if rolled.setup() or not rolled.plan.table:
        return []
    rows = [f"        {row}" for row in rolled.rows(DIALECT.number)]
    return ["    static const Scalar table[] = {", *rows, "    };"]


def _part(body: Subprogram, routine: Routine) -> list[str]:
    """A subroutine; inputs of the program are any arrays and come with a place in them."""
    names = [a.name for a in routine.inputs if a.name != CONSTANTS]
    given = dict(zip(names, body.arrays, strict=True))
    types, arguments = ["typename Scalar"], []
    for name, array in given.items():
        if array == WORKSPACE:
            arguments.append(f"const Scalar *{name}")
        else:
            types.append(f"typename Array_{name}")
            arguments += [f"const Array_{name} &{name}", f"const std::size_t {name}_at"]
    if body.data:
        types.append("typename Array_constants")
        arguments += [f"const Array_{CONSTANTS} &{CONSTANTS}", f"const std::size_t {CONSTANTS}_at"]
    arguments.append("Scalar *results")

    def at(array: ArrayArgument, index: int) -> str:
        behind = given.get(array.name, array.name) not in (WORKSPACE, "results")
        return f"{array.name}[{f'{array.name}_at + ' if behind else ''}{index}]"

    head = clike.wrapped(f"inline void {body.name}", arguments)
    lines = [*_using(routine), *routine.body("    const Scalar {} = {};", "    {} = {};", at)]
    made = clike.function(head, lines)[:-1]
    template = f"template <{', '.join(types)}>"
    return ["namespace detail {", template, *made, "}  // namespace detail", ""]


def _call(body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
    index, arguments = Style().index, []
    for pointer in pointers:
        at = index(pointer.at, pointer.step)
        if pointer.array == WORKSPACE:
            arguments.append(sum_of(WORKSPACE, at))
        else:
            arguments += [pointer.array, f"static_cast<std::size_t>({at})" if pointer.step else at]
    return [f"detail::{body.name}<Scalar>({', '.join(arguments)});"]


# -- functions ------------------------------------------------------------------------


def _type(array: ArrayArgument) -> str:
    return "Array_" + array.name


def _using(routine: Routine) -> list[str]:
    return [
        f"    using std::{f};"
        for f in ("abs", "cos", "sin", "sqrt", "tanh")
        if any(f"{f}(" in text for text in routine.texts())
    ]


def _function(routine: Routine, real: str) -> list[str]:
    types = [f"typename Scalar = {real}", *(f"typename {_type(a)}" for a in routine.arguments)]
    arguments = [f"const {_type(a)} &{a.name}" for a in routine.inputs]
    arguments += [f"{_type(a)} &&{a.name}" for a in routine.outputs]
    head = clike.wrapped(f"inline void {routine.name}", arguments)
    body = [*_using(routine), *clike.body_lines(routine, "Scalar")]
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
