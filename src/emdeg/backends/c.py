"""C99: functions of arrays, libm only, nothing allocated, nothing global, nothing recursive.

<name>.h        dimensions, places of joints and parameters, conventions, provenance, prototypes
<name>.c        the functions
<name>_test.c   with `test`: checks them against numbers of the reference interpreter
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import TypeAlias

import numpy as np

from emdeg.backends import clike
from emdeg.backends.base import EmitOptions
from emdeg.backends.names import input_identifiers, output_identifiers
from emdeg.backends.provenance import index_lines, parameter_lines, provenance
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style, sum_of
from emdeg.backends.routines import Routine, arrays_of, routines
from emdeg.backends.runs import Pointer
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.program.ops import CALL

Numbers: TypeAlias = dict[str, list[float]]  # by the identifier of the array


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """Header, source, and a test when asked for."""
    writer = _File(program, options, name)
    files = {f"{writer.name}.h": writer.header(), f"{writer.name}.c": writer.source()}
    if options.test:
        files[f"{writer.name}_test.c"] = writer.test()
    return files


@dataclass(frozen=True)
class _File:
    program: Program
    options: EmitOptions
    name: str

    @property
    def real(self) -> clike.Real:
        return clike.REALS[self.options.dtype]

    @cached_property
    def routines(self) -> list[Routine]:
        options = self.options
        dialect = clike.dialect_of(self.real)
        if self.rolled is not None:
            return [*self.rolled.setup(), self.rolled.step(self._call, self._workspace())]
        return routines(self.program, dialect, options.two_rate, options.apart)

    # -- rolled -----------------------------------------------------------------------

    @cached_property
    def rolled(self) -> RolledText | None:
        plan = RolledPlan.of(self.program) if self.options.rolled else None
        return None if plan is None else RolledText(plan, clike.dialect_of(self.real), Style())

    def _workspace(self) -> list[str]:
        assert self.rolled is not None
        return [f"    {self.real.type} {WORKSPACE}[{self.rolled.plan.workspace}];"]

    def _call(self, body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
        assert self.rolled is not None
        index = self.rolled.style.index
        arguments = [sum_of(p.array, index(p.at, p.step)) for p in pointers]
        return [f"{self.name}_{body.name}({', '.join(arguments)});"]

    def _parts(self) -> list[str]:
        """The table of numbers and the subroutines of a rolled program."""
        if self.rolled is None:
            return []
        out: list[str] = []
        if not self.rolled.setup() and self.rolled.plan.table:
            out += [f"static const {self.real.type} table[] = {{"]
            out += [f"    {row}" for row in self.rolled.rows(self.real.literal)]
            out += ["};", ""]
        for body in self.rolled.plan.bodies:
            routine = self.rolled.part(body)
            arguments = clike.array_arguments(routine, self.real.type)
            head = clike.wrapped(f"static void {self.name}_{body.name}", arguments)
            out += clike.function(head, clike.body_lines(routine, self.real.type))
        return out

    # -- functions --------------------------------------------------------------------

    @cached_property
    def functions(self) -> list[tuple[list[str], str, list[str]]]:
        """What the header says of each function, its head, its body."""
        real, found = self.real.type, []
        if self.program.parameters:
            form = "    parameters[{index}] = {value}; /* {name} */"
            values = parameter_lines(self.program, form, "NAN", self.real.literal)
            head = f"void {self.name}_parameters({real} *restrict parameters)"
            found.append((["/* Writes the parameters' own values. */"], head, values))
        for routine in self.routines:
            arguments = clike.array_arguments(routine, real)
            head = clike.wrapped(f"void {self.name}_{routine.name}", arguments)
            found.append(([], head, clike.body_lines(routine, real)))
        for routine in clike.of_states(self.routines) if self.options.batch else ():
            about = [f"/* {routine.name} of `count` states; every array has one row a state. */"]
            arguments = ["size_t count", *clike.array_arguments(routine, real)]
            own = "batch" if routine.name == "step" else f"{routine.name}_batch"
            head = clike.wrapped(f"void {self.name}_{own}", arguments)
            call = f"{self.name}_{routine.name}({clike.row_arguments(routine)})"
            found.append((about, head, clike.for_each_state("size_t", call)))
        return found

    def header(self) -> str:
        guard = f"{self.name.upper()}_H"
        out = [clike.block_comment(provenance(self.program, self.options))]
        out += [f"#ifndef {guard}", f"#define {guard}", ""]
        if self.options.batch:
            out += ["#include <stddef.h>", ""]
        out += [
            f"#define {self.name.upper()}_{array.name.upper()}_{what.upper()} {count}"
            for array in arrays_of(self.routines)
            for what, count in array.extents
        ]
        form = f"#define {self.name.upper()}_{{KIND}}_{{NAME}} {{index}}"
        out += index_lines(self.program, self.options, form)
        out += ["", f"typedef {self.real.type} {self.name}_real;", ""]
        out += ["#ifdef __cplusplus", 'extern "C" {', "#define restrict", "#endif", ""]
        for about, head, _ in self.functions:
            out += [*about, f"{head};", ""]
        out += ["#ifdef __cplusplus", "#undef restrict", "}", "#endif", ""]
        out += [f"#endif /* {guard} */", ""]
        return "\n".join(out)

    def source(self) -> str:
        out = [clike.block_comment(provenance(self.program, self.options))]
        out += [f'#include "{self.name}.h"', "", "#include <math.h>", ""]
        if any(v.op == CALL and v.b == "sign" for v in self.program.values):
            out += [self.real.sign_function("static")]
        out += self._parts()
        for _, head, body in self.functions:
            out += clike.function(head, body)
        return "\n".join(out)

    # -- test -------------------------------------------------------------------------

    def test(self) -> str:
        real = self.real
        given, parameters, expected = _sample(self.program)
        about = "Checks the generated functions against numbers of the reference interpreter."
        out = [clike.block_comment([about, "", *provenance(self.program, self.options)])]
        out += [f'#include "{self.name}.h"', "", "#include <math.h>", "#include <stdio.h>", ""]
        out += ["int main(void) {"]
        arrays = {array.name: array.size for array in arrays_of(self.routines)}
        for name, size in arrays.items():
            if name in given:
                out.append(f"    const {real.type} {name}[] = {real.row(given[name])};")
            else:
                out.append(f"    {real.type} {name}[{max(size, 1)}];")
        expected = {name: values for name, values in expected.items() if values}
        for name, values in expected.items():
            out.append(f"    const {real.type} expected_{name}[] = {real.row(values)};")
        out += ["    int failures = 0;"]
        if self.program.parameters:
            if "parameters" not in arrays:
                out.append(f"    {real.type} parameters[{len(self.program.parameters)}];")
            out.append(f"    {self.name}_parameters(parameters);")
        for place, (name, own) in enumerate(self.program.parameters.items()):
            if own is None:
                out.append(f"    parameters[{place}] = {real.literal(parameters[name])};")
        for routine in self.routines:
            names = ", ".join(a.name for a in routine.arguments)
            out.append(f"    {self.name}_{routine.name}({names});")
        tolerance = real.literal(1e-9 if self.options.dtype == "float64" else 1e-4)
        for name, values in expected.items():
            scale = real.literal(max([1.0, *(abs(x) for x in values if math.isfinite(x))]))
            out += [
                f"    for (int i = 0; i < {len(values)}; ++i) {{",
                f"        const {real.type} found = {name}[i], right = expected_{name}[i];",
                "        const int same = found == right || (isnan(found) && isnan(right));",
                f"        const {real.type} error = fabs{real.suffix}(found - right);",
                f"        failures += !(same || error <= {tolerance} * {scale});",
                "    }",
            ]
        out += ['    printf(failures ? "%d numbers differ\\n" : "all numbers agree\\n", failures);']
        out += ["    return failures != 0;", "}", ""]
        return "\n".join(out)


def _sample(program: Program) -> tuple[Numbers, Mapping[str, float], Numbers]:
    """A state between −1 and 1, parameters, and what the interpreter makes of them, to 13 digits.

    A parameter without a value of its own is given one, so that there is something to compare.
    """
    state: Numbers = {}
    places = count(1)
    for declared in program.inputs:
        state[declared.name] = [_between(next(places)) for _ in declared.leaves]
    parameters = {
        name: 1.5 + 0.5 * _between(place) if own is None else own
        for place, (name, own) in enumerate(program.parameters.items(), 1)
    }
    with np.errstate(all="ignore"):  # as on the machine: infinite, or not a number
        found = interpret(program, {k: np.array(v) for k, v in state.items()}, parameters)
    inputs = input_identifiers([i.name for i in program.inputs])
    outputs = output_identifiers([o.field for o in program.outputs])
    shown = [[float(f"{x:.13g}") for x in np.ravel(found[o.name])] for o in program.outputs]
    given, expected = zip(inputs, state.values(), strict=True), zip(outputs, shown, strict=True)
    return dict(given), parameters, dict(expected)


def _between(place: int) -> float:
    """A number between −1 and 1, the same on every platform."""
    return round((place * 0.6180339887) % 2.0 - 1.0, 6)
