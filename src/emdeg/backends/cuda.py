"""CUDA: one state per thread, for arrays in rows (N, n) or in columns (n, N), which coalesce."""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends import clike
from emdeg.backends.base import EmitOptions
from emdeg.backends.provenance import parameter_lines, provenance
from emdeg.backends.rolled import WORKSPACE, RolledPlan, Subprogram
from emdeg.backends.rolled_text import RolledText, Style, sum_of
from emdeg.backends.routines import CONSTANTS, ArrayArgument, Routine, routines
from emdeg.backends.runs import Pointer
from emdeg.program.ir import Program
from emdeg.program.ops import CALL

RESTRICT = "__restrict__ "


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """<name>.cu: `setup` on the host, kernels `rows` and `columns`."""
    real = clike.REALS[options.dtype]
    plan = RolledPlan.of(program) if options.rolled else None
    rolled = None if plan is None else _Rolled(plan, clike.dialect_of(real), Style())
    if rolled is None:
        found = routines(program, clike.dialect_of(real))
    else:
        room = f"    {real.type} {WORKSPACE}[{rolled.plan.workspace}];"
        found = [*rolled.setup(), rolled.step(rolled.call, [room])]
    parts = {r.name: r for r in found}
    step = parts["step"]
    out = [clike.block_comment(provenance(program, options)), "#include <math.h>", ""]
    if any(v.op == CALL and v.b == "sign" for v in program.values):
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
    out += [] if rolled is None else rolled.parts(real)
    out += _device(name, step, real.type)
    for layout in ("rows", "columns"):
        out += _kernel(name, step, real.type, layout)
    return {f"{name}.cu": "\n".join(out)}


class _Rolled(RolledText):
    """Elements of the inputs and outputs are `stride` apart, those of the workspace are not."""

    def element(self, pointer: Pointer) -> str:
        """The element that a pointer points to, in round k."""
        at = self.style.index(pointer.at, pointer.step)
        return f"{pointer.array}[{at if self._near(pointer.array) else f'({at}) * stride'}]"

    stored = element

    @staticmethod
    def _near(array: str) -> bool:
        return array in (WORKSPACE, CONSTANTS, "table")

    def call(self, body: Subprogram, pointers: Sequence[Pointer]) -> list[str]:
        """Pointers, and the stride behind them."""
        arguments = []
        for pointer in pointers:
            at = self.style.index(pointer.at, pointer.step)
            far = at != "0" and not self._near(pointer.array)
            arguments.append(sum_of(pointer.array, f"({at}) * stride" if far else at))
        return [f"{body.name}({', '.join(arguments)}, stride);"]

    def parts(self, real: clike.Real) -> list[str]:
        """The table of numbers, where it depends on no parameter, and the subroutines."""
        out: list[str] = []
        if not self.setup() and self.plan.table:
            rows = [f"    {row}" for row in self.rows(real.literal)]
            out += [f"static __device__ const {real.type} table[] = {{", *rows, "};", ""]
        for body in self.plan.bodies:
            routine = self.part(body)
            given = [a.name for a in routine.inputs if a.name != CONSTANTS]
            far = {a for a, array in zip(given, body.arrays, strict=True) if array != WORKSPACE}

            def at(array: ArrayArgument, index: int, far: set[str] = far) -> str:
                return f"{array.name}[{index}{' * stride' if array.name in far else ''}]"

            arguments = clike.array_arguments(routine, real.type, RESTRICT)
            head = clike.wrapped(
                f"static __device__ void {body.name}", [*arguments, "const long long stride"]
            )
            unused = [] if far else ["    (void)stride;"]
            out += clike.function(head, [*unused, *clike.body_lines(routine, real.type, at)])
        return out


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
