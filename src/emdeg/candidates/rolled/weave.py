"""Parts that are alike, woven into one program whose blocks are calls of subroutines.

A part is a small program of one piece of the robot. Its leaves are leaves of the whole, numbers of
the robot (data), or what other parts compute. Some of these can be had only in a later pass: the
force of what stands on a piece when everything above it is done. The phase of a value is the
highest of its operands'; each pass computes the values of one phase, part by part,

    head      leaves, data and what follows from it, sines and cosines
    phase 0   from the base outward     (motions)
    phase 1   from the tips inward      (forces, articulated inertias)
    phase 2   outward again             (accelerations)

and what a part computes in one pass is a block (program.blocks). A shorter program of a class may
take what is known early from what comes late (u = D q̈ + …): then the class stays as it was derived.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from emdeg.exact.graph import Expr
from emdeg.program.blocks import KEY
from emdeg.program.builder import ProgramBuilder, prune, renumber
from emdeg.program.code import DerivedAngle, Input, Leaf, Output, Value, operands
from emdeg.program.compose import Element
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.program.ops import CONST, COS, LEAF, SIN


@dataclass(frozen=True)
class Part:
    """One piece: its class, what each of its leaves is, and the phase of those that are late."""

    kind: int
    leaves: Mapping[Leaf, Leaf | Expr | Element]
    late: Mapping[Leaf, int]


class Classes:
    """The programs of all pieces, each once: pieces that compute the same are of one class."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[object, ...], int] = {}
        self.programs: list[Program] = []

    def number(self, outputs: Mapping[str, Sequence[Expr]]) -> int:
        """The class of what computes these outputs, which is new if nothing else does."""
        key = tuple((name, tuple(entries)) for name, entries in outputs.items())
        if key not in self._numbers:
            self._numbers[key] = len(self.programs)
            named = {name: ((len(entries),), entries) for name, entries in outputs.items()}
            state = {s for entries in outputs.values() for e in entries for s in e.state_symbols()}
            inputs = [("state", sorted(state, key=lambda s: s.name))]
            self.programs.append(lower("piece", named, inputs))
        return self._numbers[key]


@dataclass(frozen=True)
class Weave:
    """The composition of the programs of all classes: parts are in order from the base outward."""

    name: str
    parts: Sequence[Part]
    outputs: Mapping[str, tuple[tuple[int, ...], Sequence[Element | None]]]  # None: zero
    inputs: Sequence[Input]
    parameters: Mapping[str, float | None]
    derived: Sequence[DerivedAngle] = ()
    metadata: Mapping[str, str] = field(default_factory=dict)
    plain: Sequence[Program] = ()  # of every class, as derived

    def __call__(self, programs: Sequence[Program]) -> Program:
        """One program, cut into blocks."""
        late = {part.kind: part.late for part in self.parts}
        programs = [
            plain if _later(program, plain, late[kind]) else program
            for kind, (program, plain) in enumerate(
                zip(programs, self.plain or programs, strict=True)
            )
        ]
        zeros = any(e is None for _, elements in self.outputs.values() for e in elements)
        weaving = _Weaving(self.parts, programs, zeros)
        starts = weaving.blocks()
        values = weaving.values
        outputs = tuple(
            Output(key, shape, tuple(weaving.element(e) for e in elements))
            for key, (shape, elements) in self.outputs.items()
        )
        used = {v.a.name for v in values if v.op == LEAF}
        known = {k: v for k, v in self.parameters.items() if k in used}
        derived = tuple(d for d in self.derived if d.leaf in used)
        about = {**self.metadata, KEY: json.dumps(starts)}
        return Program(self.name, tuple(values), outputs, tuple(self.inputs), known, derived, about)


@dataclass(frozen=True)
class Unrolled:
    """The same as one straight line, which may be rewritten: where blocks begin is forgotten."""

    weave: Weave

    def __call__(self, programs: Sequence[Program]) -> Program:
        """One program."""
        program = self.weave(programs)
        return prune(replace(program, metadata=self.weave.metadata))


class _Weaving:
    def __init__(self, parts: Sequence[Part], programs: Sequence[Program], zeros: bool) -> None:
        self.parts = parts
        self.programs = [programs[part.kind] for part in parts]
        self.done: list[dict[int, int]] = [{} for _ in parts]
        self.still: list[set[int]] = [set() for _ in parts]  # values that follow from data
        self.builder = ProgramBuilder()
        self.zero = self.builder.const(0) if zeros else -1
        data = self._data()
        self.phases = {p.kind: _phases(programs[p.kind], p.late) for p in parts}
        for number, part in enumerate(parts):
            self._head(number, part, data)
        self._follow()
        self.values = list(self.builder.values)

    def _data(self) -> dict[Expr, int]:
        """Every number of the robot that some part reads, as a value of the head."""
        wanted = [
            part.leaves[value.a]
            for part, program in zip(self.parts, self.programs, strict=True)
            for value in program.values
            if value.op == LEAF
        ]
        entries = list(dict.fromkeys(x for x in wanted if isinstance(x, Expr)))
        program = lower("data", {"data": ((len(entries),), entries)}, [])
        number: dict[int, int] = {}
        for k, value in enumerate(program.values):
            number[k] = self.builder.copy(value, number)
        return {e: number[k] for e, k in zip(entries, program.outputs[0].values, strict=True)}

    def _head(self, number: int, part: Part, data: Mapping[Expr, int]) -> None:
        """What a part has in the head: its leaves, sines and cosines."""
        program, done = self.programs[number], self.done[number]
        for k in program.output_values():
            if program.values[k].op == CONST:
                done[k] = self.builder.emit(program.values[k])
        for k, value in enumerate(program.values):
            if value.op == LEAF:
                source = part.leaves[value.a]
                if isinstance(source, Leaf):
                    done[k] = self.builder.leaf(source)
                elif isinstance(source, Expr):
                    done[k] = data[source]
                    self.still[number].add(k)
            elif value.op in (COS, SIN):
                done[k] = self.builder.copy(value, self._numbered(program, value, done))

    def _follow(self) -> None:
        """What follows from data alone is in the head as well, also what parts tell each other."""
        order, before = range(len(self.parts)), -1
        while sum(map(len, self.still)) > before:
            before = sum(map(len, self.still))
            for number in (*order, *reversed(order)):
                self._follow_part(number)

    def _follow_part(self, number: int) -> None:
        program, done, still = self.programs[number], self.done[number], self.still[number]
        for k, value in enumerate(program.values):
            if k in done or value.op == CONST:
                continue
            if value.op == LEAF:
                source = self.parts[number].leaves[value.a]
                assert isinstance(source, tuple)
                part, output, index = source
                there = self.programs[part].output(output).values[index]
                if there in self.still[part] or self.programs[part].values[there].op == CONST:
                    done[k] = self.done[part][there]
                    still.add(k)
            elif all(j in still or program.values[j].op == CONST for j in operands(value)):
                done[k] = self.builder.copy(value, self._numbered(program, value, done))
                still.add(k)

    def _numbered(self, program: Program, value: Value, done: dict[int, int]) -> dict[int, int]:
        """The operands of a value of the head, exact numbers included."""
        return {
            k: self.builder.emit(program.values[k]) if program.values[k].op == CONST else done[k]
            for k in operands(value)
        }

    def blocks(self) -> list[int]:
        """Write all blocks, pass by pass; where each begins."""
        starts: list[int] = []
        last = max(max(phases, default=0) for phases in self.phases.values())
        for phase in range(last + 1):
            order = range(len(self.parts))
            for number in order if phase % 2 == 0 else reversed(order):
                start = len(self.values)
                self._block(number, phase)
                if len(self.values) > start:
                    starts.append(start)
        return starts

    def _block(self, number: int, phase: int) -> None:
        part, program, done = self.parts[number], self.programs[number], self.done[number]
        phases = self.phases[part.kind]
        constants: dict[int, int] = {}
        for k, value in enumerate(program.values):
            if phases[k] != phase:
                continue
            if value.op == LEAF:
                if k not in done:
                    source = part.leaves[value.a]
                    assert isinstance(source, tuple)
                    done[k] = self.element(source)
                continue
            if value.op == CONST or k in done:
                continue
            for operand in operands(value):
                if program.values[operand].op == CONST and operand not in constants:
                    constants[operand] = self._put(program.values[operand])
            done[k] = self._put(renumber(value, {**_read(value, done), **constants}))

    def _put(self, value: Value) -> int:
        self.values.append(value)
        return len(self.values) - 1

    def element(self, element: Element | None) -> int:
        """The value that an output of a part is; that of None is zero."""
        if element is None:
            return self.zero
        part, output, index = element
        return self.done[part][self.programs[part].output(output).values[index]]


def _read(value: Value, done: Mapping[int, int]) -> dict[int, int]:
    return {k: done[k] for k in operands(value) if k in done}


def _later(program: Program, plain: Program, late: Mapping[Leaf, int]) -> bool:
    """Does something that others read come in a later pass than as derived?"""
    ours, theirs = _phases(program, late), _phases(plain, late)
    return any(
        ours[k] > theirs[j]
        for output in plain.outputs
        for k, j in zip(program.output(output.name).values, output.values, strict=True)
    )


def _phases(program: Program, late: Mapping[Leaf, int]) -> list[int]:
    """The phase of every value of a class."""
    found: list[int] = []
    for value in program.values:
        own = late.get(value.a, 0) if value.op == LEAF else 0
        found.append(max((found[k] for k in operands(value)), default=own))
    return found
