"""Polynomials with some literals undone: put back where they were read, products distributed.

Everything that can be flattened for free is flattened too: products and sums that are read once.
"""

from __future__ import annotations

from collections.abc import Generator

from emdeg.shorten.forms.polynomials import (
    CALLED,
    DIVIDED,
    GIVEN,
    PRODUCT,
    SCALED,
    SUM,
    Polynomials,
    Terms,
)  # fmt: skip
from emdeg.shorten.forms.tasks import Task, finish

MOST_TERMS = 4  # times as many terms as before are too many


def rebuild(polynomials: Polynomials, ruined: set[int]) -> Polynomials | None:
    """The same sums without these literals; None when they would become much longer."""
    return _Rebuilding(polynomials, ruined).run()


class _TooLarge(Exception):
    pass


class _Rebuilding:
    def __init__(self, old: Polynomials, ruined: set[int]) -> None:
        self.old = old
        self.new = Polynomials(old.scalars, [], old.functions)
        self.literal: dict[int, int] = {}  # old → new
        for k, kind in enumerate(old.kinds):
            if kind == GIVEN:  # all of them, so that their masks stay the same
                self.literal[k] = self.new.new_literal(GIVEN, *old.made_of[k])
        self.undone = ruined | self._single_uses()
        self.limit = MOST_TERMS * sum(map(len, old.sums)) + 50
        self.expanded: dict[int, Terms] = {}  # undone sum → its terms, in new literals
        self.moved: dict[int, int] = {}  # old sum → new sum

    def _single_uses(self) -> set[int]:
        """Literals that stand once: products anywhere, sums when they stand alone as ±L."""
        kinds, (literals, _, alone) = self.old.kinds, self.old.needed()
        return {
            k
            for k, uses in literals.items()
            if uses == 1 and (kinds[k] in (PRODUCT, SCALED) or (kinds[k] == SUM and k in alone))
        }

    def run(self) -> Polynomials | None:
        try:
            for index, sign in self.old.roots:
                if index not in self.moved:
                    finish(self._sum(index))
                self.new.roots.append((self.moved[index], sign))
        except _TooLarge:
            return None
        return self.new

    def _sum(self, index: int) -> Task:
        """Move a sum."""
        self.moved[index] = len(self.new.sums)
        self.new.sums.append({})
        return self._terms(index, self.new.sums[-1])

    def _terms(self, index: int, result: Terms) -> Task:
        """The terms of an old sum, in new literals."""
        old, new, literal = self.old, self.new, self.literal
        for monomial, coefficient in old.sums[index].items():
            literals = old.literals(monomial)
            if not self.undone.isdisjoint(literals):
                product = yield from self._product(literals, coefficient)
                for m, c in product.items():
                    new.add(result, m, c)
                continue
            mask = 0  # as almost always: the product of literals that stay
            for k in reversed(literals):
                if k not in literal:
                    yield self._kept(k)
                bit = 1 << new.copies[literal[k]][0]
                mask = new.times(mask, bit) if mask & bit else mask | bit
            new.add(result, mask, coefficient)
        if len(result) > self.limit:
            raise _TooLarge

    def _product(self, literals: list[int], coefficient: int) -> Generator[Task, None, Terms]:
        scalars, kinds = self.old.scalars, self.old.kinds
        result: Terms = {0: coefficient}
        waiting = list(literals)
        while waiting:
            k = waiting.pop()
            a, b = self.old.made_of[k]
            if k not in self.undone:
                if k not in self.literal:
                    yield self._kept(k)
                one = self.new.monomial([self.literal[k]])
                result = {self.new.times(m, one): c for m, c in result.items()}
            elif kinds[k] == PRODUCT:
                waiting += [a, b]
            elif kinds[k] == SCALED:
                waiting.append(b)
                result = {m: scalars.product(c, a) for m, c in result.items()}
            else:
                if a not in self.expanded:
                    terms: Terms = {}
                    yield self._terms(a, terms)
                    self.expanded[a] = terms
                result = self._times(result, self.expanded[a])
        return result

    def _times(self, x: Terms, y: Terms) -> Terms:
        if len(x) * len(y) > self.limit:
            raise _TooLarge
        result: Terms = {}
        for m, a in x.items():
            for n, b in y.items():
                self.new.add(result, self.new.times(m, n), self.old.scalars.product(a, b))
        return result

    def _kept(self, k: int) -> Task:
        """Make the new literal of an old one that stays."""
        kind, (a, b) = self.old.kinds[k], self.old.made_of[k]
        for index in self.old.reads_sums(k):
            if index not in self.moved:
                yield self._sum(index)
        parts = self.old.reads(k)
        if not self.undone.isdisjoint(parts):  # a sum of one term instead
            terms = yield from self._product(parts, a if kind == SCALED else 1)
            self.new.sums.append(terms)
            self.literal[k] = self.new.new_literal(SUM, len(self.new.sums) - 1)
            return
        for part in parts:
            if part not in self.literal:
                yield self._kept(part)
        if kind in (SUM, CALLED):
            a = self.moved[a]
        elif kind == DIVIDED:
            a, b = self.moved[a], self.moved[b]
        else:
            a, b = (a if kind == SCALED else self.literal[a]), self.literal[b]
        self.literal[k] = self.new.new_literal(kind, a, b)
