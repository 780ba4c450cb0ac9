"""The divisors of sums of products, indexed: every change updates only what it touches.

Three kinds, after the fast-extract of logic synthesis (Rajski and Vasudevamurthi 1992):

    product  x·y          two literals that stand together in several terms
    scaled   α·x          a coefficient (up to sign) and a literal that do
    sum      m₁ + ρ·m₂    two coprime monomials with one ratio of coefficients, in several sums
                          up to a factor, or in one times a common product (distributivity)

The gain of a divisor is the number of operations that taking it out saves; only divisors that gain
are kept, in buckets by gain. `draw` returns argmax(gain + noise·U(0, 1)) without looking at them
one by one: the largest of n uniform numbers is distributed as U^(1/n). Most divisors stand at one
place, where they gain nothing: of these only the place is known until there is a second one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from emdeg.shorten.forms.polynomials import Polynomials, bits_of, term_cost
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME, is_unit

Product = tuple[int]  # (mask of two literals,)
Scaled = tuple[int, int]  # (coefficient up to sign, bit of the literal)
Pair = tuple[int, int, int]  # (m₁, m₂, ρ) with m₁ < m₂
Divisor = Product | Scaled | Pair
Place = tuple[int, ...]  # (sum, term with m₁, term with m₂) of a pair, (sum, term) of a product
Lone = tuple[Place, int]  # the only place, where nothing is gained; when it was entered


class Entry:
    """A divisor that gains or stands at several places."""

    __slots__ = ("dirty", "divisor", "gain", "places", "position")

    def __init__(self, divisor: Divisor) -> None:
        self.divisor = divisor
        self.places: dict[Place, None] = {}
        self.gain = 0  # as last looked at
        self.position = 0  # in the bucket of its gain
        self.dirty = False  # did its places change since?


class Buckets:
    """Divisors by gain; each can be moved, removed and drawn in constant time."""

    def __init__(self) -> None:
        self._members: dict[int, list[Entry]] = {}

    def put(self, entry: Entry, gain: int) -> None:
        """Set the gain; 0 or less removes."""
        if entry.gain == gain:
            return
        if entry.gain > 0:
            self._remove(entry)
        entry.gain = gain
        if gain > 0:
            members = self._members.setdefault(gain, [])
            entry.position = len(members)
            members.append(entry)

    def _remove(self, entry: Entry) -> None:
        members = self._members[entry.gain]
        last = members.pop()
        if last is not entry:
            members[entry.position] = last
            last.position = entry.position
        if not members:
            del self._members[entry.gain]

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
        return members[int(rng.random() * len(members))].divisor


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
        self._found: dict[Divisor, Lone | Entry] = {}
        self._dirty: list[tuple[int, Entry]] = []  # with the time of the first change
        self._time = self._looked = 0  # now, and when `best` last looked
        polynomials.changed()
        for index, terms in enumerate(polynomials.sums):
            polynomials.sums[index] = {}
            for monomial, coefficient in terms.items():
                self._enter(index, monomial, coefficient)
                polynomials.sums[index][monomial] = coefficient

    def places(self, divisor: Divisor) -> list[Place]:
        """Where a divisor stands."""
        found = self._found[divisor]
        return list(found.places) if isinstance(found, Entry) else [found[0]]

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
        for pair, place, _ in self._pairs_with(index, monomial, coefficient):
            self._leave(pair, place)
        here = (index, monomial)
        for product in self._products_in(monomial, coefficient):
            self._leave(product, here)
        return coefficient

    def _leave(self, divisor: Divisor, place: Place) -> None:
        entry = self._found[divisor]
        if not isinstance(entry, Entry):
            del self._found[divisor]
            return
        del entry.places[place]
        if not entry.dirty:
            self._touch(entry)

    def _enter(self, index: int, monomial: int, coefficient: int) -> None:
        found, known, now = self._found, self.known, self._time
        plain = is_unit(coefficient)
        for pair, place, common in self._pairs_with(index, monomial, coefficient):
            now += 1
            entry = found.get(pair)
            if entry is None:
                first, _, ratio = pair
                if (
                    first
                    and not common
                    and (plain or not is_unit(ratio))
                    and not (known and pair in known)
                ):
                    found[pair] = (place, now)
                    continue
                entry = found[pair] = Entry(pair)
            elif not isinstance(entry, Entry):
                entry = found[pair] = self._promoted(pair, entry)
            entry.places[place] = None
            if not entry.dirty:
                self._touch(entry, now)
        here = (index, monomial)
        for product in self._products_in(monomial, coefficient):
            now += 1
            entry = found.get(product)
            if entry is None:
                found[product] = (here, now)
                continue
            if not isinstance(entry, Entry):
                entry = found[product] = self._promoted(product, entry)
            entry.places[here] = None
            if not entry.dirty:
                self._touch(entry, now)
        self._time = now

    def _promoted(self, divisor: Divisor, lone: Lone) -> Entry:
        """A divisor that gets a second place."""
        entry = Entry(divisor)
        place, entered = lone
        entry.places[place] = None
        if entered > self._looked:
            self._touch(entry, entered)
        return entry

    def _touch(self, entry: Entry, at: int = 0) -> None:
        """Its gain is to be found anew, in the order of first changes."""
        if not at:
            at = self._time = self._time + 1
        entry.dirty = True
        self._dirty.append((at, entry))

    def _pairs_with(self, index: int, m: int, a: int) -> list[tuple[Pair, Place, int]]:
        """The two-term divisors of a term with the other terms of its sum; what these share."""
        found: list[tuple[Pair, Place, int]] = []
        terms = self.polynomials.sums[index]
        if not terms:
            return found
        polynomials = self.polynomials
        inverse, high, normal = polynomials.scalars.inverse, polynomials.high, polynomials.normal
        inverse_a, opposite = inverse(a), PRIME - a
        for n, b in terms.items():
            common = m & n
            first, second = m ^ common, n ^ common
            if (first | second) & high:
                first, second = normal(first), normal(second)
            ratio = 1 if a == b else MINUS_ONE if b == opposite else 0  # as almost always
            if first < second:
                pair = (first, second, ratio or b * inverse_a % PRIME)
                found.append((pair, (index, m, n), common))
            else:
                pair = (second, first, ratio or a * inverse(b) % PRIME)
                found.append((pair, (index, n, m), common))
        return found

    def _products_in(self, monomial: int, coefficient: int) -> Sequence[Product | Scaled]:
        products: Sequence[Product | Scaled]
        high = self.polynomials.high
        if monomial & high:
            normal = self.polynomials.normal
            masks = {mask for (mask,) in _two_of(monomial)}
            products = [(mask,) for mask in masks if normal(mask) == mask]
        else:
            products = _two_of(monomial)
        if coefficient == 1 or coefficient == MINUS_ONE:
            return products
        unsigned = min(coefficient, PRIME - coefficient)
        return [*products, *((unsigned, bit) for bit in bits_of(monomial & ~high))]

    # -- choosing -----------------------------------------------------------------------

    def best(self, rng: random.Random, noise: float) -> Divisor | None:
        """A divisor with the largest gain, or with noise nearly the largest; sums first if asked.

        A product that is taken out hides the sums that its factors could be distributed over;
        where terms are many and short, as in explicit models, sums before all products gain more.
        """
        self._dirty.sort()  # times differ
        for _, entry in self._dirty:
            entry.dirty = False
            divisor, places = entry.divisor, entry.places
            if len(divisor) == 3:
                self.sums.put(entry, self._gain(divisor, places) if places else 0)
            else:
                self.buckets.put(entry, len(places) - 1 if places else 0)
            if not places:
                del self._found[divisor]
        self._dirty, self._looked = [], self._time
        return self.sums.draw(rng, noise) or self.buckets.draw(rng, noise)

    def _gain(self, pair: Pair, places: Mapping[Place, None]) -> int:
        """The gain of a sum divisor; at a single place, where most stand, by a short cut."""
        first, _, ratio = pair
        if len(places) > 1 or not first or pair in self.known:
            return max(self.taking(pair).gain, 0)
        ((index, m, n),) = places
        gain = (m & n).bit_count()
        if ratio == 1 or ratio == MINUS_ONE:  # α·x ± α·y = α·(x ± y)
            return gain + (not is_unit(self.polynomials.sums[index][m]))
        return gain

    def taking(self, pair: Pair) -> Taking:
        """The gain of a sum divisor and its scale, where no new quotient is needed."""
        first, second, ratio = pair
        sums, scalars = self.polynomials.sums, self.polynomials.scalars
        places = self.places(pair)
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


@lru_cache(maxsize=1 << 16)
def _two_of(monomial: int) -> tuple[Product, ...]:
    """All products of two bits; the same ones are asked for again after every ruin."""
    bits = bits_of(monomial)
    return tuple((x | y,) for i, x in enumerate(bits) for y in bits[:i])


def _disjoint(places: list[Place]) -> list[Place]:
    used: set[tuple[int, int]] = set()
    kept = []
    for place in places:
        index, m, n = place
        if (index, m) not in used and (index, n) not in used:
            used |= {(index, m), (index, n)}
            kept.append(place)
    return kept
