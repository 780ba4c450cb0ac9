"""Generalized speeds for Kane's method: rows of u, or A and B of u = A(q, t) q̇ + B(q, t).

    [speeds]
    u = ["qd1*sin(q2) + t", "qd1 + qd2"]

    [speeds]
    A = [["sin(q2)", 0], [1, 1]]
    B = ["t", 0]

Names are those of the state (q1 …, qd1 …, t for time in s) and parameters of the robot. The same
from Python, from a file of its own, or from texts: `robot.with_speeds(…)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emdeg.errors import UsageError
from emdeg.exact.graph import Expr, linear, multiply
from emdeg.robot.cells import cells
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.report import NOWHERE, Place
from emdeg.robot.model.speeds import split, state_names, timed
from emdeg.robot.read.tables.section import Section


def with_table(robot: M, root: Section) -> M:
    """The robot with the speeds of a document's table [speeds], if it has one."""
    if not root.has("speeds"):
        return robot
    section = root.section("speeds")
    section.only("u", "A", "B")
    if section.has("u") == section.has("A") or (section.has("u") and section.has("B")):
        section.fail("give u, or A with or without B", expected='u = ["qd1", …]')
    n = robot.nv
    if section.has("u"):
        rows = _cells(section, "u", section.data["u"], robot)
    else:
        table = section.data["A"]
        if not isinstance(table, Sequence) or isinstance(table, str) or len(table) != n:
            section.fail(f"A has {n} rows", "A", found=table)
        weights = [_cells(section, "A", row, robot) for row in table]
        offset = _cells(section, "B", section.data.get("B", [0] * n), robot)
        rows = [
            linear([(rest, 1), *((multiply(a, v), 1) for a, v in zip(row, robot.qd, strict=True))])
            for row, rest in zip(weights, offset, strict=True)
        ]
    try:
        split(robot, rows)
    except UsageError as error:
        section.fail(error.message, found=error.found, hint=error.hint)
    return robot.replaced(speeds=tuple(rows))


def _cells(section: Section, key: str, row: Any, robot: Mechanism) -> list[Expr]:
    """One number or expression for each velocity."""
    if isinstance(row, str) or not isinstance(row, Sequence):
        section.fail(f"a list of {robot.nv} numbers or expressions is needed", key, found=row)
    if len(row) != robot.nv:
        section.fail(f"{robot.name!r} has {robot.nv} velocities", key, found=f"{len(row)} entries")
    for value in row:
        section.check_cell(key, value)
    return [cell_of(robot, value, section.at(key)) for value in row]


def cell_of(robot: Mechanism, cell: Cell, at: Place = NOWHERE) -> Expr:
    """A cell of the speeds as an expression in q, q̇, t and the robot's parameters."""
    if isinstance(cell, Expr):
        return timed(robot, cell)
    scope, state = Scope.of(robot), state_names(robot)
    parameters = {s.name for s in (*robot.symbols, *robot.parameters)}
    for name in cells.NAME.findall(cell) if isinstance(cell, str) else ():
        if name in parameters and name in state:
            scope.fail(
                f"{name!r} is a parameter of this robot, and has a meaning in its speeds", at,
                found=cell, hint="give the parameter another name",
            )  # fmt: skip
        if name not in parameters and name not in state and name not in _WORDS:
            known = sorted({*parameters, *state})
            scope.fail(f"{name!r} is neither state nor parameter of this robot", at, found=cell,
                       hint=did_you_mean(name, known) or f"names are {', '.join(state)} and "
                       "parameters")  # fmt: skip
    for name, value in state.items():
        if name not in parameters:
            scope.define(name, value)
    return scope.length(cell, at)


_WORDS = ("sin", "cos", "sqrt", "pi", "deg")
