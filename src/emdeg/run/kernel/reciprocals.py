"""One division for each denominator: a/b, c/b → r = 1/b, a·r, c·r.

Operation counts charge a division like a multiplication, processors charge it twenty times as
much, so kernels that run millions of times take this form. The result may differ in the last bit.
"""

from __future__ import annotations

from collections import Counter

from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import DIV, Output, Program


def share_reciprocals(program: Program) -> Program:
    """The same program with at most one division by each value."""
    uses = Counter(v.b for v in program.values if v.op == DIV)
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    for k, value in enumerate(program.values):
        if value.op == DIV and uses[value.b] > 1:
            inverse = builder.div(builder.const(1), number[value.b])
            number[k] = builder.mul(number[value.a], inverse)
        else:
            number[k] = builder.copy(value, number)
    outputs = [Output(o.name, o.shape, tuple(number[k] for k in o.values)) for o in program.outputs]
    return builder.finish(program, outputs)
