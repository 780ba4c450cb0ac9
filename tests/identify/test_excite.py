"""Excitation: exact slopes, limits by other libraries, deviations by Monte Carlo, refusals."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from benchmarks.size import description
from emdeg.errors import RuntimeFailure, UsageError
from emdeg.identify.excite.bounds import bounds_of
from emdeg.identify.excite.criteria import CRITERIA, Information
from emdeg.identify.excite.curves import Family, fourier, spline
from emdeg.identify.excite.search import Problem
from emdeg.identify.model import model_of

SPEED = 2.0


@pytest.fixture(scope="module")
def arm() -> emdeg.Robot:
    """Two links of Fu, with numbers."""
    return emdeg.load("two_link").with_values(l=1, m1=2, m2=1, g="9.81")


@pytest.fixture(scope="module")
def motion(arm: emdeg.Robot) -> emdeg.Excitation:
    return emdeg.excite(
        arm, duration=4, harmonics=3, speed=SPEED, acceleration=8, effort=[60, 20],
        drives="rotors,friction,offset", noise=[0.2, 0.1], starts=1,
    )  # fmt: skip


# -- curves ---------------------------------------------------------------------------


@pytest.mark.parametrize("family", [fourier(3.0, 4), spline(3.0, 11)], ids=lambda f: f.name)
def test_curves_rest_at_both_ends_and_differentiate(family: Family) -> None:
    ends = np.array([0.0, family.duration])
    for order in (1, 2):
        assert np.abs(family.matrix(ends, order)).max() < 1e-9
    t, h = np.linspace(0.2, 2.8, 30), 1e-5
    for order in range(3):
        slope = (family.matrix(t + h, order) - family.matrix(t - h, order)) / (2 * h)
        exact = family.matrix(t, order + 1)
        np.testing.assert_allclose(slope, exact, rtol=1e-5, atol=1e-5 * np.abs(exact).max())
    values = family.matrix(t, 0)
    assert np.ptp(values[:, 0]) < 1e-12, "the first column is the constant"
    assert np.linalg.matrix_rank(values) == family.size


# -- slopes ---------------------------------------------------------------------------


@pytest.mark.parametrize("criterion", CRITERIA)
def test_the_gradient_is_that_of_finite_differences(arm: emdeg.Robot, criterion: str) -> None:
    """With every kind of bound violated: speed, acceleration, jerk, effort, box, plane."""
    tip = arm.frame_names[1]
    bounds, _ = bounds_of(
        arm, speed=0.5, acceleration=1, jerk=2, effort=[20, 4],
        boxes={tip: ((-0.3, 0.3), None, None)}, planes=[(tip, (0, 1, 0), 0.1)],
    )  # fmt: skip
    assert [b.what for b in bounds] == [
        "position", "speed", "acceleration", "jerk", "effort", "place",
    ]  # fmt: skip
    model = model_of(arm, friction=False, offsets=False)
    problem = Problem(fourier(4.0, 3), Information(model, np.array([0.5, 0.2])), bounds, criterion)
    x = 2 * problem.random_start(3)
    held = [np.full_like(c, 0.01) for c in problem.excess(problem.motion(x))]
    along = np.random.default_rng(0).normal(size=x.size)

    def value(s: float) -> float:
        return problem.lagrangian(x + s * along, criterion, 3.0, held, 5.0)[0]

    slope = (value(1e-5) - value(-1e-5)) / 2e-5
    exact = problem.lagrangian(x, criterion, 3.0, held, 5.0)[1] @ along
    assert slope == pytest.approx(exact, rel=1e-5)


# -- the result -----------------------------------------------------------------------


def test_limits_hold_between_the_samples(motion: emdeg.Excitation) -> None:
    t = np.linspace(0, 4, 20_001)
    q, qd, qdd = motion.trajectory(t)
    assert np.abs(qd).max() <= SPEED
    assert np.abs(qdd).max() <= 8
    assert np.abs(q).max() <= np.pi
    assert "joint1 has no limits of position: ±π taken" in motion.remarks
    for end in (0, -1):
        assert np.abs(qd[end]).max() < 1e-12
        assert np.abs(qdd[end]).max() < 1e-11
    assert set(motion.used) == {"position", "speed", "acceleration", "effort"}
    assert max(max(parts.values()) for parts in motion.used.values()) <= 1


def test_the_table_is_what_a_controller_reads(motion: emdeg.Excitation, tmp_path: Path) -> None:
    motion.save(tmp_path / "excite.csv")
    table = np.genfromtxt(tmp_path / "excite.csv", delimiter=",", names=True)
    assert table.dtype.names == (
        "t", "q_joint1", "q_joint2", "qd_joint1", "qd_joint2", "qdd_joint1", "qdd_joint2",
    )  # fmt: skip
    assert len(table) == 401
    np.testing.assert_allclose(np.diff(table["t"]), 0.01, atol=1e-12)
    np.testing.assert_allclose(np.gradient(table["q_joint2"], 0.01)[1:-1], table["qd_joint2"][1:-1],
                               atol=5e-3)  # fmt: skip


def test_the_efforts_are_within_the_prior_models(
    arm: emdeg.Robot, motion: emdeg.Excitation
) -> None:
    tau = emdeg.compile(arm, "inverse_dynamics", optimise=None).jit()(
        motion.q, motion.qd, motion.qdd
    )
    np.testing.assert_allclose(motion.effort, tau, atol=1e-9)
    assert (np.abs(tau) <= [60, 20]).all()


def test_the_deviations_are_those_of_many_fits(arm: emdeg.Robot, motion: emdeg.Excitation) -> None:
    """Least squares on 400 draws of the noise, by NumPy."""
    model = model_of(arm)
    sigma = np.array([0.2, 0.1])
    Y = model.matrix(motion.q, motion.qd, motion.qdd) / sigma[:, None]
    stacked = Y.reshape(-1, Y.shape[-1])
    assert [p.name for p in motion.predicted] == [b.name for b in model.base]
    noise = np.random.default_rng(5).normal(size=(len(stacked), 400))
    fits = np.linalg.lstsq(stacked, noise, rcond=None)[0]
    predicted = np.array([p.deviation for p in motion.predicted])
    np.testing.assert_allclose(fits.std(axis=1), predicted, rtol=0.2)
    values = np.linalg.svd(stacked, compute_uv=False)
    assert motion.grouped_condition_number == pytest.approx(values[0] / values[-1], rel=1e-6)
    whole = np.linalg.svd(stacked @ model.K, compute_uv=False)[: len(model.base)]
    assert motion.condition_number == pytest.approx(whole[0] / whole[-1], rel=1e-6)


def test_a_search_is_better_than_chance_and_reproducible(arm: emdeg.Robot) -> None:
    given: dict[str, Any] = {"duration": 4, "harmonics": 3, "speed": SPEED, "starts": 1}
    found = emdeg.excite(arm, **given)
    again = emdeg.excite(arm, **given)
    np.testing.assert_array_equal(found.q, again.q)
    bounds, _ = bounds_of(arm, speed=SPEED)
    model = model_of(arm, friction=False, rotors=False, offsets=False)
    problem = Problem(fourier(4.0, 3), Information(model, np.ones(2)), bounds, "condition")
    chance = [problem.condition(problem.random_start(seed)) for seed in range(200)]
    assert found.condition_number < min(chance)


def test_splines_and_the_other_criteria(arm: emdeg.Robot) -> None:
    given: dict[str, Any] = {"duration": 4, "speed": SPEED, "starts": 1, "points": 10}
    found = {c: emdeg.excite(arm, criterion=c, **given) for c in CRITERIA}
    assert found["D"].log_det >= max(f.log_det for f in found.values()) - 1e-6
    assert found["E"].smallest >= max(f.smallest for f in found.values()) - 1e-6
    least = min(f.condition_number for f in found.values())
    assert found["condition"].condition_number <= least + 1e-6
    assert found["D"].curve == "B-spline of 10 points"


@pytest.mark.slow
@pytest.mark.oracle
def test_limits_by_pinocchio(example_robot_urdfs: list[Path]) -> None:
    """UR5: efforts by its Newton–Euler and the tool's place by its kinematics, from the table."""
    pin = pytest.importorskip("pinocchio")
    path = next(p for p in example_robot_urdfs if p.name == "ur5_robot.urdf")
    found = emdeg.excite(
        path, speed=2.0, effort=[90, 90, 90, 28, 28, 28], starts=2, criterion="D",
        boxes={"tool0": ((-0.6, 0.6), None, (0.1, None))},
    )  # fmt: skip
    table = np.genfromtxt(io.StringIO(found.to_csv()), delimiter=",", skip_header=1)
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    for row in table[::7]:
        q, qd, qdd = row[1:7], row[7:13], row[13:19]
        assert (np.abs(pin.rnea(model, data, q, qd, qdd)) <= [90, 90, 90, 28, 28, 28]).all()
        pin.framesForwardKinematics(model, data, q)
        x, _, z = data.oMf[model.getFrameId("tool0")].translation
        assert -0.6 <= x <= 0.6
        assert z >= 0.1
    assert (table[:, 1:7] <= model.upperPositionLimit).all()


@pytest.mark.slow
def test_the_published_condition_number_of_an_iiwa_is_beaten() -> None:
    """116.7 is the best that was published for these limits, 5 harmonics and 10 s."""
    found = emdeg.excite("iiwa", starts=2)
    assert found.condition_number < 11
    assert found.condition_number**2 < 116.7, "even as that of the information matrix"
    assert found.grouped_condition_number < 116.7


# -- refusals -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, "has no limit of speed"),
        ({"speed": 0}, "leaves the joint at rest"),
        ({"speed": [1, 2, 3]}, "wrong length"),
        ({"speed": {"elbow": 1}}, "unknown joint 'elbow'"),
        ({"speed": 1, "harmonics": 1}, "cannot rest at its ends"),
        ({"speed": 1, "points": 3}, "so few control points"),
        ({"speed": 1, "duration": -1}, "duration"),
        ({"speed": 1, "rate": 0.5}, "sampling is too slow"),
        ({"speed": 1, "duration": 1, "harmonics": 2, "rate": 4.5}, "too few"),
        ({"speed": 1, "criterion": "A"}, "unknown criterion"),
        ({"speed": 1, "drives": "rust"}, "unknown part of a drive"),
        ({"speed": 1, "noise": 0}, "noise"),
        ({"speed": 1, "noise": [1, 2, 3]}, "wrong length"),
        ({"speed": 1, "starts": 0}, "starts"),
        ({"speed": 1, "position": {"joint1": (1, 1)}}, "no room to move"),
        ({"speed": 1, "boxes": {"hand": (None, None, None)}}, "unknown frame"),
        ({"speed": 1, "boxes": {"link2": ((1, -1), None, None)}}, "the box is empty"),
        ({"speed": 1, "boxes": {"link2": (None,)}}, "three sides"),
        ({"speed": 1, "planes": [("link2", (0, 0, 0), 1)]}, "no normal"),
    ],
)
def test_foolish_requests(arm: emdeg.Robot, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        emdeg.excite(arm, **options)


def test_what_cannot_be_kept_is_refused_by_its_name(arm: emdeg.Robot) -> None:
    """An effort; a place is among the requests of `refusals`."""
    level = {"joint1": (-0.5, 0.5), "joint2": (-0.5, 0.5)}  # it cannot hang
    with pytest.raises(RuntimeFailure, match="effort of joint"):
        emdeg.excite(arm, speed=1, effort=0.5, starts=1, duration=3, harmonics=2, position=level)


def test_robots_that_cannot_be_excited() -> None:
    with pytest.raises(UsageError, match="loops"):
        emdeg.excite("four_bar")
    with pytest.raises(UsageError, match="floats"):
        emdeg.excite(emdeg.load("iiwa").with_floating_base())
    link = {"type": "R", "a": "L", "mass": 1, "com": [0, 0, 0], "inertia": {"zz": 1}}
    symbols = emdeg.Robot.from_dh([link, link], convention="modified", gravity=(0, "-9.81", 0))
    with pytest.raises(UsageError, match="numbers for the geometry"):
        emdeg.excite(symbols, speed=1)


def test_many_joints_are_refused_and_the_advice_works() -> None:
    """Before anything is derived: the search of fifty joints takes minutes."""
    robot = emdeg.loads(description("chain", 60), "toml")
    with pytest.raises(UsageError, match="a limb at a time") as refusal:
        emdeg.excite(robot, speed=2)
    assert "chain of 60" in str(refusal.value)
    limb = robot.locked({f"j{k}": 0 for k in range(4, 61)})
    found = emdeg.excite(limb, speed=2, duration=5, harmonics=2, starts=1, rate=20)
    assert found.condition_number < 1e4
