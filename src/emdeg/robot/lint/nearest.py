"""How far apart two inertias are, and the nearest one that a body can have.

The pseudo-inertia J = ∫ r rᵀ dm (4×4) of a body is positive definite, and every positive definite J
is that of some body. The log-det divergence

    D(A ‖ B) = tr(A B⁻¹) − ln det(A B⁻¹) − n

is the distance that goes with it: zero for equal ones, the same in all frames and units, infinite
at the border of what is possible (Lee, Wensing, Park 2020). Of a tensor that no body has, J is not
positive and D(· ‖ J) is not defined, but the tensor itself mostly is positive; so the nearest
possible one minimises D(I ‖ I₀) over I that satisfies the triangle inequality. I and I₀ have the
same principal axes, and with the moments a₁ ≤ a₂ ≤ a₃ and κ a little below 1,

    min Σ xᵢ/aᵢ − ln xᵢ    where x₃ ≤ κ (x₁ + x₂)
    x₁ = 1/(1/a₁ − κλ),    x₂ = 1/(1/a₂ − κλ),    x₃ = 1/(1/a₃ + λ)

with the one λ ≥ 0 for which x₃ = κ (x₁ + x₂), found by bisection. Moments that are not positive are
first raised to a thousandth of the largest: of these there is no distance.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

MARGIN = 1e-3  # of the triangle inequality: what is written with six digits is still possible
FLOOR = 1e-3  # of the largest moment
SLACK = 1e-6  # as physical.py


@dataclass(frozen=True, eq=False)
class Nearest:
    """A tensor that a body can have; `distance` is D, or infinite."""

    tensor: Array
    distance: float
    change: float  # |I − I₀|/|I₀|


def is_possible(tensor: Array, slack: float = SLACK) -> bool:
    """Is it positive, and does it satisfy the triangle inequality?"""
    low, middle, high = np.linalg.eigvalsh(tensor)
    return bool(low >= -slack * abs(high) and high <= (low + middle) * (1 + slack) and high > 0)


def nearest(tensor: Array) -> Nearest | None:
    """The nearest possible tensor; None where there is nothing to start from."""
    moments, axes = np.linalg.eigh(tensor)
    scale = float(np.abs(moments).max())
    if not scale > 0:
        return None
    start = np.maximum(moments, FLOOR * scale)
    found = _triangle(np.sort(start))[np.argsort(np.argsort(start))]
    result: Array = axes @ np.diag(found) @ axes.T
    result = (result + result.T) / 2
    distance = divergence(found, moments) if (moments > 0).all() else float("inf")
    return Nearest(
        result, distance, float(np.linalg.norm(result - tensor) / np.linalg.norm(tensor))
    )


def divergence(a: Array, b: Array) -> float:
    """D of two diagonal matrices."""
    ratio = a / b
    return float(np.sum(ratio - np.log(ratio) - 1))


def log_det_divergence(a: Array, b: Array) -> float:
    """D(A ‖ B) of positive definite matrices; infinite where one is not."""
    try:
        lower = np.linalg.cholesky(b)
        inside = np.linalg.solve(lower, np.linalg.solve(lower, a).T)
        ratios: Array = np.asarray(np.linalg.eigvalsh((inside + inside.T) / 2), dtype=np.float64)
    except np.linalg.LinAlgError:
        return float("inf")
    return divergence(ratios, np.ones(len(ratios))) if (ratios > 0).all() else float("inf")


def pseudo_inertia(mass: float, com: Array, tensor: Array) -> Array:
    """J about the origin, of a tensor about the centre of mass."""
    second = np.eye(3) * np.trace(tensor) / 2 - tensor + mass * np.outer(com, com)
    result: Array = np.block(
        [[second, mass * com[:, None]], [mass * com[None, :], np.array([[mass]])]]
    )
    return result


def _triangle(a: Array) -> Array:
    """The nearest moments, ascending, with x₃ ≤ κ (x₁ + x₂)."""
    kappa = 1 - MARGIN
    if a[2] <= kappa * (a[0] + a[1]):
        return a

    def moments(multiplier: float) -> Array:
        weights = np.array([-kappa, -kappa, 1.0])
        result: Array = 1 / (1 / a + multiplier * weights)
        return result

    low, high = 0.0, 1 / (kappa * a[1])  # there x₂ is infinite
    for _ in range(200):
        middle = (low + high) / 2
        x = moments(middle)
        if x[2] > kappa * (x[0] + x[1]):
            low = middle
        else:
            high = middle
    return moments(high)
