"""Scalars: parameter-only values, known by their residues in a field that has √2 and √3.

What vanishes, or is equal up to sign, is recognised however it was written: equal residues, one
value. The values themselves are computed in `setup`, for free.
"""

from __future__ import annotations

from emdeg.exact.field import PRIME_WITH_ROOTS, Field, Point
from emdeg.exact.numbers import Number
from emdeg.program.builder import ProgramBuilder
from emdeg.program.fingerprint import symbol_of
from emdeg.program.ops import LEAF

PRIME = PRIME_WITH_ROOTS
MINUS_ONE = PRIME - 1
SIMPLE = (2, 4, 3, 8)  # ratios that are exact numbers, and their reciprocals


class _Inverses(dict[int, int]):
    """Inverses modulo the prime, each computed once."""

    def __missing__(self, a: int) -> int:
        self[a] = pow(a, -1, PRIME)
        return self[a]


class Scalars:
    """Parameter-only values of a builder by their residue."""

    def __init__(self, builder: ProgramBuilder) -> None:
        self.builder = builder
        self._number: dict[int, int] = {}
        self.inverse = _Inverses().__getitem__  # a⁻¹; asked for hundreds of thousands of times
        self._splits: dict[int, tuple[int, int] | None] = {}
        self.leaves: list[int] = []  # residues of the parameters
        point = Point(Field(PRIME))
        for number, value in enumerate(builder.values):
            if value.op == LEAF and builder.rates[number] == 0:
                self.leaves.append(point.value(symbol_of(value.a)) % PRIME)
                self.learn(self.leaves[-1], number)
        for number in (1, 2, 4):
            self.learn(number, builder.const(number))

    def learn(self, residue: int, number: int) -> None:
        """The value `number` of the builder has this residue."""
        if residue not in self._number:
            self._number[residue] = number
            self._number.setdefault(PRIME - residue, self.builder.neg(number))

    def number(self, residue: int) -> int:
        """The builder's value with this residue."""
        return self._number[residue]

    def exact(self, value: Number) -> int:
        """An exact constant."""
        residue = Field(PRIME).number(value)
        self.learn(residue, self.builder.const(value))
        return residue

    def product(self, a: int, b: int) -> int:
        """a·b."""
        residue = a * b % PRIME
        if residue not in self._number:
            self.learn(residue, self.builder.mul(self.number(a), self.number(b)))
        return residue

    def sum(self, a: int, b: int) -> int:
        """a + b."""
        residue = (a + b) % PRIME
        if residue and residue not in self._number:
            self.learn(residue, self.builder.add(self.number(a), self.number(b)))
        return residue

    def has_quotient(self, a: int, b: int) -> bool:
        """Is a/b a value already, or a plain number?"""
        residue = a * self.inverse(b) % PRIME
        if residue in self._number or self._split(residue) is not None:
            return True
        return any(is_unit(residue * n % PRIME) or residue in (n, PRIME - n) for n in SIMPLE)

    def quotient(self, a: int, b: int) -> int:
        """a/b; a plain number where it is one, so that nothing is divided by a parameter."""
        residue = a * self.inverse(b) % PRIME
        if residue not in self._number:
            for simple in SIMPLE:
                if residue * simple % PRIME in (1, MINUS_ONE):
                    half = self.builder.div(self.number(1), self.builder.const(simple))
                    self.learn(self.inverse(simple), half)
                    return residue
                if residue in (simple, PRIME - simple):
                    self.learn(simple, self.builder.const(simple))
                    return residue
            split = self._split(residue)
            if split is not None:
                return self.product(*split)
            self.learn(residue, self.builder.div(self.number(a), self.number(b)))
        return residue

    def _split(self, residue: int) -> tuple[int, int] | None:
        """(parameter, value) with this product: a quotient that needs no division."""
        if residue not in self._splits:
            self._splits[residue] = next(
                (
                    (leaf, rest)
                    for leaf in self.leaves
                    if (rest := residue * self.inverse(leaf) % PRIME) in self._number
                ),
                None,
            )
        return self._splits[residue]


def is_unit(coefficient: int) -> bool:
    """±1: multiplying by it is free."""
    return coefficient == 1 or coefficient == MINUS_ONE
