"""Agreement: a proof that several derivations of the same quantities are the same functions.

All are evaluated exactly at the same random points of the variety (exact/fingerprint.py), as many
as the largest degree of any difference asks for, so that each pair found equal is equal modulo
the prime except with probability ≤ 2^log2_error (digest R35: every pair of formulations).

Two limits, and what is done about them. Methods that fire rules where fingerprints prove a
premise (EMDEG's parallel axes) have adapted to the points of the default seed, so other points
are drawn here. And one fixed prime says nothing of a difference whose coefficients are all its
multiples: that no program differs so is what `program.certify` shows, with random primes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from emdeg.exact.degree import Bounds, points_needed
from emdeg.exact.field import prime_for
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import Expr
from emdeg.public import public
from emdeg.shown import listed

LOG2_ERROR = -100.0
OWN_SEED = 35  # not fingerprint.DEFAULT_SEED, at whose points rules were proven


@dataclass(frozen=True)
class Agreement:
    """Which pairs agree. `different` lists (one, other, index of the first difference)."""

    _repr_html_ = listed

    names: tuple[str, ...]
    different: tuple[tuple[str, str, int], ...]
    degree: int
    points: int
    prime: int
    log2_error: float

    def __bool__(self) -> bool:
        return not self.different

    @property
    def pairs(self) -> int:
        """How many pairs were compared."""
        return math.comb(len(self.names), 2)

    def __str__(self) -> str:
        if self.different:
            a, b, k = self.different[0]
            return f"{a} and {b} differ in entry {k + 1}"
        return (
            f"{self.pairs} pairs of {len(self.names)} methods are equal: {self.points} points "
            f"modulo {self.prime}, error there below 2^{self.log2_error:.0f} for each"
        )


@public
def agreement(
    results: Mapping[str, Sequence[Expr]],
    log2_error: float = LOG2_ERROR,
    seed: int = OWN_SEED,
) -> Agreement:
    """Are all results, entry by entry, the same functions?"""
    names, size = list(results), len(next(iter(results.values()), ()))
    flat = [e for name in names for e in results[name]]
    if not flat:
        return Agreement(tuple(names), (), 0, 0, 0, log2_error)
    prime, bounds = prime_for(flat), Bounds()
    each = bounds.expressions(flat)
    degree = bounds.size(
        bounds.sum((each[a * size + k], each[b * size + k]))
        for a, b in combinations(range(len(names)), 2)
        for k in range(size)
    ).degree
    points = points_needed(degree, prime, log2_error)
    residues = fingerprints(flat, points, seed, prime)
    rows = {name: residues[k * size : (k + 1) * size] for k, name in enumerate(names)}
    different = [
        (a, b, next(k for k in range(size) if rows[a][k] != rows[b][k]))
        for a, b in combinations(names, 2)
        if rows[a] != rows[b]
    ]
    reached = points * (math.log2(degree) - math.log2(prime))
    return Agreement(tuple(names), tuple(different), degree, points, prime, reached)
