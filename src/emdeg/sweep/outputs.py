"""All outputs of a campaign in a file, for those who want them: FILE.npy, (N, columns).

The file is as large as N needs, so there must be room for it from the start. It is filled block by
block under the name FILE.npy.part, in any order, and gets its own name when every block is there.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import UsageError
from emdeg.files import check_place
from emdeg.run.kernel.kernel import Kernel
from emdeg.run.kernel.sweeper import Partial
from emdeg.sweep.plan import CampaignPlan
from emdeg.sweep.result import states_of


class Outputs:
    """The file of a campaign's outputs while it is filled; `again` goes on with what is there."""

    def __init__(self, path: Path, plan: CampaignPlan, *, again: bool) -> None:
        if path.suffix != ".npy":
            raise UsageError("is not a file of NumPy", argument="save", found=path.name,
                             expected="a name that ends with .npy")  # fmt: skip
        check_place(path, "save")
        self.path, self.plan = path, plan
        self._draft = path.with_name(path.name + ".part")
        columns = sum(len(o.values) for o in plan.program.outputs)
        shape, dtype = (plan.sample.states, columns), np.dtype(plan.dtype)
        if again and not self._draft.is_file():
            raise UsageError(
                "what was written of the outputs is gone", argument="save", found=self._draft,
                hint="start the campaign again, in another directory",
            )  # fmt: skip
        if not again:
            needed = shape[0] * shape[1] * dtype.itemsize
            free = shutil.disk_usage(path.parent).free
            if needed > free:
                raise UsageError(
                    "the disk has no room for all outputs", argument="save",
                    found=f"{free / 1e9:.1f} GB", expected=f"{needed / 1e9:.1f} GB",
                    hint="keep reductions only, or fewer states",
                )  # fmt: skip
        self._array = self._opened(shape, dtype, again)
        self._kernel = Kernel(plan.program, dtype, parameters=plan.parameters)

    def _opened(self, shape: tuple[int, int], dtype: np.dtype[Any], again: bool) -> Any:
        memmap = np.lib.format.open_memmap
        if not again:
            return memmap(self._draft, mode="w+", dtype=dtype, shape=shape)
        found = memmap(self._draft, mode="r+")
        if found.shape != shape or found.dtype != dtype:
            raise UsageError("holds other outputs", argument="save", element=self._draft)
        return found

    def partial(self, k: int) -> Partial:
        """The reductions of block k, whose outputs are written on the way."""
        plan = self.plan
        first = k * plan.block
        count = min(plan.block, plan.sample.states - first)
        found = self._kernel(*states_of(plan, first, count).values(), threads=1)
        several = found if isinstance(found, tuple) else (found,)
        rows = np.concatenate([part.reshape(count, -1) for part in several], axis=1)
        self._array[first : first + count] = rows
        return plan.partial(k)

    def flush(self) -> None:
        """What is written is on the disk."""
        self._array.flush()

    def close(self, *, done: bool, kept: object) -> None:
        """The file gets its name when all is there; what nobody goes on with is removed."""
        self.flush()
        if done:
            os.replace(self._draft, self.path)
        elif kept is None:
            self._draft.unlink(missing_ok=True)
