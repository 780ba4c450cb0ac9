"""A program's values to as many digits as wanted: ball arithmetic, so that every digit is proved.

A ball is a number with a bound of its error; python-flint's `arb` keeps the bound through every
operation, sines, cosines and roots included. The state is given by exact numbers (fractions,
decimals as text, floats as they are), the precision is raised until all outputs are known to the
digits asked for:

    |printed − true| ≤ ½·10^(e−digits),    e the exponent of the printed number

A value that is zero only after cancellation has no first digit; what is below 10^−(2·digits) of the
largest entry of its output is written as 0, and the error of that is stated here, nowhere hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from emdeg.errors import ProgramError
from emdeg.exact.numbers import Number, Surd
from emdeg.program.evaluate import Arithmetic, leaf_values, run
from emdeg.program.ir import LinearAngle, Output, Program, check_program
from emdeg.program.ops import COS
from emdeg.public import public

Exact = int | float | str | Decimal | Fraction
_GUARD = 64  # bits beyond the digits, at first
_MOST = 1 << 14  # bits: what is not known then never will be


@public
def digits(
    program: Program,
    inputs: Mapping[str, Sequence[Exact]],
    parameters: Mapping[str, Exact] | None = None,
    *,
    digits: int = 30,
) -> dict[str, Any]:
    """Outputs by name as decimal texts of so many proved digits, nested as their shapes are.

    `inputs[name]` are exact numbers: 1, "3/8", "0.1", Fraction(1, 3); a float is taken as the
    binary fraction that it is. Parameters as in `interpret`; those with values need not be given.
    """
    check_program(program)
    if not 1 <= digits <= 1000:
        raise ProgramError("so many digits are not computed", found=digits, expected="1 to 1000")
    exact = {name: [fraction(x) for x in values] for name, values in inputs.items()}
    given = {name: fraction(x) for name, x in (parameters or {}).items()}
    bits, before = int(digits * 3.33) + _GUARD, ctx.prec
    try:
        while bits <= _MOST:
            ctx.prec = bits
            done = _values(program, exact, given)
            texts = [_texts([done[k] for k in o.values], digits) for o in program.outputs]
            if all(text is not None for text in texts):
                pairs = zip(program.outputs, texts, strict=True)
                return {o.name: _nested(text or [], o) for o, text in pairs}
            bits *= 2
    finally:
        ctx.prec = before
    raise ProgramError(
        "a value is not known however many digits are computed", element=program.name,
        hint="something is divided by zero at this state, or a sign is taken of zero",
    )  # fmt: skip


def fraction(value: Exact) -> Fraction:
    """An exact number, as users and files write it."""
    try:
        return Fraction(value)
    except (ValueError, TypeError, OverflowError, ZeroDivisionError):
        raise ProgramError(
            "this is no number", found=repr(value), expected="such as 1, 0.25, '3/8' or '0.1'"
        ) from None


def _values(
    program: Program, inputs: Mapping[str, list[Fraction]], parameters: Mapping[str, Fraction]
) -> list[Any]:
    balls = {name: [Balls().number(x) for x in values] for name, values in inputs.items()}
    given = {name: Balls().number(x) for name, x in parameters.items()}
    floats = leaf_values(
        program,
        {name: [0.0] * len(values) for name, values in inputs.items()},
        dict.fromkeys(given, 0.0),
    )  # the checks of names and shapes, and the known parameters
    leaves: dict[str, Any] = {leaf: arb(float(value)) for leaf, value in floats.items()}
    for declared in program.inputs:
        if declared.name in balls:
            leaves |= zip(declared.leaves, balls[declared.name], strict=True)
    leaves |= {program.parameter_key(name): value for name, value in given.items()}
    for derived in program.derived:
        if derived.of in leaves:
            factor, offset = (Balls().number(n) for n in (derived.multiplier, derived.offset))
            leaves[derived.leaf] = factor * leaves[derived.of] + offset
    return run(program, leaves, Balls())


class Balls(Arithmetic):
    """Real numbers with error bounds, at the precision that flint is set to."""

    functions: Mapping[str, Callable[[Any], Any]] = {
        "sign": lambda x: x.sgn(),
        "abs": abs,
        "tanh": lambda x: x.tanh(),
        "sqrt": lambda x: x.sqrt(),
    }

    def number(self, value: Number) -> Any:
        """The number itself, within the precision."""
        if isinstance(value, Surd):
            roots = (arb(1), arb(2).sqrt(), arb(3).sqrt(), arb(6).sqrt())
            return sum((self.number(p) * r for p, r in zip(value.parts, roots, strict=True)), arb())
        whole = Fraction(value)
        return arb(whole.numerator) / arb(whole.denominator)

    def divide(self, a: Any, b: Any) -> Any:
        """a / b; not finite where b may be zero."""
        return a / b

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """cos or sin of Σ k·θ + r·π."""
        total = sum((m * leaves[k] for k, m in angle.terms), arb())
        total += self.number(angle.half_turns) * arb.pi()
        return total.cos() if op == COS else total.sin()


def _texts(values: Sequence[Any], digits: int) -> list[str] | None:
    """Each as a decimal, or None where one is not known well enough yet."""
    if not all(v.is_finite() for v in values):
        return None
    largest = max((abs(v).mid() for v in values), default=arb())
    negligible = max(largest, arb(1)) / arb(10) ** (2 * digits)
    found = []
    for value in values:
        if bool(abs(value) < negligible):
            found.append("0")
            continue
        text = value.str(digits, radius=False, more=False)
        if value.contains(0) or value.rel_accuracy_bits() < digits * 3.33 + 2:
            return None
        found.append(_plain(text))
    return found


def _plain(text: str) -> str:
    """One spelling for each number: no zeros behind, no plus, no exponent of nothing."""
    number = Decimal(text).normalize(Context(prec=2000))
    return f"{number:f}" if -9 <= number.adjusted() <= 20 else str(number).replace("E+", "E")


def _nested(texts: list[str], output: Output) -> Any:
    nested: Any = texts if output.shape else texts[0]
    for width in reversed(output.shape[1:]):  # the last axis first
        nested = [nested[k : k + width] for k in range(0, len(nested), width)]
    return nested
