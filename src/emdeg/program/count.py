"""How operations are counted: once, here, as the papers count.

One multiplication or one addition for each binary operation at the configuration or motion
rate; a subtraction is an addition; sign changes are free; an integer factor such as 2 is a
multiplication; divisions are counted apart and in the total; sin and cos are counted apart,
their angle sums are additions (and multiplications, for multiples other than ±1); opaque
functions (friction) are counted apart; parameter-only work is `setup` and not in the total.

`pairs` is the number of distinct angles whose sine or cosine is taken (c2, s2, c23, s23: 2 pairs).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import compress

from emdeg.program.code import Code, LinearAngle
from emdeg.program.ops import ADD, CALL, COS, DIV, MUL, SIN, STAGES, SUB
from emdeg.shown import brief, listed

KINDS = ("mul", "add", "div", "trig", "calls", "pairs")
_COUNTED = {
    ADD: "add", SUB: "add", MUL: "mul", DIV: "div", COS: "trig", SIN: "trig", CALL: "calls",
}  # fmt: skip


@dataclass(frozen=True)
class Count:
    """Operations per call; `stages` has the same for setup, configure and step."""

    __repr__ = brief
    _repr_html_ = listed

    mul: int = 0
    add: int = 0
    div: int = 0
    trig: int = 0
    calls: int = 0
    stages: Mapping[str, Count] = field(default_factory=dict)
    pairs: int = 0

    @property
    def total(self) -> int:
        """Multiplications, additions and divisions at run time."""
        return self.mul + self.add + self.div

    def __add__(self, other: Count) -> Count:
        """Both, one after the other (stages too)."""
        stages = {
            stage: self.stages.get(stage, Count()) + other.stages.get(stage, Count())
            for stage in STAGES
            if stage in self.stages or stage in other.stages
        }
        numbers = {kind: getattr(self, kind) + getattr(other, kind) for kind in KINDS}
        return Count(**numbers, stages=stages)

    def __str__(self) -> str:
        division = f" + {self.div} div" if self.div else ""
        call = f", {self.calls} calls" if self.calls else ""
        return (
            f"{self.mul} mul + {self.add} add{division} = {self.total}"
            f" ({self.trig} sin/cos of {self.pairs} angles{call})"
        )


def count(program: Code, wanted: Iterable[int] | None = None) -> Count:
    """The operations of a program, or of `wanted` values alone; only what these need counts."""
    tally = {stage: dict.fromkeys(KINDS, 0) for stage in STAGES}
    needed, rates, values = program.needed_values(wanted), program.rates, program.values
    ops = [value.op for value in values]
    for (op, rate), times in Counter(compress(zip(ops, rates, strict=True), needed)).items():
        if op in _COUNTED:
            tally[STAGES[rate]][_COUNTED[op]] += times
    angles: set[LinearAngle] = set()
    for k, op in enumerate(ops):
        if (op == COS or op == SIN) and needed[k] and values[k].a not in angles:
            angles.add(values[k].a)  # cos and sin of one angle share its sum
            here = tally[STAGES[rates[k]]]
            here["pairs"] += 1
            additions, multiplications = angle_cost(values[k].a)
            here["add"] += additions
            here["mul"] += multiplications
    stages = {stage: Count(**numbers, stages={}) for stage, numbers in tally.items()}
    return replace(stages["configure"] + stages["step"], stages=stages)


def angle_cost(angle: LinearAngle) -> tuple[int, int]:
    """(additions, multiplications) to form Σ k·θ + r·π."""
    additions = max(0, len(angle.terms) - 1) + bool(angle.half_turns and angle.terms)
    return additions, sum(abs(m) != 1 for _, m in angle.terms)


def count_elements(program: Code) -> dict[str, tuple[Count, ...]]:
    """R48: for every element of every output, the operations if it is computed alone.

    The sum over elements exceeds `count(program)`, which computes shared values once.
    """
    return {o.name: tuple(count(program, (k,)) for k in o.values) for o in program.outputs}
