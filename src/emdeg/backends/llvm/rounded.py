"""The schedule of machine code, for proved rounding: the tape and the constants as they are.

What LLVM is given has no fast-math flags, so it neither reorders nor fuses what stands on the tape;
the set-up runs in float64 in NumPy and is rounded once to the type of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.backends.llvm.sincos_proof import PROVED
from emdeg.backends.llvm.sums import fuse
from emdeg.backends.llvm.tape import FMA, FUNCTION, INVERSE, OVER, PLUS, TIMES, Op, record
from emdeg.backends.plan import Plan
from emdeg.errors import BackendError
from emdeg.exact.numbers import Number
from emdeg.program.ir import Program
from emdeg.program.ops import CONST, LEAF
from emdeg.rounding import schedule as rounding
from emdeg.rounding.formats import Format
from emdeg.rounding.schedule import Angle, Given, Operand, Schedule, Step
from emdeg.rounding.setup import exact_values, given

_ONE = -1  # the number of the constant 1, which inverses divide
_KINDS = {
    FMA: rounding.FMA, TIMES: rounding.PRODUCT, PLUS: rounding.SUM, OVER: rounding.QUOTIENT,
    INVERSE: rounding.QUOTIENT, FUNCTION: rounding.FUNCTION,
}  # fmt: skip


def machine_schedule(
    program: Program, form: Format, parameters: Mapping[str, Number], fused: bool
) -> Schedule:
    """The schedule of what `jit` runs, on a processor with fused multiply-adds or without."""
    plan = Plan.of(program)
    tape = record(plan)
    if any(op.name == "tanh" for op in tape.ops):
        raise BackendError(
            "the rounding of tanh (smooth friction) is not proved for machine code",
            backend="llvm", hint="bound emitted C alone: codes=['c'], --code c",
        )  # fmt: skip
    if fused:
        tape = fuse(tape, plan.program.output_values())
    rates, values = plan.program.rates, plan.values
    angles = [use for use in plan.angles if use.rate > 0]
    how = "with fused multiply-adds" if fused else "without fused multiply-adds"
    known = PROVED[form.name, fused]
    return Schedule(
        form,
        tuple(_step(op) for op in tape.ops),
        _constants(plan, form, parameters),
        {k: plan.program.key(v.a) for k, v in enumerate(values) if v.op == LEAF and rates[k] > 0},
        tuple(Angle(use.angle.terms, use.angle.half_turns, use.cos, use.sin) for use in angles),
        tuple(tape.signed[k].value for k in plan.program.output_values()),
        known,
        plan.program.derived,
        said=f"machine code of jit {how}; {known.said}",
    )


def _step(op: Op) -> Step:
    operands = tuple(Operand(ref.value, ref.negative) for ref in op.operands)
    if op.kind == INVERSE:
        operands = (Operand(_ONE), *operands)
    return Step(op.result, _KINDS[op.kind], operands, op.name)


def _constants(plan: Plan, form: Format, parameters: Mapping[str, Number]) -> dict[int, Given]:
    true = exact_values(plan.program, parameters)
    floats = {name: float(value) for name, value in parameters.items()}
    stored = dict(zip(plan.constants, plan.constant_values(floats), strict=True))
    stored |= {k: float(v.a) for k, v in enumerate(plan.values) if v.op == CONST}
    found = {k: given(form.rounded(value), true[k], form) for k, value in stored.items()}
    return {_ONE: Given(1.0, 0.0), **found}
