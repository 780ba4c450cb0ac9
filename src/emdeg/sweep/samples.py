"""Which states a campaign goes through: state number i is a function of i, the box and the seed.

    "uniform"     uniform in the box (Philox, keyed by the seed)
    "normal"      the box is mean ± 2σ
    "sobol"       the Sobol sequence in the box, shifted by the seed (as it is for seed 0)
    "grid"        as many points in every direction, the corners of the box included
    a mapping     {"q": (N, n), "qd": …}, arrays; what is left out is drawn as "uniform"
    a trajectory  emdeg.trajectories: N times from its beginning to its end
    a file        .npz with arrays of these names, or .npy with all inputs side by side

The first three are made in the compiled loop; the others are read block by block.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from emdeg.backends.llvm.samples import BITS, GIVEN, NORMAL, RANDOM, SOBOL, UNIFORM, UNREAD
from emdeg.errors import LoadError, UsageError, unknown
from emdeg.optional import optional
from emdeg.program.ir import Program
from emdeg.run.arrays import Array, array_of
from emdeg.run.control.trajectories import Trajectory
from emdeg.run.kernel.sweeper import Draws, Sweeper
from emdeg.sweep.box import SweepBox, input_columns

SAMPLES = ("uniform", "normal", "sobol", "grid")
Reader = Callable[[int, int], Mapping[str, Any]]  # first, count → arrays by name


@dataclass(frozen=True, eq=False)
class Sample:
    """`draws` for the machine code; `read` gives columns (columns, count) where they are GIVEN."""

    name: str
    states: int
    draws: Draws
    read: Callable[[int, int], Array] | None = None


def sample_of(program: Program, box: SweepBox, what: Any, states: int | None, seed: int) -> Sample:
    """The sample that a user names, or gives."""
    if isinstance(what, Mapping):
        return _arrays(program, box, what, states, seed)
    if isinstance(what, PathLike) or (isinstance(what, str) and what.endswith((".npy", ".npz"))):
        return _file(program, box, Path(what), states, seed)
    if isinstance(what, Trajectory):
        return _path(program, box, what, _counted(states), seed)
    if what not in SAMPLES:
        raise unknown("sample", str(what), (*SAMPLES, "FILE.npz"), argument="sample")
    if what == "grid":
        return _grid(box, _counted(states), seed)
    draws = Draws(RANDOM, box.kinds, box.low, box.high, seed)
    if what == "normal":
        kinds = tuple(NORMAL if kind == UNIFORM else kind for kind in box.kinds)
        middle, deviation = (box.low + box.high) / 2, (box.high - box.low) / 4
        draws = Draws(RANDOM, kinds, middle, deviation, seed)
    elif what == "sobol":
        draws = replace(draws, source=SOBOL, **_sobol(len(box.kinds), seed))
    return Sample(what, _counted(states), draws)


def _counted(states: int | None) -> int:
    if states is None:
        raise UsageError("how many states?", argument="states", expected="a number, such as 1e6")
    return states


# -- Sobol ------------------------------------------------------------------------------


def _sobol(columns: int, seed: int) -> dict[str, Any]:
    """Directions V of every column, from SciPy (Joe and Kuo 2008).

    In the order of Gray codes point 2ᵇ is V_b ⊕ V_{b−1}, and point 1 is V_0. SciPy gives any point
    only after all before it, so V is read from its table, and compared with its first points.
    """
    qmc = optional("scipy.stats", "simulate", "the Sobol sequence").qmc
    engine = qmc.Sobol(columns, scramble=False, bits=BITS)
    directions = np.array(engine._sv, dtype=np.uint64)
    points = (engine.random(256) * 2.0**BITS).astype(np.uint64)
    for bit in range(8):
        last = directions[:, bit - 1] if bit else 0
        if (points[1 << bit] != directions[:, bit] ^ last).any():
            raise UsageError(
                "this version of SciPy keeps its Sobol numbers otherwise", argument="sample",
                hint="take sample='uniform', and report the version of SciPy",
            )  # fmt: skip
    return {"directions": directions, "shift": _shift(columns, seed)}


def _shift(columns: int, seed: int) -> NDArray[np.uint64]:
    """A word for every column from the seed; none for seed 0."""
    if seed == 0:
        return np.zeros(columns, dtype=np.uint64)
    return np.random.default_rng(seed).integers(0, 1 << BITS, columns, dtype=np.uint64)


# -- grids --------------------------------------------------------------------------------


def _grid(box: SweepBox, states: int, seed: int) -> Sample:
    """The finest grid of at most `states` points, the same number in every direction."""
    varied = [k for k, kind in enumerate(box.kinds) if kind == UNIFORM and box.low[k] < box.high[k]]
    if any(kind not in (UNIFORM, UNREAD) for kind in box.kinds):
        raise UsageError(
            "a grid has no place for unit quaternions", argument="sample",
            hint="take sample='sobol' or 'uniform'",
        )  # fmt: skip
    points = int(round(states ** (1 / max(len(varied), 1)), 9))
    if points < 2:
        raise UsageError(
            f"a grid of {len(varied)} directions needs 2^{len(varied)} points", argument="states",
            found=states, expected=f"at least {2 ** len(varied)}",
            hint="hold some of them: ranges={'qdd': (0, 0)}",
        )  # fmt: skip
    shape = (points,) * len(varied)
    total = points ** len(varied)

    def read(first: int, count: int) -> Array:
        columns = np.repeat(box.low[:, None], count, axis=1)
        digits = np.unravel_index(np.arange(first, first + count), shape) if varied else ()
        for k, digit in zip(varied, digits, strict=True):
            columns[k] += (box.high[k] - box.low[k]) * (digit / (points - 1))
        return columns

    name = f"grid of {points} in each of {len(varied)} directions"
    return Sample(name, total, _given(box, seed), read)


def _given(box: SweepBox, seed: int) -> Draws:
    return Draws(GIVEN, box.kinds, box.low, box.high, seed)


# -- arrays, paths --------------------------------------------------------------------------


def _path(program: Program, box: SweepBox, path: Trajectory, states: int, seed: int) -> Sample:
    def read(first: int, count: int) -> Mapping[str, Any]:
        t = np.arange(first, first + count) * (path.duration / max(states - 1, 1))
        return dict(zip(("q", "qd", "qdd"), path(t), strict=True))

    inputs = {name: len(columns) for name, columns in input_columns(program).items()}
    if any(inputs.get(name, path.width) != path.width for name in ("q", "qd", "qdd")):
        raise UsageError(
            "the trajectory is of another robot", argument="sample", found=path.width,
            expected=inputs.get("q"),
        )  # fmt: skip
    return from_reader(program, box, path.name, read, states, ("q", "qd", "qdd"), seed)


def _arrays(
    program: Program, box: SweepBox, arrays: Mapping[str, Any], states: int | None, seed: int
) -> Sample:
    """Arrays in memory."""
    inputs = input_columns(program)
    found: dict[str, Array] = {}
    for name, array in arrays.items():
        if name not in inputs:
            raise unknown("input", name, inputs, argument="sample")
        found[name] = array_of(name, array)
        if found[name].ndim != 2 or found[name].shape[1] != len(inputs[name]):
            raise UsageError(
                "has the wrong shape", argument="sample", element=name, found=found[name].shape,
                expected=f"(N, {len(inputs[name])})",
            )  # fmt: skip
    lengths = {name: len(array) for name, array in found.items()}
    if len(set(lengths.values())) != 1:
        raise UsageError(
            "the arrays do not have as many states", argument="sample",
            found=", ".join(f"{k} {v}" for k, v in lengths.items()) or "nothing",
        )  # fmt: skip
    rows = next(iter(lengths.values()))

    def read(first: int, count: int) -> Mapping[str, Any]:
        return {name: array[first : first + count] for name, array in found.items()}

    return from_reader(program, box, "arrays", read, _at_most(rows, states), tuple(found), seed)


def _file(program: Program, box: SweepBox, path: Path, states: int | None, seed: int) -> Sample:
    """NumPy's files: .npz by names, read whole; .npy row by row, only what is needed at a time."""
    try:
        if path.suffix == ".npz":
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as data:
                arrays = {name: data[name] for name in data.files}
            return _arrays(program, box, arrays, states, seed)
        rows = np.load(path, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError, EOFError, BadZipFile) as problem:
        raise LoadError(
            "is no file of NumPy", file=path, found=getattr(problem, "strerror", None) or problem,
            hint="numpy.savez(FILE, q=…, qd=…) writes one",
        ) from None  # fmt: skip
    inputs = input_columns(program)
    if rows.ndim != 2 or rows.shape[1] != len(box.names) or rows.dtype.kind not in "fiu":
        raise UsageError(
            "has the wrong columns", argument="sample", element=path,
            found=f"{rows.shape} of {rows.dtype}",
            expected=f"(N, {len(box.names)}): {', '.join(inputs)} side by side",
        )  # fmt: skip

    def read(first: int, count: int) -> Mapping[str, Any]:
        part = np.asarray(rows[first : first + count])
        return {name: part[:, own.start : own.stop] for name, own in inputs.items()}

    total = _at_most(len(rows), states)
    return from_reader(program, box, path.name, read, total, tuple(inputs), seed)


def _at_most(rows: int, states: int | None) -> int:
    if states is not None and states > rows:
        raise UsageError(
            "there are not as many states", argument="states", found=states,
            expected=f"at most {rows}",
        )  # fmt: skip
    return rows if states is None else states


def from_reader(
    program: Program, box: SweepBox, name: str, reader: Reader, states: int,
    there: tuple[str, ...], seed: int,
) -> Sample:  # fmt: skip
    """States that somebody else has; inputs that are not `there` are drawn in the box."""
    inputs = input_columns(program)
    others = _Drawn(program, Draws(RANDOM, box.kinds, box.low, box.high, seed))
    given = {k for n in there for k in inputs.get(n, ())}
    all_there = all(k in given for k, kind in enumerate(box.kinds) if kind != UNREAD)

    def read(first: int, count: int) -> Array:
        columns = np.zeros((len(box.kinds), count))
        if not all_there:
            for own, array in zip(inputs.values(), others.states(first, count), strict=True):
                columns[own.start : own.stop] = array.T
        for n, array in reader(first, count).items():
            if n in inputs:
                columns[inputs[n].start : inputs[n].stop] = np.asarray(array).T
        return columns

    return Sample(name, states, _given(box, seed), read)


@dataclass(frozen=True)
class _Drawn:
    """The generator of what was not given, compiled when it is first needed."""

    program: Program
    draws: Draws

    @cached_property
    def _sweeper(self) -> Sweeper:
        known = {n: 0.0 for n, v in self.program.parameters.items() if v is None}
        return Sweeper(self.program, self.draws, (), parameters=known)

    def states(self, first: int, count: int) -> list[NDArray[Any]]:
        return self._sweeper.states(first, count)
