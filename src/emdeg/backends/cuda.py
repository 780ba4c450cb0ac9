"""CUDA: one state per thread, for arrays in rows (N, n) or in columns (n, N), which coalesce."""

from __future__ import annotations

from emdeg.backends.base import EmitOptions, unsupported
from emdeg.backends.clike import REALS, Real, block_comment, dialect_of, wrapped
from emdeg.backends.names import comment, slug
from emdeg.backends.provenance import lines as provenance
from emdeg.backends.routines import CONSTANTS, Routine, routines
from emdeg.program.ir import Program

_SIGN = """static __device__ __forceinline__ {real} sign({real} x) {{
    return x > {zero} ? {one} : x < {zero} ? -{one} : x;
}}
"""


def emit(program: Program, options: EmitOptions) -> dict[str, str]:
    """<name>.cu: `setup` on the host, kernels `rows` and `columns`."""
    unsupported("cuda", options, "test", "two_rate", "batch")
    name = slug(options.name or program.name)
    real = REALS[options.dtype]
    parts = {r.name: r for r in routines(program, dialect_of(real))}
    step = parts["step"]
    out = [block_comment(provenance(program, options)), "#include <math.h>", ""]
    if any("sign(" in text for text in step.texts()):
        out += [_SIGN.format(real=real.type, zero=real.literal(0), one=real.literal(1))]
    if "setup" in parts:
        out += _setup(name, program, parts["setup"], real)
    out += _device(name, step, real.type)
    for layout in ("rows", "columns"):
        out += _kernel(name, step, real.type, layout)
    return {f"{name}.cu": "\n".join(out)}


def _setup(name: str, program: Program, routine: Routine, real: Real) -> list[str]:
    out = [f'extern "C" void {name}_parameters({real.type} *parameters) {{']
    for number, (title, value) in enumerate(program.parameters.items()):
        shown = "NAN" if value is None else real.literal(value)
        out.append(f"    parameters[{number}] = {shown}; /* {comment(title)} */")
    out += ["}", ""]
    arguments = [f"const {real.type} *parameters", f"{real.type} *constants"]
    head = f'extern "C" void {name}_setup'
    out += [f"{wrapped(head, arguments)} {{"]
    out += [f"    const {real.type} {x.name} = parameters[{x.index}];" for x in routine.loads]
    out += [f"    const {real.type} {s.name} = {s.text};" for s in routine.statements]
    out += [f"    constants[{s.index}] = {s.text};" for s in routine.stores]
    return [*out, "}", ""]


def _pointers(step: Routine, real: str) -> list[str]:
    inputs = [f"const {real} *__restrict__ {a.name}" for a in step.inputs]
    return inputs + [f"{real} *__restrict__ {a.name}" for a in step.outputs]


def _device(name: str, step: Routine, real: str) -> list[str]:
    """One state; neighbouring elements of an array are `stride` apart."""
    arguments = [*_pointers(step, real), "const long long stride"]
    head = wrapped(f"static __device__ __forceinline__ void {name}_state", arguments)
    out = [f"    (void){a.name};" for a in step.inputs if not step.reads(a)]
    for load in step.loads:
        skip = "" if load.array.name == CONSTANTS else " * stride"
        out.append(f"    const {real} {load.name} = {load.array.name}[{load.index}{skip}];")
    out += [f"    const {real} {s.name} = {s.text};" for s in step.statements]
    out += [f"    {s.array.name}[{s.index} * stride] = {s.text};" for s in step.stores]
    return [f"{head} {{", *out, "}", ""]


def _kernel(name: str, step: Routine, real: str, layout: str) -> list[str]:
    arguments = ["const long long count", *_pointers(step, real)]
    head = wrapped(f'extern "C" __global__ void {name}_{layout}', arguments)
    moved = []
    for array in step.arguments:
        if array.name == CONSTANTS:
            moved.append(array.name)
        else:
            moved.append(f"{array.name} + i{f' * {array.size}' if layout == 'rows' else ''}")
    stride = "1" if layout == "rows" else "count"
    return [
        f"{head} {{",
        "    const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;",
        "    if (i < count) {",
        f"        {name}_state({', '.join(moved)}, {stride});",
        "    }",
        "}",
        "",
    ]
