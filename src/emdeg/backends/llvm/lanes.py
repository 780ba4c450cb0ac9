"""Bundles become the body of a function for one state: what is alike is in the lanes of vectors.

Numbers of the robot wait lane by lane in the constants, cosines and sines of many angles lane by
lane in memory: each is one load. Inputs are gathered one by one, as without lanes; results are
written in pairs or as vectors where they are neighbours (together.py). Code of a long program is
kept short: what leaves the registers is stored and loaded again where room.py says, and near.py
moves the pointers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from emdeg.backends.llvm.bundles import Bundle, SideBySide
from emdeg.backends.llvm.emit import AFRESH, MANY, Emitter, computed
from emdeg.backends.llvm.near import Near
from emdeg.backends.llvm.registers import REGISTERS
from emdeg.backends.llvm.room import Room
from emdeg.backends.llvm.tape import Ref
from emdeg.backends.llvm.text import Shape
from emdeg.backends.llvm.together import Home, Written, together
from emdeg.backends.plan import AngleUse
from emdeg.program.ops import LEAF

SHORT = 2700  # bundles, and twice what is written, with its shuffles; code of fewer fits the
# instruction cache or nearly, and LLVM's own choice is as fast

Refs = tuple[Ref, ...]  # one for each lane


@dataclass
class LaneEmitter(Emitter):
    """Writes the bundles of a rolled program."""

    side: SideBySide = field(kw_only=True)
    homes: dict[int, tuple[str, int, int]] = field(default_factory=dict)  # vector, lane, lanes
    vectors: dict[Refs, str] = field(default_factory=dict)
    made_of: dict[int, list[Refs]] = field(default_factory=dict)  # value → vectors that have it
    uses: list[AngleUse] = field(default_factory=list)  # in the order of their places
    shuffled: dict[tuple[str, ...], str] = field(default_factory=dict)  # of results, made once

    def side_by_side(self, trig_lanes: int) -> None:
        """Angles first, then the bundles in order; each output as soon as it is known."""
        bundles, signed = self.side.bundles(self.body.fused)
        self.access.start()
        self.uses = self._placed(bundles)
        if len(self.uses) > MANY:
            self._angles_in_memory(trig_lanes)
        else:  # few are at hand sooner where they are computed, and no loop keeps the rest waiting
            self.trigonometry(trig_lanes)
        homes = {
            op.result: Home(number, lane, len(bundle))
            for number, bundle in enumerate(bundles)
            for lane, op in enumerate(bundle)
        }
        known: dict[int, list[Written]] = {}
        zeros: list[tuple[int, int, Ref]] = []
        for array, output in enumerate(self.plan.program.outputs):
            refs = [None if self.is_zero(k) else signed.get(k, Ref(k)) for k in output.values]
            zeros += [(array, column, Ref(0)) for column, ref in enumerate(refs) if ref is None]
            for group in together(array, refs, homes, len(bundles)):
                known.setdefault(group.last(homes), []).append(group)
        registers = len(bundles)
        if len(bundles) + 2 * sum(map(len, known.values())) > SHORT:
            registers, self.access.pointers = REGISTERS, Near(self.body)
        room = Room(self.access.pointers, self.shape.element, registers, bundles, known, homes)
        for number, bundle in enumerate(bundles):
            if number and number % AFRESH == 0:
                self._afresh()
            for earlier in room.again[number]:
                self._loaded(bundles[earlier], room.load(earlier))
            self._bundle(bundle)
            if number in room.places:
                room.store(number, self._name(bundle))
            self._written(known.pop(number, ()))
        self._written(known.pop(-1, ()))
        self._zeros(zeros)
        self.access.pointers.settle()
        self.access.finish()

    def _bundle(self, bundle: Bundle) -> None:
        op, lanes = bundle[0], len(bundle)
        if lanes == 1:
            self.names[op.result] = self._operation(op)
            return
        rows: list[Refs] = [*zip(*(each.operands for each in bundle), strict=True)]
        # a sign that all lanes have belongs to the operation
        signs = [all(ref.negative for ref in row) for row in rows]
        rows = [
            tuple(-ref for ref in row) if negative else row
            for row, negative in zip(rows, signs, strict=True)
        ]
        shape = Shape(self.shape.element, lanes)

        def signed(ref: Ref) -> str:
            name = self.vector(rows[ref.value])
            return self.body.neg(shape, name) if ref.negative else name

        places = tuple(Ref(k, negative) for k, negative in enumerate(signs))
        name = computed(self.body, shape, op._replace(operands=places), signed)
        for lane, each in enumerate(bundle):
            self.homes[each.result] = name, lane, lanes

    def _name(self, bundle: Bundle) -> str:
        """What a bundle computed."""
        first = bundle[0].result
        return self.names[first] if len(bundle) == 1 else self.homes[first][0]

    def _loaded(self, bundle: Bundle, name: str) -> None:
        """What a bundle computed has another name from here on, and so has what is made of it."""
        for lane, op in enumerate(bundle):
            if len(bundle) == 1:
                self.names[op.result] = name
            else:
                self.homes[op.result] = name, lane, len(bundle)
                self.names.pop(op.result, None)
            for refs in self.made_of.pop(op.result, ()):
                self.vectors.pop(refs, None)

    # -- results ---------------------------------------------------------------------

    def _written(self, groups: Sequence[Written]) -> None:
        for array, column, refs in groups:
            if len(refs) == 1:
                self.access.store(array, column, self._result(refs[0]))
                continue
            run = Shape(self.shape.element, len(refs))
            value = self._pair(*refs) if len(refs) == 2 else self._side(refs[0])[0]
            self.access.store_run(array, column, run, value)

    def _result(self, ref: Ref) -> str:
        """One number; all lanes of its vector take their sign at once."""
        if not ref.negative or ref.value not in self.homes:
            return self.signed(ref)
        vector, lane, lanes = self._side(ref)
        kind = Shape(self.shape.element, lanes).type
        return self._once(f"extractelement {kind} {vector}, i32 {lane}")

    def _pair(self, a: Ref, b: Ref) -> str:
        """Two numbers side by side. In pairs of lanes, one shuffle does as many pairs as it can:

        (a₀ a₁ a₂ a₃), (b₀ b₁ b₂ b₃)  →  (a₀ b₀ a₂ b₂),  of which either half is a pair
        """
        sides = self._side(a), self._side(b)
        (left, i, lanes), (right, j, others) = sides
        if (left, i % 2, j) == (right, 0, i + 1):
            return self._half(left, i, lanes)[0]
        if lanes == others and i // 2 == j // 2:
            picks = [at for k in range(0, lanes, 2) for at in (k + i % 2, lanes + k + j % 2)]
            return self._half(self._shuffled(left, right, lanes, picks), i, lanes)[0]
        (left, i), (right, j) = (self._half(*side) for side in sides)
        return self._shuffled(left, right, 2, [i, 2 + j])

    def _side(self, ref: Ref) -> tuple[str, int, int]:
        """A vector that has a number in a lane, with its sign; the lane and how many there are."""
        element = self.shape.element
        if ref.value not in self.homes:
            given = f"<2 x {element}> poison, {element} {self.signed(ref)}, i32 0"
            return self._once(f"insertelement {given}"), 0, 2
        vector, lane, lanes = self.homes[ref.value]
        kind = Shape(element, lanes).type
        return self._once(f"fneg {kind} {vector}") if ref.negative else vector, lane, lanes

    def _half(self, vector: str, lane: int, lanes: int) -> tuple[str, int]:
        """The two lanes of a vector of which one is wanted, and which of them it is."""
        if lanes > 2:
            first = lane - lane % 2
            vector = self._shuffled(vector, "poison", lanes, [first, first + 1])
        return vector, lane % 2

    def _shuffled(self, a: str, b: str, lanes: int, picks: Sequence[int]) -> str:
        key = (a, b, *map(str, picks))
        if key not in self.shuffled:
            self.shuffled[key] = self.body.shuffle(Shape(self.shape.element, lanes), a, b, picks)
        return self.shuffled[key]

    def _once(self, instruction: str) -> str:
        if (instruction,) not in self.shuffled:
            self.shuffled[instruction,] = self.body.put(instruction)
        return self.shuffled[instruction,]

    # -- operands --------------------------------------------------------------------

    def operand(self, k: int) -> str:
        """The name of value k; a lane of a vector is taken out."""
        if k not in self.names and k in self.homes:
            vector, lane, lanes = self.homes[k]
            kind = Shape(self.shape.element, lanes).type
            self.names[k] = self.body.put(f"extractelement {kind} {vector}, i32 {lane}")
        return super().operand(k)

    def vector(self, refs: Refs) -> str:
        """A value for each lane."""
        if refs not in self.vectors:
            self.vectors[refs] = self._vector(refs)
            for ref in refs:
                self.made_of.setdefault(ref.value, []).append(refs)
        return self.vectors[refs]

    def _vector(self, refs: Refs) -> str:
        shape = Shape(self.shape.element, len(refs))
        if len(set(refs)) == 1:
            return self.body.broadcast(shape, self.signed(refs[0]))
        if len({ref.negative for ref in refs}) == 1:
            name = self._together(tuple(ref.value for ref in refs), shape)
            if name is not None:
                return self.body.neg(shape, name) if refs[0].negative else name
        half = len(refs) // 2
        if half > 1 and all(map(self._is_vector, (refs[:half], refs[half:]))):
            narrow = Shape(self.shape.element, half)
            halves = self.vector(refs[:half]), self.vector(refs[half:])
            return self.body.shuffle(narrow, *halves, range(len(refs)))
        name = "poison"
        for lane, ref in enumerate(refs):
            given = f"{shape.type} {name}, {shape.element} {self.signed(ref)}, i32 {lane}"
            name = self.body.put(f"insertelement {given}")
        return name

    def _is_vector(self, refs: Refs) -> bool:
        """Are these values of one group, in its lanes?"""
        homes = [self.homes.get(ref.value) for ref in refs]
        first = homes[0]
        return first is not None and homes == [(first[0], k, len(refs)) for k in range(len(refs))]

    def _together(self, values: tuple[int, ...], shape: Shape) -> str | None:
        """Values that are lanes of one vector already, in registers or in memory."""
        homes = [self.homes.get(k) for k in values]
        first = homes[0]
        if first is not None and homes == [(first[0], k, len(values)) for k in range(len(values))]:
            return first[0]
        if values in self.side.slots:
            array, at = "%constants", self.side.slots[values]
        elif all(k in self.waiting for k in values):
            array, at = "%angles", self.waiting[values[0]]
            if [self.waiting[k] for k in values] != [*range(at, at + len(values))]:
                return None
        else:
            return None
        return self.body.load(shape, self.access.pointers.place(array, at * shape.size))

    @cached_property
    def slots(self) -> Mapping[int, int]:
        """Numbers of the robot by themselves: places in the table."""
        return {k: slot for slot, k in reversed([*enumerate(self.side.rolled.table)])}

    def _afresh(self) -> None:
        super()._afresh()
        values = self.plan.values
        for refs in [*self.vectors]:
            k = refs[0].value
            leaf = k < len(values) and (values[k].op == LEAF or k in self.slots)
            if leaf or k in self.waiting:
                del self.vectors[refs]

    # -- angles ----------------------------------------------------------------------

    def _placed(self, bundles: Sequence[Bundle]) -> list[AngleUse]:
        """Angles in an order in which those of one bundle are neighbours."""
        uses = [use for use in self.plan.angles if use.rate > 0]
        owner = {k: use for use in uses for k in (use.cos, use.sin) if k is not None}
        found: dict[AngleUse, None] = {}
        rows = (
            refs for bundle in bundles for refs in zip(*(op.reads() for op in bundle), strict=True)
        )
        for row in sorted(rows, key=len, reverse=True):  # the widest first
            here = [owner[k] for k in row if k in owner]
            if len(here) == len(row) and not any(use in found for use in here):
                found |= dict.fromkeys(here)
        return [*found, *(use for use in uses if use not in found)]

    def _angles_in_memory(self, lanes: int) -> None:
        if not self.uses:
            return
        vector = Shape(self.shape.element, lanes)
        self._stored(self.uses, self._packed([self._angle(u) for u in self.uses], vector), vector)
