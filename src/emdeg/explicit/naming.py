"""Names for numbers: the explicit model of a numeric robot is written with symbols.

A lumped constant needs a formula, and a formula needs names: every number of the robot that is no
exact zero becomes a symbol that knows its value (`Robot.symbolic`). Equal principal moments of one
body share a symbol, so that a symmetric last link stays symmetric (digest R42).
"""

from __future__ import annotations

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr
from emdeg.robot.edit.values import rewritten, used_parameters
from emdeg.robot.robot import Robot


def named(robot: Robot) -> Robot:
    """The robot with symbols for its numbers."""
    symbolic = robot.symbolic("inertias", "geometry", "gravity", "motors")
    same: dict[Expr, Expr] = {}
    for before, after in zip(robot.bodies, symbolic.bodies, strict=True):
        first: dict[Expr, Expr] = {}
        for k in range(3):
            number, symbol = before.inertia.tensor[k, k], after.inertia.tensor[k, k]
            if number.is_const and symbol.is_symbol:
                same[symbol] = first.setdefault(number, symbol)
    same = {s: t for s, t in same.items() if s is not t}
    if not same:
        return symbolic
    return used_parameters(rewritten(symbolic, lambda roots: substitute(roots, same)))
