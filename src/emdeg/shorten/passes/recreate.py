"""Ruin and recreate: undo some of the divisors that were taken out, and extract again.

A greedy choice made early can hide a better one. So some literals are put back where they were used
(distributing products over sums), everything that can be flattened for free is flattened, and the
greedy extraction runs again with noise. What is not worse is kept (Schrimpf et al. 2000; the
acceptance is record-to-record travel, Dueck 1993: a little worse than the best is accepted too).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator

from emdeg.program.ir import Leaf, Program
from emdeg.shorten.forms.expand import Expansion, with_squared_sines
from emdeg.shorten.forms.polynomials import (
    CALLED,
    DIVIDED,
    GIVEN,
    PRODUCT,
    SCALED,
    SUM,
    Polynomials,
    Terms,
    from_expansion,
)  # fmt: skip
from emdeg.shorten.forms.tasks import Task, finish
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.extract import Known, angle_differences, greedy

NOISES = (0.0, 0.5, 1.0, 2.0)
MOST_TERMS = 4  # times as many terms as before make a ruin too large


def improve(
    program: Program,
    expansion: Expansion,
    rng: random.Random,
    rounds: int,
    *,
    restarts: int = 2,
    absolute: Collection[Leaf] = (),
    objective: Objective = TOTAL,
) -> Program:
    """The program from the expansion, extracted and improved in so many rounds.

    The cheapest of some starts is improved: the first greedy, with sin² = 1 − cos² everywhere;
    the others with noise, and with cos² = 1 − sin² for some angles instead. `absolute` are angular
    leaves that are sums of joint angles (see `angle_differences`).
    """
    starts: list[Polynomials] = []
    for start in range(restarts):
        turned = [s for s in expansion.partner if start and rng.random() < 0.5]
        polynomials = from_expansion(with_squared_sines(expansion, turned))
        known = angle_differences(polynomials, expansion, absolute)
        greedy(polynomials, known, rng, 1.0 if start else 0.0)
        starts.append(polynomials)
    best = min(starts, key=lambda polynomials: polynomials.cost(objective))
    return recreate(best, known, rng, rounds, objective).emit(program)


def recreate(
    polynomials: Polynomials,
    known: Known,
    rng: random.Random,
    rounds: int,
    objective: Objective = TOTAL,
    *,
    last: bool = False,
) -> Polynomials:
    """The first of the cheapest polynomials found in so many rounds, or the last of them."""
    best = current = polynomials
    fewest = cost = best.cost(objective)
    for _ in range(rounds):
        candidate = rebuild(current, ruin(current, rng))
        if candidate is None:
            continue
        greedy(candidate, known, rng, rng.choice(NOISES))
        new_cost = candidate.cost(objective)
        if new_cost <= cost or new_cost <= fewest + (rng.random() < 0.1):
            current, cost = candidate, new_cost
        if cost < fewest or (last and cost == fewest):
            best, fewest = current, cost
    return best


def ruin(polynomials: Polynomials, rng: random.Random) -> set[int]:
    """Literals to undo: any few, or all that read one literal, or all below one."""
    needed = list(polynomials.needed().literals)
    made = [k for k in needed if polynomials.kinds[k] in (PRODUCT, SCALED, SUM)]
    if not made:
        return set()
    style = rng.random()
    if style < 0.5:
        size = min(len(made), 1 + int(rng.expovariate(1 / 6)))
        return set(rng.sample(made, size))
    if style < 0.8:
        read = rng.choice(needed)
        users = [k for k in made if read in _reads(polynomials, k)]
        return {k for k in users if rng.random() < 0.8}
    below: set[int] = set()
    stack = [rng.choice(made)]
    while stack and len(below) < 12:
        k = stack.pop()
        if polynomials.kinds[k] in (PRODUCT, SCALED, SUM) and k not in below:
            below.add(k)
            stack.extend(_reads(polynomials, k))
    return below


def _reads(polynomials: Polynomials, literal: int) -> set[int]:
    """The literals that a literal is made of."""
    found = set(polynomials.reads(literal))
    for index in polynomials.reads_sums(literal):
        for monomial in polynomials.sums[index]:
            found.update(polynomials.literals(monomial))
    return found


def rebuild(polynomials: Polynomials, ruined: set[int]) -> Polynomials | None:
    """The same sums, ruined literals put back, single uses flattened; None when too large."""
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
