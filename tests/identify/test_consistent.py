"""Consistent fits: two solvers that share nothing, exact checks, and what is never made."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import emdeg
from emdeg.identify.consistent.newton import E, consistent, fields_of
from emdeg.identify.consistent.physical import exact_margin, robot_of
from emdeg.identify.consistent.semidefinite import semidefinite
from emdeg.identify.model import Model, model_of

RANDOM = np.random.default_rng(3)


@pytest.fixture(scope="module")
def model() -> Model:
    return model_of(emdeg.load("puma560"))


def problem(model: Model, noise: float) -> tuple[np.ndarray, np.ndarray]:
    """β̂ of the description itself with errors, and an information matrix."""
    beta = model.K @ np.nan_to_num(model.prior)
    size = np.abs(beta) + 0.05
    beta = beta + noise * size * RANDOM.normal(size=len(beta))
    root = RANDOM.normal(size=(len(beta), len(beta))) / size
    return beta, root.T @ root


@pytest.mark.oracle
@pytest.mark.parametrize("noise", [0.1, 3.0])
def test_newton_and_clarabel_find_the_same_minimum(model: Model, noise: float) -> None:
    pytest.importorskip("cvxpy")
    beta, information = problem(model, noise)
    ours, theirs = (solve(model, beta, information) for solve in (consistent, semidefinite))
    scale = np.abs(theirs.phi) + 1e-2
    assert np.max(np.abs(ours.phi - theirs.phi) / scale) < 2e-3
    assert ours.cost == pytest.approx(theirs.cost, rel=1e-3)


def test_no_link_is_ever_impossible(model: Model) -> None:
    """Measured values that no robot has: the nearest robot that is one, checked in rationals."""
    for noise in (0.3, 3.0, 30.0):
        beta, information = problem(model, noise)
        for prior in (True, False):
            found = consistent(model, beta, information, prior=prior)
            for i in range(6):
                P = np.tensordot(found.phi[10 * i : 10 * i + 10], E, 1)
                assert np.linalg.eigvalsh(P)[0] > 0
            _, proved = robot_of(model, found.phi, [Fraction(1, 100)] * 6)
            assert all(p.margin > 0 for p in proved)
            drives = [
                x
                for f, x in zip(model.full, found.phi, strict=True)
                if f.name[:2] in ("Fv", "Fc", "Im")
            ]
            assert min(drives) >= 0


def test_sure_data_win_over_the_description(model: Model) -> None:
    truth = np.nan_to_num(model.prior) * 1.3 + 0.01
    truth[:60] = np.concatenate(
        [
            fields_of(1.4 * np.tensordot(p, E, 1) + 0.05 * np.diag([0.01, 0.01, 0.01, 1]))
            for p in model.prior[:60].reshape(6, 10)
        ]
    )
    beta = model.K @ truth
    found = consistent(model, beta, 1e10 * np.eye(len(beta)))
    np.testing.assert_allclose(model.K @ found.phi, beta, atol=1e-3)


def test_the_exact_check_sees_what_rounding_hides() -> None:
    """A plate has Izz = Ixx + Iyy: not positive definite, by however little."""
    plate = [[Fraction(1), Fraction(0), Fraction(0)], [Fraction(0), Fraction(2), Fraction(0)]]
    third = [Fraction(0), Fraction(0)]
    assert exact_margin(Fraction(1), [*plate, [*third, Fraction(3)]]) < 0
    least = Fraction(1, 10**40)
    assert exact_margin(Fraction(1), [*plate, [*third, Fraction(3) - least]]) > 0
    assert exact_margin(Fraction(-1), [*plate, [*third, Fraction(2)]]) < 0
