"""How generated files of every language are built and run, and compared with the interpreter."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from itertools import product
from pathlib import Path

import numpy as np

from emdeg.backends.base import EmitOptions
from emdeg.backends.infix import Dialect
from emdeg.backends.routines import CONSTANTS, PARAMETERS, arrays_of, routines
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program

STRICT = ["-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
COUNT = 2  # states


class Case:
    """A program, its options, two states, and what the interpreter makes of them."""

    def __init__(self, program: Program, target: str, options: EmitOptions) -> None:
        self.program, self.target, self.options = program, target, options
        self.parts = routines(self.program, Dialect(), options.two_rate)
        self.arrays = {a.name: a for a in arrays_of(self.parts)}
        rng = np.random.default_rng(3)
        inputs = [rng.uniform(-1, 1, (COUNT, len(i.leaves))).round(4) for i in self.program.inputs]
        self.parameters = {
            k: round(0.3 + 0.1 * n, 3) if v is None else v
            for n, (k, v) in enumerate(self.program.parameters.items())
        }
        names = [i.name for i in self.program.inputs]
        by_title = dict(zip(names, inputs, strict=True))
        with np.errstate(all="ignore"):
            found = interpret(self.program, by_title, self.parameters)
        self.given = dict(zip(self.identifiers("inputs"), inputs, strict=True))
        self.expected = [
            np.broadcast_to(np.asarray(found[o.name], float), (COUNT, *o.shape)).reshape(COUNT, -1)
            for o in self.program.outputs
        ]

    def identifiers(self, kind: str) -> list[str]:
        titles = [x.name for x in getattr(self.program, kind)]
        by_title = {a.title: name for name, a in self.arrays.items()}
        return [by_title.get(title, title) for title in titles]

    @property
    def results(self) -> list[str]:
        return self.identifiers("outputs")

    def missing(self) -> list[tuple[int, float]]:
        """Places and values of the parameters that have none of their own."""
        own = enumerate(self.program.parameters.items())
        return [(k, self.parameters[name]) for k, (name, value) in own if value is None]

    def offset(self, array, k: int) -> str:
        return "" if array.name == CONSTANTS else f" + {k * array.size}"

    def check(self, rows: list[list[float]]) -> str:
        """Empty, or what differs; a row has all outputs of one state."""
        found, right = np.array(rows, float), np.hstack(self.expected)
        if found.shape != right.shape:
            return f"shape {found.shape} instead of {right.shape}"
        narrow = self.options.dtype == "float32"
        finite = np.abs(right[np.isfinite(right)])
        scale = max(1.0, finite.max(initial=0.0))
        good = np.isclose(
            found, right, rtol=0, atol=(2e-3 if narrow else 1e-9) * scale, equal_nan=True
        )
        return "" if good.all() else f"{found[~good]} instead of {right[~good]}"


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {(done.stdout + done.stderr)[-600:]}")
    return done.stdout


def rows_of(text: str) -> list[list[float]]:
    return [[float(x) for x in line.split()] for line in text.strip().splitlines()]


# -- drivers: how each language is built and run ----------------------------------------------

EMULATION = """
#define __global__
#define __device__
#define __forceinline__ inline
#define __restrict__ __restrict
struct Index { unsigned x; };
static Index blockIdx, blockDim = {32}, threadIdx;
"""


def c_family(case: Case, include: list[str], prefix: str, defaults: str) -> str:
    """A main that prints a row for each state; arrays have one row a state."""
    real = "double" if case.options.dtype == "float64" else "float"
    lines = [*include, "#include <stdio.h>", "int main(void) {"]
    if case.program.parameters:
        lines += [f"{real} parameters[{len(case.program.parameters)}];", f"{defaults}(parameters);"]
        lines += [f"parameters[{k}] = ({real}){x!r};" for k, x in case.missing()]
    for name, array in case.arrays.items():
        if name in case.given:
            cells = ", ".join(f"({real}){x!r}" for x in case.given[name].ravel().tolist())
            lines.append(f"{real} {name}[] = {{{cells}}};")
        elif name != PARAMETERS:
            lines.append(f"{real} {name}[{max(1, COUNT * array.size)}];")
    if CONSTANTS in case.arrays:
        lines.append(f"{prefix}setup(parameters, constants);")
    *_, step = case.parts
    names = [a.name for a in step.arguments]
    if case.target == "cuda":
        lines += [f"for (threadIdx.x = 0; threadIdx.x < {COUNT}; ++threadIdx.x)"]
    if case.target == "cuda" or case.options.batch:
        word = "rows" if case.target == "cuda" else "batch"
        lines.append(f"{prefix}{word}({', '.join([str(COUNT), *names])});")
    else:
        for k, part in product(range(COUNT), case.parts):
            if part.name != "setup":
                moved = [f"{a.name}{case.offset(a, k)}" for a in part.arguments]
                lines.append(f"{prefix}{part.name}({', '.join(moved)});")
    for k in range(COUNT):
        for array in map(case.arrays.__getitem__, case.results):
            lines.append(
                f"for (int i = {k * array.size}; i < {(k + 1) * array.size}; ++i) "
                f'printf("%.17g ", (double){array.name}[i]);'
            )
        lines.append('printf("\\n");')
    return "\n".join([*lines, "return 0; }", ""])


def run_c(case: Case, folder: Path) -> str:
    (folder / "main.c").write_text(c_family(case, ['#include "arm.h"'], "arm_", "arm_parameters"))
    flags = ["-std=c99", *STRICT]
    for compiler in ("gcc", "clang"):
        if shutil.which(compiler):
            run([compiler, *flags, "arm.c", "arm_test.c", "-lm", "-o", "check"], folder)
            run(["./check"], folder)
    run(["gcc", *flags, "arm.c", "main.c", "-lm", "-o", "main"], folder)
    return run(["./main"], folder)


def run_cpp(case: Case, folder: Path) -> str:
    real = "double" if case.options.dtype == "float64" else "float"
    text = c_family(case, ['#include "arm.hpp"'], "arm::", f"arm::default_parameters<{real}>")
    (folder / "main.cpp").write_text(text)
    run(["g++", "-std=c++17", *STRICT, "main.cpp", "-o", "main"], folder)
    return run(["./main"], folder)


def run_cuda(case: Case, folder: Path) -> str:
    text = c_family(case, [EMULATION, '#include "arm.cu"'], "arm_", "arm_parameters")
    (folder / "main.cpp").write_text(text)
    quiet = ["-Wno-unused-parameter", "-Wno-missing-field-initializers"]
    run(["g++", "-std=c++17", *STRICT, *quiet, "main.cpp", "-o", "main"], folder)
    return run(["./main"], folder)


def run_rust(case: Case, folder: Path) -> str:
    lines = ["fn main() {"]
    if case.program.parameters:
        lines += ["let mut parameters = arm::PARAMETERS;"]
        lines += [f"parameters[{k}] = {x!r};" for k, x in case.missing()]
    for name, array in case.arrays.items():
        if name in case.given:
            lines.append(f"let {name} = {case.given[name].tolist()!r};")
        elif name == CONSTANTS:
            lines.append(f"let mut {name} = [0.0; {array.size}];")
            lines.append("arm::setup(&parameters, &mut constants);")
        elif name != PARAMETERS:
            lines.append(f"let mut {name} = [[0.0; {array.size}]; {COUNT}];")
    for k, part in product(range(COUNT), case.parts):
        if part.name != "setup" and not (case.options.batch and k):
            taken = []
            for a in part.arguments:
                row = "" if a.name == CONSTANTS or case.options.batch else f"[{k}]"
                taken.append(f"&{'mut ' if a in part.outputs else ''}{a.name}{row}")
            lines.append(
                f"arm::{'batch' if case.options.batch else part.name}({', '.join(taken)});"
            )
    for k in range(COUNT):
        lines += [f'for x in {n}[{k}] {{ print!("{{}} ", x); }}' for n in case.results]
        lines.append("println!();")
    allow = "#![allow(unused_mut, unused_variables, unused_assignments)]"
    (folder / "main.rs").write_text("\n".join([allow, *lines, "}", ""]))
    run(["rustc", "--crate-type", "lib", "-Dwarnings", "--edition", "2021", "arm.rs"], folder)
    run(["rustc", "--edition", "2021", "--extern", "arm=libarm.rlib", "main.rs"], folder)
    return run(["./main"], folder)


def run_javascript(case: Case, folder: Path) -> str:
    lines = ['import * as arm from "./arm.mjs";']
    if case.program.parameters:
        lines += ["const parameters = arm.parameters;"]
        lines += [f"parameters[{k}] = {x!r};" for k, x in case.missing()]
    if CONSTANTS in case.arrays:
        lines.append("const constants = arm.setup(parameters);")
    array = "Float64Array" if case.options.dtype == "float64" else "Float32Array"
    for k in range(COUNT):
        lines.append("{")
        for name, a in case.arrays.items():
            if name in case.given:
                lines.append(f"const {name} = {case.given[name][k].tolist()};")
            elif name not in (PARAMETERS, CONSTANTS):
                lines.append(f"const {name} = new {array}({a.size});")
        for part in case.parts:
            if part.name != "setup":
                lines.append(f"arm.{part.name}({', '.join(a.name for a in part.arguments)});")
        lines.append(f"console.log([{', '.join(f'...{n}' for n in case.results)}].join(' '));")
        lines.append("}")
    (folder / "main.mjs").write_text("\n".join(lines))
    return run(["node", "main.mjs"], folder).replace("Infinity", "inf").replace("NaN", "nan")


def matlab_lines(case: Case, prefix: str) -> list[str]:
    """A script that prints a row for each state; one session runs many, as Octave starts slowly."""
    lines = []
    if case.program.parameters:
        lines += [f"parameters = {prefix}_parameters();"]
        lines += [f"parameters({k + 1}) = {x!r};" for k, x in case.missing()]
    if CONSTANTS in case.arrays:
        lines.append(f"constants = {prefix}_setup(parameters);")
    for k in range(COUNT):
        lines += [f"{name} = {rows[k].tolist()!r};" for name, rows in case.given.items()]
        for part in case.parts:
            if part.name != "setup":
                taken, given = (", ".join(a.name for a in x) for x in (part.inputs, part.outputs))
                left = f"[{given}] = " if given else ""
                lines.append(f"{left}{prefix}_{part.name}({taken});")
        for name in case.results:  # row-major, as all others print
            turned = f"permute({name}, ndims({name}):-1:1)"
            lines.append(f"printf('%.17g ', double({turned}));")
        lines.append("printf('\\n');")
    return lines


def run_python(case: Case, folder: Path) -> list[list[float]]:
    (file,) = folder.glob("arm*.py")
    made = runpy.run_path(str(file))
    own = {name: case.parameters[name] for name in case.program.parameters}
    if case.target == "casadi":
        function = made["function"]()
        values = [list(own.values())] if "parameters" in function.name_in() else []
        taken = [n for n in function.name_in() if n != "parameters"]
        rows = []
        for k in range(COUNT):
            found = function.call([*(case.given[n][k] for n in taken), *values])
            rows.append(np.hstack([np.array(x).ravel() for x in found]))
        return rows
    if case.target == "sympy":
        return _sympy(case, made)
    arrays = dict(case.given)
    extra = {"constants": made["setup"](own)} if CONSTANTS in case.arrays else {}
    for part in case.parts:
        if part.name != "setup":
            taken = [arrays[a.name] for a in part.inputs if a.name != CONSTANTS]
            found = made[part.name](*taken, **extra)
            found = found if isinstance(found, tuple) else (found,)
            arrays |= dict(zip([a.name for a in part.outputs], found, strict=True))
    found = [np.broadcast_to(arrays[n], (COUNT, *case.arrays[n].shape)) for n in case.results]
    return np.hstack([np.asarray(x, float).reshape(COUNT, -1) for x in found])


def _sympy(case: Case, made: dict) -> list[list[float]]:
    import sympy  # an optional package

    symbols, rows = made["symbols"](), []
    for k in range(COUNT):
        arrays = {n: list(map(sympy.Float, case.given[n][k])) for n in case.given if n in symbols}
        arrays["parameters"] = list(map(sympy.Float, case.parameters.values()))
        found = made["expressions"](arrays)
        rows.append([float(x) for n in case.results for x in np.ravel(found[n])])
    return rows


RUN = {
    "c": run_c, "cpp": run_cpp, "cuda": run_cuda, "rust": run_rust, "javascript": run_javascript,
    "numpy": run_python, "jax": run_python, "casadi": run_python, "sympy": run_python,
}  # fmt: skip
