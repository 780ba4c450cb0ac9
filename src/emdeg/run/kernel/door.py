"""Calls from Python without conversions: a builtin function made of the kernel's `door`.

CPython calls `door` as it calls its own functions; see backends/llvm/door.py for what it checks.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

METH_FASTCALL = 0x0080


class _MethodDef(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class Door:
    """The builtin function `call(inputs, output or outputs) -> bool` of one kernel.

    Keeps everything alive that the function uses; `use` hands it other constants.
    """

    def __init__(self, address: int, dtype: np.dtype[Any]) -> None:
        api = ctypes.pythonapi
        self._method = _MethodDef(b"kernel", address, METH_FASTCALL, b"One state.")
        incref = ctypes.cast(api.Py_IncRef, ctypes.c_void_p).value or 0
        # the dtype object that NumPy itself puts into arrays of this type
        self._dtype = np.empty(1, dtype).dtype
        words = [0, *map(id, (np.ndarray, tuple, self._dtype, True, False)), incref]
        self._state = np.array(words, dtype=np.uint64)
        new = ctypes.PYFUNCTYPE(
            ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p
        )
        make = new(("PyCFunction_NewEx", api))
        self.call: Any = make(ctypes.addressof(self._method), self._state, None)

    def use(self, constants: np.ndarray[Any, Any]) -> None:
        """Read these constants from now on; the caller keeps them alive."""
        self._state[0] = constants.ctypes.data
