"""Fingerprints: exact residues at random points of the trigonometric variety.

An expression is a rational function of its symbols, of the pairs (cos θ, sin θ) and of unit
quaternions. At a random point of GF(p)

    cos θ = (1 − t²)/(1 + t²),  sin θ = 2t/(1 + t²)        t uniform
    quaternion = (2a, 2b, 2c, 1 − a² − b² − c²)/(1 + a² + b² + c²)
    every other symbol uniform, every opaque function a keyed hash of its argument's residue

two expressions whose difference has a numerator of degree ≤ D in these free variables agree by
chance with probability ≤ D/(p − E), E the degree of what must not vanish; k independent points
give the k-th power (Schwartz–Zippel). Points are derived from a seed and the symbols' names, so
a fingerprint is the same in every process.

p = 2⁶¹ − 1 has a √2 but no √3: when an expression contains √3 the certificate's second prime,
where 2 and 3 are both squares, is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from typing import Any

from emdeg.errors import ExprError
from emdeg.expr.node import (
    CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL, Expr, walk,
)  # fmt: skip
from emdeg.expr.number import Number, Surd, cos_of_turns, sin_of_turns

MERSENNE_61 = 2**61 - 1
PRIME_WITH_ROOTS = 2305843009213693487  # the largest p < 2⁶¹ with p ≡ 23 (mod 24): has √2, √3
DEFAULT_POINTS = 4
DEFAULT_SEED = 1986


class DivisionByZeroResidue(ExprError):
    """A divisor vanished at the sampled point; another point must be drawn."""


def _uniform(p: int, *labels: object) -> int:
    """A residue that depends on the labels only."""
    digest = blake2b(repr(labels).encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") % p


@dataclass(frozen=True)
class Field:
    """GF(p) with the images of exact numbers."""

    p: int = MERSENNE_61

    def root(self, n: int) -> int:
        """A square root of n (p ≡ 3 mod 4)."""
        r = pow(n, (self.p + 1) // 4, self.p)
        if r * r % self.p != n:
            raise ExprError(f"√{n} is not in GF({self.p})", hint="use PRIME_WITH_ROOTS")
        return r

    def number(self, value: Number) -> int:
        """The residue of an exact number."""
        p = self.p
        if isinstance(value, int):
            return value % p
        if isinstance(value, Fraction):
            if value.denominator % p == 0:
                raise ExprError(f"the denominator of {value} is a multiple of the prime {p}")
            return value.numerator * pow(value.denominator, -1, p) % p
        a, b, c, d = (self.number(part) for part in value.parts)
        result = a
        if b:
            result += b * self.root(2)
        if c:
            result += c * self.root(3)
        if d:
            result += d * self.root(2) * self.root(3)
        return result % p


@dataclass(frozen=True)
class Point:
    """One random point of the variety; symbols are sampled on demand, by name."""

    gf: Field = Field()
    seed: int = DEFAULT_SEED
    index: int = 0
    fixed: Mapping[Expr, int] = field(default_factory=dict)
    _pairs: dict[Expr, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    def _random(self, *labels: object) -> int:
        return _uniform(self.gf.p, self.seed, self.index, *labels)

    def value(self, symbol: Expr) -> int:
        """The residue of a symbol."""
        if symbol in self.fixed:
            return self.fixed[symbol]
        sphere = symbol.args[3]
        if sphere is None:
            return self._random("value", symbol.args[0])
        group, component = sphere
        p = self.gf.p
        a, b, c = (self._random("sphere", group, k) for k in range(3))
        norm = a * a + b * b + c * c
        top = 1 - norm if component == 3 else 2 * (a, b, c)[component]
        return top * inverse(1 + norm, p) % p

    def circle(self, symbol: Expr) -> tuple[int, int]:
        """(cos, sin) of an angular symbol."""
        found = self._pairs.get(symbol)
        if found is None:
            p = self.gf.p
            t = self._random("circle", symbol.args[0])
            scale = inverse(1 + t * t, p)
            found = ((1 - t * t) * scale % p, 2 * t * scale % p)
            self._pairs[symbol] = found
        return found

    def cos_sin(
        self, terms: Iterable[tuple[Expr, int]], offset: Fraction
    ) -> tuple[int, int]:
        """(cos, sin) of Σ kθ + offset·π by the addition theorems."""
        p = self.gf.p
        c = self.gf.number(cos_of_turns(offset))
        s = self.gf.number(sin_of_turns(offset))
        for symbol, k in terms:
            ct, st = self.circle(symbol)
            if k < 0:
                st = -st
            for _ in range(abs(k)):
                c, s = (c * ct - s * st) % p, (s * ct + c * st) % p
        return c, s

    def function(self, name: str, argument: int) -> int:
        """An opaque function: any fixed function of the residue; parity is kept."""
        p = self.gf.p
        if name == "sqrt":
            return self._random("function", name, argument)
        mirrored = min(argument, (p - argument) % p)
        value = self._random("function", name, mirrored)
        if name == "abs" or argument == mirrored:
            return value
        return (p - value) % p


def inverse(value: int, p: int) -> int:
    """1/value in GF(p)."""
    value %= p
    if value == 0:
        raise DivisionByZeroResidue("a divisor vanished at a sampled point")
    return pow(value, -1, p)


def residues(roots: Sequence[Expr], point: Point) -> list[int]:
    """The residues of the roots at one point."""
    done: dict[Expr, int] = {}
    p = point.gf.p
    number = point.gf.number
    for node in walk(roots):
        kind, args = node.kind, node.args
        if kind == SUM:
            value = number(args[0])
            for child, coefficient in args[1]:
                if coefficient == 1:
                    value += done[child]
                elif coefficient == -1:
                    value -= done[child]
                else:
                    value += done[child] * number(coefficient)
            done[node] = value % p
        elif kind == PRODUCT:
            value = 1
            for child in args:
                value = value * done[child] % p
            done[node] = value
        elif kind == SCALE:
            done[node] = number(args[0]) * done[args[1]] % p
        elif kind == POWER:
            base, exponent = done[args[0]], args[1]
            if exponent < 0:
                base, exponent = inverse(base, p), -exponent
            done[node] = pow(base, exponent, p)
        elif kind == COS or kind == SIN:
            pair = point.cos_sin(args[0], args[1])
            done[node] = pair[0] if kind == COS else pair[1]
        elif kind == SYMBOL:
            done[node] = point.value(node)
        elif kind == CONST:
            done[node] = number(args[0])
        else:
            done[node] = point.function(args[0], done[args[1]])
    return [done[root] for root in roots]


def needs_root_three(roots: Iterable[Expr]) -> bool:
    """Does √3 occur, as a coefficient or as the cosine of an offset?"""
    return any(_number_needs_root_three(n) for node in walk(roots) for n in _numbers(node))


def _numbers(node: Expr) -> Iterable[Number]:
    kind, args = node.kind, node.args
    if kind == CONST or kind == SCALE:
        return (args[0],)
    if kind == SUM:
        return (args[0], *(c for _, c in args[1]))
    if kind == COS or kind == SIN:
        return (cos_of_turns(args[1]), sin_of_turns(args[1]))
    return ()


def _number_needs_root_three(value: Number) -> bool:
    return isinstance(value, Surd) and bool(value.parts[2] or value.parts[3])


def prime_for(roots: Iterable[Expr]) -> int:
    """2⁶¹ − 1, or the prime with both roots when √3 occurs."""
    return PRIME_WITH_ROOTS if needs_root_three(roots) else MERSENNE_61


def fingerprints(
    roots: Sequence[Expr],
    points: int = DEFAULT_POINTS,
    seed: int = DEFAULT_SEED,
    p: int | None = None,
) -> list[tuple[int, ...]]:
    """The residue vector of every root; points where a divisor vanishes are drawn again."""
    gf = Field(prime_for(roots) if p is None else p)
    rows: list[list[int]] = []
    index = 0
    while len(rows) < points:
        try:
            rows.append(residues(roots, Point(gf, seed, index)))
        except DivisionByZeroResidue:
            if index > 20 * points + 100:
                raise ExprError(
                    "a divisor is zero at every sampled point",
                    hint="the expression divides by something that is identically zero",
                ) from None
        index += 1
    return [tuple(column) for column in zip(*rows, strict=True)] if roots else []


# -- degree bounds ----------------------------------------------------------------


@dataclass(frozen=True)
class Degree:
    """numerator / Π divisorᵏ in the free variables t, …; divisors shared by name."""

    numerator: int
    divisors: Mapping[Any, tuple[int, int]]  # divisor → (its degree, its power)

    @property
    def denominator(self) -> int:
        """Total degree of the denominator."""
        return sum(degree * power for degree, power in self.divisors.values())


def degree_bounds(roots: Sequence[Expr]) -> list[Degree]:
    """Bounds for every root as one fraction over the least common denominator.

    cos and sin count 2 each; their denominators 1 + t² are cleared in `schwartz_zippel_degree`.
    """
    done: dict[Expr, Degree] = {}
    for node in walk(roots):
        done[node] = _degree(node, done)
    return [done[root] for root in roots]


def _degree(node: Expr, done: Mapping[Expr, Degree]) -> Degree:
    kind, args = node.kind, node.args
    if kind == CONST:
        return Degree(0, {})
    if kind == SYMBOL:
        return Degree(2 if node.args[3] else 1, {})
    if kind == COS or kind == SIN:
        return Degree(2 * sum(abs(k) for _, k in args[0]), {})
    if kind == SCALE:
        return done[args[1]]
    if kind == FUNCTION:
        return Degree(1, {})
    if kind == SUM:
        return sum_degree([done[n] for n, _ in args[1]])
    if kind == PRODUCT:
        return product_degree([done[n] for n in args])
    base, exponent = args
    if exponent > 0:
        return product_degree([done[base]] * exponent)
    return inverse_degree(base, done[base], -exponent)


def sum_degree(parts: Sequence[Degree]) -> Degree:
    """Over the common denominator each numerator grows by what it lacked."""
    common: dict[Any, tuple[int, int]] = {}
    for part in parts:
        for divisor, (degree, power) in part.divisors.items():
            common[divisor] = (degree, max(power, common.get(divisor, (0, 0))[1]))
    whole = sum(degree * power for degree, power in common.values())
    top = max(part.numerator + whole - part.denominator for part in parts)
    return Degree(top, common)


def product_degree(parts: Sequence[Degree]) -> Degree:
    """Numerators and denominators add."""
    common: dict[Any, tuple[int, int]] = {}
    for part in parts:
        for divisor, (degree, power) in part.divisors.items():
            common[divisor] = (degree, power + common.get(divisor, (0, 0))[1])
    return Degree(sum(part.numerator for part in parts), common)


def inverse_degree(key: Any, base: Degree, exponent: int) -> Degree:
    """1/(n/d)ᵏ = dᵏ/nᵏ; the divisor is remembered by name, so equal ones are shared."""
    return Degree(base.denominator * exponent, {key: (base.numerator, exponent)})


# -- decisions --------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """The answer of a randomised test; `error` bounds the probability that True is wrong."""

    holds: bool
    degree: int
    points: int
    prime: int
    seed: int

    @property
    def error(self) -> float:
        """(D/p)ᵏ for a positive answer; a negative answer is always right."""
        return (self.degree / self.prime) ** self.points if self.holds else 0.0

    def __bool__(self) -> bool:
        return self.holds


def schwartz_zippel_degree(difference: Degree, circles: int) -> int:
    """The degree in the free variables of all that must vanish or must not.

    A polynomial whose monomials have degree ≤ d/2 in the cosines and sines is, over the common
    denominator Π (1 + tᵢ²)^(d/2), a numerator of degree ≤ d in each of the `circles` variables
    tᵢ and ≤ d in the others: (circles + 1)·d in all. A quaternion counts as one circle.
    """
    return max(1, (difference.numerator + difference.denominator) * (circles + 1))


def count_circles(roots: Sequence[Expr]) -> int:
    """How many angles and quaternion components the roots depend on."""
    return sum(n.kind == SYMBOL and bool(n.args[2] or n.args[3]) for n in walk(roots))


def points_needed(degree: int, p: int, log2_error: float = -100.0) -> int:
    """Smallest k with (degree/p)ᵏ ≤ 2^log2_error."""
    import math

    per_point = math.log2(p) - math.log2(max(degree, 1))
    if per_point <= 0:
        raise ExprError(
            f"the degree bound {degree} exceeds the prime {p}",
            hint="the expression is too deep to be certified in one piece",
        )
    return max(1, math.ceil(-log2_error / per_point))


def is_zero(
    expression: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED
) -> Verdict:
    """Is the expression the zero function? The error bound is ≤ 2^log2_error."""
    degree = schwartz_zippel_degree(degree_bounds([expression])[0], count_circles([expression]))
    p = prime_for([expression])
    k = points_needed(degree, p, log2_error)
    residue = fingerprints([expression], k, seed, p)[0]
    return Verdict(not any(residue), degree, k, p, seed)


def equal(
    a: Expr, b: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED
) -> Verdict:
    """Are a and b the same function on the variety?"""
    return is_zero(a - b, log2_error=log2_error, seed=seed)


def is_constant(
    expression: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED
) -> Verdict:
    """Is the expression independent of every state symbol (a function of parameters only)?

    Compared at pairs of points that share the parameters and differ in the state.
    """
    # the free variables of the state are drawn twice: the difference has twice the degree
    degree = 2 * schwartz_zippel_degree(
        degree_bounds([expression])[0], count_circles([expression])
    )
    p = prime_for([expression])
    k = points_needed(degree, p, log2_error)
    gf = Field(p)
    parameters = [n for n in walk([expression]) if n.kind == SYMBOL and n.rate == 0]
    agreed, index = 0, 0
    while agreed < k:
        first = Point(gf, seed, 2 * index)
        shared = {s: first.value(s) for s in parameters if not s.angular}
        moved = Point(gf, seed, 2 * index + 1, fixed=shared)
        for s in parameters:
            if s.angular:
                moved._pairs[s] = first.circle(s)
        index += 1
        try:
            same = residues([expression], first) == residues([expression], moved)
        except DivisionByZeroResidue:
            continue
        if not same:
            return Verdict(False, degree, agreed + 1, p, seed)
        agreed += 1
    return Verdict(True, degree, k, p, seed)


def proportional(
    a: Expr, b: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED
) -> tuple[Verdict, Expr | None]:
    """Is a = factor·b with a parameter-only factor? Returns the verdict and the factor a/b."""
    if is_zero(b, log2_error=log2_error, seed=seed):
        return is_zero(a, log2_error=log2_error, seed=seed), None
    ratio = a / b
    return is_constant(ratio, log2_error=log2_error, seed=seed), ratio
