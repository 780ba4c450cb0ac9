"""The LLVM module of a rolled program: a function for each subroutine, and loops of calls.

    void part_k(const T *in0, …, T *out0, const T *constants)      of one state, or W in lanes
    void turn(const T *angles, T *pairs)                           cos and sin, side by side

`one` and `block` are what they are in module.py; what passes between calls is in a workspace of
theirs (backends/rolled.py), of numbers or of vectors of W lanes. A block first brings its inputs
into lanes. The table of the robot's numbers is what kernels pass as `constants`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from emdeg.backends.llvm.arrays import Access
from emdeg.backends.llvm.bundles import LANES, SideBySide, tape_of
from emdeg.backends.llvm.emit import Emitter
from emdeg.backends.llvm.lanes import LaneEmitter
from emdeg.backends.llvm.module import Arrays, Machine, ModuleText
from emdeg.backends.llvm.order import ordered
from emdeg.backends.llvm.sincos import cos_sin
from emdeg.backends.llvm.tape import Tape
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.plan import Plan
from emdeg.backends.rolled import TABLE, WORKSPACE, RolledPlan, Subprogram, Turn
from emdeg.backends.runs import Pointer

_NO_TAPE = Tape((), {})


class Lanes(Access):
    """Arrays in the workspace: one vector for each column."""

    def _place(self, kind: str, array: int, column: int) -> str:
        return self.body.offset(f"%{kind}{array}", column, self.shape.size * self.shape.lanes)


@dataclass(frozen=True)
class RolledModuleText(ModuleText):
    """Writes the module of one rolled program."""

    rolled: RolledPlan = field(kw_only=True)
    alone: ClassVar[int] = 16  # limbs of one state fill lanes, too

    @cached_property
    def side(self) -> SideBySide:
        """How one state is computed in lanes, where that pays."""
        return SideBySide(self.rolled, lanes_of(self.machine))

    @cached_property
    def tape(self) -> Tape:
        """None: every subroutine has its own."""
        return _NO_TAPE

    def _function(
        self, head: str, shape: Shape, access: Arrays, tape: Tape, intrinsics: set[str]
    ) -> str:
        body = Body(intrinsics=intrinsics, fused=self.machine.fused)
        arrays = access(body, shape, self.inputs, self.outputs)
        signature = ", ".join([self._signature(), *arrays.more])
        if shape.lanes == 1 and self.side.pays:
            return self._in_lanes(head, signature, body, arrays)
        arrays.start()
        _Calls(self.rolled, body, shape, arrays, self._angle_shape(shape)).run()
        arrays.finish()
        lines = [f"{head}({signature}) #{2 if shape.lanes > 1 else 0} {{", "entry:"]
        main = "\n".join([*lines, *body.lines, "  ret void", "}"])
        parts = [self._part(sub, shape, intrinsics) for sub in self.rolled.bodies]
        return "\n\n".join([main, *parts, self._turn(shape, intrinsics)])

    def _in_lanes(self, head: str, signature: str, body: Body, arrays: Access) -> str:
        """One state, what is alike side by side."""
        angles, lanes = self.rolled.angles, self._trig_lanes(self.rolled.angles)
        width = lanes * Shape(self.element).size
        body.do(f"%angles = alloca [{3 * max(-(-angles // lanes), 1) * width} x i8], align {width}")
        shape = Shape(self.element)
        LaneEmitter(self.plan, body, shape, arrays, side=self.side).side_by_side(lanes)
        return "\n".join([f"{head}({signature}) #0 {{", "entry:", *body.lines, "  ret void", "}"])

    def _angle_shape(self, shape: Shape) -> Shape:
        """The vectors in which cos and sin are computed."""
        if shape.lanes > 1:
            return shape
        return Shape(self.element, self._trig_lanes(self.rolled.angles))

    def _part(self, sub: Subprogram, shape: Shape, intrinsics: set[str]) -> str:
        """A subroutine for numbers or vectors of this shape."""
        plan, outputs = Plan(sub.program), sub.program.outputs
        tape = ordered(tape_of(sub, self.machine.fused))
        body = Body(intrinsics=intrinsics, fused=self.machine.fused)
        widths = [len(i.leaves) for i in sub.program.inputs]
        access = Lanes(body, shape, widths, [len(o.values) for o in outputs])
        Emitter(plan, body, shape, access, len(tape.ops)).run(tape, 1)
        kind = "ptr noalias nocapture"
        given = [f"{kind} readonly %in{k}" for k in range(len(widths))]
        given += [f"{kind} readonly %constants"] if sub.data else []
        given += [f"{kind} %out0"]
        head = f"define internal void @{sub.name}.{shape.suffix}({', '.join(given)}) #2 {{"
        return "\n".join([head, "entry:", *body.lines, "  ret void", "}"])

    def _turn(self, shape: Shape, intrinsics: set[str]) -> str:
        """cos and sin of one vector of angles; those of one state are written side by side."""
        body = Body(intrinsics=intrinsics, fused=self.machine.fused)
        vector = self._angle_shape(shape)
        width = vector.size * vector.lanes
        body.do(f"%angles = alloca [{3 * width} x i8], align {width}")
        ((c, s),) = cos_sin(body, vector, [body.load(vector, "%given")])
        if shape.lanes == 1:
            picks = [k + lane * vector.lanes for k in range(vector.lanes) for lane in (0, 1)]
            half = vector.lanes
            c, s = (body.shuffle(vector, c, s, picks[at : at + half]) for at in (0, half))
        for number, value in enumerate((c, s)):
            body.store(vector, value, body.offset("%pairs", number, width))
        kind = "ptr noalias nocapture"
        head = f"define internal void @turn.{shape.suffix}({kind} readonly %given, {kind} %pairs)"
        return "\n".join([f"{head} #2 {{", "entry:", *body.lines, "  ret void", "}"])


@dataclass(frozen=True)
class _Calls:
    """The body of the function that calls the subroutines."""

    plan: RolledPlan
    body: Body
    shape: Shape
    access: Access
    vector: Shape  # of angles

    def run(self) -> None:
        """Inputs into lanes, angles, calls, outputs."""
        plan, packed = self.plan, self.vector.lanes if self.shape.lanes == 1 else 1
        # the last vector of angles may be longer than they are
        self._room(WORKSPACE, plan.workspace + 2 * packed)
        self._room("turns", plan.angles + packed)
        if self.shape.lanes > 1:
            self._inputs()
        done = 0
        for turn in plan.turns:
            self._angles(turn, done)
            done += turn.count
        self._zeros(done, packed)

        def turned(k: str) -> None:
            given = self._at(Pointer("turns", 0, packed), k)
            pairs = self._at(Pointer(WORKSPACE, 0, 2 * packed), k)
            self.body.do(f"call void @turn.{self.shape.suffix}(ptr {given}, ptr {pairs})")

        self._loop(-(-done // packed), turned)
        for move in plan.copies:
            self._copied(move.count, move.target, move.source)
        for run in plan.loops:
            self._loop(run.count, lambda k, run=run: self._calls(run.turns, k))  # type: ignore[misc]
        self._outputs()

    def _room(self, name: str, count: int) -> None:
        width = self.shape.size * self.shape.lanes
        self.body.do(f"%{name} = alloca [{max(count, 1) * width} x i8], align {max(width, 16)}")

    def _inputs(self) -> None:
        """Every column of the inputs as a vector."""
        for array, width in enumerate(self.access.inputs):
            self._room(f"lanes{array}", width)
            for column in range(width):
                value = self.access.load(array, column)
                self.body.store(
                    self.shape, value, self._at(Pointer(self.plan.inputs[array], column))
                )

    def _angles(self, turn: Turn, at: int) -> None:
        """multiple·leaf + r·π, one after the other."""
        s, body = self.shape, self.body

        def angle(k: str) -> None:
            x = body.load(s, self._at(turn.leaf, k))
            if turn.multiple != 1:
                x = body.mul(s, x, s.const(turn.multiple))
            offset = float(turn.half_turns) * math.pi
            x = body.add(s, x, s.const(offset)) if offset else x
            body.store(s, x, self._at(Pointer("turns", at, 1), k))

        self._loop(turn.count, angle)

    def _zeros(self, done: int, packed: int) -> None:
        """What fills the last vector of angles."""
        for at in range(done, -(-done // packed) * packed):
            place = self._at(Pointer("turns", at))
            self.body.store(self.shape, self.shape.const(0.0), place)

    def _copied(self, count: int, target: Pointer, source: Pointer) -> None:
        def copy(k: str) -> None:
            number = self.body.load(Shape(self.shape.element), self._at(source, k))
            value = self.body.broadcast(self.shape, number)
            self.body.store(self.shape, value, self._at(target, k))

        self._loop(count, copy)

    def _calls(self, turns: Sequence[tuple[int, tuple[Pointer, ...]]], k: str) -> None:
        for number, pointers in turns:
            given = ", ".join(f"ptr {self._at(pointer, k)}" for pointer in pointers)
            name = self.plan.bodies[number].name
            self.body.do(f"call void @{name}.{self.shape.suffix}({given})")

    def _outputs(self) -> None:
        for array, output in enumerate(self.plan.program.outputs):
            for column, k in enumerate(output.values):
                place = self._at(Pointer(*self.plan.places[k]))
                self.access.store(array, column, self.body.load(self.shape, place))

    # -- places and loops -----------------------------------------------------------

    def _at(self, pointer: Pointer, k: str = "0") -> str:
        """The address of a place in round k."""
        name, at, step = pointer
        size = self.shape.size * self.shape.lanes
        if name == TABLE:
            base, size = "%constants", self.shape.size
        elif name in self.plan.inputs:
            number = self.plan.inputs.index(name)
            base = f"%in{number}" if self.shape.lanes == 1 else f"%lanes{number}"
        else:
            base = f"%{name}"
        base = self.body.offset(base, at, size)
        if not step or k == "0":
            return base
        return self.body.offset(base, self.body.put(f"mul i64 {k}, {step}"), size)

    def _loop(self, count: int, write: Callable[[str], None]) -> None:
        """`write` in a loop; by itself where there is one round."""
        if count <= 1:
            if count:
                write("0")
            return
        body, before = self.body, self.body.label
        label, k, following = (body.name(p) for p in ("loop", "k", "next"))
        loop = label.removeprefix("%")
        body.do(f"br label {label}")
        body.start(loop)
        body.do(f"{k} = phi i64 [0, %{before}], [{following}, {label}]")
        write(k)
        body.do(f"{following} = add i64 {k}, 1")
        more = body.put(f"icmp ult i64 {following}, {count}")
        body.do(f"br i1 {more}, label {label}, label {label}.done")
        body.start(f"{loop}.done")


def lanes_of(machine: Machine) -> int:
    """Calls that one state has side by side, whatever the type of its numbers."""
    return min(LANES, machine.lanes("double"))


@dataclass(frozen=True)
class TablePlan(Plan):
    """The plan of a rolled program, whose constants are its table, and numbers lane by lane."""

    lanes: int = 1

    @cached_property
    def constants(self) -> tuple[int, ...]:
        """The values of the table, in order; the place is the slot."""
        plan = RolledPlan.of(self.program)
        assert plan is not None
        return (*plan.table, *SideBySide(plan, self.lanes).table)
