"""Digest R36: M symmetric and positive definite, h_iii = 0, h_ikm = h_imk."""

from __future__ import annotations

import math
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

import emdeg
from benchmarks.size import description
from emdeg.cli import run
from emdeg.errors import CertificateError
from emdeg.exact.angles import cos, sin
from emdeg.exact.evaluate import evaluate, evaluate_exactly
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import CONFIGURATION, symbol
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.mechanics.methods import lagrange_euler
from emdeg.mechanics.structure import definiteness, on_circle, outweighs, structure
from tests.mechanics import arms

Q = symbol("q1", CONFIGURATION, angular=True)


@pytest.mark.parametrize("build", [arms.two_link, arms.stanford, arms.puma])
def test_all_statements_hold(build):
    found = dict(structure(build()))
    assert list(found) == ["M symmetric", "q̇ᵀ(Ṁ − 2C)q̇ = 0", "h_iii = 0", "h_ikm = h_imk"]
    for name, expressions in found.items():
        assert all(is_zero(e) for e in expressions), name
    assert len(found["h_ikm = h_imk"]) > 0


@pytest.mark.parametrize("multiplier", [2, Fraction(1, 2)])
def test_statements_hold_where_a_joint_follows_another(multiplier):
    """The angle of a follower moves with its leader, whose h_iii need not vanish."""
    plain = description("chain", 3)
    mimic = f'name = "j3"\nmimic = {{ of = "j1", multiplier = {float(multiplier)} }}'
    robot = emdeg.loads(plain.replace('name = "j3"', mimic), "toml")
    assert robot.nv == 2
    for name, expressions in structure(robot):
        assert all(is_zero(e) for e in expressions), name
    assert not is_zero(emdeg.derive(robot).christoffel[0, 0, 0])
    assert "PROVEN" in str(emdeg.verify(robot))


def test_symmetry_of_many_joints_is_one_expression_as_long_as_the_efforts():
    """It vanishes where M = Mᵀ; where one effort has q̈₁ twice, it does not."""
    robot = emdeg.loads(description("chain", 12), "toml", floating_base=True)
    equations = emdeg.derive(robot)
    ((name, found),) = structure(robot, equations)
    assert name == "M symmetric"
    assert [bool(is_zero(e)) for e in found] == [True]
    tau = [*equations.tau]
    tau[-1] += robot.qdd[0]
    skewed = SimpleNamespace(tau=tau)
    ((_, found),) = structure(robot, skewed)
    assert [bool(is_zero(e)) for e in found] == [False]


def test_a_wrong_order_of_generators_is_found(monkeypatch):
    """U_jkm with Q_k and Q_m exchanged is no second derivative: h_ikm ≠ h_imk."""
    derivatives = lagrange_euler.derivatives

    def wrong(robot, A, Q):
        U, U3 = derivatives(robot, A, Q)
        return U, {**U3, (2, 0, 1): U3[2, 1, 2]}

    monkeypatch.setattr(lagrange_euler, "derivatives", wrong)
    found = dict(structure(arms.puma()))["h_ikm = h_imk"]
    assert not all(is_zero(e) for e in found)


@pytest.mark.parametrize("name", ["two_link", "double_pendulum", "fu316", "fu318"])
def test_small_arms_are_positive_definite_everywhere(name):
    robot = emdeg.load(name)
    assert "for all q and all positive" in definiteness(robot, emdeg.derive(robot))


@pytest.mark.parametrize("name", ["puma560", "stanford", "scara", "iiwa"])
def test_arms_with_values_at_exact_points(name):
    """Sylvester by NumPy agrees at random states."""
    robot = emdeg.load(name)
    equations = emdeg.derive(robot)
    assert "5 exact points" in definiteness(robot, equations)
    rng = np.random.default_rng(1)
    at = robot.values() | dict(zip(robot.q, rng.uniform(-1, 1, robot.nv), strict=True))
    numbers = np.array(evaluate(equations.M.entries, at)).reshape(robot.nv, robot.nv)
    assert np.linalg.eigvalsh(numbers).min() > 0


def test_a_free_flyer_too():
    base = "[base]\nmass = 3\ninertia = { xx = 1, yy = 1, zz = 1 }\n"
    text = emdeg.load("two_link").to_toml().replace("[base]\n", base, 1)
    robot = emdeg.loads(text, "toml").with_floating_base()
    assert "exact points" in definiteness(robot, emdeg.derive(robot, "composite"))


def test_an_unphysical_inertia_is_refuted():
    text = emdeg.load("two_link").to_toml().replace('zz = "1/12*l**2*m2"', 'zz = "-l**2*m2/2"')
    robot = emdeg.loads(text, "toml", allow_unphysical=True)
    with pytest.raises(CertificateError, match="not positive definite"):
        definiteness(robot, emdeg.derive(robot))
    with pytest.raises(CertificateError, match="not positive definite"):
        emdeg.verify(robot)


def test_a_massless_tip_is_singular_and_no_error():
    """R9: phantom bodies are accepted; M is then only semidefinite, which is said."""
    zero = emdeg.load("two_link").with_values(m2=0)
    assert definiteness(zero, emdeg.derive(zero)) == "M is singular: velocity 2 moves no mass"


def test_symbols_without_values_are_named():
    robot = emdeg.loads(
        'name = "p"\nconvention = "modified"\n[[link]]\ntype = "P"\nmass = "k - 1"\n', "toml"
    )
    assert "k" in definiteness(robot, emdeg.derive(robot))


def test_the_command_says_it(capsys):
    assert run(["verify", "two_link"]) == 0
    shown = capsys.readouterr().out
    assert "h_ikm = h_imk: holds" in shown
    assert "M positive definite: holds for all q" in shown


def test_what_outweighs_what():
    """m(1 − c²/2) and m²(3 + 2c) are positive, m(1 − 2c²), m·l and m·x are not known to be."""
    m, l, x = symbol("m"), symbol("l"), symbol("x", CONFIGURATION)
    positive = frozenset([m])
    c = cos(Q)
    for good in (m - m * c * c / 2, 3 * m * m + 2 * c * m * m, m * l * l, m + m * x * x):
        assert outweighs(normal_form(good), positive)
    for bad in (m - 2 * m * c * c, m * l, m * x, m * c, m * c * c, -m):
        assert not outweighs(normal_form(bad), positive)


def test_exact_values_are_those_of_floats():
    """cos(3q + 30°) and friends, at a rational point of the circle."""
    circle = on_circle(0.7)
    assert circle[0] ** 2 + circle[1] ** 2 == 1
    angle = math.atan2(float(circle[1]), float(circle[0]))
    assert angle == pytest.approx(0.7, abs=1e-6)
    third = emdeg.exact.Angle.of(Q, 3) + emdeg.exact.Angle.degrees(30)
    roots = [cos(third) * sin(Q) / (2 + cos(Q)), sin(third) ** 3 - symbol("a") / 7]
    exact = evaluate_exactly(roots, {symbol("a"): Fraction(5, 3)}, {Q: circle})
    floats = evaluate(roots, {symbol("a"): 5 / 3, Q: angle})
    assert [float(x) for x in exact] == pytest.approx(floats, rel=1e-12)
