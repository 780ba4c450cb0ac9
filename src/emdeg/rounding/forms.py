"""Which sums of a schedule contain both cos φ·a and sin φ·b of one angle, found once.

A sum is opened as far as that brings such pairs together: its terms are those of the sums and the
products that it reads. An opened operand was rounded, so its rounding error is added to the range
of what is opened.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from emdeg.rounding.coefficients import Coefficient, coefficients
from emdeg.rounding.schedule import FMA, PRODUCT, SUM, Operand, Schedule, Step

_DEEPEST, _LONGEST = 4, 8  # sums within sums that are opened, and terms of a sum


class Term(NamedTuple):
    """±a·b, or ±b alone where a is None."""

    negative: bool
    a: int | None
    b: int


class Pair(NamedTuple):
    """cos φ·Σ a + sin φ·Σ b of angle number `angle`; the terms' own `a` are cosines and sines."""

    angle: int
    cos: tuple[Term, ...]
    sin: tuple[Term, ...]


@dataclass(frozen=True)
class Opened:
    """A sum as Σ rest + Σ pairs, exact but for the rounding of the values in `rounded`."""

    rest: tuple[Term, ...]
    pairs: tuple[Pair, ...]
    rounded: tuple[int, ...]


class Sum(NamedTuple):
    """A value as Σ terms, exact but for the rounding of the values in `rounded`."""

    terms: tuple[Term, ...]
    rounded: tuple[int, ...]


@dataclass(frozen=True)
class Forms:
    """For each value that is a cosine or sine: (angle, 0 or 1); for some sums: the opened form.

    `sums` has every sum as it is written and opened a little; `adjoints` has those of adjoints:
    ∂F/∂b = Σ ±a·∂F/∂(result), where b enters results times ±a; `coefficients` those of rotations.
    """

    circle: Mapping[int, tuple[int, int]]
    opened: Mapping[int, Opened]
    sums: Mapping[int, Sequence[Sum]]
    adjoints: Mapping[int, Sequence[Sum]]
    coefficients: Mapping[int, Coefficient]

    @staticmethod
    def of(schedule: Schedule) -> Forms:
        """Found by looking at every sum."""
        circle = {
            value: (number, which)
            for number, angle in enumerate(schedule.angles)
            for which, value in enumerate((angle.cos, angle.sin))
            if value is not None
        }
        known, constants = coefficients(schedule, circle), schedule.constants.keys()
        opener = _Opener({s.result: s for s in schedule.steps}, circle, constants, known)
        sums = (s for s in schedule.steps if s.kind in (SUM, FMA))
        found = {s.result: form for s in sums if (form := opener.best(s)) is not None}
        written = {s.result: opener.sums(s) for s in schedule.steps if s.kind in (SUM, FMA)}
        return Forms(circle, found, written, _adjoints(schedule), known)


@dataclass(frozen=True)
class _Opener:
    steps: Mapping[int, Step]
    circle: Mapping[int, tuple[int, int]]
    constants: Collection[int]
    known: Mapping[int, Coefficient]

    def best(self, step: Step) -> Opened | None:
        """The form with the most pairs, opened as little as that takes; None without a pair."""
        best: Opened | None = None
        for depth in range(1, _DEEPEST + 1):
            rounded: list[int] = []
            terms = self.terms(step, False, depth, rounded)
            if len(terms) > _LONGEST:
                break
            form = self.paired(terms, tuple(rounded))
            if form.pairs and (best is None or len(form.pairs) > len(best.pairs)):
                best = form
        return best

    def terms(self, step: Step, negative: bool, depth: int, rounded: list[int]) -> list[Term]:
        """±step as a sum."""
        if step.kind == SUM:
            return [t for o in step.operands for t in self.opened(o, negative, depth, rounded)]
        x, y, *added = step.operands
        a, b = (y, x) if self._factor(y.value) > self._factor(x.value) else (x, y)
        sign = negative ^ a.negative ^ b.negative
        more = [t for o in added for t in self.opened(o, negative, depth, rounded)]
        return [Term(sign, a.value, b.value), *more]

    def _factor(self, value: int) -> float:
        """Of a product a is the cosine or sine, or else the constant: k·x and y·k scale alike; or
        else a polynomial of these, as rows of rotations have (rows.py), the shortest."""
        if value in self.circle or value in self.constants:
            return 3.0 if value in self.circle else 2.0
        known = self.known.get(value)
        return 0.0 if known is None else 1.0 / max(known.degree, 1)

    def opened(self, o: Operand, negative: bool, depth: int, rounded: list[int]) -> list[Term]:
        """±operand: its own terms where it is a sum, or a product with a cosine or sine.

        A multiple k·x is opened at any depth: it is one term, as it would be where it is fused.
        """
        step, sign = self.steps.get(o.value), negative ^ o.negative
        if step is not None and (self._is_multiple(step) or (depth > 0 and self._opens(step))):
            rounded.append(o.value)
            return self.terms(step, sign, depth - 1, rounded)
        return [Term(sign, None, o.value)]

    def _is_multiple(self, step: Step) -> bool:
        return step.kind == PRODUCT and any(o.value in self.constants for o in step.operands)

    def _opens(self, step: Step) -> bool:
        if step.kind == PRODUCT:
            return any(self._factor(o.value) for o in step.operands)
        return step.kind in (SUM, FMA)

    def sums(self, step: Step) -> tuple[Sum, ...]:
        """A sum as it is written, and opened once and twice; its own rounding is one of all."""
        found: list[Sum] = []
        for depth in range(3):
            rounded: list[int] = []
            terms = self.terms(step, False, depth, rounded)
            if len(terms) <= _LONGEST:
                found.append(Sum(tuple(terms), (*rounded, step.result)))
        return tuple(found)

    def paired(self, terms: list[Term], rounded: tuple[int, ...]) -> Opened:
        """The terms, gathered by angle where both cosine and sine occur."""
        by_angle: dict[int, tuple[list[Term], list[Term]]] = {}
        for term in terms:
            if term.a is not None and term.a in self.circle:
                angle, which = self.circle[term.a]
                by_angle.setdefault(angle, ([], []))[which].append(term)
        pairs = [Pair(k, tuple(c), tuple(s)) for k, (c, s) in by_angle.items() if c and s]
        taken = {t for pair in pairs for t in (*pair.cos, *pair.sin)}
        return Opened(tuple(t for t in terms if t not in taken), tuple(pairs), rounded)


def _adjoints(schedule: Schedule) -> dict[int, tuple[Sum, ...]]:
    """The adjoint of every value as a sum; not of what is divided or goes into a function."""
    terms: dict[int, list[Term]] = {}
    others = set(schedule.outputs)
    for step in schedule.steps:
        if step.kind not in (SUM, PRODUCT, FMA):
            others.update(o.value for o in step.operands)
            continue
        x, y, *added = step.operands
        if step.kind == SUM:
            added = [x, y]
        else:
            sign = x.negative != y.negative
            terms.setdefault(x.value, []).append(Term(sign, y.value, step.result))
            terms.setdefault(y.value, []).append(Term(sign, x.value, step.result))
        for o in added:
            terms.setdefault(o.value, []).append(Term(o.negative, None, step.result))
    alike = {
        v: some[0] for v, some in terms.items()
        if v not in others and len(some) == 1 and some[0].a is None
    }  # fmt: skip

    def followed(t: Term) -> Term:
        """Where a value is only added to another, both have one adjoint."""
        while t.b in alike:
            t = Term(t.negative != alike[t.b].negative, t.a, alike[t.b].b)
        return t

    return {
        v: (Sum(tuple(followed(t) for t in some), ()),)
        for v, some in terms.items()
        if v not in others
    }
