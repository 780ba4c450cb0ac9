"""Generalized d'Alembert: digest R28, R35."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods import dalembert, newton_euler
from emdeg.robot.model.inertia import Inertia
from tests.mechanics import arms, oracle

ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("build", ROBOTS)
def test_equals_newton_euler_on_arms(build):
    """R28, R35: Fu's revolute arms and the extension to prismatic joints."""
    robot = build()
    parts = dalembert.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", range(20))
def test_equals_newton_euler_on_trees(seed):
    """R28, R35: random trees."""
    robot = arms.random_tree(seed)
    parts = dalembert.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


def without(robot, *, masses=False, tensors=False):
    def bare(inertia):
        if masses:
            return Inertia(ZERO, Vector.zero(), inertia.tensor)
        return Inertia(inertia.mass, inertia.com, Matrix.zero())

    assert masses != tensors
    bodies = tuple(replace(b, inertia=bare(b.inertia)) for b in robot.bodies)
    return replace(robot, bodies=bodies)


@pytest.mark.parametrize("build", [arms.stanford, arms.puma, lambda: arms.random_tree(9)])
def test_parts_are_the_arm_without_tensors_and_without_masses(build):
    """R28: D^tran, h^tran are of the arm without tensors, D^rot, h^rot of that without masses."""
    robot = build()
    parts = dalembert.rigid_body(robot).intermediates
    for kind, bare in (
        ("tran", without(robot, tensors=True)),
        ("rot", without(robot, masses=True)),
    ):
        at_rest = replace(bare, gravity=Vector.zero())
        tau = newton_euler.rigid_body(at_rest).tau
        h = substitute(list(tau), dict.fromkeys(robot.qdd, 0))
        assert arms.same(parts[f"h_{kind}"], h)
        for k in range(robot.nv):
            only_k = {a: int(k == i) for i, a in enumerate(robot.qdd)}
            column = substitute(list(tau), only_k | dict.fromkeys(robot.qd, 0))
            assert arms.same(parts[f"D_{kind}"].column(k), column)


def test_refuses_a_free_flyer():
    with pytest.raises(DeriveError, match="dalembert"):
        dalembert.rigid_body(arms.random_tree(3, floating=True))


@pytest.mark.oracle
@pytest.mark.parametrize("build", [arms.puma, arms.stanford, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(build):
    """R35: τ and D as numbers."""
    robot = build()
    parts = dalembert.rigid_body(robot)
    oracle.check(robot, parts.tau, parts.M)
