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

PAD = 1e-12  # rad: far more than the rounding of the ends and of π, up to 1000 rad
DOUBT = 1e-9  # of an amplitude: where a turning point is this near, it counts as inside
SLOP = 2.0**-46  # of all sizes that enter a few operations in float64: more than they round


class Ball(NamedTuple):
    """mid ± rad."""

    mid: Floats
    rad: Floats


class Ends(NamedTuple):
    """An arc of angles from `low` to `high`, a little wider than it is, with cosines and sines."""

    low: Floats
    high: Floats
    cos: tuple[Floats, Floats]
    sin: tuple[Floats, Floats]

    @staticmethod
    def of(lower: Floats, upper: Floats) -> Ends:
        """The angles from `lower` to `upper`."""
        low, high = lower - PAD, upper + PAD
        return Ends(low, high, (np.cos(low), np.cos(high)), (np.sin(low), np.sin(high)))


class Arc:
    """The angles between two ends, box by box."""

    def __init__(self, ends: Ends) -> None:
        low, high, self.cos, self.sin = ends
        self.half: NDArray[np.bool_] = high - low >= np.pi - DOUBT  # a turning point of each kind
        # |cos| and |sin| are those of an angle between 0 and a quarter turn: where that is smallest
        # and where it is largest. PAD is more than what rounds here too.
        cos, sin = ([np.abs(x) for x in pair] for pair in (self.cos, self.sin))
        on_axis = np.floor(high / np.pi) > np.floor(low / np.pi)
        across = np.floor(high / np.pi - 0.5) > np.floor(low / np.pi - 0.5)
        first = cos[0] >= cos[1]  # the first end is nearer to the axis
        self.near = (
            np.where(on_axis, 1.0, np.where(first, cos[0], cos[1])),
            np.where(on_axis, 0.0, np.where(first, sin[0], sin[1])),
        )
        self.far = (
            np.where(across, 0.0, np.where(first, cos[1], cos[0])),
            np.where(across, 1.0, np.where(first, sin[1], sin[0])),
        )

    @staticmethod
    def over(lower: Floats, upper: Floats) -> Arc:
        """The angles from `lower` to `upper`."""
        return Arc(Ends.of(lower, upper))

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
