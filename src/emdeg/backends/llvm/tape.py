"""Tape: the run-time part of a program as a list of machine operations.

Signs are taken off the operands (fma, fsub and friends negate for free), exact numbers become
floats, and sums are written for fused multiply-add: see sums.py. Which products are fused is
decided here and not by LLVM, so one state, a batch of any size and any vector width give the
same bits. Quotients that share a divisor share its inverse: a division costs a processor as much
as ten multiplications.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from emdeg.backends.plan import Plan
from emdeg.program.ops import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB

FMA, TIMES, PLUS, OVER, INVERSE, FUNCTION = "fma", "mul", "add", "div", "inverse", "call"


class Ref(NamedTuple):
    """A signed operand: the value of this number, or its negative."""

    value: int
    negative: bool = False

    def __neg__(self) -> Ref:
        return Ref(self.value, not self.negative)


class Op(NamedTuple):
    """result = a·b + c (fma), a·b (mul), a + b (add), a/b (div), 1/a (inverse), name(a) (call)."""

    result: int
    kind: str
    operands: tuple[Ref, ...]
    name: str = ""

    def reads(self) -> list[int]:
        """The numbers of the operands."""
        return [ref.value for ref in self.operands]


class Tape(NamedTuple):
    """Operations in order; `signed[k]` is what value k is in terms of what is computed."""

    ops: tuple[Op, ...]
    signed: dict[int, Ref]


def record(plan: Plan) -> Tape:
    """The operations of the configure and step stages, one for each value."""
    values, rates = plan.values, plan.program.rates
    quotients = Counter(b for k, (op, _, b) in enumerate(values) if op == DIV and rates[k] > 0)
    signed: dict[int, Ref] = {}
    ops: list[Op] = []
    inverses: dict[int, int] = {}  # divisor → number of its inverse
    for k, (op, a, b) in enumerate(values):
        signed[k] = Ref(k)
        if op in (CONST, LEAF, COS, SIN) or rates[k] == 0:
            continue
        if op == NEG:
            signed[k] = -signed[a]
        elif op == ADD:
            ops.append(Op(k, PLUS, (signed[a], signed[b])))
        elif op == SUB:
            ops.append(Op(k, PLUS, (signed[a], -signed[b])))
        elif op == MUL or op == DIV:
            x, y = signed[a], signed[b]
            signed[k] = Ref(k, x.negative != y.negative)
            if op == MUL:
                ops.append(Op(k, TIMES, (Ref(x.value), Ref(y.value))))
            elif quotients[b] == 1:
                ops.append(Op(k, OVER, (Ref(x.value), Ref(y.value))))
            else:
                if y.value not in inverses:
                    inverses[y.value] = len(values) + len(inverses)
                    ops.append(Op(inverses[y.value], INVERSE, (Ref(y.value),)))
                ops.append(Op(k, TIMES, (Ref(x.value), Ref(inverses[y.value]))))
        else:
            assert op == CALL
            ops.append(Op(k, FUNCTION, (signed[a],), b))
    return Tape(tuple(ops), signed)
