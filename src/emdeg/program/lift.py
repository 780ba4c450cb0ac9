"""Program → expressions: the way back from `lower`, for proofs and for people.

The expressions share what the program shares: a value that several others read is one node.
Sums and products that only one sum or product reads are written as one with it, a + b + c.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import Expr, const, function, linear, product
from emdeg.program import ops
from emdeg.program.fingerprint import symbol_of
from emdeg.program.ir import LinearAngle, Program, operands

Outputs = dict[str, tuple[tuple[int, ...], list[Expr]]]
SUMS: Final = frozenset({ops.ADD, ops.SUB, ops.NEG})


def lift(program: Program) -> Outputs:
    """{output: (shape, expressions in row-major order)}, as `lower` takes them."""
    done = lift_values(program)
    return {o.name: (o.shape, [done[k] for k in o.values]) for o in program.outputs}


def lift_values(program: Program, names: Mapping[int, Expr] | None = None) -> dict[int, Expr]:
    """The expression of every value that stands by itself.

    Values in `names` are written by these where others read them.
    """
    return _Lifting(program, names or {}).run()


class _Lifting:
    def __init__(self, program: Program, names: Mapping[int, Expr]) -> None:
        self.program, self.names = program, names
        self.done: dict[int, Expr] = {}
        self.terms: dict[int, list[tuple[Expr, int]]] = {}  # of sums that one sum reads
        self.factors: dict[int, list[Expr]] = {}  # of products that one product reads
        self.readers = readers(program)

    def run(self) -> dict[int, Expr]:
        for k, (op, a, b) in enumerate(self.program.values):
            if op in SUMS:
                terms = self._terms_of(a, -1 if op == ops.NEG else 1)
                if op != ops.NEG:
                    terms += self._terms_of(b, -1 if op == ops.SUB else 1)
                if self._only_in(k, SUMS):
                    self.terms[k] = terms
                else:
                    self.done[k] = linear(terms)
            elif op == ops.MUL:
                factors = [*self._factors_of(a), *self._factors_of(b)]
                if self._only_in(k, {ops.MUL}):
                    self.factors[k] = factors
                else:
                    self.done[k] = product(factors)
            else:
                self.done[k] = self._single(op, a, b)
        return self.done

    def _only_in(self, k: int, ops: Collection[int]) -> bool:
        """Does a single value read k, by one of these operations, and has k no name?"""
        return len(self.readers[k]) == 1 and self.readers[k][0] in ops and k not in self.names

    def _read(self, k: int) -> Expr:
        return self.names[k] if k in self.names else self.done[k]

    def _terms_of(self, k: int, sign: int) -> list[tuple[Expr, int]]:
        if k in self.terms:
            return [(node, sign * own) for node, own in self.terms[k]]
        return [(self._read(k), sign)]

    def _factors_of(self, k: int) -> Sequence[Expr]:
        return self.factors[k] if k in self.factors else (self._read(k),)

    def _single(self, op: int, a: Any, b: Any) -> Expr:
        if op == ops.DIV:
            return self._read(a) / self._read(b)
        if op == ops.CONST:
            return const(a)
        if op == ops.LEAF:
            return symbol_of(a)
        if op == ops.CALL:
            return function(b, self._read(a))
        angle = self._angle(a)
        return cos(angle) if op == ops.COS else sin(angle)

    def _angle(self, linear_angle: LinearAngle) -> Angle:
        angle = Angle((), linear_angle.half_turns)
        for k, multiple in linear_angle.terms:
            angle = angle + Angle.of(self.done[k], multiple)
        return angle


def readers(program: Program) -> list[list[int]]:
    """For every value the operations that read it; an output reads as `CONST` would."""
    found: list[list[int]] = [[] for _ in program.values]
    for value in program.values:
        for k in operands(value):
            found[k].append(value.op)
    for k in program.output_values():
        found[k].append(ops.CONST)
    return found
