"""What a program divides by before it runs: parameters, which must not be zero.

The shortest ways to write a robot measure lengths by one of its arms, or put a mass where a moment
was (robot.edit.units, robot.edit.ballast). Both divide by an arm at set-up. An arm whose length is
zero is none, so that a robot described with it is never written so; but a parameter can be given
another value later. Then whoever sets it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emdeg.program.ir import Program, operands
from emdeg.program.ops import DIV, LEAF


def divisors(program: Program) -> tuple[tuple[str, ...], ...]:
    """For each parameter-only value that set-up divides by, the parameters that it is made of."""
    return tuple(dict.fromkeys(_parameters(program, k) for k in _denominators(program)))


def vanished(program: Program, values: Sequence[Any]) -> tuple[str, ...]:
    """The parameters of a divisor that is zero, where all of the program has these values."""
    for k in _denominators(program):
        if values[k] == 0:
            return _parameters(program, k)
    return ()


def _denominators(program: Program) -> list[int]:
    rates = program.rates
    return [v.b for v in program.values if v.op == DIV and not rates[v.b]]


def _parameters(program: Program, k: int) -> tuple[str, ...]:
    found: dict[str, None] = {}
    ahead, met = [k], set()
    while ahead:
        at = ahead.pop()
        if at in met:
            continue
        met.add(at)
        value = program.values[at]
        if value.op == LEAF:
            found[value.a.name] = None
        ahead += operands(value)
    return tuple(sorted(found))
