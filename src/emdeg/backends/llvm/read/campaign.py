"""The text of a campaign's kernel, proved to compute its program, whatever it does beside that.

While W states are evaluated, the next W are made and bins of others are counted (beside.py). The
kernel is run on unknowns as everywhere (check.py), and what it does beside is compared as well:

    the next states   are, number by number, those that the function `make` of the same text makes
    the bins          have one more for each of W states of every output

The loop over tiles and the reductions, which work on what comes out, are tested, not proved.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from emdeg.backends.llvm.module import COLUMNS, ModuleText
from emdeg.backends.llvm.native import ELEMENTS, NativeOptions
from emdeg.backends.llvm.philox import schedule
from emdeg.backends.llvm.read.check import Lowering, Proof, Text
from emdeg.backends.llvm.read.instructions import refused
from emdeg.backends.llvm.read.kernels import Arrays
from emdeg.backends.llvm.read.machine import Machine
from emdeg.backends.llvm.read.memory import Pointer
from emdeg.backends.llvm.reductions import COPIES, HISTOGRAM
from emdeg.backends.llvm.samples import SLOTS, TILE
from emdeg.backends.llvm.sweeper import SweepText
from emdeg.exact.table import collector_paused
from emdeg.program.ir import Program

STATE = 123_456_789_012  # the number of the first state that is made
SEED = 5
TYPES = {element: dtype for dtype, element in ELEMENTS.items()}


def prove_campaign(program: Program, made: SweepText) -> Lowering:
    """Read the text of a campaign back and prove its kernel, or raise a CertificateError."""
    start = time.perf_counter()
    if made.motion is not None:
        refused("motions are followed by a loop that is not read", "trajectory")
    with collector_paused():
        options = NativeOptions(TYPES[made.element], COLUMNS)
        module = ModuleText(made.plan, made.element, made.machine, COLUMNS)
        proof = Proof(program, options, module, made.plan)
        text = proof.read(made.text())
        if made.beside:
            proof.name(f"blocks of {proof.shape.lanes}, with the next states and bins beside")
            _prove_beside(proof, text, made)
        else:
            proof.block(text)
        return proof.done(time.perf_counter() - start)


def _prove_beside(proof: Proof, text: Text, made: SweepText) -> None:
    lanes, arrays = proof.shape.lanes, proof.arrays
    machine = proof.machine(text)
    aside = _Aside(machine, arrays, len(made.kinds), lanes, made.outputs)
    beside = Arrays(arrays.program, arrays.constants, arrays.element, COLUMNS, lanes, apart=TILE)
    more = [aside.table, aside.following, STATE, aside.index, aside.histogram]
    proof.kernel(machine, "@block", beside, lanes, more)
    remade = aside.room("remade", aside.states, arrays.element)
    machine.call("@make", [aside.table, remade, lanes, STATE, lanes])
    found = aside.following.room.cells
    if found != remade.room.cells or min(found.values(), default=0) < 0:
        refused("the next states are not those of `make`")
    counted = {4 * bin_: 1 for bin_ in aside.bins} if HISTOGRAM in made.features else {}
    if any(aside.histogram.room.cells[at] != counted.get(at, 0) for at in aside.all_bins):
        refused("a state is not counted in its bin, or twice")


class _Aside:
    """The arrays of what is done beside a kernel."""

    def __init__(
        self, machine: Machine, arrays: Arrays, columns: int, lanes: int, outputs: int
    ) -> None:
        self._machine, self._lanes = machine, lanes
        leaf, size = machine.trace.leaf, arrays.size
        self.states = columns * lanes * size
        ranges = [leaf(f"campaign range {k}", -1) for k in range(2 * columns)]
        known = {
            "key": self.room("key", 8 * len(schedule(SEED)), "i64", schedule(SEED)),
            "ranges": self.room("ranges", 2 * columns * size, arrays.element, ranges),
        }
        self.table = self.room("table", 8 * len(SLOTS), "ptr")
        self.table.room.cells |= {8 * SLOTS.index(name): p for name, p in known.items()}
        self.following = self.room("next", self.states, arrays.element, align=lanes * size)
        # state `lane` of output `column` falls into a bin of its own
        places = [column * TILE + lane for column in range(outputs) for lane in range(lanes)]
        index = dict.fromkeys(range(outputs * TILE), 0)
        index |= {place: COPIES * (k + 1) for k, place in enumerate(places)}
        self.index = self.room("index", 4 * outputs * TILE, "i32", [*index.values()])
        self.bins = [index[place] + place % COPIES for place in places]
        count = COPIES * (len(places) + 2)
        self.all_bins = range(0, 4 * count, 4)
        self.histogram = self.room("histogram", 4 * count, "i32", [0] * count)

    def room(
        self, name: str, size: int, element: str, cells: Sequence[Any] = (), align: int = 8
    ) -> Pointer:
        """An array with these numbers."""
        place = self._machine.memory.room(name, size, align=align)
        place.room.element = element
        step = size // len(cells) if cells else 0
        place.room.cells |= {k * step: value for k, value in enumerate(cells)}
        return place
