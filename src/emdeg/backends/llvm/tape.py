"""Tape: the run-time part of a program as a list of machine operations.

Signs are taken off the operands (fma, fsub and friends negate for free), exact numbers become
floats, and a product whose only uses are sums is absorbed by fused multiply-adds:

    m = a·b;  u = m + c;  v = d − m     ⟶     u = fma(a, b, c);  v = fma(−a, b, d)

Which products are fused is decided here and not by LLVM, so one state, a batch of any size and
any vector width give the same bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from emdeg.backends.plan import Plan
from emdeg.program.ir import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB

FMA, TIMES, PLUS, OVER, FUNCTION = "fma", "mul", "add", "div", "call"


class Ref(NamedTuple):
    """A signed operand: the value of this number, or its negative."""

    value: int
    negative: bool = False

    def __neg__(self) -> Ref:
        return Ref(self.value, not self.negative)


class Op(NamedTuple):
    """result = a·b + c (fma), a·b (mul), a + c (add), a / b (div), name(a) (call)."""

    result: int
    kind: str
    a: Ref
    b: Ref | None = None
    c: Ref | None = None
    name: str = ""

    def reads(self) -> Iterator[int]:
        """The numbers of the operands."""
        yield self.a.value
        if self.b is not None:
            yield self.b.value
        if self.c is not None:
            yield self.c.value


class Tape(NamedTuple):
    """Operations in order; `signed[k]` is what value k is in terms of what is computed."""

    ops: tuple[Op, ...]
    signed: dict[int, Ref]


def record(plan: Plan, fuse: bool = True) -> Tape:
    """The operations of the configure and step stages."""
    values, rates = plan.values, plan.program.rates
    signed: dict[int, Ref] = {}
    ops: list[Op] = []
    for k, (op, a, b) in enumerate(values):
        signed[k] = Ref(k)
        if op in (CONST, LEAF, COS, SIN) or rates[k] == 0:
            continue
        if op == NEG:
            signed[k] = -signed[a]
        elif op == ADD:
            ops.append(Op(k, PLUS, signed[a], None, signed[b]))
        elif op == SUB:
            ops.append(Op(k, PLUS, signed[a], None, -signed[b]))
        elif op == MUL or op == DIV:
            x, y = signed[a], signed[b]
            ops.append(Op(k, TIMES if op == MUL else OVER, Ref(x.value), Ref(y.value)))
            signed[k] = Ref(k, x.negative != y.negative)
        else:
            assert op == CALL
            ops.append(Op(k, FUNCTION, signed[a], name=b))
    if fuse:
        ops = _fuse(ops, {signed[k].value for k in plan.program.output_values()})
    return Tape(tuple(ops), signed)


def _fuse(ops: list[Op], kept: set[int]) -> list[Op]:
    """Absorb each product that every one of its uses can absorb; fewest uses first."""
    products = {op.result: op for op in ops if op.kind == TIMES and op.result not in kept}
    users: dict[int, list[int]] = {k: [] for k in products}
    for place, op in enumerate(ops):
        for k in op.reads():
            if k in users:
                users[k].append(place)
    absorbed: dict[int, int] = {}  # place of a sum → the product that it absorbs
    gone: set[int] = set()
    for k in sorted(products, key=lambda k: (len(users[k]), k)):
        places = users[k]
        if len(set(places)) == len(places) and all(
            ops[p].kind == PLUS and p not in absorbed for p in places
        ):
            absorbed.update(dict.fromkeys(places, k))
            gone.add(k)
    return [
        _fused(op, products[absorbed[place]]) if place in absorbed else op
        for place, op in enumerate(ops)
        if op.result not in gone
    ]


def _fused(total: Op, product: Op) -> Op:
    """a + c with one of them the product x·y: ±x·y + the other."""
    assert total.c is not None and product.b is not None
    term, rest = total.a, total.c
    if term.value != product.result:
        term, rest = rest, term
    return Op(total.result, FMA, Ref(product.a.value, term.negative), product.b, rest)
