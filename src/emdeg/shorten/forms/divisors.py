"""The divisors of sums of products, indexed: every change updates only what it touches.

Three kinds, after the fast-extract of logic synthesis (Rajski and Vasudevamurthi 1992):

    product  x·y          two literals that stand together in several terms
    scaled   α·x          a coefficient (up to sign) and a literal that do
    sum      m₁ + ρ·m₂    two coprime monomials with one ratio of coefficients, in several sums
                          up to a factor, or in one times a common product (distributivity)

The gain of a divisor is the number of operations that taking it out saves; only divisors that gain
are kept, in buckets by gain. `draw` returns argmax(gain + noise·U(0, 1)) without looking at them
one by one: the largest of n uniform numbers is distributed as U^(1/n).
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from emdeg.shorten.forms.polynomials import Polynomials, bits_of, term_cost
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME, is_unit

Product = tuple[int]  # (mask of two literals,)
Scaled = tuple[int, int]  # (coefficient up to sign, bit of the literal)
Pair = tuple[int, int, int]  # (m₁, m₂, ρ) with m₁ < m₂
Divisor = Product | Scaled | Pair
Place = tuple[int, int, int]  # (sum, term with m₁, term with m₂)


class Buckets:
    """Divisors by gain; each can be moved, removed and drawn in constant time."""

    def __init__(self) -> None:
        self._at: dict[Divisor, tuple[int, int]] = {}  # → (gain, position)
        self._members: dict[int, list[Divisor]] = {}

    def __contains__(self, divisor: Divisor) -> bool:
        return divisor in self._at

    def put(self, divisor: Divisor, gain: int) -> None:
        """Set the gain; 0 or less removes."""
        if (at := self._at.get(divisor)) is not None:
            old, position = at
            if old == gain:
                return
            self._remove(divisor, old, position)
        if gain > 0:
            members = self._members.setdefault(gain, [])
            self._at[divisor] = (gain, len(members))
            members.append(divisor)

    def _remove(self, divisor: Divisor, gain: int, position: int) -> None:
        members = self._members[gain]
        last = members.pop()
        if last != divisor:
            members[position] = last
            self._at[last] = (gain, position)
        if not members:
            del self._members[gain]
        del self._at[divisor]

    def draw(self, rng: random.Random, noise: float) -> Divisor | None:
        """One of the best; with noise, sometimes a lesser one."""
        if not self._members:
            return None
        best = max(self._members)
        if noise:
            scores = {
                gain: gain + noise * rng.random() ** (1 / len(members))
                for gain, members in self._members.items()
                if gain + noise >= best
            }
            best = max(scores, key=lambda g: scores[g])
        members = self._members[best]
        return members[int(rng.random() * len(members))]


@dataclass(frozen=True)
class Taking:
    """How a sum divisor is taken: d = scale·(m₁ + ρ·m₂), at these places."""

    gain: int
    scale: int
    places: list[Place]


class Index:
    """All divisors of the polynomials that gain."""

    def __init__(
        self,
        polynomials: Polynomials,
        known: Mapping[Pair, tuple[int, int]],
        sums_first: bool = False,
    ) -> None:
        self.polynomials = polynomials
        self.known = known  # two-term sums that are literals already: → (literal, sign)
        self.buckets = Buckets()
        self.sums = Buckets() if sums_first else self.buckets
        self.products: dict[Product | Scaled, dict[tuple[int, int], None]] = {}
        self.pairs: dict[Pair, dict[Place, None]] = {}
        self._dirty: dict[Divisor, None] = {}
        polynomials.changed()
        for index, terms in enumerate(polynomials.sums):
            polynomials.sums[index] = {}
            for monomial, coefficient in terms.items():
                self._enter(index, monomial, coefficient)
                polynomials.sums[index][monomial] = coefficient

    # -- changing terms -----------------------------------------------------------------

    def add(self, index: int, monomial: int, coefficient: int) -> None:
        """sums[index] += coefficient·monomial."""
        terms = self.polynomials.sums[index]
        present = terms.get(monomial)
        if present is not None:
            self.remove(index, monomial)
            coefficient = self.polynomials.scalars.sum(present, coefficient)
            if not coefficient:
                return
        self._enter(index, monomial, coefficient)
        terms[monomial] = coefficient

    def remove(self, index: int, monomial: int) -> int:
        """Take a term out; its coefficient."""
        coefficient = self.polynomials.sums[index].pop(monomial)
        for pair, place in self._pairs_with(index, monomial, coefficient):
            places = self.pairs[pair]
            del places[place]
            if not places:
                del self.pairs[pair]
            self._dirty[pair] = None
        for product in self._products_in(monomial, coefficient):
            occurrences = self.products[product]
            del occurrences[index, monomial]
            if not occurrences:
                del self.products[product]
            self._dirty[product] = None
        return coefficient

    def _enter(self, index: int, monomial: int, coefficient: int) -> None:
        pairs, products, dirty = self.pairs, self.products, self._dirty
        for pair, place in self._pairs_with(index, monomial, coefficient):
            if pair in pairs:
                pairs[pair][place] = None
            else:
                pairs[pair] = {place: None}
            dirty[pair] = None
        here = (index, monomial)
        for product in self._products_in(monomial, coefficient):
            if product in products:
                products[product][here] = None
            else:
                products[product] = {here: None}
            dirty[product] = None

    def _pairs_with(self, index: int, m: int, a: int) -> list[tuple[Pair, Place]]:
        """The two-term divisors of a term with the other terms of its sum."""
        found: list[tuple[Pair, Place]] = []
        polynomials = self.polynomials
        inverse, high, normal = polynomials.scalars.inverse, polynomials.high, polynomials.normal
        inverse_a = inverse(a)
        for n, b in polynomials.sums[index].items():
            common = m & n
            first, second = m ^ common, n ^ common
            if (first | second) & high:
                first, second = normal(first), normal(second)
            if first < second:
                found.append(((first, second, b * inverse_a % PRIME), (index, m, n)))
            else:
                found.append(((second, first, a * inverse(b) % PRIME), (index, n, m)))
        return found

    def _products_in(self, monomial: int, coefficient: int) -> list[Product | Scaled]:
        bits = bits_of(monomial)
        found: list[Product | Scaled]
        if monomial & self.polynomials.high:
            normal = self.polynomials.normal
            masks = {bits[i] | bits[j] for i in range(len(bits)) for j in range(i)}
            found = [(mask,) for mask in masks if normal(mask) == mask]
            bits = [bit for bit in bits if not bit & self.polynomials.high]
        else:
            found = [(x | y,) for i, x in enumerate(bits) for y in bits[:i]]
        if not is_unit(coefficient):
            unsigned = min(coefficient, PRIME - coefficient)
            found += [(unsigned, bit) for bit in bits]
        return found

    # -- choosing -----------------------------------------------------------------------

    def best(self, rng: random.Random, noise: float) -> Divisor | None:
        """A divisor with the largest gain, or with noise nearly the largest; sums first if asked.

        A product that is taken out hides the sums that its factors could be distributed over;
        where terms are many and short, as in explicit models, sums before all products gain more.
        """
        pairs, products, sums, buckets = self.pairs, self.products, self.sums, self.buckets
        for divisor in self._dirty:
            if len(divisor) == 3:
                places = pairs.get(divisor)
                gain = self._gain(divisor, places) if places else 0
                if gain > 0 or divisor in sums:
                    sums.put(divisor, gain)
            else:
                gain = len(products.get(divisor, ())) - 1
                if gain > 0 or divisor in buckets:
                    buckets.put(divisor, gain)
        self._dirty = {}
        return self.sums.draw(rng, noise) or self.buckets.draw(rng, noise)

    def _gain(self, pair: Pair, places: Mapping[Place, None]) -> int:
        """The gain of a sum divisor; at a single place, where most stand, by a short cut."""
        first, _, ratio = pair
        if len(places) > 1 or not first or pair in self.known:
            return self.taking(pair).gain
        ((index, m, n),) = places
        gain = (m & n).bit_count()
        if ratio == 1 or ratio == MINUS_ONE:  # α·x ± α·y = α·(x ± y)
            return gain + (not is_unit(self.polynomials.sums[index][m]))
        return gain

    def taking(self, pair: Pair) -> Taking:
        """The gain of a sum divisor and its scale, where no new quotient is needed."""
        first, second, ratio = pair
        sums, scalars = self.polynomials.sums, self.polynomials.scalars
        places = list(self.pairs[pair])
        if len(places) > 1:
            places = _disjoint(places)
        scale, gain = 1, 0
        if pair not in self.known:
            if not is_unit(ratio):
                factors = [min(a, PRIME - a) for a in (sums[p[0]][p[1]] for p in places)]
                scale = max(factors, key=factors.count)
                places = [p for p in places if scalars.has_quotient(sums[p[0]][p[1]], scale)]
            gain = -1 - term_cost(first, scale) - term_cost(second, scale * ratio % PRIME)
        for index, m, n in places:
            # cost of both terms and their addition, less the common product times d
            a, b = sums[index][m], sums[index][n]
            gain += term_cost(m, a) + term_cost(n, b) + 1 - (m & n).bit_count()
            gain -= a not in (scale, PRIME - scale)
        return Taking(gain, scale, places)


def _disjoint(places: list[Place]) -> list[Place]:
    used: set[tuple[int, int]] = set()
    kept = []
    for place in places:
        index, m, n = place
        if (index, m) not in used and (index, n) not in used:
            used |= {(index, m), (index, n)}
            kept.append(place)
    return kept
