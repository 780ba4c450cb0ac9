"""Zeros of large matrices for one state: whole lines of the cache, beside the angles.

Of a humanoid's mass matrix half is zero in every state, in runs of some ten columns between others.
A store that touches two lines takes a core about three cycles, one within a line takes one, and
where lines begin is known at run time only. So a stretch that holds the long runs is cleared as a
whole before anything else is written there,

    LINE bytes at its beginning, each line within, 2·LINE bytes at its end.

Stores wait for nobody, angles for their own products: so each turn of the loop over angles clears
its share of the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emdeg.backends.llvm.arrays import LINE
from emdeg.backends.llvm.text import Body, Shape

FEWEST = 4  # lines of a stretch
MOST = 128  # lines that one turn clears; of more, the code would be longer than what it saves
SPLIT = 1.5  # lines that may be cleared for one store that would touch two


@dataclass(frozen=True)
class Stretch:
    """Columns of an output that are cleared: zeros, and what is written later."""

    array: int
    columns: range
    element: str

    @staticmethod
    def of(array: int, zeros: Sequence[int], element: str) -> Stretch | None:
        """That of an output whose columns `zeros` are zero; None where it does not pay."""
        long = LINE // Shape(element).size
        runs = [run for run in runs_of(zeros) if len(run) >= long]
        if not runs:
            return None
        found = Stretch(array, range(runs[0].start, runs[-1].stop), element)
        instead = sum(-(-len(run) // long) for run in runs_of(zeros) if run[0] in found.columns)
        return found if FEWEST <= found.lines <= SPLIT * instead else None

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.columns) * Shape(self.element).size

    @property
    def lines(self) -> int:
        """Lines that are inside, wherever they begin."""
        return (self.size - LINE + Shape(self.element).size) // LINE

    def begin(self, body: Body) -> None:
        """Both ends; `%lines…` is where the first line begins."""
        size = Shape(self.element).size
        start = body.offset(f"%out{self.array}", self.columns.start, size)
        for at in (0, self.size - 2 * LINE, self.size - LINE):
            self._clear(body, body.offset(start, at, 1), size)
        address = body.put(f"ptrtoint ptr {start} to i64")
        until = body.put(f"and i64 {body.put(f'sub i64 0, {address}')}, {LINE - 1}")
        body.do(f"%lines{self.array} = getelementptr inbounds i8, ptr {start}, i64 {until}")

    def turn(self, body: Body, number: str, turns: int) -> None:
        """The share of one of so many turns; the last may clear lines again."""
        share = self.share(turns)
        last = self.lines - share
        wanted = body.put(f"mul i64 {number}, {share}")
        inside = body.put(f"icmp ult i64 {wanted}, {last}")
        first = body.put(f"select i1 {inside}, i64 {wanted}, i64 {last}")
        place = body.offset(f"%lines{self.array}", first, LINE)
        for k in range(share):
            self._clear(body, body.offset(place, k, LINE), LINE)

    def share(self, turns: int) -> int:
        """Lines that one of so many turns clears."""
        return -(-self.lines // turns)

    def _clear(self, body: Body, place: str, align: int) -> None:
        line = Shape(self.element, LINE // Shape(self.element).size)
        body.store(line, line.const(0.0), place, align)


def runs_of(columns: Sequence[int]) -> list[range]:
    """Columns in order as runs of neighbours."""
    found: list[range] = []
    for column in columns:
        if found and found[-1].stop == column:
            found[-1] = range(found[-1].start, column + 1)
        else:
            found.append(range(column, column + 1))
    return found
