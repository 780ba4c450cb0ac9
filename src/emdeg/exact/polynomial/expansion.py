"""Expression → polynomial fraction: one walk from the leaves up, reduced at every product.

A value is top / Π divisorᵏ. Divisors are kept apart, each a primitive polynomial known by its
number, so that sums meet over the least common denominator and a divisor that a product brings
back (total mass × centre of mass) is cancelled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from emdeg.errors import ExprError
from emdeg.exact.field import numbers_of
from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.numbers import Number, Surd, cos_of_turns, reciprocal, sin_of_turns
from emdeg.exact.polynomial.basis import AngleBasis
from emdeg.exact.polynomial.ring import ROOT_THREE, ROOT_TWO, Ring, surd_of

if TYPE_CHECKING:
    from flint import fmpq_mpoly

    from emdeg.exact.angles import Angle


class TooLong(ExprError):
    """The expanded form has more terms than were allowed."""


class Quotient(NamedTuple):
    """top / Π divisor[number]^power."""

    top: fmpq_mpoly
    bottom: tuple[tuple[int, int], ...] = ()


def ring_for(roots: Sequence[Expr], angles: Iterable[Angle | Expr] = ()) -> Ring:
    """The smallest ring that the roots live in, with the given angles in its basis."""
    generators: set[Expr] = set()
    angular: set[Expr] = set()
    for node in walk(roots):
        kind, args = node.kind, node.args
        if kind == COS or kind == SIN:
            angular.update(symbol for symbol, _ in args[0])
        elif kind == FUNCTION:
            generators.add(node)
        else:  # a symbol that stands by itself, even if it is an angle
            generators.update(child for child in node.children() if child.kind == SYMBOL)
        for value in numbers_of(node):
            if isinstance(value, Surd):
                if value.parts[1] or value.parts[3]:
                    generators.add(ROOT_TWO)
                if value.parts[2] or value.parts[3]:
                    generators.add(ROOT_THREE)
    generators.update(root for root in roots if root.kind == SYMBOL)
    return Ring(generators, AngleBasis.of(angles, angular))


class Expander:
    """Expands expressions in one ring, each node once.

    Above `max_terms` terms of one of them, or `room` exponents of all together (as many for each
    term as the ring has generators), it is an error: of long chains, both are soon reached.
    """

    def __init__(self, ring: Ring, max_terms: int | None = None, room: int | None = None) -> None:
        self.ring = ring
        self.max_terms = max_terms
        self.room = room
        self.divisors: list[fmpq_mpoly] = []
        self._done: dict[Expr, Quotient] = {}

    def expand(self, roots: Sequence[Expr]) -> list[Quotient]:
        """The roots as fractions of reduced polynomials."""
        done = self._done
        for node in walk(roots):
            if node not in done:
                value = self._node(node)
                if self.room is not None:
                    self.room -= len(value.top) * len(self.ring.generators)
                crowded = self.room is not None and self.room < 0
                if crowded or (self.max_terms is not None and len(value.top) > self.max_terms):
                    raise TooLong(
                        f"the expanded form has more than {self.max_terms} terms",
                        hint="expand a smaller part, or raise max_terms",
                    )
                done[node] = value
        return [done[root] for root in roots]

    # -- one node -----------------------------------------------------------------

    def _node(self, node: Expr) -> Quotient:
        kind, args, ring, done = node.kind, node.args, self.ring, self._done
        if kind == SUM:
            terms = [Quotient(ring.number(args[0]))] if args[0] else []
            for child, c in args[1]:
                value = done[child]
                terms.append(Quotient(ring.scale(value.top, c), value.bottom))
            return self._sum(terms)
        if kind == PRODUCT:
            return self._product([done[child] for child in args])
        if kind == SCALE:
            value = done[args[1]]
            return Quotient(ring.scale(value.top, args[0]), value.bottom)
        if kind == POWER:
            return self._power(done[args[0]], args[1], node)
        if kind == COS or kind == SIN:
            offset = (cos_of_turns(args[1]), sin_of_turns(args[1]))
            return Quotient(ring.cos_sin(args[0], offset)[kind == SIN])
        if kind == CONST:
            return Quotient(ring.number(args[0]))
        if kind == SYMBOL and node not in ring:
            return Quotient(ring.zero)  # an angle: only its cosine and sine are used
        return Quotient(ring.generator(node))

    def _sum(self, terms: Sequence[Quotient]) -> Quotient:
        bottoms = {term.bottom for term in terms}
        if len(bottoms) == 1:  # h²/m − … over one denominator may be divisible by it, too
            whole, (bottom,) = self.ring.total([term.top for term in terms]), bottoms
            return self._cancelled(whole, dict(bottom)) if bottom else Quotient(whole)
        common: dict[int, int] = {}
        for bottom in bottoms:
            for number, power in bottom:
                common[number] = max(power, common.get(number, 0))
        tops = []
        for top, bottom in terms:
            lacking = {**common}
            for number, power in bottom:
                lacking[number] -= power
            tops.append(self.ring.multiply(top, self.divisor_product(lacking.items())))
        return self._cancelled(self.ring.total(tops), common)

    def _product(self, factors: Sequence[Quotient]) -> Quotient:
        ordered = sorted((factor.top for factor in factors), key=len)
        top = ordered[0]
        for poly in ordered[1:]:
            top = self.ring.multiply(top, poly)
        bottom: dict[int, int] = {}
        for factor in factors:
            for number, power in factor.bottom:
                bottom[number] = bottom.get(number, 0) + power
        return self._cancelled(top, bottom) if bottom else Quotient(top)

    def _power(self, base: Quotient, exponent: int, node: Expr) -> Quotient:
        ring = self.ring
        if exponent > 0:
            bottom = tuple((number, power * exponent) for number, power in base.bottom)
            return Quotient(ring.power(base.top, exponent), bottom)
        if base.top.is_zero():
            raise ExprError(f"{node} divides by an expression that is identically zero")
        # 1/(top/bottom) = bottom/top, with the constant and the monomial of top split off
        factor, divisors = self._split(base.top)
        top = ring.power(ring.scale(self.divisor_product(base.bottom), factor), -exponent)
        return self._cancelled(top, {number: -exponent * k for number, k in divisors.items()})

    # -- divisors -----------------------------------------------------------------

    def _split(self, poly: fmpq_mpoly) -> tuple[Number, dict[int, int]]:
        """1/poly = factor / Π divisorᵏ."""
        ring = self.ring
        count = len(ring.generators) - len(ring.roots)  # the roots √2 and √3 are the last ones
        if not any(poly.degrees()[:count]):
            return reciprocal(next(ring.terms(poly))[1]), {}
        exponents = poly.term_content().monoms()[0]
        monomial = (*map(int, exponents[:count]), *(0 for _ in ring.roots))
        rest = poly / ring.context.from_dict({monomial: 1})
        leading = rest.leading_coefficient()
        rest = rest / leading
        numbers = {self._number_of(ring.gens[i]): e for i, e in enumerate(monomial) if e}
        if not rest.is_one():
            if not any(rest.degrees()[:count]):
                return reciprocal(next(ring.terms(rest * leading))[1]), numbers
            numbers[self._number_of(rest)] = 1
        return reciprocal(surd_of({(0, 0): leading})), numbers

    def _number_of(self, divisor: fmpq_mpoly) -> int:
        for number, known in enumerate(self.divisors):
            if known == divisor:
                return number
        self.divisors.append(divisor)
        return len(self.divisors) - 1

    def divisor_product(self, powers: Iterable[tuple[int, int]]) -> fmpq_mpoly:
        """Π divisor[number]^power, reduced."""
        result = self.ring.one
        for number, power in powers:
            result = self.ring.multiply(result, self.ring.power(self.divisors[number], power))
        return result

    def _cancelled(self, top: fmpq_mpoly, bottom: Mapping[int, int]) -> Quotient:
        """top/bottom with every divisor taken out that divides top."""
        left = {}
        for number, power in sorted(bottom.items()):
            while power and not top.is_zero():
                quotient, remainder = divmod(top, self.divisors[number])
                if not remainder.is_zero():
                    break
                top, power = quotient, power - 1
            if power and not top.is_zero():
                left[number] = power
        return Quotient(top, tuple(left.items()))
