"""Columns that were exchanged: efforts that fit the motion of another joint better than their own.

Effort i is fitted with the columns of Y_b of effort j alone, for all pairs; what is left tells to
which motion it belongs. It is said, and nothing is exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import Equations, triangle_of

MISFIT = 0.05  # relative error of an effort that its own joint does not explain
MOST_COMPARED = 14  # joints


def swapped_efforts(names: Sequence[str], model: Model, equations: Equations) -> list[str]:
    """Efforts that fit the motion of another joint better than their own."""
    if len(names) > MOST_COMPARED:
        return []
    misfit = _misfits(model, equations)
    found = []
    for i in range(len(names)):
        if not np.isfinite(misfit[i]).any() or misfit[i, i] < MISFIT:
            continue
        j = int(np.nanargmin(misfit[i]))
        if j != i and misfit[i, j] < 0.25 * misfit[i, i]:
            found.append(
                f"the effort of {names[i]} fits the motion of {names[j]} (error {misfit[i, j]:.0%},"
                f" with its own {misfit[i, i]:.0%}): are the columns swapped? Nothing was changed"
            )
    return found


def _misfits(model: Model, equations: Equations) -> Array:
    """Relative residual of effort i when it is fitted with the columns of effort j alone."""
    n = equations.tau.shape[1]
    found = np.full((n, n), np.nan)
    for j, block in enumerate(equations.blocks):
        known = np.isfinite(equations.tau).all(axis=0)
        if not block.shape[1] or len(block) < 3 * block.shape[1]:
            continue
        triangle = triangle_of(np.column_stack([block, equations.tau[:, known]]))
        width = block.shape[1]
        rest = np.linalg.norm(triangle[width:, width:], axis=0)
        size = np.linalg.norm(equations.tau[:, known], axis=0)
        found[np.flatnonzero(known), j] = rest / np.where(size > 0, size, 1.0)
    return found
