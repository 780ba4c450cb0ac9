"""How large the function behind a value can be: degree and height, from the program itself.

Every value is a fraction of integer polynomials in the free variables (speeds, parameters, cosines,
sines, …):

    value = N / (C · Π Bₖ^eₖ)      C a positive integer, Bₖ the numerators of the divisors

with deg N ≤ `degree` and log₂‖N‖₁ ≤ `norm` (‖·‖₁ is the sum of the absolute coefficients: it is
submultiplicative, so one walk bounds it). Divisors are shared by value number: a sum over one
denominator does not grow. For square roots in Q(√2, √3) the norm bounds every conjugate.

`Bounds.difference` is what the theorem of Schwartz and Zippel needs (certify.py): substituting
cos = (1−t²)/(1+t²), sin = 2t/(1+t²) and clearing 1+t² multiplies the degree by at most
(circles + 1), and ‖·‖₁ by at most 2^(circles·degree/2).
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from emdeg.exact.numbers import Number, Surd, cos_of_turns, sin_of_turns
from emdeg.program.ir import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB, Program

_ROUNDING = 1e-6  # bits added wherever floating logarithms are summed, to stay above the truth


class Bound(NamedTuple):
    """degree and log₂ norm of N, the integer C, and the divisors' powers."""

    degree: int
    norm: float
    scale: int
    divisors: Mapping[Hashable, int]


_NONE: Mapping[Hashable, int] = {}


@dataclass(frozen=True)
class Bounds:
    """Bounds of all values of a program; `divisors` has (degree, norm) of each Bₖ."""

    values: tuple[Bound, ...]
    divisors: Mapping[Hashable, tuple[int, float]]
    circles: frozenset[str]  # angles and quaternion components
    spheres: frozenset[str]  # quaternion components
    arguments: tuple[Bound, ...]  # of opaque functions
    surds: bool


def bounds(program: Program, key: str = "") -> Bounds:
    """Bound every value; `key` keeps the divisors of two programs apart."""
    done: list[Bound] = []
    divisors: dict[Hashable, tuple[int, float]] = {}
    arguments: list[Bound] = []
    circles: set[str] = set()
    spheres: set[str] = set()
    surds = False
    for op, a, b in program.values:
        if op == ADD or op == SUB:
            bound = sum_bound(done[a], done[b], divisors)
        elif op == MUL:
            bound = product_bound(done[a], done[b])
        elif op == NEG:
            bound = done[a]
        elif op == CONST:
            bound = number_bound(a)
            surds = surds or isinstance(a, Surd)
        elif op == LEAF:
            bound = Bound(2 if a.sphere else 1, 1.0 if a.sphere else 0.0, 1, _NONE)
            if a.angular or a.sphere:
                circles.add(a.name if a.rate else f"parameter {a.name}")
            if a.sphere:
                spheres.add(a.name)
        elif op == DIV:
            bound = quotient_bound(done[a], done[b], (key, b), divisors)
        elif op == COS or op == SIN:
            bound = _trigonometric_bound([m for _, m in a.terms], a.half_turns)
            surds = surds or (a.half_turns * 2).denominator != 1
        else:
            assert op == CALL
            bound = Bound(1, 0.0, 1, _NONE)  # a new free variable
            arguments.append(done[a])
        done.append(bound)
    return Bounds(
        tuple(done), divisors, frozenset(circles), frozenset(spheres), tuple(arguments), surds
    )


def number_bound(value: Number) -> Bound:
    """An exact number as (integer)/(scale)."""
    if isinstance(value, int):
        return Bound(0, _log2(abs(value)), 1, _NONE)
    if isinstance(value, Fraction):
        return Bound(0, _log2(abs(value.numerator)), value.denominator, _NONE)
    scale = math.lcm(*(part.denominator for part in value.parts))
    integers = [abs(part) * scale for part in value.parts]
    # |a + b√2 + c√3 + d√6| ≤ |a| + 2|b| + 2|c| + 3|d| for every conjugate
    size = sum(int(n) * weight for n, weight in zip(integers, (1, 2, 2, 3), strict=True))
    return Bound(0, _log2(size), scale, _NONE)


def _log2(value: int) -> float:
    """log₂ of an integer of any size, rounded up; 0 for 0 and 1."""
    return 0.0 if value <= 1 else math.log2(value) + _ROUNDING


def _trigonometric_bound(multiples: Sequence[int], half_turns: Fraction) -> Bound:
    """cos or sin of Σ mθ + offset: a sum of at most 2^m products of m factors c or s.

    Each factor has the numerator 1 − t² or 2t, of norm 2; the offset enters as two numbers.
    """
    m = sum(map(abs, multiples))
    if not half_turns:
        return Bound(2 * m, float(max(0, 2 * m - 1)), 1, _NONE)
    c, s = number_bound(cos_of_turns(half_turns)), number_bound(sin_of_turns(half_turns))
    return Bound(2 * m, 2 * m + max(c.norm, s.norm) + 1.0, math.lcm(c.scale, s.scale), _NONE)


def product_bound(a: Bound, b: Bound) -> Bound:
    """Degrees, norms and denominators add."""
    if not a.divisors:
        divisors = b.divisors
    elif not b.divisors:
        divisors = a.divisors
    else:
        joined = dict(a.divisors)
        for divisor, power in b.divisors.items():
            joined[divisor] = joined.get(divisor, 0) + power
        divisors = joined
    return Bound(a.degree + b.degree, a.norm + b.norm, a.scale * b.scale, divisors)


def sum_bound(a: Bound, b: Bound, table: Mapping[Hashable, tuple[int, float]]) -> Bound:
    """Over the common denominator each numerator grows by what it lacked."""
    scale = a.scale if a.scale == b.scale else math.lcm(a.scale, b.scale)
    degree_a, norm_a, degree_b, norm_b = a.degree, a.norm, b.degree, b.norm
    if scale != a.scale:
        norm_a += _log2(scale // a.scale)
    if scale != b.scale:
        norm_b += _log2(scale // b.scale)
    divisors = a.divisors
    if a.divisors is not b.divisors and (a.divisors or b.divisors):
        divisors = _common(a.divisors, b.divisors)
        degree_a, norm_a = _grown(degree_a, norm_a, a.divisors, divisors, table)
        degree_b, norm_b = _grown(degree_b, norm_b, b.divisors, divisors, table)
    low, high = (norm_a, norm_b) if norm_a < norm_b else (norm_b, norm_a)
    norm = high + (math.log2(1.0 + 2.0 ** (low - high)) if high - low < 60 else 0.0) + _ROUNDING
    return Bound(max(degree_a, degree_b), norm, scale, divisors)


def _common(a: Mapping[Hashable, int], b: Mapping[Hashable, int]) -> Mapping[Hashable, int]:
    joined = dict(a)
    for divisor, power in b.items():
        joined[divisor] = max(joined.get(divisor, 0), power)
    return joined


def _grown(
    degree: int,
    norm: float,
    have: Mapping[Hashable, int],
    want: Mapping[Hashable, int],
    table: Mapping[Hashable, tuple[int, float]],
) -> tuple[int, float]:
    for divisor, power in want.items():
        missing = power - have.get(divisor, 0)
        if missing:
            divisor_degree, divisor_norm = table[divisor]
            degree += missing * divisor_degree
            norm += missing * divisor_norm
    return degree, norm


def quotient_bound(
    a: Bound, b: Bound, key: Hashable, table: dict[Hashable, tuple[int, float]]
) -> Bound:
    """a/b = Na·Cb·Πb / (Ca·Πa·Nb); Nb becomes the divisor `key`."""
    table[key] = (b.degree, b.norm)
    degree, norm = _grown(a.degree, a.norm + _log2(b.scale), _NONE, b.divisors, table)
    divisors = dict(a.divisors)
    divisors[key] = divisors.get(key, 0) + 1
    return Bound(degree, norm, a.scale, divisors)


class Size(NamedTuple):
    """What the probability bound needs: total degree and coefficient bits."""

    degree: int
    height: int


def difference_size(
    subject: Bounds, reference: Bounds, pairs: Sequence[tuple[Bound, Bound]]
) -> Size:
    """Degree and height of all that must vanish or must not, for the worst pair of outputs.

    Two arguments of opaque functions that are different functions must have different residues,
    with either sign: that adds the degree of their difference for each two of them.
    """
    table = {**subject.divisors, **reference.divisors}
    circles = len(subject.circles | reference.circles)
    degree, norm = 0, 0.0
    for a, b in pairs:
        both = sum_bound(a, b, table)
        degree, norm = max(degree, both.degree), max(norm, both.norm)
    height = norm + circles * degree / 2
    if subject.surds or reference.surds:
        height *= 4  # the norm over Q is the product of four conjugates
    nonzero = sum(d for d, _ in table.values())  # every divisor
    arguments = [*subject.arguments, *reference.arguments]
    if arguments:
        grown = [_grown(a.degree, 0.0, _NONE, a.divisors, table)[0] for a in arguments]
        different = 2 * max(grown)  # N₁·D₂ ∓ N₂·D₁
        nonzero += different * len(arguments) * (len(arguments) - 1)
    quaternions = 2 * len(subject.spheres | reference.spheres)  # 1 + a² + b² + c²
    total = (degree + nonzero) * (circles + 1) + quaternions
    return Size(max(1, total), math.ceil(height * 1.001) + 1)
