"""Linear least squares of equations that are kept effort by effort, small by QR.

    min Σᵢ ‖ wᵢ (Yᵢ β − τᵢ) ‖²         wᵢ a number, or one for each row

Every effort's weighted [Yᵢ τᵢ] becomes its triangle by QR; all triangles together have a few
hundred rows, whatever the log's length. Directions that the log does not excite (singular values
of the scaled matrix below 10⁻⁷ of the largest) stay as in the prior: β₀ + V S⁺ Uᵀ(z − R β₀).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import Equations, triangle_of

UNSEEN = 1e-7


@dataclass(frozen=True, eq=False)
class Solution:
    """β, the scaled triangle's V and singular values, and how many directions were seen."""

    beta: Array
    triangle: Array  # R: RᵀR = Σ wᵢ² YᵢᵀYᵢ
    scale: Array  # of the columns
    singular: Array
    directions: Array  # V, scaled columns
    rank: int


def change(beta: Array, before: Array) -> float:
    """‖β − β₀‖/‖β‖: what an iteration still does; below it, it may end."""
    size = max(float(np.linalg.norm(beta)), 1e-300)
    return float(np.linalg.norm(beta - before)) / size


def compressed(model: Model, equations: Equations, weights: Any) -> tuple[Array, Array]:
    """(R, z) with ‖R β − z‖² = Σ ‖wᵢ (Yᵢ β − τᵢ)‖² − constant; NaN efforts are left out."""
    width = len(model.base)
    rows = []
    for i, (columns, block) in enumerate(zip(model.columns, equations.blocks, strict=True)):
        known = np.isfinite(equations.tau[:, i])
        if not known.any() or not columns:
            continue
        w = weights[..., i]
        w = w[known, None] if np.ndim(w) else w
        joined = np.column_stack([block[known], equations.tau[known, i]]) * w
        small = triangle_of(joined)
        wide = np.zeros((len(small), width + 1))
        wide[:, [*columns, width]] = small
        rows.append(wide)
    whole = triangle_of(np.vstack(rows))
    return whole[:width, :width], whole[:width, width]


def solved(triangle: Array, target: Array, start: Array) -> Solution:
    """min ‖R β − z‖, undetermined directions as in `start`."""
    width = triangle.shape[1]
    scale = np.linalg.norm(triangle, axis=0)
    scale[scale == 0] = 1.0
    left, singular, right = np.linalg.svd(triangle / scale, full_matrices=True)
    singular = np.concatenate([singular, np.zeros(width - len(singular))])
    rank = int(np.sum(singular > UNSEEN * singular[0]))
    rest = target - triangle @ start
    step = right[:rank].T @ ((left.T[:rank] @ rest) / singular[:rank])
    return Solution(start + step / scale, triangle, scale, singular, right.T, rank)
