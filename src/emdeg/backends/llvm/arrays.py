"""How kernels reach their arrays: one state, W rows transposed to lanes, or columns of lanes.

An access gives input columns and takes output columns of one shape; everything else about the
layout stays in here. Columns are loaded at their first use, and a chunk of outputs is stored as
soon as its last column is known, so that few vectors are alive at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.llvm.transpose import chunk_columns, load_columns, store_columns


@dataclass
class Access:
    """The arrays of one kernel; `widths` are the columns of inputs, then of outputs."""

    body: Body
    shape: Shape
    inputs: Sequence[int]
    outputs: Sequence[int]
    _loaded: dict[tuple[int, int], str] = field(default_factory=dict)
    _computed: dict[tuple[int, int], str] = field(default_factory=dict)

    def load(self, array: int, column: int) -> str:
        """Column `column` of input `array`."""
        if (array, column) not in self._loaded:
            self._fetch(array, column)
        return self._loaded[array, column]

    def store(self, array: int, column: int, value: str) -> None:
        """Column `column` of output `array` is `value`."""
        self._computed[array, column] = value
        self._flush(array, column)

    def _fetch(self, array: int, column: int) -> None:
        place = self.body.offset(f"%in{array}", column, self.shape.size)
        self._loaded[array, column] = self.body.load(self.shape, place)

    def _flush(self, array: int, column: int) -> None:
        place = self.body.offset(f"%out{array}", column, self.shape.size)
        self.body.store(self.shape, self._computed[array, column], place)


class RowBlock(Access):
    """W consecutive rows of row-major arrays (N, n)."""

    def _fetch(self, array: int, column: int) -> None:
        width = self.inputs[array]
        chunk = next(c for c in chunk_columns(self.shape, width) if column in c)
        vectors = load_columns(self.body, self.shape, f"%in{array}", width, chunk)
        for k, vector in zip(chunk, vectors, strict=True):
            self._loaded.setdefault((array, k), vector)

    def _flush(self, array: int, column: int) -> None:
        width = self.outputs[array]
        for chunk in chunk_columns(self.shape, width):
            if column in chunk and all((array, k) in self._computed for k in chunk):
                values = [self._computed[array, k] for k in chunk]
                store_columns(self.body, self.shape, f"%out{array}", width, chunk, values)


class ColumnBlock(Access):
    """W consecutive lanes of structure-of-arrays (n, N); `%stride` is N in elements."""

    def _fetch(self, array: int, column: int) -> None:
        self._loaded[array, column] = self.body.load(self.shape, self._place("in", array, column))

    def _flush(self, array: int, column: int) -> None:
        place = self._place("out", array, column)
        self.body.store(self.shape, self._computed[array, column], place)

    def _place(self, kind: str, array: int, column: int) -> str:
        if column == 0:
            return f"%{kind}{array}"
        skip = self.body.put(f"mul i64 %stride, {column}")
        return self.body.offset(f"%{kind}{array}", skip, self.shape.size)
