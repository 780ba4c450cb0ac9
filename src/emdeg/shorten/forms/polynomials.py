"""Sums of products under rewriting: what `extract` works on.

    sum      = Σ coefficient · monomial            one for each output, one for each defined sum
    literal  = state leaf | sine | cosine          given
             | literal · literal | coefficient · literal    a product taken out
             | sum                                          a sum taken out
             | sum / sum | function(sum)                    what a program divides or calls

Monomials are bit masks. Each literal has a bit for its first power and, when needed, further bits
for the second, third, … power, always filled from the first: x²y = {x₁, x₂, y₁}. So the common
part of two monomials is `m & n` and a product of coprime monomials is `m | n`.

Coefficients are residues modulo a 61-bit prime whose field has √2 and √3; `Scalars` knows a
parameter-only value for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from emdeg.exact.field import PRIME_WITH_ROOTS, Field, Point
from emdeg.program.builder import ProgramBuilder
from emdeg.program.fingerprint import symbol_of
from emdeg.program.ir import Output, Program
from emdeg.program.ops import LEAF
from emdeg.shorten.forms.expand import Expansion
from emdeg.shorten.objectives import TOTAL, Objective

PRIME = PRIME_WITH_ROOTS
MINUS_ONE = PRIME - 1
GIVEN, PRODUCT, SCALED, SUM, DIVIDED, CALLED = range(6)  # kinds of literals
SIMPLE = (2, 4, 3, 8)  # ratios that are exact numbers, and their reciprocals


class _Inverses(dict[int, int]):
    """Inverses modulo the prime, each computed once."""

    def __missing__(self, a: int) -> int:
        self[a] = pow(a, -1, PRIME)
        return self[a]


class Scalars:
    """Parameter-only values by their residue: equal residues, one value."""

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


def term_cost(monomial: int, coefficient: int) -> int:
    """Multiplications in coefficient·Π literals."""
    literals = monomial.bit_count()
    if coefficient == 1 or coefficient == MINUS_ONE:
        return literals - 1 if literals else 0
    return literals


Terms = dict[int, int]  # monomial → coefficient


class Needed(NamedTuple):
    """What some output needs."""

    literals: dict[int, int]  # → how often it is read
    sums: list[int]
    alone: set[int]  # literals that are a whole term ±L of some sum


@dataclass
class Polynomials:
    """All sums and literals."""

    scalars: Scalars
    roots: list[tuple[int, int]]  # output → (index of its sum, sign)
    functions: tuple[str, ...] = ()  # names of opaque functions
    sums: list[Terms] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)  # of each literal
    made_of: list[tuple[int, int]] = field(default_factory=list)  # see `new_literal`
    bits: list[int] = field(default_factory=list)  # bit → literal
    copies: list[list[int]] = field(default_factory=list)  # literal → its bits, by power
    high: int = 0  # mask of the bits of second and higher powers
    _normal: dict[int, int] = field(default_factory=dict)  # see `normal`
    _literals: dict[int, list[int]] = field(default_factory=dict)  # see `literals`
    _needed: Needed | None = None  # see `needed`

    # -- literals and monomials -------------------------------------------------------

    def new_literal(self, kind: int, a: int, b: int = 0) -> int:
        """A new literal, by kind:

        GIVEN (value, –), PRODUCT (literal, literal), SCALED (coefficient, literal), SUM (sum, –),
        DIVIDED (sum, sum), CALLED (sum, index of the function's name)
        """
        literal = len(self.kinds)
        self.kinds.append(kind)
        self.made_of.append((a, b))
        self.copies.append([len(self.bits)])
        self.bits.append(literal)
        return literal

    def literals(self, monomial: int) -> list[int]:
        """The literals of a monomial, repeated for powers; not to be changed."""
        found = self._literals.get(monomial)
        if found is None:
            found = self._literals[monomial] = []
            while monomial:
                lowest = monomial & -monomial
                found.append(self.bits[lowest.bit_length() - 1])
                monomial ^= lowest
        return found

    def monomial(self, literals: Iterable[int]) -> int:
        """The mask of a product of literals."""
        mask = 0
        for literal in literals:
            for bit in self.copies[literal]:
                if not mask >> bit & 1:
                    mask |= 1 << bit
                    break
            else:
                bit = len(self.bits)
                self.bits.append(literal)
                self.copies[literal].append(bit)
                self.high |= 1 << bit
                mask |= 1 << bit
        return mask

    def normal(self, monomial: int) -> int:
        """Powers filled from the first, after some were taken away."""
        if not monomial & self.high:
            return monomial
        found = self._normal.get(monomial)
        if found is None:
            found = self._normal[monomial] = self.monomial(self.literals(monomial))
        return found

    def times(self, m: int, n: int) -> int:
        """The product of two monomials."""
        return self.monomial(self.literals(m) + self.literals(n)) if m & n else m | n

    def add(self, terms: Terms, monomial: int, coefficient: int) -> None:
        """terms += coefficient·monomial."""
        present = terms.get(monomial)
        total = coefficient if present is None else self.scalars.sum(present, coefficient)
        if total:
            terms[monomial] = total
        else:
            terms.pop(monomial, None)

    # -- measuring --------------------------------------------------------------------

    def reads(self, literal: int) -> list[int]:
        """The literals that a product reads directly."""
        a, b = self.made_of[literal]
        kind = self.kinds[literal]
        return [a, b] if kind == PRODUCT else [b] if kind == SCALED else []

    def reads_sums(self, literal: int) -> tuple[int, ...]:
        """The sums that a literal stands for, divides or takes a function of."""
        a, b = self.made_of[literal]
        kind = self.kinds[literal]
        return (a,) if kind in (SUM, CALLED) else (a, b) if kind == DIVIDED else ()

    def needed(self) -> Needed:
        """The literals and sums that some output needs; known until the next extraction."""
        if self._needed is None:
            self._needed = self._find_needed()
        return self._needed

    def changed(self) -> None:
        """Forget what is needed: terms are about to change."""
        self._needed = None

    def _find_needed(self) -> Needed:
        uses: dict[int, int] = {}
        sums: dict[int, None] = {}
        alone: set[int] = set()
        stack = [index for index, _ in self.roots]
        while stack:
            index = stack.pop()
            if index in sums:
                continue
            sums[index] = None
            for monomial, coefficient in self.sums[index].items():
                reading = self.literals(monomial).copy()
                if len(reading) == 1 and is_unit(coefficient):
                    alone.add(reading[0])
                while reading:
                    literal = reading.pop()
                    if literal in uses:
                        uses[literal] += 1
                    else:
                        uses[literal] = 1
                        reading += self.reads(literal)
                        stack += self.reads_sums(literal)
        return Needed(uses, list(sums), alone)

    def cost(self, objective: Objective = TOTAL) -> float:
        """Operations at run time, additions and fused products weighed as the objective says."""
        needed = self.needed()
        total: float = sum(self.kinds[k] in (PRODUCT, SCALED, DIVIDED) for k in needed.literals)
        for index in needed.sums:
            costs = [term_cost(m, c) for m, c in self.sums[index].items()]
            additions = max(len(costs) - 1, 0)
            total += sum(costs) + objective.addition * additions
            if objective.fuses:
                total -= min(additions, sum(cost > 0 for cost in costs))
        return total

    # -- emitting ---------------------------------------------------------------------

    def emit(self, template: Program) -> Program:
        """The program, with the interface of `template`."""
        emission = _Emission(self)
        values = iter([emission.root(index, sign) for index, sign in self.roots])
        outputs = [
            Output(o.name, o.shape, tuple(next(values) for _ in o.values)) for o in template.outputs
        ]
        return self.scalars.builder.finish(template, outputs)


class _Emission:
    """The values of literals and sums in the builder, each written when it is first read."""

    def __init__(self, polynomials: Polynomials) -> None:
        self.polynomials, self.builder = polynomials, polynomials.scalars.builder
        self.done: dict[int, int] = {}  # literal → value

    def root(self, index: int, sign: int) -> int:
        """An output."""
        value = self._total(index)
        return value if sign > 0 else self.builder.neg(value)

    def _literal(self, k: int) -> int:
        if k not in self.done:
            self.done[k] = self._written(self.polynomials.kinds[k], *self.polynomials.made_of[k])
        return self.done[k]

    def _written(self, kind: int, a: int, b: int) -> int:
        builder = self.builder
        if kind == GIVEN:
            return a
        if kind == PRODUCT:
            return builder.mul(self._literal(a), self._literal(b))
        if kind == SCALED:
            return builder.mul(self.polynomials.scalars.number(a), self._literal(b))
        if kind == DIVIDED:
            return builder.div(self._total(a), self._total(b))
        if kind == CALLED:
            return builder.call(self.polynomials.functions[b], self._total(a))
        return self._total(a)

    def _total(self, index: int) -> int:
        builder, polynomials = self.builder, self.polynomials
        parts = []
        for monomial, coefficient in polynomials.sums[index].items():
            value = polynomials.scalars.number(coefficient)
            factors = [self._literal(k) for k in polynomials.literals(monomial)]
            for factor in sorted(factors, key=lambda v: builder.rates[v]):
                value = builder.mul(value, factor)
            parts.append(value)
        result = builder.const(0)
        for part in sorted(parts, key=lambda v: builder.rates[v]):
            result = builder.add(result, part)
        return result


def from_expansion(expansion: Expansion) -> Polynomials:
    """The sums of an expansion, in a builder of their own."""
    builder = ProgramBuilder()
    for value in expansion.builder.values:  # the same numbers in a builder of our own
        builder.emit(value)
    scalars = Scalars(builder)
    result = Polynomials(scalars, [])
    for number in expansion.literals:
        result.new_literal(GIVEN, number)
    known: dict[frozenset[tuple[int, int]], int] = {}
    for terms in expansion.sums:
        converted: Terms = {}
        for monomial, coefficient in terms.items():
            scalars.learn(coefficient.residue, coefficient.number)
            converted[result.monomial(monomial)] = coefficient.residue
        same = known.get(frozenset(converted.items()))
        opposite = known.get(frozenset((m, PRIME - c) for m, c in converted.items()))
        if same is None and opposite is None:
            same = known[frozenset(converted.items())] = len(result.sums)
            result.sums.append(converted)
        result.roots.append((same, 1) if same is not None else (opposite or 0, -1))
    return result


def bits_of(mask: int) -> Sequence[int]:
    """The single bits of a mask, as masks."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest)
        mask ^= lowest
    return found
