"""Renaud's augmented bodies and Hamilton's canonical equations: digest R35."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.errors import DeriveError
from emdeg.exact.calculus import gradient, substitute
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods import hamilton, newton_euler, renaud
from tests.mechanics import arms, oracle
from tests.mechanics.arms import s, same

METHODS = [renaud, hamilton]
ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("build", ROBOTS)
def test_equals_newton_euler_on_arms(method, build):
    robot = build()
    assert arms.certified(robot, method.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", range(8))
def test_equals_newton_euler_on_trees(method, seed):
    robot = arms.random_tree(seed)
    assert arms.certified(robot, method.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["renaud", "hamilton"])
@pytest.mark.parametrize("build", [arms.puma, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(name, build):
    robot = build()
    equations = emdeg.derive(robot, name)
    oracle.check(robot, equations.tau, equations.M)


@pytest.mark.parametrize("method", METHODS)
def test_a_free_flyer_is_refused(method):
    with pytest.raises(DeriveError, match=r"free|float"):
        method.rigid_body(arms.random_tree(1, floating=True))


@pytest.mark.parametrize("name", ["renaud", "hamilton"])
def test_drives_mimics_and_a_moving_base(name):
    """What is added for all methods is added for these."""
    robot = emdeg.load("puma560").with_moving_base()
    assert same(emdeg.derive(robot, name).tau, emdeg.derive(robot, "newton_euler").tau)


def test_augmented_bodies_by_hand():
    """Two-link arm: b_1 = m1 c1 + m2 l, K_1 = I1 + m1 c1² + m2 l² about the first joint."""
    parts = renaud.rigid_body(arms.two_link()).intermediates
    l, m1, m2 = s("l"), s("m1"), s("m2")
    assert same(parts["augmented_mass"], [m1 + m2, m2])
    assert same([parts["b"][0][0]], [m1 * l / 2 + m2 * l])
    assert same([parts["K"][0][2, 2]], [m1 * l * l / 3 + m2 * l * l])


# -- the canonical equations --------------------------------------------------------------


@pytest.mark.parametrize("name", ["two_link", "double_pendulum", "stanford3", "puma560"])
def test_rates_are_the_derivatives_of_h(name):
    """q̇ = ∂H/∂p and ṗ = τ − ∂H/∂q, certified: H itself is differentiated."""
    robot = emdeg.load(name)
    found = emdeg.canonical_equations(robot)
    assert same(found.q_rate, gradient(found.hamiltonian, found.p))
    forces = Vector(robot.tau) - Vector(gradient(found.hamiltonian, robot.q))
    assert same(found.p_rate, forces)


@pytest.mark.parametrize("name", ["double_pendulum", "stanford3"])
def test_momenta_move_as_velocities_do(name):
    """At p = M q̇: ṗ = M q̈ + Ṁ q̇ with q̈ from forward dynamics, and H = T + V."""
    robot = emdeg.load(name)
    found, equations = emdeg.canonical_equations(robot), emdeg.derive(robot, "newton_euler")
    M, qd = equations.M, Vector(robot.qd)
    at = dict(zip(found.p, M @ qd, strict=True))
    rates = substitute([*found.q_rate, *found.p_rate, found.hamiltonian], at)
    C = equations.coriolis_matrix
    moved = M @ equations.forward_dynamics + (C + C.T) @ qd
    energy = equations.kinetic_energy + equations.potential_energy
    assert same(rates, [*qd, *moved, energy])


def test_friction_and_drives_are_in_it():
    text = (
        emdeg.load("two_link")
        .to_toml()
        .replace(
            'name = "link1"',
            'name = "link1"\nfriction = { viscous = 0.3 }\nmotor = { reflected = "J" }',
        )
    )
    robot = emdeg.loads(text, "toml")
    found = emdeg.canonical_equations(robot)
    lost = Vector(robot.tau) - Vector(gradient(found.hamiltonian, robot.q)) - found.p_rate
    assert same(lost, [found.q_rate[0] * 3 / 10, found.q_rate[1] * 0])
    M = Matrix.columns([Vector(gradient(v, found.p)) for v in found.q_rate])
    product = M @ emdeg.derive(robot).M
    assert same(product, Matrix.identity(2))


def test_they_compile_and_keep_their_energy():
    """A run of (q, p) by a fixed Runge–Kutta step conserves H."""
    robot = emdeg.load("double_pendulum")
    found = emdeg.canonical_equations(robot)
    outputs = {"q": found.q_rate, "p": found.p_rate, "H": found.hamiltonian}
    program = emdeg.compile(robot, outputs, optimise=None)
    assert [taken.name for taken in program.inputs] == ["q", "tau", "p"]
    kernel = emdeg.jit(program)

    def rate(x: np.ndarray) -> tuple[np.ndarray, float]:
        q, p, energy = kernel(x[:2].copy(), np.zeros(2), x[2:].copy())
        return np.concatenate([q, p]), float(np.ravel(energy)[0])

    x, h = np.array([0.5, -0.3, 0.1, 0.2]), 1e-3
    start = rate(x)[1]
    for _ in range(500):
        k1 = rate(x)[0]
        k2 = rate(x + h / 2 * k1)[0]
        k3 = rate(x + h / 2 * k2)[0]
        k4 = rate(x + h * k3)[0]
        x = x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    assert rate(x)[1] == pytest.approx(start, rel=1e-9)
    assert np.abs(x[:2] - [0.5, -0.3]).max() > 0.05
