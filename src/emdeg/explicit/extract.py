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

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

Word: TypeAlias = tuple[int, ...]  # literals with repetition, sorted; negative ones are constants
Terms: TypeAlias = dict[Word, Fraction]
Divisor: TypeAlias = tuple[Word, Word, Fraction]  # x + r·y, without common literal


@dataclass
class System:
    """The sums, and the literals that were introduced: products and sums of earlier ones."""

    sums: list[Terms]
    atoms: int  # literals 0 … atoms − 1 are given; constants are −1, −2, …
    products: dict[int, tuple[int, int]] = field(default_factory=dict)
    parts: dict[int, int] = field(default_factory=dict)  # literal → index in sums

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


def extract(system: System, steps: int = 100_000) -> System:
    """Take out divisors until none saves an operation."""
    for _ in range(steps):
        product, saved_by_product = _best_product(system)
        divisor, saved_by_sum = _best_divisor(system)
        if max(saved_by_product, saved_by_sum) <= 0:
            break
        if saved_by_sum >= saved_by_product:
            assert divisor is not None
            _take_sum(system, divisor)
        else:
            assert product is not None
            _take_product(system, product)
    return system


# -- products ---------------------------------------------------------------------------


def _best_product(system: System) -> tuple[tuple[int, int] | None, int]:
    """The pair of literals in most terms; each use beyond the first saves one multiplication."""
    count: dict[tuple[int, int], int] = {}
    for terms in system.sums:
        for word in terms:
            for pair in _pairs_of(word):
                count[pair] = count.get(pair, 0) + 1
    if not count:
        return None, 0
    best = max(count, key=lambda pair: (count[pair], pair))
    return best, count[best] - 1


def _pairs_of(word: Word) -> set[tuple[int, int]]:
    variables = [x for x in word if x >= 0]
    return {(a, b) for i, a in enumerate(variables) for b in variables[i + 1 :]}


def _take_product(system: System, pair: tuple[int, int]) -> None:
    new = system.literals
    system.products[new] = pair
    for terms in system.sums:
        for word in [w for w in terms if pair in _pairs_of(w)]:
            coefficient = terms.pop(word)
            rest = list(word)
            rest.remove(pair[0])
            rest.remove(pair[1])
            _add(terms, tuple(sorted((*rest, new))), coefficient)


# -- sums -------------------------------------------------------------------------------


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


def _best_divisor(system: System) -> tuple[Divisor | None, int]:
    found: dict[Divisor, int] = {}
    for terms in system.sums:
        for divisor, first, second, common in _instances(terms):
            x, y = terms[first], terms[second]
            before = cost_of(first, x) + cost_of(second, y) + 1
            after = cost_of((*common, system.literals), x)
            found[divisor] = found.get(divisor, 0) + before - after
    if not found:
        return None, 0
    best, saved = None, 0
    for divisor, gain in found.items():
        u, v, r = divisor
        value = gain - cost_of(u, Fraction(1)) - cost_of(v, r) - 1
        if value > saved:
            best, saved = divisor, value
    return best, saved


def _take_sum(system: System, divisor: Divisor) -> None:
    """Replace the divisor wherever it stands; overlapping instances take the first."""
    u, v, r = divisor
    new = system.literals
    for terms in system.sums:
        while True:
            for other, first, second, common in _instances(terms):
                if other == divisor:
                    coefficient = terms.pop(first)
                    terms.pop(second)
                    _add(terms, tuple(sorted((*common, new))), coefficient)
                    break
            else:
                break
    system.parts[new] = len(system.sums)
    system.sums.append({u: Fraction(1), v: r})


def _add(terms: Terms, word: Word, coefficient: Fraction) -> None:
    value = terms.get(word, Fraction(0)) + coefficient
    if value:
        terms[word] = value
    else:
        terms.pop(word, None)


def sum_of(forms: Sequence[Mapping[Word, Fraction]], atoms: int) -> System:
    """A system of given sums."""
    return System([dict(f) for f in forms], atoms)
