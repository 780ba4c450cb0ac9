"""What users pass to kernels, checked: shapes, dtypes, contiguity, overlap, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from emdeg.errors import UsageError

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]


def leading_shape(
    names: Sequence[str], arrays: Sequence[Array], widths: Sequence[int]
) -> tuple[int, ...]:
    """The shape in front of the last axis, the same for all; () for one state."""
    batch: tuple[int, ...] | None = None
    first = ""
    for name, array, width in zip(names, arrays, widths, strict=True):
        if array.ndim == 0 or array.shape[-1] != width:
            raise UsageError(
                "has the wrong number of columns", argument=name, found=array.shape,
                expected=f"({width},) for one state or (N, {width}) for a batch",
            )  # fmt: skip
        if batch is None:
            batch, first = array.shape[:-1], name
        elif array.shape[:-1] != batch:
            raise UsageError(
                f"does not have as many states as {first!r}", argument=name, found=array.shape,
                expected=(*batch, width),
            )  # fmt: skip
    return batch or ()


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
    """An array that results can be written into as it is."""
    if not isinstance(value, np.ndarray) or isinstance(value, np.ma.MaskedArray):
        raise UsageError(
            "is not a NumPy array", argument="out", element=name, found=type(value).__name__,
            expected=f"an array {shape} of {dtype}",
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
