"""A schedule: the rounded operations of some code, in order, as data.

Machine code and source do not round alike: one fuses products into sums and orders the terms anew,
the other leaves that to a compiler. Both are a list of

    sum a ± b | product a·b | fma ±a·b ± c | quotient a/b | function name(a)

each rounded once, over three kinds of given values:

    constants   numbers and what the set-up made of parameters: the float, and how far it is off
    leaves      elements of the state, exact floats, by name
    angles      Σ kᵢ·leafᵢ + r·π, computed with rounding, and the values that are its cos and sin

Exact signs are free: operands carry them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple, TypeVar

from emdeg.program.ir import DerivedAngle
from emdeg.rounding.formats import Format

_T = TypeVar("_T")

SUM, PRODUCT, FMA, QUOTIENT, FUNCTION = "sum", "product", "fma", "quotient", "function"


class Operand(NamedTuple):
    """The value of this number, or its negative."""

    value: int
    negative: bool = False


class Step(NamedTuple):
    """One rounded operation; `name` is that of a function."""

    result: int
    kind: str
    operands: tuple[Operand, ...]
    name: str = ""


class Given(NamedTuple):
    """A constant: the float that stands in the code, and a bound of its distance from the truth."""

    value: float
    error: float


class Angle(NamedTuple):
    """Σ multiple·leaf + half_turns·π; `cos` and `sin` are the values computed from it."""

    terms: tuple[tuple[int, int], ...]
    half_turns: Fraction
    cos: int | None
    sin: int | None


@dataclass(frozen=True)
class Functions:
    """What is known of sine, cosine and tanh of some code: |error| ≤ units·u·ufp(value) + floor.

    `units` is for results below ½ in size, `units_above` for the others (half an ulp is 1 unit).
    It holds for angles up to `largest`; `said` is how it is known, for people.
    """

    units: float
    units_above: float
    floor: float
    largest: float
    tanh_units: float
    said: str


@dataclass(frozen=True)
class Absolute:
    """Fixed point: what the computation of a value can add to its error, and what its word holds.

    `errors` are those of steps, cosines, sines and derived leaves, `turns` those of leaves as
    angles (rad), `offset` that of a constant part of an angle; a value above `largest` overflows.
    """

    errors: Mapping[int, float]
    turns: Mapping[int, float]
    offset: float
    largest: Mapping[int, float]

    def angle_error(self, angle: Angle) -> float:
        """Σ |multiple|·error, for angles are added without rounding."""
        known = sum(abs(m) * self.turns[leaf] for leaf, m in angle.terms)
        return known + (self.offset if angle.half_turns else 0.0)


@dataclass(frozen=True)
class Schedule:
    """See the head of this file. `contracts`: a product may lose its rounding within a sum.

    With `absolute` the numbers are in fixed point and `format` says nothing. Of `sums` the program
    has one part each (limbs.py): their roundings are u·|value|.
    """

    format: Format
    steps: tuple[Step, ...]
    constants: Mapping[int, Given]
    leaves: Mapping[int, str]
    angles: tuple[Angle, ...]
    outputs: tuple[int, ...]
    functions: Functions
    derived: tuple[DerivedAngle, ...] = ()
    contracts: bool = False
    said: str = ""
    absolute: Absolute | None = None
    sums: Set[int] = frozenset()

    def of(self, outputs: Sequence[int]) -> Schedule:
        """Only what these values need."""
        needed = set(outputs)
        steps = []
        for step in reversed(self.steps):
            if step.result in needed:
                steps.append(step)
                needed.update(operand.value for operand in step.operands)
        angles = tuple(a for a in self.angles if {a.cos, a.sin} & needed)
        needed.update(leaf for angle in angles for leaf, _ in angle.terms)
        return replace(
            self,
            steps=tuple(reversed(steps)),
            constants=_kept(self.constants, needed),
            leaves=_kept(self.leaves, needed),
            angles=angles,
            outputs=tuple(outputs),
        )

    @property
    def state(self) -> list[str]:
        """The leaves of the state that matter; of a derived angle, the one that it follows."""
        source = {d.leaf: d.of for d in self.derived}
        return list(dict.fromkeys(source.get(name, name) for name in self.leaves.values()))


def _kept(table: Mapping[int, _T], needed: set[int]) -> dict[int, _T]:
    return {k: v for k, v in table.items() if k in needed}
