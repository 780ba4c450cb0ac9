"""Quantities of robots with loops or rolling bodies (mechanics/loops).

`constrained_…` keep all velocities and the forces that close the loops; `minimal_…` eliminate the
dependent speeds: q̇ = B u.
"""

from __future__ import annotations

from functools import lru_cache

from emdeg.mechanics.equations import Equations
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_METHOD,
    OUTSIDE,
    QD,
    QDD,
    TAU,
    Q,
    Quantity,
    Request,
)


@lru_cache(maxsize=8)
def _closed(equations: Equations) -> ClosedLoops:
    return ClosedLoops(equations)


def _loops(request: Request) -> ClosedLoops:
    return _closed(request.equations)


def _minimal(request: Request) -> ClosedLoops:
    """Dependent speeds eliminated, by Kane's method unless the user says otherwise."""
    return _closed(request.by("kane"))


CONSTRAINED = (
    Quantity(
        "constraint_residual", "φ", r"\boldsymbol{\varphi}", "m", "m, 1", Q,
        lambda r: _loops(r).constraints.residual,
        "zero where the loops are closed",
    ),
    Quantity(
        "constraint_jacobian", "A", r"\mathbf{A}", "m×n", "m/rad, 1", Q,
        lambda r: _loops(r).held.jacobian,
        "A q̇ = 0, independent rows",
    ),
    Quantity(
        "constraint_forces", "λ", r"\boldsymbol{\lambda}", "m", "N, N m", (*TAU, *OUTSIDE),
        lambda r: _loops(r).multipliers,
        "what holds the loops",
    ),
    Quantity(
        "constrained_forward_dynamics", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²",
        (*TAU, *OUTSIDE),
        lambda r: _loops(r).forward_dynamics,
        "with closed loops",
    ),
    Quantity(
        "minimal_forward_dynamics", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²", (*TAU, *OUTSIDE),
        lambda r: _minimal(r).eliminated_forward_dynamics,
        "with closed loops, dependent speeds eliminated",
    ),
    Quantity(
        "constrained_inverse_dynamics", "τ", r"\boldsymbol{\tau}", "a", "N m", (*QDD, *OUTSIDE),
        lambda r: _minimal(r).inverse_dynamics,
        "of the actuated joints, from the independent q̇ and q̈",
        reference=ANOTHER_METHOD,
    ),
    Quantity(
        "minimal_mass_matrix", "Bᵀ M B", r"\mathbf{B}^T\mathbf{M}\mathbf{B}", "f×f", "kg m²", Q,
        lambda r: _minimal(r).reduced_mass_matrix,
        "of the independent speeds",
        reference=ANOTHER_METHOD, symmetric=True,
    ),
    Quantity(
        "minimal_bias", "Bᵀ h", r"\mathbf{B}^T\mathbf{h}", "f", "N m", (*QD, *OUTSIDE),
        lambda r: _minimal(r).reduced_bias,
        "Bᵀ τ without u̇",
        reference=ANOTHER_METHOD,
    ),
    Quantity(
        "dependent_rates", "q̇ = B u", r"\dot{\mathbf{q}} = \mathbf{B}\mathbf{u}", "n", "rad/s", QD,
        lambda r: _minimal(r).speeds.rates,
        "all velocities from the independent ones",
    ),
)  # fmt: skip
