"""Common factors of many sums of products, taken out greedily (digest R46).

A system of sums  Σ coefficient × constant × literal × literal …  is shortened by new literals:

    T  a product of two literals that stands in several terms
    V  a two-term sum  k₁ x + r k₂ y  that stands in several sums up to a factor, or in one sum
       times a common product (distributive law)

always the one that saves most operations next. This is the pattern matching of EMDEG's symbol
hierarchy and of logic synthesis' fast extract. What depends on parameters only is free: a number
times lumped constants is one factor of a term.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush
from typing import TypeAlias, TypeVar

Word: TypeAlias = tuple[int, ...]  # literals with repetition, sorted; negative ones are constants
Terms: TypeAlias = dict[Word, Fraction]
Pair: TypeAlias = tuple[int, int]
Divisor: TypeAlias = tuple[Word, Word, Fraction]  # x + r·y, without common literal
K = TypeVar("K", bound=Hashable)


@dataclass
class System:
    """The sums, and the literals that were introduced: products and sums of earlier ones."""

    sums: list[Terms]
    atoms: int  # literals 0 … atoms − 1 are given; constants are −1, −2, …
    products: dict[int, tuple[int, int]] = field(default_factory=dict)
    parts: dict[int, int] = field(default_factory=dict)  # literal → index in sums

    def copy(self) -> System:
        """An independent copy."""
        sums = [dict(terms) for terms in self.sums]
        return System(sums, self.atoms, dict(self.products), dict(self.parts))

    @property
    def literals(self) -> int:
        """How many literals there are."""
        return self.atoms + len(self.products) + len(self.parts)


def cost_of(word: Word, coefficient: Fraction) -> int:
    """Multiplications of one term."""
    variables = sum(x >= 0 for x in word)
    if variables == 0:
        return 0
    constant = len(word) > variables or abs(coefficient) != 1
    return variables - 1 + constant


def total_cost(system: System) -> int:
    """Multiplications and additions of the whole system."""
    work = sum(
        sum(cost_of(w, c) for w, c in terms.items()) + max(len(terms) - 1, 0)
        for terms in system.sums
    )
    return work + len(system.products)


def extract(system: System, *, sums_first: bool = True) -> System:
    """Take out divisors until none saves an operation; sums before all products, or mixed."""
    search = _Search(system)
    while True:
        product, saved_by_product = search.best_product()
        divisor, saved_by_sum = search.best_divisor()
        if divisor is not None and (sums_first or saved_by_sum >= saved_by_product):
            search.take_sum(divisor)
        elif product is not None and saved_by_product > 0:
            search.take_product(product)
        else:
            return system


class _Search:
    """Which divisors stand where, kept up to date as sums change."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.pairs: list[dict[Pair, int]] = []  # of every sum: pair of literals → terms with it
        self.gains: list[dict[Divisor, int]] = []  # of every sum: divisor → operations freed
        self.pair_total: dict[Pair, int] = {}
        self.gain_total: dict[Divisor, int] = {}
        self.queue: list[tuple[int, Divisor]] = []  # (−value, divisor); old entries stay in it
        for index in range(len(system.sums)):
            self.pairs.append({})
            self.gains.append({})
            self.update(index)

    def update(self, index: int) -> None:
        """Count the divisors of a changed sum again."""
        terms = self.system.sums[index]
        pairs: dict[Pair, int] = {}
        for word in terms:
            for pair in _pairs_of(word):
                pairs[pair] = pairs.get(pair, 0) + 1
        gains: dict[Divisor, int] = {}
        for divisor, first, second, common in _instances(terms):
            x, y = terms[first], terms[second]
            before = cost_of(first, x) + cost_of(second, y) + 1
            gains[divisor] = gains.get(divisor, 0) + before - cost_of((*common, 0), x)
        _replace(self.pair_total, self.pairs[index], pairs)
        for divisor in _replace(self.gain_total, self.gains[index], gains):
            value = self.value(divisor)
            if value > 0:
                heappush(self.queue, (-value, divisor))
        self.pairs[index], self.gains[index] = pairs, gains

    def value(self, divisor: Divisor) -> int:
        """Operations that a divisor saves: what its uses free, less its own."""
        u, v, r = divisor
        own = cost_of(u, Fraction(1)) + cost_of(v, r) + 1
        return self.gain_total.get(divisor, 0) - own

    def best_product(self) -> tuple[Pair | None, int]:
        """The pair of literals in most terms; each use beyond the first saves a product."""
        if not self.pair_total:
            return None, 0
        best = max(self.pair_total, key=lambda pair: (self.pair_total[pair], pair))
        return best, self.pair_total[best] - 1

    def best_divisor(self) -> tuple[Divisor | None, int]:
        """The two-term sum that saves most."""
        while self.queue:
            value, divisor = self.queue[0]
            if self.value(divisor) == -value:
                return divisor, -value
            heappop(self.queue)
        return None, 0

    def take_product(self, pair: Pair) -> None:
        """A new literal for a product, wherever it stands."""
        new = self.system.literals
        self.system.products[new] = pair
        for index, terms in enumerate(self.system.sums):
            if pair not in self.pairs[index]:
                continue
            for word in [w for w in terms if pair in _pairs_of(w)]:
                coefficient = terms.pop(word)
                rest = list(word)
                rest.remove(pair[0])
                rest.remove(pair[1])
                _add(terms, tuple(sorted((*rest, new))), coefficient)
            self.update(index)

    def take_sum(self, divisor: Divisor) -> None:
        """A new literal for a sum, wherever it stands; of overlapping places the first is taken."""
        new = self.system.literals
        for index, terms in enumerate(self.system.sums):
            if divisor not in self.gains[index]:
                continue
            while _replaced(terms, divisor, new):
                pass
            self.update(index)
        u, v, r = divisor
        self.system.parts[new] = len(self.system.sums)
        self.system.sums.append({u: Fraction(1), v: r})
        self.pairs.append({})
        self.gains.append({})
        self.update(len(self.system.sums) - 1)


def _replace(total: dict[K, int], old: Mapping[K, int], new: Mapping[K, int]) -> list[K]:
    """Add new counts to a total in place of old ones; the keys whose count changed."""
    changed = [key for key in {*old, *new} if old.get(key, 0) != new.get(key, 0)]
    for key in changed:
        total[key] = total.get(key, 0) + new.get(key, 0) - old.get(key, 0)
        if not total[key]:
            del total[key]
    return changed


def _pairs_of(word: Word) -> set[Pair]:
    variables = [x for x in word if x >= 0]
    return {(a, b) for i, a in enumerate(variables) for b in variables[i + 1 :]}


def _instances(terms: Terms) -> Iterator[tuple[Divisor, Word, Word, Word]]:
    """Every two-term divisor of a sum, with its two terms and their common product."""
    items = list(terms.items())
    for i, (a, x) in enumerate(items):
        for b, y in items[i + 1 :]:
            common, u, v = _split(a, b)
            if (v, u) < (u, v):
                yield (v, u, x / y), b, a, common
            else:
                yield (u, v, y / x), a, b, common


def _split(a: Word, b: Word) -> tuple[Word, Word, Word]:
    """(common part, rest of a, rest of b)."""
    rest_b = list(b)
    common: list[int] = []
    rest_a: list[int] = []
    for x in a:
        if x in rest_b:
            rest_b.remove(x)
            common.append(x)
        else:
            rest_a.append(x)
    return tuple(common), tuple(rest_a), tuple(rest_b)


def _replaced(terms: Terms, divisor: Divisor, new: int) -> bool:
    """Replace the first place of a divisor by a literal."""
    for other, first, second, common in _instances(terms):
        if other == divisor:
            coefficient = terms.pop(first)
            terms.pop(second)
            _add(terms, tuple(sorted((*common, new))), coefficient)
            return True
    return False


def _add(terms: Terms, word: Word, coefficient: Fraction) -> None:
    value = terms.get(word, Fraction(0)) + coefficient
    if value:
        terms[word] = value
    else:
        terms.pop(word, None)
