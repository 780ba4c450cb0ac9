"""Rows of rotations about any axis, which keep lengths as cosine and sine of one angle do.

Where an axis is tilted, or a program has multiplied out two rotations, a vector x goes into

    vᵢ = Σⱼ Cᵢⱼ·xⱼ + rᵢ ,        |v| ≤ √‖C·Cᵀ‖·|x| + |r| ,

with coefficients such as cos φ·0.955, that are polynomials in cosines and sines with numbers. With
sin² = 1 − cos² the entries of C·Cᵀ are polynomials again, and those of a rotation are 1 and 0: that
is seen here, exactly but for the rounding of the numbers, which radii hold. No row or column of
‖·‖ is larger than the sum of its entries (Gershgorin), none of which is larger than the sum of its
coefficients, for no cosine is larger than 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from emdeg.rounding.coefficients import Coefficient, Polynomial, at_a_point, plus, size, times
from emdeg.rounding.forms import Sum, Term

_OUT = 1.0 + 2.0**-30
_TERMS = 8  # of a sum in which rows are looked for
_NEAR = 1e-4  # of 1: what is called a row of a rotation
_MOST = 2  # rows of one value
_ONE: Polynomial = {(): (1.0, 0.0)}


class Row(NamedTuple):
    """value = Σ ± coefficient·x + rest."""

    terms: tuple[Term, ...]
    rest: Sum


class Rows:
    """The rows of each value, and how much longer than x a vector of them can be."""

    def __init__(
        self,
        sums: Mapping[int, Sequence[Sum]],
        known: Mapping[int, Coefficient],
        *,
        backwards: bool = False,
    ) -> None:
        self._known, self._backwards = known, backwards
        self._values = {v: at_a_point(c.polynomial) for v, c in known.items()}
        self._dots: dict[tuple[tuple[Term, ...], tuple[Term, ...]], float] = {}
        self._lengths: dict[frozenset[int], float] = {}
        rows = ((v, list(self._of(some))) for v, some in sums.items())
        self._rows = {v: some for v, some in rows if some}
        self._tilted = {v for v, some in self._rows.items() if any(map(self._is_tilted, some))}

    def tilted(self, value: int) -> bool:
        """Has it a row that is more than cosine and sine of one angle, which norms.py follows?"""
        return value in self._tilted

    def of(self, value: int) -> Sequence[Row]:
        """All rows of a value, the shortest form first."""
        return self._rows.get(value, ())

    def off(self, term: Term) -> Mapping[int, float]:
        """How far the coefficient of a term is off, as parts of roundings."""
        assert term.a is not None
        known = self._known.get(term.a)
        return {term.a: 1.0} if known is None else known.off

    def length(self, values: frozenset[int]) -> float:
        """Of coefficients themselves."""
        if values not in self._lengths:
            squares = (times(p, p) for p in (self._known[v].polynomial for v in values))
            self._lengths[values] = sqrt(size(reduce(plus, squares, {}))) * _OUT
        return self._lengths[values]

    def gain(self, rows: Sequence[tuple[Term, ...]]) -> float:
        """√‖C·Cᵀ‖, at most."""
        worst = max(sum(self._dot(one, other) for other in rows) for one in rows)
        return sqrt(worst) * _OUT

    def _of(self, sums: Sequence[Sum]) -> Iterator[Row]:
        seen: set[tuple[Term, ...]] = set()
        for form in sums:
            terms = [(k, x) for k, t in enumerate(form.terms[:_TERMS]) for x in self._either_way(t)]
            for some in (*combinations(terms, 2), *combinations(terms, 3)):
                taken, row = zip(*some, strict=True)
                if len({*taken}) < len(taken) or row in seen or not self._is_row(row):
                    continue
                seen.add(row)
                rest = tuple(t for k, t in enumerate(form.terms) if k not in taken)
                yield Row(row, Sum(rest, form.rounded))
                if len(seen) == _MOST:
                    return

    def _either_way(self, term: Term) -> Iterator[Term]:
        """Of a product of two coefficients each may be that of the other; not so of adjoints."""
        if term.a in self._known:
            yield term
            if term.b in self._known and not self._backwards:
                yield Term(term.negative, term.b, term.a or 0)

    def _is_row(self, terms: tuple[Term, ...]) -> bool:
        """Is Σ C² = 1? First at one point, where few are."""
        squares = sum(self._values[t.a or 0] ** 2 for t in terms)
        if abs(squares - 1.0) > _NEAR or len({t.b for t in terms}) < len(terms):
            return False
        return abs(self._dot(terms, terms) - 1.0) <= _NEAR

    def _is_tilted(self, row: Row) -> bool:
        moving = any(t.b not in self._known or self._known[t.b].degree for t in row.terms)
        return moving and not all(self._known[t.a or 0].alone for t in row.terms)

    def _dot(self, one: tuple[Term, ...], other: tuple[Term, ...]) -> float:
        """The size of Σⱼ Cᵢⱼ·Cₖⱼ over all circles."""
        if (one, other) not in self._dots:
            common = [(s, t) for s in one for t in other if s.b == t.b]
            parts = [times(self._polynomial(s), self._polynomial(t)) for s, t in common]
            found = size(reduce(plus, parts, {})) * _OUT
            self._dots[one, other] = self._dots[other, one] = found
        return self._dots[one, other]

    def _polynomial(self, term: Term) -> Polynomial:
        known = _ONE if term.a is None else self._known[term.a].polynomial
        return {m: (-c, r) for m, (c, r) in known.items()} if term.negative else known
