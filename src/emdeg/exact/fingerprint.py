"""Fingerprints: equality of expressions decided by their residues at random points.

Two expressions whose difference has the degree bound D (degree.py) agree by chance at a random
point of the variety (field.py) with probability ≤ D/p; k independent points give (D/p)ᵏ. The
vector of residues is the expression's fingerprint. This is the machinery of digest R35: two
formulations of one robot are proven equal without expanding either.

A negative answer needs no probability: residues of equal expressions are equal at every point.
(sign, tanh, abs and sqrt are opaque: of them only f(0) = 0 and the parity are known, so
sqrt(x)² and x count as different.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emdeg.errors import ExprError
from emdeg.exact.degree import (
    Degree,
    count_circles,
    degree_bounds,
    function_degree,
    inverse_degree,
    points_needed,
    power_degree,
    product_degree,
    schwartz_zippel_degree,
    sum_degree,
)
from emdeg.exact.field import (
    DEFAULT_SEED,
    MERSENNE_61,
    PRIME_WITH_ROOTS,
    DivisionByZeroResidue,
    Field,
    NoSuchRoot,
    Point,
    inverse,
    needs_root_three,
    prime_for,
    residue_vectors,
    residues,
)
from emdeg.exact.graph import Expr

__all__ = [
    "DEFAULT_POINTS",
    "DEFAULT_SEED",
    "MERSENNE_61",
    "PRIME_WITH_ROOTS",
    "Degree",
    "DivisionByZeroResidue",
    "Field",
    "Point",
    "Verdict",
    "count_circles",
    "degree_bounds",
    "equal",
    "fingerprints",
    "function_degree",
    "inverse",
    "inverse_degree",
    "is_zero",
    "needs_root_three",
    "points_needed",
    "power_degree",
    "prime_for",
    "product_degree",
    "residue_vectors",
    "residues",
    "schwartz_zippel_degree",
    "sum_degree",
]

DEFAULT_POINTS = 4


def fingerprints(
    roots: Sequence[Expr],
    points: int = DEFAULT_POINTS,
    seed: int = DEFAULT_SEED,
    p: int | None = None,
) -> list[tuple[int, ...]]:
    """The residue vector of every root; points where a divisor vanishes are drawn again."""
    if not roots:
        return []
    if p is None:
        try:
            return fingerprints(roots, points, seed, MERSENNE_61)
        except NoSuchRoot:
            return fingerprints(roots, points, seed, PRIME_WITH_ROOTS)
    gf = Field(p)
    try:
        vectors = residue_vectors(roots, [Point(gf, seed, index) for index in range(points)])
        return [tuple(vector) for vector in vectors]
    except DivisionByZeroResidue:
        rows = _kept_points(roots, points, seed, gf)
        return list(zip(*rows, strict=True))


def _kept_points(roots: Sequence[Expr], points: int, seed: int, gf: Field) -> list[list[int]]:
    """Residues at the first points where every divisor is invertible."""
    rows: list[list[int]] = []
    for index in range(20 * points + 100):
        try:
            rows.append(residues(roots, Point(gf, seed, index)))
        except DivisionByZeroResidue:
            continue
        if len(rows) == points:
            return rows
    raise _always_zero()


def _always_zero() -> ExprError:
    return ExprError(
        "a divisor is zero at every sampled point",
        hint="the expression divides by something that is identically zero",
    )


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


def is_zero(expression: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED) -> Verdict:
    """Is the expression the zero function? The error bound is ≤ 2^log2_error."""
    degree = schwartz_zippel_degree(degree_bounds([expression])[0], count_circles([expression]))
    p = prime_for([expression])
    k = points_needed(degree, p, log2_error)
    residue = fingerprints([expression], k, seed, p)[0]
    return Verdict(not any(residue), degree, k, p, seed)


def equal(a: Expr, b: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED) -> Verdict:
    """Are a and b the same function on the variety?"""
    return is_zero(a - b, log2_error=log2_error, seed=seed)
