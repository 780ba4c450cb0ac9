"""The Program: straight-line SSA code with named, shaped outputs.

    program   ::= name  input*  parameter*  derived*  value*  output*
    input     ::= name leaf …                             arrays that the caller passes
    parameter ::= leaf default                            known before the first call
    derived   ::= leaf = multiplier · leaf + offset       angles of mimic joints
    value     ::= const number | leaf name | add a b | sub a b | mul a b | div a b | neg a
                | cos angle | sin angle | sign a | tanh a | abs a | sqrt a
    angle     ::= Σ kᵢ·leafᵢ + r·π                        kᵢ integer, r a multiple of 1/12
    output    ::= name shape values                       row-major

Operands are numbers of earlier values, counted from 0. Text form: text.py; JSON: serialise.py.

A value's rate is the highest of its operands': 0 parameters only (stage `setup`), 1 needs the
configuration (`configure`), 2 needs speeds, accelerations, efforts or wrenches (`step`).
A Program is immutable; passes make a new one with `program.builder.ProgramBuilder`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from emdeg.errors import ProgramError
from emdeg.exact.graph import FUNCTIONS
from emdeg.exact.numbers import Number, Surd

if TYPE_CHECKING:
    from emdeg.program.certificate import Certificate
    from emdeg.program.count import Count
    from emdeg.run.kernel.kernel import Kernel

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
LARGEST_MULTIPLE: Final = 1000  # of an angle inside sin and cos


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


Values: TypeAlias = tuple[Value, ...]


@dataclass(frozen=True, repr=False)
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

    def __repr__(self) -> str:
        outputs = ", ".join(f"{o.name}{list(o.shape)}" for o in self.outputs)
        return f"<Program {self.name!r}: {len(self)} values → {outputs}>"

    def __str__(self) -> str:
        return self.to_text()

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

    def verify(self) -> None:
        """Raise a ProgramError unless the program is well formed (see `verify` below)."""
        verify(self)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the canonical JSON without the certificate."""
        from emdeg.program.serialise import digest

        return digest(self)

    def to_text(self) -> str:
        """One line a value (see program.text)."""
        from emdeg.program.text import to_text

        return to_text(self)

    @staticmethod
    def from_text(text: str) -> Program:
        """Read what `to_text` wrote."""
        from emdeg.program.text import parse

        return parse(text)

    def to_json(self) -> str:
        """JSON with the certificate inside (see program.serialise)."""
        from emdeg.program.serialise import dumps

        return dumps(self)

    @staticmethod
    def from_json(text: str | bytes) -> Program:
        """Read what `to_json` wrote; files may come from anyone."""
        from emdeg.program.serialise import loads

        return loads(text)

    def jit(self, dtype: Any = "float64", **options: Any) -> Kernel:
        """Machine code for this processor: `emdeg.jit(self, dtype, layout=…, parameters=…)`."""
        from emdeg.run.kernel.kernel import jit  # the one door upwards: only opened when asked

        return jit(self, dtype, **options)

    def with_certificate(self, certificate: Certificate) -> Program:
        """The same program with its proof attached."""
        return replace(self, certificate=certificate)


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


def verify(program: Program) -> None:
    """Structure: operands before use, outputs in range and shaped, leaves unique and bound."""
    names: dict[str, Leaf] = {}
    for k, value in enumerate(program.values):
        try:
            _verify_value(program, k, value)
        except (TypeError, AttributeError, ValueError) as problem:
            raise ProgramError(f"not an instruction: {problem}", element=f"%{k}") from None
        if value.op == LEAF:
            if value.a.name in names:
                raise ProgramError("this leaf appears twice", element=value.a.name)
            names[value.a.name] = value.a
    _verify_sources(program, names)
    _verify_outputs(program)


def _verify_value(program: Program, k: int, value: Value) -> None:
    op, a, b = value
    for operand in operands(value):
        if not 0 <= operand < k:
            raise ProgramError(f"uses %{operand}, which is not computed before it", element=f"%{k}")
    if op == CONST:
        if not isinstance(a, int | Fraction | Surd) or isinstance(a, bool):
            raise ProgramError("is not an exact number", element=f"%{k}", found=repr(a))
    elif op == LEAF:
        if not isinstance(a, Leaf) or a.rate not in (0, 1, 2):
            raise ProgramError("is not a leaf with a rate of 0, 1 or 2", element=f"%{k}", found=a)
    elif op == CALL:
        if b not in FUNCTIONS:
            raise ProgramError(
                f"calls {b!r}", element=f"%{k}", expected=", ".join(sorted(FUNCTIONS))
            )
    elif op == COS or op == SIN:
        _verify_angle(program, k, a)
    elif op not in BINARY and op != NEG:
        raise ProgramError(f"has the unknown operation {op!r}", element=f"%{k}")


def _verify_angle(program: Program, k: int, angle: LinearAngle) -> None:
    for operand, multiple in angle.terms:
        leaf = program.values[operand].a
        if not (program.values[operand].op == LEAF and leaf.angular):
            raise ProgramError(
                f"takes the angle of %{operand}", element=f"%{k}", expected="an angular leaf"
            )
        if not 1 <= abs(multiple) <= LARGEST_MULTIPLE:
            raise ProgramError(
                f"has {multiple} times an angle",
                element=f"%{k}",
                expected=f"a multiple of 1 to {LARGEST_MULTIPLE} or its negative",
            )
    if (angle.half_turns * 12).denominator != 1:
        raise ProgramError(
            f"is offset by {angle.half_turns}·π", element=f"%{k}", expected="a multiple of π/12"
        )


def _verify_sources(program: Program, leaves: Mapping[str, Leaf]) -> None:
    bound: dict[str, str] = {}
    sources = [(leaf, f"input {i.name}") for i in program.inputs for leaf in i.leaves]
    sources += [(name, "the parameters") for name in program.parameters]
    for d in program.derived:
        if d.of not in bound and d.of not in dict(sources):
            raise ProgramError(f"follows {d.of!r}, which nothing provides", element=d.leaf)
    sources += [(d.leaf, "the derived angles") for d in program.derived]
    for leaf, source in sources:
        if leaf in bound:
            raise ProgramError(f"comes from {bound[leaf]} and from {source}", element=leaf)
        bound[leaf] = source
    missing = sorted(leaves.keys() - bound.keys())
    if missing:
        raise ProgramError(f"leaves without a source: {', '.join(missing)}")
    for name in program.parameters:
        if name in leaves and leaves[name].rate != 0:
            raise ProgramError("is a parameter, but not constant", element=name)
    if len({i.name for i in program.inputs}) != len(program.inputs):
        raise ProgramError("two inputs have the same name")


def _verify_outputs(program: Program) -> None:
    if len({o.name for o in program.outputs}) != len(program.outputs):
        raise ProgramError("two outputs have the same name")
    for output in program.outputs:
        size = prod(output.shape)
        if min(output.shape, default=0) < 0 or size != len(output.values):
            raise ProgramError(
                f"has {len(output.values)} values", element=output.name, expected=output.shape
            )
        if any(not 0 <= k < len(program.values) for k in output.values):
            raise ProgramError("names a value that does not exist", element=output.name)
