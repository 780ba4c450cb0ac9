"""One function over every expression of a robot: how values and symbols are replaced.

`rewritten(robot, change)` hands all expressions over in one list, so that a substitution walks
the shared DAG once, and puts the results back where they came from.
"""

from __future__ import annotations

from collections.abc import Callable

from emdeg.exact.graph import Expr
from emdeg.robot.model.content import changed, expressions
from emdeg.robot.model.mechanism import M
from emdeg.robot.model.parameter import Parameter

Change = Callable[[list[Expr]], list[Expr]]


def rewritten(robot: M, change: Change) -> M:
    """The robot with all its expressions changed."""
    old = list(dict.fromkeys(expressions(robot)))
    new = dict(zip(old, change(old), strict=True))
    return changed(robot, new.__getitem__)


def used_parameters(robot: M) -> M:
    """The robot without the parameters that no longer occur in it."""
    known = robot.parameters
    return robot.replaced(parameters={s: known.get(s, Parameter()) for s in robot.symbols})
