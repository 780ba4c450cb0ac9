"""What users pass to kernels, checked: shapes, dtypes, contiguity, overlap, each with its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from emdeg.errors import UsageError, did_you_mean
from emdeg.program.ir import Program
from emdeg.run.arrays import refuse_far

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
LEFT_OUT = object()


def ordered(program: Program, arrays: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
    """What was passed by place and by name, in the order of the inputs.

    LEFT_OUT stands for an input that no result depends on and that was not passed.
    """
    names = [i.name for i in program.inputs]
    found = {n: a for n, a in zip(names, arrays, strict=False) if a is not LEFT_OUT}
    for name, array in named.items():
        if name not in names or name in found:
            wrong = "is given twice" if name in found else "is no input"
            raise UsageError(
                wrong, element=program.name, argument=name, expected=", ".join(names),
                hint=did_you_mean(name, names),
            )  # fmt: skip
        found[name] = array
    read = set(program.leaves) | {d.of for d in program.derived}
    needed = [i.name for i in program.inputs if read.intersection(i.leaves)]
    if len(arrays) > len(names) or any(name not in found for name in needed):
        passed = ", ".join(found) if named else f"{len(arrays)} arrays"
        raise UsageError(
            "takes other arguments", element=program.name, found=passed or "nothing",
            expected=", ".join(names),
        )  # fmt: skip
    return [found.get(name, LEFT_OUT) for name in names]


def leading_shape(
    names: Sequence[str], arrays: Sequence[Array], widths: Sequence[int]
) -> tuple[int, ...]:
    """The shape in front of the last axis, () for one state; one state goes with any batch."""
    batch: tuple[int, ...] = ()
    first = ""
    for name, array, width in zip(names, arrays, widths, strict=True):
        if array.ndim == 0 or array.shape[-1] != width:
            raise UsageError(
                "has the wrong number of columns", argument=name, found=array.shape,
                expected=f"({width},) for one state or (N, {width}) for a batch",
            )  # fmt: skip
        lead = array.shape[:-1]
        if lead and batch and lead != batch:
            raise UsageError(
                f"does not have as many states as {first!r}", argument=name, found=array.shape,
                expected=f"{(*batch, width)}, or ({width},) for all of them",
            )  # fmt: skip
        if lead and not batch:
            batch, first = lead, name
    return batch


def column_count(names: Sequence[str], arrays: Sequence[Array], widths: Sequence[int]) -> int:
    """The number of states N of arrays (n, N)."""
    states: int | None = None
    for name, array, width in zip(names, arrays, widths, strict=True):
        fits = array.ndim == 2 and array.shape[0] == width
        if not fits or (states is not None and array.shape[1] != states):
            raise UsageError(
                "is not a structure of arrays", argument=name, found=array.shape,
                expected=f"({width}, {'N' if states is None else states})",
            )  # fmt: skip
        states = array.shape[1]
    return states or 0


def check_output(name: str, value: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """An array that results can be written into as it is; that of a tensor, where it lends it."""
    refuse_far("out", value, name)
    value = _lent(value)
    if not isinstance(value, np.ndarray) or isinstance(value, np.ma.MaskedArray):
        raise UsageError(
            "is not a NumPy array", argument="out", element=name, found=type(value).__name__,
            expected=f"an array {shape} of {dtype}, or a tensor in this computer's memory",
        )  # fmt: skip
    if value.shape != shape or value.dtype != dtype:
        raise UsageError(
            "does not fit the result", argument="out", element=name,
            found=f"{value.shape} of {value.dtype}", expected=f"{shape} of {dtype}",
        )  # fmt: skip
    if not (value.flags.c_contiguous and value.flags.aligned and value.flags.writeable):
        raise UsageError(
            "cannot be written into", argument="out", element=name, found="a view or read-only",
            expected="a contiguous, aligned, writeable array",
        )  # fmt: skip
    return value


def _lent(value: Any) -> Any:
    """The memory of another library's tensor as an array, not copied; anything else as it is."""
    if isinstance(value, np.ndarray):
        return value
    try:
        if hasattr(value, "__dlpack__"):
            return np.from_dlpack(value)
        if hasattr(value, "__array_interface__"):
            return np.asarray(value, copy=False)
    except (TypeError, ValueError, RuntimeError, BufferError):  # such as one that needs a gradient
        pass
    return value


def apart(inputs: Sequence[Array], outputs: Sequence[Array]) -> list[Array]:
    """The inputs, copied where they share memory with an output."""
    for k, output in enumerate(outputs):
        for other in outputs[:k]:
            if np.may_share_memory(output, other):
                raise UsageError("two outputs share memory", argument="out")
    return [
        array.copy() if any(np.may_share_memory(array, out) for out in outputs) else array
        for array in inputs
    ]
