"""Small functions of angles, x, y and numbers, and every program of a few operations."""

from __future__ import annotations

from collections.abc import Iterator

from emdeg.exact.angles import cos
from emdeg.exact.graph import MOTION, Expr, symbol
from emdeg.program.ir import Program
from emdeg.program.lower import lower

q1, q2 = (symbol(f"q{k}", 1, angular=True) for k in (1, 2))
x, y = symbol("x", MOTION), symbol("y", MOTION)
m, k = symbol("m"), symbol("k")


def program(*outputs: Expr) -> Program:
    """These functions as one program."""
    return lower("test", {"f": ((len(outputs),), list(outputs))}, [("s", [q1, q2, x, y])])


def programs(operations: int) -> Iterator[list[Expr]]:
    """The values of every program of so many operations on x, y and cos q1, with fresh numbers."""
    if not operations:
        yield []
        return
    number = symbol(f"n{operations}")
    for made in programs(operations - 1):
        values = [x, y, cos(q1), *made]
        for i, a in enumerate(values):
            yield [*made, a + number]
            yield [*made, a * number]
            for b in values[: i + 1]:
                yield [*made, a + b]
                yield [*made, a * b]
