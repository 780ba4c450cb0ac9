"""Arrays of doubles, the type of all histories, states and signals, and numbers that users give.

    array_of("q0", [0, 1])        float64 (2,); lists of whole numbers are welcome
    number_of("mass", 1)          a finite float
    positive("step", 1e-3)        … above 0
    count_of("threads", 2)        a whole number from 1 on

What NumPy turns into numbers in silence is refused by the name of the argument: None (it becomes
NaN), text, truth values, complex numbers (the imaginary part is lost), masked elements (the mask
is), dates, and whole numbers beyond a float. Arrays of other libraries are taken as they lie in
memory (NumPy's protocols, DLPack); those on a GPU are refused.
"""

from __future__ import annotations

from contextlib import suppress
from decimal import Decimal
from numbers import Real
from operator import index
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import UsageError

Array: TypeAlias = NDArray[np.float64]
DOUBLE = np.dtype(np.float64)
NEAR = (1, 3, 11)  # DLPack's devices that are memory of this computer: kDLCPU, …CUDAHost, …ROCMHost
_KINDS = {
    "b": "truth values", "c": "complex numbers", "U": "text", "S": "text", "T": "text",
    "M": "dates", "m": "durations", "V": "records", "O": "objects",
}  # fmt: skip


def array_of(name: str, value: Any, dtype: np.dtype[Any] = DOUBLE) -> NDArray[Any]:
    """An array of this dtype; not copied where it is one."""
    if type(value) is np.ndarray and value.dtype == dtype:
        return value
    refuse_far(name, value)
    unfit = _unfit(value)
    if unfit is None:
        try:
            found = _read(value)
        except (TypeError, ValueError, OverflowError, BufferError, RuntimeError) as problem:
            beyond = isinstance(problem, OverflowError)
            unfit = "a number beyond a float" if beyond else type(value).__name__
        else:
            unfit = None if found.dtype.kind in "iuf" else _KINDS.get(found.dtype.kind, "objects")
            unfit = unfit and f"{unfit} ({found.dtype})"
    if unfit is not None:
        raise UsageError(
            "is not an array of numbers", argument=name, found=unfit,
            expected=f"a NumPy array of {dtype}",
        )  # fmt: skip
    if isinstance(value, np.ndarray) and not np.can_cast(found.dtype, dtype, "safe"):
        raise UsageError(
            f"{found.dtype} does not convert to {dtype} without loss", argument=name,
            found=found.dtype, expected=dtype,
            hint=f"pass {name}.astype(numpy.{dtype.name}), or jit(dtype=…) for other floats",
        )  # fmt: skip
    with np.errstate(over="ignore"):
        made = np.asarray(found, dtype=dtype)
    if made.dtype.itemsize < found.dtype.itemsize and (np.isinf(made) > np.isinf(found)).any():
        raise UsageError(f"holds a number beyond {dtype}", argument=name, found=found)
    return made


def refuse_far(name: str, value: Any, element: str | None = None) -> None:
    """UsageError where an array of another library cannot be read as it lies: gradients, a GPU."""
    if isinstance(value, np.ndarray | np.generic | list | tuple | float | int):
        return
    if getattr(value, "requires_grad", False) is True:
        raise UsageError(
            "tracks gradients, which machine code would lose", argument=name, element=element,
            found=type(value).__name__, expected="a tensor without",
            hint="pass tensor.detach(), or take program.to_torch(), which has derivatives",
        )  # fmt: skip
    device = getattr(value, "__dlpack_device__", None)
    far = hasattr(value, "__cuda_array_interface__")
    if not far and callable(device):
        with suppress(Exception):  # whatever another library says when it cannot tell
            far = int(device()[0]) not in NEAR
    if far:
        raise UsageError(
            "is in the memory of a GPU", argument=name, element=element,
            found=type(value).__name__, expected="an array in this computer's memory",
            hint="pass tensor.cpu(), or jax.device_put(x, jax.devices('cpu')[0])",
        )  # fmt: skip


def lent(value: Any) -> Any:
    """The memory of another library's array, not copied; anything else as it is.

    By NumPy's own protocols, or by DLPack for who knows nothing else.
    """
    own = ("__array__", "__array_interface__", "__array_struct__", "__buffer__")
    if isinstance(value, np.ndarray | list | tuple) or any(hasattr(value, name) for name in own):
        return value
    return np.from_dlpack(value) if hasattr(value, "__dlpack__") else value


def _unfit(value: Any) -> str | None:
    """What in a value, or in a list of lists, must not become a number."""
    if isinstance(value, list | tuple):
        return next(filter(None, map(_unfit, value)), None)
    if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
        return "masked elements"
    if value is None or isinstance(value, bool | np.bool_ | str | bytes | complex):
        return repr(value)
    return None


def _read(value: Any) -> NDArray[Any]:
    found = np.asarray(lent(value))
    if found.dtype.kind != "O" or isinstance(value, np.ndarray):
        return found
    exact = [float(x) for x in found.reshape(-1) if isinstance(x, Real | Decimal)]
    return found if len(exact) < found.size else np.array(exact).reshape(found.shape)


def number_of(name: str, value: Any) -> float:
    """One finite number."""
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value[()]
    real = isinstance(value, Real | Decimal | np.floating | np.integer)
    if not real or isinstance(value, bool):
        raise UsageError("is not a real number", argument=name, found=repr(value))
    try:
        found = float(value)
    except OverflowError:
        found = np.inf
    if not np.isfinite(found):
        raise UsageError("is not a finite number", argument=name, found=value)
    return found


def positive(name: str, value: Any, expected: str = "a number above 0") -> float:
    """One finite number above 0."""
    found = number_of(name, value)
    if not found > 0:
        raise UsageError("is not positive", argument=name, found=value, expected=expected)
    return found


def check_equal(problem: str, name: str, found: object, expected: object) -> None:
    """Refuse a size or shape that is not what it must be."""
    if found != expected:
        raise UsageError(problem, argument=name, found=found, expected=expected)


def count_of(name: str, value: Any) -> int:
    """A whole number from 1 on."""
    try:
        found = 0 if isinstance(value, bool | np.bool_) else index(value)
    except TypeError:
        found = 0
    if found < 1:
        raise UsageError(
            f"is not a number of {name}", argument=name, found=repr(value),
            expected="a whole number, at least 1",
        )  # fmt: skip
    return found
