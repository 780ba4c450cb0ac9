"""Degree and height of every value of a program: one walk with the bounds of exact/degree.py."""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.exact.degree import Bound, Bounds
from emdeg.program.ir import Program
from emdeg.program.ops import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB


def program_bounds(
    program: Program, found: Bounds, key: str = "", given: Mapping[str, Bound] | None = None
) -> list[Bound]:
    """Bound every value; `key` keeps the divisors of two programs apart, leaves may be given."""
    given = given or {}
    done: list[Bound] = []
    for op, a, b in program.values:
        if op == ADD or op == SUB:
            bound = found.sum((done[a], done[b]))
        elif op == MUL:
            bound = found.product((done[a], done[b]))
        elif op == NEG:
            bound = done[a]
        elif op == CONST:
            bound = found.number(a)
        elif op == LEAF:
            known = given.get(a.name)
            bound = known or found.leaf(a.name, a.rate, a.angular, a.sphere)
        elif op == DIV:
            bound = found.product((done[a], found.power((key, b), done[b], -1)))
        elif op == COS or op == SIN:
            bound = found.trigonometric((m for _, m in a.terms), a.half_turns)
        else:
            assert op == CALL
            bound = found.function((key, a), done[a])
        done.append(bound)
    return done
