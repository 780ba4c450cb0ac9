"""What "shorter" may mean: each objective maps a program to a number, the smaller the better.

total             multiplications + additions + divisions at run time (the papers' count)
multiplications   multiplications and divisions first, additions break ties
trigonometric     total, with each sine and cosine counted as several operations
fused             instructions where x·y + z is one: an addition takes up one product that
                  nothing else reads
latency           the longest chain of dependent instructions, in processor cycles
accuracy          total; among programs of equal length the one with the smaller proved rounding,
                  over the limits of the robot where they are known (`on`)

While sums of products are extracted there is no program to measure yet: there an objective says
what an addition costs beside a multiplication, and whether a sum takes up its products.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from emdeg.errors import unknown
from emdeg.program.count import angle_cost
from emdeg.program.ir import Program, check_program, operands
from emdeg.program.ops import ADD, CALL, COS, DIV, MUL, NEG, SIN, SUB
from emdeg.public import public
from emdeg.rounding.standard import Limits, Rounding, standard_rounding


@dataclass(frozen=True)
class Objective:
    """A measure of programs, the smaller the better; call it like the function that it holds."""

    name: str
    measure: Callable[[Program], float]
    addition: float = 1.0  # what an addition costs while sums are extracted
    fuses: bool = False  # does a sum take up the last multiplication of its terms?
    among_equals: Callable[..., Rounding] | None = None  # slow; asked for the best alone
    counts: bool = True  # are fewer operations always better?

    def __call__(self, program: Program) -> float:
        """How long the program is."""
        return self.measure(program)

    def prefers(self, program: Program, best: Program) -> bool:
        """Is a program better than the best so far?"""
        ours, theirs = self(program), self(best)
        if ours != theirs or self.among_equals is None or program.values == best.values:
            return ours < theirs
        return self.among_equals(program).below(self.among_equals(best))

    def on(self, limits: Limits) -> Objective:
        """The objective for programs of a robot, whose limits are these."""
        measure = self.among_equals
        if measure is None:
            return self
        return replace(self, among_equals=partial(measure, limits=limits))


#: Cycles until a result can be used, double precision on current x86-64 and AArch64 cores.
CYCLES: Mapping[int, int] = MappingProxyType(
    {ADD: 4, SUB: 4, MUL: 4, DIV: 13, COS: 40, SIN: 40, CALL: 20}
)
TIE_BREAK = 1e-6  # an addition beside a multiplication
TRIGONOMETRIC_WEIGHT = 10.0  # operations in a sine or cosine of a vectorised library


def total(program: Program) -> float:
    """Multiplications, additions and divisions at run time."""
    return program.count().total


def multiplications(program: Program) -> float:
    """Multiplications and divisions; among equals, fewer additions."""
    count = program.count()
    return count.mul + count.div + TIE_BREAK * count.add


def trigonometric(program: Program) -> float:
    """All operations, a sine or cosine being worth ten."""
    count = program.count()
    return count.total + TRIGONOMETRIC_WEIGHT * count.trig


def fused(program: Program) -> float:
    """Instructions at run time with fused multiply-add."""
    return program.count().total - fusible(program)


def fusible(program: Program) -> int:
    """Additions that can take up a product: one each, products that are read once."""
    needed = program.needed_values()
    uses = [0] * len(program)
    for k in program.output_values():
        uses[k] += 1
    for k, value in enumerate(program.values):
        if needed[k]:
            for j in operands(value):
                uses[j] += 1
    found = 0
    for k, (op, a, b) in enumerate(program.values):
        if needed[k] and program.rates[k] and op in (ADD, SUB):
            found += any(_single_product(program, uses, j) for j in (a, b))
    return found


def _single_product(program: Program, uses: list[int], k: int) -> bool:
    """Is value k a product at run time, or its opposite, that is read once?"""
    while program.values[k].op == NEG and uses[k] == 1:
        k = program.values[k].a
    return program.values[k].op == MUL and uses[k] == 1 and program.rates[k] > 0


@public
def latency(program: Program) -> float:
    """The critical path at run time, in cycles; sums of angles are included."""
    check_program(program)
    ready = [0] * len(program)
    for k, value in enumerate(program.values):
        if program.rates[k] == 0:
            continue
        start = max((ready[j] for j in operands(value)), default=0)
        if value.op in (COS, SIN):
            additions, multiplications = angle_cost(value.a)
            start += CYCLES[ADD] * additions + CYCLES[MUL] * min(multiplications, 1)
        ready[k] = start + CYCLES.get(value.op, 0)
    return max((ready[k] for k in program.output_values()), default=0)


TOTAL = Objective("total", total)
OBJECTIVES: Mapping[str, Objective] = MappingProxyType(
    {
        o.name: o
        for o in (
            TOTAL,
            Objective("multiplications", multiplications, addition=TIE_BREAK, counts=False),
            Objective("trigonometric", trigonometric),
            Objective("fused", fused, fuses=True, counts=False),
            Objective("latency", latency, counts=False),
            Objective("accuracy", total, among_equals=standard_rounding),
        )
    }
)


def objective_named(name: str) -> Objective:
    """One of OBJECTIVES; an unknown name says which there are."""
    if name in OBJECTIVES:
        return OBJECTIVES[name]
    raise unknown("objective", name, OBJECTIVES, argument="objective")
