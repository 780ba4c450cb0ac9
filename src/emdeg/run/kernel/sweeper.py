"""A program, a sample and reductions as one compiled loop: what a campaign runs on every block.

    sweeper = Sweeper(program, Draws(RANDOM, kinds, scale, offset, seed=1), features)
    sweeper.partial(first, count, setting)   the reductions of states first … first + count − 1
    sweeper.states(first, count)             these states, to look at: one array for each input

Nothing of N states is kept: a call needs room for 64 of them. See backends/llvm/sweeper.py.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.backends.base import check_numbers, constants
from emdeg.backends.llvm import host, native
from emdeg.backends.llvm.philox import resolution, schedule
from emdeg.backends.llvm.read.campaign import prove_campaign
from emdeg.backends.llvm.reductions import COPIES, PLACES, SUMS
from emdeg.backends.llvm.samples import (
    BITS,
    GIVEN,
    NORMAL,
    RANDOM,
    SLOTS,
    SOBOL,
    SPHERE,
    TILE,
    UNIFORM,
    UNREAD,
)
from emdeg.backends.llvm.sweeper import KEPT, SweepText
from emdeg.backends.plan import Plan
from emdeg.errors import UsageError
from emdeg.run.arrays import Array
from emdeg.run.kernel.motion import Evaluated, Motion

__all__ = [
    "GIVEN", "KEPT", "NORMAL", "RANDOM", "SOBOL", "SPHERE", "TILE", "UNIFORM", "UNREAD", "Draws",
    "Partial", "Setting", "Sweeper",
]  # fmt: skip

Integers = NDArray[np.int64]
NOWHERE = np.iinfo(np.int64).max


@dataclass(frozen=True, eq=False)
class Draws:
    """How states are made: `kinds`, and `low` and `high` (mean and deviation for NORMAL) of each
    column of all inputs; `directions` of a Sobol sequence (columns, 32), with words of 32 bits.
    """

    source: str
    kinds: tuple[str, ...]
    low: Array
    high: Array
    seed: int = 0
    directions: NDArray[np.uint64] | None = None
    shift: NDArray[np.uint64] | None = None


@dataclass(frozen=True, eq=False)
class Setting:
    """What reductions need to know of each output: see backends/llvm/reductions.py."""

    pivots: Array
    limits: Array
    origin: Array
    scale: Array
    bins: int  # with one for all below and one for all above

    @staticmethod
    def plain(outputs: int) -> Setting:
        """For reductions that need nothing."""
        zeros = np.zeros(outputs)
        return Setting(zeros, np.full(outputs, np.inf), zeros, zeros, 1)


@dataclass(frozen=True, eq=False)
class Partial:
    """The reductions of some states; rows are outputs, columns those of reductions.py."""

    sums: Array
    places: Integers
    histogram: Integers
    counts: Integers  # states that count, that do not, and the first of these

    @staticmethod
    def empty(outputs: int, bins: int) -> Partial:
        """Of no states."""
        sums = np.zeros((outputs, SUMS))
        sums[:, 0], sums[:, 1] = np.inf, -np.inf
        places = np.zeros((outputs, PLACES), dtype=np.int64)
        places[:, :2] = NOWHERE
        histogram = np.zeros((outputs, bins), dtype=np.int64)
        return Partial(sums, places, histogram, np.array([0, 0, NOWHERE], dtype=np.int64))


class Sweeper:
    """Machine code for this processor; safe to call from many threads.

    With `certify` the text of its kernel is proved (`lowering`).
    """

    def __init__(
        self,
        program: Evaluated,
        draws: Draws,
        features: Sequence[str],
        dtype: str = "float64",
        parameters: Mapping[str, float] | None = None,
        certify: bool = False,
    ) -> None:
        self.program, self.draws, self.dtype = program, draws, np.dtype(dtype)
        motion = program if isinstance(program, Motion) else None
        code = program.loop if isinstance(program, Motion) else program
        plan = Plan.of(code)
        check_numbers(constants(code), "jit", self.dtype.name)
        values = {**program.parameters, **(parameters or {})}
        missing = [name for name, value in values.items() if value is None]
        if missing:
            raise UsageError(
                "these parameters have no value: " + ", ".join(missing[:10]),
                hint="give them by parameters={name: value}, or a range to draw them from",
            )
        known = {name: float(value) for name, value in values.items() if value is not None}
        element = native.ELEMENTS[self.dtype.name]
        machine = host.this_host().machine
        shape = None if motion is None else motion.shape
        kept = tuple(features)
        text = SweepText(plan, element, machine, draws.source, draws.kinds, kept, shape)
        self.outputs = text.outputs
        if not self.outputs:
            raise UsageError("there is nothing to compute", element=program.name)
        self._library, self.from_cache = native.load(
            text.text, ["sweep", "make"], "sweep", code.digest, element, draws.source,
            draws.kinds, kept, shape,
        )  # fmt: skip
        self.lowering = prove_campaign(code, text) if certify else None
        self._tile_bytes, self._index_place = text.tile_bytes, text.index_place
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        self._sweep = ctypes.CFUNCTYPE(None, pointer, number, number)(
            self._library.address("sweep")
        )
        self._make = ctypes.CFUNCTYPE(None, pointer, pointer, number, number, number)(
            self._library.address("make")
        )
        exact = np.array([*plan.constant_values(known), 0.0])
        self._arrays: dict[str, NDArray[Any]] = {
            "constants": exact.astype(self.dtype),
            "key": np.array(schedule(draws.seed), np.uint64),
            "ranges": self._ranges(),
            **({} if motion is None else motion.tables(self.dtype)),
        }
        if draws.source == SOBOL:
            self._arrays |= _sobol_tables(draws)

    def _ranges(self) -> NDArray[Any]:
        """scale and offset of each column: of a word for UNIFORM, of a number for NORMAL."""
        draws, step = self.draws, resolution("double" if self.dtype.itemsize == 8 else "float")
        normal = np.array([kind == NORMAL for kind in draws.kinds])
        scale = np.where(normal, draws.high, (draws.high - draws.low) * step)
        offset = np.where(normal, draws.low, draws.low + scale / 2)
        return np.ascontiguousarray(np.stack([scale, offset], axis=1).astype(self.dtype))

    # -- running ----------------------------------------------------------------------------

    def partial(
        self, first: int, count: int, setting: Setting | None = None, given: Array | None = None,
        kept: NDArray[Any] | None = None,
    ) -> Partial:  # fmt: skip
        """The reductions of states first … first + count − 1; `given` has their columns.

        With the feature KEPT all outputs are written into `kept`, (columns, count up to tiles).
        """
        setting = setting or Setting.plain(self.outputs)
        found = Partial.empty(self.outputs, setting.bins)
        # one more bin, for states that do not count
        parts = np.zeros((self.outputs, setting.bins + 1, COPIES), dtype=np.uint32)
        top = np.full(self.outputs, setting.bins - 1.0)
        counts = np.array([*found.counts, setting.bins + 1], dtype=np.int64)
        arrays = {
            **self._arrays,
            "tile": self._tile(setting.bins),
            "pivots": setting.pivots,
            "limits": setting.limits,
            "bins": np.stack([setting.origin, setting.scale, top], axis=1),
            "sums": found.sums,
            "places": found.places,
            "histogram": parts,
            "counts": counts,
            **self._given(first, count, given),
        }
        if kept is not None:
            arrays["kept"] = np.array([kept.ctypes.data, kept.shape[1], first], dtype=np.int64)
        table = _table(arrays)  # held, as all that it points to
        self._sweep(table.ctypes.data, first, count)
        histogram = parts[:, :-1].sum(axis=2, dtype=np.int64)
        return Partial(found.sums, found.places, histogram, counts[:3].copy())

    def _tile(self, bins: int) -> NDArray[np.uint8]:
        """Room for a tile; before the first one, all that is to be counted goes behind the bins."""
        room = _aligned(self._tile_bytes)
        size = 4 * TILE * self.outputs
        index = room[self._index_place : self._index_place + size].view(np.int32)
        rows = np.arange(self.outputs) * (bins + 1) + bins
        index.reshape(self.outputs, TILE)[:] = COPIES * rows[:, None]
        return room

    def states(self, first: int, count: int, given: Array | None = None) -> list[NDArray[Any]]:
        """These states, one array (count, columns) for each input; 0 where nothing reads it."""
        start = first // TILE * TILE
        room = -(-(first + count - start) // TILE) * TILE
        columns = np.zeros((len(self.draws.kinds), room), dtype=self.dtype)
        table = _table(self._arrays)
        step = TILE if self.draws.source == SOBOL else room
        for base in range(0, room, step):
            place = columns.ctypes.data + base * self.dtype.itemsize
            if self.draws.source == GIVEN:
                break
            self._make(table.ctypes.data, place, room, start + base, step)
        if given is not None:
            columns[:, first - start : first - start + count] = given
        rows = np.ascontiguousarray(columns[:, first - start : first - start + count].T)
        ends = [*accumulate(len(i.leaves) for i in self.program.inputs)]
        return [np.ascontiguousarray(part) for part in np.split(rows, ends[:-1], axis=1)]

    def _given(self, first: int, count: int, columns: Array | None) -> dict[str, NDArray[Any]]:
        """Where the columns (columns, count) lie; filled up to whole tiles."""
        if self.draws.source != GIVEN or columns is None:
            return {}
        room = -(-count // TILE) * TILE
        filled = np.zeros((len(columns), room), dtype=self.dtype)
        filled[:, :count] = columns
        where = np.array([filled.ctypes.data, room, first], dtype=np.int64)
        return {"given": where, "held": filled}


def _table(arrays: Mapping[str, NDArray[Any]]) -> NDArray[np.uint64]:
    """The addresses in the order of the slots; 0 for what is not used."""
    return np.array(
        [arrays[name].ctypes.data if name in arrays else 0 for name in SLOTS], dtype=np.uint64
    )


def _aligned(size: int) -> NDArray[np.uint8]:
    """Room that starts with a line of the cache."""
    room = np.zeros(size + 64, dtype=np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size]


def _sobol_tables(draws: Draws) -> dict[str, NDArray[np.uint64]]:
    """x(j) of the states of a tile, and each column's directions with its shift."""
    assert draws.directions is not None
    directions = draws.directions
    columns = len(directions)
    words = np.zeros((columns, TILE), dtype=np.uint64)
    for j in range(TILE):
        gray = j ^ j >> 1
        for bit in range(TILE.bit_length() - 1):
            if gray >> bit & 1:
                words[:, j] ^= directions[:, bit]
    shift = np.zeros(columns, dtype=np.uint64) if draws.shift is None else draws.shift
    rows = np.zeros((columns, BITS + 1), dtype=np.uint64)
    rows[:, :BITS], rows[:, BITS] = directions, shift
    return {"words": words, "directions": rows}
