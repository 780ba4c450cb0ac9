"""A tape in machine code: compiled once, run on arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.native import Loaded, parse, target_machine, this_processor
from emdeg.rounding.formats import Floats
from emdeg.rounding.native.tape import Tape
from emdeg.rounding.native.text import LANES, Text

_POINTER, _LONG = ctypes.c_void_p, ctypes.c_int64


class Player:
    """The results of a tape as a function of its inputs.

    LLVM's quickest way of compiling (level 0) makes code that is as fast as that of the others: the
    operations are in order already.
    """

    def __init__(self, tape: Tape, results: Sequence[Any]) -> None:
        self._inputs, self._results = tape.inputs, len(results)
        text, processor = Text(tape, results), this_processor()
        self._places = text.places
        code = bytes(target_machine(processor, 0).emit_object(parse(str(text), processor)))
        self._code = Loaded(code, processor, ("play",))
        kinds = (_POINTER, _POINTER, _POINTER, _LONG, _LONG)
        self._play = ctypes.CFUNCTYPE(None, *kinds)(self._code.address("play"))

    def __call__(self, inputs: Sequence[NDArray[np.generic]], count: int) -> Floats:
        """(results, count); an input has a number for each of `count` boxes, or one for all.

        Other threads run meanwhile.
        """
        blocks = -(-count // LANES)
        given = np.empty((self._inputs, blocks * LANES))
        for row, values in zip(given, inputs, strict=True):
            row[:count] = values
            row[count:] = row[count - 1]  # the last block is filled
        memory = np.empty(max(self._places, 1) * LANES)
        found = np.empty((self._results, blocks * LANES))
        pointers = (array.ctypes.data for array in (memory, given, found))
        self._play(*pointers, blocks * LANES, blocks)
        return found[:, :count]
