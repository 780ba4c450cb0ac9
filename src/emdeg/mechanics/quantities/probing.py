"""Probing: the coefficients from nothing but calls of inverse dynamics.

Walker, Orin 1982; Fu problems 3.11, 3.12; Armstrong's check of the explicit model (digest R32).

    g   = τ(q, 0, 0)                                    1 call
    and without gravity
    M_k = τ(q, 0, e_k)                                  n calls    column k
    c_j = τ(q, e_j, 0)                                  n calls    column j
    b_jk = τ(q, e_j + e_k, 0) − c_j − c_k, j < k        n(n−1)/2 calls

The inverse dynamics may be any function of (q̇, q̈, gravity on or off): a program, another
tool, or a method of this package; numbers or expressions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from emdeg.mechanics.terms.coefficients import pairs
from emdeg.public import public
from emdeg.shown import listed

InverseDynamics: TypeAlias = Callable[[Sequence[int], Sequence[int], bool], Sequence[Any]]


@dataclass(frozen=True)
class Probed:
    """Columns of M, of c and of b (EMDEG's convention), g, and how many calls they took."""

    _repr_html_ = listed

    gravity: Sequence[Any]
    mass: Sequence[Sequence[Any]]
    centrifugal: Sequence[Sequence[Any]]
    coriolis: Sequence[Sequence[Any]]
    calls: int


@public
def probe(inverse_dynamics: InverseDynamics, n: int) -> Probed:
    """1 + 2n + n(n−1)/2 calls of `inverse_dynamics(qd, qdd, with_gravity)`."""
    columns = pairs(n)
    rest = [0] * n
    units = [[int(i == j) for i in range(n)] for j in range(n)]
    gravity = inverse_dynamics(rest, rest, True)
    mass = [inverse_dynamics(rest, e, False) for e in units]
    centrifugal = [inverse_dynamics(e, rest, False) for e in units]
    coriolis = []
    for j, k in columns:
        both = inverse_dynamics(
            [x + y for x, y in zip(units[j], units[k], strict=True)], rest, False
        )
        parts = zip(both, centrifugal[j], centrifugal[k], strict=True)
        coriolis.append([t - cj - ck for t, cj, ck in parts])
    return Probed(gravity, mass, centrifugal, coriolis, 1 + 2 * n + n * (n - 1) // 2)
