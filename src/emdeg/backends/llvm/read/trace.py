"""What a text computed, as straight-line code: equal instructions have one number.

Numbers are exact here: a literal is the number that its bits are, fma(a, b, c) is a·b + c, and
rounding is none of our business (rounding/). cos and sin know the angles that programs have,

    Σ kᵢ·leafᵢ + r·π        r·π is known by its bits: float(r)·π, one of the program's own

Several states may be traced at once; each has leaves of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from emdeg.backends.llvm.read.reader import POISON, UNSURE
from emdeg.errors import CertificateError
from emdeg.exact.numbers import Number, simplest
from emdeg.program.ir import Leaf, LinearAngle, Output, Program, Value, operands
from emdeg.program.ops import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB

_ROUNDED: Mapping[str, Callable[[Number | float], Fraction]] = {
    "double": lambda x: Fraction(float(x)),
    "float": lambda x: Fraction(float(np.float32(float(x)))),
}
BINARY = {"fadd": ADD, "fsub": SUB, "fmul": MUL, "fdiv": DIV}


class Trace:
    """Instructions on exact numbers; negative operands are no numbers (reader.py)."""

    def __init__(self, program: Program, element: str) -> None:
        self.element, self.rounded = element, _ROUNDED[element]
        self.values: list[Value] = []
        self.states: list[int] = []  # of each value that is a leaf; −1 for all others
        self._numbers: dict[tuple[object, ...], int] = {}
        self._zero = self.const(Fraction(0))
        self._program = program
        turns = {v.a.half_turns for v in program.values if v.op in (COS, SIN)}
        self._turns = {self.rounded(float(t) * math.pi): t for t in turns if t}
        self._leaf = {program.key(v.a): v.a for v in program.values if v.op == LEAF}
        self._derived: dict[int, int] = {}  # value that is a derived angle → its leaf

    def _emit(self, op: int, a: object, b: object = None, state: int = -1) -> int:
        key = (op, a, b, state)
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self.values)
            self.values.append(Value(op, a, b))
            self.states.append(state)
        return found

    def const(self, number: Fraction) -> int:
        """A number."""
        return self._emit(CONST, simplest(number))

    def leaf(self, name: str, state: int) -> int:
        """An element of the inputs of a state."""
        return self._emit(LEAF, self._leaf.get(name, Leaf(name, 2)), None, state)

    def binary(self, op: int, a: int, b: int) -> int:
        """a op b."""
        if a < 0 or b < 0:
            return POISON if POISON in (a, b) else UNSURE
        if op == ADD and self._zero in (a, b):
            return a if b == self._zero else b
        if op == MUL and self._zero in (a, b):
            return self._zero
        return self._emit(op, a, b)

    def fma(self, a: int, b: int, c: int) -> int:
        """a·b + c."""
        return self.binary(ADD, self.binary(MUL, a, b), c)

    def neg(self, a: int) -> int:
        """−a."""
        return max(a, UNSURE) if a < 0 else self._emit(NEG, a)

    def function(self, name: str, a: int) -> int:
        """abs, sign, sqrt, tanh."""
        return max(a, UNSURE) if a < 0 else self._emit(CALL, a, name)

    def cos_sin(self, a: int) -> tuple[int, int]:
        """Both of an angle."""
        if a < 0:
            return max(a, UNSURE), max(a, UNSURE)
        angle = self._angle(a)
        if not angle.terms and not angle.half_turns:
            return self.const(Fraction(1)), self._zero
        return self._emit(COS, angle), self._emit(SIN, angle)

    def _angle(self, a: int) -> LinearAngle:
        terms: dict[int, Fraction] = {}
        turns = Fraction(0)
        waiting = [(a, Fraction(1))]
        while waiting:
            k, scale = waiting.pop()
            op, x, y = self.values[k]
            if k in self._derived:
                waiting.append((self._derived[k], scale))
            elif op == LEAF:
                terms[k] = terms.get(k, Fraction(0)) + scale
            elif op in (ADD, SUB):
                waiting += [(x, scale), (y, scale if op == ADD else -scale)]
            elif op == NEG:
                waiting.append((x, -scale))
            elif op == MUL and CONST in (self.values[x].op, self.values[y].op):
                if self.values[y].op == CONST:
                    x, y = y, x
                waiting.append((y, scale * self.values[x].a))
            elif op == CONST and (x == 0 or x in self._turns):
                turns += scale * self._turns.get(x, 0)
            else:
                self._no_angle(k)
        if any(multiple.denominator != 1 for multiple in terms.values()):
            self._no_angle(a)
        return LinearAngle(tuple((k, int(terms[k])) for k in sorted(terms) if terms[k]), turns)

    def _no_angle(self, k: int) -> None:
        raise CertificateError(
            "the text of the machine code takes the cosine of what is no angle of the program",
            found=str(self.values[k]),
        )

    # -- programs in, programs out -----------------------------------------------------

    def copied(self, rate: int = 2) -> dict[int, int]:
        """The program's own values up to a rate, of state 0, numbers as the type holds them."""
        where: dict[int, int] = {}
        angles: dict[int, int] = {}  # leaf of an angle → its number inside cos and sin
        self.angles(0)
        leaves = {leaf: k for k, leaf in self._derived.items()}
        for k, (op, a, b) in enumerate(self._program.values):
            if self._program.rates[k] > rate:
                continue
            if op == CONST:
                where[k] = self.const(self.rounded(a))
            elif op == LEAF:
                angles[k] = self.leaf(self._program.key(a), 0 if a.rate else -1)
                where[k] = leaves.get(angles[k], angles[k])
            elif op in (COS, SIN):
                terms = tuple(sorted((angles[leaf], m) for leaf, m in a.terms))
                where[k] = self._emit(op, LinearAngle(terms, a.half_turns))
            elif op == NEG:
                where[k] = self.neg(where[a])
            elif op == CALL:
                where[k] = self.function(b, where[a])
            else:
                where[k] = self.binary(op, where[a], where[b])
        return where

    def angles(self, state: int) -> None:
        """Angles of mimic joints of a state: multiplier·leaf + offset is a leaf of its own."""
        computed: dict[str, int] = {}
        for d in self._program.derived:
            of = computed.get(d.of, self.leaf(d.of, state))
            scaled = self.binary(MUL, self.const(self.rounded(d.multiplier)), of)
            computed[d.leaf] = self.binary(ADD, scaled, self.const(self.rounded(d.offset)))
            self._derived[computed[d.leaf]] = self.leaf(d.leaf, state)

    def program(self, outputs: Sequence[Sequence[int]], state: int) -> Program:
        """The straight-line program of the outputs of one state."""
        named = [
            Output(o.name, o.shape, tuple(found))
            for o, found in zip(self._program.outputs, outputs, strict=True)
        ]
        values, made = self.straight(named, state)
        return replace(self._program, values=values, outputs=made, metadata={}, certificate=None)

    def straight(
        self, outputs: Sequence[Output], state: int
    ) -> tuple[tuple[Value, ...], tuple[Output, ...]]:
        """The values that the outputs of one state need, and the outputs in terms of them."""
        needed = set()
        waiting = [k for output in outputs for k in output.values]
        while waiting:
            k = waiting.pop()
            if k < 0:
                raise CertificateError(
                    "the text of the machine code gives a result that is undefined, or depends on"
                    " a comparison or on bits that the program does not look at",
                    element=f"state {state}",
                )  # fmt: skip
            if self.values[k].op == CALL and self.values[k].b.startswith("fast"):
                raise CertificateError(
                    "the text of the machine code uses its sequence for cos and sin of an angle"
                    " that may be too large for it", element=f"state {state}",
                )  # fmt: skip
            if k not in needed:
                needed.add(k)
                waiting += operands(self.values[k])
        number: dict[int, int] = {}
        values: list[Value] = []
        for k in sorted(needed):
            if self.states[k] not in (-1, state):
                raise CertificateError(
                    "in the text of the machine code a state's result reads another state",
                    element=f"state {state}", found=f"{self.values[k].a.name} of {self.states[k]}",
                )  # fmt: skip
            number[k] = len(values)
            values.append(_renumbered(self.values[k], number))
        made = (Output(o.name, o.shape, tuple(number[k] for k in o.values)) for o in outputs)
        return tuple(values), tuple(made)


def _renumbered(value: Value, number: Mapping[int, int]) -> Value:
    op, a, b = value
    if op == CONST or op == LEAF:
        return value
    if op in (COS, SIN):
        terms = tuple((number[k], m) for k, m in a.terms)
        return Value(op, LinearAngle(terms, a.half_turns))
    if op == NEG or op == CALL:
        return Value(op, number[a], b)
    return Value(op, number[a], number[b])
