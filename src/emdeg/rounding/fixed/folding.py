"""The schedule of a program as fixed point wants it: constants folded, signs only in sums.

    x·0 = 0,  x·1 = x,  x + 0 = x,  x/c = x·(1/c)        c a constant, exact where it says so
    (−x)·y = −(x·y),  −x − y = −(x + y),  sign(−x) = −sign(x),  |−x| = |x|

so that products, quotients and functions have operands without signs, and a sum at most one. Every
use of a constant is a constant of its own, for each use may round it to another format.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from emdeg.errors import UsageError
from emdeg.exact.numbers import Number
from emdeg.program.ir import Program
from emdeg.rounding.plain import folded_schedule
from emdeg.rounding.schedule import (
    FUNCTION,
    PRODUCT,
    QUOTIENT,
    SUM,
    Given,
    Operand,
    Schedule,
    Step,
)  # fmt: skip

FUNCTIONS = ("abs", "sign")


def folded(program: Program, parameters: Mapping[str, Number]) -> tuple[Schedule, list[Operand]]:
    """The schedule, and the outputs with their signs."""
    schedule, outputs = folded_schedule(program, parameters)
    folding = _Folding(schedule)
    for step in schedule.steps:
        folding.step(step)
    signed = [folding.read(o) for o in outputs]
    made = replace(
        schedule, steps=tuple(folding.steps), constants=folding.constants,
        outputs=tuple(o.value for o in signed), contracts=False,
    ).of([o.value for o in signed])  # fmt: skip
    return _apart(made), signed


@dataclass
class _Folding:
    schedule: Schedule
    steps: list[Step] = field(default_factory=list)
    constants: dict[int, Given] = field(default_factory=dict)
    same: dict[int, Operand] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.constants.update(self.schedule.constants)

    def read(self, operand: Operand) -> Operand:
        """What stands for it."""
        found = self.same.get(operand.value, Operand(operand.value))
        return Operand(found.value, found.negative != operand.negative)

    def exactly(self, operand: Operand, value: float) -> bool:
        """Whether it is this very number."""
        return self.constants.get(operand.value) == Given(value, 0.0)

    def step(self, step: Step) -> None:
        operands = [self.read(o) for o in step.operands]
        if step.kind == SUM:
            self._sum(step.result, *operands)
        elif step.kind == PRODUCT:
            self._product(step.result, *operands)
        elif step.kind == QUOTIENT:
            self._quotient(step.result, *operands)
        else:
            self._function(step, operands[0])

    def _put(self, k: int, kind: str, x: Operand, *more: Operand, name: str = "") -> None:
        """A step on operands without signs; `x` carries the sign of the result."""
        bare = tuple(Operand(o.value) for o in (x, *more))
        self.steps.append(Step(k, kind, bare, name))
        self.same[k] = Operand(k, x.negative)

    def _sum(self, k: int, a: Operand, b: Operand) -> None:
        for x, y in ((a, b), (b, a)):
            if self.exactly(y, 0.0):
                self.same[k] = x
                return
        if a.negative and not b.negative:
            a, b = b, a
        if a.negative == b.negative:
            self._put(k, SUM, a, b)
        else:
            self.steps.append(Step(k, SUM, (a, b)))

    def _product(self, k: int, a: Operand, b: Operand) -> None:
        sign = a.negative != b.negative
        for x, y in ((a, b), (b, a)):
            if self.exactly(y, 0.0):
                self.constants[k] = Given(0.0, 0.0)
                return
            for one in (1.0, -1.0):
                if self.exactly(y, one):
                    self.same[k] = Operand(x.value, sign != (one < 0))
                    return
        x, y = (b, a) if a.value in self.constants else (a, b)  # a constant comes second
        known = self.constants.get(y.value)
        if known is not None and known.value < 0:
            sign = not sign
            y = self._constant(Given(-known.value, known.error))
        self._put(k, PRODUCT, Operand(x.value, sign), y)

    def _quotient(self, k: int, a: Operand, b: Operand) -> None:
        known = self.constants.get(b.value)
        sign = a.negative != b.negative
        if known is None:
            self._put(k, QUOTIENT, Operand(a.value, sign), b)
            return
        least = abs(known.value) - known.error
        if not least > 0:
            raise UsageError("a constant that is divided by may be zero", found=known.value)
        inverse = 1.0 / known.value
        error = 0.0 if _power_of_two(known) else known.error / least**2 + 2.0**-52 * abs(inverse)
        self._product(k, Operand(a.value, sign), self._constant(Given(inverse, error)))

    def _function(self, step: Step, a: Operand) -> None:
        if step.name not in FUNCTIONS:
            raise UsageError(
                f"fixed point has no {step.name}", element=step.name,
                expected="sums, products, quotients, sin, cos, abs, sign",
                hint="leave out what needs it (friction that is smooth by tanh, for example), or "
                "generate C with --dtype float32",
            )  # fmt: skip
        odd = step.name == "sign" and a.negative
        self._put(step.result, FUNCTION, Operand(a.value, odd), name=step.name)

    def _constant(self, given: Given) -> Operand:
        number = 1 + max([*self.constants, *(s.result for s in self.schedule.steps),
                          *self.schedule.leaves, *_circle(self.schedule)])  # fmt: skip
        self.constants[number] = given
        return Operand(number)


def _circle(schedule: Schedule) -> list[int]:
    return [k for a in schedule.angles for k in (a.cos, a.sin) if k is not None]


def _power_of_two(given: Given) -> bool:
    top, bottom = abs(given.value).as_integer_ratio()
    return given.error == 0 and top & (top - 1) == 0 and bottom & (bottom - 1) == 0


def _apart(schedule: Schedule) -> Schedule:
    """Every use of a constant in a step gets a number of its own."""
    used = {s.result for s in schedule.steps} | {
        o.value for s in schedule.steps for o in s.operands
    }
    used |= {*schedule.leaves, *schedule.constants, *schedule.outputs, *_circle(schedule)}
    number = max(used, default=0)
    constants, steps = dict(schedule.constants), []
    for step in schedule.steps:
        operands = []
        for o in step.operands:
            if o.value in schedule.constants:
                number += 1
                constants[number] = schedule.constants[o.value]
                o = Operand(number, o.negative)
            operands.append(o)
        steps.append(step._replace(operands=tuple(operands)))
    return replace(schedule, steps=tuple(steps), constants=constants).of(schedule.outputs)
