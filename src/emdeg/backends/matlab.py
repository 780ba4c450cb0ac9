"""MATLAB and Octave: one function a file, columns for vectors, matrices as matrices."""

from __future__ import annotations

from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.routines import ArrayArgument, Routine, routines
from emdeg.program.ir import Program

DIALECT = Dialect()


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """<name>_step.m and, as they are needed, _setup, _configure, _parameters."""
    head = [f"% {line}".rstrip() for line in provenance(program, options)]
    single = options.dtype == "float32"
    files = {
        f"{name}_{routine.name}.m": _file(name, routine, head, single)
        for routine in routines(program, DIALECT, options.two_rate)
    }
    if program.parameters:
        files[f"{name}_parameters.m"] = _parameters(name, program, head)
    return files


def _file(name: str, routine: Routine, head: list[str], single: bool) -> str:
    results = ", ".join(a.name for a in routine.outputs)
    arguments = ", ".join(a.name for a in routine.inputs)
    out = [f"function [{results}] = {name}_{routine.name}({arguments})", *head]
    kind = ", 'single'" if single else ""
    out += [f"    {a.name} = zeros({_size(a)}{kind});" for a in routine.outputs]
    out += routine.body("    {} = {};", "    {} = {};", _element)
    return "\n".join([*out, "end", ""])


def _parameters(name: str, program: Program, head: list[str]) -> str:
    out = [f"function [parameters] = {name}_parameters()", *head]
    out += [f"    parameters = zeros({len(program.parameters)}, 1);"]
    out += parameter_lines(program, "    parameters({number}) = {value}; % {name}", "NaN")
    return "\n".join([*out, "end", ""])


def _size(array: ArrayArgument) -> str:
    if len(array.shape) < 2:
        return f"{array.size}, 1"
    return ", ".join(map(str, array.shape))


def _element(array: ArrayArgument, index: int) -> str:
    return f"{array.name}({', '.join(map(str, array.subscripts(index) or [1]))})"
