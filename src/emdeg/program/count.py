"""How operations are counted: once, here, as the papers count.

One multiplication or one addition for each binary operation at the configuration or motion
rate; a subtraction is an addition; sign changes are free; an integer factor such as 2 is a
multiplication; divisions are counted apart and in the total; sin and cos are counted apart,
their angle sums are additions (and multiplications, for multiples other than ±1); opaque
functions (friction) are counted apart; parameter-only work is `setup` and not in the total.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from emdeg.program.ir import (
    ADD, CALL, COS, DIV, MUL, SIN, STAGES, SUB, LinearAngle, Program, operands,
)  # fmt: skip


@dataclass(frozen=True)
class Count:
    """Operations per call; `stages` has the same for setup, configure and step."""

    mul: int = 0
    add: int = 0
    div: int = 0
    trig: int = 0
    calls: int = 0
    stages: Mapping[str, Count] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """Multiplications, additions and divisions at run time."""
        return self.mul + self.add + self.div

    def __str__(self) -> str:
        division = f" + {self.div} div" if self.div else ""
        return f"{self.mul} mul + {self.add} add{division} = {self.total} ({self.trig} sin/cos)"


def count(program: Program) -> Count:
    """The operations of a program; values that no output needs are not counted."""
    needed = [False] * len(program.values)
    for k in program.output_values():
        needed[k] = True
    tally = {stage: dict.fromkeys(("mul", "add", "div", "trig", "calls"), 0) for stage in STAGES}
    angles: set[LinearAngle] = set()
    for k in range(len(program.values) - 1, -1, -1):
        if not needed[k]:
            continue
        value = program.values[k]
        for operand in operands(value):
            needed[operand] = True
        here = tally[STAGES[program.rates[k]]]
        if value.op in (ADD, SUB):
            here["add"] += 1
        elif value.op == MUL:
            here["mul"] += 1
        elif value.op == DIV:
            here["div"] += 1
        elif value.op in (COS, SIN):
            here["trig"] += 1
            assert isinstance(value.a, LinearAngle)
            if value.a not in angles:  # cos and sin of one angle share its sum
                angles.add(value.a)
                here["add"] += len(value.a.terms) - 1 + bool(value.a.half_turns)
                here["mul"] += sum(abs(m) != 1 for _, m in value.a.terms)
        elif value.op == CALL:
            here["calls"] += 1
    stages = {stage: Count(**numbers) for stage, numbers in tally.items()}
    run = (stages["configure"], stages["step"])
    return Count(
        mul=sum(c.mul for c in run),
        add=sum(c.add for c in run),
        div=sum(c.div for c in run),
        trig=sum(c.trig for c in run),
        calls=sum(c.calls for c in run),
        stages=stages,
    )
