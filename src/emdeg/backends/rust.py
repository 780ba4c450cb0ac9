"""Rust without the standard library: a crate root of functions on fixed-size arrays.

sin, cos and their like come from the platform's C mathematics library, so nothing else is needed.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.base import EmitOptions
from emdeg.backends.clike import function, of_states, wrapped
from emdeg.backends.infix import Dialect, float_literal
from emdeg.backends.provenance import index_lines, parameter_lines, provenance
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, arrays_of, routines
from emdeg.backends.runs import Pointer
from emdeg.program.ir import Program

DIALECT = Dialect()
STYLE = Style(loop="for k in 0..{count} {{")
_LIBM = {"abs": "fabs", "cos": "cos", "sin": "sin", "sqrt": "sqrt", "tanh": "tanh"}


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The crate root."""
    plan = RolledPlan.of(program) if options.rolled else None
    rolled = None if plan is None else RolledText(plan, DIALECT, STYLE)
    if rolled is None:
        parts = routines(program, DIALECT, options.two_rate, options.apart)
    else:
        room = f"    let mut {WORKSPACE} = [0.0 as Real; {rolled.plan.workspace}];"
        parts = [*rolled.setup(), rolled.step(_call, [room])]
    inner = [] if rolled is None else [rolled.part(body) for body in rolled.plan.bodies]
    wide = options.dtype == "float64"
    out = [f"// {line}".rstrip() for line in provenance(program, options)]
    out += ["", "#![no_std]", "#![allow(clippy::all)]", ""]
    if rolled is not None:
        out[-1:] = ["#![allow(non_upper_case_globals)]", ""]
    out += [f"pub type Real = {'f64' if wide else 'f32'};", ""]
    for array in arrays_of(parts):
        out.append(f"pub const {array.name.upper()}_SIZE: usize = {array.size};")
    out += index_lines(program, options, "pub const {KIND}_{NAME}: usize = {index};")
    out += ["", *_functions([*parts, *inner], "" if wide else "f")]
    if program.parameters:
        out += [f"pub const PARAMETERS: [Real; {len(program.parameters)}] = ["]
        out += [*parameter_lines(program, "    {value}, // {name}", "Real::NAN"), "];", ""]
    if rolled is not None:
        out += _parts(rolled, inner)
    for routine in parts:
        head = wrapped(f"pub fn {routine.name}", _arguments(routine))
        out += function(head, routine.body("    let {} = {};", "    {} = {};"))
    for routine in of_states(parts) if options.batch else ():
        out += _batch(routine)
    return {f"{name}.rs": "\n".join(out)}


def _parts(rolled: RolledText, inner: list[Routine]) -> list[str]:
    """The table of numbers, where it depends on no parameter, and the subroutines."""
    out: list[str] = []
    if not rolled.setup() and rolled.plan.table:
        out += [f"static table: [Real; {len(rolled.plan.table)}] = ["]
        out += [*(f"    {row}" for row in rolled.rows(float_literal)), "];", ""]
    for body, routine in zip(rolled.plan.bodies, inner, strict=True):
        given = [f"{a.name}: &[Real]" for a in routine.inputs]
        (results,) = routine.outputs
        head = wrapped(f"fn {body.name}", [*given, f"results: &mut [Real; {results.size}]"])
        out += function(head, routine.body("    let {} = {};", "    {} = {};"))
    return out


def _call(body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
    """The record is written behind the call: Rust lends an array to one writer alone."""
    *given, record = (f"{p.array}[{STYLE.index(p.at, p.step)}..]" for p in pointers)
    size = len(body.program.outputs[0].values)
    return [
        f"let mut results = [0.0 as Real; {size}];",
        f"{body.name}({', '.join(f'&{g}' for g in given)}, &mut results);",
        f"{record.removesuffix(']')}][..{size}].copy_from_slice(&results);",
    ]


def _functions(parts: list[Routine], suffix: str) -> list[str]:
    """Safe names for those of libm's functions that are used."""
    texts = [text for routine in parts for text in routine.texts()]
    used = [f for f in (*_LIBM, "sign") if any(f"{f}(" in text for text in texts)]
    foreign = [f for f in used if f != "sign"]
    out: list[str] = []
    if foreign:
        out += ["mod libm {", "    use super::Real;", '    extern "C" {']
        out += [f"        pub fn {_LIBM[f]}{suffix}(x: Real) -> Real;" for f in foreign]
        out += ["    }", "}", ""]
    calls = {f: f"unsafe {{ libm::{_LIBM[f]}{suffix}(x) }}" for f in foreign}
    calls["sign"] = "if x > 0.0 { 1.0 } else if x < 0.0 { -1.0 } else { x }"
    for f in used:
        out += ["#[inline(always)]", *function(f"fn {f}(x: Real) -> Real", [f"    {calls[f]}"])]
    return out


def _arguments(routine: Routine) -> list[str]:
    def typed(array: ArrayArgument) -> str:
        name = array.name if routine.uses(array) else f"_{array.name}"
        return f"{name}: &{'mut ' if array in routine.outputs else ''}[Real; {array.size}]"

    return [typed(array) for array in routine.arguments]


def _batch(routine: Routine) -> list[str]:
    """One row a state; rows that are not complete are left alone."""
    rows = [a for a in routine.arguments if a.name != CONSTANTS]

    def borrowed(array: ArrayArgument) -> str:
        return "&mut " if array in routine.outputs else "&"

    arguments, passed = [], []
    for a in routine.arguments:
        if a.name == CONSTANTS:
            arguments.append(f"{CONSTANTS}: &[Real; {a.size}]")
            passed.append(CONSTANTS)
        else:
            arguments.append(f"{a.name}: {borrowed(a)}[[Real; {a.size}]]")
            passed.append(f"{borrowed(a)}{a.name}[i]")
    count = f"{rows[0].name}.len()" + "".join(f".min({a.name}.len())" for a in rows[1:])
    body = [
        f"    for i in 0..{count} {{",
        f"        self::{routine.name}({', '.join(passed)});",
        "    }",
    ]
    name = "batch" if routine.name == "step" else f"{routine.name}_batch"
    return function(wrapped(f"pub fn {name}", arguments), body)
