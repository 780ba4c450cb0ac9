"""CUDA: one state per thread, for arrays in rows (N, n) or in columns (n, N), which coalesce."""

from __future__ import annotations

from emdeg.backends import clike
from emdeg.backends.base import EmitOptions
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, routines
from emdeg.program.ir import Program

RESTRICT = "__restrict__ "


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """<name>.cu: `setup` on the host, kernels `rows` and `columns`."""
    real = clike.REALS[options.dtype]
    parts = {r.name: r for r in routines(program, clike.dialect_of(real))}
    step = parts["step"]
    out = [clike.block_comment(provenance(program, options)), "#include <math.h>", ""]
    if any("sign(" in text for text in step.texts()):
        out += [real.sign_function("static __device__ __forceinline__")]
    if program.parameters:
        form = "    parameters[{index}] = {value}; /* {name} */"
        values = parameter_lines(program, form, "NAN", real.literal)
        head = f'extern "C" void {name}_parameters({real.type} *parameters)'
        out += clike.function(head, values)
    if "setup" in parts:
        arguments = clike.array_arguments(parts["setup"], real.type, "")
        head = clike.wrapped(f'extern "C" void {name}_setup', arguments)
        out += clike.function(head, clike.body_lines(parts["setup"], real.type))
    out += _device(name, step, real.type)
    for layout in ("rows", "columns"):
        out += _kernel(name, step, real.type, layout)
    return {f"{name}.cu": "\n".join(out)}


def _device(name: str, step: Routine, real: str) -> list[str]:
    """One state; neighbouring elements of an array are `stride` apart."""
    arguments = [*clike.array_arguments(step, real, RESTRICT), "const long long stride"]
    head = clike.wrapped(f"static __device__ __forceinline__ void {name}_state", arguments)

    def element(array: ArrayArgument, index: int) -> str:
        return f"{array.name}[{index}{'' if array.name == CONSTANTS else ' * stride'}]"

    return clike.function(head, clike.body_lines(step, real, element))


def _kernel(name: str, step: Routine, real: str, layout: str) -> list[str]:
    arguments = ["const long long count", *clike.array_arguments(step, real, RESTRICT)]
    head = clike.wrapped(f'extern "C" __global__ void {name}_{layout}', arguments)
    moved, stride = clike.row_arguments(step), "1"
    if layout == "columns":
        names = [a.name for a in step.arguments]
        moved, stride = ", ".join(n if n == CONSTANTS else f"{n} + i" for n in names), "count"
    number = "    const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;"
    call = f"        {name}_state({moved}, {stride});"
    return clike.function(head, [number, "    if (i < count) {", call, "    }"])
