"""The reference interpreter: what a program means, in floats or in any number type.

`interpret` works value by value on NumPy arrays (a batch) or on scalars; backends are tested
against it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from emdeg.errors import ProgramError
from emdeg.program.ir import (
    ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB, Leaf, LinearAngle, Program,
)  # fmt: skip


def interpret(
    program: Program,
    inputs: Mapping[str, Any],
    parameters: Mapping[str, float] | None = None,
) -> dict[str, Any]:
    """Outputs by name; `inputs[name]` has the leaves along its last axis, leading axes are batch."""
    leaves = leaf_values(program, inputs, parameters or {})
    done: list[Any] = []
    for value in program.values:
        op, a, b = value
        if op == CONST:
            result: Any = float(a)  # type: ignore[arg-type]
        elif op == LEAF:
            assert isinstance(a, Leaf)
            result = leaves[a.name]
        elif op == ADD:
            result = done[a] + done[b]  # type: ignore[index]
        elif op == SUB:
            result = done[a] - done[b]  # type: ignore[index]
        elif op == MUL:
            result = done[a] * done[b]  # type: ignore[index]
        elif op == DIV:
            result = done[a] / done[b]  # type: ignore[index]
        elif op == NEG:
            result = -done[a]  # type: ignore[index]
        elif op == COS or op == SIN:
            assert isinstance(a, LinearAngle)
            angle = sum(m * done[k] for k, m in a.terms) + float(a.half_turns) * math.pi
            result = np.cos(angle) if op == COS else np.sin(angle)
        else:
            assert op == CALL
            result = getattr(np, str(b))(done[a])  # type: ignore[index]
        done.append(result)
    return {o.name: _shaped([done[k] for k in o.values], o.shape) for o in program.outputs}


def leaf_values(
    program: Program, inputs: Mapping[str, Any], parameters: Mapping[str, float]
) -> dict[str, Any]:
    """The value of every leaf, or a clear error."""
    leaves: dict[str, Any] = {}
    for declared in program.inputs:
        if declared.name not in inputs:
            if not any(leaf in program.leaves for leaf in declared.leaves):
                continue
            raise ProgramError(f"input {declared.name!r} is missing")
        array = np.asarray(inputs[declared.name])
        if array.shape[-1:] != (len(declared.leaves),):
            raise ProgramError(
                f"input {declared.name!r} has shape {array.shape}",
                expected=f"(…, {len(declared.leaves)})",
            )
        for k, leaf in enumerate(declared.leaves):
            leaves[leaf] = array[..., k]
    for name, default in program.parameters.items():
        chosen = parameters.get(name, default)
        if chosen is None:
            raise ProgramError(f"parameter {name!r} has no value", hint=f"pass {name}=…")
        leaves[name] = chosen
    for d in program.derived:
        leaves[d.leaf] = float(d.multiplier) * leaves[d.of] + float(d.offset)
    return leaves


def _shaped(columns: list[Any], shape: tuple[int, ...]) -> Any:
    stacked = np.stack(np.broadcast_arrays(*columns), axis=-1)
    return stacked.reshape(*stacked.shape[:-1], *shape)
