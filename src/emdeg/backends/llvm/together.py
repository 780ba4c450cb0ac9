"""Which results of one state, in lanes, are written at once.

A core completes one store in a cycle, or two of the same line, and that of a number takes as much
as that of a vector; of a symmetric matrix every number is stored twice. Neighbours are joined:

    all lanes of a bundle, in their order    the vector as it is
    two                                      one shuffle, which often does for two pairs

Two that are computed far apart stay alone: the first would wait in memory, which is a store, too,
and more code. How far is measured: less where the code has left the instruction cache anyway, and
is the slower the longer it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from emdeg.backends.llvm.tape import Ref

FAR, NEAR = 300, 100  # bundles between two that are written together, of short and long programs
LONG = 2500  # bundles, whose code is about twice as long as the instruction cache


class Home(NamedTuple):
    """Where a value is computed."""

    bundle: int
    lane: int
    lanes: int


class Written(NamedTuple):
    """Neighbours of an output, from a column on."""

    array: int
    column: int
    refs: tuple[Ref, ...]

    def last(self, homes: Mapping[int, Home]) -> int:
        """The bundle after which all are known; −1 where none computes any of them."""
        return max(homes[ref.value].bundle if ref.value in homes else -1 for ref in self.refs)


def together(
    array: int, refs: Sequence[Ref | None], homes: Mapping[int, Home], bundles: int
) -> list[Written]:
    """The columns of an output of so many bundles, in groups; None is not written here."""
    far = FAR if bundles <= LONG else NEAR
    found: list[Written] = []
    column = 0
    while column < len(refs):
        count = _count(refs, column, homes, far)
        group = [ref for ref in refs[column : column + count] if ref is not None]
        if group:
            found.append(Written(array, column, tuple(group)))
        column += count
    return found


def _count(refs: Sequence[Ref | None], column: int, homes: Mapping[int, Home], far: int) -> int:
    """How many neighbours begin here."""
    first = refs[column]
    if first is None:
        return 1
    home = homes.get(first.value)
    if home is not None and home.lane == 0 and home.lanes > 1:
        group = refs[column : column + home.lanes]
        lanes = [ref and ref.negative == first.negative and homes.get(ref.value) for ref in group]
        if lanes == [home._replace(lane=k) for k in range(home.lanes)]:
            return home.lanes
    second = refs[column + 1] if column + 1 < len(refs) else None
    if second is None:
        return 1
    other = homes.get(second.value)
    near = home is None or other is None or abs(home.bundle - other.bundle) <= far
    return 2 if near else 1
