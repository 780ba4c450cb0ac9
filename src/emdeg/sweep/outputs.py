"""All outputs of a campaign in a file, for those who want them.

    FILE.npy       (N, columns), all outputs side by side
    FILE.zarr      a group with an array (N, …) for each output, a chunk for each block
    FILE.parquet   a directory with a file for each block; columns are output_1, output_2, …

Each is filled block by block under the name FILE.part, in any order, and gets its own name when
every block is there. There must be room for all of it from the start.
"""

from __future__ import annotations

import os
import shutil
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import RuntimeFailure, UsageError
from emdeg.files import allocate, check_place, write_whole
from emdeg.optional import optional
from emdeg.run.kernel.motion import Evaluated
from emdeg.run.kernel.sweeper import Partial
from emdeg.sweep.plan import CampaignPlan

Rows = NDArray[Any]


class Outputs:
    """The file of a campaign's outputs while it is filled; `again` goes on with what is there."""

    def __init__(self, path: Path, plan: CampaignPlan, *, again: bool) -> None:
        if path.suffix not in WRITERS:
            raise UsageError("is not a kind of file that outputs are written to", argument="save",
                             found=path.name, expected="a name that ends with "
                             + ", ".join(WRITERS))  # fmt: skip
        if path.suffix == ".npy" or not path.is_dir():
            check_place(path, "save")
        self.path, self.plan = path, plan
        self._draft = path.with_name(path.name + ".part")
        if again and not self._draft.exists():
            raise UsageError(
                "what was written of the outputs is gone", argument="save", found=self._draft,
                hint="start the campaign again, in another directory",
            )  # fmt: skip
        if not again:
            _check_room(path, plan)
            _removed(self._draft)
        try:
            with said(path):
                self._writer = WRITERS[path.suffix](self._draft, plan, again=again)
        except BaseException:
            if not again:
                _removed(self._draft)
            raise

    def partial(self, k: int) -> Partial:
        """The reductions of block k, whose outputs are written on the way."""
        found, columns = self.plan.partial_and_outputs(k)
        with said(self.path):
            self._writer.write(k, columns.T)
        return found

    def flush(self) -> None:
        """What is written is on the disk."""
        with said(self.path):
            self._writer.flush()

    def close(self, *, done: bool, kept: object) -> None:
        """The file gets its name when all is there; what nobody goes on with is removed."""
        self.flush()
        if done:
            _placed(self._draft, self.path)
        elif kept is None:
            _removed(self._draft)


@contextmanager
def said(path: Path) -> Iterator[None]:
    """What the disk refuses is an error of ours: which file, why, and what to do."""
    try:
        yield
    except OSError as problem:
        raise RuntimeFailure(
            "the outputs cannot be written", element=path, found=problem.strerror or problem,
            hint="make room, or choose another place; with --resume (resume=) what is done is kept",
        ) from None  # fmt: skip


def _check_room(path: Path, plan: CampaignPlan) -> None:
    columns = sum(len(o.values) for o in plan.program.outputs)
    needed = plan.sample.states * columns * np.dtype(plan.dtype).itemsize
    free = shutil.disk_usage(path.parent).free
    if needed > free:
        raise UsageError(
            "the disk has no room for all outputs", argument="save",
            found=f"{free / 1e9:.4g} GB", expected=f"{needed / 1e9:.4g} GB",
            hint="keep reductions only, or fewer states",
        )  # fmt: skip


def _removed(place: Path) -> None:
    if place.is_dir():
        shutil.rmtree(place)
    else:
        place.unlink(missing_ok=True)


def _placed(draft: Path, path: Path) -> None:
    """The draft gets its name; a directory that had it goes only when the new one is there."""
    if not path.is_dir():
        os.replace(draft, path)
        return
    old = path.with_name(path.name + ".old")
    _removed(old)
    os.replace(path, old)
    os.replace(draft, path)
    _removed(old)


# -- kinds of files -----------------------------------------------------------------------


class Writer(ABC):
    """One kind of file; `rows` of block k are (count, columns)."""

    def __init__(self, draft: Path, plan: CampaignPlan, *, again: bool) -> None:
        self.draft, self.plan = draft, plan
        self.states, self.dtype = plan.sample.states, np.dtype(plan.dtype)
        self.outputs = plan.program.outputs
        self.open(again)

    @abstractmethod
    def open(self, again: bool) -> None:
        """Make the draft, or go on with it."""

    @abstractmethod
    def write(self, k: int, rows: Rows) -> None:
        """The outputs of block k."""

    def flush(self) -> None:  # noqa: B027 - files that are written whole have nothing to do
        """What is written is on the disk."""

    def check(self, found: Any, shape: tuple[int, ...]) -> Any:
        """An array of the draft, which must be of this campaign."""
        if found.shape != shape or found.dtype != self.dtype:
            raise UsageError("holds other outputs", argument="save", element=self.draft)
        return found


class NumpyWriter(Writer):
    """One array in one file, in memory only where it is written."""

    def open(self, again: bool) -> None:
        """A file as large as it will be, so that a full disk is said now and not later."""
        shape = (self.states, sum(len(o.values) for o in self.outputs))
        memmap = np.lib.format.open_memmap
        if again:
            self._array = self.check(memmap(self.draft, mode="r+"), shape)
            return
        self._array = memmap(self.draft, mode="w+", dtype=self.dtype, shape=shape)
        allocate(self.draft)

    def write(self, k: int, rows: Rows) -> None:
        """Rows of the array."""
        first = k * self.plan.block
        self._array[first : first + len(rows)] = rows

    def flush(self) -> None:
        """To the disk."""
        self._array.flush()


class ZarrWriter(Writer):
    """A group of arrays; blocks are chunks, so that no two writers meet in one."""

    def open(self, again: bool) -> None:
        """A group with an array for each output."""
        zarr = optional("zarr", "cluster", "a file of Zarr", argument="save")
        shapes = {o.name: (self.states, *o.shape) for o in self.outputs}
        if again:
            group = zarr.open_group(str(self.draft), mode="r+")
            self._arrays = [self.check(group[name], shape) for name, shape in shapes.items()]
            return
        group = zarr.open_group(str(self.draft), mode="w")
        group.attrs.update({"emdeg": _about(self.plan)})
        self._arrays = [
            group.create_array(
                name, shape=shape, dtype=self.dtype, chunks=(self._chunk, *shape[1:])
            )
            for name, shape in shapes.items()
        ]

    @property
    def _chunk(self) -> int:
        return min(self.plan.block, self.states)

    def write(self, k: int, rows: Rows) -> None:
        """Chunk k of every array."""
        first, start = k * self.plan.block, 0
        for output, array in zip(self.outputs, self._arrays, strict=True):
            own = rows[:, start : start + len(output.values)]
            array[first : first + len(rows)] = np.ascontiguousarray(own).reshape(-1, *output.shape)
            start += len(output.values)


class ParquetWriter(Writer):
    """A file for each block, each written whole."""

    def open(self, again: bool) -> None:
        """A directory."""
        self._arrow = optional("pyarrow", "identify", "a file of Parquet", argument="save")
        self._parquet = optional("pyarrow.parquet", "identify", "a file of Parquet")
        self._names = _columns(self.plan.program)
        self.draft.mkdir(exist_ok=True)

    def write(self, k: int, rows: Rows) -> None:
        """The file of block k."""
        table = self._arrow.table(
            {name: np.ascontiguousarray(rows[:, c]) for c, name in enumerate(self._names)}
        )
        sink = self._arrow.BufferOutputStream()
        self._parquet.write_table(table, sink)
        write_whole(self.draft / f"{k:09d}.parquet", sink.getvalue().to_pybytes())


WRITERS: dict[str, type[Writer]] = {
    ".npy": NumpyWriter, ".zarr": ZarrWriter, ".parquet": ParquetWriter,
}  # fmt: skip


def _columns(program: Evaluated) -> list[str]:
    """output_1, output_2, …; the name alone where there is one number."""
    return [
        output.name if not output.shape else f"{output.name}_{'_'.join(str(i + 1) for i in place)}"
        for output in program.outputs
        for place in np.ndindex(*output.shape)
    ]


def _about(plan: CampaignPlan) -> dict[str, Any]:
    """What the numbers are of."""
    return {"program": plan.program.name, **plan.manifest}
