"""The schedule of emitted source: every operation of the program, as a compiler sees it.

Rules for the compiler: no -ffast-math (nor its parts), arithmetic in the type itself
(FLT_EVAL_METHOD 0), to nearest. Contraction of a·b + c to one rounding is allowed, as compilers do
by default: a product then loses its rounding in some of its sums and keeps it in others. The C
library's sine, cosine and tanh are assumed, not proved: see `ASSUMED`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any

from emdeg.exact.numbers import Number
from emdeg.program.builder import prune
from emdeg.program.ir import LinearAngle, Program
from emdeg.program.ops import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB
from emdeg.rounding.formats import FORMATS, Format
from emdeg.rounding.schedule import (
    FUNCTION,
    PRODUCT,
    QUOTIENT,
    SUM,
    Angle,
    Functions,
    Given,
    Operand,
    Schedule,
    Step,
)  # fmt: skip
from emdeg.rounding.setup import exact_values, given

#: One ulp is 2 units (2u·ufp). glibc's manual states 1 ulp for sin and cos, 2 ulp for tanh.
ASSUMED = Functions(
    units=2.0, units_above=2.0, floor=0.0, largest=1e5, tanh_units=4.0,
    said="sin and cos of the C library assumed within 1 ulp, tanh within 2 ulp",
)  # fmt: skip
RULES = "no fast-math, FLT_EVAL_METHOD 0, contraction to fused multiply-adds allowed"


def source_schedule(
    program: Program, form: Format, parameters: Mapping[str, Number], assumed: Functions = ASSUMED
) -> Schedule:
    """The schedule of what `emit` writes for a program in C."""
    return _Source(prune(program), form, parameters, assumed).schedule()


def folded_schedule(
    program: Program, parameters: Mapping[str, Number]
) -> tuple[Schedule, tuple[Operand, ...]]:
    """… where the set-up is done beforehand: all that needs parameters alone is a constant.

    The second result has the outputs with their signs.
    """
    source = _Source(prune(program), FORMATS["float64"], parameters, ASSUMED, folded=True)
    schedule = source.schedule()
    return schedule, tuple(source.signed[k] for k in source.program.output_values())


class _Source:
    def __init__(
        self,
        program: Program,
        form: Format,
        parameters: Mapping[str, Number],
        known: Functions,
        *,
        folded: bool = False,
    ) -> None:
        self.program, self.form, self.known, self.folded = program, form, known, folded
        self.true = exact_values(program, parameters)
        self.signed: list[Operand] = []
        self.steps: list[Step] = []
        self.constants: dict[int, Given] = {}
        self.leaves: dict[int, str] = {}
        self.angles: dict[LinearAngle, dict[int, int]] = {}

    def schedule(self) -> Schedule:
        for k in range(len(self.program)):
            self._value(k)
        return Schedule(
            self.form, tuple(self.steps), self.constants, self.leaves,
            tuple(
                Angle(angle.terms, angle.half_turns, by.get(COS), by.get(SIN))
                for angle, by in self.angles.items()
            ),
            tuple(self.signed[k].value for k in self.program.output_values()),
            self.known, self.program.derived, contracts=True,
            said=f"emitted C: {RULES}; {self.known.said}",
        )  # fmt: skip

    def _value(self, k: int) -> None:
        op, a, b = self.program.values[k]
        self.signed.append(Operand(k))
        setup = self.program.rates[k] == 0
        if op == CONST or (setup and (self.folded or op == LEAF)):
            self._constant(k)
        elif op == LEAF:
            self.leaves[k] = self.program.key(a)
        elif op == NEG:
            self.signed[k] = Operand(self.signed[a].value, not self.signed[a].negative)
        elif op == ADD or op == SUB:
            y = self.signed[b]
            y = Operand(y.value, y.negative != (op == SUB))
            self.steps.append(Step(k, SUM, (self.signed[a], y)))
        elif op == MUL or op == DIV:
            x, y = self.signed[a], self.signed[b]
            self.signed[k] = Operand(k, x.negative != y.negative)
            kind = PRODUCT if op == MUL else QUOTIENT
            self.steps.append(Step(k, kind, (Operand(x.value), Operand(y.value))))
        elif op == CALL:
            self.steps.append(Step(k, FUNCTION, (self.signed[a],), b))
        elif setup:
            self._constant_angle(k, a)
        else:
            self.angles.setdefault(a, {})[op] = k

    def _constant(self, k: int) -> None:
        """A number or a parameter, as the compiler reads its decimal digits."""
        true = self.true[k]
        value = self.form.rounded(float(true.mid()))
        self.constants[k] = given(value, true, self.form, literal=self.form.name != "float64")

    def _constant_angle(self, k: int, angle: LinearAngle) -> None:
        """cos or sin of parameters: its angle is rounded at every step, then the function."""
        unit, true = self.form.unit, self.true[k]
        size = sum(abs(m) * abs(_upper(self.true[j])) for j, m in angle.terms)
        size += abs(float(angle.half_turns)) * 3.15
        angle_error = unit * size * (2 * len(angle.terms) + 3)
        error = angle_error * (1 + sqrt(unit)) + self.known.units_above * unit + self.known.floor
        self.constants[k] = Given(float(true.mid()), error)


def _upper(ball: Any) -> float:
    return float(abs(ball).upper())
