"""Trajectories: q, q̇, q̈ as functions of time, analytic, for one time or many.

    cycloid       q = q₀ + (q₁ − q₀)/T · (t − T/(2π)·sin(2πt/T))            Kane 127 (digest R61)
    minimum_jerk  q = q₀ + (q₁ − q₀)·(10s³ − 15s⁴ + 6s⁵),  s = t/T
    trapezoid     constant acceleration, cruise, constant deceleration
    spline        a clamped cubic or quintic through given points
    from_csv      a spline through the rows of a file: t, q1, …, qn

All rest at their ends: before 0 they stay at the start, after T at the goal.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import LoadError, UsageError
from emdeg.files import read_text
from emdeg.optional import optional
from emdeg.run.arrays import Array, array_of, check_equal, number_of, positive
from emdeg.shown import listed

Motion = tuple[Array, Array, Array]
#: what a curve may reach: beyond, its evaluation may overflow
LARGEST = 1e300


@dataclass(frozen=True)
class Trajectory:
    """t (…,) → q, q̇, q̈ (…, n); `duration` in seconds, `width` is n."""

    _repr_html_ = listed

    name: str
    duration: float
    width: int
    motion: Callable[[Array], Motion]

    def __call__(self, t: ArrayLike) -> Motion:
        """Position, velocity and acceleration at one time or many."""
        return self.motion(array_of("t", t))


def hold(q: ArrayLike) -> Trajectory:
    """Stay at q."""
    place = _vector(q, "q")

    def motion(t: Array) -> Motion:
        still = np.zeros((*t.shape, len(place)))
        return still + place, still, still.copy()

    return Trajectory("hold", 0.0, len(place), motion)


def cycloid(start: ArrayLike, goal: ArrayLike, duration: float) -> Trajectory:
    """Kane's (127): a cycloid, with zero velocity and acceleration at both ends."""
    T = positive("duration", duration, "seconds")
    rate = 2 * np.pi / T
    return _scaled(
        "cycloid", start, goal, T,
        lambda t: (
            (t - np.sin(rate * t) / rate) / T,
            (1 - np.cos(rate * t)) / T,
            rate * np.sin(rate * t) / T,
        ),
    )  # fmt: skip


def minimum_jerk(start: ArrayLike, goal: ArrayLike, duration: float) -> Trajectory:
    """The quintic that minimises ∫ jerk² (Flash, Hogan 1985)."""
    T = positive("duration", duration, "seconds")

    def progress(t: Array) -> Motion:
        s = t / T
        return (
            s**3 * (10 - 15 * s + 6 * s**2),
            30 * s**2 * (1 - s) ** 2 / T,
            60 * s * (1 - s) * (1 - 2 * s) / T**2,
        )

    return _scaled("minimum_jerk", start, goal, T, progress)


def trapezoid(
    start: ArrayLike, goal: ArrayLike, duration: float, *, blend: float = 0.25
) -> Trajectory:
    """Speeds up during `blend`·T, cruises, slows down during `blend`·T; 0 < blend ≤ ½."""
    T = positive("duration", duration, "seconds")
    if not 0 < number_of("blend", blend) <= 0.5:
        raise UsageError("is no part of the time", argument="blend", found=blend, expected="(0, ½]")
    ramp = blend * T
    cruise = 1 / (T - ramp)  # speed at which the whole way is made
    a = cruise / ramp

    def progress(t: Array) -> Motion:
        up, down = t < ramp, t > T - ramp
        left = T - t
        s = np.where(up, a * t**2 / 2, np.where(down, 1 - a * left**2 / 2, cruise * (t - ramp / 2)))
        v = np.where(up, a * t, np.where(down, a * left, cruise))
        return s, v, np.where(up, a, np.where(down, -a, 0.0))

    return _scaled("trapezoid", start, goal, T, progress)


def spline(times: ArrayLike, points: ArrayLike, *, degree: int = 5) -> Trajectory:
    """Through the points (K, n) at the times (K,), at rest at both ends; degree 3 or 5.

    spline([0, T], [start, goal], degree=3) is the cubic from rest to rest.
    """
    interpolate = optional("scipy.interpolate", "simulate", "a spline")
    knots, values = array_of("times", times), array_of("points", points)
    if knots.ndim != 1 or values.ndim != 2 or len(knots) != len(values) or len(knots) < 2:
        raise UsageError(
            "times and points do not fit", argument="points", found=values.shape,
            expected="times (K,) and points (K, n), K ≥ 2",
        )  # fmt: skip
    if np.any(np.diff(knots) <= 0) or not (np.isfinite(values).all() and np.isfinite(knots).all()):
        raise UsageError("times must increase, and all numbers be finite", argument="times")
    if degree not in (3, 5):
        raise UsageError("is no degree", argument="degree", found=degree, expected="3 or 5")
    still = np.zeros(values.shape[1])
    ends: Any = [(1, still)] if degree == 3 else [(1, still), (2, still)]
    try:
        with np.errstate(all="ignore"):
            curve = interpolate.make_interp_spline(knots, values, k=degree, bc_type=(ends, ends))
            derivatives = (curve, curve.derivative(1), curve.derivative(2))
        overflow = not all(np.abs(d.c).max() < LARGEST for d in derivatives)  # nor NaN
    except ValueError:  # SciPy makes no spline of infinities
        overflow = True
    if overflow:
        raise UsageError("a curve through these points leaves the floating-point numbers",
                         argument="points", found=float(np.abs(values).max()))  # fmt: skip

    def motion(t: Array) -> Motion:
        q, v, a = (np.asarray(d(t), dtype=np.float64) for d in derivatives)
        return q, v, a

    return _resting("spline", float(knots[0]), float(knots[-1]), values.shape[1], motion)


def from_csv(path: str | Path, *, degree: int = 5) -> Trajectory:
    """A spline through the rows of a CSV file: time, then one column for each coordinate."""
    rows: list[list[float]] = []
    for line, cells in enumerate(csv.reader(read_text(Path(path)).splitlines()), 1):
        if not cells or cells[0].lstrip().startswith("#"):
            continue
        try:
            rows.append([float(cell) for cell in cells])
        except ValueError:
            if rows or line > 1:  # the first line may be a heading
                raise LoadError(
                    "is not a row of numbers", file=path, line=line, found=",".join(cells)
                ) from None
    if len({len(row) for row in rows}) != 1 or len(rows) < 2 or len(rows[0]) < 2:
        raise LoadError(
            "is not a table of times and positions", file=path,
            expected="at least two rows of equal length: t, q1, …, qn",
        )  # fmt: skip
    table = np.array(rows)
    return spline(table[:, 0], table[:, 1:], degree=degree)


def _scaled(
    name: str,
    start: ArrayLike,
    goal: ArrayLike,
    duration: float,
    progress: Callable[[Array], Motion],
) -> Trajectory:
    """q = q₀ + (q₁ − q₀)·s(t), with s from 0 to 1 during `duration`."""
    first, last = _vector(start, "start"), _vector(goal, "goal")
    check_equal("start and goal have different lengths", "goal", len(last), len(first))
    way = last - first

    def motion(t: Array) -> Motion:
        s, v, a = progress(t)
        return first + s[..., None] * way, v[..., None] * way, a[..., None] * way

    return _resting(name, 0.0, duration, len(first), motion)


def _resting(
    name: str, start: float, end: float, width: int, motion: Callable[[Array], Motion]
) -> Trajectory:
    """The motion between start and end, and rest before and after."""

    def whole(t: Array) -> Motion:
        q, v, a = motion(np.clip(t, start, end))
        moving = ((t >= start) & (t <= end))[..., None]
        return q, np.where(moving, v, 0.0), np.where(moving, a, 0.0)

    return Trajectory(name, end, width, whole)


def _vector(value: Any, name: str) -> Array:
    found = array_of(name, value)
    if found.ndim != 1 or not np.isfinite(found).all():
        raise UsageError(
            "is not a vector of finite numbers", argument=name, found=found, expected="(n,)"
        )
    return found


#: by name, for the command line: (start, goal, duration) → Trajectory
POINT_TO_POINT: dict[str, Callable[[Sequence[float], Sequence[float], float], Trajectory]] = {
    "cycloid": cycloid,
    "minimum_jerk": minimum_jerk,
    "trapezoid": trapezoid,
}
