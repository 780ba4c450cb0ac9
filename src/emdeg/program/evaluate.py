"""A program's values in any arithmetic: `run` walks them once, in order.

`Arithmetic` is NumPy's, of floats or complex numbers; exact and precise ones override its methods.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from emdeg.errors import ProgramError
from emdeg.exact.numbers import Number
from emdeg.program.ir import LinearAngle, Program
from emdeg.program.ops import ADD, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB


class Arithmetic:
    """What `run` needs of numbers beyond + − ×: here NumPy's; others override every method."""

    functions: Mapping[str, Callable[[Any], Any]] = {
        "sign": lambda x: np.sign(np.real(x)),
        "abs": lambda x: x * np.sign(np.real(x)),
        "tanh": np.tanh,
        "sqrt": np.sqrt,
    }

    def number(self, value: Number) -> Any:
        """The nearest float."""
        try:
            return np.float64(float(value))
        except OverflowError:
            raise ProgramError(
                "a number of this program is beyond all floats", found=value,
                hint="choose units in which the numbers are smaller",
            ) from None  # fmt: skip

    def divide(self, a: Any, b: Any) -> Any:
        """a / b; dividing by zero gives ∞ or nan with NumPy's warning."""
        return np.divide(a, b)

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """cos or sin of Σ k·θ + r·π, as `op` says; `leaves` are all values so far."""
        total = sum(m * leaves[k] for k, m in angle.terms) + float(angle.half_turns) * math.pi
        return np.cos(total) if op == COS else np.sin(total)

    def function(self, name: str, argument: Any) -> Any:
        """sign, abs, tanh, sqrt."""
        return self.functions[name](argument)


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
            result = leaves[program.key(a)]
        elif op == COS or op == SIN:
            result = arithmetic.cos_sin(a, done, op)
        else:
            result = arithmetic.function(b, done[a])
        done.append(result)
    return done


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
        leaves[program.parameter_key(name)] = np.asarray(chosen)[()]
    for d in program.derived:
        if d.of in leaves:
            leaves[d.leaf] = float(d.multiplier) * leaves[d.of] + float(d.offset)
    return leaves


def _used_leaves(program: Program) -> set[str]:
    used = set(program.leaves)
    return used | {d.of for d in program.derived if d.leaf in used}
