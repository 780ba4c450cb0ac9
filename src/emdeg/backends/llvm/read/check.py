"""The text of a kernel, as it is handed to LLVM, proved to compute its program.

    1. `one` and `block` are run on arrays whose numbers are unknowns (machine.py); what they write
       is a straight-line program of each state's own inputs, whatever way its comparisons take
       and wherever in a line of the cache the arrays begin.
    2. That program is certified equal to the given one, whose numbers are rounded to the type
       that is computed with, at random points as every certificate (program/certify.py).
    3. `batch` and `stream`, which call them, are run with these calls as single steps, for numbers
       of states on both sides of every block: each state goes in whole and comes out in its place.

What is assumed: LLVM makes machine code that does what its text says, and the sequences of
idioms.py compute what they stand for (of cos and sin: sincos_proof.py).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from emdeg.backends.base import check_numbers, constants
from emdeg.backends.llvm import native
from emdeg.backends.llvm.module import COLUMNS, ROWS, ModuleText
from emdeg.backends.llvm.module import Machine as Computer
from emdeg.backends.llvm.native import ELEMENTS, NativeOptions
from emdeg.backends.llvm.read.instructions import refused
from emdeg.backends.llvm.read.kernels import MARK, Arrays, Summary
from emdeg.backends.llvm.read.machine import Machine
from emdeg.backends.llvm.read.memory import Pointer
from emdeg.backends.llvm.read.reader import Section, sections
from emdeg.backends.llvm.read.trace import Trace
from emdeg.backends.llvm.stream import (
    LARGEST,
    LINE,
    blocks_of_tile,
    lines_behind,
    pays,
    tile_states,
)
from emdeg.backends.llvm.text import Shape
from emdeg.backends.plan import Plan
from emdeg.errors import CertificateError
from emdeg.exact.table import collector_paused
from emdeg.program.certificate import Certificate, Reference
from emdeg.program.certify import certify
from emdeg.program.ir import Program

Text = Mapping[str, Section]
LOG2_ERROR = -104.0  # of each of a few certificates, so that all together are below 2⁻¹⁰⁰


@dataclass(frozen=True)
class Lowering:
    """What was proved of the text of a kernel."""

    dtype: str
    layout: str
    kernels: tuple[str, ...]
    lines: int  # of text
    certificates: tuple[Certificate, ...]  # of different straight-line programs that were read
    seconds: float

    @property
    def log2_error(self) -> float:
        """The chance that any of it is wrong."""
        return math.log2(sum(2.0**c.log2_error for c in self.certificates))

    def __str__(self) -> str:
        return (
            f"The text of the machine code ({self.dtype}, {self.layout}: {', '.join(self.kernels)};"
            f" {self.lines} lines) was read exactly and computes this program, its numbers rounded"
            f" to {self.dtype}: wrong with probability at most 2^{self.log2_error:.0f};"
            f" {self.seconds:.2f} s."
        )


def prove_kernel(
    program: Program, options: NativeOptions | None = None, machine: Computer | None = None
) -> Lowering:
    """Read the texts of a kernel back and prove them, or raise a CertificateError.

    They are those for this computer, unless another is given.
    """
    start = time.perf_counter()
    options = options or NativeOptions()
    check_numbers(constants(program), "jit", options.dtype)
    with collector_paused():
        made = native.module(program, options, machine)
        proof = Proof(program, options, made)
        if native.is_long(program):
            proof.one(proof.read(made.one_text()))
            proof.batch(proof.read(made.batch_text()))
        else:
            text = proof.read(made.text())
            proof.one(text)
            proof.batch(text)
        if options.layout == ROWS and pays(proof.arrays.outputs):
            proof.stream(proof.read(made.stream_text()))
        return proof.done(time.perf_counter() - start)


class Proof:
    """The texts of one kernel, one after the other."""

    def __init__(
        self, program: Program, options: NativeOptions, made: ModuleText, plan: Plan | None = None
    ) -> None:
        self.options = options
        plan = plan or native.constants_plan(program, made.machine)
        self.arrays = Arrays(plan.program, plan.constants, ELEMENTS[options.dtype], options.layout)
        self.shape = Shape(self.arrays.element, made.lanes)
        self._lines = 0
        self._kernels: list[str] = []
        self._proved: dict[object, Certificate] = {}
        exact = Trace(program, self.arrays.element)
        where = exact.copied()
        self._reference = exact.program([[where[k] for k in o.values] for o in program.outputs], 0)

    def read(self, text: str) -> Text:
        """A module, function by function."""
        self._lines += text.count("\n")
        return sections(text)

    def one(self, text: Text) -> None:
        """The kernel for one state."""
        self._kernels.append("one state")
        self._kernel(text, "@one", 1)

    def block(self, text: Text) -> None:
        """The kernel for a block of states."""
        lanes = self.shape.lanes
        self._kernels.append(f"blocks of {lanes}")
        more = [lanes + 1] if self.options.layout == COLUMNS else []
        self._kernel(text, "@block", lanes, lambda machine: more)

    def batch(self, text: Text) -> None:
        """The kernel for a block of states, if there is one, and the loop over blocks or states."""
        lanes = self.shape.lanes
        if "@block" in text:
            self.block(text)
        self._kernels.append("batches")
        for count in sorted({0, 1, lanes - 1, lanes, lanes + 1, 2 * lanes, 3 * lanes - 1}):
            arrays = replace(self.arrays, states=count)
            self._driver(text, arrays, "@batch", [count, count], {"@one": 1, "@block": lanes})

    def stream(self, text: Text) -> None:
        """The kernel for a block whose results go past the cache, and its loop over tiles."""
        self._kernels.append("past the cache")
        lanes = self.shape.lanes
        lines = [lines_behind(self.shape, width) for width in self.arrays.outputs]
        carried: list[tuple[Pointer, Pointer]] = []

        def more(machine: Machine) -> list[Pointer]:
            for array, count in enumerate(lines):
                rooms = [
                    machine.memory.room(n, LINE * count, align=LINE) for n in ("behind", "line")
                ]
                rooms[0].room.element = self.arrays.element
                rooms[0].room.cells |= {
                    at: MARK - array * LARGEST - at
                    for at in range(0, LINE * count, self.arrays.size)
                }
                carried.append((rooms[0], rooms[1]))
            return [room for pair in carried for room in pair]

        self._kernel(text, "@block", lanes, more)
        if any(source.room.cells != target.room.cells for source, target in carried):
            refused("a line of the tile before is lost")
        tile = max(tile_states(self.arrays.element), lanes)
        assert tile == blocks_of_tile(self.shape) * lanes
        for tiles in (1, 2, 3):
            for shift in (0, 3 * self.arrays.size):
                arrays = replace(self.arrays, states=tiles * tile, shift=LINE + shift)
                self._driver(text, arrays, "@stream", [tiles], {"@block": lanes}, lines)

    def name(self, kernel: str) -> None:
        """Say that a kernel was proved."""
        self._kernels.append(kernel)

    def prove(self, key: object, found: Program, reference: Program) -> None:
        """Certify what was read equal to what it should be."""
        about = Reference("the program")
        self._proved[key] = certify(found, reference, about=about, log2_error=LOG2_ERROR)

    def done(self, seconds: float) -> Lowering:
        """What was proved."""
        o = self.options
        found = tuple(self._proved.values())
        return Lowering(o.dtype, o.layout, tuple(self._kernels), self._lines, found, seconds)

    # -- what a kernel computes ----------------------------------------------------------

    def machine(self, text: Text) -> Machine:
        """Ready to run."""
        trace = Trace(self.arrays.program, self.arrays.element)
        return Machine(text, trace)

    def _kernel(
        self, text: Text, name: str, states: int,
        more: Callable[[Machine], Sequence[object]] = lambda machine: (),
    ) -> None:  # fmt: skip
        """Run it, and certify what it computes for each of the states.

        Where it asks for addresses, every output is at every place within a line once; no two
        outputs always miss lines by the same, so that none is taken for another.
        """
        columns = self.arrays.layout == COLUMNS and name == "@block"
        arrays = replace(
            self.arrays, states=states + columns, layout=self.arrays.layout if columns else ROWS
        )
        size = self.arrays.size
        for shift in range(LINE + size, 2 * LINE + size, size):
            machine = self.machine(text)
            self.kernel(machine, name, replace(arrays, shift=shift), states, more(machine))
            if not machine.asked:
                return

    def kernel(
        self, machine: Machine, name: str, arrays: Arrays, states: int, more: Sequence[object]
    ) -> None:
        """Run a kernel on arrays, and certify what it computes for each of the states."""
        places = arrays.made(machine)
        machine.call(name, [*places, *more])
        for state in range(states):
            found = machine.trace.program(arrays.results(places, state), state)
            key = found.values, tuple(o.values for o in found.outputs)
            if key not in self._proved:
                self.prove(key, found, self._reference)

    def _driver(
        self, text: Text, arrays: Arrays, name: str, more: Sequence[int],
        kernels: Mapping[str, int], lines: Sequence[int] = (),
    ) -> None:  # fmt: skip
        """Run a loop over kernels: each state comes out in its place."""
        machine = self.machine(text)
        for kernel, lanes in kernels.items():
            layout = ROWS if lanes == 1 else arrays.layout
            summary = Summary(replace(arrays, layout=layout), machine, lanes, lines)
            machine.natives[kernel] = summary
        places = arrays.made(machine)
        machine.call(name, [*places, *more])
        for state in range(arrays.states):
            owner = state if any(arrays.inputs) else -1
            for array, found in enumerate(arrays.results(places, state)):
                if found != [*arrays.marks(array, owner)]:
                    raise CertificateError(
                        f"the text of the machine code ({name[1:]} of {arrays.states} states) loses"
                        " a result, or puts it elsewhere",
                        element=f"state {state} of output {array + 1}",
                    )
