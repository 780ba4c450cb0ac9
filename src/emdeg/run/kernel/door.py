"""Calls from Python without conversions: a builtin function made of the kernel's `door`.

CPython calls `door` as it calls its own functions; see backends/llvm/door.py for what it checks.
It reads fields of PyObject and PyArrayObject (NumPy's C API, unchanged since 1.7) at offsets that
are believed only when arrays of several kinds all read back right; on any other interpreter or
build (PyPy, free threading, tracing) the layout is None and kernels are called through ctypes.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from emdeg.backends.llvm.door import PythonLayout

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
METH_FASTCALL = 0x0080
HEAD = 8  # words in front of the constants: the addresses, filled up to a line of the processor


class _MethodDef(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class Door:
    """Makes the builtin functions `call(inputs, output or outputs) -> bool` of one kernel."""

    def __init__(self, address: int, dtype: np.dtype[Any]) -> None:
        api = ctypes.pythonapi
        self._method = _MethodDef(b"kernel", address, METH_FASTCALL, b"One state.")
        incref = ctypes.cast(api.Py_IncRef, ctypes.c_void_p).value or 0
        # the dtype object that NumPy itself puts into arrays of this type
        self._dtype = np.empty(1, dtype).dtype
        self._words = [*map(id, (np.ndarray, tuple, self._dtype, True, False)), incref]
        new = ctypes.PYFUNCTYPE(
            ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p
        )
        self._make = new(("PyCFunction_NewEx", api))

    def opened(self, values: Array) -> tuple[Callable[..., bool], Array]:
        """The function that reads these constants, and where it has them.

        They lie behind the addresses in one array, which the function holds: as long as a call
        runs its constants are there, whatever becomes of the kernel's own.
        """
        words = -(-values.nbytes // 8)
        state = np.zeros(HEAD + words, dtype=np.uint64)
        constants = state[HEAD:].view(values.dtype)[: len(values)]
        constants[:] = values
        state[: 1 + len(self._words)] = [constants.ctypes.data, *self._words]
        return self._make(ctypes.addressof(self._method), state, None), constants


# -- where the fields are -----------------------------------------------------------

_USUAL = PythonLayout()


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
