"""Values for symbols: bind them in the model, or keep the symbols and change what is known.

    robot.with_values(m1=2, L1="0.5", alpha="30 deg")   the symbols become these numbers
    robot.with_values()                                 every symbol becomes its known value
    robot.with_parameters(m1=2)                         the symbol stays; its value is now 2

An angle that is no multiple of π/12 stays a symbol, bound to the value, because the rotation
must stay exactly orthogonal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from emdeg.errors import UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import COS, SIN, Expr, Scalar, walk
from emdeg.exact.numbers import Number
from emdeg.robot.cells.scope import SNAP, Cell, Scope
from emdeg.robot.edit.rewrite import expressions, rewritten, symbols_of, used_parameters
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.robot import Robot

T = TypeVar("T")


def values(robot: Robot, overrides: Mapping[str, float]) -> dict[Expr, float]:
    """Symbol → number for every parameter that occurs; UsageError names those without one."""
    known = _by_name(robot, overrides)
    found: dict[Expr, float] = {}
    missing: list[str] = []
    for symbol in dict.fromkeys((*robot.symbols, *robot.parameters)):
        if symbol in known:
            found[symbol] = float(known[symbol])
        else:
            value = robot.parameters.get(symbol, Parameter()).value
            if value is not None:
                found[symbol] = float(value)
            elif symbol in robot.symbols:
                missing.append(symbol.name)
    if missing:
        raise UsageError(
            f"{len(missing)} parameters of robot {robot.name!r} have no value",
            found=", ".join(missing[:10]),
            hint=f"give them: values({missing[0]}=…) or robot.with_parameters({missing[0]}=…)",
        )
    return found


def with_values(robot: Robot, given: Mapping[str, Cell]) -> Robot:
    """Symbols replaced by numbers or expressions; without arguments, all that have values."""
    scope = _scope(robot)
    cells: Mapping[Expr, Cell]
    if given:
        cells = _by_name(robot, given)
    else:
        cells = {s: p.value for s, p in robot.parameters.items() if p.value is not None}
    replacements: dict[Expr, Scalar | Angle] = {}
    for symbol, cell in cells.items():
        if not symbol.angular:
            replacements[symbol] = scope.length(cell, element=symbol.name)
            continue
        angle = scope.angle(cell, name=f"{symbol.name}_value", element=symbol.name)
        if any("_value" in s.name for s, _ in angle.terms):  # a number that is not exact
            number = scope.number(cell, element=symbol.name)
            scope.parameters[symbol] = replace(
                scope.parameters.get(symbol, Parameter()), value=number
            )
        else:
            replacements[symbol] = angle
    outside = _stand_outside(robot, replacements)
    for symbol in outside:
        del replacements[symbol]
    changed = rewritten(robot, lambda roots: substitute(roots, replacements))
    return used_parameters(changed.replaced(parameters=scope.parameters))


def with_parameters(robot: Robot, given: Mapping[str, Cell]) -> Robot:
    """The same symbols with other known values."""
    scope = _scope(robot)
    parameters = dict(robot.parameters)
    for symbol, cell in _by_name(robot, given).items():
        number: Number = scope.number(cell, element=symbol.name)
        old = parameters.get(symbol, Parameter())
        parameters[symbol] = Parameter(number, old.tolerance, old.note)
    return robot.replaced(parameters=parameters)


def _stand_outside(robot: Robot, replacements: Mapping[Expr, Scalar | Angle]) -> list[Expr]:
    """Angles with an exact offset that also occur outside sin and cos stay symbols."""
    offset = {s for s, v in replacements.items() if isinstance(v, Angle) and v.half_turns}
    if not offset:
        return []
    roots = expressions(robot)
    seen = {root for root in roots if root in offset}
    for node in walk(roots):
        if node.kind not in (COS, SIN):
            seen |= {child for child in node.children() if child in offset}
    return list(seen)


def _scope(robot: Robot) -> Scope:
    scope = Scope(snap=SNAP, parameters=dict(robot.parameters))
    scope.adopt(symbols_of(robot))
    return scope


def _by_name(robot: Robot, given: Mapping[str, T]) -> dict[Expr, T]:
    known = {s.name: s for s in (*robot.symbols, *robot.parameters)}
    found: dict[Expr, T] = {}
    for name, value in given.items():
        if name not in known:
            raise UsageError(
                f"robot {robot.name!r} has no parameter {name!r}", argument=name,
                hint=did_you_mean(name, sorted(known)),
            )  # fmt: skip
        found[known[name]] = value
    return found
