"""No size breaks it: a robot may be deep where the stack is not; what is too long is refused."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest
import sympy as sp

import emdeg
from benchmarks.size import description
from emdeg import canonical
from emdeg.conform.orders import orders
from emdeg.exact.graph import symbol
from emdeg.exact.interchange import from_sympy
from emdeg.mechanics import equations
from emdeg.mechanics.blocks import block_triangular
from emdeg.mechanics.quantities.quantities import QUANTITIES
from tests.size.matrix import (
    BROKEN,
    COMMANDS,
    ENDED,
    MOST_MEMORY,
    Outcome,
    Server,
)
from tests.size.robots import ROBOTS, Size
from tests.size.stack import shallow


@pytest.fixture(scope="module", autouse=True)
def _imported() -> None:
    """What is imported when it is first used is deep by itself."""
    robot = emdeg.loads(description("chain", 2), "toml")
    emdeg.emit(emdeg.compile(robot, optimise="-O1"), "c")


def test_the_stack_does_not_know_how_long_a_robot_is() -> None:
    """Of 75 joints, one call for each would be too many; tests/candidates has the search."""
    with shallow(70):
        robot = emdeg.loads(description("chain", 75), "toml", floating_base=True)
        program = emdeg.compile(robot, "gravity", optimise=None)
        assert emdeg.emit(program, "c")
        assert type(program).from_json(program.to_json()) == program
    assert program.certificate is not None


def test_orders_of_a_long_chain_are_found_without_recursion() -> None:
    robot = emdeg.loads(description("chain", 120), "toml")
    with shallow(100):
        first = next(orders(robot.replaced(bodies=robot.bodies)))
    assert "opposite" in first.says or "tree" in first.says or "alphabetical" in first.says


def test_sympy_expressions_may_be_deep() -> None:
    x = sp.Symbol("x")
    deep = x
    for _ in range(300):
        deep = sp.tanh(deep, evaluate=False) + 1
    with shallow(150):
        found = from_sympy(deep, {"x": symbol("x")})
    assert found is from_sympy(deep, {"x": symbol("x")})


def test_a_matching_is_found_along_a_long_path() -> None:
    """Every column but the last would rather have the row before its own."""
    size = 300
    pattern = [[i in (j, j - 1) or (j == 0 and i == 0) for j in range(size)] for i in range(size)]
    with shallow(50):
        blocks = block_triangular(pattern)
    assert blocks is not None
    assert [len(block.rows) for block in blocks] == [1] * size
    singular = [row.copy() for row in pattern]
    singular[-1] = [False] * size
    assert block_triangular(singular) is None


# -- long set-ups -------------------------------------------------------------------


def pinocchio(table: dict[str, Any]) -> pin.Model:
    """The chain of a description, link by link."""
    model, joint, place = pin.Model(), 0, pin.SE3.Identity()
    for link, by in zip(table["link"][1:], table["joint"], strict=True):
        turn = [math.radians(float(a.split()[0])) if isinstance(a, str) else a for a in by["rpy"]]
        place = place * pin.SE3(pin.rpy.rpyToMatrix(*turn), np.array(by["xyz"]))
        if by["type"] == "revolute":
            joint = model.addJoint(joint, pin.JointModelRZ(), place, by["name"])
            place = pin.SE3.Identity()
        i = link["inertia"]
        tensor = [
            [i["xx"], i["xy"], i["xz"]],
            [i["xy"], i["yy"], i["yz"]],
            [i["xz"], i["yz"], i["zz"]],
        ]
        body = pin.Inertia(link["mass"], np.array(link["com"]), np.array(tensor))
        model.appendBodyToJoint(joint, body, place)
    return model


@pytest.mark.oracle
def test_long_formulas_of_parameters_are_parameters_until_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Many fixed links in a row: the search sees two joints, the program computes the rest."""
    monkeypatch.setattr(canonical, "LONG", 40)
    text = description("chain of 12 fixed links", 2)
    robot = emdeg.loads(text, "toml")
    names = canonical.canonical(robot).shortened()
    assert names.formulas
    program = emdeg.compile(robot, "inverse_dynamics", optimise=None)
    assert program.certificate is not None
    assert set(program.parameters) == {s.name for s in robot.parameters}
    model = pinocchio(tomllib.loads(text))
    q, qd, qdd = np.random.default_rng(4).uniform(-1, 1, (3, 2))
    right = pin.rnea(model, model.createData(), q, qd, qdd)
    found = emdeg.interpret(program, {"q": q, "qd": qd, "qdd": qdd})["inverse_dynamics"]
    np.testing.assert_allclose(found, right, rtol=1e-9)


# -- the matrix ---------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.timeout(36_000)
@pytest.mark.parametrize("robot", ROBOTS)
def test_every_command_ends_or_says_what_would_work(robot: str, tmp_path: Path) -> None:
    must = ("check", "show", "count", "generate c")
    check(robot, asked(robot, tmp_path, COMMANDS), must_end=must)


@pytest.mark.slow
@pytest.mark.timeout(36_000)
@pytest.mark.parametrize("robot", ROBOTS)
def test_every_quantity_ends_or_says_what_would_work(robot: str, tmp_path: Path) -> None:
    must = ("inverse_dynamics", "gravity", "bias")
    check(robot, asked(robot, tmp_path, QUANTITIES), must_end=must)


def asked(robot: str, folder: Path, names: Iterable[str]) -> dict[str, Outcome]:
    with Server(robot, folder) as server:
        return {name: server.ask(name) for name in names}


def check(robot: str, outcomes: dict[str, Outcome], must_end: tuple[str, ...]) -> None:
    assert not {name: str(o) for name, o in outcomes.items() if o.how == BROKEN}
    assert not {name: str(outcomes[name]) for name in must_end if outcomes[name].how != ENDED}
    if ROBOTS[robot].joints <= 200 or "fixed" in robot:
        assert not {name: str(o) for name, o in outcomes.items() if o.memory > MOST_MEMORY}


def test_the_matrix_has_every_command_that_takes_a_robot_alone() -> None:
    from emdeg.cli.app import COMMANDS as ALL

    apart = {"robots", "outputs", "shorten", "conform", "identify"}  # no robot, a time, a log
    assert {line.split()[0] for line in COMMANDS.values()} == set(ALL) - apart


def test_a_motion_for_a_very_long_robot_is_refused_at_once() -> None:
    robot = emdeg.loads(description("chain", 120), "toml")
    with pytest.raises(emdeg.EmdegError, match="a motion of so many joints"):
        emdeg.excite(robot, speed=2)


@pytest.mark.oracle
def test_the_mass_matrix_of_many_followers_has_few_columns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """M = ∂τ/∂q̈ of the coordinates that are left: Pinocchio's Gᵀ M_free G."""
    monkeypatch.setattr(equations, "MANY_FREE", 10)
    monkeypatch.setattr(equations.Equations, "_free_inertia", property(lambda self: 1 / 0))
    robot = emdeg.loads(Size("followers", 25).text(), "toml")
    q = np.random.default_rng(5).uniform(-1, 1, 5)
    G = np.zeros((25, 5))
    for k in range(25):  # joint k + 1 follows the first five in turn, half as far
        G[k, k if k < 5 else (k + 1) % 5] = 1 if k < 5 else 0.5
    model = pinocchio(tomllib.loads(description("chain", 25)))
    free = pin.crba(model, model.createData(), G @ q)
    free = np.triu(free) + np.triu(free, 1).T
    program = emdeg.compile(robot, "mass_matrix", optimise=None)
    assert program.certificate is not None
    found = emdeg.interpret(program, {"q": q})["mass_matrix"]
    np.testing.assert_allclose(found, G.T @ free @ G, rtol=1e-9)
