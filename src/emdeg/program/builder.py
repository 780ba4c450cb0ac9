"""ProgramBuilder: how programs are made, with value numbering and trivial folding.

Equal instructions get one number. Signs are pushed outward for free: x·(−y) = −(x·y),
x + (−y) = x − y, (−x) + (−y) = −(x + y); commutative operands are ordered.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from emdeg.exact.folding import fold_function
from emdeg.exact.numbers import Number, reciprocal, simplest
from emdeg.program.code import rate_of
from emdeg.program.ir import Leaf, LinearAngle, Output, Program, Value
from emdeg.program.ops import ADD, BINARY, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB

_SIGNED = frozenset({CONST, NEG})  # what a sign can be taken off
_new = tuple.__new__  # _new(Value, (op, a, b)) is Value(op, a, b) in half of the time


class ProgramBuilder:
    """Appends instructions; `value numbers` are ints."""

    def __init__(self) -> None:
        self.values: list[Value] = []
        self.rates: list[int] = []
        self._numbers: dict[Value, int] = {}

    def emit(self, value: Value) -> int:
        """The number of this exact instruction, appended when new."""
        found = self._numbers.get(value)
        if found is None:
            rates = self.rates
            found = len(rates)
            self._numbers[value] = found
            self.values.append(value)
            op, a, b = value
            if op in BINARY:  # as in rate_of, written out: asked for every value
                x, y = rates[a], rates[b]
                rates.append(x if x > y else y)
            else:
                rates.append(rate_of(value, rates))
        return found

    def const(self, number: Number) -> int:
        """An exact constant."""
        return self.emit(Value(CONST, simplest(number)))

    def leaf(self, leaf: Leaf) -> int:
        """A parameter or an input."""
        return self.emit(Value(LEAF, leaf))

    def constant_of(self, k: int) -> Number | None:
        """The exact number that value k is, if it is one."""
        value = self.values[k]
        number: Number | None = value.a if value.op == CONST else None
        return number

    def unsigned(self, k: int) -> tuple[bool, int]:
        """(negative?, magnitude) with the sign taken off."""
        value = self.values[k]
        if value.op == NEG:
            return True, value.a
        if value.op == CONST and value.a < 0:
            return True, self.const(-value.a)
        return False, k

    def neg(self, k: int) -> int:
        """−k: free."""
        value = self.values[k]
        if value.op == NEG:
            return int(value.a)
        if value.op == CONST:
            return self.const(-value.a)
        if value.op == SUB:
            return self.emit(Value(SUB, value.b, value.a))
        return self.emit(Value(NEG, k))

    def add(self, a: int, b: int) -> int:
        """a + b."""
        values = self.values
        if values[a][0] not in _SIGNED and values[b][0] not in _SIGNED:
            return self.emit(_new(Value, (ADD, a, b) if a <= b else (ADD, b, a)))
        x, y = self.constant_of(a), self.constant_of(b)
        if x is not None and y is not None:
            return self.const(x + y)
        if x == 0:
            return b
        if y == 0:
            return a
        negative_a, m = self.unsigned(a)
        negative_b, n = self.unsigned(b)
        if negative_a and negative_b:
            return self.neg(self.add(m, n))
        if negative_b:
            return self._sub(a, n)
        if negative_a:
            return self._sub(b, m)
        return self.emit(Value(ADD, min(a, b), max(a, b)))

    def _sub(self, a: int, b: int) -> int:
        if a == b:
            return self.const(0)
        mirrored = self._numbers.get(_new(Value, (SUB, b, a)))
        if mirrored is not None:
            return self.emit(Value(NEG, mirrored))
        return self.emit(_new(Value, (SUB, a, b)))

    def sub(self, a: int, b: int) -> int:
        """a − b."""
        values = self.values
        if values[a][0] not in _SIGNED and values[b][0] not in _SIGNED:
            return self._sub(a, b)
        if self.constant_of(b) is not None:
            return self.add(a, self.neg(b))
        negative_b, n = self.unsigned(b)
        if negative_b:
            return self.add(a, n)
        if self.constant_of(a) == 0:
            return self.neg(b)
        negative_a, m = self.unsigned(a)
        if negative_a:
            return self.neg(self.add(m, b))
        return self._sub(a, b)

    def mul(self, a: int, b: int) -> int:
        """a · b."""
        values = self.values
        if values[a][0] not in _SIGNED and values[b][0] not in _SIGNED:
            return self.emit(_new(Value, (MUL, a, b) if a <= b else (MUL, b, a)))
        negative_a, m = self.unsigned(a)
        negative_b, n = self.unsigned(b)
        x, y = self.constant_of(m), self.constant_of(n)
        if x is not None and y is not None:
            result = self.const(x * y)
        elif x == 0 or y == 0:
            return self.const(0)
        elif x == 1:
            result = n
        elif y == 1:
            result = m
        else:
            result = self.emit(Value(MUL, min(m, n), max(m, n)))
        return self.neg(result) if negative_a != negative_b else result

    def div(self, a: int, b: int) -> int:
        """a / b; division by an exact number is a multiplication."""
        y = self.constant_of(b)
        if y is not None:
            return self.mul(a, self.const(reciprocal(y)))
        negative_a, m = self.unsigned(a)
        negative_b, n = self.unsigned(b)
        if self.constant_of(m) == 0:
            return self.const(0)
        result = self.const(1) if m == n else self.emit(Value(DIV, m, n))
        return self.neg(result) if negative_a != negative_b else result

    def call(self, name: str, a: int) -> int:
        """An opaque function; exact arguments, signs and constant factors leave it."""
        number = self.constant_of(a)
        if number is not None and not (name == "sqrt" and number < 0):
            folded = fold_function(name, number)
            return self.emit(Value(CALL, a, name)) if folded is None else self.const(folded)
        if name == "sqrt":
            return self.emit(Value(CALL, a, name))
        negative, m = self.unsigned(a)
        factor, rest = self._constant_factor(m) if name != "tanh" else (1, m)
        result = self.emit(Value(CALL, rest, name))
        if name == "abs":
            return self.mul(self.const(abs(factor)), result)
        return self.neg(result) if negative != (factor < 0) else result  # odd: sign, tanh

    def _constant_factor(self, k: int) -> tuple[Number, int]:
        """(c, x) with value k = c·x."""
        op, a, b = self.values[k]
        if op == MUL:
            for one, other in ((a, b), (b, a)):
                c = self.constant_of(one)
                if c is not None:
                    return c, other
        return 1, k

    def cos(self, terms: Iterable[tuple[int, int]], half_turns: Fraction = Fraction(0)) -> int:
        """cos(Σ multiple·leaf + half_turns·π)."""
        return self.emit(Value(COS, LinearAngle(tuple(sorted(terms)), half_turns)))

    def sin(self, terms: Iterable[tuple[int, int]], half_turns: Fraction = Fraction(0)) -> int:
        """sin(Σ multiple·leaf + half_turns·π)."""
        return self.emit(Value(SIN, LinearAngle(tuple(sorted(terms)), half_turns)))

    def binary(self, op: int, a: int, b: int) -> int:
        """The operation of two values, folded."""
        if op == MUL:
            return self.mul(a, b)
        if op == ADD:
            return self.add(a, b)
        return self.sub(a, b) if op == SUB else self.div(a, b)

    def copy(self, value: Value, number_of: dict[int, int] | list[int]) -> int:
        """An instruction of another program, operands renumbered, folded again."""
        op, a, b = value
        if op in BINARY:
            return self.binary(op, number_of[a], number_of[b])
        if op == NEG:
            return self.neg(number_of[a])
        if op == CALL:
            return self.call(b, number_of[a])
        if op == COS or op == SIN:
            terms = tuple(sorted((number_of[k], m) for k, m in a.terms))
            return self.emit(Value(op, LinearAngle(terms, a.half_turns)))
        return self.emit(value)

    def finish(self, template: Program, outputs: Iterable[Output]) -> Program:
        """The program, with interface and name of `template`, dead code removed."""
        values, wanted = tuple(self.values), tuple(outputs)
        return tidy(replace(template, values=values, outputs=wanted, certificate=None))


def tidy(program: Program) -> Program:
    """Dead code removed; of a − b and b − a only the first is computed, a sign being free."""
    program = prune(program)
    first: dict[tuple[int, int], int] = {}
    changed: dict[int, Value] = {}
    for k, (op, a, b) in enumerate(program.values):
        if op == SUB:
            mirror = first.get((b, a))
            if mirror is None:
                first[a, b] = k
            else:
                changed[k] = Value(NEG, mirror)
    if not changed:
        return program
    values = tuple(changed.get(k, value) for k, value in enumerate(program.values))
    return replace(program, values=values, certificate=None)


def prune(program: Program) -> Program:
    """Remove values that no output needs, keeping order; the certificate is of the old ones.

    Leaves, sines and cosines that stand twice are one: backends compute both of an angle at once.
    """
    number: dict[int, int] = {}
    kept: list[Value] = []
    once: dict[Value, int] = {}
    needed = program.needed_values()
    for k, value in enumerate(program.values):
        if not needed[k]:
            continue
        number[k] = len(kept)
        op, a, b = value
        if op in BINARY:
            x, y = number[a], number[b]
            kept.append(value if x == a and y == b else _new(Value, (op, x, y)))
            continue
        same = renumber(value, number)
        if op in (LEAF, COS, SIN):
            number[k] = once.setdefault(same, len(kept))
        if number[k] == len(kept):
            kept.append(same)
    if len(kept) == len(program.values):
        return program
    outputs = tuple(
        Output(o.name, o.shape, tuple(number[k] for k in o.values)) for o in program.outputs
    )
    return replace(program, values=tuple(kept), outputs=outputs, certificate=None)


def renumber(value: Value, number: dict[int, int]) -> Value:
    """The same instruction with other operand numbers."""
    op, a, b = value
    if op in BINARY:
        return Value(op, number[a], number[b])
    if op in (NEG, CALL):
        return Value(op, number[a], b)
    if op in (COS, SIN):
        return Value(op, LinearAngle(tuple((number[k], m) for k, m in a.terms), a.half_turns))
    return value
