"""Extract common factors and common sums from expanded outputs, greedily.

The divisors of logic synthesis' fast-extract, on polynomials: a pair of literals that stands in
several products, and a two-term sum c₁m₁ + c₂m₂ that stands in several sums up to a factor
(or in one, times a common product: distributive factoring). The divisor that saves most is
taken out and becomes a literal itself, until none saves anything.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from emdeg.optimise.expand import Coefficient, Expansion, Monomial, Sum
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Leaf, LinearAngle, Output, Program


@dataclass
class Instance:
    """Where a two-term divisor stands: sum, its two monomials, the common product."""

    sum: int
    first: Monomial
    second: Monomial
    common: Monomial


def extract(program: Program, expansion: Expansion, rng: random.Random, noise: float = 0.0) -> Program:
    """A program for the outputs from the expansion, everything shared that saves operations."""
    return _Extractor(expansion, rng, noise).run(program)


class _Extractor:
    def __init__(self, expansion: Expansion, rng: random.Random, noise: float) -> None:
        self.builder = expansion.builder
        self.arithmetic = expansion.coefficients
        self.sums: list[Sum] = [dict(s) for s in expansion.sums]
        self.outputs = len(self.sums)
        self.literals = list(expansion.literals)  # −1: defined by a product or a sum
        self.products: dict[int, tuple[int, int]] = {}  # literal → two literals
        self.definition: dict[int, int] = {}  # literal → index of its sum
        self.rng, self.noise = rng, noise
        self.p = self.arithmetic.p
        self.angle_sums = self._angle_sums(expansion.partner)

    def _angle_sums(self, partner: dict[int, int]) -> dict[tuple[Monomial, Monomial, int], tuple[int, int]]:
        """cos a·cos b + sin a·sin b = cos(a − b) and its kin: two-term sums that cost nothing.

        Only differences of angles are offered: they are angles of joints, or sums of few.
        """
        known: dict[tuple[Monomial, Monomial, int], tuple[int, int]] = {}
        sines = list(partner)
        for i, sa in enumerate(sines):
            for sb in sines[i + 1 :]:
                ca, cb = partner[sa], partner[sb]
                difference = self._difference(sa, sb)
                if difference is None:
                    continue
                cosine, sine = difference  # of a − b
                cc, ss = tuple(sorted((ca, cb))), tuple(sorted((sa, sb)))
                sc, cs = tuple(sorted((sa, cb))), tuple(sorted((ca, sb)))
                known[min(cc, ss), max(cc, ss), 1] = (cosine, 1)
                known[min(sc, cs), max(sc, cs), self.p - 1] = (sine, 1 if sc < cs else -1)
        return known

    def _is_absolute(self, k: int) -> bool:
        """Is this leaf an absolute angle (a sum of joint angles, named y…)?"""
        leaf = self.builder.values[k].a
        return isinstance(leaf, Leaf) and leaf.name.startswith("y")

    def _difference(self, sa: int, sb: int) -> tuple[int, int] | None:
        """Literals of cos and sin of the difference of two angles."""
        a = self.builder.values[self.literals[sa]].a
        b = self.builder.values[self.literals[sb]].a
        assert isinstance(a, LinearAngle) and isinstance(b, LinearAngle)
        if a.half_turns or b.half_turns:
            return None
        terms = dict(a.terms)
        for k, m in b.terms:
            terms[k] = terms.get(k, 0) - m
        kept = [(k, m) for k, m in terms.items() if m]
        single = len(kept) == 1 and abs(kept[0][1]) == 1
        summed = any(self._is_absolute(k) for k, _ in kept)
        if not (single or summed):
            return None
        pair = (len(self.literals), len(self.literals) + 1)
        self.literals += [self.builder.cos(kept), self.builder.sin(kept)]
        return pair

    def run(self, program: Program) -> Program:
        while self._step():
            pass
        return self._emit(program)

    # -- choosing -------------------------------------------------------------------

    def _score(self, gain: int) -> float:
        return gain + self.noise * self.rng.random()

    def _step(self) -> bool:
        best: tuple[float, object] | None = None
        for pair, gain in self._product_divisors():
            score = self._score(gain)
            if best is None or score > best[0]:
                best = (score, pair)
        for instances, gain in self._sum_divisors():
            score = self._score(gain)
            if best is None or score > best[0]:
                best = (score, instances)
        if best is None:
            return False
        chosen = best[1]
        if isinstance(chosen, tuple):
            self._take_product(chosen)
        else:
            self._take_sum(chosen)  # type: ignore[arg-type]
        return True

    def _product_divisors(self) -> Iterator[tuple[tuple[int, int], int]]:
        """Pairs of literals by how often they stand together; each occurrence but one saves."""
        together: Counter[tuple[int, int]] = Counter()
        for terms in self.sums:
            for monomial in terms:
                for pair in _pairs(monomial):
                    together[pair] += 1
        for pair, occurrences in together.items():
            if occurrences > 1:
                yield pair, occurrences - 1

    def _sum_divisors(self) -> Iterator[tuple[list[Instance], int]]:
        found: dict[tuple[Monomial, Monomial, int], list[Instance]] = {}
        for index, terms in enumerate(self.sums):
            items = list(terms.items())
            for i, (m, a) in enumerate(items):
                for n, b in items[i + 1 :]:
                    common = _common(m, n)
                    first, second = _without(m, common), _without(n, common)
                    ratio = b.residue * pow(a.residue, -1, self.p) % self.p
                    one, two = m, n
                    if first > second:
                        first, second, one, two = second, first, n, m
                        ratio = pow(ratio, -1, self.p)
                    key = (first, second, ratio)
                    found.setdefault(key, []).append(Instance(index, one, two, common))
        for (first, second, ratio), instances in found.items():
            chosen = self._disjoint(instances)
            # λ·d costs one multiplication unless d already has the coefficients (first instance)
            plain = ratio in (1, self.p - 1)  # m₁ ± m₂: every use has its own factor λ
            gain = 0
            for instance in chosen:
                a = self.sums[instance.sum][instance.first]
                lead = self.sums[chosen[0].sum][chosen[0].first]
                same = a.residue in (lead.residue, self.p - lead.residue)
                unit = a.residue in (1, self.p - 1)
                common = len(instance.common)
                old = self._term_cost(len(first) + common, unit)
                old += self._term_cost(len(second) + common, unit and plain) + 1
                factor = (not unit) if plain else not same
                gain += old - (common + factor)
            lead_unit = plain
            if (first, second, ratio) in self.angle_sums:
                yield chosen, gain
                continue
            cost = self._term_cost(len(first), lead_unit) + self._term_cost(len(second), lead_unit) + 1
            if gain - cost > 0:
                yield chosen, gain - cost

    @staticmethod
    def _term_cost(literals: int, unit: bool) -> int:
        """Multiplications in coefficient·Π literals."""
        return max(literals - 1, 0) if unit else literals

    @staticmethod
    def _disjoint(instances: list[Instance]) -> list[Instance]:
        used: set[tuple[int, Monomial]] = set()
        kept = []
        for instance in instances:
            ends = {(instance.sum, instance.first), (instance.sum, instance.second)}
            if not ends & used:
                used |= ends
                kept.append(instance)
        return kept

    # -- taking ---------------------------------------------------------------------

    def _take_product(self, pair: tuple[int, int]) -> None:
        literal = len(self.literals)
        self.literals.append(-1)
        self.products[literal] = pair
        for terms in self.sums:
            for monomial in [m for m in terms if _contains(m, pair)]:
                coefficient = terms.pop(monomial)
                renamed = monomial
                while _contains(renamed, pair):
                    renamed = tuple(sorted((*_without(renamed, pair), literal)))
                self._add(terms, renamed, coefficient)

    def _take_sum(self, instances: list[Instance]) -> None:
        lead = instances[0]
        terms = self.sums[lead.sum]
        a, b = terms[lead.first], terms[lead.second]
        plain = a.residue in (b.residue, self.p - b.residue)
        one = self.arithmetic.number(1)
        if plain:
            a, b = one, one if a.residue == b.residue else self.arithmetic.neg(one)
        first, second = _without(lead.first, lead.common), _without(lead.second, lead.common)
        ratio = b.residue * pow(a.residue, -1, self.p) % self.p
        known = self.angle_sums.get((first, second, ratio))
        if known is None:
            literal = len(self.literals)
            self.literals.append(-1)
            self.definition[literal] = len(self.sums)
            self.sums.append({first: a, second: b})
        else:
            literal, sign = known
            a = one if sign > 0 else self.arithmetic.neg(one)
        for instance in instances:
            terms = self.sums[instance.sum]
            x = terms[instance.first]
            del terms[instance.first], terms[instance.second]
            renamed = tuple(sorted((*instance.common, literal)))
            self._add(terms, renamed, self._ratio(x, a))

    def _ratio(self, x: Coefficient, a: Coefficient) -> Coefficient:
        if x.residue == a.residue:
            return self.arithmetic.number(1)
        if x.residue == self.p - a.residue:
            return self.arithmetic.number(-1)
        for small in (2, -2, 4, -4):
            if x.residue == a.residue * small % self.p:
                return self.arithmetic.number(small)
        if a.residue == 1:
            return x
        return self.arithmetic.div(x, a)

    def _add(self, terms: Sum, monomial: Monomial, coefficient: Coefficient) -> None:
        present = terms.get(monomial)
        total = coefficient if present is None else self.arithmetic.add(present, coefficient)
        if total.residue == 0:
            terms.pop(monomial, None)
        else:
            terms[monomial] = total

    # -- emitting -------------------------------------------------------------------

    def _emit(self, program: Program) -> Program:
        done: dict[int, int] = {}

        def literal(k: int) -> int:
            if k not in done:
                if self.literals[k] >= 0:
                    done[k] = self.literals[k]
                elif k in self.products:
                    a, b = self.products[k]
                    done[k] = self.builder.mul(literal(a), literal(b))
                else:
                    done[k] = total(self.sums[self.definition[k]])
            return done[k]

        def total(terms: Sum) -> int:
            result = self.builder.const(0)
            parts = []
            for monomial, coefficient in terms.items():
                value = coefficient.number
                factors = sorted((literal(k) for k in monomial), key=lambda v: self.builder.rates[v])
                for factor in factors:
                    value = self.builder.mul(value, factor)
                parts.append(value)
            for part in sorted(parts, key=lambda v: self.builder.rates[v]):
                result = self.builder.add(result, part)
            return result

        values = iter([total(s) for s in self.sums[: self.outputs]])
        outputs = [
            Output(o.name, o.shape, tuple(next(values) for _ in o.values)) for o in program.outputs
        ]
        return self.builder.finish(program, outputs)


def _pairs(monomial: Monomial) -> set[tuple[int, int]]:
    return {
        (monomial[i], monomial[j])
        for i in range(len(monomial))
        for j in range(i + 1, len(monomial))
    }


def _contains(monomial: Monomial, pair: tuple[int, int]) -> bool:
    if pair[0] == pair[1]:
        return monomial.count(pair[0]) > 1
    return pair[0] in monomial and pair[1] in monomial


def _common(a: Monomial, b: Monomial) -> Monomial:
    left = list(b)
    shared = []
    for k in a:
        if k in left:
            left.remove(k)
            shared.append(k)
    return tuple(shared)


def _without(a: Monomial, part: Monomial) -> Monomial:
    rest = list(a)
    for k in part:
        rest.remove(k)
    return tuple(rest)


__all__ = ["ProgramBuilder", "extract"]
