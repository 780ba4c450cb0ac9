"""Program → expressions: the way back from `lower`, for proofs and for people.

The expressions share what the program shares; folding at construction may shorten them.
"""

from __future__ import annotations

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import Expr, const, function
from emdeg.program import ir
from emdeg.program.fingerprint import symbol_of
from emdeg.program.ir import Program


def lift_values(program: Program) -> list[Expr]:
    """The expression of every value."""
    done: list[Expr] = []
    for op, a, b in program.values:
        if op == ir.MUL:
            node = done[a] * done[b]
        elif op == ir.ADD:
            node = done[a] + done[b]
        elif op == ir.SUB:
            node = done[a] - done[b]
        elif op == ir.NEG:
            node = -done[a]
        elif op == ir.DIV:
            node = done[a] / done[b]
        elif op == ir.CONST:
            node = const(a)
        elif op == ir.LEAF:
            node = symbol_of(a)
        elif op == ir.CALL:
            node = function(b, done[a])
        else:
            angle = Angle((), a.half_turns)
            for k, multiple in a.terms:
                angle = angle + Angle.of(done[k], multiple)
            node = cos(angle) if op == ir.COS else sin(angle)
        done.append(node)
    return done


def lift(program: Program) -> dict[str, tuple[tuple[int, ...], list[Expr]]]:
    """{output: (shape, expressions in row-major order)}, as `lower` takes them."""
    done = lift_values(program)
    return {o.name: (o.shape, [done[k] for k in o.values]) for o in program.outputs}
