"""Pointers of one state's code: one for each array, or several that stand near what is reached.

A place within 128 bytes of its pointer takes one byte to say, any other four. Code of humanoids is
longer than the instruction cache and takes as long as it takes to be fetched (about twelve bytes in
a cycle), so what counts is bytes. There a few pointers stand in the middle of parts of arrays,

    pointer of part k  =  array + 256 k + 128,      places of the part: pointer − 128 … 127

and when a part is reached in which none stands, but where enough is reached soon, the one that is
needed last moves there (Belady's rule, as in registers.py). So where pointers stand is written when
all is known that they reach.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

from emdeg.backends.llvm.text import Body

NEAR = 256  # bytes that one byte reaches around a pointer
POINTERS = 12  # of the processor's sixteen registers for them
SOON = 100  # places that are reached next
ENOUGH = 4  # of them in one part are worth a move: it takes seven bytes, and each saves three


@dataclass
class Pointers:
    """Each array has one."""

    body: Body
    _copies: dict[str, str] = field(default_factory=dict)

    def place(self, array: str, byte: int) -> str:
        """Where a byte of an array is."""
        return self.body.offset(self._copies.get(array, array), byte, 1)

    def afresh(self, arrays: Sequence[str]) -> None:
        """What these arrays have is loaded again from here on: LLVM takes them for others."""
        for array in arrays:
            self._copies[array] = self.body.copy(self._copies.get(array, array))

    def settle(self) -> None:
        """Nothing more will be reached."""


Part = tuple[str, int]  # an array and which of its parts


class Reach(NamedTuple):
    """A place that is reached, and the line that names it."""

    line: int
    name: str
    array: str
    byte: int

    @property
    def part(self) -> Part:
        """What a pointer that stands near it reaches."""
        return self.array, self.byte // NEAR


@dataclass
class Near(Pointers):
    """A few stand where they are needed."""

    _reached: list[Reach] = field(default_factory=list)
    _seen: dict[int, Sequence[str]] = field(default_factory=dict)  # until which step, which arrays
    _standing: dict[Part, str] = field(default_factory=dict)

    def place(self, array: str, byte: int) -> str:
        """Where a byte of an array is; how that is said is settled in the end."""
        self._reached.append(Reach(len(self.body.lines), self.body.name(), array, byte))
        self.body.lines.append("")
        return self._reached[-1].name

    def afresh(self, arrays: Sequence[str]) -> None:
        """From here on these arrays are reached by pointers that LLVM has not seen."""
        self._seen[len(self._reached)] = arrays

    def settle(self) -> None:
        """Every place is named, as seen from the pointers that stand while it is reached."""
        uses: dict[Part, list[int]] = {}
        for step, reach in enumerate(self._reached):
            uses.setdefault(reach.part, []).append(step)
        lines, self.body.lines = self.body.lines, []
        for step, reach in enumerate(self._reached):
            for part, pointer in self._standing.items():
                if part[0] in self._seen.get(step, ()):
                    self._standing[part] = self.body.copy(pointer)
            if reach.part not in self._standing and _often(uses[reach.part], step):
                self._move(reach, {part: _next(uses[part], step) for part in self._standing})
            pointer, way = self._way(reach.array, reach.byte)
            self.body.do(f"{reach.name} = getelementptr i8, ptr {pointer}, i64 {way}")
            lines[reach.line] = "\n".join(self.body.lines)
            self.body.lines.clear()
        self.body.lines = lines

    def _move(self, reach: Reach, needed: Mapping[Part, float]) -> None:
        """A pointer to the part that is reached, instead of the one that is needed last."""
        start, way = self._way(reach.array, _middle(reach.part))
        if len(self._standing) == POINTERS:
            del self._standing[max(self._standing, key=needed.__getitem__)]
        # the middle of an array's last part may be behind its end
        there = self.body.offset(start, way, 1, inside=False)
        self._standing[reach.part] = self.body.copy(there)

    def _way(self, array: str, byte: int) -> tuple[str, int]:
        """The nearest pointer that stands in an array, or its start, and how far a byte is."""
        ways = [(byte - _middle(p), name) for p, name in self._standing.items() if p[0] == array]
        way, name = min(ways, key=lambda found: abs(found[0]), default=(byte, array))
        return name, way


def _middle(part: Part) -> int:
    return part[1] * NEAR + NEAR // 2


def _next(steps: Sequence[int], step: int) -> float:
    """The first that is later."""
    later = bisect_right(steps, step)
    return steps[later] if later < len(steps) else inf


def _often(steps: Sequence[int], step: int) -> bool:
    """Is it reached often enough, soon?"""
    return bisect_right(steps, step + SOON) - bisect_right(steps, step - 1) >= ENOUGH
