"""What a tool with derivatives of its own calls: a program, and the programs of its derivatives.

    tangent   ẏ = J(x)·ẋ          adjoint   x̄ = J(x)ᵀ·ȳ          (program/differentiate.py)

Both are targets again, so all orders follow; each is made when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self

from emdeg.program import differentiate
from emdeg.program.ir import Program
from emdeg.run.hosts.walk import Functions, outputs


class Target:
    """A program with its parameters; equal to itself only."""

    def __init__(self, program: Program, parameters: Mapping[str, float]) -> None:
        self.program, self.parameters = program, parameters

    @cached_property
    def tangent(self) -> Self:
        """The target of J·ẋ, of the same tool."""
        return type(self)(differentiate.tangent(self.program), self.parameters)

    @cached_property
    def adjoint(self) -> Self:
        """The target of Jᵀ·ȳ, of the same tool."""
        return type(self)(differentiate.adjoint(self.program), self.parameters)

    def walked(
        self, arrays: Sequence[Any], parameters: Mapping[str, Any], functions: Functions
    ) -> list[list[Any]]:
        """The elements of every output, operation by operation, from arrays (…, n)."""
        columns = {
            i.name: [array[..., k] for k in range(len(i.leaves))]
            for i, array in zip(self.program.inputs, arrays, strict=True)
        }
        found = outputs(self.program, columns, parameters, functions)
        return [found[o.name] for o in self.program.outputs]
