"""Denominators Π Bₖ^eₖ, each kept once: the values of a long program share few of them.

A denominator is the tuple of its powers eₖ, told apart by its identity. What two of them make is
remembered, so that a value of a program costs a look-up, not a walk over all that it is divided by.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import zip_longest
from operator import add
from typing import TypeAlias

#: Powers of the factors by their numbers; the last is not 0.
Denominator: TypeAlias = tuple[int, ...]

NONE: Denominator = ()
HUGE = 1 << 1000  # bits of a coefficient that floats still add up; nothing is certified beyond


class Denominators:
    """All that occur, what they are made of, and products and common multiples of two."""

    def __init__(self) -> None:
        self.sizes: list[tuple[int, float]] = []  # (degree, log₂ norm) of each Bₖ
        self._numbers: dict[Hashable, int] = {}
        self._kept: dict[Denominator, Denominator] = {NONE: NONE}
        self._products: dict[tuple[int, int], Denominator] = {}
        self._multiples: dict[tuple[int, int], Denominator] = {}
        self._lacking: dict[tuple[int, int], tuple[int, float]] = {}

    def factor(self, key: Hashable, degree: int, norm: float, power: int) -> Denominator:
        """B^power of the factor that is called so."""
        number = self._numbers.setdefault(key, len(self._numbers))
        if number == len(self.sizes):
            self.sizes.append((degree, norm))
        return self._one((*(0,) * number, power))

    def _one(self, powers: Iterable[int]) -> Denominator:
        """The one that is kept of all that are equal to it."""
        found = tuple(powers)
        while found and not found[-1]:
            found = found[:-1]
        return self._kept.setdefault(found, found)

    def power(self, base: Denominator, exponent: int) -> Denominator:
        """Powers times the exponent."""
        return self._one(exponent * power for power in base)

    def product(self, one: Denominator, other: Denominator) -> Denominator:
        """Powers add."""
        if not one or not other:
            return one or other
        return self._joined(self._products, add, one, other)

    def multiple(self, one: Denominator, other: Denominator) -> Denominator:
        """The least that both divide: the higher of two powers."""
        return one if one is other else self._joined(self._multiples, max, one, other)

    def _joined(
        self,
        known: dict[tuple[int, int], Denominator],
        join: Callable[[int, int], int],
        one: Denominator,
        other: Denominator,
    ) -> Denominator:
        found = known.get((id(one), id(other)))
        if found is None:
            pairs = zip_longest(one, other, fillvalue=0)
            found = known[id(one), id(other)] = self._one(join(a, b) for a, b in pairs)
        return found

    def lacking(self, have: Denominator, common: Denominator) -> tuple[int, float]:
        """Degree and log₂ norm of what a numerator is multiplied by over a common multiple."""
        if have is common:
            return 0, 0.0
        found = self._lacking.get((id(have), id(common)))
        if found is None:
            degree, norm = 0, 0.0
            pairs = zip_longest(have, common, fillvalue=0)
            for (own_degree, own_norm), (power, higher) in zip(self.sizes, pairs, strict=False):
                if higher != power:
                    degree += (higher - power) * own_degree
                    norm += min(higher - power, HUGE) * own_norm
            found = self._lacking[id(have), id(common)] = degree, norm
        return found
