"""Digest R42 (how the axes lie) and R67 (what the velocity terms are worth at which speed)."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.speed_study import speed_study
from emdeg.mechanics.joint_axes import axis_pairs, describe, spherical_wrists
from emdeg.run.control.trajectories import spline


def test_r42_axes_of_the_puma() -> None:
    robot = emdeg.load("puma560")
    pairs = {(p.first + 1, p.second + 1): p for p in axis_pairs(robot)}
    assert pairs[2, 3].parallel
    assert not pairs[2, 3].intersecting
    assert pairs[1, 2].orthogonal
    assert pairs[1, 2].intersecting
    assert not pairs[3, 4].intersecting, "a3 keeps axis 4 off axis 3"
    assert spherical_wrists(robot) == ((3, 4, 5),)
    assert "2 ∥ 3" in describe(robot)
    assert "axes 4, 5 and 6 meet in one point" in describe(robot)


def test_r42_nothing_is_claimed_of_a_general_arm() -> None:
    robot = emdeg.load("general_6r")
    for pair in axis_pairs(robot):
        assert not pair.parallel
        assert not pair.orthogonal
        assert not pair.intersecting
    assert spherical_wrists(robot) == ()


@pytest.mark.parametrize(("name", "count"), [("ur5", 0), ("rx90", 1), ("scara", 0), ("iiwa", 1)])
def test_spherical_wrists_of_known_arms(name: str, count: int) -> None:
    found = spherical_wrists(emdeg.load(name))
    assert len(found) >= count
    assert bool(found) == bool(count)


def test_r67_dropping_velocity_terms_costs_the_square_of_the_speed() -> None:
    """R67: the study of a model without velocity terms."""
    model = explicit_model(emdeg.load("puma560"))
    path = spline([0, 1], [[0] * 6, [1, 0.5, 1, 1, 1, 1]], degree=3)
    study = speed_study(model, path, (0.5, 1.0, 2.0))
    np.testing.assert_allclose(study.error[2], 16 * study.error[0], rtol=1e-12)
    # where gravity carries most of the torque, the share grows with the speed
    assert np.all(np.diff(study.share[:, 1:3], axis=0) > 0)
    assert study.error.shape == study.effort.shape == (3, 6)
    assert len(study.figure().axes[0].lines) == 6
