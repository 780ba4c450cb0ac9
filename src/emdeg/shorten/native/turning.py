"""turns.c as a function of Python: its text for LLVM is compiled when it is first used.

Only machine code is fast enough for it; how it works is said in turns.c and what it includes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emdeg.native import Loaded, load

TEXT = Path(__file__).parent / "turns.ll"
#: struct Node of nodes.h
NODE = np.dtype(
    [
        ("kind", "u1"), ("rate", "u1"), ("cost", "u1"), ("role", "u1"), ("sign", "i1", 2),
        ("operand", "i4", 2), ("label", "i4"), ("residue", "u4", 4), ("scalar", "u8"),
    ],
    align=True,
)  # fmt: skip
EDGE = np.dtype([("node", "i4"), ("sign", "i4")])
POINTER, INT, LONG = ctypes.c_void_p, ctypes.c_int32, ctypes.c_uint64
ARGUMENTS = (POINTER, INT, INT, INT, POINTER, INT, POINTER)

Nodes = npt.NDArray[Any]  # of NODE
Edges = npt.NDArray[Any]  # of EDGE


class _Setting(ctypes.Structure):
    """struct Setting of turns.c."""

    _fields_ = [
        ("seed", LONG), ("addition", ctypes.c_double), ("fuses", INT),
        ("turns", INT), ("steps", INT), ("recreations", INT), ("most_read", INT), ("windows", INT),
        ("worse", INT), ("above", INT), ("seldom", INT), ("high", INT), ("last", INT),
    ]  # fmt: skip


@dataclass(frozen=True)
class Manner:
    """How turns are taken; see struct Setting of turns.c."""

    turns: int = 1
    steps: int = 0  # of each walk; 0: none, the program is extracted only
    recreations: int = 0  # of each extraction; below 0: the program is not extracted
    addition: float = 1.0  # what one costs beside a multiplication
    fuses: bool = False
    most_read: int = 200  # values that are all combined with all; of longer programs a stretch
    windows: int = 40  # one step in so many saturates a window; 0: none
    worse: int = 50  # one step in so many may lengthen the program by one
    above: int = 3  # a walk stays so close above the shortest program that it met
    seldom: int = 10  # one turn in so many may end with one operation more
    high: int = 2  # but never with so many more than the best
    last: bool = False  # the last of the shortest programs, not the first


def turned(
    nodes: Nodes, count: int, givens: int, outputs: Edges, seed: int, manner: Manner
) -> Nodes | None:
    """The first `count` nodes after so many turns, `outputs` too; None where memory is short.

    The rest of `nodes` is room for new ones. The first `givens` are neither sums nor products,
    the first of all is the number one.
    """
    _, function = _compiled()
    setting = settings(manner, seed)
    pointers = (nodes.ctypes.data, count, givens, len(nodes), outputs.ctypes.data, len(outputs))
    left = function(*pointers, ctypes.byref(setting))
    return None if left < 0 else nodes[:left]


def settings(manner: Manner, seed: int) -> ctypes.Structure:
    """The manner as turns.c reads it."""
    return _Setting(seed, **vars(manner))


@cache
def _compiled() -> tuple[Loaded, Callable[..., int]]:
    """The code, kept as long as its function."""
    code = load(TEXT.read_text("utf-8"), ("turns",))
    return code, ctypes.CFUNCTYPE(INT, *ARGUMENTS)(code.address("turns"))
