"""Interpreters for tests: what a program means in exact numbers, and in numbers of any precision.

interpret_exact    exact numbers; each angle is a point (cos, sin) of the unit circle
interpret_precise  mpmath numbers of any precision, for rounding errors
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import mpmath
import numpy as np

from emdeg.errors import ProgramError
from emdeg.exact.numbers import (
    Number,
    Surd,
    cos_of_turns,
    exact,
    reciprocal,
    simplest,
    sin_of_turns,
)
from emdeg.program.evaluate import Arithmetic, leaf_values, run
from emdeg.program.ir import LinearAngle, Program
from emdeg.program.ops import COS

# -- exact ------------------------------------------------------------------------


class ExactArithmetic(Arithmetic):
    """Exact numbers; angles by the addition theorems from their (cos, sin)."""

    def __init__(self, program: Program, circle: Mapping[str, tuple[Number, Number]]) -> None:
        self.names = {k: name for name, k in program.leaves.items()}
        self.circle = circle

    def number(self, value: Number) -> Any:
        """Itself."""
        return value

    def divide(self, a: Any, b: Any) -> Any:
        """a / b; dividing by zero is an error."""
        return a * reciprocal(b)

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """Exact, with the point of each leaf on the circle."""
        c, s = cos_of_turns(angle.half_turns), sin_of_turns(angle.half_turns)
        for k, multiple in angle.terms:
            if self.names[k] not in self.circle:
                raise ProgramError("has no (cos, sin)", element=self.names[k])
            cosine, sine = self.circle[self.names[k]]
            if multiple < 0:
                sine = -sine
            for _ in range(abs(multiple)):
                c, s = c * cosine - s * sine, s * cosine + c * sine
        return c if op == COS else s

    def function(self, name: str, argument: Any) -> Any:
        """sign and abs; the others have no exact value."""
        sign = 0 if argument == 0 else (1 if argument > 0 else -1)
        if name == "sign":
            return sign
        if name == "abs":
            return argument * sign
        raise ProgramError(f"{name} has no exact value", hint="use interpret_precise")


def interpret_exact(
    program: Program,
    inputs: Mapping[str, Sequence[Number]],
    parameters: Mapping[str, Number] | None = None,
    circle: Mapping[str, tuple[Number, Number]] | None = None,
) -> dict[str, list[Number]]:
    """Outputs by name, flat in row-major order, as exact numbers.

    `circle` gives (cos, sin) of every angular leaf that stands in a sine or cosine, a point of
    the unit circle such as (3/5, 4/5); the leaf's own value matters only where it stands outside.
    """
    points = circle or {}
    for name, (c, s) in points.items():
        if c * c + s * s != 1:
            raise ProgramError(f"({c}, {s}) is not on the unit circle", element=name)
    leaves: dict[str, Any] = dict.fromkeys(points, None)
    for declared in program.inputs:
        given = inputs.get(declared.name, ())
        leaves |= {leaf: exact(x) for leaf, x in zip(declared.leaves, given, strict=False)}
    for name, default in program.parameters.items():
        chosen = (parameters or {}).get(name, default)
        if chosen is not None:
            leaves[name] = exact(chosen)
    for d in program.derived:
        if leaves.get(d.of) is not None:
            leaves[d.leaf] = d.multiplier * leaves[d.of] + d.offset
    for name in program.leaves:
        if name not in leaves:
            raise ProgramError("this leaf has no value", element=name)
    done = run(program, leaves, ExactArithmetic(program, points))
    return {o.name: [simplest(done[k]) for k in o.values] for o in program.outputs}


# -- any precision ----------------------------------------------------------------


class PreciseArithmetic(Arithmetic):
    """mpmath numbers; the precision is that of the context."""

    def __init__(self, context: Any) -> None:
        self.mp = context

    def number(self, value: Number) -> Any:
        """Rounded at the working precision."""
        if isinstance(value, Surd):
            roots = (1, self.mp.sqrt(2), self.mp.sqrt(3), self.mp.sqrt(6))
            parts = zip(value.parts, roots, strict=True)
            return sum((self.number(part) * root for part, root in parts), self.mp.mpf(0))
        ratio = Fraction(value)
        return self.mp.mpf(ratio.numerator) / ratio.denominator

    def divide(self, a: Any, b: Any) -> Any:
        """a / b."""
        return a / b

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """cos(Σ k·θ + r·π) at the working precision."""
        total = self.number(angle.half_turns) * self.mp.pi
        for k, multiple in angle.terms:
            total += multiple * leaves[k]
        return self.mp.cos(total) if op == COS else self.mp.sin(total)

    def function(self, name: str, argument: Any) -> Any:
        """sign, abs, tanh, sqrt."""
        return abs(argument) if name == "abs" else getattr(self.mp, name)(argument)


def interpret_precise(
    program: Program,
    inputs: Mapping[str, Any],
    parameters: Mapping[str, Any] | None = None,
    *,
    digits: int = 50,
) -> dict[str, Any]:
    """Outputs by name as object arrays of mpmath numbers with `digits` decimal digits.

    One state, no batch. Floats are taken as the binary numbers they are, so the result is what
    `interpret` would give without rounding errors.
    """
    context = mpmath.mp.clone()
    context.dps = digits
    arithmetic = PreciseArithmetic(context)
    leaves = {
        name: context.mpmathify(np.asarray(value).item())
        for name, value in leaf_values(program, inputs, parameters or {}).items()
    }
    for d in program.derived:
        if d.of in leaves:
            multiplier, offset = arithmetic.number(d.multiplier), arithmetic.number(d.offset)
            leaves[d.leaf] = multiplier * leaves[d.of] + offset
    done = run(program, leaves, arithmetic)
    results: dict[str, Any] = {}
    for o in program.outputs:
        array = np.empty(len(o.values), dtype=object)
        array[:] = [done[k] for k in o.values]
        results[o.name] = array.reshape(o.shape)
    return results
