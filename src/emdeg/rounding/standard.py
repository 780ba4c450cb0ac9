"""How a program rounds, as one number, to compare programs of the same function.

No robot is known where programs are shortened, so the box is a standard one: every angle turns once
around, every speed, acceleration and length lies between −1 and 1, and a parameter without a value
is 1. The number is the mean of log₂ of the bounds of all outputs in float64, as written, not
halved: outputs of all sizes count alike.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf, log2, pi

from emdeg.errors import EmdegError
from emdeg.program.ir import Leaf, Program
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.subdivide import Patience, bounded


def standard_rounding(program: Program) -> float:
    """The mean log₂ of the bounds of the outputs over a standard box; ∞ where one has no bound."""
    values = {n: Fraction(1 if v is None else v) for n, v in program.parameters.items()}
    leaves = [v.a for v in program.values if isinstance(v.a, Leaf) and v.a.rate]
    ends = {program.key(leaf): pi if leaf.angular else 1.0 for leaf in leaves}
    ends |= {d.of: pi for d in program.derived}
    box = {name: (-end, end) for name, end in ends.items()}
    try:
        schedule = source_schedule(program, FORMATS["float64"], values)
        found = [
            bounded(Boxes(schedule, value, box), Patience(boxes=1))
            for value in dict.fromkeys(schedule.outputs)
            if value not in schedule.constants and value not in schedule.leaves
        ]
    except (EmdegError, ValueError):  # a parameter of 1 is none that this program can have
        return inf
    return sum(log2(max(bound, 5e-324)) for bound in found) / max(len(found), 1)
