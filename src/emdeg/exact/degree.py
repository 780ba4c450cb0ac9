"""How large a polynomial can be: the degree bounds behind the probability of a fingerprint.

An expression f is a fraction N/D in the free variables of a point (see field.py). Let `degree`
bound deg N plus the degrees of all that must not happen at the point: that a divisor vanishes,
or that two different arguments of opaque functions coincide. If f is not zero, the residue of f
at a random point where every divisor is invertible is 0 with probability

    ≤ deg N / (p − E) ≤ degree / p        E = the degrees of what must not happen

(Schwartz–Zippel, conditioned on the points that are kept; the second step needs degree ≤ p).
The only premise is that p divides no content of N: exact numbers whose image would vanish are
refused by `Field.number`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL

_CEILING = 1 << 128  # no prime of ours certifies beyond; keeps the integers small


_NONE: Mapping[Any, Any] = MappingProxyType({})


class Degree(NamedTuple):
    """numerator / Π divisorᵏ, and the side conditions of its value.

    cos and sin count 2 each and so do the components of a quaternion; their denominators are
    cleared in `schwartz_zippel_degree`. Divisors, and arguments of opaque functions, are known by
    a key, so equal ones are counted once.
    """

    numerator: int
    divisors: Mapping[Any, tuple[int, int]] = _NONE  # → (degree, power)
    vanishing: Mapping[Any, int] = _NONE  # all divisors ever met → degree
    arguments: Mapping[Any, int] = _NONE  # of opaque functions → degree

    @property
    def denominator(self) -> int:
        """Total degree of the denominator."""
        return sum(degree * power for degree, power in self.divisors.values())

    @property
    def side_conditions(self) -> int:
        """Total degree of all that must not vanish: divisors, differences of arguments."""
        apart = 2 * len(self.arguments) * sum(self.arguments.values())
        return sum(self.vanishing.values()) + apart


def degree_bounds(roots: Sequence[Expr]) -> list[Degree]:
    """Bounds for every root as one fraction over the least common denominator."""
    done: dict[Expr, Degree] = {}
    for node in walk(roots):
        done[node] = _degree(node, done)
    return [done[root] for root in roots]


def _degree(node: Expr, done: Mapping[Expr, Degree]) -> Degree:
    kind, args = node.kind, node.args
    if kind == CONST:
        return Degree(0)
    if kind == SYMBOL:
        return Degree(2 if args[3] else 1)
    if kind == COS or kind == SIN:
        return Degree(2 * sum(abs(k) for _, k in args[0]))
    if kind == SCALE:
        return done[args[1]]
    if kind == FUNCTION:
        return function_degree(args[1], done[args[1]])
    if kind == SUM:
        constant = [Degree(0)] if args[0] else []  # it grows too, over a common denominator
        return sum_degree([done[n] for n, _ in args[1]] + constant)
    if kind == PRODUCT:
        return product_degree([done[n] for n in args])
    assert kind == POWER
    base, exponent = args
    if exponent > 0:
        return power_degree(done[base], exponent)
    return inverse_degree(base, done[base], -exponent)


def sum_degree(parts: Sequence[Degree]) -> Degree:
    """Over the common denominator each numerator grows by what it lacked."""
    if not any(part.divisors or part.vanishing or part.arguments for part in parts):
        return Degree(min(max([part.numerator for part in parts]), _CEILING))
    common: dict[Any, tuple[int, int]] = {}
    for part in parts:
        for divisor, (degree, power) in part.divisors.items():
            common[divisor] = (degree, max(power, common.get(divisor, (0, 0))[1]))
    whole = sum(degree * power for degree, power in common.values())
    top = max(part.numerator + whole - part.denominator for part in parts)
    return _joined(top, common, parts)


def product_degree(parts: Sequence[Degree]) -> Degree:
    """Numerators and denominators add."""
    if not any(part.divisors or part.vanishing or part.arguments for part in parts):
        return Degree(min(sum([part.numerator for part in parts]), _CEILING))
    common: dict[Any, tuple[int, int]] = {}
    for part in parts:
        for divisor, (degree, power) in part.divisors.items():
            common[divisor] = (degree, power + common.get(divisor, (0, 0))[1])
    return _joined(sum(part.numerator for part in parts), common, parts)


def power_degree(base: Degree, exponent: int) -> Degree:
    """A positive power."""
    divisors = {key: (degree, power * exponent) for key, (degree, power) in base.divisors.items()}
    return _joined(base.numerator * exponent, divisors, [base])


def inverse_degree(key: Any, base: Degree, exponent: int) -> Degree:
    """1/(n/d)ᵏ = dᵏ/nᵏ; the divisor is remembered by key, so equal ones are shared."""
    result = _joined(base.denominator * exponent, {key: (base.numerator, exponent)}, [base])
    return result._replace(vanishing={**result.vanishing, key: base.numerator})


def function_degree(key: Any, argument: Degree) -> Degree:
    """An opaque function is a new variable, as long as different arguments stay different."""
    size = argument.numerator + argument.denominator
    return Degree(1, {}, argument.vanishing, {**argument.arguments, key: size})


def _joined(
    numerator: int, divisors: Mapping[Any, tuple[int, int]], parts: Sequence[Degree]
) -> Degree:
    """A degree with the side conditions of all its parts."""
    vanishing: Mapping[Any, int] = {}
    arguments: Mapping[Any, int] = {}
    for part in parts:
        if part.vanishing and part.vanishing is not vanishing:
            vanishing = {**vanishing, **part.vanishing} if vanishing else part.vanishing
        if part.arguments and part.arguments is not arguments:
            arguments = {**arguments, **part.arguments} if arguments else part.arguments
    return Degree(min(numerator, _CEILING), divisors, vanishing, arguments)


def schwartz_zippel_degree(difference: Degree, circles: int) -> int:
    """The degree in the free variables of all that must vanish or must not.

    A polynomial whose monomials have degree ≤ d/2 in the cosines and sines is, over the common
    denominator Π (1 + tᵢ²)^(d/2), a numerator of degree ≤ d in each of the `circles` variables
    tᵢ and ≤ d in the others: (circles + 1)·d in all. A component of a quaternion counts as one
    circle, whose own denominator must not vanish either.
    """
    size = difference.numerator + difference.denominator + difference.side_conditions
    return max(1, size * (circles + 1) + 2 * circles)


def count_circles(roots: Sequence[Expr]) -> int:
    """How many angles and quaternion components the roots depend on."""
    return sum(n.kind == SYMBOL and bool(n.args[2] or n.args[3]) for n in walk(roots))


def points_needed(degree: int, p: int, log2_error: float = -100.0) -> int:
    """Smallest k with (degree/p)ᵏ ≤ 2^log2_error."""
    per_point = math.log2(p) - math.log2(max(degree, 1))
    if per_point <= 0:
        raise ExprError(
            f"the degree bound {degree} exceeds the prime {p}",
            hint="the expression is too deep to be certified in one piece",
        )
    return max(1, math.ceil(-log2_error / per_point))
