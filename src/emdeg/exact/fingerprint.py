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

from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from emdeg.exact.degree import Bounds, points_needed
from emdeg.exact.field import (
    DEFAULT_SEED,
    PRIME_WITH_ROOTS,
    DivisionByZeroResidue,
    Field,
    Point,
    prime_for,
    residue_vectors,
    rows_at_points,
)
from emdeg.exact.graph import Expr

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
    gf = Field(prime_for(roots) if p is None else p)

    def rows(at: Sequence[Point]) -> list[list[int]]:
        return [list(row) for row in zip(*residue_vectors(roots, at), strict=True)]

    return list(zip(*rows_at_points(rows, points, seed, gf), strict=True))


#: expressions that were asked about and all below them → their residues at one point
_AT_ONE_POINT: MutableMapping[Expr, list[int]] = WeakKeyDictionary()
_POINT = Point(Field(PRIME_WITH_ROOTS), DEFAULT_SEED, 0)


def vanishes(root: Expr) -> bool:
    """Is the expression zero at one random point, as what is zero everywhere must be?

    Sums that grow from body to body are asked about again and again; what is below them is known.
    """
    try:
        return not any(residue_vectors([root], (_POINT,), _AT_ONE_POINT)[0])
    except DivisionByZeroResidue:
        return not any(fingerprints([root], 1)[0])


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


def all_zero(
    expressions: Sequence[Expr], *, log2_error: float = -100.0, seed: int = DEFAULT_SEED
) -> Verdict:
    """Are all of them the zero function? They share the error bound ≤ 2^log2_error."""
    bounds = Bounds()
    degree = bounds.size(bounds.expressions(expressions)).degree * len(expressions)
    p = prime_for(expressions)
    k = points_needed(degree, p, log2_error)
    found = fingerprints(expressions, k, seed, p)
    return Verdict(not any(map(any, found)), degree, k, p, seed)


def is_zero(expression: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED) -> Verdict:
    """Is the expression the zero function? The error bound is ≤ 2^log2_error."""
    return all_zero([expression], log2_error=log2_error, seed=seed)


def vanishing(expressions: Sequence[Expr]) -> list[bool]:
    """Which of them are the zero function: at two points, (D/p)² wrong."""
    return [not any(residue) for residue in fingerprints(expressions, points=2)]


def equal(a: Expr, b: Expr, *, log2_error: float = -100.0, seed: int = DEFAULT_SEED) -> Verdict:
    """Are a and b the same function on the variety?"""
    return is_zero(a - b, log2_error=log2_error, seed=seed)
