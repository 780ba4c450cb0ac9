"""Which states a campaign goes through: state number i is a function of i, the box and the seed.

    "uniform"     uniform in the box (Philox, keyed by the seed)
    "normal"      the box is mean ± 2σ
    "sobol"       the Sobol sequence in the box, shifted by the seed (as it is for seed 0)
    "grid"        as many points in every direction, the corners of the box included
    a mapping     {"q": (N, n), "qd": …}, arrays; what is left out is drawn as "uniform"
    a trajectory  emdeg.trajectories, or the rows of a .csv: N times from its beginning to its end
    a file        of NumPy, Zarr or Parquet: tables.py

The first three are made in the compiled loop; the others are read block by block.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.backends.llvm.samples import BITS, GIVEN, NORMAL, RANDOM, SOBOL, UNIFORM, UNREAD
from emdeg.errors import UsageError, unknown
from emdeg.optional import optional
from emdeg.run.arrays import Array
from emdeg.run.control.trajectories import Trajectory, from_csv
from emdeg.run.kernel.motion import Evaluated
from emdeg.run.kernel.sweeper import Draws, Sweeper
from emdeg.run.kernel.varying import PARAMETERS
from emdeg.sweep.box import SweepBox, input_columns
from emdeg.sweep.tables import ALL, SUFFIXES, Table, is_table, table_of

SAMPLES = ("uniform", "normal", "sobol", "grid")
ALIASES = {"gaussian": "normal"}
PATH = ".csv"  # t, q1, …, qn: a trajectory through these rows
Reader = Callable[[int, int], Mapping[str, Any]]  # first, count → arrays by name


@dataclass(frozen=True, eq=False)
class Sample:
    """`draws` for the machine code; `read` gives columns (columns, count) where they are GIVEN.

    `given` are the columns that somebody else's states have; the others are drawn.
    """

    name: str
    states: int
    draws: Draws
    read: Callable[[int, int], Array] | None = None
    given: frozenset[int] = frozenset()


def sample_of(
    program: Evaluated, box: SweepBox, what: Any, states: int | None, seed: int
) -> Sample:
    """The sample that a user names, or gives."""
    if isinstance(what, str | PathLike) and str(what).endswith(PATH):
        what = from_csv(Path(what))
    what = ALIASES.get(what, what) if isinstance(what, str) else what
    if is_table(what):
        return _table(program, box, table_of(what), states, seed)
    if isinstance(what, Trajectory):
        return _path(program, box, what, _counted(states), seed)
    if what not in SAMPLES:
        files = [f"FILE{suffix}" for suffix in (*SUFFIXES, PATH)]
        raise unknown("sample", str(what), (*SAMPLES, *files), argument="sample")
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


def _path(program: Evaluated, box: SweepBox, path: Trajectory, states: int, seed: int) -> Sample:
    def read(first: int, count: int) -> Mapping[str, Any]:
        t = np.arange(first, first + count) * (path.duration / max(states - 1, 1))
        motion = dict(zip(("q", "qd", "qdd"), path(t), strict=True))
        return {name: array for name, array in motion.items() if name in inputs}

    inputs = {name: len(columns) for name, columns in input_columns(program).items()}
    if any(inputs.get(name, path.width) != path.width for name in ("q", "qd", "qdd")):
        raise UsageError(
            "the trajectory is of another robot", argument="sample", found=path.width,
            expected=inputs.get("q"),
        )  # fmt: skip
    columns = input_columns(program)
    there = [name for name in columns if name in ("q", "qd", "qdd")]
    places = {name: list(columns[name]) for name in there}
    return from_reader(program, box, path.name, read, states, places, seed)


def _table(
    program: Evaluated, box: SweepBox, table: Table, states: int | None, seed: int
) -> Sample:
    """Arrays or a file; names are those of inputs, or of single coordinates and parameters."""
    inputs = input_columns(program)
    if ALL in table.widths:
        wanted = len(box.names) - len(inputs.get(PARAMETERS, ()))
        if table.widths[ALL] != wanted:
            raise UsageError(
                "has the wrong columns", argument="sample", element=table.name,
                found=f"({table.rows}, {table.widths[ALL]})",
                expected=f"(N, {wanted}): {', '.join(n for n in inputs if n != PARAMETERS)} "
                "side by side",
            )  # fmt: skip
        places = {ALL: list(range(wanted))}
    else:
        places = {name: _places(program, box, name) for name in table.widths}
    for name, width in table.widths.items():
        if len(places[name]) != width:
            raise UsageError(
                "has the wrong shape", argument="sample", element=name,
                found=f"({table.rows}, {width})", expected=f"(N, {len(places[name])})",
            )  # fmt: skip
    total = _at_most(table.rows, states)
    return from_reader(program, box, table.name, table.read, total, places, seed)


def _places(program: Evaluated, box: SweepBox, name: str) -> list[int]:
    """The columns of an input, of one coordinate, or of a parameter by the name that users know."""
    inputs = input_columns(program)
    if name in inputs:
        return list(inputs[name])
    key = name if name in box.names else f"parameter {name}"
    if key in box.names:
        return [box.names.index(key)]
    raise unknown("input", name, [*inputs, *box.names], argument="sample")


def _at_most(rows: int, states: int | None) -> int:
    if states is not None and states > rows:
        raise UsageError(
            "there are not as many states", argument="states", found=states,
            expected=f"at most {rows}",
        )  # fmt: skip
    return rows if states is None else states


def from_reader(
    program: Evaluated, box: SweepBox, name: str, reader: Reader, states: int,
    places: Mapping[str, Sequence[int]], seed: int,
) -> Sample:  # fmt: skip
    """States that somebody else has, by the columns of their arrays; the others are drawn."""
    inputs = input_columns(program)
    others = _Drawn(program, Draws(RANDOM, box.kinds, box.low, box.high, seed))
    given = frozenset(k for own in places.values() for k in own)
    all_there = all(k in given for k, kind in enumerate(box.kinds) if kind != UNREAD)

    def read(first: int, count: int) -> Array:
        columns = np.zeros((len(box.kinds), count))
        if not all_there:
            for own, array in zip(inputs.values(), others.states(first, count), strict=True):
                columns[own.start : own.stop] = array.T
        for key, array in reader(first, count).items():
            columns[list(places[key])] = np.asarray(array).T
        return columns

    return Sample(name, states, _given(box, seed), read, given)


@dataclass(frozen=True)
class _Drawn:
    """The generator of what was not given, compiled when it is first needed."""

    program: Evaluated
    draws: Draws

    @cached_property
    def _sweeper(self) -> Sweeper:
        known = {n: 0.0 for n, v in self.program.parameters.items() if v is None}
        return Sweeper(self.program, self.draws, (), parameters=known)

    def states(self, first: int, count: int) -> list[NDArray[Any]]:
        return self._sweeper.states(first, count)
