"""The Program: straight-line SSA code with named, shaped outputs.

Text form, one value a line, numbered from 0:

    program   ::= "program" name  input*  parameter*  definition*  value*  output*
    input     ::= "input" name leaf …                     arrays that the caller passes
    parameter ::= "parameter" leaf "=" number | "?"       known before the first call
    value     ::= "%k" "=" op operands
    op        ::= const number | leaf name | add a b | sub a b | mul a b | div a b | neg a
                | cos angle | sin angle | sign a | tanh a | abs a | sqrt a
    angle     ::= (multiple leaf)* half_turns             Σ kᵢ·leafᵢ + r·π
    output    ::= "output" name shape values

A value's rate is the highest of its operands': 0 parameters only (stage `setup`), 1 needs the
configuration (`configure`), 2 needs speeds, accelerations, efforts or wrenches (`step`).
A Program is immutable; passes make a new one with `program.builder.ProgramBuilder`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from emdeg.errors import ProgramError
from emdeg.expr.number import Number

if TYPE_CHECKING:
    from emdeg.program.certificate import Certificate
    from emdeg.program.count import Count

CONST: Final = 0
LEAF: Final = 1
ADD: Final = 2
SUB: Final = 3
MUL: Final = 4
DIV: Final = 5
NEG: Final = 6
COS: Final = 7
SIN: Final = 8
CALL: Final = 9

OP_NAMES: Final = ("const", "leaf", "add", "sub", "mul", "div", "neg", "cos", "sin", "call")
BINARY: Final = frozenset({ADD, SUB, MUL, DIV})
STAGES: Final = ("setup", "configure", "step")


@dataclass(frozen=True)
class Leaf:
    """A scalar that comes from outside; `rate` 0 is a parameter. See expr.node.symbol."""

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
    """

    op: int
    a: int | Number | Leaf | LinearAngle
    b: int | str | None = None


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


@dataclass(frozen=True)
class DerivedAngle:
    """An angular leaf that is computed: leaf = multiplier·of + offset (a mimic joint)."""

    leaf: str
    of: str
    multiplier: Number
    offset: Number


Values: TypeAlias = tuple[Value, ...]


@dataclass(frozen=True)
class Program:
    """Straight-line code. `parameters` maps parameter names to default values (or None)."""

    name: str
    values: Values
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
            if value.op == CONST:
                rates.append(0)
            elif value.op == LEAF:
                assert isinstance(value.a, Leaf)
                rates.append(value.a.rate)
            else:
                rates.append(max((rates[k] for k in operands(value)), default=0))
        return tuple(rates)

    @cached_property
    def leaves(self) -> Mapping[str, int]:
        """Leaf name → value number."""
        return {v.a.name: k for k, v in enumerate(self.values) if isinstance(v.a, Leaf)}

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

    def count(self) -> Count:
        """Operation counts as the papers count (see program.count)."""
        from emdeg.program.count import count

        return count(self)

    def with_certificate(self, certificate: Certificate) -> Program:
        """The same program with its proof attached."""
        return replace(self, certificate=certificate)


def operands(value: Value) -> tuple[int, ...]:
    """The value numbers that an instruction reads."""
    op = value.op
    if op in BINARY:
        return (value.a, value.b)  # type: ignore[return-value]
    if op == NEG or op == CALL:
        return (value.a,)  # type: ignore[return-value]
    if op == COS or op == SIN:
        return tuple(k for k, _ in value.a.terms)  # type: ignore[union-attr]
    return ()


def verify(program: Program) -> None:
    """Structure: operands before use, outputs in range and shaped, leaves unique and bound."""
    names: set[str] = set()
    for k, value in enumerate(program.values):
        for operand in operands(value):
            if not 0 <= operand < k:
                raise ProgramError(f"%{k} uses %{operand}, which is not computed before it")
        if value.op == LEAF:
            assert isinstance(value.a, Leaf)
            if value.a.name in names:
                raise ProgramError(f"leaf {value.a.name!r} appears twice")
            names.add(value.a.name)
        elif value.op in (COS, SIN):
            assert isinstance(value.a, LinearAngle)
            for operand, _ in value.a.terms:
                leaf = program.values[operand].a
                if not (isinstance(leaf, Leaf) and leaf.angular):
                    raise ProgramError(f"%{k} takes the angle of %{operand}, not an angular leaf")
    bound = {leaf for i in program.inputs for leaf in i.leaves} | set(program.parameters)
    bound |= {d.leaf for d in program.derived}
    if names - bound:
        raise ProgramError(f"leaves without a source: {', '.join(sorted(names - bound))}")
    for output in program.outputs:
        size = 1
        for extent in output.shape:
            size *= extent
        if size != len(output.values):
            raise ProgramError(f"output {output.name!r}: shape {output.shape} ≠ {size} values")
        if any(not 0 <= k < len(program.values) for k in output.values):
            raise ProgramError(f"output {output.name!r} names a value that does not exist")
