"""The door from Python: a C function that CPython calls without any conversion in between.

    PyObject *door(PyObject *state, PyObject *const *args, Py_ssize_t count)     METH_FASTCALL

`args` are the tuple of inputs and the output (a tuple for several outputs), of one state or of a
batch. When each array is exactly what the kernel takes (a NumPy array of this dtype and shape,
contiguous, aligned, outputs writeable and apart from all others), the kernel runs and the door
returns True; otherwise nothing happens and it returns False, and Python code converts or says
what is wrong. Batches above `largest` states are refused too: they deserve threads, and a
released interpreter lock; with 0 there need be no kernel for them. `state` is a NumPy array of
addresses:

    0 constants   1 the types ndarray and   2 tuple   3 the dtype object
    4 True   5 False   6 Py_IncRef

The offsets of fields are checked on live objects (run/kernel/door.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod

from emdeg.backends.llvm.text import Body

CONTIGUOUS, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400  # NPY_ARRAY_*


@dataclass(frozen=True)
class PythonLayout:
    """Where CPython and NumPy keep what a kernel called from Python reads, in bytes."""

    type: int = 8  # PyObject.ob_type
    tuple_size: int = 16  # PyTupleObject.ob_size, .ob_item
    tuple_items: int = 24
    data: int = 16  # PyArrayObject.data, .nd, .dimensions, .descr, .flags
    nd: int = 24
    dimensions: int = 32
    descr: int = 56
    flags: int = 64


@dataclass
class DoorText:
    """Writes the door of one kernel; `shapes` are those of one state, inputs first."""

    layout: PythonLayout
    inputs: int
    shapes: Sequence[tuple[int, ...]]
    size: int  # bytes of one element
    largest: int  # states
    body: Body = field(default_factory=Body)

    def text(self) -> str:
        """The function."""
        body = self.body
        state = self._field("%state", self.layout.data)
        constants, array_type, tuple_type, dtype, true, false, incref = (
            self._word(state, k) for k in range(7)
        )
        self._leave(body.put("icmp ne i64 %count, 2"), "counted")
        arrays = self._items(self._word("%args", 0), self.inputs, tuple_type, "inputs")
        results = self._word("%args", 1)
        if len(self.shapes) == self.inputs + 1:
            arrays.append(results)
        else:
            arrays += self._items(results, len(self.shapes) - self.inputs, tuple_type, "outputs")
        for k, array in enumerate(arrays):
            kind = self._field(array, self.layout.type)
            self._leave(body.put(f"icmp ne ptr {kind}, {array_type}"), f"is.array{k}")
        for k, array in enumerate(arrays):
            self._leave(self._unusable(array, dtype, k >= self.inputs), f"usable{k}")
        pointers = [self._field(array, self.layout.data) for array in arrays]
        arguments = ", ".join(f"ptr {p}" for p in (*pointers, constants))
        nd = self._int32(arrays[0], self.layout.nd)
        single = body.put(f"icmp eq i32 {nd}, {len(self.shapes[0])}")
        body.do(f"br i1 {single}, label %single, label %{'batch' if self.largest else 'refuse'}")
        body.start("single")
        self._shapes(arrays, None, "one")
        self._apart(pointers, "1", "one")
        body.do(f"call void @one({arguments})")
        body.do("br label %accept")
        if self.largest:
            self._batch(arrays, pointers, nd, arguments)
        for label, answer in (("accept", true), ("refuse", false)):
            body.start(label)
            body.do(f"call void {incref}(ptr {answer})")
            body.do(f"ret ptr {answer}")
        head = "define ptr @door(ptr %state, ptr %args, i64 %count) #0 {"
        return "\n".join([head, "entry:", *body.lines, "}"])

    def _batch(
        self, arrays: Sequence[str], pointers: Sequence[str], nd: str, arguments: str
    ) -> None:
        body = self.body
        body.start("batch")
        self._leave(body.put(f"icmp ne i32 {nd}, {len(self.shapes[0]) + 1}"), "deeper")
        states = body.put(
            f"load i64, ptr {self._field(arrays[0], self.layout.dimensions)}, align 8"
        )
        self._leave(body.put(f"icmp ugt i64 {states}, {self.largest}"), "small")
        self._shapes(arrays, states, "many")
        self._apart(pointers, states, "many")
        body.do(f"call void @batch({arguments}, i64 {states}, i64 {states})")
        body.do("br label %accept")

    # -- checks ---------------------------------------------------------------------

    def _leave(self, when: str, label: str) -> None:
        self.body.do(f"br i1 {when}, label %refuse, label %{label}, !prof !0")
        self.body.start(label)

    def _items(self, items: str, count: int, tuple_type: str, label: str) -> list[str]:
        """The elements of a tuple; leaves when it is not a tuple of this length."""
        kind = self._field(items, self.layout.type)
        self._leave(self.body.put(f"icmp ne ptr {kind}, {tuple_type}"), f"{label}.tuple")
        place = self.body.offset(items, self.layout.tuple_size, 1)
        size = self.body.put(f"load i64, ptr {place}, align 8")
        self._leave(self.body.put(f"icmp ne i64 {size}, {count}"), f"{label}.counted")
        return [self._field(items, self.layout.tuple_items + 8 * k) for k in range(count)]

    def _unusable(self, array: str, dtype: str, written: bool) -> str:
        """True when the dtype or the flags are not right."""
        body, wanted = self.body, CONTIGUOUS | ALIGNED | (WRITEABLE if written else 0)
        kept = body.put(f"and i32 {self._int32(array, self.layout.flags)}, {wanted}")
        flags = body.put(f"icmp ne i32 {kept}, {wanted}")
        other = body.put(f"icmp ne ptr {self._field(array, self.layout.descr)}, {dtype}")
        return body.put(f"or i1 {flags}, {other}")

    def _shapes(self, arrays: Sequence[str], states: str | None, label: str) -> None:
        """Leave unless every array has its shape, with the number of states in front."""
        body = self.body
        for k, (array, shape) in enumerate(zip(arrays, self.shapes, strict=True)):
            extents = [str(extent) for extent in shape]
            if states is not None:
                extents.insert(0, states)
            nd = self._int32(array, self.layout.nd)
            self._leave(body.put(f"icmp ne i32 {nd}, {len(extents)}"), f"{label}.nd{k}")
            dimensions = self._field(array, self.layout.dimensions)
            wrong = "false"
            for axis, extent in enumerate(extents):
                found = body.put(f"load i64, ptr {body.offset(dimensions, axis, 8)}, align 8")
                differs = body.put(f"icmp ne i64 {found}, {extent}")
                wrong = body.put(f"or i1 {wrong}, {differs}")
            self._leave(wrong, f"{label}.shape{k}")

    def _apart(self, pointers: Sequence[str], states: str, label: str) -> None:
        """Leave when an output overlaps an input or another output: a < b + |b|, b < a + |a|."""
        body = self.body
        ends: list[str] = []
        for pointer, shape in zip(pointers, self.shapes, strict=True):
            ends.append(body.offset(pointer, states, self.size * prod(shape)))
        for k in range(self.inputs, len(pointers)):
            for j in range(k):
                first = body.put(f"icmp ult ptr {pointers[k]}, {ends[j]}")
                second = body.put(f"icmp ult ptr {pointers[j]}, {ends[k]}")
                self._leave(body.put(f"and i1 {first}, {second}"), f"{label}.apart{k}.{j}")

    # -- fields ---------------------------------------------------------------------

    def _field(self, pointer: str, offset: int) -> str:
        return self.body.put(f"load ptr, ptr {self.body.offset(pointer, offset, 1)}, align 8")

    def _word(self, pointer: str, index: int) -> str:
        return self._field(pointer, 8 * index)

    def _int32(self, pointer: str, offset: int) -> str:
        return self.body.put(f"load i32, ptr {self.body.offset(pointer, offset, 1)}, align 4")
