"""Quantities of the user's own, followed along a run (R65)."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.exact import Vector


def test_kanes_check_by_an_expression_of_ones_own() -> None:
    """H·n2 of the Stanford arm about its vertical stays while nothing turns the base."""
    robot = emdeg.load("stanford")
    about = emdeg.derive(robot).angular_momentum()
    H = Vector.unit(2).dot(about)
    start = [0.3, 1.2, 0.1, 0.2, 0.4, 0.5]
    run = emdeg.simulate(robot, None, start, [0.2, 0.1, 0, 0.3, 0, 0.1], t=1.0, monitor={"H": H})
    assert run.monitored["H"].shape == run.t.shape
    assert abs(run.monitored["H"][0]) > 1e-3
    assert run.drift("H") < 1e-9
    assert "H: " in run.report()


def test_a_quantity_by_its_name() -> None:
    robot = emdeg.load("double_pendulum")
    watched = {"E": "total_energy", "L": "momentum"}
    run = emdeg.simulate(robot, None, [1.0, 2.0], t=1.0, monitor=watched)
    np.testing.assert_allclose(run.monitored["E"], run.energy, atol=1e-9)
    assert run.drift("E") < 1e-8
    assert [k for k in run.monitored if k[0] == "L"] == [f"L{i}" for i in range(1, 7)]


def test_momentum_about_another_point() -> None:
    """L_P = L_O − r_P × p, numerically."""
    robot = emdeg.load("two_link")
    equations = emdeg.derive(robot)
    moved = equations.angular_momentum((1, 2, 0))
    p, l = list(equations.momentum)[:3], list(equations.momentum)[3:]
    values = {**robot.values(), **dict.fromkeys((*robot.q, *robot.qd), 0.7)}
    moved_z, px, py, lz = emdeg.evaluate([moved[2], p[0], p[1], l[2]], values)
    assert moved_z == pytest.approx(lz - (1 * py - 2 * px))


def test_a_stranger_is_refused() -> None:
    robot = emdeg.load("two_link")
    with pytest.raises(emdeg.EmdegError, match="needs more than the state"):
        emdeg.simulate(robot, None, monitor={"a": robot.qdd[0]}, t=0.1)
