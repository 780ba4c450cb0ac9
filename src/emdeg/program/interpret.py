"""The reference interpreters: what a program means, in three kinds of numbers.

    interpret          NumPy floats or complex numbers, one state or a batch
    interpret_exact    exact numbers; each angle is a point (cos, sin) of the unit circle
    interpret_precise  mpmath numbers of any precision, for studies of rounding errors

All walk the values once, in order; backends are tested against the first, rounding against the
last. A complex step x + ih passes through `interpret` (sign, abs: by the real part), so
Im f(x + ih)/h is the derivative to all digits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any, Protocol

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
from emdeg.program.ir import (
    ADD,
    CONST,
    COS,
    DIV,
    LEAF,
    MUL,
    NEG,
    SIN,
    SUB,
    LinearAngle,
    Output,
    Program,
)


class Arithmetic(Protocol):
    """What an interpreter needs of its numbers beyond + − ×."""

    def number(self, value: Number) -> Any:
        """An exact constant."""

    def divide(self, a: Any, b: Any) -> Any:
        """a / b."""

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """The cosine or sine of an angle; `leaves` are all values so far."""

    def function(self, name: str, argument: Any) -> Any:
        """An opaque function."""


def run(program: Program, leaves: Mapping[str, Any], arithmetic: Arithmetic) -> list[Any]:
    """All values, in order."""
    done: list[Any] = []
    for op, a, b in program.values:
        if op == MUL:
            result = done[a] * done[b]
        elif op == ADD:
            result = done[a] + done[b]
        elif op == SUB:
            result = done[a] - done[b]
        elif op == NEG:
            result = -done[a]
        elif op == DIV:
            result = arithmetic.divide(done[a], done[b])
        elif op == CONST:
            result = arithmetic.number(a)
        elif op == LEAF:
            result = leaves[a.name]
        elif op == COS or op == SIN:
            result = arithmetic.cos_sin(a, done, op)
        else:
            result = arithmetic.function(b, done[a])
        done.append(result)
    return done


# -- floats -----------------------------------------------------------------------


class FloatArithmetic:
    """NumPy numbers and arrays."""

    functions: Mapping[str, Callable[[Any], Any]] = {
        "sign": lambda x: np.sign(np.real(x)),
        "abs": lambda x: x * np.sign(np.real(x)),
        "tanh": np.tanh,
        "sqrt": np.sqrt,
    }

    def number(self, value: Number) -> Any:
        """The nearest float."""
        return np.float64(float(value))

    def divide(self, a: Any, b: Any) -> Any:
        """a / b; dividing by zero gives ∞ or nan with NumPy's warning."""
        return np.divide(a, b)

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """cos(Σ k·θ + r·π) in floating point."""
        total = sum(m * leaves[k] for k, m in angle.terms) + float(angle.half_turns) * math.pi
        return np.cos(total) if op == COS else np.sin(total)

    def function(self, name: str, argument: Any) -> Any:
        """sign, abs, tanh, sqrt."""
        return self.functions[name](argument)


def interpret(
    program: Program,
    inputs: Mapping[str, Any],
    parameters: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Outputs by name; `inputs[name]` has the leaves along its last axis, leading axes are batch.

    Every output has the batch axes first, also those that do not depend on the state.
    """
    leaves = leaf_values(program, inputs, parameters or {})
    batch = np.broadcast_shapes(*(np.shape(leaf) for leaf in leaves.values()))
    done = run(program, leaves, FloatArithmetic())
    return {o.name: _shaped([done[k] for k in o.values], o, batch) for o in program.outputs}


def leaf_values(
    program: Program, inputs: Mapping[str, Any], parameters: Mapping[str, Any]
) -> dict[str, Any]:
    """The value of every leaf, or a clear error."""
    leaves: dict[str, Any] = {}
    for declared in program.inputs:
        if declared.name not in inputs:
            if not any(leaf in _used_leaves(program) for leaf in declared.leaves):
                continue
            raise ProgramError("this input is missing", element=declared.name)
        array = np.asarray(inputs[declared.name])
        if array.shape[-1:] != (len(declared.leaves),):
            raise ProgramError(
                "this input has the wrong shape",
                element=declared.name,
                found=array.shape,
                expected=f"(…, {len(declared.leaves)})",
            )
        for k, leaf in enumerate(declared.leaves):
            leaves[leaf] = array[..., k]
    for name in parameters:
        if name not in program.parameters:
            raise ProgramError(
                "there is no such parameter",
                element=name,
                hint="the parameters are: " + ", ".join(program.parameters),
            )
    for name, default in program.parameters.items():
        chosen = parameters.get(name, default)
        if chosen is None:
            raise ProgramError("this parameter has no value", element=name, hint=f"pass {name}=…")
        leaves[name] = np.asarray(chosen)[()]
    for d in program.derived:
        if d.of in leaves:
            leaves[d.leaf] = float(d.multiplier) * leaves[d.of] + float(d.offset)
    return leaves


def _used_leaves(program: Program) -> set[str]:
    used = set(program.leaves)
    return used | {d.of for d in program.derived if d.leaf in used}


def _shaped(elements: list[Any], output: Output, batch: tuple[int, ...]) -> Any:
    if not elements:
        return np.zeros((*batch, *output.shape))
    stacked = np.stack([np.broadcast_to(e, batch) for e in elements], axis=-1)
    return stacked.reshape((*batch, *output.shape))


# -- exact ------------------------------------------------------------------------


class ExactArithmetic:
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


class PreciseArithmetic:
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
    try:
        mpmath = import_module("mpmath")
    except ImportError:
        raise ProgramError(
            "mpmath is not installed", hint="pip install mpmath (it comes with emdeg[sympy])"
        ) from None
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
