"""Sums of products under rewriting: what `extract` works on.

    sum      = Σ coefficient · monomial            one for each output, one for each defined sum
    literal  = state leaf | sine | cosine          given
             | literal · literal | coefficient · literal    a product taken out
             | sum                                          a sum taken out
             | sum / sum | function(sum)                    what a program divides or calls

Monomials are bit masks. Each literal has a bit for its first power and, when needed, further bits
for the second, third, … power, always filled from the first: x²y = {x₁, x₂, y₁}. So the common
part of two monomials is `m & n` and a product of coprime monomials is `m | n`.

Coefficients are residues modulo a 61-bit prime; `Scalars` knows a parameter-only value for each.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Output, Program
from emdeg.shorten.forms.expand import Expansion
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME, Scalars, is_unit
from emdeg.shorten.forms.tasks import Task, finish
from emdeg.shorten.objectives import TOTAL, Objective

GIVEN, PRODUCT, SCALED, SUM, DIVIDED, CALLED = range(6)  # kinds of literals


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
        for index, sign in self.roots:
            finish(emission.root(index, sign))
        values = iter(emission.roots)
        outputs = [
            Output(o.name, o.shape, tuple(next(values) for _ in o.values)) for o in template.outputs
        ]
        return self.scalars.builder.finish(template, outputs)


class _Emission:
    """The values of literals and sums in the builder, each written when it is first read."""

    def __init__(self, polynomials: Polynomials) -> None:
        self.polynomials, self.builder = polynomials, polynomials.scalars.builder
        self.done: dict[int, int] = {}  # literal → value
        self.roots: list[int] = []  # the values of outputs

    def root(self, index: int, sign: int) -> Task:
        """An output."""
        value = yield from self._total(index)
        self.roots.append(value if sign > 0 else self.builder.neg(value))

    def _literal(self, k: int) -> Task:
        builder, done = self.builder, self.done
        kind, (a, b) = self.polynomials.kinds[k], self.polynomials.made_of[k]
        for part in self.polynomials.reads(k):
            if part not in done:
                yield self._literal(part)
        if kind == GIVEN:
            done[k] = a
        elif kind == PRODUCT:
            done[k] = builder.mul(done[a], done[b])
        elif kind == SCALED:
            done[k] = builder.mul(self.polynomials.scalars.number(a), done[b])
        else:
            value = yield from self._total(a)
            if kind == DIVIDED:
                value = builder.div(value, (yield from self._total(b)))
            elif kind == CALLED:
                value = builder.call(self.polynomials.functions[b], value)
            done[k] = value

    def _total(self, index: int) -> Generator[Task, None, int]:
        builder, polynomials, done = self.builder, self.polynomials, self.done
        parts = []
        for monomial, coefficient in polynomials.sums[index].items():
            value = polynomials.scalars.number(coefficient)
            literals = polynomials.literals(monomial)
            for k in literals:
                if k not in done:
                    yield self._literal(k)
            for factor in sorted([done[k] for k in literals], key=builder.rates.__getitem__):
                value = builder.mul(value, factor)
            parts.append(value)
        result = builder.const(0)
        for part in sorted(parts, key=builder.rates.__getitem__):
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
            scalars.learn(coefficient, expansion.scalars.number(coefficient))
            converted[result.monomial(monomial)] = coefficient
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
