"""Checks that a simulation makes on itself (Kane; digest R65, R66).

    energy balance     T + V − (T + V)₀ = ∫ (τ − friction)·q̇ dt
    momentum           p_i = (M q̇)_i stays what it is where nothing acts on a free axis
    inverse dynamics   τ(q, q̇, q̈) of the motion is the effort that was commanded

Differences are relative to the largest of what is compared.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from emdeg.run.arrays import Array
from emdeg.run.simulate.result import Check


def energy_balance(kinetic: Array, potential: Array, work: Array, allowed: float) -> Check:
    """Relative to the largest energy that moved during the run."""
    energy = kinetic + potential
    gap = energy - energy[..., :1] - (work - work[..., :1])
    moved = max(largest(kinetic), largest(potential - potential[..., :1]), largest(work))
    return Check("energy balance", _ratio(largest(gap), moved), allowed, "T + V − ∫ power dt")


def free_momentum(name: str, momentum: Array, scale: float, allowed: float) -> Check:
    """|p − p₀| of an axis on which nothing acts."""
    gap = largest(momentum - momentum[..., :1])
    return Check(
        f"momentum about {name}", _ratio(gap, max(scale, largest(momentum))), allowed,
        "constant: no effort, no friction, no gravity about it",
    )  # fmt: skip


def inverse_dynamics(found: Array, commanded: Array, bias: Array, allowed: float = 1e-9) -> Check:
    """Relative to the largest effort; `bias` is what gravity and speeds alone need."""
    scale = max(largest(commanded), largest(bias))
    worst = _ratio(largest(found - commanded), scale)
    return Check("inverse dynamics", worst, allowed, "gives the commanded effort back")


def largest(values: ArrayLike) -> float:
    """The largest |value|; 0 where there are none."""
    found = np.asarray(values, dtype=np.float64)
    return float(np.max(np.abs(found))) if found.size else 0.0


def _ratio(gap: float, scale: float) -> float:
    return gap / scale if scale > 0 else gap
