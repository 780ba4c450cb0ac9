"""Is this inertia the inertia of anything? Positive mass, positive moments, triangle inequality.

A tensor I about the centre of mass belongs to a distribution of positive mass exactly when its
principal moments satisfy Iₐ ≥ 0 and Iₐ ≤ I_b + I_c (for all orders). Measured and rounded data
are given a relative slack of 10⁻⁶; what is smaller than 10⁻¹⁸ kg m² is not looked at.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from emdeg.errors import ExprError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr
from emdeg.robot.model.inertia import Inertia

SLACK = 1e-6
NOTHING = 1e-18  # kg m²: rounding, not the inertia of anything (a grain of sand has 10⁻¹⁴)


def principal_moments(tensor: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """Eigenvalues of a symmetric 3×3 matrix in ascending order (cyclic Jacobi rotations)."""
    a = [list(map(float, row)) for row in tensor]
    for _ in range(30):
        off = abs(a[0][1]) + abs(a[0][2]) + abs(a[1][2])
        if off <= 1e-300 or off <= 1e-17 * max(abs(a[i][i]) for i in range(3)):
            break
        for p, q in ((0, 1), (0, 2), (1, 2)):
            _rotate(a, p, q)
    first, second, third = sorted(a[i][i] for i in range(3))
    return first, second, third


def _rotate(a: list[list[float]], p: int, q: int) -> None:
    """One Jacobi rotation that makes a[p][q] zero."""
    if a[p][q] == 0.0:
        return
    theta = (a[q][q] - a[p][p]) / (2.0 * a[p][q])
    t = math.copysign(1.0, theta) / (abs(theta) + math.hypot(theta, 1.0))
    c = 1.0 / math.hypot(t, 1.0)
    s = t * c
    for k in range(3):
        a[k][p], a[k][q] = c * a[k][p] - s * a[k][q], s * a[k][p] + c * a[k][q]
    for k in range(3):
        a[p][k], a[q][k] = c * a[p][k] - s * a[q][k], s * a[p][k] + c * a[q][k]


def numbers(expressions: Sequence[Expr], values: Mapping[Expr, float]) -> list[float] | None:
    """The values of the expressions, or None when a symbol has none or a value is too large."""
    try:
        return evaluate(expressions, values)
    except (ExprError, ZeroDivisionError, ValueError, OverflowError):
        return None


def objections(inertia: Inertia, values: Mapping[Expr, float]) -> list[str]:
    """What is wrong with an inertia, in words; nothing where its symbols have no values."""
    found: list[str] = []
    mass = numbers([inertia.mass], values)
    if mass is not None and mass[0] < 0:
        found.append(f"the mass {mass[0]:g} kg is negative")
    entries = numbers(inertia.tensor.entries, values)
    if entries is None or not any(entries):
        return found
    rows = [entries[0:3], entries[3:6], entries[6:9]]
    low, middle, high = principal_moments(rows)
    shown = f"principal moments {low:.4g}, {middle:.4g}, {high:.4g} kg m²"
    if low < -SLACK * abs(high) - NOTHING:
        found.append(f"the inertia is not positive: {shown}")
    elif high > (low + middle) * (1 + SLACK) + NOTHING:
        found.append(f"the inertia violates the triangle inequality: {shown}")
    return found
