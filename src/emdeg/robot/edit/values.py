"""Values for symbols: bind them in the model, or keep the symbols and change what is known.

    robot.with_values(m1=2, L1="0.5", alpha="30 deg")   the symbols become these numbers
    robot.with_values()                                 every symbol becomes its known value
    robot.with_parameters(m1=2)                         the symbol stays; its value is now 2

An angle that is no multiple of π/12 stays a symbol, bound to the value, because the rotation
must stay exactly orthogonal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from emdeg.errors import UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import COS, SIN, Expr, Scalar, walk
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.model.content import changed, expressions
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.report import Place


def rewritten(robot: M, change: Callable[[list[Expr]], list[Expr]]) -> M:
    """The robot with all its expressions changed; one list, so that shared nodes are seen once."""
    old = list(dict.fromkeys(expressions(robot)))
    new = dict(zip(old, change(old), strict=True))
    return changed(robot, new.__getitem__)


def used_parameters(robot: M) -> M:
    """The robot without the parameters that no longer occur in it."""
    known = robot.parameters
    return robot.replaced(parameters={s: known.get(s, Parameter()) for s in robot.symbols})


def named_values(values: object, more: Mapping[str, Cell], such_as: str) -> dict[str, Cell]:
    """What was given by keyword, as a mapping, or both."""
    if not isinstance(values, Mapping | None) or not all(isinstance(n, str) for n in values or ()):
        raise UsageError("is not a mapping of names to values", argument="values",
                         found=repr(values), expected=such_as)  # fmt: skip
    twice = sorted(set(values or {}) & set(more))
    if twice:
        raise UsageError("is given twice", argument=twice[0], expected="a name once")
    return {**(values or {}), **more}


def with_values(robot: M, values: Mapping[str, Cell] | None = None, /, **more: Cell) -> M:
    """Symbols replaced by numbers or expressions; without arguments, all that have values.

    By keyword, or as a mapping. An angle that is no multiple of π/12 stays a symbol and is bound to
    the value.
    """
    given = named_values(values, more, "such as {'m1': 2}, or m1=2")
    scope = Scope.of(robot)
    cells: Mapping[Expr, Cell]
    if given:
        cells = robot.by_name(given)
    else:
        cells = {s: p.value for s, p in robot.parameters.items() if p.value is not None}
    replacements: dict[Expr, Scalar | Angle] = {}
    for symbol, cell in cells.items():
        if not symbol.angular:
            replacements[symbol] = scope.length(cell, Place(symbol.name))
            continue
        angle = scope.angle(cell, Place(symbol.name), name=f"{symbol.name}_value")
        if any(scope.is_bound(s) for s, _ in angle.terms):  # a number that is not exact
            _set(scope, symbol, cell)
        else:
            replacements[symbol] = angle
    for symbol in _stand_outside(robot, replacements):
        del replacements[symbol]
    bound = rewritten(robot, lambda roots: substitute(roots, replacements))
    return used_parameters(bound.replaced(parameters=scope.settled_parameters()))


def with_parameters(robot: M, values: Mapping[str, Cell] | None = None, /, **more: Cell) -> M:
    """The same symbols with other known values, by keyword or as a mapping."""
    given = named_values(values, more, "such as {'m1': 2}, or m1=2")
    scope = Scope.of(robot)
    for symbol, cell in robot.by_name(given).items():
        _set(scope, symbol, cell)
    return robot.replaced(parameters=scope.parameters)


def _set(scope: Scope, symbol: Expr, cell: Cell) -> None:
    number = scope.number(cell, Place(symbol.name))
    scope.parameters[symbol] = replace(scope.parameters.get(symbol, Parameter()), value=number)


def _stand_outside(robot: Mechanism, replacements: Mapping[Expr, Scalar | Angle]) -> list[Expr]:
    """Angles with an exact offset that also occur outside sin and cos stay symbols."""
    offset = {s for s, v in replacements.items() if isinstance(v, Angle) and v.half_turns}
    if not offset:
        return []
    roots = list(expressions(robot))
    seen = {root for root in roots if root in offset}
    for node in walk(roots):
        if node.kind not in (COS, SIN):
            seen |= {child for child in node.children() if child in offset}
    return list(seen)
