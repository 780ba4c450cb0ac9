"""Memory of a function: rooms of numbers at known places.

Every room has an address of its own, so that alignment is checked where it is claimed. A place
outside of a room, or a write where nothing may be written, is refused; what was never written has
no value, and no result may come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from emdeg.backends.llvm.read.reader import POISON, UNSURE, element_of, lanes_of, size_of
from emdeg.errors import CertificateError

_APART = 1 << 32  # bytes between rooms


@dataclass(eq=False)
class Room:
    """`size` bytes at an address; all numbers in it are of one type."""

    name: str
    address: int
    size: int
    writable: bool = True
    element: str = ""
    cells: dict[int, Any] = field(default_factory=dict)

    def refuse(self, problem: str, at: int) -> NoReturn:
        """Say what is wrong at a place."""
        raise CertificateError(
            f"the text of the machine code {problem}", element=f"{self.name}, byte {at}",
            expected=f"places 0 … {self.size - 1}, of one type, as aligned as they are",
        )  # fmt: skip


class View:
    """What is reached through one argument of a call that says that no other reaches it, or that
    nothing is written through it.

    `seen` is shared by all such arguments of the call: place → who reached it (None: several that
    read), and whether it was written. `within` is the view that the argument was made from.
    """

    def __init__(
        self, seen: dict[tuple[Room, int], tuple[View | None, bool]], readonly: bool = False
    ) -> None:
        self._seen, self.readonly = seen, readonly
        self.within: View | None = None

    def meets(self, place: tuple[Room, int], writes: bool) -> bool:
        """Note that a place is reached; was it reached by another, and one of them writes?"""
        before, written = self._seen.get(place, (self, False))
        written |= writes
        self._seen[place] = (self if before is self else None, written)
        return before is not self and written


class Pointer(NamedTuple):
    """A place, and the arguments through which it is reached."""

    room: Room
    at: int
    view: View | None = None

    def moved(self, by: int) -> Pointer:
        """Further on."""
        return Pointer(self.room, self.at + by, self.view)

    def within(self, view: View) -> Pointer:
        """The same place, through an argument of another call."""
        view.within = self.view
        return Pointer(self.room, self.at, view)


Changes = dict[tuple[Room, int], Any]


class Memory:
    """All rooms; what was changed since a moment can be told and undone."""

    def __init__(self) -> None:
        self._rooms = 0
        self._changed: list[Changes] = []

    def room(
        self, name: str, size: int, *, align: int = 64, shift: int = 0, writable: bool = True
    ) -> Pointer:
        """A new room, aligned as said and no better; `shift` more bytes."""
        self._rooms += 1
        address = self._rooms * _APART + align + shift
        return Pointer(Room(name, address, size, writable), 0)

    def load(self, kind: str, place: Any, align: int) -> Any:
        """A number, or one for each lane."""
        room, offsets = self._places(kind, place, align, writes=False)
        if room.element and room.element != element_of(kind):
            room.refuse(f"reads {element_of(kind)} where {room.element} is", place.at)
        found = tuple([room.cells.get(at, POISON) for at in offsets])
        return found if kind[0] == "<" else found[0]

    def store(self, kind: str, value: Any, place: Any, align: int) -> None:
        """Write a number, or those of all lanes."""
        room, offsets = self._places(kind, place, align, writes=True)
        if not room.writable:
            room.refuse("writes into what is to be read only", place.at)
        if room.element and room.element != element_of(kind):
            room.refuse(f"writes {element_of(kind)} where {room.element} is", place.at)
        room.element = element_of(kind)
        for at, each in zip(offsets, value if kind[0] == "<" else (value,), strict=True):
            self._put(room, at, each)

    def _put(self, room: Room, at: int, value: Any) -> None:
        for changed in self._changed[-1:]:
            changed.setdefault((room, at), room.cells.get(at))
        room.cells[at] = value

    def _places(
        self, kind: str, place: Any, align: int, *, writes: bool
    ) -> tuple[Room, Sequence[int]]:
        if not isinstance(place, Pointer):
            raise CertificateError("the text of the machine code reads or writes at no known place")
        room, at, view = place
        size = size_of(element_of(kind))
        end = at + size * max(lanes_of(kind), 1)
        if at < 0 or end > room.size:
            room.refuse("leaves an array", at)
        if at % size or (room.address + at) % align:
            room.refuse(f"claims an alignment of {align}", at)
        found = range(at, end, size)
        while view is not None:
            if writes and view.readonly:
                room.refuse("writes by an argument that is said to be read only", at)
            for each in found:
                if view.meets((room, each), writes):
                    room.refuse("reaches a place by two arguments that are said to be apart", each)
            view = view.within
        return room, found

    # -- two ways to the same place ----------------------------------------------------

    def begin(self) -> None:
        """From here on changes are kept apart."""
        self._changed.append({})

    def undo(self) -> Changes:
        """As it was at `begin`; what had been changed, and to what."""
        changed = self._changed.pop()
        found = {}
        for (room, at), before in changed.items():
            found[room, at] = room.cells[at]
            if before is None:
                del room.cells[at]
            else:
                room.cells[at] = before
        return found

    def either(self, *ways: tuple[Changes, Callable[[int], int]]) -> None:
        """One of two changes happened: what both agree on is known.

        With each comes what settles a value where it happened.
        """
        (one, settled), (other, settled_too) = ways
        for room, at in one | other:
            before = room.cells.get(at, UNSURE)
            a = settled(one.get((room, at), before))
            b = settled_too(other.get((room, at), before))
            self._put(room, at, a if a == b else UNSURE)
