"""When a run is sampled: an end, or the times of all samples, on the grid of a fixed step."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import UsageError
from emdeg.run.arrays import Array, array_of, positive

SAMPLES = 201  # histories have this many samples unless times are given
NEGLIGIBLE = 1e-9  # of a step: t = 1 are 1000 whole steps of 0.001, though 0.001 is no double
MOST_STEPS = 1e11  # days of machine code
LONGEST = 1e8  # s, three years: months of adaptive steps


def sample_times(t: float | ArrayLike) -> Array:
    """The times of all samples."""
    times = array_of("t", t)
    if times.size and np.isfinite(times).all() and times.max() - min(times.min(), 0.0) > LONGEST:
        raise UsageError(
            "is a longer motion than can be computed", argument="t",
            found=f"{float(times.max()):g} s", expected=f"at most {LONGEST:g} s",
            hint="times are in seconds; a fixed step takes long motions in machine code",
        )  # fmt: skip
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


@dataclass(frozen=True)
class Grid:
    """`steps` whole steps of h, sampled `every` so many, then one of `last` (or 0) until `end`."""

    h: float
    steps: int
    every: int
    last: float
    end: float

    @property
    def times(self) -> Array:
        """The times of all samples: the start, every `every` steps, and the end."""
        samples = self.h * np.arange(0, self.steps + 1, self.every, dtype=np.float64)
        if self.last or self.steps % self.every:
            return np.append(samples, self.end)
        samples[-1] = self.end
        return samples


def grid(t: float | ArrayLike, step: float | None) -> Grid:
    """The steps and samples of a fixed-step run, which ends at t whatever the step."""
    if step is None:
        raise UsageError(
            "a fixed-step integrator needs a step", argument="step", expected="seconds, above 0"
        )
    h = positive("step", step, "seconds, above 0")
    times = array_of("t", t)
    if times.ndim == 0:
        end = float(sample_times(t)[-1])
        ratio = end / h
        if ratio > MOST_STEPS:
            raise UsageError(
                "makes too many steps", argument="step", found=f"{ratio:.0e} steps of {h:g} s",
                expected=f"at most {MOST_STEPS:.0e}",
            )  # fmt: skip
        whole = abs(ratio - round(ratio)) <= NEGLIGIBLE + 1e-15 * ratio
        steps = round(ratio) if whole else int(ratio)
        last = 0.0 if whole else end - h * steps
        return Grid(h, steps, max(1, steps // (SAMPLES - 1)), last, end)
    sample_times(times)
    gaps = np.diff(times)
    every = round(float(gaps[0]) / h)
    if times[0] != 0 or every < 1 or not np.allclose(gaps, every * h, rtol=1e-9, atol=0):
        raise UsageError(
            "fixed-step runs sample at equal distances, multiples of the step, from 0 on",
            argument="t", found=times[:3],
        )  # fmt: skip
    return Grid(h, every * len(gaps), every, 0.0, float(times[-1]))
