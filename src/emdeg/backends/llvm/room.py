"""Memory of one state's bundles that leave the registers: stored once, loaded where they are read.

Left to itself, LLVM keeps what is loaded or computed under one name and writes it to the stack when
registers are short, at a place that takes nine bytes to say. Which bundles leave is decided in
registers.py, and their room is reached by pointers that stand near (near.py), which LLVM does not
see to be one array with the stack. The numbers are the same in every bit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.backends.llvm.bundles import Bundle
from emdeg.backends.llvm.near import Pointers
from emdeg.backends.llvm.registers import loaded_again, places
from emdeg.backends.llvm.text import Shape
from emdeg.backends.llvm.together import Home, Written


class Room:
    """Which bundles come back before which, and where they are."""

    def __init__(
        self, pointers: Pointers, element: str, registers: int, bundles: Sequence[Bundle],
        known: Mapping[int, Sequence[Written]], homes: Mapping[int, Home],
    ) -> None:  # fmt: skip
        self.pointers, self.body = pointers, pointers.body
        self.shapes = [Shape(element, len(bundle)) for bundle in bundles]
        self.again = loaded_again(_reads(bundles, known, homes), registers)
        self.places = places(self.again, [*map(len, bundles)])
        size = Shape(element).size
        ends = [size * (at + len(bundles[k])) for k, at in self.places.items()]
        if ends:
            self.body.do(f"%room = alloca [{max(ends)} x i8], align {8 * size}")

    def store(self, number: int, name: str) -> None:
        """What a bundle computed."""
        shape = self.shapes[number]
        self.body.store(shape, name, self._place(number), shape.size * shape.lanes)

    def load(self, number: int) -> str:
        """The same, back."""
        shape = self.shapes[number]
        return self.body.load(shape, self._place(number), shape.size * shape.lanes)

    def _place(self, number: int) -> str:
        return self.pointers.place("%room", self.places[number] * self.shapes[number].size)


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
