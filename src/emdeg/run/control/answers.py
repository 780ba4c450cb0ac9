"""What a user's function answers: efforts of a state, or signals of times, checked and owned.

The function gets copies, and what it returns is copied: a law may overwrite its arguments, and may
return the same array each time. What it raises, and an answer that is not numbers of the right
shape, becomes one sentence with the time and the state (LawFailed), from what was its reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from emdeg.errors import RuntimeFailure, UsageError
from emdeg.run.arrays import Array, array_of


class LawFailed(RuntimeFailure):
    """A law gave no efforts."""


def efforts(
    name: str, function: Callable[..., Any], width: int, t: float, q: Array, qd: Array
) -> Array:
    """τ (width,) of one state, (N, width) of many."""

    def there() -> str:  # only where something is wrong: it takes longer than most laws
        return f", at q = {short(q)}, qd = {short(qd)}"

    time, shape = float(t), (*q.shape[:-1], width)
    return _answer(name, lambda: function(time, q.copy(), qd.copy()), shape, time, there)


def signals(name: str, function: Callable[[Array], Any], width: int, times: Array) -> Array:
    """The signals (…, width) at times (…)."""
    first = float(times.flat[0]) if times.size else None
    return _answer(name, lambda: function(times.copy()), (*times.shape, width), first, str)


def _answer(
    name: str,
    ask: Callable[[], Any],
    shape: tuple[int, ...],
    time: float | None,
    there: Callable[[], str],
) -> Array:
    try:
        given = ask()
    except Exception as problem:
        what = f"the law raises {type(problem).__name__}: {problem}{there()}"
        raise LawFailed(what, element=name, time=time) from problem
    try:
        found = np.array(array_of("controller", given))
    except UsageError as problem:
        raise LawFailed(
            f"the law does not return numbers{there()}", element=name, time=time,
            found=problem.found, expected=f"real numbers of shape {shape}",
        ) from problem  # fmt: skip
    if found.shape != shape:
        raise LawFailed(
            f"the law returns the wrong shape{there()}", element=name, time=time,
            found=found.shape, expected=shape,
        )  # fmt: skip
    if not np.isfinite(found).all():
        raise LawFailed(
            f"the law returns what is not finite{there()}", element=name, time=time,
            found=short(found[~np.isfinite(found).all(axis=-1)][0] if len(shape) > 1 else found),
        )  # fmt: skip
    return found


def short(values: Array) -> str:
    """A state in an error message."""
    return np.array2string(values, precision=5, separator=", ", threshold=12)
