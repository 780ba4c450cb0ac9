"""A program's operations, one by one, on the numbers of another tool.

    functions = Functions(cos=torch.cos, sin=torch.sin, …)
    outputs(program, {"q": [q1, q2], …}, parameters, functions)      {output: its elements}

Nothing is written as text and nothing is executed as text: `program.evaluate.run` walks the values.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emdeg.errors import UsageError
from emdeg.exact.numbers import Number
from emdeg.optional import optional
from emdeg.program.evaluate import Arithmetic, run
from emdeg.program.ir import LinearAngle, Program
from emdeg.program.ops import COS
from emdeg.run.arrays import number_of


@dataclass(frozen=True)
class Functions(Arithmetic):
    """The functions of a tool; `exact` makes its numbers, π among them."""

    cos: Callable[[Any], Any]
    sin: Callable[[Any], Any]
    others: Mapping[str, Callable[[Any], Any]]  # sign, abs, tanh, sqrt
    exact: Callable[[Number], Any] = float
    pi: Any = math.pi

    def number(self, value: Number) -> Any:
        """A number of the program."""
        return self.exact(value)

    def divide(self, a: Any, b: Any) -> Any:
        """a / b."""
        return a / b

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """cos or sin of Σ k·θ + r·π."""
        total = sum(m * leaves[k] for k, m in angle.terms)
        if angle.half_turns:
            total = total + self.exact(angle.half_turns) * self.pi
        return self.cos(total) if op == COS else self.sin(total)

    def function(self, name: str, argument: Any) -> Any:
        """sign, abs, tanh, sqrt."""
        return self.others[name](argument)


def outputs(
    program: Program,
    inputs: Mapping[str, Sequence[Any]],
    parameters: Mapping[str, Any],
    functions: Functions,
) -> dict[str, list[Any]]:
    """Output → its elements in row-major order; `inputs` has every input, by elements."""
    leaves: dict[str, Any] = {
        leaf: value
        for declared in program.inputs
        for leaf, value in zip(declared.leaves, inputs[declared.name], strict=True)
    }
    for name, value in parameters.items():
        leaves[program.parameter_key(name)] = value
    for d in program.derived:
        turned = functions.number(d.multiplier) * leaves[d.of]
        leaves[d.leaf] = turned + functions.number(d.offset) if d.offset else turned
    done = run(program, leaves, functions)
    return {o.name: [done[k] for k in o.values] for o in program.outputs}


def values_of(program: Program, chosen: Mapping[str, Any] | None) -> dict[str, float]:
    """A number for every parameter: the program's own, or the one that was chosen."""
    for name in chosen or {}:
        if name not in program.parameters:
            raise UsageError(
                f"there is no parameter {name!r}", argument="parameters",
                hint="the parameters are: " + (", ".join(program.parameters) or "none"),
            )  # fmt: skip
    whole = {**program.parameters, **(chosen or {})}
    missing = [name for name, value in whole.items() if value is None]
    if missing:
        raise UsageError(
            "these parameters have no value: " + ", ".join(missing[:10]), argument="parameters",
            hint="give them: parameters={name: value}",
        )  # fmt: skip
    return {name: number_of(name, value) for name, value in whole.items()}


def tool(module: str, extra: str) -> Any:
    """The package that a program is handed to, or how to get it."""
    return optional(module, extra, f"a function of {module.partition('.')[0]}")


def check_columns(program: Program, arrays: Sequence[Any]) -> None:
    """UsageError where an array has not one column for each leaf of its input."""
    for declared, array in zip(program.inputs, arrays, strict=True):
        if not array.ndim or array.shape[-1] != len(declared.leaves):
            raise UsageError(
                "has the wrong number of columns", argument=declared.name,
                found=tuple(array.shape), expected=f"(…, {len(declared.leaves)})",
            )  # fmt: skip
