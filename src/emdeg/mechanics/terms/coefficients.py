"""The coefficients of the configuration-space equation, in the three conventions of the papers.

Digest R23, R24. With β_ijk the Christoffel symbols,

    EMDEG, Armstrong   τ = M q̈ + B [q̇q̇] + C [q̇²] + G     b_ijk = 2 β_ijk (j<k), c_ij = β_ijj
    ROBMAT             τ = M q̈ + 2 B qq(q̇) + C q2(q̇) + G  B holds β_ijk: the factor 2 is outside
    Fu                 h_i = q̇ᵀ H_i q̇,  H_i symmetric      h_ikm = β_ikm over all ordered pairs

B is n × n(n−1)/2 with columns 12, 13, …, 1n, 23, …; C is n × n.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from emdeg.errors import UsageError
from emdeg.exact.graph import ZERO, scale
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import Christoffel
from emdeg.public import public
from emdeg.shown import brief, listed

MOST = 1_000  # joints whose n³ coefficients anybody could want


class Convention(Enum):
    """Where the factor 2 of the Coriolis terms is, and by which letters terms are called."""

    EMDEG = "emdeg"  # inside B; also Armstrong, Khatib, Burdick
    ROBMAT = "robmat"  # outside B
    FU = "fu"  # no B and no C: all of β in the matrices H_i


@dataclass(frozen=True)
class Coefficients:
    """B (Coriolis) and C (centrifugal) in one convention."""

    __repr__ = brief
    _repr_html_ = listed

    convention: Convention
    B: Matrix
    C: Matrix

    def velocity_terms(self, speeds: Sequence[Any]) -> Vector:
        """B qq + C q2, with the 2 where the convention has it."""
        cross = self.B @ Vector(qq(speeds)) if self.B.shape[1] else Vector.zero(len(speeds))
        if self.convention is Convention.ROBMAT:
            cross = cross * 2
        return cross + self.C @ Vector(q2(speeds))


def qq(v: Sequence[Any]) -> list[Any]:
    """[v1 v2, v1 v3, …, v_{n−1} v_n]; numbers or expressions."""
    return [v[j] * v[k] for j, k in pairs(len(v))]


def q2(v: Sequence[Any]) -> list[Any]:
    """[v1², …, vn²]."""
    return [x * x for x in v]


def _check(n: int) -> None:
    """Refuse what is no number of joints, before n² tables are made."""
    if not 0 <= n <= MOST:
        raise UsageError("is no number of joints", argument="n", found=n, expected=f"0 … {MOST}")


def pairs(n: int) -> list[tuple[int, int]]:
    """The columns of B: (0, 1), (0, 2), …, (n−2, n−1)."""
    _check(n)
    return [(j, k) for j in range(n) for k in range(j + 1, n)]


@public
def coefficients(
    christoffel: Christoffel, n: int, convention: Convention = Convention.EMDEG
) -> Coefficients:
    """B and C of β."""
    if convention is Convention.FU:
        raise UsageError(
            "Fu's convention has no B and C", argument="convention", hint="ask for fu_matrices"
        )
    factor = 2 if convention is Convention.EMDEG else 1
    columns = pairs(n)
    B = Matrix(
        [scale(factor, christoffel.get((i, j, k), ZERO)) for j, k in columns] for i in range(n)
    )
    C = Matrix([christoffel.get((i, j, j), ZERO) for j in range(n)] for i in range(n))
    return Coefficients(convention, B, C)


@public
def fu_matrices(christoffel: Christoffel, n: int) -> list[Matrix]:
    """H_i, symmetric, with h_i = q̇ᵀ H_i q̇."""
    _check(n)

    def matrix(i: int) -> Matrix:
        return Matrix.symmetric(n, lambda j, k: christoffel.get((i, j, k), ZERO))

    return [matrix(i) for i in range(n)]
