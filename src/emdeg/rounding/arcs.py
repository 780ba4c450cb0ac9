"""Sums cos φ·a + sin φ·b over an arc of angles, as one thing.

Cosine and sine of one angle lie on a circle, not in a square. With a = P ± α and b = Q ± β

    cos φ·a + sin φ·b  ∈  (P cos φ + Q sin φ) ± (|cos φ|·α + |sin φ|·β)

where the first part is a sinusoid, whose extremes over an arc are at its ends or ±√(P² + Q²), and
the second one is a sinusoid again once φ is folded into a quarter turn. A rotation therefore never
makes a range larger than √(a² + b²); intervals of cos and sin would make it |a| + |b|, and a chain
of six rotations, there and back, sixty-four times too large.

All arrays have one entry for each box; radii are rounded outwards.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from emdeg.rounding.formats import Floats

QUARTER = np.pi / 2
PAD = 1e-12  # rad: far more than the rounding of the ends and of π/2 itself, up to 1000 rad
DOUBT = 1e-9  # of an amplitude: where a turning point is this near, it counts as inside
SLOP = 2.0**-46  # of all sizes that enter a few operations in float64: more than they round


class Ball(NamedTuple):
    """mid ± rad."""

    mid: Floats
    rad: Floats


class Arc:
    """The angles from `lower` to `upper`, box by box."""

    def __init__(self, lower: Floats, upper: Floats) -> None:
        low, high = lower - PAD, upper + PAD
        self.half: NDArray[np.bool_] = high - low >= np.pi - DOUBT  # a turning point of each kind
        self.cos = np.cos(low), np.cos(high)
        self.sin = np.sin(low), np.sin(high)
        # |cos| and |sin| are those of an angle between 0 and a quarter turn
        ends = [np.abs((end + QUARTER) % np.pi - QUARTER) for end in (low, high)]
        on_axis = np.floor(high / np.pi) > np.floor(low / np.pi)
        across = np.floor(high / np.pi - 0.5) > np.floor(low / np.pi - 0.5)
        near = np.where(on_axis, 0.0, np.minimum(*ends) - PAD)
        far = np.where(across, QUARTER, np.maximum(*ends) + PAD)
        self.near = np.cos(near), np.maximum(np.sin(near), 0.0)
        self.far = np.maximum(np.cos(far), 0.0), np.sin(far)

    def sum(self, a: Ball, b: Ball) -> Ball:
        """cos φ·a + sin φ·b."""
        (cos_low, cos_high), (sin_low, sin_high) = self.cos, self.sin
        p, q = a.mid, b.mid
        low, high = p * cos_low + q * sin_low, p * cos_high + q * sin_high
        size = np.sqrt(p * p + q * q)
        rise_low, rise_high = q * cos_low - p * sin_low, q * cos_high - p * sin_high
        doubt = DOUBT * size
        top = self.half | ((rise_low >= -doubt) & (rise_high <= doubt))
        bottom = self.half | ((rise_low <= doubt) & (rise_high >= -doubt))
        most = np.where(top, size, np.maximum(low, high))
        least = np.where(bottom, -size, np.minimum(low, high))
        spread = self._spread(a.rad, b.rad)
        slop = SLOP * (size + spread)
        return Ball(0.5 * (least + most), 0.5 * (most - least) + spread + slop)

    def _spread(self, alpha: Floats, beta: Floats) -> Floats:
        """The largest |cos φ|·α + |sin φ|·β."""
        (cos_near, sin_near), (cos_far, sin_far) = self.near, self.far
        ends = np.maximum(alpha * cos_near + beta * sin_near, alpha * cos_far + beta * sin_far)
        within = (beta * cos_near >= alpha * sin_near * (1 - DOUBT)) & (
            beta * cos_far <= alpha * sin_far * (1 + DOUBT)
        )
        found: Floats = np.where(within, np.sqrt(alpha * alpha + beta * beta), ends)
        return found
