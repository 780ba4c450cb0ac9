"""The text of a loop over time steps, proved to integrate its program.

The kernels in it are proved as everywhere (check.py). The loop is then followed for a few steps
with each call of a kernel as one step that gives unknown rates, in all lanes at once, and

    the arguments of every call, every recorded state and the last one

are certified equal to the same of the scheme as it stands in books (schemes.py). Numbers are
taken to be finite: where one is not, the loop ends early, which is tested.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from emdeg.backends.llvm import host as this
from emdeg.backends.llvm.module import COLUMNS, ModuleText
from emdeg.backends.llvm.native import NativeOptions
from emdeg.backends.llvm.read.check import Lowering, Proof, Text
from emdeg.backends.llvm.read.instructions import refused
from emdeg.backends.llvm.read.machine import Machine
from emdeg.backends.llvm.read.memory import Pointer
from emdeg.backends.llvm.read.schemes import Books, Run, Vector
from emdeg.backends.llvm.read.trace import Trace
from emdeg.backends.llvm.stepper import ELEMENT, Loop, Scheme, stepper_text
from emdeg.backends.plan import Plan
from emdeg.exact.table import collector_paused
from emdeg.program.ir import Program

RUNS = ((1, 1), (3, 1), (3, 2))  # steps, and after how many of them the state is recorded
SIZE = 8


def prove_steps(program: Program, scheme: Scheme) -> Lowering:
    """Read the text of a stepper back and prove it, or raise a CertificateError."""
    start = time.perf_counter()
    if scheme.name not in ("rk4", "semi_implicit"):
        refused("how often it iterates depends on numbers", scheme.name)
    with collector_paused():
        plan, machine = Plan.of(program), this.this_host().machine
        options = NativeOptions("float64", COLUMNS)
        proof = Proof(program, options, ModuleText(plan, ELEMENT, machine, COLUMNS), plan)
        for lanes in (1, proof.shape.lanes):
            text = proof.read(stepper_text(program, scheme, Loop, lanes))
            proof.one(text) if lanes == 1 else proof.block(text)
            for steps, every in RUNS:
                _prove_run(proof, text, Run(scheme, lanes, steps, every))
        return proof.done(time.perf_counter() - start)


def _prove_run(proof: Proof, text: Text, run: Run) -> None:
    """What the loop does in each lane is what the scheme says."""
    trace, books = (Trace(proof.arrays.program, ELEMENT) for _ in range(2))
    found = followed(run, Machine(text, trace))
    certified: list[Program] = []
    for lane in range(run.lanes):
        expected = run.program(books, Books(run, books, lane).outputs(), lane)
        ours = run.program(trace, [lanes[lane] for lanes in found], lane)
        if ours not in certified:
            proof.prove((run, lane), ours, expected)
            certified.append(ours)
    if (run.steps, run.every) == RUNS[-1]:
        proof.name(f"steps of {run.scheme.name}, {'one state' if run.lanes == 1 else 'blocks'}")


def followed(run: Run, machine: Machine) -> list[list[Vector]]:
    """Run the text: arguments of all calls, recorded states, the last one; lane by lane."""
    columns, lanes, trace = run.scheme.columns, run.lanes, machine.trace
    given = [run.leaves(trace, lane) for lane in range(lanes)]
    size = columns * lanes * SIZE

    def room(name: str, size: int, cells: Sequence[int] = (), **more: Any) -> Pointer:
        place = machine.memory.room(name, size, align=SIZE, **more)
        place.room.element = ELEMENT
        place.room.cells |= {SIZE * k: value for k, value in enumerate(cells)}
        return place

    state = room(
        "state", size, [given[lane][0][k] for k in range(columns) for lane in range(lanes)]
    )
    rows = given[0][1]
    signals = room("signals", SIZE * run.rows * run.scheme.signals, [*chain(*rows)], writable=False)
    constants = room("constants", 0, writable=False)
    record = room("record", size * (run.steps // run.every + 1))
    work = room("room", 3 * size + run.scheme.signals * lanes * SIZE)
    calls = _Calls(run, machine)
    machine.natives["@one" if lanes == 1 else "@block"] = calls
    name = "@run_one" if lanes == 1 else "@run_block"
    counts = [given[0][2], run.steps, run.every]
    made = machine.call(name, [state, signals, constants, *counts, record, work])
    if made != run.steps:
        refused("the loop ends early", made)
    kept = [record.moved(size * k) for k in range(run.steps // run.every + 1)]
    return [*calls.arguments, *(calls.read(place, columns) for place in (*kept, state))]


@dataclass
class _Calls:
    """The kernel in the loop: notes what it is given, and gives unknown rates."""

    run: Run
    machine: Machine
    arguments: list[list[Vector]] = field(default_factory=list)

    def __call__(self, *given: Any) -> None:
        """One call."""
        run, scheme = self.run, self.run.scheme
        arrays = len(scheme.state)
        signals = int(scheme.signals > 0)
        if len(given) != 2 * arrays + signals + 1 + (run.lanes > 1):
            refused("a kernel is called with other arguments")
        if given[2 * arrays + signals].room.name != "constants":
            refused("a kernel is called with other constants")
        if run.lanes > 1 and given[-1] != run.lanes:
            refused("a kernel is called with another stride", given[-1])
        widths = [*scheme.state, *([scheme.signals] if signals else [])]
        read = [self.read(p, w) for p, w in zip(given, widths, strict=False)]
        number = len(self.arguments)
        self.arguments.append(
            [[*chain(*(part[lane] for part in read))] for lane in range(run.lanes)]
        )
        rates = [run.rates(self.machine.trace, number, lane) for lane in range(run.lanes)]
        outputs = given[arrays + signals :][:arrays]
        for place, start, width in zip(outputs, run.starts, scheme.state, strict=True):
            for k in range(width):
                row = tuple(lane[start + k] for lane in rates)
                self.machine.memory.store(self._kind, row, place.moved(k * run.lanes * SIZE), SIZE)

    @property
    def _kind(self) -> str:
        return f"<{self.run.lanes} x {ELEMENT}>"

    def read(self, place: Pointer, columns: int) -> list[Vector]:
        """Columns of vectors, lane by lane."""
        width = self.run.lanes * SIZE
        load = self.machine.memory.load
        found = [load(self._kind, place.moved(k * width), SIZE) for k in range(columns)]
        return [[column[lane] for column in found] for lane in range(self.run.lanes)]
