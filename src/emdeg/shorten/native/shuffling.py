"""shuffle.c as a function of Python: its text for LLVM is compiled when it is first used.

Only machine code is fast enough for it; how it works is said in shuffle.c.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emdeg.native import Loaded, load

TEXT = Path(__file__).parent / "shuffle.ll"
ABOVE = 3  # a walk stays so close above the shortest program that it met, in operations
#: struct Node of shuffle.c
NODE = np.dtype(
    [
        ("kind", "u1"), ("rate", "u1"), ("cost", "u1"), ("role", "u1"), ("sign", "i1", 2),
        ("operand", "i4", 2), ("label", "i4"), ("residue", "u4", 4),
    ],
    align=True,
)  # fmt: skip
POINTER, INT, LONG = ctypes.c_void_p, ctypes.c_int32, ctypes.c_uint64
ARGUMENTS = (POINTER, INT, INT, POINTER, INT, LONG, INT, INT, INT)

Nodes = npt.NDArray[Any]  # of NODE


def shuffled(
    nodes: Nodes, count: int, outputs: npt.NDArray[np.int32], seed: int, steps: int, worse: int
) -> Nodes | None:
    """The first `count` nodes after so many steps, `outputs` too; None where memory is short.

    The rest of `nodes` is room for new ones. Every `worse`-th step may lengthen the program.
    """
    _, function = _compiled()
    pointers = (nodes.ctypes.data, count, len(nodes), outputs.ctypes.data, len(outputs))
    left = function(*pointers, seed, steps, worse, ABOVE)
    return None if left < 0 else nodes[:left]


@cache
def _compiled() -> tuple[Loaded, Callable[..., int]]:
    """The code, kept as long as its function."""
    code = load(TEXT.read_text("utf-8"), ("shuffle",))
    return code, ctypes.CFUNCTYPE(INT, *ARGUMENTS)(code.address("shuffle"))
