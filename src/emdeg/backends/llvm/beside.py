"""The kernel of a campaign, which does two other things beside its own.

While W states are evaluated, the next W are made (samples.py), and the bins into which the outputs
of the tile before fell are counted:

    void block(const T *in0, …, T *out0, …, const T *constants, ptr table, T *next, int64 state,
               const int32 *index, int32 *histogram)

A kernel is mostly multiply-adds, and waits for the units that do them. Random words take integer
products, shifts and exclusive ors, of which most are done by other units; a count takes a load, an
increment and a store of one integer, which need none of them. One behind the other these would add
up; a few instructions of each after every some operations of the kernel fill what it leaves idle.
`state` is the number of the first state that is made; its columns go to `next`, W apart, as those
of in0, … are. `index` holds what reductions.py wrote for W states of the tile before, TILE apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from emdeg.backends.llvm.arrays import ColumnBlock
from emdeg.backends.llvm.reductions import counted
from emdeg.backends.llvm.samples import TILE, Maker, random_words, read_columns, slot
from emdeg.backends.llvm.text import Body

TOGETHER = 4  # counts that are written one behind the other


@dataclass
class BesideBlock(ColumnBlock):
    """Columns of W states from one room, to those of a tile."""

    kinds: Sequence[str] = ()
    counts: bool = False
    part: ClassVar[int] = 12
    angle_weight: ClassVar[int] = 40
    _asides: list[_Aside] = field(default_factory=list)

    @property
    def more(self) -> list[str]:
        """See above."""
        made = ["ptr noalias readonly %table", "ptr noalias %next", "i64 %state"]
        return [*made, "ptr noalias readonly %index", "ptr noalias %histogram"]

    @property
    def fetches(self) -> bool:
        """There is something to do all the while."""
        return True

    def start(self) -> None:
        """How many steps there are is found by writing them once for nobody."""
        for steps in (self._made, self._counted):
            total = sum(1 for _ in steps(Body(fused=self.body.fused)))
            self._asides.append(_Aside(steps(self.body), total))

    def fetch_ahead(self, share: float) -> None:
        """This share of the other work should be done."""
        for aside in self._asides:
            aside.advance(share)

    def finish(self) -> None:
        """What is left of it."""
        self.fetch_ahead(1.0)

    def _place(self, kind: str, array: int, column: int) -> str:
        apart = self.shape.lanes if kind == "in" else TILE
        return self.body.offset(f"%{kind}{array}", column * apart, self.shape.size)

    def _made(self, body: Body) -> Iterator[None]:
        s = self.shape

        def store(k: int, value: str) -> None:
            body.store(s, value, body.offset("%next", k * s.lanes, s.size), s.size * s.lanes)

        word = random_words(body, s, slot(body, "key"), read_columns(self.kinds))
        yield from Maker(self.kinds, s, body, slot(body, "ranges")).columns(word, store)

    def _counted(self, body: Body) -> Iterator[None]:
        if not self.counts:
            return
        for column in range(sum(self.outputs)):
            for lane in range(self.shape.lanes):
                counted(body, "%index", "%histogram", column * TILE + lane)
                if lane % TOGETHER == TOGETHER - 1:
                    yield


@dataclass
class _Aside:
    """Work that is done bit by bit."""

    steps: Iterator[None]
    total: int
    done: int = 0

    def advance(self, share: float) -> None:
        """Until this share is done; at the end, all."""
        wanted = self.total + 1 if share >= 1.0 else int(share * self.total)
        while self.done < wanted:
            next(self.steps, None)
            self.done += 1
