"""Consistent fits: two solvers that share nothing, exact checks, and what is never made."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.identify.consistent.bounding import bounding_of
from emdeg.identify.consistent.dual import dual_bound
from emdeg.identify.consistent.log_cholesky import log_cholesky
from emdeg.identify.consistent.newton import consistent
from emdeg.identify.consistent.physical import exact_margin, robot_of
from emdeg.identify.consistent.problem import E, fields_of, first_guess, problem_of
from emdeg.identify.consistent.semidefinite import semidefinite
from emdeg.identify.model import Model, model_of
from tests.identify.refusals import robot

RANDOM = np.random.default_rng(3)


@pytest.fixture(scope="module")
def model() -> Model:
    return model_of(emdeg.load("puma560"))


@pytest.fixture(scope="module")
def small() -> Model:
    """Three joints, for what needs no wrist."""
    return model_of(robot(3))


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


@pytest.mark.parametrize("noise", [0.1, 3.0])
def test_the_dual_point_bounds_what_other_solvers_find(model: Model, noise: float) -> None:
    """The proved lower bound is below the objective of every solver's φ, and near to it."""
    beta, information = problem(model, noise)
    numbers = problem_of(model, beta, information)
    solvers = (consistent, log_cholesky)
    found = [solve(model, beta, information) for solve in solvers]
    least = min(numbers.objective(f.phi) for f in found)
    for f in found:
        decimals = [Fraction(f"{x:.10g}") for x in f.phi]
        bound = dual_bound(numbers, f.phi, f.multipliers, decimals)
        assert bound is not None
        assert 0 <= bound.gap < 1e-4 * (1 + bound.objective)
        assert bound.objective - float(bound.gap) <= least + 1e-9 * (1 + least)
        worse = dual_bound(numbers, f.phi, f.multipliers, [x * Fraction(51, 50) for x in decimals])
        assert worse is not None
        assert worse.gap > 100 * bound.gap  # the gap is that of the numbers handed out


def test_a_friction_that_was_lost_near_zero_comes_back(small: Model) -> None:
    """In coordinates φ = e^θ nothing pulls at φ = 1e-26; the dual point shows that it was freed."""
    random = np.random.default_rng(0)
    beta = small.K @ np.nan_to_num(small.prior)
    size = np.abs(beta) + 0.05
    beta = beta + 10.0 * size * random.normal(size=len(beta))
    root = random.normal(size=(len(beta), len(beta))) / size
    information = root.T @ root
    numbers, found = (f(small, beta, information) for f in (problem_of, log_cholesky))
    exact = [Fraction(f"{x:.10g}") for x in found.phi]
    bound = dual_bound(numbers, found.phi, found.multipliers, exact)
    assert bound is not None
    assert 0 <= bound.gap < 1e-4 * (1 + bound.objective)


def test_no_dual_point_is_claimed_where_none_is(model: Model) -> None:
    """φ far from the minimum: S of its residuals is not positive definite, or the gap says so."""
    beta, information = problem(model, 1.0)
    numbers = problem_of(model, beta, information)
    found = consistent(model, beta, information)
    far = first_guess(model, numbers, beta)
    bound = dual_bound(numbers, far, found.multipliers, [Fraction(f"{x:.9g}") for x in far])
    excess = numbers.objective(far) - numbers.objective(found.phi)
    assert bound is None or float(bound.gap) >= excess
    outside = [Fraction(f"{x:.9g}") for x in found.phi]
    outside[-2] = Fraction(-1)  # friction that pushes
    assert dual_bound(numbers, found.phi, found.multipliers, outside) is None


@pytest.mark.parametrize(
    "shape",
    [
        {"box": [[-0.05, 0.3], [-0.1, 0.1], [-0.02, 0.25]]},
        {"ellipsoid": {"centre": [0.1, 0, 0.1], "radii": [0.25, 0.1, 0.15]}},
    ],
)
def test_bodies_stay_in_their_rooms(model: Model, shape: dict[str, object]) -> None:
    """Points of mass inside satisfy the rows, points outside break one, and the fit obeys."""
    (bound,) = bounding_of(model.robot, {"link3": shape})
    pose = model.robot.frame("link3").pose
    R = np.array([[float(x) for x in row] for row in pose.rotation.rows])
    p = np.array([float(x) for x in pose.translation])

    def fields(point: np.ndarray) -> np.ndarray:
        r = np.append(R @ point + p, 1.0)
        return fields_of(np.outer(r, r))

    assert (bound.rows @ fields(np.array([0.1, 0.02, 0.1])) > 0).all()
    assert (bound.rows @ fields(np.array([0.1, 0.4, 0.1])) < 0).any()
    beta, information = problem(model, 3.0)
    found = consistent(model, beta, information, bounding=[bound])
    assert (bound.rows @ found.phi[20:30] > 0).all()
    exact = [Fraction(f"{x:.12g}") for x in found.phi]
    numbers = problem_of(model, beta, information, bounding=[bound])
    proved = dual_bound(numbers, found.phi, found.multipliers, exact)
    assert proved is not None
    assert 0 <= proved.gap < 1e-3 * (1 + proved.objective)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"link9": {"box": [[0, 1]] * 3}}, "Did you mean 'link"),
        ({"link3": {"box": [[1, 0]] * 3}}, "smaller first"),
        ({"link3": {"sphere": 1}}, "box, ellipsoid"),
        ({"link3": {"ellipsoid": {"centre": [0, 0, 0], "radii": [1, 1, 0]}}}, "radii"),
        (3, "neither a file nor a mapping"),
    ],
)
def test_rooms_that_are_none_are_refused(model: Model, given: object, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        bounding_of(model.robot, given)


@pytest.mark.parametrize("noise", [0.3, 3.0, pytest.param(30.0, marks=pytest.mark.slow)])
def test_no_link_is_ever_impossible(small: Model, noise: float) -> None:
    """Measured values that no robot has: the nearest robot that is one, checked in rationals."""
    beta, information = problem(small, noise)
    for prior in (True, False):
        found = consistent(small, beta, information, prior=prior)
        for i in range(3):
            P = np.tensordot(found.phi[10 * i : 10 * i + 10], E, 1)
            assert np.linalg.eigvalsh(P)[0] > 0
        made = robot_of(small, found.phi, [Fraction(1, 100)] * 3)
        assert all(p.margin > 0 for p in made.bodies)
        drives = [
            x
            for f, x in zip(small.full, found.phi, strict=True)
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
