"""Lengths of vectors, which rotations keep.

With u = cos φ·a + sin φ·b and w = cos φ·b − sin φ·a

    u² + w² + d²  =  a² + b² + d²        and        |x + p| ≤ |x| + |p| ,

so the length of (u, w, d) is at most that of (a, b, d), whatever φ is; and a vector that is scaled
(a force is a mass times an acceleration, a lever arm is a number) keeps its shape:

    |(k·x + p, k·y + r)|  ≤  |k|·|(x, y)| + |(p, r)| .

What is added to one component alone, as a joint's speed is to ω, adds less than its size:

    |(x + p, y)|²  ≤  |(x, y)|² + 2·|x|·|p| + p² .

Ranges of one value alone lose this: each of u and w may be as large as √(a² + b²), and a vector
that goes through seven joints seems three times as long as it is. Here a set of up to three values
is followed back through rotations, sums and multiples as far as that makes its bound smaller. Which
way is best is found once, for the first boxes that are looked at; any way gives a bound. Every
question may plan some new sets: were there one limit for all, the first values of a long program
would leave nothing to the last ones.

Rotations about tilted axes are rows of more than a cosine and a sine (rows.py).

The same holds for adjoints, which rotate backwards: `Norms` sees sums Σ ±a·b only, where b is what
is followed and a a factor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple, Protocol

import numpy as np

from emdeg.rounding.coefficients import Coefficient
from emdeg.rounding.formats import Floats
from emdeg.rounding.forms import Sum, Term
from emdeg.rounding.rows import Row, Rows

_OUT = 1.0 + 2.0**-40
PLANS = 200  # new sets of one question
_LARGEST, _DEEPEST = 3, 40  # values of a set, steps back
_WORTH = 0.97  # a way that gains less than this is not worth its time

Set = frozenset[int]


class Core(NamedTuple):
    """value = ±cos·a ± sin·b + rest, `odd` where the two signs differ."""

    angle: int
    a: int
    b: int
    odd: bool
    rest: Sum
    circle: tuple[Term, Term]


class _Way(NamedTuple):
    """Each value is x + rest: all x are as long as `onwards`, each one as its `before`.

    Of rows (rows.py) all x are `gain` times as long at most.
    """

    onwards: Set
    rests: tuple[tuple[Sum, tuple[Term, ...]], ...]
    before: tuple[Set, ...]
    gain: float = 1.0


class Sizes(Protocol):
    """What is known of single values: arrays with one entry for each box."""

    def of(self, value: int) -> Floats:
        """The largest size of what is followed."""

    def factor(self, value: int) -> Floats:
        """… of a factor."""

    def rounding(self, value: int) -> Floats:
        """How far a value is rounded, or a cosine or sine is off."""

    def factors(self, values: Set) -> Floats:
        """The length of some factors."""


class Norms:
    """Bounds of lengths of sets of values; `sums` has the forms of each value."""

    def __init__(
        self,
        sums: Mapping[int, Sequence[Sum]],
        circle: Mapping[int, tuple[int, int]],
        plans: int = PLANS,
        coefficients: Mapping[int, Coefficient] | None = None,
        *,
        backwards: bool = False,
    ) -> None:
        self._plans = plans
        self._rows = Rows(sums, coefficients or {}, backwards=backwards)
        self._unit = {} if backwards or coefficients is None else coefficients
        self._cores = {v: list(_cores(some, circle)) for v, some in sums.items()}
        self._parts = {v: list(_parts(some)) for v, some in sums.items()}
        self._written = {v: form for v, some in sums.items() for form in some[:1]}
        self._ways: dict[Set, _Way | None] = {}
        self.planned = False  # no new ways: what is asked from now on is on a tape
        self._most = 0  # ways that may be known when the question that is asked is answered

    def turns(self, value: int) -> bool:
        """Is this value the result of a rotation?"""
        return bool(self._cores.get(value)) or self._rows.tilted(value)

    def bound(self, values: Set, sizes: Sizes, known: dict[Set, Floats]) -> Floats:
        """The length of (values) is at most this; `known` keeps what was found for these boxes."""
        if values not in known:
            before, self._most = self._most, self._most or len(self._ways) + self._plans
            known[values] = self._found(values, sizes, known, 0)
            self._most = before
        return known[values]

    def _found(self, values: Set, sizes: Sizes, known: dict[Set, Floats], depth: int) -> Floats:
        if values in known:
            return known[values]
        plain = _length([sizes.of(v) for v in values])
        if len(values) > 1 and all(v in self._unit for v in values):
            plain = np.minimum(plain, self._on_circles(values, sizes))
        new = values not in self._ways and not self.planned
        if new and depth < _DEEPEST and len(self._ways) < self._most:
            self._ways[values] = None  # a set that leads back to itself is no way
            self._ways[values] = self._best(values, sizes, known, plain, depth)
        way = self._ways.get(values)
        if way is not None:
            plain = np.minimum(plain, self._along(way, sizes, known, depth))
        known[values] = plain
        return plain

    def _on_circles(self, values: Set, sizes: Sizes) -> Floats:
        """(cos φ, sin φ·cos ψ, sin φ·sin ψ) is 1 long, and what its values are off."""
        off = np.zeros(1)
        for value in values:
            for rounded, part in self._unit[value].off.items():
                off = off + part * sizes.rounding(rounded)
        return (self._rows.length(values) + off) * _OUT

    def _best(
        self, values: Set, sizes: Sizes, known: dict[Set, Floats], plain: Floats, depth: int
    ) -> _Way | None:
        best, least = None, _WORTH * float(np.mean(plain))
        for way in self._ways_from(values):
            mean = float(np.mean(self._along(way, sizes, known, depth)))
            if mean < least:
                best, least = way, mean
        return best

    def _along(self, way: _Way, sizes: Sizes, known: dict[Set, Floats], depth: int) -> Floats:
        """|x + p| ≤ |x| + |p|, and √(|x|² + 2·Σ |xᵢ|·|pᵢ| + |p|²), which is less where x is turned
        away from p."""
        rests = [self._rest(rest, circle, sizes) for rest, circle in way.rests]
        apart = least = _length(rests)
        if sum(bool(rest.terms) for rest, _ in way.rests) > 1:
            least = np.minimum(apart, self._shared(way, sizes, known, depth))
        if not way.onwards:
            return least * _OUT
        onwards = way.gain * self._found(way.onwards, sizes, known, depth + 1)
        if len(way.before) <= 1:
            return (onwards + least) * _OUT
        each = [self._found(x, sizes, known, depth + 1) for x in way.before]
        inner = sum((x * p for x, p in zip(each, rests, strict=True)), np.zeros(1))
        by_cosine = np.sqrt(onwards * onwards + 2.0 * inner + apart * apart) * _OUT
        return np.minimum(onwards + least, by_cosine) * _OUT

    def _shared(self, way: _Way, sizes: Sizes, known: dict[Set, Floats], depth: int) -> Floats:
        """Rests as Σ f·(vector): |f·(x, y)| = |f|·|(x, y)|, for all f that several rests share."""
        total = _length([self._rest(Sum((), r.rounded), c, sizes) for r, c in way.rests])
        left = [[t for t in rest.terms if t.a is not None] for rest, _ in way.rests]
        plain = [[t for t in rest.terms if t.a is None] for rest, _ in way.rests]
        for value, factors in _taken(left, "b"):
            total = total + sizes.of(value) * sizes.factors(factors)
        for factor, values in _taken(left, "a"):
            total = total + sizes.factor(factor) * self._found(values, sizes, known, depth + 1)
        rests = [Sum((*a, *b), ()) for a, b in zip(left, plain, strict=True)]
        return (total + _length([self._rest(rest, (), sizes) for rest in rests])) * _OUT

    def _ways_from(self, values: Set) -> Iterator[_Way]:
        """Each of the values as it is, without a summand, or before a rotation."""
        choices = []
        for v in sorted(values):
            stays = [(frozenset({v}), Sum((), ()), (), None)]
            turns = [
                (frozenset({c.a, c.b}), c.rest, c.circle, c) for c in self._cores.get(v, ())[:2]
            ]
            parts = [(frozenset({x}), p, (), None) for x, p in self._parts.get(v, ())[:2]]
            choices.append([*turns, *parts, *stays])
        for chosen in product(*choices):
            moved = any(p.terms or c is not None for _, p, _, c in chosen)
            onwards = self._together(chosen)
            if moved and onwards is not None:
                before = tuple(values for values, *_ in chosen)
                yield _Way(onwards, tuple((p, circle) for _, p, circle, _ in chosen), before)
        written = [self._written[v] for v in sorted(values) if v in self._written]
        if len(written) == len(values) > 1:  # all of it is rest: k·x + p and k·y + r
            yield _Way(frozenset(), tuple((form, ()) for form in written), ())
        yield from self._turned_rows(values)

    def _turned_rows(self, values: Set) -> Iterator[_Way]:
        """Each of the values as a row times the same few values, or as it is."""
        if not any(map(self._rows.tilted, values)):
            return
        choices = [
            [*self._rows.of(v), Row((Term(False, None, v),), Sum((), ()))] for v in sorted(values)
        ]
        for rows in product(*choices):
            onwards = frozenset(t.b for row in rows for t in row.terms)
            if len(onwards) <= _LARGEST and onwards != values:
                rests = tuple((r.rest, tuple(t for t in r.terms if t.a is not None)) for r in rows)
                yield _Way(onwards, rests, (), self._rows.gain([r.terms for r in rows]))

    def _rest(self, rest: Sum, circle: Sequence[Term], sizes: Sizes) -> Floats:
        """|rest| with all roundings; a computed cosine is near the circle, not on it."""
        total = np.zeros(1)
        for t in rest.terms:
            total = total + (sizes.of(t.b) if t.a is None else sizes.factor(t.a) * sizes.of(t.b))
        for value in rest.rounded:
            total = total + sizes.rounding(value)
        for t in circle:
            for value, part in self._rows.off(t).items():
                total = total + part * sizes.rounding(value) * sizes.of(t.b)
        return total * _OUT

    def _together(self, chosen: Sequence[Any]) -> Set | None:
        """The set onwards; None where a value would count twice, or where there are too many."""
        onwards: Set = frozenset()
        turned: list[Core] = []
        for values, _, _, core in chosen:
            partner = next((c for c in turned if core and _turn_together(core, c)), None)
            if partner is not None:
                turned.remove(partner)  # a pair is two values, not three
                continue
            if onwards & values:
                return None
            onwards |= values
            turned += [] if core is None else [core]
        return onwards if len(onwards) <= _LARGEST else None


def _taken(rests: Sequence[list[Term]], by: str) -> Iterator[tuple[int, Set]]:
    """(f, others) of terms f·x, f·y, … in several rests, with other x and y; they are taken out."""
    for shared in sorted({getattr(t, by) for some in rests for t in some}):
        while True:
            picked = [next((t for t in some if getattr(t, by) == shared), None) for some in rests]
            others = [getattr(t, "b" if by == "a" else "a") for t in picked if t is not None]
            if len(others) < 2 or len(set(others)) < len(others):
                break
            for some, t in zip(rests, picked, strict=True):
                if t is not None:
                    some.remove(t)
            yield shared, frozenset(others)


def _turn_together(one: Core, other: Core) -> bool:
    same = one.angle == other.angle and one.a == other.b and one.b == other.a
    return same and one.odd != other.odd and one.a != one.b


def _cores(sums: Sequence[Sum], circle: Mapping[int, tuple[int, int]]) -> Iterator[Core]:
    """Every cos·a + sin·b of one angle."""
    seen = set()
    for form in sums:
        turned = [t for t in form.terms if t.a in circle]
        for x, y in product(turned, turned):
            (angle, first), (other, second) = circle[x.a or 0], circle[y.a or 0]
            key = (angle, x.b, y.b)
            if angle != other or (first, second) != (0, 1) or key in seen or x.b == y.b:
                continue
            seen.add(key)
            rest = tuple(t for t in form.terms if t is not x and t is not y)
            yield Core(angle, x.b, y.b, x.negative != y.negative, Sum(rest, form.rounded), (x, y))


def _parts(sums: Sequence[Sum]) -> Iterator[tuple[int, Sum]]:
    """value = x + p for every term x that is a value alone, as written."""
    for form in sums[:1]:
        for term in form.terms:
            if term.a is None:
                rest = tuple(t for t in form.terms if t is not term)
                yield term.b, Sum(rest, form.rounded)


def _length(sizes: Sequence[Floats]) -> Floats:
    if len(sizes) == 1:
        return sizes[0]
    return np.sqrt(sum((s * s for s in sizes), np.zeros(1))) * _OUT
