"""A tape becomes the body of a function, for one state or for a vector of states."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from emdeg.backends.llvm import functions
from emdeg.backends.llvm.arrays import Access
from emdeg.backends.llvm.cleared import MOST, Stretch
from emdeg.backends.llvm.sincos import cos_sin, cos_sin_in_memory
from emdeg.backends.llvm.tape import FMA, FUNCTION, INVERSE, PLUS, TIMES, Op, Ref, Tape
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.plan import AngleUse, Plan
from emdeg.program.ops import CONST, LEAF

#: Operations of one state after which inputs, constants, cosines and sines are loaded again. LLVM
#: would keep what it has loaded, and write it to the stack when registers are short.
AFRESH = 100
MANY = 8  # angles of one state, beyond which their cosines and sines wait in memory


@dataclass
class Emitter:
    """Everything that names a value while one function is written."""

    plan: Plan
    body: Body
    shape: Shape
    access: Access
    operations: int = 0  # of the whole tape
    names: dict[int, str] = field(default_factory=dict)
    waiting: dict[int, int] = field(default_factory=dict)  # cos or sin → its place in %angles
    cleared: dict[int, range] = field(default_factory=dict)  # output → columns that are zero now

    def run(self, tape: Tape, trig_lanes: int) -> None:
        """Angles first, then the operations in order; each output as soon as it is known."""
        self.access.start()
        self.trigonometry(trig_lanes, MANY)
        wanted: dict[int, list[tuple[int, int, Ref]]] = {}
        for array, output in enumerate(self.plan.program.outputs):
            for column, k in enumerate(output.values):
                ref = tape.signed[k]
                wanted.setdefault(ref.value, []).append((array, column, ref))
        computed = {op.result for op in tape.ops}
        for number, op in enumerate(tape.ops):
            if number and number % self.access.part == 0 and self.access.fetches:
                self._new_part(self.share(number))
            elif number and number % AFRESH == 0 and self.shape.lanes == 1:
                self._afresh()
            self.names[op.result] = self._operation(op)
            self._outputs(wanted.get(op.result, []))
        self._constant_outputs({k: places for k, places in wanted.items() if k not in computed})
        self.access.finish()

    def share(self, number: int) -> float:
        """How much of all work is done before operation `number`."""
        angles = self.access.angle_weight * sum(use.rate > 0 for use in self.plan.angles)
        return (angles + number) / (angles + self.operations)

    def _new_part(self, share: float) -> None:
        """A new basic block, so that LLVM cannot gather what is fetched ahead in one place.

        Constants are loaded afresh, as operands in memory of the instructions that need them.
        """
        label = self.body.name("part").removeprefix("%")
        self.body.do(f"br label %{label}")
        self.body.start(label)
        for k in self.slots:
            self.names.pop(k, None)
        self.access.fetch_ahead(share)

    def _afresh(self) -> None:
        """From here on everything that memory has is loaded again."""
        values = self.plan.values
        leaves = [k for k in self.names if k < len(values) and values[k].op == LEAF]
        for k in (*leaves, *self.slots, *self.waiting):
            self.names.pop(k, None)
        others = ["%constants"] if self.slots else []
        self.access.afresh([*others, "%angles"] if self.waiting else others)

    def _outputs(self, places: list[tuple[int, int, Ref]]) -> None:
        for array, column, ref in places:
            self.access.store(array, column, self.signed(ref))

    def _constant_outputs(self, wanted: Mapping[int, list[tuple[int, int, Ref]]]) -> None:
        """What no operation computes."""
        for k, places in wanted.items():
            if self.is_zero(k):
                self._zeros(places)
            else:
                self._outputs(places)

    def is_zero(self, k: int) -> bool:
        """Is value k zero in every state?"""
        return self.plan.values[k].op == CONST and self.plan.values[k].a == 0

    def _zeros(self, places: list[tuple[int, int, Ref]]) -> None:
        """What is zero in every state: of a humanoid's mass matrix it is half."""
        for array in sorted({array for array, _, _ in places}):
            done = self.cleared.get(array, range(0))
            columns = sorted(c for a, c, _ in places if a == array and c not in done)
            self.access.clear(array, columns)

    # -- operands ------------------------------------------------------------------

    def operand(self, k: int) -> str:
        """The name of value k, loaded when it is a leaf, a constant or waits in memory."""
        if k not in self.names and k in self.waiting:
            place = self.access.pointers.place("%angles", self.waiting[k] * self.shape.size)
            self.names[k] = self.body.load(self.shape, place)
        if k not in self.names:
            value = self.plan.values[k]
            if value.op == CONST:
                return self.shape.const(float(value.a))
            if self.plan.program.rates[k] == 0:
                slot = self.slots[k] * self.shape.size
                place = self.access.pointers.place("%constants", slot)
                scalar = self.body.load(Shape(self.shape.element), place)
                self.names[k] = self.body.broadcast(self.shape, scalar)
            else:
                assert value.op == LEAF
                self.names[k] = self._leaf(self.plan.program.key(value.a))
        return self.names[k]

    def signed(self, ref: Ref) -> str:
        """An operand with its sign."""
        if ref.negative and ref.value not in self.names and ref.value < len(self.plan.values):
            value = self.plan.values[ref.value]
            if value.op == CONST:
                return self.shape.const(-float(value.a))
        name = self.operand(ref.value)
        return self.body.neg(self.shape, name) if ref.negative else name

    @cached_property
    def slots(self) -> Mapping[int, int]:
        """Setup value → its place in the constants."""
        return {k: slot for slot, k in enumerate(self.plan.constants)}

    def _leaf(self, name: str) -> str:
        source = self.plan.sources[name]
        if source.derived is None:
            return self.access.load(source.array, source.column)
        s, derived = self.shape, source.derived
        scaled = self.body.mul(s, s.const(float(derived.multiplier)), self._leaf(derived.of))
        return self.body.add(s, scaled, s.const(float(derived.offset)))

    # -- operations ------------------------------------------------------------------

    def _operation(self, op: Op) -> str:
        return computed(self.body, self.shape, op, self.signed)

    # -- angles ----------------------------------------------------------------------

    def trigonometry(self, lanes: int, most: int | None = None) -> None:
        """All sines and cosines: a vector for each angle, or one state's angles as vectors.

        Those of more than `most` angles of one state wait in memory.
        """
        uses = [use for use in self.plan.angles if use.rate > 0]

        def between(done: int) -> None:
            if self.access.angle_weight:
                self._new_part(self.share(0) * done / len(uses))

        sums = [self._angle(use) for use in uses]
        if self.shape.lanes > 1:
            pairs = cos_sin(self.body, self.shape, sums, between)
        else:
            vector = Shape(self.shape.element, lanes)
            packs = self._packed(sums, vector)
            if most is not None and len(sums) > most:
                self._stored(uses, packs, vector)
                return
            pairs = self._taken(len(sums), cos_sin(self.body, vector, packs), vector)
        for use, (c, s) in zip(uses, pairs, strict=True):
            for number, name in ((use.cos, c), (use.sin, s)):
                if number is not None:
                    self.names[number] = name

    def _angle(self, use: AngleUse) -> str:
        """Σ multiple·leaf + offset."""
        body, s = self.body, self.shape
        total: str | None = None
        for k, multiple in use.angle.terms:
            leaf = self.operand(k)
            if total is None:
                total = leaf if multiple == 1 else body.mul(s, leaf, s.const(multiple))
            elif multiple == 1:
                total = body.add(s, total, leaf)
            elif multiple == -1:
                total = body.sub(s, total, leaf)
            else:
                total = body.multiply_add(s, leaf, s.const(multiple), total)
        assert total is not None
        offset = float(use.angle.half_turns) * math.pi
        return body.add(s, total, s.const(offset)) if offset else total

    def _packed(self, angles: list[str], vector: Shape) -> list[str]:
        """One state's angles side by side in vectors, the last one filled with zeros."""
        body, lanes = self.body, vector.lanes
        packs: list[str] = []
        for start in range(0, len(angles), lanes):
            pack = vector.const(0.0)
            for lane, angle in enumerate(angles[start : start + lanes]):
                pack = body.put(
                    f"insertelement {vector.type} {pack}, {vector.element} {angle}, i32 {lane}"
                )
            packs.append(pack)
        return packs

    def _taken(
        self, count: int, packs: list[tuple[str, str]], vector: Shape
    ) -> list[tuple[str, str]]:
        """The cosine and the sine of each angle, out of their vectors."""

        def taken(pack: str, k: int) -> str:
            return self.body.put(f"extractelement {vector.type} {pack}, i32 {k % vector.lanes}")

        pairs = [packs[k // vector.lanes] for k in range(count)]
        return [(taken(c, k), taken(s, k)) for k, (c, s) in enumerate(pairs)]

    def _stored(self, uses: list[AngleUse], packs: list[str], vector: Shape) -> None:
        """Cosines and sines in memory, behind the angles themselves."""
        width = vector.size * vector.lanes
        for k, pack in enumerate(packs):
            self.body.store(vector, pack, self.body.offset("%angles", k, width), width)
        stretches = self._stretches(len(packs))

        def beside(turn: str, turns: int) -> None:
            for stretch in stretches:
                stretch.turn(self.body, turn, turns)

        for stretch in stretches:
            stretch.begin(self.body)
            self.cleared[stretch.array] = stretch.columns
        cos_sin_in_memory(self.body, vector, len(packs), beside)
        for k, use in enumerate(uses):
            for half, number in enumerate((use.cos, use.sin), 1):
                if number is not None:
                    self.waiting[number] = half * len(packs) * vector.lanes + k

    def _stretches(self, turns: int) -> list[Stretch]:
        """What is cleared while so many turns compute cosines and sines."""
        found = []
        for array, output in enumerate(self.plan.program.outputs):
            zeros = [column for column, k in enumerate(output.values) if self.is_zero(k)]
            stretch = Stretch.of(array, zeros, self.shape.element)
            if stretch is not None and stretch.share(turns) <= MOST:
                found.append(stretch)
        return found


def computed(body: Body, s: Shape, op: Op, signed: Callable[[Ref], str]) -> str:
    """The result of one operation, in every lane of a shape; `signed` names an operand."""
    if op.kind == FUNCTION:
        return functions.apply(body, s, op.name, *map(signed, op.operands))
    if op.kind == PLUS:
        a, b = sorted(op.operands, key=lambda ref: ref.negative)
        if b.negative:
            return body.sub(s, signed(a), signed(-b))
        return body.add(s, signed(a), signed(b))
    values = [signed(ref) for ref in op.operands]
    if op.kind == FMA:
        return body.call(s, "fma", *values)
    if op.kind == INVERSE:
        return body.div(s, s.const(1.0), *values)
    return body.mul(s, *values) if op.kind == TIMES else body.div(s, *values)
