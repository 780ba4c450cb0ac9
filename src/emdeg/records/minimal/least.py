"""How few operations any program of a function has, as far as it is proved.

The bound by numbers, inputs and outputs (bounds.py) comes first. Of a program of few operations
that has more, every shorter one is tried (search.py); that says nothing of programs with divisions.
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.errors import ProgramError
from emdeg.program.ir import Program
from emdeg.program.ops import LEAF
from emdeg.records.bounds import lower_bound
from emdeg.records.minimal.jets import Target, target
from emdeg.records.minimal.search import operations
from emdeg.shown import brief

FEW = 4  # operations of a program that is worth the search: seconds


@dataclass(frozen=True)
class Least:
    """So many operations every program has; `searched`: every one without divisions."""

    __repr__ = brief

    operations: int
    searched: bool = False

    def of(self, total: int) -> str:
        """What it says of a program that has so many."""
        who = "whoever writes it" + (" without divisions" if self.searched else "")
        return f"proved minimal, {who}" if total == self.operations else who


def least(program: Program) -> Least | None:
    """What is proved of the function of a program; None where nothing is."""
    bound = lower_bound(program)
    if bound is None:
        return None
    known, total = Least(bound.total), program.count().total
    if not known.operations < total <= FEW:
        return known
    for near in _corners(program):
        while known.operations < total and not _exists(near, known.operations):
            known = Least(known.operations + 1, searched=True)
    return known


def _corners(program: Program) -> list[Target]:
    """The function near both corners of its angle; nothing where it is not searched."""
    leaves = [value.a for value in program.values if value.op == LEAF]
    angles = [leaf.name for leaf in leaves if leaf.rate and leaf.angular]
    corners = range(2) if angles else range(1)
    try:
        return [target(program, quarters=dict.fromkeys(angles, k)) for k in corners]
    except ProgramError:
        return []


def _exists(near: Target, count: int) -> bool:
    try:
        found = operations(near, count, least_numbers=near.numbers())
        return next(found, None) is not None
    except ProgramError:
        return True
