"""How fast a robot moved, and how noisy its positions are: from the spectra of a log.

    P(f) = |F(w·q)|²        noise floor: its median above 0.35 of the rate; white noise σ² Σw²
    visible                 up to where P stands out of the floor by 10
    motion                  the frequency below which 99.9 % of the speed's power f² P lies

The usual choices of the literature (Gautier 1997) follow: positions filtered at ten times the
frequency of the motion, both sides of the equations decimated to five times it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from emdeg.identify.model import Array
from emdeg.identify.read.log import Piece

SHARE = 0.999
OUT_OF_FLOOR = 10.0
BINS = 60


@dataclass(frozen=True, eq=False)
class Spectrum:
    """Hz; `noise` is the standard deviation of each joint's positions, rad or m."""

    rate: float
    motion: float
    visible: float
    noise: Array

    def speed_noise(self, cutoff: float) -> Array:
        """Standard deviation of the speed after a filter at `cutoff`: σ 2πf √(2f/rate)/√3."""
        f = min(cutoff, self.rate / 2)
        factor = 2 * np.pi * f * np.sqrt(2 * f / self.rate) / np.sqrt(3)
        return np.asarray(self.noise * factor)


def spectrum_of(pieces: Sequence[Piece]) -> Spectrum:
    """The spectrum of the longest piece, the fastest joint for all."""
    piece = max(pieces, key=lambda p: len(p.t))
    rate, rows = 1 / piece.step, len(piece.t)
    line = np.linspace(0, 1, rows)[:, None]
    window = np.hanning(rows)[:, None]
    level = piece.q - piece.q[0] - (piece.q[-1] - piece.q[0]) * line
    power = np.abs(np.fft.rfft(level * window, axis=0)) ** 2
    f = np.asarray(np.fft.rfftfreq(rows, piece.step), dtype=np.float64)
    floor = np.median(power[f > 0.35 * rate], axis=0) / np.log(2)
    moving = [k for k in range(power.shape[1]) if np.ptp(piece.q[:, k]) > 1e-4]
    visible = [_visible(f, power[:, k], floor[k]) for k in moving]
    motion = [_motion(f, power[:, k], v) for k, v in zip(moving, visible, strict=True)]
    noise = np.sqrt(floor / float((window**2).sum()))
    return Spectrum(rate, max(motion, default=f[1]), max(visible, default=f[1]), noise)


def _visible(f: Array, power: Array, floor: float) -> float:
    """The end of the first band that stands out of the floor, in logarithmic steps."""
    edges = np.geomspace(f[1], f[-1], BINS)
    for low, high in pairwise(edges):
        band = power[(f >= low) & (f <= high)]
        if low > 4 * f[1] and len(band) and band.mean() < OUT_OF_FLOOR * floor:
            return float(low)
    return float(f[-1])


def _motion(f: Array, power: Array, visible: float) -> float:
    speed = np.cumsum(np.where(f <= visible, power * f**2, 0.0))
    return float(f[min(int(np.searchsorted(speed, SHARE * speed[-1])), len(f) - 1)])
