"""Kernels on memory: where states are in arrays, and what a kernel does to them.

rows      element k of state s at (s·width + k)·size
columns   element k of state s at (k·stride + s)·size
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from emdeg.backends.llvm.module import ROWS
from emdeg.backends.llvm.read.instructions import refused
from emdeg.backends.llvm.read.machine import Machine
from emdeg.backends.llvm.read.memory import Pointer
from emdeg.backends.llvm.read.reader import POISON, UNSURE
from emdeg.backends.llvm.read.trace import Trace
from emdeg.backends.llvm.text import Shape
from emdeg.program.ir import Program

MARK = UNSURE - 1  # and below: no number, but not to be mistaken either


@dataclass(frozen=True)
class Arrays:
    """The arrays of a program: inputs, outputs, constants; of `states` states."""

    program: Program  # whose values the constants are
    constants: Sequence[int]
    element: str
    layout: str = ROWS
    states: int = 1
    shift: int = 0  # bytes by which outputs miss a line of the cache: 1, 3, 5, … times so many
    apart: int = 0  # states between columns of outputs, where these are not as many as there are

    @cached_property
    def size(self) -> int:
        """Bytes of a number."""
        return Shape(self.element).size

    @property
    def inputs(self) -> list[tuple[str, ...]]:
        """The leaves of each input."""
        return [i.leaves for i in self.program.inputs]

    @cached_property
    def outputs(self) -> list[int]:
        """The columns of each output."""
        return [len(o.values) for o in self.program.outputs]

    def at(self, width: int, state: int, apart: int = 0) -> range:
        """Where the elements of a state are."""
        rows = self.layout == ROWS
        first, step = (state * width, 1) if rows else (state, apart or self.states)
        return range(first * self.size, (first + step * width) * self.size, step * self.size)

    def marks(self, array: int, state: int) -> tuple[int, ...]:
        """What stands for the elements of an output of a state: numbers that nothing else has."""
        first = MARK - (state + 1) * sum(self.outputs) - sum(self.outputs[:array])
        return tuple(range(first, first - self.outputs[array], -1))

    def made(self, machine: Machine) -> list[Pointer]:
        """Inputs and constants that are known, outputs that are not, in the order of arguments."""
        trace, room = machine.trace, machine.memory.room
        where = trace.copied(0)
        found = []
        for array, leaves in enumerate(self.inputs):
            place = room(
                f"in{array}", len(leaves) * self.states * self.size, align=self.size, writable=False
            )
            place.room.element = self.element
            for state in range(self.states):
                for at, leaf in zip(self.at(len(leaves), state), leaves, strict=True):
                    place.room.cells[at] = trace.leaf(leaf, state)
            found.append(place)
        for state in range(self.states):
            trace.angles(state)
        for array, width in enumerate(self.outputs):
            size = width * (self.apart or self.states) * self.size
            shift = (self.shift or self.size) * (2 * array + 1)
            found.append(room(f"out{array}", size, align=64, shift=shift))
        place = room("constants", len(self.constants) * self.size, align=self.size, writable=False)
        place.room.element = self.element
        place.room.cells |= {n * self.size: where[k] for n, k in enumerate(self.constants)}
        return [*found, place]

    def results(self, places: Sequence[Pointer], state: int) -> list[list[int]]:
        """What is in the outputs of a state now."""
        found = places[len(self.inputs) : -1]
        return [
            [place.room.cells.get(at, POISON) for at in self.at(width, state, self.apart)]
            for place, width in zip(found, self.outputs, strict=True)
        ]


@dataclass(frozen=True)
class Summary:
    """A kernel of so many states that was proved, as one step: it marks what it would compute."""

    arrays: Arrays
    machine: Machine
    lanes: int
    lines: Sequence[int] = ()  # of each output, that are carried on beside it

    def __call__(self, *given: Any) -> None:
        """See above."""
        arrays, trace = self.arrays, self.machine.trace
        count = len(arrays.inputs) + len(arrays.outputs)
        places, more = given[:count], given[count + 1 :]
        if given[count].room.name != "constants" or given[count].at:
            refused("a kernel is called with other constants")
        stride = more[0] if more and isinstance(more[0], int) else arrays.states
        inputs = [
            self._whole(place, len(leaves), stride)
            for place, leaves in zip(places, arrays.inputs, strict=False)
        ]
        states = [self._state(trace, [rows[lane] for rows in inputs]) for lane in range(self.lanes)]
        for array in range(len(arrays.outputs)):
            rows = [arrays.marks(array, state) for state in states]
            self._write(places[len(arrays.inputs) + array], rows, stride)
        for array, lines in enumerate(self.lines):
            self._carried(more[2 * array], more[2 * array + 1], lines)

    def _state(self, trace: Trace, given: Sequence[Sequence[int]]) -> int:
        """The state that a lane is given, all of it."""
        found = max((trace.states[k] for row in given for k in row[:1] if k >= 0), default=-1)
        for row, leaves in zip(given, self.arrays.inputs, strict=True):
            if [*row] != [trace.leaf(leaf, found) for leaf in leaves]:
                refused("a kernel is given other numbers than a state's", leaves)
        return found

    def _places(self, place: Pointer, width: int, stride: int) -> Iterator[tuple[str, Pointer]]:
        """Where the numbers of all lanes are, as vectors: rows, or columns."""
        lanes, size, element = self.lanes, self.arrays.size, self.arrays.element
        rows = self.arrays.layout == ROWS
        for k in range((lanes if rows else width) if width else 0):
            at = k * (width if rows else stride) * size
            yield f"<{width if rows else lanes} x {element}>", place.moved(at)

    def _whole(self, place: Pointer, width: int, stride: int) -> list[tuple[int, ...]]:
        """The numbers of every lane."""
        load, size = self.machine.memory.load, self.arrays.size
        found = [load(kind, at, size) for kind, at in self._places(place, width, stride)]
        if self.arrays.layout == ROWS or not width:
            return found or [()] * self.lanes
        return [*zip(*found, strict=True)]

    def _write(self, place: Pointer, rows: Sequence[Sequence[int]], stride: int) -> None:
        store, size = self.machine.memory.store, self.arrays.size
        turned = rows if self.arrays.layout == ROWS else [*zip(*rows, strict=True)]
        places = self._places(place, len(rows[0]), stride)
        for (kind, at), values in zip(places, turned, strict=False):
            store(kind, values, at, size)

    def _carried(self, source: Pointer, target: Pointer, count: int) -> None:
        memory, kind = self.machine.memory, f"<{64 // self.arrays.size} x {self.arrays.element}>"
        for at in range(0, 64 * count, 64):
            memory.store(kind, memory.load(kind, source.moved(at), 64), target.moved(at), 64)
