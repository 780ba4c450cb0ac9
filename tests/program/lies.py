"""Lies, to test the prover: small random changes of a program, and which of them are noticed.

One instruction of the program is changed as a bug or a forger would change it:

    sign       a + b → a − b, −a → a, a·b → −(a·b)
    operand    an operand replaced by another value that was computed before
    constant   an exact number, a multiple or an offset of an angle changed a little
    drop       a term of a sum or a factor of a product left out
    function   cos ↔ sin, sign ↔ tanh, …
    output     an output element replaced by another value

A mutant may happen to compute the same function (a factor that is 1 on the variety, two values
that are equal): it is then no lie. `LieDetector` tells the two apart by the residues that the
mutation changes, walking only the mutated cone; `certify` gives the same verdict, with its proof.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from emdeg.errors import ProgramError
from emdeg.exact.field import DivisionByZeroResidue, Field, Point
from emdeg.program import ops
from emdeg.program.certify import random_primes
from emdeg.program.fingerprint import residues, symbol_of
from emdeg.program.ir import LinearAngle, Output, Program, Value, operands
from emdeg.program.text import value_text


@dataclass(frozen=True)
class Mutation:
    """Value `number` becomes `value`, or −value, or plainly value `alias`; or output changes."""

    kind: str
    number: int
    value: Value | None = None
    alias: int | None = None
    negated: bool = False
    outputs: tuple[Output, ...] | None = None
    description: str = ""

    def apply(self, program: Program) -> Program:
        """The mutant, without certificate; structure stays valid."""
        if self.outputs is not None:
            return replace(program, outputs=self.outputs, certificate=None)
        values: list[Value] = []
        place: dict[int, int] = {}  # old number → new number
        for k, value in enumerate(program.values):
            if k == self.number:
                if self.value is not None:
                    values.append(_moved(self.value, place))
                else:
                    assert self.alias is not None
                    place[k] = place[self.alias]
                    if not self.negated:
                        continue
                if self.negated:
                    values.append(
                        Value(ops.NEG, place[k] if self.value is None else len(values) - 1)
                    )
            else:
                values.append(_moved(value, place))
            place[k] = len(values) - 1
        outputs = tuple(
            replace(o, values=tuple(place[k] for k in o.values)) for o in program.outputs
        )
        return replace(program, values=tuple(values), outputs=outputs, certificate=None)


def _moved(value: Value, place: Mapping[int, int]) -> Value:
    op, a, b = value
    if op in ops.BINARY:
        return Value(op, place[a], place[b])
    if op == ops.NEG or op == ops.CALL:
        return Value(op, place[a], b)
    if op == ops.COS or op == ops.SIN:
        return Value(op, LinearAngle(tuple((place[k], m) for k, m in a.terms), a.half_turns))
    return value


# -- making them ------------------------------------------------------------------


def mutate(program: Program, rng: random.Random) -> Mutation:
    """One random mutation of a value that some output needs."""
    needed = [k for k, n in enumerate(program.needed_values()) if n]
    if not needed:
        raise ProgramError("there is nothing to mutate", element=program.name)
    for _ in range(1000):
        if rng.random() < 0.02 and len(program.values) > 1:
            return _mutate_output(program, rng)
        k = rng.choice(needed)
        found = _mutate_value(program, k, rng)
        if found is not None:
            return found
    raise ProgramError("no value of it can be mutated", element=program.name)


def _mutate_value(program: Program, k: int, rng: random.Random) -> Mutation | None:
    value = program.values[k]
    makers: dict[str, Callable[[Program, int, random.Random], Mutation | None]] = {
        "sign": _mutate_sign,
        "operand": _mutate_operand,
        "constant": _mutate_constant,
        "drop": _mutate_drop,
        "function": _mutate_function,
    }
    kind = rng.choice(list(makers))
    found = makers[kind](program, k, rng)
    if found is None or found.value == value:
        return None
    shown = value_text(found.value) if found.value else f"%{found.alias}"
    minus = "minus " if found.negated else ""
    return replace(
        found, kind=kind, description=f"%{k} = {value_text(value)} became {minus}{shown}"
    )


def _mutate_sign(program: Program, k: int, rng: random.Random) -> Mutation | None:
    value = program.values[k]
    op, a, b = value
    if op == ops.ADD or op == ops.SUB:
        return Mutation("", k, Value(ops.SUB if op == ops.ADD else ops.ADD, a, b))
    if op == ops.NEG:
        return Mutation("", k, alias=a)
    if op in (ops.MUL, ops.DIV, ops.COS, ops.SIN, ops.CALL):
        return Mutation("", k, value, negated=True)
    return None


def _mutate_operand(program: Program, k: int, rng: random.Random) -> Mutation | None:
    value = program.values[k]
    op, a, b = value
    if op in ops.BINARY or op == ops.NEG or op == ops.CALL:
        other = rng.randrange(k)
        if op in ops.BINARY and rng.random() < 0.5:
            return Mutation("", k, Value(op, a, other))
        return Mutation("", k, Value(op, other, b))
    if op == ops.COS or op == ops.SIN:
        angles = [
            j for j in range(k) if program.values[j].op == ops.LEAF and program.values[j].a.angular
        ]
        terms = list(a.terms)
        at = rng.randrange(len(terms)) if terms else 0
        used = {leaf for leaf, _ in terms}
        free = [j for j in angles if j not in used]
        if not free or not terms:
            return None
        terms[at] = (rng.choice(free), terms[at][1])
        return Mutation("", k, Value(op, LinearAngle(tuple(sorted(terms)), a.half_turns)))
    return None


def _mutate_constant(program: Program, k: int, rng: random.Random) -> Mutation | None:
    op, a, _ = program.values[k]
    if op == ops.CONST:
        changes = [a + 1, a - 1, a * 2, -a, a + Fraction(1, 1000), a * Fraction(101, 100)]
        return Mutation("", k, Value(ops.CONST, rng.choice(changes)))
    if op == ops.COS or op == ops.SIN:
        if rng.random() < 0.5 or not a.terms:
            return Mutation("", k, Value(op, LinearAngle(a.terms, a.half_turns + Fraction(1, 2))))
        at = rng.randrange(len(a.terms))
        leaf, multiple = a.terms[at]
        changes = [multiple + 1, multiple - 1]
        if len(a.terms) > 1 or a.half_turns or op == ops.SIN:  # cos(−x) = cos x is no lie
            changes.append(-multiple)
        changed = rng.choice([m for m in changes if m])
        terms = (*a.terms[:at], (leaf, changed), *a.terms[at + 1 :])
        return Mutation("", k, Value(op, LinearAngle(terms, a.half_turns)))
    return None


def _mutate_drop(program: Program, k: int, rng: random.Random) -> Mutation | None:
    op, a, b = program.values[k]
    first = rng.random() < 0.5
    if op == ops.ADD or op == ops.MUL:
        return Mutation("", k, alias=a if first else b)
    if op == ops.SUB:
        return Mutation("", k, alias=a) if first else Mutation("", k, alias=b, negated=True)
    if op == ops.DIV:
        return Mutation("", k, alias=a)
    if (op == ops.COS or op == ops.SIN) and len(a.terms) > 1:
        at = rng.randrange(len(a.terms))
        terms = (*a.terms[:at], *a.terms[at + 1 :])
        return Mutation("", k, Value(op, LinearAngle(terms, a.half_turns)))
    return None


def _mutate_function(program: Program, k: int, rng: random.Random) -> Mutation | None:
    op, a, b = program.values[k]
    if op == ops.COS or op == ops.SIN:
        return Mutation("", k, Value(ops.SIN if op == ops.COS else ops.COS, a))
    if op == ops.CALL:
        return Mutation("", k, Value(op, a, {"sign": "tanh", "tanh": "sign"}.get(b, "sign")))
    if op in ops.BINARY:
        other = rng.choice([ops.ADD, ops.SUB, ops.MUL])
        return Mutation("", k, Value(other, a, b))
    return None


def _mutate_output(program: Program, rng: random.Random) -> Mutation:
    which = rng.choice([n for n, o in enumerate(program.outputs) if o.values])
    output = program.outputs[which]
    at = rng.randrange(len(output.values))
    other = rng.choice([k for k in range(len(program.values)) if k != output.values[at]])
    values = (*output.values[:at], other, *output.values[at + 1 :])
    changed = replace(output, values=values)
    outputs = (*program.outputs[:which], changed, *program.outputs[which + 1 :])
    words = f"{output.element(at)} = %{output.values[at]} became %{other}"
    return Mutation("output", output.values[at], outputs=outputs, description=words)


# -- noticing them ----------------------------------------------------------------


class LieDetector:
    """The residues of an honest program at a few points; judges mutations by their cone only."""

    def __init__(self, program: Program, points: int = 3, seed: str = "lie detector") -> None:
        self.program = program
        self.users: list[list[int]] = [[] for _ in program.values]
        for k, value in enumerate(program.values):
            for operand in set(operands(value)):
                self.users[operand].append(k)
        self.points: list[Point] = []
        self.rows: list[list[int]] = []
        for index, p in enumerate(random_primes(seed)):
            point = Point(Field(p), index, index)
            try:
                self.rows.append(residues(program, point))
            except DivisionByZeroResidue:
                continue
            self.points.append(point)
            if len(self.points) == points:
                break

    def caught(self, mutation: Mutation) -> bool:
        """Does some output differ from the honest one at some point?"""
        return any(
            self._differs(mutation, point, row)
            for point, row in zip(self.points, self.rows, strict=True)
        )

    def _differs(self, mutation: Mutation, point: Point, row: list[int]) -> bool:
        if mutation.outputs is not None:
            pairs = zip(self.program.outputs, mutation.outputs, strict=True)
            return any(
                row[a] != row[b]
                for honest, lie in pairs
                for a, b in zip(honest.values, lie.values, strict=True)
            )
        p = point.gf.p
        k = mutation.number
        try:
            new = (
                self._residue(mutation.value, row, {}, point)
                if mutation.value is not None
                else row[mutation.alias or 0]
            )
            changed = self._spread(k, (-new if mutation.negated else new) % p, row, point)
        except DivisionByZeroResidue:
            return True
        return any(changed.get(j, row[j]) != row[j] for j in self.program.output_values())

    def _spread(self, k: int, new: int, row: list[int], point: Point) -> dict[int, int]:
        """The residues that change when value k becomes `new`."""
        changed: dict[int, int] = {}
        if new == row[k]:
            return changed
        changed[k] = new
        waiting = set(self.users[k])
        for j in range(k + 1, len(row)):
            if j in waiting:
                waiting.discard(j)
                value = self._residue(self.program.values[j], row, changed, point)
                if value != row[j]:
                    changed[j] = value
                    waiting.update(self.users[j])
            if not waiting:
                break
        return changed

    def _residue(
        self, value: Value, row: list[int], changed: Mapping[int, int], point: Point
    ) -> int:
        op, a, b = value
        p = point.gf.p
        if op == ops.CONST:
            return point.gf.number(a) % p
        if op == ops.COS or op == ops.SIN:
            terms = [(symbol_of(self.program.values[k].a), m) for k, m in a.terms]
            return point.cos_sin(terms, a.half_turns)[op == ops.SIN] % p
        x: int = changed.get(a, row[a])
        if op == ops.NEG:
            return -x % p
        if op == ops.CALL:
            return point.function(b, x) % p
        y: int = changed.get(b, row[b])
        if op == ops.MUL:
            return x * y % p
        if op == ops.ADD:
            return (x + y) % p
        if op == ops.SUB:
            return (x - y) % p
        if y == 0:
            raise DivisionByZeroResidue("a divisor vanished")
        return x * pow(y, -1, p) % p
