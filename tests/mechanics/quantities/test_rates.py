"""τ̇, τ̈, Ṁ and M̈: exact against Taylor arithmetic, in numbers against Pinocchio."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

import emdeg
from emdeg.errors import DeriveError, UsageError
from emdeg.exact.evaluate import evaluate_exactly
from emdeg.exact.graph import Expr
from emdeg.mechanics.quantities.quantity import entries
from emdeg.mechanics.structure import on_circle
from emdeg.robot.robot import Robot
from tests.mechanics import taylor
from tests.mechanics.peers import Pinocchio
from tests.run.robots import plain

OF = {
    "inverse_dynamics_rate": ("inverse_dynamics", 1),
    "inverse_dynamics_second_rate": ("inverse_dynamics", 2),
    "mass_matrix_rate": ("mass_matrix", 1),
    "mass_matrix_second_rate": ("mass_matrix", 2),
}


def expressions(robot: Robot, name: str) -> list[Expr]:
    (value,) = emdeg.parts(robot, [name]).values()
    return entries(value)[1]


@pytest.mark.parametrize("name", ["two_link", "stanford3", "elastic_arm"])
@pytest.mark.parametrize("quantity", OF)
def test_rates_are_taylor_coefficients(name: str, quantity: str) -> None:
    """k! c_k of τ(t) and M(t) along q(t) = Σ q⁽ᵏ⁾ tᵏ/k!, in exact fractions."""
    robot, draw = emdeg.load(name), random.Random(7)
    of, times = OF[quantity]
    point = {s: Fraction(draw.randint(1, 99), 10) for s in robot.symbols}
    jets = [[Fraction(draw.randint(-50, 50), 16) for _ in range(5)] for _ in range(robot.nv)]
    circles = {q: on_circle(draw.uniform(-3, 3)) for q in robot.q if q.angular}
    orders = (robot.q, robot.qd, robot.qdd, robot.qddd, robot.qdddd)
    values = {s: [x, Fraction(0), Fraction(0)] for s, x in point.items()}
    for k, symbols in enumerate(orders):
        values |= {s: taylor.motion(jet, k, 3) for s, jet in zip(symbols, jets, strict=True)}
        point |= {s: jet[k] for s, jet in zip(symbols, jets, strict=True)}
    coefficients = taylor.series(expressions(robot, of), values, circles)
    factor = (1, 1, 2)[times]
    found = evaluate_exactly(expressions(robot, quantity), point, circles)
    assert found == [factor * c[times] for c in coefficients]
    assert any(found)


@pytest.mark.oracle
def test_rates_against_pinocchio() -> None:
    """Central differences of Pinocchio's τ along a polynomial motion of the PUMA."""
    robot = plain(emdeg.load("puma560").with_values())
    jets = np.random.default_rng(3).uniform(-1, 1, (5, robot.nv))

    def tau(t: float) -> np.ndarray:
        powers = [1, t, t**2 / 2, t**3 / 6, t**4 / 24]
        at = {}
        for k, symbols in enumerate((robot.q, robot.qd, robot.qdd)):
            at |= zip(symbols, np.dot(powers[: 5 - k], jets[k:]), strict=True)
        return Pinocchio(robot, at).rnea()

    kernel = emdeg.compile(
        robot, ["inverse_dynamics_rate", "inverse_dynamics_second_rate"], optimise=None
    ).jit()
    first, second = kernel(*jets)
    h = 1e-3
    around = [tau(k * h) for k in range(-3, 4)]
    slope = np.dot([-1, 9, -45, 0, 45, -9, 1], around) / (60 * h)
    bend = np.dot([2, -27, 270, -490, 270, -27, 2], around) / (180 * h * h)
    np.testing.assert_allclose(first, slope, rtol=1e-8, atol=1e-8)
    np.testing.assert_allclose(second, bend, rtol=1e-6, atol=1e-5)


def test_mass_matrix_rate_is_c_and_its_transpose() -> None:
    robot = emdeg.load("stanford3")
    C = emdeg.derive(robot).coriolis_matrix
    found = expressions(robot, "mass_matrix_rate")
    assert emdeg.agreement({"Ṁ": found, "C + Cᵀ": (C + C.T).entries})


def test_programs_are_certified_by_another_method() -> None:
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, list(OF), optimise="-O1")
    assert program.certificate is not None
    assert program.certificate.reference.method == "newton_euler_base"
    assert [i.name for i in program.inputs] == ["q", "qd", "qdd", "qddd", "qdddd"]


def test_what_has_no_rates_is_refused() -> None:
    robot = emdeg.load("two_link")
    with pytest.raises(DeriveError, match="wrenches"):
        emdeg.compile(robot.replaced(wrench_frames=("link2",)), "inverse_dynamics_rate")
    with pytest.raises(UsageError, match="loops"):
        emdeg.compile(emdeg.load("four_bar"), "inverse_dynamics_rate")
