"""What is kept of a campaign, by name, and how it is read off the sums.

    min, max     the extremes of every output, and the states that have them
    mean, std    over all states that count; std divides by N
    histogram    how many values in which of the equal bins, and beyond them on either side
    over         how many states have |x| above a limit
    norm         all of this also for the Euclidean norm of every output
    gram         Σ AᵀA of every output that is a matrix A, such as a regressor

mean = p + Σd/N and std² = (Σd² − (Σd)²/N)/N with d = x − p, p the mean of the first states (so that
nothing cancels), each sum with its rounding errors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from emdeg.backends.llvm.reductions import EXTREMES, HISTOGRAM, MOMENTS, OVER
from emdeg.errors import UsageError, unknown
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Output, Program
from emdeg.run.arrays import Array
from emdeg.run.kernel.motion import Evaluated
from emdeg.run.kernel.sweeper import Partial, Setting
from emdeg.shown import brief, listed

REDUCTIONS = ("min", "max", "mean", "std", "histogram", "over", "norm", "gram")
GRAM = "gram of "  # what the output is called that has the upper triangle of AᵀA
DEFAULT: tuple[str, ...] = ("min", "max", "mean", "std")
WIDER = 0.25  # of the width of the first states' values, on either side of a histogram


@dataclass(frozen=True, eq=False)
class Reduced:
    """One output: arrays have its shape; `min_at` and `max_at` are numbers of states.

    `histogram` has the bins behind the shape, `edges` their ends; `below` and `above` count what
    lies beyond. None where it was not asked for.
    """

    __repr__ = brief
    _repr_html_ = listed

    name: str
    shape: tuple[int, ...]
    min: Array | None = None
    max: Array | None = None
    min_at: NDArray[np.int64] | None = None
    max_at: NDArray[np.int64] | None = None
    mean: Array | None = None
    std: Array | None = None
    over: NDArray[np.int64] | None = None
    histogram: NDArray[np.int64] | None = None
    edges: Array | None = None
    below: NDArray[np.int64] | None = None
    above: NDArray[np.int64] | None = None
    gram: Array | None = None


def checked(reduce: str | Iterable[str]) -> tuple[str, ...]:
    """The names of reductions, each once, in the order of the table."""
    names = [n.strip() for n in reduce.split(",")] if isinstance(reduce, str) else list(reduce)
    for name in names:
        if name not in REDUCTIONS:
            raise unknown("reduction", str(name), REDUCTIONS, argument="reduce")
    if not set(names) - {"norm"}:
        raise UsageError("nothing is kept", argument="reduce", expected=", ".join(DEFAULT))
    return tuple(name for name in REDUCTIONS if name in names)


def features(names: Sequence[str]) -> tuple[str, ...]:
    """What the machine code does: extremes and sums always, they cost next to nothing."""
    more = [f for f, name in ((OVER, "over"), (HISTOGRAM, "histogram")) if name in names]
    return (EXTREMES, MOMENTS, *more)


def added(names: Sequence[str]) -> tuple[str, ...]:
    """Those of the reductions that need outputs of their own."""
    return tuple(name for name in ("norm", "gram") if name in names)


def with_more(program: Program, more: Sequence[str]) -> Program:
    """The program with the norms of outputs and the Gram matrices of matrices beside them."""
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    for k, value in enumerate(program.values):
        number[k] = builder.copy(value, number)
    outputs = [replace(o, values=tuple(number[k] for k in o.values)) for o in program.outputs]
    made: list[Output] = []
    for output in outputs:
        values = output.values
        if "norm" in more and len(values) > 1:
            length = builder.call("sqrt", _product(builder, values, values))
            made.append(Output(f"norm of {output.name}", (), (length,)))
        if "gram" in more and len(output.shape) == 2:
            columns = [values[k :: output.shape[1]] for k in range(output.shape[1])]
            products = tuple(
                _product(builder, a, b) for k, a in enumerate(columns) for b in columns[k:]
            )
            made.append(Output(f"{GRAM}{output.name}", (len(products),), products))
    if "gram" in more and not any(o.name.startswith(GRAM) for o in made):
        raise UsageError(
            "no output is a matrix", argument="reduce", found="gram",
            hint="ask for a regressor, or for another matrix",
        )  # fmt: skip
    return builder.finish(program, [*outputs, *made])


def _product(builder: ProgramBuilder, a: Sequence[int], b: Sequence[int]) -> int:
    """Σ aᵢ·bᵢ."""
    total = builder.mul(a[0], b[0])
    for x, y in zip(a[1:], b[1:], strict=True):
        total = builder.add(total, builder.mul(x, y))
    return total


def setting(first: Partial, names: Sequence[str], bins: int, limits: Array) -> Setting:
    """Pivots and bins from the reductions of the first states."""
    outputs = len(first.sums)
    count = max(int(first.counts[0]), 1)
    pivots = np.where(np.isfinite(first.sums[:, 2]), first.sums[:, 2] / count, 0.0)
    if "histogram" not in names:
        return replace(Setting.plain(outputs), pivots=pivots, limits=limits)
    low, high = first.sums[:, 0], first.sums[:, 1]
    low, high = (np.where(np.isfinite(x), x, 0.0) for x in (low, high))
    least = 1e-6 * np.maximum(np.abs(low), 1.0)
    wide = np.maximum(high - low, least)
    width = wide * (1 + 2 * WIDER) / bins
    start = low - WIDER * wide
    return Setting(pivots, limits, start - width, 1.0 / width, bins + 2)


def read_off(
    program: Evaluated, total: Partial, setting: Setting, names: Sequence[str]
) -> dict[str, Reduced]:
    """Every output with what was asked for."""
    found: dict[str, Reduced] = {}
    start, count = 0, int(total.counts[0])
    for output in program.outputs:
        rows = slice(start, start + len(output.values))
        start = rows.stop
        if output.name.startswith(GRAM):
            own = found[output.name.removeprefix(GRAM)]
            sums = total.sums[rows, 2] + total.sums[rows, 3] + count * setting.pivots[rows]
            found[own.name] = replace(own, gram=_symmetric(sums, own.shape[1]))
        else:
            found[output.name] = _read(output, rows, total, setting, names)
    return found


def _symmetric(upper: Array, size: int) -> Array:
    """The matrix of an upper triangle, row by row."""
    matrix = np.zeros((size, size))
    matrix[np.triu_indices(size)] = upper
    return matrix + np.triu(matrix, 1).T


def _read(
    output: Output, rows: slice, total: Partial, setting: Setting, names: Sequence[str]
) -> Reduced:
    shape, sums, places = output.shape, total.sums[rows], total.places[rows]
    count = int(total.counts[0])
    kept = Reduced(output.name, shape)
    if "min" in names:
        kept = replace(kept, min=sums[:, 0].reshape(shape), min_at=places[:, 0].reshape(shape))
    if "max" in names:
        kept = replace(kept, max=sums[:, 1].reshape(shape), max_at=places[:, 1].reshape(shape))
    with np.errstate(all="ignore"):  # of no states there is no mean
        d, squares = sums[:, 2] + sums[:, 3], sums[:, 4] + sums[:, 5]
        mean = setting.pivots[rows] + d / np.float64(count)
        variance = np.maximum(squares - d * d / np.float64(count), 0.0) / np.float64(count)
    if "mean" in names:
        kept = replace(kept, mean=mean.reshape(shape))
    if "std" in names:
        kept = replace(kept, std=np.sqrt(variance).reshape(shape))
    if "over" in names and np.isfinite(setting.limits[rows]).any():
        kept = replace(kept, over=places[:, 2].reshape(shape))
    if "histogram" in names:
        bins = total.histogram[rows]
        steps = np.arange(1, bins.shape[1])
        edges = setting.origin[rows, None] + steps / setting.scale[rows, None]
        kept = replace(
            kept, histogram=bins[:, 1:-1].reshape(*shape, -1), edges=edges.reshape(*shape, -1),
            below=bins[:, 0].reshape(shape), above=bins[:, -1].reshape(shape),
        )  # fmt: skip
    return kept
