"""How large the function behind a value can be: degree and height, for expressions and programs.

Every value is a fraction of integer polynomials in the free variables (speeds, parameters, cosines,
sines, …):

    value = N / Π Bₖ^eₖ      Bₖ the numerator of a divisor, or an integer; eₖ any integer

with deg N ≤ `degree` and log₂‖N‖₁ ≤ `norm` (‖·‖₁ is the sum of the absolute coefficients: it is
submultiplicative, so one walk bounds it). Divisors are shared by key: a sum over one denominator
does not grow, and what a quotient brings back is cancelled. For square roots in Q(√2, √3) the norm
bounds every conjugate.

If f is not zero, its residue at a random point of GF(p) where every divisor is invertible is 0 with
probability (Schwartz and Zippel, conditioned on the points that are kept)

    ≤ deg N / (p − E) ≤ (deg N + E) / p        E = the degrees of all that must not vanish

as long as p divides no content of N. What must not vanish are the divisors, and differences of
different arguments of opaque functions. Substituting cos = (1−t²)/(1+t²), sin = 2t/(1+t²) and
clearing 1+t² multiplies a degree by at most (circles + 1), and ‖·‖₁ by at most
2^(circles·degree/2): a polynomial of degree d, cosines and sines counting 2, has degree ≤ d in each
of the circles' variables and ≤ d in the others. A component of a quaternion counts as one circle,
whose own denominator 1 + a² + b² + c² must not vanish either.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from emdeg.errors import ExprError
from emdeg.exact.denominators import HUGE, NONE, Denominator, Denominators
from emdeg.exact.graph import Expr
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.nodes import fold
from emdeg.exact.numbers import Number, cos_of_turns, sin_of_turns

_ROUNDING = 1e-6  # bits added wherever floating logarithms are summed, to stay above the truth


class Bound(NamedTuple):
    """degree and log₂ norm of N, and the powers of its divisors."""

    degree: int
    norm: float
    divisors: Denominator = NONE


class Size(NamedTuple):
    """What the probability needs: degree of all that must vanish or must not, coefficient bits."""

    degree: int
    height: int


class Bounds:
    """The bounds of values that are compared with each other, and what they have in common."""

    def __init__(self) -> None:
        self.denominators = Denominators()
        self.arguments: dict[Hashable, Bound] = {}  # of opaque functions
        self.circles: set[str] = set()  # angles and quaternion components
        self.spheres: set[str] = set()  # quaternion components
        self.surds = False

    # -- leaves -------------------------------------------------------------------

    def number(self, value: Number) -> Bound:
        """An exact number as integer / integer."""
        if isinstance(value, int):
            return Bound(0, _log2(abs(value)))
        if isinstance(value, Fraction):
            return Bound(0, _log2(abs(value.numerator)), self._integer(value.denominator))
        self.surds = True
        scale = math.lcm(*(part.denominator for part in value.parts))
        # |a + b√2 + c√3 + d√6| ≤ |a| + 2|b| + 2|c| + 3|d| for every conjugate
        weighted = zip(value.parts, (1, 2, 2, 3), strict=True)
        size = sum(int(abs(part) * scale) * weight for part, weight in weighted)
        return Bound(0, _log2(size), self._integer(scale))

    def _integer(self, value: int) -> Denominator:
        """An integer as a product of divisors: decimals share their twos and fives."""
        found = NONE
        for prime in (2, 3, 5):
            power = 0
            while value % prime == 0:
                power, value = power + 1, value // prime
            found = self._times(found, prime, power)
        return self._times(found, value, 1) if value > 1 else found

    def _times(self, found: Denominator, number: int, power: int) -> Denominator:
        if not power:
            return found
        factor = self.denominators.factor(number, 0, _log2(number), power)
        return self.denominators.product(found, factor)

    def leaf(
        self, name: str, rate: int, angular: bool = False, sphere: tuple[str, int] | None = None
    ) -> Bound:
        """A symbol."""
        if angular or sphere:
            self.circles.add(name if rate else f"parameter {name}")
        if sphere is None:
            return Bound(1, 0.0)
        self.spheres.add(name)
        return Bound(2, 1.0)

    def trigonometric(self, multiples: Iterable[int], half_turns: Fraction) -> Bound:
        """cos or sin of Σ mθ + offset: a sum of at most 2^m products of m factors c or s.

        Each factor has the numerator 1 − t² or 2t, of norm 2; the offset enters as two numbers.
        """
        m = sum(map(abs, multiples))
        if not half_turns:
            return Bound(2 * m, float(max(0, 2 * m - 1)))
        sides = [self.number(side(half_turns)) for side in (cos_of_turns, sin_of_turns)]
        return self.product((Bound(2 * m, 2.0 * m), self.sum(sides)))

    # -- arithmetic ---------------------------------------------------------------

    def sum(self, parts: Sequence[Bound]) -> Bound:
        """Over the common denominator each numerator grows by what it lacked."""
        lacking, common = self.denominators.lacking, parts[0].divisors
        for part in parts:
            common = self.denominators.multiple(common, part.divisors)
        grown = [(part, *lacking(part.divisors, common)) for part in parts]
        degree = max([part.degree + more for part, more, _ in grown])
        norms = [part.norm + more for part, _, more in grown]
        high = max(norms)
        if high < math.inf:
            high += math.log2(math.fsum([2.0 ** (norm - high) for norm in norms])) + _ROUNDING
        return Bound(degree, high, common)

    def product(self, parts: Sequence[Bound]) -> Bound:
        """Degrees, norms and powers add."""
        divisors = NONE
        for part in parts:
            divisors = self.denominators.product(divisors, part.divisors)
        return Bound(sum([p.degree for p in parts]), math.fsum([p.norm for p in parts]), divisors)

    def power(self, key: Hashable, base: Bound, exponent: int) -> Bound:
        """baseᵏ; for k < 0 its numerator becomes the divisor `key`."""
        divisors = self.denominators.power(base.divisors, exponent)
        if exponent > 0:
            return Bound(base.degree * exponent, min(exponent, HUGE) * base.norm, divisors)
        own = self.denominators.factor(key, base.degree, base.norm, -exponent)
        return Bound(0, 0.0, self.denominators.product(divisors, own))

    def function(self, key: Hashable, argument: Bound) -> Bound:
        """An opaque function is a new variable, as long as different arguments stay different."""
        self.arguments[key] = argument
        return Bound(1, 0.0)

    # -- results ------------------------------------------------------------------

    def expressions(self, roots: Sequence[Expr]) -> list[Bound]:
        """The bounds of expressions."""
        return fold(roots, self._expression)

    def _expression(self, node: Expr, done: Mapping[Expr, Bound]) -> Bound:
        kind, args = node.kind, node.args
        if kind == CONST:
            return self.number(args[0])
        if kind == SYMBOL:
            return self.leaf(*args)
        if kind == COS or kind == SIN:
            return self.trigonometric((k for _, k in args[0]), args[1])
        if kind == SCALE:
            return self._scaled(args[0], done[args[1]])
        if kind == FUNCTION:
            return self.function(args[1], done[args[1]])
        if kind == SUM:
            terms = [self._scaled(c, done[n]) for n, c in args[1]]
            return self.sum([*terms, self.number(args[0])] if args[0] else terms)
        if kind == PRODUCT:
            return self.product([done[n] for n in args])
        assert kind == POWER
        return self.power(args[0], done[args[0]], args[1])

    def _scaled(self, coefficient: Number, bound: Bound) -> Bound:
        if coefficient == 1 or coefficient == -1:
            return bound
        return self.product((self.number(coefficient), bound))

    @property
    def nonzero(self) -> int:
        """The degree of all that must not vanish, cosines and sines counting 2.

        Two arguments of opaque functions that are different functions must have different residues,
        with either sign, and none that is not zero may vanish: N₁·D₂ ∓ N₂·D₁ for each two of them.
        """
        degrees = [degree for degree, _ in self.denominators.sizes]
        apart = [
            argument.degree
            + sum(abs(e) * d for e, d in zip(argument.divisors, degrees, strict=False))
            for argument in self.arguments.values()
        ]
        return sum(degrees) + 2 * max(apart, default=0) * len(apart) ** 2

    def size(self, bounds: Iterable[Bound]) -> Size:
        """Degree and height for the worst of several functions: is each of them zero?"""
        circles = len(self.circles)
        degree, norm = 0, 0.0
        for bound in bounds:
            degree, norm = max(degree, bound.degree), max(norm, bound.norm)
        height = norm + min(circles * degree, HUGE) / 2
        if self.surds:
            height *= 4  # the norm over Q is the product of four conjugates
        total = (degree + self.nonzero) * (circles + 1) + 2 * len(self.spheres)
        return Size(max(1, total), math.ceil(min(height * 1.001, HUGE)) + 1)


def _log2(value: int) -> float:
    """log₂ of an integer of any size, rounded up; 0 for 0 and 1."""
    return 0.0 if value <= 1 else math.log2(value) + _ROUNDING


def points_needed(degree: int, p: int, log2_error: float = -100.0) -> int:
    """Smallest k with (degree/p)ᵏ ≤ 2^log2_error."""
    per_point = math.log2(p) - math.log2(max(degree, 1))
    if per_point <= 0:
        raise ExprError(
            f"the degree bound {degree} exceeds the prime {p}",
            hint="the expression is too deep to be certified in one piece",
        )
    return max(1, math.ceil(-log2_error / per_point))
