"""How kernels reach their arrays: one state, W rows transposed to lanes, or columns of lanes.

An access gives input columns and takes output columns of one shape; everything else about the
layout stays in here. Columns are loaded at their first use, and a chunk of outputs is stored as
soon as its last column is known, so that few vectors are alive at once. Outputs of very many
columns (regressors, derivatives of large robots) go to a buffer and through a loop instead: the
code would be longer than what it computes. While a block is computed, the places where the next
one will write are brought into the first-level cache: a store that misses it waits for the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from emdeg.backends.llvm.near import Pointers
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.llvm.transpose import chunk_columns, load_columns, store_columns

WIDE = 128  # columns of an output beyond which it is transposed by a loop
FEW = 16  # columns of all outputs up to which nothing is fetched ahead
MOST_AHEAD = 16384  # bytes that a block writes, beyond which they would push out what is needed
LINE = 64  # bytes of a cache line
LONGEST = 8  # zeros of one state that are stored at once


@dataclass
class Access:
    """The arrays of one kernel; `widths` are the columns of inputs, then of outputs."""

    body: Body
    shape: Shape
    inputs: Sequence[int]
    outputs: Sequence[int]
    part: ClassVar[int] = 60  # operations on vectors in one basic block
    angle_weight: ClassVar[int] = 0  # operations that an angle counts for, where parts are cut
    _loaded: dict[tuple[int, int], str] = field(default_factory=dict)
    _computed: dict[tuple[int, int], str] = field(default_factory=dict)
    pointers: Pointers = field(init=False)

    def __post_init__(self) -> None:
        self.pointers = Pointers(self.body)

    @property
    def more(self) -> list[str]:
        """Arguments of the function behind those that every kernel has."""
        return []

    def start(self) -> None:
        """Called at the head of the function."""

    def finish(self) -> None:
        """Called when every output column was stored."""

    @property
    def buffers(self) -> list[str]:
        """The names of memory that `start` reserves and `write` fills."""
        return []

    @property
    def fetches(self) -> bool:
        """Is anything fetched ahead?"""
        return False

    def fetch_ahead(self, share: float) -> None:
        """Called now and then: this share of the next block's lines should be on their way."""

    def _place(self, kind: str, array: int, column: int) -> str:
        """Where a column of an array begins."""
        return self.pointers.place(f"%{kind}{array}", column * self.shape.size)

    def afresh(self, others: Sequence[str]) -> None:
        """Inputs, and other arrays that are read only, are loaded again from here on."""
        self._loaded.clear()
        self.pointers.afresh([*(f"%in{k}" for k in range(len(self.inputs))), *others])

    def load(self, array: int, column: int) -> str:
        """Column `column` of input `array`."""
        if (array, column) not in self._loaded:
            self._fetch(array, column)
        return self._loaded[array, column]

    def store(self, array: int, column: int, value: str) -> None:
        """Column `column` of output `array` is `value`: written as soon as its neighbours are."""
        self.hold(array, column, value)
        self._flush(array, column)

    def clear(self, array: int, columns: Sequence[int]) -> None:
        """These columns of output `array`, in order, are zero; of one state in long stores."""
        zero = self.shape.const(0.0)
        at = 0
        while at < len(columns):
            count = LONGEST if self.shape.lanes == 1 else 1
            while columns[at : at + count] != [*range(columns[at], columns[at] + count)]:
                count //= 2
            if count > 1:
                run = Shape(self.shape.element, count)
                self.store_run(array, columns[at], run, run.const(0.0))
            else:
                self.store(array, columns[at], zero)
            at += count

    def store_run(self, array: int, column: int, run: Shape, value: str) -> None:
        """Columns of one state, from `column` of output `array` on, are the lanes of a vector."""
        self.body.store(run, value, self._place("out", array, column), self.shape.size)

    def hold(self, array: int, column: int, value: str) -> None:
        """Column `column` of output `array` is `value`, to be written later."""
        self._computed[array, column] = value

    def written_together(self, array: int) -> list[tuple[int, ...]]:
        """The columns of an output, in groups that are written at once."""
        return [(column,) for column in range(self.outputs[array])]

    def write(self, array: int, columns: Sequence[int]) -> None:
        """Write one of these groups, whose columns are held."""
        for column in columns:
            place = self._place("out", array, column)
            self.body.store(self.shape, self._computed[array, column], place)

    def continued(self, body: Body) -> Access:
        """The same arrays in the next function: nothing is loaded or held, the rest goes on."""
        return replace(self, body=body, _loaded={}, _computed={})

    def _fetch(self, array: int, column: int) -> None:
        self._loaded[array, column] = self.body.load(self.shape, self._place("in", array, column))

    def _flush(self, array: int, column: int) -> None:
        self.write(array, (column,))


@dataclass
class RowBlock(Access):
    """W consecutive rows of row-major arrays (N, n)."""

    _fetched: int = 0
    _chunked: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)

    def start(self) -> None:
        """Room for the columns of wide outputs."""
        vector = self.shape.size * self.shape.lanes
        for array in self._wide:
            size = vector * self.outputs[array]
            self.body.do(f"%wide{array} = alloca [{size} x i8], align {vector}")

    def finish(self) -> None:
        """Transpose the buffers of wide outputs, a chunk in each turn of a loop."""
        for array in self._wide:
            self._transpose_buffer(array, self.outputs[array])

    @property
    def _wide(self) -> list[int]:
        return [array for array, width in enumerate(self.outputs) if width > WIDE]

    @property
    def buffers(self) -> list[str]:
        """Those of wide outputs."""
        return [f"%wide{array}" for array in self._wide]

    @property
    def fetches(self) -> bool:
        """Only where stores are many: hardware follows a few by itself."""
        columns = sum(self.outputs)
        return columns > FEW and columns * self.shape.lanes * self.shape.size <= MOST_AHEAD

    def fetch_ahead(self, share: float) -> None:
        """The places of the next block, line by line; they lie right behind this one's."""
        block = [width * self.shape.lanes * self.shape.size for width in self.outputs]
        lines = [(a, size + at) for a, size in enumerate(block) for at in range(0, size, LINE)]
        wanted = int(share * len(lines))
        for array, offset in lines[self._fetched : wanted]:
            self.body.fetch(self.body.offset(f"%out{array}", offset, 1, inside=False))
        self._fetched = wanted

    def _transpose_buffer(self, array: int, width: int) -> None:
        body, s = self.body, self.shape
        chunk = len(chunk_columns(s, width)[0])
        before, loop = body.label, f"wide{array}.loop"
        body.do(f"br label %{loop}")
        body.start(loop)
        place, turn = f"%wide{array}.column", f"%wide{array}.next"
        body.do(f"{place} = phi i64 [0, %{before}], [{turn}, %{loop}]")
        end = width - chunk  # the last chunk may overlap its neighbour
        past = body.put(f"icmp ult i64 {place}, {end}")
        first = body.put(f"select i1 {past}, i64 {place}, i64 {end}")
        vector = s.size * s.lanes
        column = body.offset(f"%wide{array}", first, vector)
        values = [body.load(s, body.offset(column, k, vector), vector) for k in range(chunk)]
        rows = body.offset(f"%out{array}", first, s.size)
        store_columns(body, s, rows, width, range(chunk), values)
        body.do(f"{turn} = add i64 {place}, {chunk}")
        more = body.put(f"icmp ult i64 {turn}, {width}")
        body.do(f"br i1 {more}, label %{loop}, label %wide{array}.done")
        body.start(f"wide{array}.done")

    def _fetch(self, array: int, column: int) -> None:
        width = self.inputs[array]
        chunk = next(c for c in self._chunks(width) if column in c)
        vectors = load_columns(self.body, self.shape, f"%in{array}", width, chunk)
        for k, vector in zip(chunk, vectors, strict=True):
            self._loaded.setdefault((array, k), vector)

    def written_together(self, array: int) -> list[tuple[int, ...]]:
        """Chunks; the columns of wide outputs go to their buffer one by one."""
        width = self.outputs[array]
        return super().written_together(array) if width > WIDE else self._chunks(width)

    def _chunks(self, width: int) -> list[tuple[int, ...]]:
        if width not in self._chunked:
            self._chunked[width] = chunk_columns(self.shape, width)
        return self._chunked[width]

    def write(self, array: int, columns: Sequence[int]) -> None:
        """Write a chunk to all rows, or a column to the buffer."""
        width = self.outputs[array]
        values = [self._computed[array, k] for k in columns]
        if width <= WIDE:
            store_columns(self.body, self.shape, f"%out{array}", width, columns, values)
            return
        vector = self.shape.size * self.shape.lanes
        for column, value in zip(columns, values, strict=True):
            place = self.body.offset(f"%wide{array}", column, vector)
            self.body.store(self.shape, value, place, vector)

    def _flush(self, array: int, column: int) -> None:
        if self.outputs[array] > WIDE:
            self.write(array, (column,))
            return
        for chunk in self._chunks(self.outputs[array]):
            if column in chunk and all((array, k) in self._computed for k in chunk):
                self.write(array, chunk)


class ColumnBlock(Access):
    """W consecutive lanes of structure-of-arrays (n, N); `%stride` is N in elements."""

    @property
    def more(self) -> list[str]:
        """How far columns are apart."""
        return ["i64 %stride"]

    def _place(self, kind: str, array: int, column: int) -> str:
        if column == 0:
            return f"%{kind}{array}"
        skip = self.body.put(f"mul i64 %stride, {column}")
        return self.body.offset(f"%{kind}{array}", skip, self.shape.size)
