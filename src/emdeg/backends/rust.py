"""Rust without the standard library: a crate root of functions on fixed-size arrays.

sin, cos and their like come from the platform's C mathematics library, so nothing else is needed.
"""

from __future__ import annotations

from emdeg.backends.base import EmitOptions
from emdeg.backends.clike import function, of_states, wrapped
from emdeg.backends.infix import Dialect
from emdeg.backends.provenance import index_lines, parameter_lines, provenance
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, arrays_of, routines
from emdeg.program.ir import Program

DIALECT = Dialect()
_LIBM = {"abs": "fabs", "cos": "cos", "sin": "sin", "sqrt": "sqrt", "tanh": "tanh"}


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """The crate root."""
    parts = routines(program, DIALECT, options.two_rate, options.apart)
    wide = options.dtype == "float64"
    out = [f"// {line}".rstrip() for line in provenance(program, options)]
    out += ["", "#![no_std]", "#![allow(clippy::all)]", ""]
    out += [f"pub type Real = {'f64' if wide else 'f32'};", ""]
    for array in arrays_of(parts):
        out.append(f"pub const {array.name.upper()}_SIZE: usize = {array.size};")
    out += index_lines(program, options, "pub const {KIND}_{NAME}: usize = {index};")
    out += ["", *_functions(parts, "" if wide else "f")]
    if program.parameters:
        out += [f"pub const PARAMETERS: [Real; {len(program.parameters)}] = ["]
        out += [*parameter_lines(program, "    {value}, // {name}", "Real::NAN"), "];", ""]
    for routine in parts:
        head = wrapped(f"pub fn {routine.name}", _arguments(routine))
        out += function(head, routine.body("    let {} = {};", "    {} = {};"))
    for routine in of_states(parts) if options.batch else ():
        out += _batch(routine)
    return {f"{name}.rs": "\n".join(out)}


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
