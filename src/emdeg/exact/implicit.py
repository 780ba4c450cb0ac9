"""Values by the equations that they solve: what is easy to check though long to write.

    q̈ = M⁻¹ (τ − h)   is the only y with   τ(q, q̇, y) − τ = 0

Whoever proposes values puts them in place of the unknowns; they are right when every residual
vanishes. There must be only one solution: who writes the equations says why.
"""

from __future__ import annotations

from typing import NamedTuple

from emdeg.exact.graph import Expr


class Implicit(NamedTuple):
    """An output of this shape: the unknowns, one for each element, for which residuals vanish."""

    shape: tuple[int, ...]
    unknowns: tuple[Expr, ...]
    residuals: tuple[Expr, ...]
