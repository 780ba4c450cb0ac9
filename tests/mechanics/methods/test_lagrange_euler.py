"""Lagrange–Euler with 4×4 transforms: digest R25, R35, R36."""

from __future__ import annotations

import pytest

from emdeg.errors import DeriveError
from emdeg.exact.calculus import derivative, diff
from emdeg.exact.graph import ONE, ZERO
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.base import assemble
from emdeg.mechanics.methods import lagrange_euler, newton_euler
from emdeg.robot.model.joints import Prismatic, Revolute
from tests.mechanics import arms, oracle

ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("build", ROBOTS)
def test_equals_newton_euler_on_arms(build):
    """R25, R35: serial arms, revolute and prismatic, fully symbolic."""
    robot = build()
    parts = lagrange_euler.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", range(20))
def test_equals_newton_euler_on_trees(seed):
    """R25, R35: random trees of mixed joints with symbolic parameters."""
    robot = arms.random_tree(seed)
    parts = lagrange_euler.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


def test_u_are_the_partial_derivatives():
    """R25: U_ij = ∂⁰A_i/∂q_j and U_ijk = ∂U_ij/∂q_k (3.2-11, 3.2-13)."""
    robot = arms.stanford()
    parts = lagrange_euler.rigid_body(robot).intermediates
    world = [Matrix.identity(4)]
    for A in parts["A"]:
        world.append(world[-1] @ A)
    at = [body.joint.coordinate for body in robot.bodies]
    for (i, j), U in parts["U"].items():
        expected = derivative(world[i + 1].entries, {robot.q[at[j]]: ONE})
        assert arms.same(U, expected)
    for (i, j, k), U3 in parts["U3"].items():
        expected = derivative(parts["U"][i, j].entries, {robot.q[at[k]]: ONE})
        assert arms.same(U3, expected)


def test_h_has_the_structure_of_christoffel_symbols():
    """R36: h_iii = 0, and h_ikm = ½ (∂D_ik/∂q_m + ∂D_im/∂q_k − ∂D_km/∂q_i)."""
    robot = arms.puma_akb()
    parts = lagrange_euler.rigid_body(robot)
    D, h = parts.M, parts.christoffel

    def partial(i, j, k):
        return diff(D[i, j], robot.q[k])

    ours, expected = [], []
    for i in range(6):
        ours.append(h.get((i, i, i), ZERO))
        expected.append(ZERO)
        for k in range(6):
            for m in range(k, 6):
                ours.append(2 * h.get((i, k, m), ZERO))
                expected.append(
                    diff(D[i, k], robot.q[m])
                    + diff(D[i, m], robot.q[k])
                    - diff(D[k, m], robot.q[i])
                )
    assert arms.same(ours, expected)


def test_generators_are_those_of_fu_for_standard_dh():
    """R25: with standard DH frames Q_i is (3.2-8) exactly; otherwise it is carried along."""
    standard = lagrange_euler.rigid_body(arms.robmat_stanford()).intermediates["Q"]
    assert standard[0] == lagrange_euler.generator(Revolute())
    assert standard[1] == lagrange_euler.generator(Revolute())
    assert standard[2] == lagrange_euler.generator(Prismatic())
    modified = lagrange_euler.rigid_body(arms.puma()).intermediates["Q"]
    assert modified[0] == lagrange_euler.generator(Revolute())
    assert modified[1] != lagrange_euler.generator(Revolute())


def test_refuses_a_free_flyer():
    with pytest.raises(DeriveError, match="lagrange_euler"):
        lagrange_euler.rigid_body(arms.random_tree(3, floating=True))


@pytest.mark.oracle
@pytest.mark.parametrize("build", [arms.puma, arms.stanford, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(build):
    """R35: τ and D as numbers."""
    robot = build()
    parts = lagrange_euler.rigid_body(robot)
    oracle.check(robot, assemble(robot, parts), parts.M)
