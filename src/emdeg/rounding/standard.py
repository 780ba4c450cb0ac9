"""How a program rounds, as two numbers, to compare programs of the same function.

The box is the robot's own, joint and speed limits, where these are known, and a standard one for
the rest: every angle turns once around, lengths lie within ±1 m, speeds within ±3, accelerations
within ±10; a parameter without a value is 1. The numbers are log₂ of the largest bound of all
outputs in float64, as written, and the mean of log₂ of the bounds, where small outputs count too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import inf, log2, pi
from typing import NamedTuple, TypeAlias

from emdeg.errors import EmdegError
from emdeg.program.ir import Leaf, Program
from emdeg.rounding.boxes import Boxes, Range
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.subdivide import Patience, bounded

_ENDS = {"qd": 3.0, "qdd": 10.0}  # of inputs
_PLANS = 10  # of each question: enough to compare

#: the ranges of a program's state that are known
Limits: TypeAlias = Callable[[Program], Mapping[str, Range]]


class Rounding(NamedTuple):
    """log₂ of the largest bound, and the mean of log₂ of all bounds."""

    worst: float
    mean: float

    def below(self, other: Rounding) -> bool:
        """Is one of the numbers smaller and none larger?"""
        return self != other and self.worst <= other.worst and self.mean <= other.mean


def standard_rounding(
    program: Program, limits: Limits = lambda _: {}, *, boxes: int = 1
) -> Rounding:
    """The bounds of the outputs, halved into so many boxes; ∞ where one has no bound."""
    values = {n: Fraction(1 if v is None else v) for n, v in program.parameters.items()}
    patience = Patience(boxes=boxes)
    try:
        box = {**_standard_box(program), **limits(program)}
        schedule = source_schedule(program, FORMATS["float64"], values)
        found = [
            bounded(Boxes(schedule, value, box, _PLANS), patience)
            for value in dict.fromkeys(schedule.outputs)
            if value not in schedule.constants and value not in schedule.leaves
        ]
    except (EmdegError, ValueError):  # a parameter of 1 is none that this program can have
        return Rounding(inf, inf)
    sizes = [log2(max(bound, 5e-324)) for bound in found]
    return Rounding(max(sizes, default=-inf), sum(sizes) / max(len(sizes), 1))


def _standard_box(program: Program) -> dict[str, Range]:
    leaves = [v.a for v in program.values if isinstance(v.a, Leaf) and v.a.rate]
    ends = {program.key(leaf): pi if leaf.angular else 1.0 for leaf in leaves}
    ends |= {leaf: _ENDS[i.name] for i in program.inputs if i.name in _ENDS for leaf in i.leaves}
    ends |= {d.of: pi for d in program.derived}
    return {name: (-end, end) for name, end in ends.items()}
