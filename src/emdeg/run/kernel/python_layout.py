"""Where CPython and NumPy keep the fields that kernels read, checked on live objects.

The offsets are those of PyObject and PyArrayObject (NumPy's C API, unchanged since 1.7). They
are believed only when arrays of several kinds all read back right; on any other interpreter or
build (PyPy, free threading, tracing) the layout is None and kernels are called through ctypes.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

import numpy as np

from emdeg.backends.llvm.door import PythonLayout

_USUAL = PythonLayout(
    type=8, tuple_size=16, tuple_items=24, data=16, nd=24, dimensions=32, descr=56, flags=64
)


@cache
def python_layout() -> PythonLayout | None:
    """The layout of this interpreter, or None when it is not the usual one."""
    if sys.implementation.name != "cpython" or ctypes.sizeof(ctypes.c_void_p) != 8:
        return None
    if hasattr(sys, "getobjects") or getattr(sys, "_is_gil_enabled", lambda: True)() is False:
        return None
    readonly = np.arange(6.0)
    readonly.flags.writeable = False
    arrays = [
        np.arange(4.0),
        np.zeros((3, 5), dtype=np.float32),
        np.zeros((2, 3, 4)),
        np.zeros((4, 6))[:, ::2],
        readonly,
        np.array(1.5),
    ]
    right = _tuple_reads_back(tuple(arrays)) and all(_array_reads_back(a) for a in arrays)
    return _USUAL if right else None


def _word(place: int) -> int:
    return ctypes.c_size_t.from_address(place).value


def _tuple_reads_back(items: tuple[object, ...]) -> bool:
    start, layout = id(items), _USUAL
    return (
        _word(start + layout.type) == id(tuple)
        and _word(start + layout.tuple_size) == len(items)
        and all(_word(start + layout.tuple_items + 8 * k) == id(x) for k, x in enumerate(items))
    )


def _array_reads_back(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> bool:
    start, layout = id(array), _USUAL
    dimensions = _word(start + layout.dimensions)
    return (
        _word(start + layout.type) == id(type(array))
        and _word(start + layout.data) == array.ctypes.data
        and ctypes.c_int.from_address(start + layout.nd).value == array.ndim
        and all(_word(dimensions + 8 * k) == extent for k, extent in enumerate(array.shape))
        and _word(start + layout.descr) == id(array.dtype)
        and ctypes.c_int.from_address(start + layout.flags).value == array.flags.num
    )
