"""Expand outputs into sums of products of state literals with parameter-only coefficients.

A literal is a run-time leaf (q̇, q̈, …) or a sine or cosine; everything that needs parameters
only is a coefficient, computed in `setup` for free. The relation cos² + sin² = 1 is used to
keep every product linear in one of the two.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeAlias

from emdeg.errors import OptimiseError
from emdeg.exact.field import DivisionByZeroResidue, Field, Point
from emdeg.exact.numbers import cos_of_turns, sin_of_turns
from emdeg.program.builder import ProgramBuilder
from emdeg.program.fingerprint import residues
from emdeg.program.ir import Leaf, LinearAngle, Program, Value
from emdeg.program.ops import ADD, COS, DIV, LEAF, MUL, NEG, SIN, SUB
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME, Scalars

Monomial: TypeAlias = tuple[int, ...]  # sorted literal numbers, repeated for powers
Sum: TypeAlias = dict[Monomial, int]  # → the residue of its coefficient

LARGEST_MULTIPLE = 12  # of an angle: cos k·θ is a polynomial of degree k in cos θ and sin θ


@dataclass(frozen=True)
class Absolute:
    """Angles along parallel axes: sums of joint angles that are worth a sine and cosine."""

    sums: frozenset[Leaf] = frozenset()  # leaves that are such sums already
    below: Mapping[Leaf, Leaf] = field(default_factory=dict)  # joint angle → that of the axis below


NO_ANGLES = Absolute()


@dataclass
class Expansion:
    """Sums of products for each output value, and what the literals are."""

    builder: ProgramBuilder
    scalars: Scalars
    sums: list[Sum]
    literals: list[int]  # literal → value number in the builder
    partner: dict[int, int] = field(default_factory=dict)  # sin literal → cos literal


def expand(
    program: Program, limit: int = 20000, below: Mapping[Leaf, Leaf] | None = None
) -> Expansion:
    """All outputs as sums of products; refused when a sum, or all, grow beyond `limit` terms.

    `below` maps the leaf of a joint angle to that of the parallel joint below it: the sines and
    cosines of their sum become literals instead (q₃ is written (q₂ + q₃) − q₂).
    """
    return _Expander(program, limit, below or {}).run()


class _Expander:
    def __init__(self, program: Program, limit: int, below: Mapping[Leaf, Leaf]) -> None:
        self.program, self.limit, self.below = program, limit, below
        self.leaves = {value.a for value in program.values if value.op == LEAF}
        self.builder = ProgramBuilder()
        self.scalars = Scalars(self.builder)
        self.literals: list[int] = []
        self.literal_of: dict[int, int] = {}
        self.partner: dict[int, int] = {}

    def run(self) -> Expansion:
        program = self.program
        try:  # parameter-only values have the same residue wherever the state is
            residue = residues(program, Point(Field(PRIME)))
        except DivisionByZeroResidue as problem:
            raise OptimiseError(f"this program cannot be expanded: {problem}") from None
        number: dict[int, int] = {}
        sums: list[Sum] = []
        for k, value in enumerate(program.values):
            if program.rates[k] == 0:
                number[k] = self.builder.copy(value, number)
                sums.append({(): residue[k]} if residue[k] else {})
                if residue[k]:
                    self.scalars.learn(residue[k], number[k])
                continue
            if value.op == LEAF:
                number[k] = self.builder.copy(value, number)
            sums.append(self._sum(value, number, sums))
            if len(sums[-1]) > self.limit:
                raise OptimiseError(f"the expanded form has more than {self.limit} terms")
        outputs = [dict(sums[k]) for k in program.output_values()]
        if (terms := sum(map(len, outputs))) > self.limit:
            raise OptimiseError(f"the expanded form has {terms} terms, more than {self.limit}")
        return Expansion(self.builder, self.scalars, outputs, self.literals, self.partner)

    def _literal(self, value: int) -> int:
        if value not in self.literal_of:
            self.literal_of[value] = len(self.literals)
            self.literals.append(value)
        return self.literal_of[value]

    def _sum(self, value: Value, number: dict[int, int], sums: list[Sum]) -> Sum:
        """One value at run time."""
        op, a, b = value
        scalars = self.scalars
        if op == LEAF:
            return {(self._literal(self.builder.emit(value)),): 1}
        if op == COS or op == SIN:
            chains = self._chains(a)
            return _angle_sums(
                chains, a.half_turns, self.builder, self._literal, self.partner, scalars
            )[op == SIN]
        if op == ADD or op == SUB:
            return _add(sums[a], sums[b], op == SUB, scalars)
        if op == NEG:
            return {m: PRIME - c for m, c in sums[a].items()}
        if op == MUL:
            if len(sums[a]) * len(sums[b]) > 50 * self.limit:
                raise OptimiseError(f"the expanded form has more than {self.limit} terms")
            return _multiply(sums[a], sums[b], self.partner, scalars)
        if op == DIV and set(sums[b]) == {()}:
            divisor = sums[b][()]
            return {m: scalars.quotient(c, divisor) for m, c in sums[a].items()}
        raise OptimiseError("only polynomials in the state can be expanded")

    def _chains(self, angle: LinearAngle) -> list[tuple[tuple[int, ...], int]]:
        """The angle as multiples of sums of leaves: absolute angles where there are some."""
        multiples: dict[tuple[int, ...], int] = {}
        for j, m in angle.terms:
            leaf = self.program.values[j].a
            assert isinstance(leaf, Leaf)
            chain = self._chain(leaf)
            multiples[chain] = multiples.get(chain, 0) + m
            if len(chain) > 1:  # q = (sum of the chain) − (sum of the chain below)
                multiples[chain[1:]] = multiples.get(chain[1:], 0) - m
        if any(abs(m) > LARGEST_MULTIPLE for m in multiples.values()):
            raise OptimiseError(f"an angle is taken more than {LARGEST_MULTIPLE} times")
        return [(chain, m) for chain, m in multiples.items() if m]

    def _chain(self, leaf: Leaf) -> tuple[int, ...]:
        """The leaf and all parallel ones below it, as numbers in the builder."""
        chain = [self.builder.leaf(leaf)]
        under = self.below.get(leaf)
        while under in self.leaves:
            assert under is not None
            chain.append(self.builder.leaf(under))
            under = self.below.get(under)
        return tuple(chain)


def with_squared_sines(expansion: Expansion, sines: Collection[int]) -> Expansion:
    """The same sums with cos² → 1 − sin² for the angles of these sine literals."""
    other_way = {expansion.partner[s]: s for s in sines}
    sums: list[Sum] = []
    for terms in expansion.sums:
        result: Sum = {}
        for monomial, coefficient in terms.items():
            for m, sign in reduce_circle(monomial, other_way):
                term = coefficient if sign > 0 else PRIME - coefficient
                _accumulate(result, m, term, expansion.scalars)
        sums.append(result)
    return replace(expansion, sums=sums)


def _angle_sums(
    terms: list[tuple[tuple[int, ...], int]],
    half_turns: Fraction,
    builder: ProgramBuilder,
    literal: Callable[[int], int],
    partner: dict[int, int],
    scalars: Scalars,
) -> tuple[Sum, Sum]:
    """cos and sin of Σ k·θ + r·π, written out in the cosine and sine of each θ."""
    offset = cos_of_turns(half_turns), sin_of_turns(half_turns)
    c: Sum = {(): scalars.exact(offset[0])} if offset[0] != 0 else {}
    s: Sum = {(): scalars.exact(offset[1])} if offset[1] != 0 else {}
    for chain, multiple in terms:
        angle = [(leaf, 1) for leaf in chain]
        cosine, sine = literal(builder.cos(angle)), literal(builder.sin(angle))
        partner[sine] = cosine
        ct: Sum = {(cosine,): 1}
        st: Sum = {(sine,): 1 if multiple > 0 else MINUS_ONE}
        for _ in range(abs(multiple)):
            cc, ss = _multiply(c, ct, partner, scalars), _multiply(s, st, partner, scalars)
            sc, cs = _multiply(s, ct, partner, scalars), _multiply(c, st, partner, scalars)
            c, s = _add(cc, ss, True, scalars), _add(sc, cs, False, scalars)
    return c, s


def _add(a: Sum, b: Sum, subtract: bool, scalars: Scalars) -> Sum:
    result = dict(a)
    for monomial, coefficient in b.items():
        term = PRIME - coefficient if subtract else coefficient
        _accumulate(result, monomial, term, scalars)
    return result


def _accumulate(into: Sum, monomial: Monomial, term: int, scalars: Scalars) -> None:
    present = into.get(monomial)
    if present is not None:
        term = scalars.sum(present, term)
    if term == 0:
        into.pop(monomial, None)
    else:
        into[monomial] = term


def _multiply(a: Sum, b: Sum, partner: Mapping[int, int], scalars: Scalars) -> Sum:
    result: Sum = {}
    for m, x in a.items():
        for n, y in b.items():
            product = scalars.product(x, y)
            for monomial, sign in reduce_circle(tuple(sorted(m + n)), partner):
                term = product if sign > 0 else PRIME - product
                _accumulate(result, monomial, term, scalars)
    return result


def reduce_circle(monomial: Monomial, partner: Mapping[int, int]) -> Iterable[tuple[Monomial, int]]:
    """sin² → 1 − cos² until every sine stands alone: [(monomial, sign), …]."""
    waiting, reduced = [(monomial, 1)], []
    while waiting:
        m, sign = waiting.pop()
        for k in range(len(m) - 1):
            if m[k] == m[k + 1] and m[k] in partner:
                rest, cosine = m[:k] + m[k + 2 :], partner[m[k]]
                waiting += [(tuple(sorted((*rest, cosine, cosine))), -sign), (rest, sign)]
                break
        else:
            reduced.append((m, sign))
    return reduced
