"""A program that adds up limbs, as one program for each limb.

The torque of a torso is linear in what its two arms hand down to it. With b the elements of the
state that limbs share, l and r those of their own, and ε all rounding errors,

    F(b, l, r, ε)  =  F_l(b, l, ε)  +  F_r(b, r, ε) ,

where F_l is F with the values of the other limb set to zero. So the error of F is at most the sum
of theirs, and each is halved in its own elements: thirty instead of sixty, and n boxes for each
limb say as much as n² of both together. What is rounded in b has its part of the effect in each
limb. A value m that adds up both limbs is rounded once, and that error is shared out:

    |ε| ≤ u·|m| ≤ u·|m_l| + u·|m_r| .

The shared elements are those that most operations depend on, or that are multiplied with the most
others, as few of them as leave limbs that only sums and multiples by shared values bring together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from operator import or_

from emdeg.rounding.schedule import FMA, PRODUCT, SUM, Given, Operand, Schedule, Step

_WIDEST = 0.6  # of the state: a limb with all that it shares
_OWN = 0.2  # of the state: a limb that is worth a program of its own


def limbs(schedule: Schedule) -> list[Schedule]:
    """Programs whose errors add up to that of the only output; the whole where there are none."""
    if schedule.absolute is not None or len(schedule.outputs) != 1:
        return [schedule]
    tree = _Tree(schedule)
    groups = tree.groups()
    return [tree.only(own, groups) for own in groups] if len(groups) > 1 else [schedule]


@dataclass(frozen=True)
class _Tree:
    schedule: Schedule

    @cached_property
    def needs(self) -> dict[int, int]:
        """The elements of the state that each value depends on, as bits."""
        schedule = self.schedule
        source = {d.leaf: d.of for d in schedule.derived}
        bits = {name: 1 << k for k, name in enumerate(schedule.state)}
        found = dict.fromkeys(schedule.constants, 0)
        found |= {k: bits[source.get(name, name)] for k, name in schedule.leaves.items()}
        for angle in schedule.angles:
            of = reduce(or_, (found[leaf] for leaf, _ in angle.terms), 0)
            found |= {value: of for value in (angle.cos, angle.sin) if value is not None}
        for step in schedule.steps:
            found[step.result] = reduce(or_, (found[o.value] for o in step.operands))
        return found

    def groups(self) -> list[int]:
        """The elements of each limb, without those that are shared; none: there are no limbs."""
        count = len(self.schedule.state)
        for many in (self._used, self._multiplied):
            shared = 0
            for k in sorted(range(count), key=many, reverse=True)[: int((1 - 2 * _OWN) * count)]:
                shared |= 1 << k
                groups = self._apart(shared, (1 << count) - 1)
                if max((own | shared).bit_count() for own in groups) <= _WIDEST * count:
                    return groups
        return []

    def _used(self, k: int) -> int:
        """How many operations depend on an element."""
        return sum(self.needs[step.result] >> k & 1 for step in self.schedule.steps)

    def _multiplied(self, k: int) -> int:
        """How many elements an element is multiplied with."""
        found = 0
        for step in self.schedule.steps:
            if step.kind in (PRODUCT, FMA):
                x, y = (self.needs[o.value] for o in step.operands[:2])
                found |= (y if x >> k & 1 else 0) | (x if y >> k & 1 else 0)
        return found.bit_count()

    def _apart(self, shared: int, whole: int) -> list[int]:
        """Elements that are multiplied with each other, or go into one function, are together."""
        groups = _joined(self._products(shared), whole & ~shared)
        large = [own for own in groups if own.bit_count() >= _OWN * whole.bit_count()]
        if not large:
            return [whole]
        small = reduce(or_, (own for own in groups if own not in large), 0)
        return [*large[:-1], large[-1] | small]

    def _products(self, shared: int) -> Iterator[int]:
        """The elements of all that is not linear in what is not shared."""
        for angle in self.schedule.angles:
            yield reduce(or_, (self.needs[leaf] for leaf, _ in angle.terms), 0) & ~shared
        for step in self.schedule.steps:
            factors = step.operands[:2] if step.kind in (PRODUCT, FMA) else step.operands
            of = [self.needs[o.value] & ~shared for o in factors]
            if step.kind not in (SUM, PRODUCT, FMA) or (step.kind != SUM and all(of)):
                yield reduce(or_, of)

    def only(self, own: int, groups: list[int]) -> Schedule:
        """The program with the values of all other limbs set to zero."""
        schedule, zero = self.schedule, max(self.needs) + 1
        sums = {s.result for s in schedule.steps if len(self._limbs(groups, s.result)) > 1}
        steps = tuple(
            self._part(step, own, groups, Operand(zero)) if step.result in sums else step
            for step in schedule.steps
        )
        constants = {**schedule.constants, zero: Given(0.0, 0.0)}
        found = replace(schedule, steps=steps, constants=constants, sums=frozenset(sums))
        return found.of(schedule.outputs)

    def _part(self, step: Step, own: int, groups: list[int], zero: Operand) -> Step:
        """A sum with the summands of one limb; what no limb has goes to the first that is added."""
        first = self._limbs(groups, step.result)[0]

        def has(*factors: Operand) -> bool:
            return own in (self._limbs(groups, *(o.value for o in factors)) or [first])

        if step.kind == PRODUCT:  # a shared value times a sum
            return step
        *factors, added = step.operands
        rest = added if has(added) else zero
        if not has(*factors):
            return Step(step.result, SUM, (rest, zero))
        return step._replace(operands=(*factors, rest))

    def _limbs(self, groups: list[int], *values: int) -> list[int]:
        return [own for own in groups if any(self.needs[v] & own for v in values)]


def _joined(sets: Iterator[int], whole: int) -> list[int]:
    """Sets with a common element are one; elements of none are alone."""
    found: list[int] = []
    for some in {*sets} | {1 << k for k in range(whole.bit_length()) if whole >> k & 1}:
        if some:
            apart = [other for other in found if not other & some]
            found = [*apart, reduce(or_, (other for other in found if other & some), some)]
    return sorted(found)
