"""Expand outputs into sums of products of state literals with parameter-only coefficients.

A literal is a run-time leaf (q̇, q̈, …) or a sine or cosine; everything that needs parameters
only is a coefficient, computed in `setup` for free. The relation cos² + sin² = 1 is used to
keep every product linear in one of the two. Coefficients carry their residue in GF(2⁶¹ − 1),
so that what vanishes, or is equal up to sign, is recognised however it was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from emdeg.expr.fingerprint import MERSENNE_61, Field, Point
from emdeg.expr.node import symbol
from emdeg.expr.number import Number, Surd, cos_of_turns, sin_of_turns
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import (
    ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB, Leaf, LinearAngle, Program, Value,
)  # fmt: skip
from emdeg.errors import OptimiseError

Monomial: TypeAlias = tuple[int, ...]  # sorted literal numbers, repeated for powers
Sum: TypeAlias = dict[Monomial, "Coefficient"]


@dataclass(frozen=True)
class Coefficient:
    """A parameter-only value: its number in the builder and its residue."""

    number: int
    residue: int


class Coefficients:
    """Parameter-only arithmetic in a builder, with residues."""

    def __init__(self, builder: ProgramBuilder) -> None:
        self.builder = builder
        self.p = MERSENNE_61

    def exact(self, value: Number) -> Coefficient:
        """An exact constant; √3 is not in this field, and its program is left as it is."""
        if isinstance(value, Surd) and (value.parts[2] or value.parts[3]):
            raise OptimiseError("√3 cannot be expanded in GF(2⁶¹ − 1)")
        return Coefficient(self.builder.const(value), Field(self.p).number(value))

    def number(self, value: int | Fraction) -> Coefficient:
        """An exact constant."""
        return Coefficient(self.builder.const(value), Field(self.p).number(value))

    def add(self, a: Coefficient, b: Coefficient) -> Coefficient:
        """a + b."""
        return Coefficient(self.builder.add(a.number, b.number), (a.residue + b.residue) % self.p)

    def neg(self, a: Coefficient) -> Coefficient:
        """−a."""
        return Coefficient(self.builder.neg(a.number), -a.residue % self.p)

    def mul(self, a: Coefficient, b: Coefficient) -> Coefficient:
        """a·b."""
        return Coefficient(self.builder.mul(a.number, b.number), a.residue * b.residue % self.p)

    def div(self, a: Coefficient, b: Coefficient) -> Coefficient:
        """a/b."""
        return Coefficient(
            self.builder.div(a.number, b.number), a.residue * pow(b.residue, -1, self.p) % self.p
        )


@dataclass
class Expansion:
    """Sums of products for each output value, and what the literals are."""

    builder: ProgramBuilder
    coefficients: Coefficients
    sums: list[Sum]
    literals: list[int]  # literal → value number in the builder
    partner: dict[int, int] = field(default_factory=dict)  # sin literal → cos literal


def expand(
    program: Program, limit: int = 20000, absolute: Mapping[str, str] | None = None
) -> Expansion:
    """All outputs as sums of products; refused when a sum grows beyond `limit` terms.

    `absolute` maps the leaf of a joint angle to that of the parallel joint below it: the sines
    and cosines of their sum become literals instead (q₃ is written (q₂ + q₃) − q₂).
    """
    below = absolute or {}
    builder = ProgramBuilder()
    arithmetic = Coefficients(builder)
    point = Point(Field(arithmetic.p))
    number: dict[int, int] = {}
    literals: list[int] = []
    literal_of: dict[int, int] = {}
    partner: dict[int, int] = {}
    sums: list[Sum] = []
    one = arithmetic.number(1)

    def literal(value: int) -> int:
        if value not in literal_of:
            literal_of[value] = len(literals)
            literals.append(value)
        return literal_of[value]

    for k, value in enumerate(program.values):
        op, a, b = value
        if op in (LEAF, COS, SIN, CONST):
            number[k] = builder.copy(value, number)
        if op == CONST:
            sums.append({(): arithmetic.exact(a)} if a != 0 else {})  # type: ignore[dict-item]
        elif op == LEAF:
            assert isinstance(a, Leaf)
            if a.rate == 0:
                node = symbol(a.name, a.rate, angular=a.angular, sphere=a.sphere)
                sums.append({(): Coefficient(number[k], point.value(node))})
            else:
                sums.append({(literal(number[k]),): one})
        elif op in (COS, SIN):
            assert isinstance(a, LinearAngle)
            if program.rates[k] == 0:
                terms = [
                    (symbol(leaf.name, leaf.rate, angular=True), m)
                    for leaf, m in ((program.values[j].a, m) for j, m in a.terms)
                    if isinstance(leaf, Leaf)
                ]
                pair = point.cos_sin(terms, a.half_turns)
                sums.append({(): Coefficient(number[k], pair[op == SIN])})
                continue
            terms_of_sum: dict[tuple[int, ...], int] = {}
            for j, m in a.terms:
                leaf = program.values[j].a
                assert isinstance(leaf, Leaf)
                chain = _chain(leaf, below, program, builder)
                terms_of_sum[chain] = terms_of_sum.get(chain, 0) + m
                if len(chain) > 1:  # q = (sum of the chain) − (sum of the chain below)
                    terms_of_sum[chain[1:]] = terms_of_sum.get(chain[1:], 0) - m
            pair_of_sums = _angle_sums(
                [(c, m) for c, m in terms_of_sum.items() if m], a.half_turns,
                builder, literal, partner, arithmetic,
            )  # fmt: skip
            sums.append(pair_of_sums[op == SIN])
        elif op in (ADD, SUB):
            sums.append(_add(sums[a], sums[b], op == SUB, arithmetic))  # type: ignore[index]
        elif op == NEG:
            sums.append({m: arithmetic.neg(c) for m, c in sums[a].items()})  # type: ignore[index]
        elif op == MUL:
            sums.append(_multiply(sums[a], sums[b], partner, arithmetic))  # type: ignore[index]
        elif op == DIV and set(sums[b]) == {()}:  # type: ignore[index]
            divisor = sums[b][()]  # type: ignore[index]
            sums.append({m: arithmetic.div(c, divisor) for m, c in sums[a].items()})  # type: ignore[index]
        else:
            raise OptimiseError("only polynomials in the state can be expanded")
        if len(sums[-1]) > limit:
            raise OptimiseError(f"the expanded form has more than {limit} terms")
    outputs = [dict(sums[k]) for k in program.output_values()]
    return Expansion(builder, arithmetic, outputs, literals, partner)


def _chain(
    leaf: Leaf, below: Mapping[str, str], program: Program, builder: ProgramBuilder
) -> tuple[int, ...]:
    """The leaf and all parallel ones below it, as numbers in the builder."""
    chain = [builder.leaf(leaf)]
    name = below.get(leaf.name)
    while name is not None and name in program.leaves:
        chain.append(builder.leaf(program.values[program.leaves[name]].a))
        name = below.get(name)
    return tuple(chain)


def _angle_sums(
    terms: list[tuple[tuple[int, ...], int]],
    half_turns: Fraction,
    builder: ProgramBuilder,
    literal: Callable[[int], int],
    partner: dict[int, int],
    arithmetic: Coefficients,
) -> tuple[Sum, Sum]:
    """cos and sin of Σ k·θ + r·π, written out in the cosine and sine of each θ."""
    one = arithmetic.number(1)
    c: Sum = {(): arithmetic.exact(cos_of_turns(half_turns))}
    s: Sum = {(): arithmetic.exact(sin_of_turns(half_turns))}
    for chain, multiple in terms:
        angle = [(leaf, 1) for leaf in chain]
        cosine, sine = literal(builder.cos(angle)), literal(builder.sin(angle))
        partner[sine] = cosine
        ct: Sum = {(cosine,): one}
        st: Sum = {(sine,): one if multiple > 0 else arithmetic.neg(one)}
        for _ in range(abs(multiple)):
            cc, ss = _multiply(c, ct, partner, arithmetic), _multiply(s, st, partner, arithmetic)
            sc, cs = _multiply(s, ct, partner, arithmetic), _multiply(c, st, partner, arithmetic)
            c, s = _add(cc, ss, True, arithmetic), _add(sc, cs, False, arithmetic)
    return c, s


def _add(a: Sum, b: Sum, subtract: bool, arithmetic: Coefficients) -> Sum:
    result = dict(a)
    for monomial, coefficient in b.items():
        term = arithmetic.neg(coefficient) if subtract else coefficient
        _accumulate(result, monomial, term, arithmetic)
    return result


def _accumulate(into: Sum, monomial: Monomial, term: Coefficient, arithmetic: Coefficients) -> None:
    present = into.get(monomial)
    if present is not None:
        term = arithmetic.add(present, term)
    if term.residue == 0:
        into.pop(monomial, None)
    else:
        into[monomial] = term


def _multiply(a: Sum, b: Sum, partner: Mapping[int, int], arithmetic: Coefficients) -> Sum:
    result: Sum = {}
    for m, x in a.items():
        for n, y in b.items():
            product = arithmetic.mul(x, y)
            for monomial, sign in reduce_circle(tuple(sorted(m + n)), partner):
                term = product if sign > 0 else arithmetic.neg(product)
                _accumulate(result, monomial, term, arithmetic)
    return result


def reduce_circle(monomial: Monomial, partner: Mapping[int, int]) -> Iterable[tuple[Monomial, int]]:
    """sin² → 1 − cos² until every sine stands alone: [(monomial, sign), …]."""
    for k in range(len(monomial) - 1):
        if monomial[k] == monomial[k + 1] and monomial[k] in partner:
            rest = monomial[:k] + monomial[k + 2 :]
            cosine = partner[monomial[k]]
            squared = tuple(sorted((*rest, cosine, cosine)))
            first = list(reduce_circle(rest, partner))
            return first + [(m, -s) for m, s in reduce_circle(squared, partner)]
    return [(monomial, 1)]
