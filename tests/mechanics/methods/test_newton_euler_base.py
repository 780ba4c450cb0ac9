"""Newton–Euler in base coordinates, Fu table 3.2: digest R26, R35."""

from __future__ import annotations

import pytest

from emdeg.mechanics.methods import newton_euler, newton_euler_base
from tests.mechanics import arms, oracle

ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("build", ROBOTS)
def test_equals_link_coordinates_on_arms(build):
    """R26 = R27 (R35): serial arms, standard and modified DH, fully symbolic."""
    robot = build()
    parts = newton_euler_base.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", range(20))
def test_equals_link_coordinates_on_trees(seed):
    """R26, R35: random trees."""
    robot = arms.random_tree(seed)
    parts = newton_euler_base.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_takes_a_free_flyer(seed):
    """R26 with a floating base: the effort of the flyer is in its own axes."""
    robot = arms.random_tree(seed, floating=True)
    parts = newton_euler_base.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


def test_standard_dh_needs_no_extra_step():
    """R26: with standard DH every axis passes through the frame before: table 3.2 as printed."""
    links = newton_euler_base.geometry(arms.robmat_stanford())
    assert all(link.reach.is_zero for link in links)
    assert not all(link.reach.is_zero for link in newton_euler_base.geometry(arms.puma()))


@pytest.mark.oracle
@pytest.mark.parametrize("build", [arms.puma, arms.stanford, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(build):
    """R35: τ as numbers."""
    robot = build()
    oracle.check(robot, newton_euler_base.rigid_body(robot).tau, None)
