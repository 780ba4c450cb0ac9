"""Straight-line SSA code with named, shaped outputs, as data.

    program   ::= name  input*  parameter*  derived*  value*  output*
    input     ::= name leaf …                             arrays that the caller passes
    parameter ::= leaf default                            known before the first call
    derived   ::= leaf = multiplier · leaf + offset       angles of mimic joints
    value     ::= const number | leaf name | add a b | sub a b | mul a b | div a b | neg a
                | cos angle | sin angle | sign a | tanh a | abs a | sqrt a
    angle     ::= Σ kᵢ·leafᵢ + r·π                        kᵢ integer, r a multiple of 1/12
    output    ::= name shape values                       row-major

Operands are numbers of earlier values, counted from 0.

A value's rate is the highest of its operands': 0 parameters only (stage `setup`), 1 needs the
configuration (`configure`), 2 needs speeds, accelerations, efforts or wrenches (`step`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from emdeg.errors import ProgramError
from emdeg.exact.numbers import Number
from emdeg.mechanics.quantities.quantities import field_name
from emdeg.program.certificate import Certificate
from emdeg.program.ops import BINARY, CALL, CONST, COS, LEAF, NEG, SIN


@dataclass(frozen=True)
class Leaf:
    """A scalar that comes from outside; `rate` 0 is a parameter. See exact.graph.symbol."""

    name: str
    rate: int
    angular: bool = False
    sphere: tuple[str, int] | None = None


class LinearAngle(NamedTuple):
    """Σ multiple·%leaf + half_turns·π."""

    terms: tuple[tuple[int, int], ...]  # (value number of the leaf, multiple)
    half_turns: Fraction


class Value(NamedTuple):
    """One instruction. Operands by op:

    CONST number | LEAF leaf | ADD, SUB, MUL, DIV a b | NEG a | COS, SIN angle | CALL a name

    What `a` and `b` are follows from `op`, which no static type expresses: read them after `op`.
    """

    op: int
    a: Any
    b: Any = None


@dataclass(frozen=True)
class Input:
    """An array argument: its name and the leaves that it fills, in order."""

    name: str
    leaves: tuple[str, ...]


@dataclass(frozen=True)
class Output:
    """A named result; `values` in row-major order of `shape`."""

    name: str
    shape: tuple[int, ...]
    values: tuple[int, ...]

    @property
    def field(self) -> str:
        """What the result is called, in Python and in generated code."""
        return field_name(self.name)

    def element(self, position: int) -> str:
        """tau[2] or M[1,0]: the element at a position in `values`, counted from 0."""
        index: list[str] = []
        for extent in reversed(self.shape):
            position, digit = divmod(position, extent)
            index.append(str(digit))
        return f"{self.name}[{','.join(reversed(index))}]" if index else self.name


@dataclass(frozen=True)
class DerivedAngle:
    """An angular leaf that is computed: leaf = multiplier·of + offset (a mimic joint)."""

    leaf: str
    of: str
    multiplier: Number
    offset: Number


def operands(value: Value) -> tuple[int, ...]:
    """The value numbers that an instruction reads."""
    op = value.op
    if op in BINARY:
        return (value.a, value.b)
    if op == NEG or op == CALL:
        return (value.a,)
    if op == COS or op == SIN:
        return tuple(k for k, _ in value.a.terms)
    return ()


def rate_of(value: Value, rates: Sequence[int]) -> int:
    """The rate of an instruction, given those of the values before it."""
    op, a, b = value
    if op in BINARY:
        return int(max(rates[a], rates[b]))
    if op == LEAF:
        return int(a.rate)
    return max((rates[k] for k in operands(value)), default=0)


@dataclass(frozen=True, repr=False)
class Code:
    """The data of a program. `parameters` maps parameter names to default values (or None)."""

    name: str
    values: tuple[Value, ...]
    outputs: tuple[Output, ...]
    inputs: tuple[Input, ...] = ()
    parameters: Mapping[str, float | None] = field(default_factory=dict)
    derived: tuple[DerivedAngle, ...] = ()
    metadata: Mapping[str, str] = field(default_factory=dict)
    certificate: Certificate | None = None

    def __len__(self) -> int:
        return len(self.values)

    @cached_property
    def rates(self) -> tuple[int, ...]:
        """The rate of every value."""
        rates: list[int] = []
        for value in self.values:
            op, a, b = value
            if op in BINARY:  # as in rate_of, written out
                x, y = rates[a], rates[b]
                rates.append(x if x > y else y)
            else:
                rates.append(rate_of(value, rates))
        return tuple(rates)

    @cached_property
    def leaves(self) -> Mapping[str, int]:
        """Leaf → value number, by `key`."""
        return {self.key(v.a): k for k, v in enumerate(self.values) if isinstance(v.a, Leaf)}

    @cached_property
    def state(self) -> frozenset[str]:
        """The names of all leaves of inputs, and of the angles that are derived from them."""
        given = (leaf for array in self.inputs for leaf in array.leaves)
        return frozenset((*given, *(d.leaf for d in self.derived)))

    def key(self, leaf: Leaf) -> str:
        """What tells a leaf from all others: its name, or `parameter tau1` beside an input tau1."""
        parameter = leaf.rate == 0 and leaf.name in self.parameters
        return self.parameter_key(leaf.name) if parameter else leaf.name

    def parameter_key(self, name: str) -> str:
        """The key of the leaf of a parameter."""
        return f"parameter {name}" if name in self.state else name

    def output(self, name: str) -> Output:
        """An output by name."""
        for output in self.outputs:
            if output.name == name:
                return output
        raise ProgramError(
            f"program {self.name!r} has no output {name!r}",
            hint="its outputs are: " + ", ".join(o.name for o in self.outputs),
        )

    def output_values(self) -> Iterator[int]:
        """All value numbers that some output needs."""
        for output in self.outputs:
            yield from output.values

    def needed_values(self, wanted: Iterable[int] | None = None) -> list[bool]:
        """For each value: does some output (or some `wanted` value) need it?"""
        needed = [False] * len(self.values)
        for k in self.output_values() if wanted is None else wanted:
            needed[k] = True
        values = self.values
        for k in range(len(values) - 1, -1, -1):
            if needed[k]:
                op, a, b = values[k]
                if op in BINARY:
                    needed[a] = needed[b] = True
                elif op != CONST and op != LEAF:
                    for operand in operands(values[k]):
                        needed[operand] = True
        return needed
