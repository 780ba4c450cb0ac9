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
from types import MappingProxyType
from typing import NamedTuple

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.nodes import fold
from emdeg.exact.numbers import Number, cos_of_turns, sin_of_turns

_ROUNDING = 1e-6  # bits added wherever floating logarithms are summed, to stay above the truth
_HUGE = 1 << 1000  # bits of a coefficient that floats still add up; nothing is certified beyond
_NONE: Mapping[Hashable, int] = MappingProxyType({})


class Bound(NamedTuple):
    """degree and log₂ norm of N, and the powers of its divisors."""

    degree: int
    norm: float
    divisors: Mapping[Hashable, int] = _NONE


class Size(NamedTuple):
    """What the probability needs: degree of all that must vanish or must not, coefficient bits."""

    degree: int
    height: int


class Bounds:
    """The bounds of values that are compared with each other, and what they have in common."""

    def __init__(self) -> None:
        self.divisors: dict[Hashable, tuple[int, float]] = {}  # (degree, norm) of each Bₖ
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

    def _integer(self, value: int) -> Mapping[Hashable, int]:
        """An integer as a product of divisors: decimals share their twos and fives."""
        powers: dict[Hashable, int] = {}
        for prime in (2, 3, 5):
            while value % prime == 0:
                powers[prime] = powers.get(prime, 0) + 1
                value //= prime
        if value > 1:
            powers[value] = 1
        for factor in powers:
            assert isinstance(factor, int)
            self.divisors[factor] = (0, _log2(factor))
        return powers

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
        first = parts[0].divisors
        common: Mapping[Hashable, int] = first
        if any(part.divisors is not first for part in parts):
            keys = dict.fromkeys(key for part in parts for key in part.divisors)
            common = {key: max(part.divisors.get(key, 0) for part in parts) for key in keys}
            parts = [self._grown(part, common) for part in parts]
        high = max(part.norm for part in parts)
        if high < math.inf:
            high += math.log2(math.fsum(2.0 ** (part.norm - high) for part in parts)) + _ROUNDING
        return Bound(max(part.degree for part in parts), high, common)

    def _grown(self, part: Bound, common: Mapping[Hashable, int]) -> Bound:
        degree, norm, have = part
        for key, power in common.items():
            missing = power - have.get(key, 0)
            if missing:
                own_degree, own_norm = self.divisors[key]
                degree += missing * own_degree
                norm += min(missing, _HUGE) * own_norm
        return Bound(degree, norm, common)

    def product(self, parts: Sequence[Bound]) -> Bound:
        """Degrees, norms and powers add."""
        divisors: Mapping[Hashable, int] = _NONE
        for part in parts:
            if divisors and part.divisors:
                joined = dict(divisors)
                for key, power in part.divisors.items():
                    joined[key] = joined.get(key, 0) + power
                divisors = joined
            elif part.divisors:
                divisors = part.divisors
        return Bound(sum([p.degree for p in parts]), math.fsum(p.norm for p in parts), divisors)

    def power(self, key: Hashable, base: Bound, exponent: int) -> Bound:
        """baseᵏ; for k < 0 its numerator becomes the divisor `key`."""
        divisors = {divisor: power * exponent for divisor, power in base.divisors.items()}
        if exponent > 0:
            return Bound(base.degree * exponent, min(exponent, _HUGE) * base.norm, divisors)
        self.divisors[key] = (base.degree, base.norm)
        return Bound(0, 0.0, {**divisors, key: -exponent})

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
        apart = [
            argument.degree
            + sum(abs(e) * self.divisors[k][0] for k, e in argument.divisors.items())
            for argument in self.arguments.values()
        ]
        return (
            sum(d for d, _ in self.divisors.values()) + 2 * max(apart, default=0) * len(apart) ** 2
        )

    def size(self, bounds: Iterable[Bound]) -> Size:
        """Degree and height for the worst of several functions: is each of them zero?"""
        circles = len(self.circles)
        degree, norm = 0, 0.0
        for bound in bounds:
            degree, norm = max(degree, bound.degree), max(norm, bound.norm)
        height = norm + min(circles * degree, _HUGE) / 2
        if self.surds:
            height *= 4  # the norm over Q is the product of four conjugates
        total = (degree + self.nonzero) * (circles + 1) + 2 * len(self.spheres)
        return Size(max(1, total), math.ceil(min(height * 1.001, _HUGE)) + 1)


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
