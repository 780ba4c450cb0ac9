"""Runs: rows whose places move by equal steps, as loops.

A row is something to be done (`what`) with some places of arrays. Rows that follow one another,
or take turns with a few others, and whose places move by the same steps from round to round, are
one loop:

    (f, x[3]) (g, y[8]) (f, x[5]) (g, y[7]) …   is   n × (f, x[3 + 2k]) (g, y[8 − k])
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

LONGEST_TURN = 6  # rows that take turns in one loop
FEWEST = 3  # rounds that are worth a loop
T = TypeVar("T")


class Place(NamedTuple):
    """An element of an array."""

    array: str
    at: int


class Pointer(NamedTuple):
    """Where something begins in round k of a loop: array[at + k·step]."""

    array: str
    at: int
    step: int = 0


@dataclass(frozen=True)
class Row(Generic[T]):
    """Something to be done, and the places that it is done with."""

    what: T
    places: tuple[Place, ...]

    def step_to(self, later: Row[T]) -> tuple[int, ...] | None:
        """How far all places move; None where it is something else, or with other arrays."""
        pairs = list(zip(self.places, later.places, strict=False))
        if self.what != later.what or any(a.array != b.array for a, b in pairs):
            return None
        return tuple(b.at - a.at for a, b in pairs)


@dataclass(frozen=True)
class Run(Generic[T]):
    """What is done in turn in each of `count` rounds."""

    count: int
    turns: tuple[tuple[T, tuple[Pointer, ...]], ...]


def runs(rows: Sequence[Row[T]], longest: int = LONGEST_TURN) -> Iterator[Run[T]]:
    """The rows in order, in loops of up to so many that take turns; the longest loops first."""
    at = 0
    while at < len(rows):
        choices = ((turn, _rounds(rows, at, turn)) for turn in range(1, longest + 1))
        turn, count = max(choices, key=lambda c: (c[0] * c[1] if c[1] >= FEWEST else 0, -c[0]))
        if count < FEWEST:
            turn, count = 1, 1
        turns = []
        for row in range(at, at + turn):
            places = rows[row].places
            steps = rows[row].step_to(rows[row + turn]) if count > 1 else None
            moves = steps or (0,) * len(places)
            pointers = tuple(Pointer(*p, step) for p, step in zip(places, moves, strict=True))
            turns.append((rows[row].what, pointers))
        yield Run(count, tuple(turns))
        at += turn * count


def _rounds(rows: Sequence[Row[T]], at: int, turn: int) -> int:
    """How many times these rows come round, all places moved by equal steps."""
    if at + 2 * turn > len(rows):
        return 1
    steps = [rows[at + k].step_to(rows[at + turn + k]) for k in range(turn)]
    if None in steps:
        return 1
    count = 2
    while at + (count + 1) * turn <= len(rows):
        first = at + (count - 1) * turn
        if any(rows[first + k].step_to(rows[first + turn + k]) != steps[k] for k in range(turn)):
            break
        count += 1
    return count
