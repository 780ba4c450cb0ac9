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
    Trajectory,
    cubic,
    dominance,
)

PATH = cubic(np.array([0, -0.5, 0.3, 0, 0.2, 0]), np.array([1, 0.4, 1.5, 0.8, 1.0, 0.5]), 1.0)


@pytest.fixture(scope="module")
def puma() -> Dominance:
    return dominance(emdeg.load("puma560"), PATH, threshold=0.2)


def test_parts_add_up(puma: Dominance) -> None:
    """D = D^tran + D^rot and h likewise, at all 31 set points."""
    assert len(PATH.t) == 31
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
    torque = np.abs(Numeric(puma.models["full"]).efforts(PATH.q, PATH.qd, PATH.qdd)).max()
    assert puma.errors().max() < 0.05 * torque


def test_a_strict_threshold_changes_little(puma: Dominance) -> None:
    strict = dominance(emdeg.load("puma560"), PATH, threshold=1e-3)
    assert sum(v.kind == MIXED for v in strict.table) > sum(v.kind == MIXED for v in puma.table)
    assert strict.errors().max() <= puma.errors().max()


def test_plots_like_figures_3_10_and_3_11(puma: Dominance) -> None:
    assert len(puma.figure("D").axes) == 21
    assert len(puma.figure("h").axes) == 6


def test_prismatic_arms_too() -> None:
    path = cubic(np.zeros(6) + 0.1, np.array([1, 1, 0.3, 1, 1, 1.0]), 2.0, 11)
    found = dominance(emdeg.load("stanford"), path)
    np.testing.assert_allclose(
        found.D[TRANSLATIONAL] + found.D[ROTATIONAL], found.D["full"], atol=1e-12
    )
    assert found.kinds["D33"] == TRANSLATIONAL


def test_wrong_trajectories_are_refused() -> None:
    with pytest.raises(UsageError, match="one shape"):
        Trajectory(np.zeros(3), np.zeros((3, 2)), np.zeros((3, 2)), np.zeros((2, 2)))
    with pytest.raises(UsageError, match="has 6"):
        dominance(emdeg.load("puma560"), cubic(np.zeros(2), np.ones(2)))
    with pytest.raises(UsageError, match="two configurations"):
        cubic(np.zeros(2), np.ones(3))
