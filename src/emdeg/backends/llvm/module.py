"""The LLVM module of a program: a kernel for one state and one for batches.

    void one  (const T *in0, …, T *out0, …, const T *constants)
    void batch(const T *in0, …, T *out0, …, const T *constants, int64 count, int64 stride)

`batch` walks over blocks of W states, one state per lane. What is left over is covered by one
more block that ends with the last state and so repeats some of its neighbours' work; fewer than
W states go one by one, and so do all where a state writes much and computes little: rows of W large
matrices are more than the first cache holds. Both kernels give the same bits. Results that are
larger than the cache have a module of their own, made when it is first needed (stream.py); so has
`batch` of a long program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import ClassVar

from emdeg.backends.llvm.arrays import Access, ColumnBlock, RowBlock
from emdeg.backends.llvm.door import DoorText, PythonLayout
from emdeg.backends.llvm.emit import MANY, Emitter
from emdeg.backends.llvm.order import ordered
from emdeg.backends.llvm.pieces import Pieces
from emdeg.backends.llvm.sincos import slow_function
from emdeg.backends.llvm.stream import StreamBlock, StreamText
from emdeg.backends.llvm.sums import fuse
from emdeg.backends.llvm.tape import Tape, record
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.plan import Plan

FABS = "declare double @llvm.fabs.f64(double)"
Arrays = Callable[[Body, Shape, Sequence[int], Sequence[int]], Access]
WIDE = 1 << 15  # bytes of the rows of a block that the first cache still holds
ROWS, COLUMNS = "rows", "columns"  # (N, n) row-major, or (n, N): structure of arrays


@dataclass(frozen=True)
class Machine:
    """What the code generator must know of the processor."""

    vector_bits: int = 128
    fused: bool = True
    x86: bool = False  # has it an instruction of its own that orders non-temporal stores?
    angle_bits: int = 256  # of vectors for the angles of one state, where they are many

    def lanes(self, element: str) -> int:
        """States per vector."""
        return self.vector_bits // (64 if element == "double" else 32)


@dataclass(frozen=True)
class ModuleText:
    """Writes the module of one program."""

    plan: Plan
    element: str
    machine: Machine
    layout: str = ROWS
    python: PythonLayout | None = None
    held_operations: int = 0  # a batch of more operations than this is refused by the door

    @property
    def lanes(self) -> int:
        """States per block."""
        return self.machine.lanes(self.element)

    #: values that one state may take for each column which it writes, to go alone
    alone: ClassVar[int] = 4

    @property
    def singly(self) -> bool:
        """Do states of a batch go one by one?"""
        columns = sum(self.outputs)
        wide = columns * self.lanes * Shape(self.element).size > WIDE
        return self.layout == ROWS and wide and len(self.plan.values) <= self.alone * columns

    @property
    def inputs(self) -> list[int]:
        """Columns of every input."""
        return [len(i.leaves) for i in self.plan.program.inputs]

    @property
    def outputs(self) -> list[int]:
        """Columns of every output."""
        return [prod(o.shape) for o in self.plan.program.outputs]

    @cached_property
    def tape(self) -> Tape:
        """The operations, as this machine does them."""
        tape = record(self.plan)
        if self.machine.fused:
            tape = fuse(tape, self.plan.program.output_values())
        return ordered(tape)

    def stream_text(self) -> str:
        """The module of `stream`."""
        intrinsics = {FABS}
        vector = Shape(self.element, self.lanes)
        head = "define internal void @block"
        block = self._function(head, vector, StreamBlock, self.tape, intrinsics)
        stream = StreamText(self._signature(), self.arrays, vector, self.machine.x86).text()
        return self._module([block, stream, slow_function(self.element), *sorted(intrinsics)])

    def block_text(self, access: Arrays) -> str:
        """A module of `block` alone, which reaches its arrays in this way."""
        intrinsics = {FABS}
        head, vector = "define internal void @block", Shape(self.element, self.lanes)
        block = self._function(head, vector, access, self.tape, intrinsics)
        return self._module([block, slow_function(self.element), *sorted(intrinsics)])

    def text(self) -> str:
        """The whole module."""
        intrinsics = {FABS}
        parts = [self._one(intrinsics), *self._blocks(intrinsics), slow_function(self.element)]
        largest = self.held_operations // max(len(self.plan.values), 1)
        return self._module([*parts, *sorted(intrinsics), *self._door(largest)])

    def one_text(self) -> str:
        """The module of `one`, and of a door that takes no batches."""
        intrinsics = {FABS}
        parts = [self._one(intrinsics), slow_function(self.element), *sorted(intrinsics)]
        return self._module([*parts, *self._door(0)])

    def batch_text(self) -> str:
        """The module of `batch`, which calls the `one` of the other."""
        intrinsics = {FABS}
        one = f"declare void @one({', '.join(['ptr'] * (len(self.arrays) + 1))})"
        parts = [one, *self._blocks(intrinsics), slow_function(self.element)]
        return self._module([*parts, *sorted(intrinsics)])

    def _one(self, intrinsics: set[str]) -> str:
        head = "define void @one"
        return self._function(head, Shape(self.element), Access, self.tape, intrinsics)

    def _blocks(self, intrinsics: set[str]) -> list[str]:
        if self.singly:
            return [self._batch()]
        vector = Shape(self.element, self.lanes)
        access = RowBlock if self.layout == ROWS else ColumnBlock
        head = "define internal void @block"
        return [self._function(head, vector, access, self.tape, intrinsics), self._batch()]

    def _door(self, largest: int) -> list[str]:
        if self.python is None:
            return []
        shapes = [(n,) for n in self.inputs] + [o.shape for o in self.plan.program.outputs]
        size = Shape(self.element).size
        return [DoorText(self.python, len(self.inputs), shapes, size, largest).text()]

    def _module(self, parts: Sequence[str]) -> str:
        attributes = f'"prefer-vector-width"="{self.machine.vector_bits}"'
        tail = [
            f"attributes #0 = {{ nounwind {attributes} }}",
            f"attributes #1 = {{ nounwind noinline cold {attributes} }}",
            f"attributes #2 = {{ nounwind noinline {attributes} }}",
            '!0 = !{!"branch_weights", i32 1, i32 1000000}',
            "!1 = !{i32 1}",
        ]
        return "\n\n".join(parts) + "\n\n" + "\n".join(tail) + "\n"

    # -- functions ----------------------------------------------------------------

    @property
    def arrays(self) -> dict[str, int]:
        """The names of inputs and outputs in the functions, each with its columns."""
        found = {f"in{k}": width for k, width in enumerate(self.inputs)}
        return found | {f"out{k}": width for k, width in enumerate(self.outputs)}

    def _signature(self) -> str:
        kind = "ptr noalias nocapture"
        typed = [f"{kind}{' readonly' if a[0] == 'i' else ''} %{a}" for a in self.arrays]
        return ", ".join([*typed, f"{kind} readonly %constants"])

    def _function(
        self, head: str, shape: Shape, access: Arrays, tape: Tape, intrinsics: set[str]
    ) -> str:
        body = Body(intrinsics=intrinsics, fused=self.machine.fused)
        arrays = access(body, shape, self.inputs, self.outputs)
        emitter = Emitter(self.plan, body, shape, arrays, len(tape.ops))
        angles = sum(use.rate > 0 for use in self.plan.angles)
        trig_lanes = self._trig_lanes(angles)
        if angles:
            vector = shape if shape.lanes > 1 else Shape(self.element, trig_lanes)
            count = angles if shape.lanes > 1 else -(-angles // trig_lanes)
            width = vector.lanes * vector.size
            body.do(f"%angles = alloca [{3 * count * width} x i8], align {width}")
        signature = ", ".join([self._signature(), *arrays.more])
        pieces = Pieces.of(self.plan, tape, arrays)
        others: list[str] = []
        if pieces is None:
            emitter.run(tape, trig_lanes)
        else:
            others = pieces.write(emitter, trig_lanes, head.rpartition(" ")[2], signature)
        lines = [f"{head}({signature}) #{2 if shape.lanes > 1 else 0} {{", "entry:"]
        return "\n\n".join(["\n".join([*lines, *body.lines, "  ret void", "}"]), *others])

    def _trig_lanes(self, angles: int) -> int:
        """Lanes for one state's angles: no wider than they need, and seldom 512 bits.

        Intel cores close a port to scalar arithmetic as long as 512-bit operations are in
        flight, which made the whole kernel 1.6 times slower. Others do not: there a loop over many
        angles takes half of the time.
        """
        bits = self.machine.angle_bits if angles > MANY else 256
        widest = min(self.lanes, bits // Shape(self.element).bits)
        lanes = 2
        while lanes < min(angles, widest):
            lanes *= 2
        return min(lanes, widest)

    # -- the loop over blocks -------------------------------------------------------

    def _batch(self) -> str:
        return "\n".join(
            [
                f"define void @batch({self._signature()}, i64 %count, i64 %stride) #0 {{",
                "entry:",
                *self._row_buffers(),
                *(["  br label %singles"] if self.singly else self._loop()),
                "singles:",
                "  %none = icmp eq i64 %count, 0",
                "  br i1 %none, label %done, label %single",
                "single:",
                "  %j = phi i64 [0, %singles], [%following, %single]",
                *(self._advance("s", "%j", "one") if self.layout == ROWS else self._gathered()),
                "  %following = add i64 %j, 1",
                "  %more = icmp ult i64 %following, %count",
                "  br i1 %more, label %single, label %done",
                "done:",
                "  ret void",
                "}",
            ]
        )

    def _loop(self) -> list[str]:
        """Blocks, where there are as many states."""
        lanes = self.lanes
        return [
            f"  %full = icmp uge i64 %count, {lanes}",
            "  br i1 %full, label %blocks, label %singles",
            "blocks:",
            f"  %last = sub i64 %count, {lanes}",
            "  br label %loop",
            "loop:",
            "  %i = phi i64 [0, %blocks], [%next, %again]",
            *self._advance("b", "%i", "block"),
            f"  %next = add i64 %i, {lanes}",
            "  %inside = icmp ule i64 %next, %last",
            "  br i1 %inside, label %again, label %after",
            "again:",
            "  br label %loop",
            "after:",
            "  %even = icmp eq i64 %next, %count",
            "  br i1 %even, label %done, label %rest",
            "rest:",
            *self._advance("r", "%last", "block"),
            "  br label %done",
        ]

    def _advance(self, prefix: str, state: str, function: str) -> list[str]:
        """Call a kernel on the arrays from state number `state` on."""
        lines: list[str] = []
        arguments: list[str] = []
        size = Shape(self.element).size
        for array, width in self.arrays.items():
            step = size * (width if self.layout == ROWS else 1)
            place = f"getelementptr inbounds [{step} x i8], ptr %{array}, i64 {state}"
            lines.append(f"  %{prefix}.{array} = {place}")
            arguments.append(f"ptr %{prefix}.{array}")
        arguments.append("ptr %constants")
        if self.layout == COLUMNS and function == "block":
            arguments.append("i64 %stride")
        lines.append(f"  call void @{function}({', '.join(arguments)})")
        return lines

    # -- fewer states than lanes, in columns ------------------------------------------

    def _row_buffers(self) -> list[str]:
        """One state of every array, side by side."""
        arrays = {} if self.layout == ROWS else self.arrays
        form = "  %row.{} = alloca [{} x {}], align 8"
        return [form.format(array, width, self.element) for array, width in arrays.items()]

    def _gathered(self) -> list[str]:
        """Copy state %j into the row buffers, run the kernel for one state, copy back."""
        body, scalar = Body(), Shape(self.element)

        def move(inward: bool) -> None:
            for array, width in self.arrays.items():
                if array.startswith("in") != inward:
                    continue
                column = body.offset(f"%{array}", "%j", scalar.size)
                for k in range(width):
                    row = body.offset(f"%row.{array}", k, scalar.size)
                    source, target = (column, row) if inward else (row, column)
                    body.store(scalar, body.load(scalar, source), target)
                    column = body.offset(column, "%stride", scalar.size)

        move(inward=True)
        rows = [f"ptr %row.{array}" for array in self.arrays]
        body.do(f"call void @one({', '.join([*rows, 'ptr %constants'])})")
        move(inward=False)
        return body.lines
