"""Digest R51: translational and rotational parts along a path, dominance, the reduced model."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.explicit.model import Name
from emdeg.explicit.numeric import Numeric
from emdeg.explicit.trajectory import (
    MIXED,
    NONE,
    ROTATIONAL,
    TRANSLATIONAL,
    Dominance,
    dominance,
    set_points,
)
from emdeg.run.control.trajectories import hold, minimum_jerk, spline

PATH = spline([0, 1], [[0, -0.5, 0.3, 0, 0.2, 0], [1, 0.4, 1.5, 0.8, 1.0, 0.5]], degree=3)


@pytest.fixture(scope="module")
def puma() -> Dominance:
    return dominance(emdeg.load("puma560"), PATH, threshold=0.2)


def test_parts_add_up(puma: Dominance) -> None:
    """D = D^tran + D^rot and h likewise, at all 31 set points."""
    assert len(puma.path.t) == 31
    for parts in (puma.D, puma.h):
        whole = parts[TRANSLATIONAL] + parts[ROTATIONAL]
        np.testing.assert_allclose(whole, parts["full"], atol=1e-12)


def test_every_element_is_classified(puma: Dominance) -> None:
    assert len(puma.table) == 21 + 6
    kinds = puma.kinds
    # with Armstrong's data D45 and D56 are exactly zero (digest R51), the wrist's inertias turn
    assert kinds["D45"] == kinds["D56"] == NONE
    assert {kinds[k] for k in ("D44", "D46", "D66", "D16")} == {ROTATIONAL}
    assert kinds["D12"] == kinds["D13"] == TRANSLATIONAL
    for verdict in puma.table:
        if verdict.kind != NONE:
            assert verdict.translational + verdict.rotational == pytest.approx(1.0)


def test_the_reduced_model_keeps_what_dominates(puma: Dominance) -> None:
    kept = puma.reduced()
    assert Name("M", (3, 4)) not in kept
    before, after = puma.reduced_terms()
    assert after < before
    assert {puma.part_of(n) for n in puma.models["full"].elements} >= {"full", TRANSLATIONAL}
    torque = np.abs(Numeric(puma.models["full"]).efforts(*puma.path[1:])).max()
    assert puma.errors().max() < 0.05 * torque


def test_a_strict_threshold_changes_little(puma: Dominance) -> None:
    strict = dominance(emdeg.load("puma560"), PATH, threshold=1e-3)
    assert sum(v.kind == MIXED for v in strict.table) > sum(v.kind == MIXED for v in puma.table)
    assert strict.errors().max() <= puma.errors().max()


def test_plots_like_figures_3_10_and_3_11(puma: Dominance) -> None:
    assert len(puma.figure("D").axes) == 21
    assert len(puma.figure("h").axes) == 6


def test_prismatic_arms_too() -> None:
    path = spline([0, 2], [[0.1] * 6, [1, 1, 0.3, 1, 1, 1]], degree=3)
    found = dominance(emdeg.load("stanford"), path, points=11)
    assert len(found.path.t) == 11
    np.testing.assert_allclose(
        found.D[TRANSLATIONAL] + found.D[ROTATIONAL], found.D["full"], atol=1e-12
    )
    assert found.kinds["D33"] == TRANSLATIONAL


def test_wrong_trajectories_are_refused() -> None:
    puma = emdeg.load("puma560")
    with pytest.raises(UsageError, match="has 6"):
        dominance(puma, minimum_jerk([0, 0], [1, 1], 1.0))
    for path, points in ((hold([0.0] * 6), 31), (PATH, 1)):
        with pytest.raises(UsageError, match="a duration and two points"):
            dominance(puma, path, points=points)


def test_a_spline_of_two_points_is_fus_cubic() -> None:
    """From rest to rest, q = q₀ + (q₁ − q₀)(3x² − 2x³), with 31 set points."""
    t, q, qd, qdd = set_points(PATH, emdeg.load("puma560"))
    x, way = t[:, None], (q[-1] - q[0])[None, :]
    np.testing.assert_allclose(q, q[0] + way * (3 * x**2 - 2 * x**3), atol=1e-12)
    np.testing.assert_allclose(qd, way * (6 * x - 6 * x**2), atol=1e-12)
    np.testing.assert_allclose(qdd, way * (6 - 12 * x), atol=1e-11)


@pytest.mark.parametrize("shape", ["cycloid", "minimum_jerk", "trapezoid"])
def test_every_trajectory_of_the_house_is_a_path(shape: str) -> None:
    """One type of trajectory for studies, laws and simulations."""
    robot = emdeg.load("two_link").with_parameters(l=1, m1=2, m2=1, g=9.81)
    path = getattr(emdeg.trajectories, shape)([0.0, 0.1], [1.0, -0.5], 2.0)
    assert emdeg.dominance(robot, path).table
    study = emdeg.speed_study(
        emdeg.explicit_model(robot.with_values(l=1, m1=2, m2=1, g=9.81)), path
    )
    assert study.error[-1, 0] == pytest.approx(study.error[2, 0] * 9)


def test_what_is_no_trajectory_is_said() -> None:
    robot = emdeg.load("two_link")
    for wrong in (3, None, [0, 1], lambda t: t):
        with pytest.raises(UsageError, match="is no trajectory"):
            emdeg.dominance(robot, wrong)
        with pytest.raises(UsageError, match="is no trajectory"):
            emdeg.speed_study(emdeg.explicit_model(robot), wrong)
