"""BFGS with a weak Wolfe line search, for functions that are almost not smooth.

    H ← (1 − ρ s yᵀ) H (1 − ρ y sᵀ) + ρ s sᵀ,     ρ = 1/yᵀs

Near the minimum of a condition number several eigenvalues meet, and its level sets have edges. Full
BFGS with a line search by bisection still converges there (Lewis, Overton 2013). SciPy's limited
memory loses that curvature, and its small products wait for the threads of BLAS: on a busy computer
they took four fifths of the time. The problems here have tens to hundreds of variables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from emdeg.run.arrays import Array

Valued = Callable[[Array], tuple[float, Array]]
ARMIJO, WOLFE = 1e-4, 0.9
TRIALS: Final = 40  # halvings of a step
FLAT, PATIENCE = 1e-10, 4  # relative progress that is none, and how often it may happen


def minimised(value: Valued, x: Array, iterations: int) -> Array:
    """Where the value is small, after so many steps or when nothing more is gained."""
    f, g = value(x)
    H = np.eye(len(x)) / max(float(np.linalg.norm(g)), 1e-12)
    idle, fresh = 0, True
    for _ in range(iterations):
        p = -(H @ g)
        slope = float(g @ p)
        if not slope < 0:
            p, slope, fresh = -g, -float(g @ g), True
            if slope == 0:
                break
        step = _line(value, x, f, p, slope)
        if step is None:
            break
        t, f_new, g_new = step
        s, y = t * p, g_new - g
        idle = idle + 1 if f - f_new <= FLAT * max(1.0, abs(f)) else 0
        x, f, g = x + s, f_new, g_new
        if idle >= PATIENCE:
            break
        H, fresh = _updated(H, s, y, fresh)
    return x


def _line(
    value: Valued, x: Array, f: float, p: Array, slope: float
) -> tuple[float, float, Array] | None:
    """A step with enough decrease and a slope that is less steep, by doubling and bisection."""
    low, high, t = 0.0, np.inf, 1.0
    best: tuple[float, float, Array] | None = None
    for _ in range(TRIALS):
        found, gradient = value(x + t * p)
        if not found <= f + ARMIJO * t * slope:  # also where it is not a number
            high = t
        else:
            best = (t, found, gradient)
            if float(gradient @ p) >= WOLFE * slope:
                return best
            low = t
        t = (low + high) / 2 if np.isfinite(high) else 2 * low
    return best


def _updated(H: Array, s: Array, y: Array, fresh: bool) -> tuple[Array, bool]:
    """H after one step; scaled by the first one."""
    curvature = float(s @ y)
    if not curvature > 1e-14 * float(np.linalg.norm(s) * np.linalg.norm(y)):
        return H, fresh
    if fresh:
        H = np.eye(len(s)) * (curvature / float(y @ y))
    Hy = H @ y
    outer = np.outer(s, Hy)
    along = (1 + float(y @ Hy) / curvature) / curvature
    return H - (outer + outer.T) / curvature + along * np.outer(s, s), False
