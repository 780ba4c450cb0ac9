"""Values that are polynomials in cosines and sines with numbers: coefficients of rotations.

cos φ·0.955 and cos φ·0.29 + sin φ·0.9 are entries of the matrix that turns a vector about a tilted
axis. Every computed coefficient is near its polynomial: |computed − polynomial| is at most the sum
of some roundings, each times a number (`off`). Coefficients of a polynomial are floats with radii,
and sin² is written 1 − cos², so that what is equal on the circle has equal coefficients.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import cos, sin
from typing import NamedTuple

from emdeg.rounding.schedule import FMA, PRODUCT, SUM, Schedule

_SLOP = 2.0**-50  # of what a float is rounded
_OUT = 1.0 + 2.0**-30
_LARGEST, _LONGEST, _HIGHEST = 2.0, 6, 2  # size, terms and degree of a coefficient
_FURTHEST = 64.0  # roundings that a coefficient is off, each of 2⁻²⁰ at most

Monomial = tuple[tuple[int, int], ...]  # (angle, 0: cos or 1: sin), sorted
Polynomial = Mapping[Monomial, tuple[float, float]]  # coefficients mid ± rad


class Coefficient(NamedTuple):
    """A value as a polynomial on the circle, and what of each rounding it is off."""

    polynomial: Polynomial
    off: Mapping[int, float]

    @property
    def alone(self) -> bool:
        """Is it a cosine or a sine?"""
        return len(self.polynomial) == 1 and all(
            len(m) == 1 and c == (1.0, 0.0) for m, c in self.polynomial.items()
        )

    @property
    def degree(self) -> int:
        """In cosines and sines."""
        return max(map(len, self.polynomial), default=0)


def coefficients(
    schedule: Schedule, circle: Mapping[int, tuple[int, int]]
) -> dict[int, Coefficient]:
    """All values that are such polynomials; not of fixed point, whose errors are larger.

    A product is off by what each factor is times the size of the other one, and by its rounding.
    """
    if schedule.absolute is not None or schedule.format.unit > 2.0**-20:
        return {}
    found = {v: Coefficient({(one,): (1.0, 0.0)}, {v: 1.0}) for v, one in circle.items()}
    for v, given in schedule.constants.items():
        if 0 < abs(given.value) <= 1:
            found[v] = Coefficient({(): (given.value, given.error)}, {})
    for step in schedule.steps:
        if step.kind not in (SUM, PRODUCT, FMA) or any(o.value not in found for o in step.operands):
            continue
        parts = [_signed(found[o.value], o.negative) for o in step.operands]
        if step.kind != SUM:
            parts = [_product(parts[0], parts[1]), *parts[2:]]
        both = parts[0] if len(parts) == 1 else _sum(parts[0], parts[1])
        if _fits(both):
            found[step.result] = both._replace(off={**both.off, step.result: 1.0})
    return found


def at_a_point(polynomial: Polynomial) -> float:
    """Its value at one state: two that differ there are not equal."""
    angles = {angle: 0.7 + 1.3 * angle for m in polynomial for angle, _ in m}
    value = 0.0
    for monomial, (mid, _) in polynomial.items():
        for angle, which in monomial:
            mid *= sin(angles[angle]) if which else cos(angles[angle])
        value += mid
    return value


def _fits(one: Coefficient) -> bool:
    short = len(one.polynomial) <= _LONGEST and all(len(m) <= _HIGHEST for m in one.polynomial)
    return short and size(one.polynomial) <= _LARGEST and sum(one.off.values()) <= _FURTHEST


def size(polynomial: Polynomial) -> float:
    """No value on any circle is larger."""
    return sum(abs(m) + r for m, r in polynomial.values())


def _signed(one: Coefficient, negative: bool) -> Coefficient:
    turned = {m: (-c, r) for m, (c, r) in one.polynomial.items()}
    return one._replace(polynomial=turned) if negative else one


def _sum(one: Coefficient, other: Coefficient) -> Coefficient:
    return Coefficient(plus(one.polynomial, other.polynomial), _added(one.off, 1.0, other.off, 1.0))


def _product(one: Coefficient, other: Coefficient) -> Coefficient:
    sizes = [size(c.polynomial) + 2.0**-10 for c in (one, other)]  # more than what they are off
    return Coefficient(
        times(one.polynomial, other.polynomial), _added(one.off, sizes[1], other.off, sizes[0])
    )


def _added(
    one: Mapping[int, float], a: float, other: Mapping[int, float], b: float
) -> dict[int, float]:
    return {k: one.get(k, 0.0) * a + other.get(k, 0.0) * b for k in {**one, **other}}


def plus(one: Polynomial, other: Polynomial) -> dict[Monomial, tuple[float, float]]:
    """one + other."""
    found = dict(one)
    for monomial, (mid, rad) in other.items():
        _add(found, monomial, mid, rad)
    return found


def times(one: Polynomial, other: Polynomial) -> dict[Monomial, tuple[float, float]]:
    """one·other."""
    found: dict[Monomial, tuple[float, float]] = {}
    for m, (a, r) in one.items():
        for n, (b, s) in other.items():
            rad = (abs(a) * s + abs(b) * r + r * s) * _OUT
            _add_reduced(found, tuple(sorted(m + n)), a * b, rad + _SLOP * abs(a * b))
    return found


def _add_reduced(
    to: dict[Monomial, tuple[float, float]], monomial: Monomial, mid: float, rad: float
) -> None:
    """sin² = 1 − cos²."""
    twice = next((x for x, y in pairwise(monomial) if x == y and x[1]), None)
    if twice is None:
        _add(to, monomial, mid, rad)
        return
    rest = list(monomial)
    rest.remove(twice)
    rest.remove(twice)
    cosine = (twice[0], 0)
    _add_reduced(to, tuple(rest), mid, rad)
    _add_reduced(to, tuple(sorted([*rest, cosine, cosine])), -mid, rad)


def _add(
    to: dict[Monomial, tuple[float, float]], monomial: Monomial, mid: float, rad: float
) -> None:
    before, radius = to.get(monomial, (0.0, 0.0))
    total = before + mid
    to[monomial] = total, (radius + rad) * _OUT + _SLOP * (abs(total) + abs(before))
