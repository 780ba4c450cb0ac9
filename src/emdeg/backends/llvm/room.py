"""Memory of one state's bundles that leave the registers: stored once, loaded where they are read.

Left to itself, LLVM keeps what is loaded or computed under one name and writes it to the stack when
registers are short, at a place that takes nine bytes to say. Code of humanoids is longer than the
instruction cache and takes as long as it takes to be fetched (about twelve bytes in a cycle), so
what counts is bytes. Which bundles leave is decided in registers.py, and their room is reached by

    pointer k  =  room + 256 k + 128,      the first of POINTERS for most: −128 … 127 is one byte

which LLVM does not see to be one array with the stack. The numbers are the same in every bit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.backends.llvm.bundles import Bundle
from emdeg.backends.llvm.registers import REGISTERS, loaded_again, places
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.llvm.together import Home, Written

SHORT = 2000  # bundles; fewer fit the instruction cache, and LLVM's own choice is as fast
NEAR = 256  # bytes that one byte reaches around a pointer
POINTERS = 6  # a processor has sixteen registers for them, and inputs and outputs need theirs


class Room:
    """Which bundles come back before which, and where they are."""

    def __init__(
        self, body: Body, element: str, bundles: Sequence[Bundle],
        known: Mapping[int, Sequence[Written]], homes: Mapping[int, Home],
    ) -> None:  # fmt: skip
        self.body = body
        self.shapes = [Shape(element, len(bundle)) for bundle in bundles]
        enough = REGISTERS if len(bundles) > SHORT else len(bundles)
        self.again = loaded_again(_reads(bundles, known, homes), enough)
        self.places = places(self.again, [*map(len, bundles)])
        size = Shape(element).size
        ends = [size * (at + len(bundles[k])) for k, at in self.places.items()]
        self.pointers: list[str] = []
        if ends:
            parts = -(-max(ends) // NEAR)  # whole ones, or a pointer would be past the end
            body.do(f"%room = alloca [{parts * NEAR} x i8], align {8 * size}")
            for k in range(min(parts, POINTERS)):
                self.pointers.append(body.copy(body.offset("%room", k * NEAR + NEAR // 2, 1)))

    def store(self, number: int, name: str) -> None:
        """What a bundle computed."""
        shape = self.shapes[number]
        self.body.store(shape, name, self._place(number), shape.size * shape.lanes)

    def load(self, number: int) -> str:
        """The same, back."""
        shape = self.shapes[number]
        return self.body.load(shape, self._place(number), shape.size * shape.lanes)

    def _place(self, number: int) -> str:
        at = self.places[number] * self.shapes[number].size
        part = min(at // NEAR, len(self.pointers) - 1)
        return self.body.offset(self.pointers[part], at - part * NEAR - NEAR // 2, 1)


def _reads(
    bundles: Sequence[Bundle], known: Mapping[int, Sequence[Written]], homes: Mapping[int, Home]
) -> list[list[int]]:
    """The bundles that each one reads, itself or where results are written behind it."""
    found = []
    for number, bundle in enumerate(bundles):
        values = [v for op in bundle for v in op.reads()]
        values += [ref.value for group in known.get(number, ()) for ref in group.refs]
        found.append(sorted({homes[v].bundle for v in values if v in homes} - {number}))
    return found
