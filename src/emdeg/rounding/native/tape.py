"""What NumPy would do to arrays, written down instead of done.

Ranges and adjoints are lines of NumPy in which every box is an entry of each array: none of them
looks at a number before it decides what comes next (ways back are planned before, norms.py). So
the same lines run on `Traced` instead of arrays, and each operation goes on a tape:

    a + b, a − b, a·b, a/b, max, min, √a, |a|, −a, ⌊a⌋, ufp a, a < b, …, and, or, where(a, b, c)

A tape becomes machine code (text.py) with the operations of IEEE 754 that NumPy uses, each rounded
as NumPy does it, none fused and none left out but x + 0 and 1·x. The bounds are the same floats, so
all that is said of outward rounding in arcs.py, ranges.py and adjoint.py holds for them too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

#: NumPy's names of what can be on a tape: numbers from numbers, masks from numbers or masks
NUMBERS = ("add", "subtract", "multiply", "divide", "maximum", "minimum", "absolute", "negative",
           "sqrt", "floor", "ufp", "where")  # fmt: skip
MASKS = ("less", "less_equal", "greater", "greater_equal", "bitwise_and", "bitwise_or")
_NOTHING = {"add": 0.0, "multiply": 1.0}  # x + 0, x·1

#: (name, places of operands…); ("input", row) and ("constant", number) have none
Operation = tuple[Any, ...]


class UntraceableError(Exception):
    """An operation that a tape does not know: NumPy has to do it."""


class Tape:
    """Operations in order, each one once."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.inputs = 0
        self._known: dict[Operation, int] = {}

    def input(self) -> Any:
        """The next row of what is given."""
        self.inputs += 1
        return Traced(self, self._put("input", self.inputs - 1))

    def operation(self, name: str, *operands: Any) -> Any:
        """One more, or the one that is known already; operands may be numbers."""
        if name not in (*NUMBERS, *MASKS, "sign"):
            raise UntraceableError(name)
        if name == "sign":
            (x,) = operands
            return np.where(x > 0.0, 1.0, np.where(x < 0.0, -1.0, x))
        if name in _NOTHING:
            for this, other in (operands, operands[::-1]):
                if not isinstance(other, Traced) and _number(other) == _NOTHING[name]:
                    return this
        return Traced(self, self._put(name, *map(self.place, operands)))

    def needed(self, places: Iterable[int]) -> list[int]:
        """The places of all that these need, in order."""
        found = set(places)
        for k in range(len(self.operations) - 1, -1, -1):
            if k in found:
                found.update(read(self.operations[k]))
        return sorted(found)

    def place(self, operand: Any) -> int:
        """Where something is on the tape; a number is put there."""
        if isinstance(operand, Traced):
            return operand.place
        return self._put("constant", _number(operand))

    def _put(self, *operation: Any) -> int:
        if operation not in self._known:
            self._known[operation] = len(self.operations)
            self.operations.append(operation)
        return self._known[operation]


class Traced(NDArrayOperatorsMixin):
    """An array that is not there yet: NumPy's functions of it go on the tape."""

    __slots__ = ("place", "tape")

    def __init__(self, tape: Tape, place: int) -> None:
        self.tape, self.place = tape, place

    def __array_ufunc__(self, function: Any, method: str, *inputs: Any, **more: Any) -> Any:
        if method != "__call__" or more:
            raise UntraceableError(function.__name__)
        return self.tape.operation(function.__name__, *inputs)

    def __array_function__(self, function: Any, types: Any, inputs: Any, more: Any) -> Any:
        if function is not np.where or more:
            raise UntraceableError(function.__name__)
        return self.tape.operation("where", *inputs)

    def ufp(self) -> Any:
        """The exponent alone (formats.py)."""
        return self.tape.operation("ufp", self)


def read(operation: Operation) -> tuple[int, ...]:
    """The places that an operation reads."""
    return () if operation[0] in ("input", "constant") else operation[1:]


def _number(operand: Any) -> float:
    array = np.asarray(operand)
    if array.size != 1:
        raise UntraceableError("an array of its own")
    return float(array.reshape(()))
