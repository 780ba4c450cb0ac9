"""When a run is sampled: an end, or the times of all samples, on the grid of a fixed step."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import UsageError
from emdeg.run.arrays import Array, array_of

SAMPLES = 201  # histories have this many samples unless times are given


def sample_times(t: float | ArrayLike) -> Array:
    """The times of all samples."""
    times = array_of("t", t)
    if times.ndim == 0 and np.isfinite(times) and times > 0:
        return np.linspace(0.0, float(times), SAMPLES)
    if (
        times.ndim == 1
        and len(times) > 1
        and np.isfinite(times).all()
        and np.all(np.diff(times) > 0)
    ):
        return times
    raise UsageError(
        "is neither an end nor increasing times", argument="t", found=times,
        expected="seconds above 0, or at least two increasing times",
    )  # fmt: skip


def grid(t: float | ArrayLike, step: float | None) -> tuple[float, int, int]:
    """(h, steps, steps between samples) of a fixed-step run."""
    if step is None or not (np.isfinite(step) and step > 0):
        raise UsageError(
            "a fixed-step integrator needs a step", argument="step", found=step,
            expected="seconds, above 0",
        )  # fmt: skip
    times = np.atleast_1d(np.asarray(t, dtype=np.float64))
    if len(times) == 1:
        sample_times(t)
        steps = max(1, round(float(times[0]) / step))
        every = max(1, steps // (SAMPLES - 1))
        return float(step), steps, every
    gaps = np.diff(times)
    every = round(float(gaps[0]) / step)
    if times[0] != 0 or every < 1 or not np.allclose(gaps, every * step, rtol=1e-9, atol=0):
        raise UsageError(
            "fixed-step runs sample at equal distances, multiples of the step, from 0 on",
            argument="t", found=times[:3],
        )  # fmt: skip
    return float(step), every * len(gaps), every
