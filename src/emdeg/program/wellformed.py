"""Is a program well formed? Operands before use, outputs in range and shaped, leaves bound."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import prod

from emdeg.errors import ProgramError
from emdeg.exact.kinds import FUNCTIONS
from emdeg.exact.numbers import Surd
from emdeg.files import is_writable
from emdeg.program.code import Code, Leaf, LinearAngle, Value, operands
from emdeg.program.ops import BINARY, CALL, CONST, COS, LARGEST_MULTIPLE, LEAF, NEG, SIN


def verify(program: Code) -> None:
    """Raise a ProgramError that names the first value, leaf or output that is wrong."""
    _verify_texts(program)
    names: dict[str, Leaf] = {}
    for k, value in enumerate(program.values):
        try:
            _verify_value(program, k, value)
        except (TypeError, AttributeError, ValueError) as problem:
            raise ProgramError(f"not an instruction: {problem}", element=f"%{k}") from None
        if value.op == LEAF:
            key = program.key(value.a)
            if key in names:
                raise ProgramError("this leaf appears twice", element=value.a.name)
            names[key] = value.a
    _verify_sources(program, names)
    _verify_outputs(program)


def _verify_texts(program: Code) -> None:
    """Every name can be written to a file."""
    texts = [program.name, *program.parameters, *program.metadata, *program.metadata.values()]
    texts += [o.name for o in program.outputs]
    texts += [text for i in program.inputs for text in (i.name, *i.leaves)]
    texts += [v.a.name for v in program.values if isinstance(v.a, Leaf)]
    for text in texts:
        if not is_writable(text):
            raise ProgramError("a text with half a character cannot be written", found=ascii(text))


def _verify_value(program: Code, k: int, value: Value) -> None:
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


def _verify_angle(program: Code, k: int, angle: LinearAngle) -> None:
    if not angle.terms:
        raise ProgramError("takes the angle of nothing", element=f"%{k}", expected="a constant")
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


def _verify_sources(program: Code, leaves: Mapping[str, Leaf]) -> None:
    bound: dict[str, str] = {}
    sources = [(leaf, f"input {i.name}") for i in program.inputs for leaf in i.leaves]
    sources += [(program.parameter_key(name), "the parameters") for name in program.parameters]
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
    for name in map(program.parameter_key, program.parameters):
        if name in leaves and leaves[name].rate != 0:
            raise ProgramError("is a parameter, but not constant", element=name)
    if len({i.name for i in program.inputs}) != len(program.inputs):
        raise ProgramError("two inputs have the same name")


def _verify_outputs(program: Code) -> None:
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
