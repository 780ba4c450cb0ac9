"""Curves that rest at both ends and are linear in their coefficients: q_j(t) = Φ(t)·x_j.

    fourier   q = q₀ + Σ_k a_k sin kωt + b_k cos kωt,  ω = 2π/T         (Swevers et al. 1997)
              rest at 0 and T:   Σ k a_k = 0 (speed),   Σ k² b_k = 0 (acceleration)
    spline    B-splines of degree five on uniform knots; the first three and the last three control
              points are one each, so that speed and acceleration vanish at the ends

A family is a matrix of functions and of their derivatives up to the jerk; the end conditions are
in its columns, so that no search has to keep them. The first column is the constant 1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from emdeg.errors import UsageError
from emdeg.optional import optional
from emdeg.run.arrays import Array, count_of, positive

FEWEST_HARMONICS, FEWEST_POINTS = 2, 8
DEGREE = 5


@dataclass(frozen=True)
class Family:
    """Φ and its derivatives: matrix(t, order) is (N, size). `fastest` is its highest frequency."""

    name: str
    duration: float  # s
    size: int
    fastest: float  # Hz
    matrix: Callable[[Array, int], Array]

    def matrices(self, t: Array) -> tuple[Array, ...]:
        """Φ, Φ̇, Φ̈ and the third derivative."""
        return tuple(np.ascontiguousarray(self.matrix(t, order)) for order in range(4))


def fourier(duration: float, harmonics: int) -> Family:
    """A finite Fourier series of so many harmonics of 1/duration."""
    T, count = positive("duration", duration, "seconds"), count_of("harmonics", harmonics)
    if count < FEWEST_HARMONICS:
        raise UsageError(
            "a single harmonic cannot rest at its ends", argument="harmonics", found=count,
            expected=f"at least {FEWEST_HARMONICS}",
        )  # fmt: skip
    k = np.arange(1.0, count + 1)
    omega = 2 * np.pi * k / T
    sines, cosines = _orthogonal_to(k), _orthogonal_to(k**2)

    def matrix(t: Array, order: int) -> Array:
        angle = np.outer(t, omega) + order * np.pi / 2
        constant = np.full((len(t), 1), float(order == 0))
        parts = (np.sin(angle) * omega**order @ sines, np.cos(angle) * omega**order @ cosines)
        return np.hstack([constant, *parts])

    return Family(f"{count} harmonics", T, 2 * count - 1, count / T, matrix)


def _orthogonal_to(weights: Array) -> Array:
    """Orthonormal columns c with weights·c = 0."""
    whole, _ = np.linalg.qr(np.column_stack([weights, np.eye(len(weights))]))
    return np.ascontiguousarray(whole[:, 1:])


def spline(duration: float, points: int) -> Family:
    """B-splines of degree five through so many control points, ends counted once."""
    T, count = positive("duration", duration, "seconds"), count_of("points", points)
    if count < FEWEST_POINTS:
        raise UsageError(
            "so few control points leave nothing between the ends", argument="points", found=count,
            expected=f"at least {FEWEST_POINTS}",
        )  # fmt: skip
    interpolate = optional("scipy.interpolate", "simulate", "an excitation of B-splines")
    whole = count + 4  # control points, of which three and three are one
    inner = np.linspace(0.0, T, whole - DEGREE + 1)[1:-1]
    knots = np.concatenate([np.zeros(DEGREE + 1), inner, np.full(DEGREE + 1, T)])
    gather = np.zeros((whole, count))
    gather[:3, 0] = gather[-3:, -1] = 1.0
    gather[3:-3, 1:-1] = np.eye(count - 2)
    gather[:, 0] = 1.0  # the constant in the place of the first: its multiples are the offset
    curve = interpolate.BSpline(knots, gather, DEGREE)

    def matrix(t: Array, order: int) -> Array:
        found: Array = np.asarray(curve(np.clip(t, 0.0, T), nu=order), dtype=np.float64)
        return found

    # a spline of spacing h follows half a period in about two of its steps
    fastest = (whole - DEGREE) / (4 * T)
    return Family(f"B-spline of {count} points", T, count, fastest, matrix)
