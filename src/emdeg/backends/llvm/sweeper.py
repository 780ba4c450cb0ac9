"""The loop of a campaign in machine code: states are made, evaluated and reduced, none is kept.

    void sweep(ptr table, int64 first, int64 count)

goes through states first … first + count − 1 in tiles of 64, which stay in the first cache: `make`
fills the inputs (samples.py), the program's own kernel for vectors computes the outputs, and
`reduce` takes each of them in (reductions.py). Random states are made, and bins counted, beside the
kernel where it is one function (beside.py). A state that has an output that is not finite is
counted apart and takes part in nothing. What the sums are at the end depends on `first`, `count`
and the table alone: not on the width of the machine's vectors, nor on who computes other parts.

`table` holds addresses, in the order of samples.SLOTS:

    constants   of the program                       bins       origin, scale and top of each output
    key         the two words of the seed            sums       6 doubles of each output, 3 int64
    ranges      scale and offset of each input        places     of each output, see reductions.py
    tile        room: `tile_bytes`                   histogram  `stride` bins of each output
    pivots      a number near each output's mean      counts     states that count, that do not, the
    limits      of |x|, for each output                          first of these, and `stride`
    given       address, stride and first state       words      Sobol words of a tile's states
    directions  Sobol directions, 32 and the shift    run        of a motion: see trajectory.py
    kept        address, stride and first state of room for all outputs, where they are kept
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod

from emdeg.backends.llvm.arrays import ColumnBlock
from emdeg.backends.llvm.beside import BesideBlock
from emdeg.backends.llvm.module import COLUMNS, Arrays, Machine, ModuleText
from emdeg.backends.llvm.pieces import LONG
from emdeg.backends.llvm.reductions import (
    HISTOGRAM,
    PLACES,
    SUMS,
    ReduceText,
    count_function,
    where_function,
)
from emdeg.backends.llvm.samples import GIVEN, MEMCPY, RANDOM, TILE, MakeText, copy, slot
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.llvm.trajectory import MotionShape, trajectory_text
from emdeg.backends.plan import Plan

KEPT = "kept"  # a feature: all outputs are written too


@dataclass(frozen=True)
class SweepText:
    """Writes the module of one campaign."""

    plan: Plan
    element: str
    machine: Machine
    source: str
    kinds: Sequence[str]  # of the columns of all inputs
    features: Sequence[str]
    motion: MotionShape | None = None  # the program is a closed loop that is followed

    @property
    def widths(self) -> tuple[list[int], list[int]]:
        """Columns of every input and of every output."""
        if self.motion is not None:
            return self.motion.inputs, [prod(o) for o in self.motion.outputs.values()]
        program = self.plan.program
        return [len(i.leaves) for i in program.inputs], [len(o.values) for o in program.outputs]

    @property
    def outputs(self) -> int:
        """Columns of all outputs."""
        return sum(self.widths[1])

    @property
    def tile_bytes(self) -> int:
        """All rooms together."""
        return sum(self._rooms.values())

    @cached_property
    def beside(self) -> bool:
        """Are states made and bins counted beside the kernel? It must be one function."""
        whole = len(self._module.tape.ops) <= LONG
        return self.source == RANDOM and self.motion is None and whole

    @cached_property
    def _module(self) -> ModuleText:
        return ModuleText(self.plan, self.element, self.machine, COLUMNS)

    @cached_property
    def _intrinsics(self) -> set[str]:
        return set()

    @cached_property
    def _trajectory(self) -> tuple[str, int]:
        """The function that follows a motion, and its room; nothing for programs as they are."""
        if self.motion is None:
            return "", 0
        vector = Shape(self.element, self.machine.lanes(self.element))
        return trajectory_text(self.motion, vector, self._intrinsics)

    def text(self) -> str:
        """The whole module."""
        kernels = self._module.block_text(self._access)
        vector = Shape(self.element, self.machine.lanes(self.element))
        intrinsics = self._intrinsics
        body = Body(intrinsics=intrinsics, fused=self.machine.fused)
        lanes = self.machine.lanes("double")
        parts = [
            MakeText(self.source, self.kinds, vector, body).text(),
            where_function(self.element),
            *(
                ReduceText(self.element, lanes, self.features, masked, intrinsics).text()
                for masked in (False, True)
            ),
            self._mask(intrinsics),
            self._trajectory[0],
            *([count_function(self.outputs)] if HISTOGRAM in self.features else []),
            *([self._keep()] if KEPT in self.features else []),
            self._sweep(),
        ]
        if self.source != GIVEN and KEPT in self.features:
            intrinsics.add(MEMCPY)
        known = [line for line in sorted(intrinsics) if line not in kernels]
        return "\n\n".join([kernels, *known, *parts]) + "\n"

    @property
    def _access(self) -> Arrays:
        counts = HISTOGRAM in self.features
        return partial(BesideBlock, kinds=self.kinds, counts=counts) if self.beside else ColumnBlock

    # -- the loop over tiles ----------------------------------------------------------------

    def _sweep(self) -> str:
        body = Body()
        table = {n: slot(body, n) for n in ("constants", "tile", "counts", "histogram")}
        self._inside(body, table["tile"])
        body.do("%end = add i64 %first, %count")
        if self.beside:
            self._make(body, "%first", self.machine.lanes(self.element))
        body.do("br label %tiles")
        body.start("tiles")
        body.do("%base = phi i64 [%first, %entry], [%base.next, %again]")
        if not self.beside:
            self._make(body, "%base", TILE)
        body.do("br label %blocks")
        body.start("blocks")
        body.do("%g = phi i64 [0, %tiles], [%g.next, %blocks]")
        self._block(body, table)
        body.do(f"%g.next = add i64 %g, {self.machine.lanes(self.element)}")
        body.do(f"%g.more = icmp ult i64 %g.next, {TILE}")
        body.do("br i1 %g.more, label %blocks, label %computed")
        body.start("computed")
        if KEPT in self.features:
            body.do("call void @keep(ptr %table, ptr %outputs, i64 %base)")
        body.do("%left = sub i64 %end, %base")
        finite = body.put("call i1 @finite(ptr %outputs)")
        whole = body.put(f"icmp uge i64 %left, {TILE}")
        body.do(f"%good = and i1 {finite}, {whole}")
        body.do("br i1 %good, label %plain, label %careful")
        body.start("plain")
        before = body.put(f"load i64, ptr {table['counts']}, align 8")
        after = body.put(f"add i64 {before}, {TILE}")
        body.do(f"store i64 {after}, ptr {table['counts']}, align 8")
        body.do("br label %columns")
        body.start("careful")
        body.do(
            f"call void @mask(ptr %outputs, ptr %mask, i64 %left, i64 %base, ptr {table['counts']})"
        )
        body.do("br label %columns")
        self._columns(body)
        body.start("again")
        count = f"call void @count(ptr %index, ptr {table['histogram']})"
        if HISTOGRAM in self.features and not self.beside:
            body.do(count)
        body.do(f"%base.next = add i64 %base, {TILE}")
        body.do("%more = icmp ult i64 %base.next, %end")
        body.do("br i1 %more, label %tiles, label %done")
        body.start("done")
        if HISTOGRAM in self.features and self.beside:
            body.do(count)  # of the last tile
        head = "define void @sweep(ptr %table, i64 %first, i64 %count) #0 {"
        return "\n".join([head, "entry:", *body.lines, "  ret void", "}"])

    def _make(self, body: Body, first: str, states: int) -> None:
        body.do(
            f"call void @make(ptr %table, ptr %inputs, i64 {states}, i64 {first}, i64 {states})"
        )

    @property
    def _rooms(self) -> dict[str, int]:
        """The bytes of each room of a tile: inputs, outputs, a mask in doubles, bins, a motion's.

        Beside a kernel the states of the next vector are made: there are two rooms for vectors.
        """
        size = Shape(self.element).size
        inputs = 2 * self.machine.lanes(self.element) if self.beside else TILE
        return {
            "inputs": inputs * size * len(self.kinds),
            "outputs": TILE * size * self.outputs,
            "mask": TILE * 8,
            "index": TILE * 4 * self.outputs,
            "room": self._trajectory[1],
        }

    @property
    def index_place(self) -> int:
        """Where the bins of a tile lie: bytes from its start."""
        sizes = self._rooms
        return sum(sizes[name] for name in ("inputs", "outputs", "mask"))

    def _inside(self, body: Body, tile: str) -> None:
        """Where the rooms lie in the tile."""
        place = 0
        for name, size in self._rooms.items():
            body.do(f"%{name} = getelementptr inbounds i8, ptr {tile}, i64 {place}")
            place += size

    def _block(self, body: Body, table: dict[str, str]) -> None:
        """The program's kernel on the states of one vector."""
        size, lanes = Shape(self.element).size, self.machine.lanes(self.element)
        inputs = "%inputs"
        if self.beside:
            odd = body.put(f"and i64 %g, {lanes}")  # a tile has an even number of vectors
            other = body.put(f"xor i64 {odd}, {lanes}")
            inputs, following = (
                body.offset("%inputs", k, size * len(self.kinds)) for k in (odd, other)
            )
        pointers: list[str] = []
        widths, apart = self.widths, lanes if self.beside else TILE
        for room, columns, skip in ((inputs, widths[0], apart), ("%outputs", widths[1], TILE)):
            column = 0
            for width in columns:
                start = body.offset(room, column * skip, size)
                shared = self.beside and room == inputs  # a vector's own room
                pointers.append(start if shared else body.offset(start, "%g", size))
                column += width
        arguments = [f"ptr {p}" for p in (*pointers, table["constants"])]
        if self.motion is not None:
            arguments += [f"ptr {slot(body, 'run')}", "ptr %room"]
            body.do(f"call void @trajectory({', '.join(arguments)})")
        elif self.beside:
            ahead = body.put(f"add i64 %base, {body.put(f'add i64 %g, {lanes}')}")
            index = body.offset("%index", "%g", 4)
            arguments += ["ptr %table", f"ptr {following}", f"i64 {ahead}", f"ptr {index}"]
            body.do(f"call void @block({', '.join(arguments)}, ptr {table['histogram']})")
        else:
            body.do(f"call void @block({', '.join(arguments)}, i64 {TILE})")

    def _columns(self, body: Body) -> None:
        """Every output is reduced, by the quick function or by the careful one."""
        body.start("columns")
        body.do("%careful.mask = phi ptr [null, %plain], [%mask, %careful]")
        body.do("br label %column")
        body.start("column")
        body.do("%c = phi i64 [0, %columns], [%c.next, %reduced]")
        size = Shape(self.element).size
        arguments = [f"ptr {body.offset('%outputs', '%c', TILE * size)}", "ptr %careful.mask"]
        arguments.append("i64 %base")
        for name, width in (("sums", 8 * SUMS), ("places", 8 * PLACES)):
            arguments.append(f"ptr {body.offset(slot(body, name), '%c', width)}")
        arguments.append(f"ptr {body.offset('%index', '%c', 4 * TILE)}")
        stride = body.put(f"load i64, ptr {body.offset(slot(body, 'counts'), 3, 8)}, align 8")
        row = body.put(f"mul i64 {stride}, %c")
        arguments.append(f"i32 {body.put(f'trunc i64 {row} to i32')}")
        for name, numbers in (("pivots", 1), ("limits", 1), ("bins", 3)):
            place = body.offset(slot(body, name), "%c", 8 * numbers)
            for k in range(numbers):
                value = body.load(Shape("double"), body.offset(place, k, 8))
                arguments.append(f"double {value}")
        body.do("br i1 %good, label %reduce.plain, label %reduce.careful")
        for label, name in (("plain", "reduce"), ("careful", "reduce_masked")):
            body.start(f"reduce.{label}")
            body.do(f"call void @{name}({', '.join(arguments)})")
            body.do("br label %reduced")
        body.start("reduced")
        body.do("%c.next = add i64 %c, 1")
        body.do(f"%c.more = icmp ult i64 %c.next, {self.outputs}")
        body.do("br i1 %c.more, label %column, label %again")

    def _keep(self) -> str:
        """`keep(table, outputs, base)`: the outputs of a tile, to the columns of `kept`."""
        body, size = Body(), Shape(self.element).size
        kept = slot(body, "kept")
        data = body.put(f"load ptr, ptr {kept}, align 8")
        stride, start = (
            body.put(f"load i64, ptr {body.offset(kept, k, 8)}, align 8") for k in (1, 2)
        )
        skip = body.put(f"sub i64 %base, {start}")
        for c in range(self.outputs):
            column = body.offset(data, body.put(f"mul i64 {stride}, {c}"), size)
            target = body.offset(column, skip, size)
            source = body.offset("%outputs", c * TILE, size)
            body.do(copy(target, source, str(TILE * size)))
        head = (
            "define internal void @keep(ptr readonly %table, ptr readonly %outputs, i64 %base) #2 {"
        )
        return "\n".join([head, "entry:", *body.lines, "  ret void", "}"])

    # -- states that do not count -------------------------------------------------------------

    def _mask(self, intrinsics: set[str]) -> str:
        """`finite(outputs)`: 0·x = 0 for all; `mask(…)`: 1 for states that count, 0 for others."""
        s = Shape(self.element, self.machine.lanes(self.element))
        body = Body(intrinsics=intrinsics, fused=self.machine.fused)
        body.do("br label %loop")
        body.start("loop")
        body.do("%g = phi i64 [0, %entry], [%next, %loop]")
        sums = [f"%sum{k}" for k in range(4)]
        for name in sums:
            body.do(f"{name} = phi {s.type} [{s.const(0.0)}, %entry], [{name}.next, %loop]")
        for k, name in enumerate(sums):
            place = body.offset(body.offset("%outputs", "%g", s.size), k * s.lanes, s.size)
            term = body.mul(s, body.load(s, place), s.const(0.0))
            body.do(f"{name}.next = fadd {s.type} {name}, {term}")
        body.do(f"%next = add i64 %g, {4 * s.lanes}")
        body.do(f"%more = icmp ult i64 %next, {TILE * self.outputs}")
        body.do("br i1 %more, label %loop, label %done")
        body.start("done")
        total = sums[0] + ".next"
        for name in sums[1:]:
            total = body.add(s, total, f"{name}.next")
        good = body.compare(s, "eq", total, s.const(0.0))
        answer = body.reduce(f"and.v{s.lanes}i1", "i1", s.mask, good)
        head = "define internal i1 @finite(ptr readonly %outputs) #2 {"
        finite = "\n".join([head, "entry:", *body.lines, f"  ret i1 {answer}", "}"])
        return finite + "\n\n" + self._careful()

    def _careful(self) -> str:
        kind, size = self.element, Shape(self.element).size
        arguments = "ptr readonly %outputs, ptr %mask, i64 %left, i64 %base, ptr %counts"
        return f"""define internal void @mask({arguments}) #1 {{
entry:
  %p.bad = getelementptr inbounds i8, ptr %counts, i64 8
  %p.first = getelementptr inbounds i8, ptr %counts, i64 16
  br label %state
state:
  %j = phi i64 [0, %entry], [%j.next, %following]
  br label %column
column:
  %c = phi i64 [0, %state], [%c.next, %column]
  %sum = phi {kind} [0.0, %state], [%sum.next, %column]
  %row = mul i64 %c, {TILE}
  %place = add i64 %row, %j
  %px = getelementptr inbounds [{size} x i8], ptr %outputs, i64 %place
  %x = load {kind}, ptr %px, align {size}
  %zero = fmul {kind} %x, 0.0
  %sum.next = fadd {kind} %sum, %zero
  %c.next = add i64 %c, 1
  %c.more = icmp ult i64 %c.next, {self.outputs}
  br i1 %c.more, label %column, label %looked
looked:
  %finite = fcmp oeq {kind} %sum.next, 0.0
  %inside = icmp ult i64 %j, %left
  %good = and i1 %finite, %inside
  %number = uitofp i1 %good to double
  %pm = getelementptr inbounds double, ptr %mask, i64 %j
  store double %number, ptr %pm, align 8
  br i1 %inside, label %count, label %following
count:
  %slot = select i1 %good, ptr %counts, ptr %p.bad
  %before = load i64, ptr %slot, align 8
  %after = add i64 %before, 1
  store i64 %after, ptr %slot, align 8
  br i1 %good, label %following, label %bad
bad:
  %first.bad = load i64, ptr %p.first, align 8
  %state.number = add i64 %base, %j
  %earlier = icmp ult i64 %state.number, %first.bad
  %least = select i1 %earlier, i64 %state.number, i64 %first.bad
  store i64 %least, ptr %p.first, align 8
  br label %following
following:
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, {TILE}
  br i1 %j.more, label %state, label %done
done:
  ret void
}}"""
