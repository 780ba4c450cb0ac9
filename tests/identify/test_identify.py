"""From a log of a known robot to its parameters: values, intervals, errors, robot, page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, run
from emdeg.errors import UsageError
from emdeg.identify.fit.methods import METHODS
from emdeg.identify.model import model_of
from tests.identify.logs import (
    COULOMB,
    EFFORT_NOISE,
    ROTOR,
    VISCOUS,
    arm_log,
    urdf_log,
    write_csv,
)

ARM = """\
<robot name="arm"><link name="base"/>
<joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/>
  <axis xyz="0 1 0"/><limit lower="-4" upper="4" effort="10" velocity="9"/></joint>
<link name="upper"><inertial><origin xyz="0.2 0 0"/><mass value="2.5"/>
  <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></inertial></link></robot>
"""


@pytest.fixture(scope="module")
def ur5(example_robot_urdfs: list[Path]) -> Path:
    return next(p for p in example_robot_urdfs if p.name == "ur5_robot.urdf")


@pytest.fixture(scope="module")
def found(ur5: Path) -> emdeg.Identification:
    return emdeg.identify(ur5, urdf_log(ur5))


@pytest.fixture(scope="module")
def arm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arm") / "arm.urdf"
    path.write_text(ARM)
    return path


def truth(robot: emdeg.Robot) -> dict[str, float]:
    """Base parameters of the robot with the drives of `urdf_log`."""
    model = model_of(robot)
    phi = model.prior.copy()
    known = {"motor": ROTOR, "viscous": VISCOUS, "coulomb": COULOMB, "offset": 0.0}
    for k, f in enumerate(model.full):
        phi[k] = known.get(f.field, phi[k])
    return dict(zip((b.name for b in model.base), model.K @ phi, strict=True))


@pytest.mark.oracle
def test_parameters_of_a_known_robot_come_back(found: emdeg.Identification, ur5: Path) -> None:
    exact = truth(emdeg.load(ur5))
    inside = [
        low < exact[p.name] < high for p in found.base_parameters for low, high in [p.interval]
    ]
    assert len(inside) == 58
    assert np.mean(inside) > 0.85  # of 58 intervals of 95 %; the campaign counts thousands
    for p in found.base_parameters:
        assert abs(p.value - exact[p.name]) < 5 * p.standard_deviation + 1e-3
    values = {p.name: p for p in found.base_parameters}
    assert values["Fv1"].value == pytest.approx(VISCOUS, abs=0.05)
    assert "Im1" in values["Jzz1"].expression


@pytest.mark.oracle
def test_errors_are_those_of_the_noise(found: emdeg.Identification) -> None:
    """The decimation passes a part of white noise; nothing else is left, held out as fitted."""
    assert found.held_out is not None
    for errors in (found.fitted, found.held_out):
        assert max(errors.rms.values()) < EFFORT_NOISE
        assert errors.relative_error < 0.01
    ratio = found.held_out.relative_error / found.free["held_out"].relative_error
    assert ratio < 1.02


@pytest.mark.oracle
def test_the_identified_robot_is_a_robot(found: emdeg.Identification, ur5: Path) -> None:
    pin = pytest.importorskip("pinocchio")
    robot = emdeg.loads(found.robot.to_toml(), "toml")
    assert not emdeg.lint(robot)
    gravity = emdeg.compile(robot, "gravity", optimise=None).jit()
    theirs = pin.buildModelFromUrdf(str(ur5))
    q = np.array([0.3, -1.0, 0.8, 0.2, -0.5, 0.1])
    expected = pin.computeGeneralizedGravity(theirs, theirs.createData(), q)
    np.testing.assert_allclose(gravity(q), expected, atol=0.1)


def test_a_wrong_description_is_corrected(arm: Path) -> None:
    """Mass and inertia of the description are wrong; the effort of the log wins."""
    found = emdeg.identify(arm, arm_log())
    values = {p.name: p.value for p in found.base_parameters}
    assert values["Jzz1"] == pytest.approx(0.03 + 2 * 0.2**2, rel=0.03)
    assert values["Fc1"] == pytest.approx(0.6, rel=0.02)
    body = found.robot.bodies[0].inertia
    assert float(body.first_moment.dot(body.first_moment)) ** 0.5 == pytest.approx(0.4, rel=0.05)
    assert found.fitted.relative_error < 0.01


@pytest.mark.parametrize("method", list(METHODS))
def test_every_method_finds_the_same_where_noise_is_small(arm: Path, method: str) -> None:
    found = emdeg.identify(arm, arm_log(noise=0.005), method=method)
    values = {p.name: p.value for p in found.base_parameters}
    assert values["Jzz1"] == pytest.approx(0.11, rel=0.02)
    assert values["Fv1"] == pytest.approx(0.4, rel=0.02)


def test_huber_is_not_led_astray(arm: Path) -> None:
    """For a moment somebody leans on the arm."""
    log = arm_log()
    log["tau_shoulder"][700:760] += 8.0
    plain, robust = (emdeg.identify(arm, log, method=m) for m in ("weighted", "huber"))
    error = [abs({p.name: p.value for p in f.base_parameters}["off1"]) for f in (plain, robust)]
    assert error[1] < 0.5 * error[0]


def test_files_and_arrays_say_the_same(arm: Path, tmp_path: Path) -> None:
    log = arm_log()
    np.savez(tmp_path / "log.npz", **log)
    sources: list[Any] = [log, write_csv(tmp_path / "log.csv", log), tmp_path / "log.npz"]
    found = [emdeg.identify(arm, source) for source in sources]
    values = np.array([[p.value for p in f.base_parameters] for f in found])
    np.testing.assert_allclose(values, values[[0, 0, 0]], rtol=1e-5, atol=1e-7)


def test_other_logs_validate(arm: Path) -> None:
    found = emdeg.identify(arm, [arm_log(), arm_log(seed=1)], validate=arm_log(seed=2))
    assert found.held_out is not None
    assert found.held_out.relative_error < 0.02
    assert found.fitted.rows > 1.5 * found.held_out.rows
    assert not any("last third" in d for d in found.done)


def test_base_parameters_alone(arm: Path) -> None:
    found = emdeg.identify(arm, arm_log(), consistent=False)
    assert found.parameters == {}
    with pytest.raises(UsageError, match="consistent=True"):
        _ = found.robot


def test_json_and_page_hold_the_result(arm: Path, tmp_path: Path) -> None:
    found = emdeg.identify(arm, arm_log())
    told = json.loads(json.dumps(found.to_json()))
    assert told["held_out"]["relative_error"] == found.held_out.relative_error  # type: ignore[union-attr]
    assert set(told["base_parameters"][0]) >= {"expression", "value", "standard_deviation"}
    assert emdeg.loads(told["toml"], "toml").bodies == found.robot.bodies
    found.report(tmp_path / "page.html")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert text.count("<svg") >= 3
    assert "http://" not in text.replace("http-equiv", "")
    assert "held out" in text


def test_an_unknown_method_lists_the_known_ones(arm: Path) -> None:
    with pytest.raises(UsageError, match=r"ordinary, weighted, reweighted.*Did you mean 'huber'"):
        emdeg.identify(arm, arm_log(), method="hubert")


def test_what_urdf_cannot_hold_is_said_and_toml_keeps_it(
    arm: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = arm_log()
    log["tau_shoulder"] = log["tau_shoulder"] + 0.7  # the sensor's offset
    found = emdeg.identify(arm, log)
    assert any("off1 = 0.7" in line or "off1 = 0.69" in line for line in found.not_in_urdf)
    assert any("rotor" in line for line in found.not_in_urdf)
    text = found.robot.to_urdf()
    assert all(line.split(" (")[0] in text for line in found.not_in_urdf)
    again = emdeg.loads(found.robot.to_toml(), "toml")
    values = {s.name: float(p.value) for s, p in again.parameters.items() if p.value is not None}
    assert values["off1"] == pytest.approx(found.parameters["off1"], rel=1e-8)
    assert again.to_toml() == found.robot.to_toml()
    file, place = write_csv(tmp_path / "log.csv", log), tmp_path / "out.urdf"
    assert run(["identify", str(arm), str(file), "--save", str(place)]) == OK
    assert "not in URDF: off1" in capsys.readouterr().err


def test_the_gap_to_the_best_consistent_fit_is_proved(arm: Path) -> None:
    found = emdeg.identify(arm, arm_log())
    assert found.bound is not None
    assert 0 <= found.bound.gap < 1e-3 * (1 + found.bound.objective)
    assert found.to_json()["consistent_fit"]["proved_gap"] == float(found.bound.gap)
    assert any("rational dual point" in note for note in found.notes)


def test_a_joint_that_turns_one_way_only_has_a_consistent_fit(arm: Path) -> None:
    """Dry friction and offset show their sum alone; neither may grow against the other."""
    t = np.arange(0, 12, 0.005)
    q = -1.5 + 0.25 * t + 0.1 * np.sin(1.5 * t) + 0.01 * np.sin(5 * t)
    qd = 0.25 + 0.15 * np.cos(1.5 * t) + 0.05 * np.cos(5 * t)  # never below 0.05
    qdd = -0.225 * np.sin(1.5 * t) - 0.25 * np.sin(5 * t)
    tau = 0.11 * qdd - 2 * 9.81 * 0.2 * np.cos(q) + 0.4 * qd + 0.6
    tau = tau + 0.01 * np.random.default_rng(1).normal(size=t.shape)
    found = emdeg.identify(arm, {"t": t, "q_shoulder": q, "tau_shoulder": tau})
    assert any("not excited" in w for w in found.warnings)
    assert found.fitted.relative_error < 1.05 * found.free["fitted"].relative_error + 1e-4
    assert abs(found.parameters["Fc1"]) + abs(found.parameters["off1"]) < 5


def test_deviations_reach_efforts_and_lumped_constants(arm: Path) -> None:
    """g1 = −g my, I1 = Im + J: their deviations by hand; efforts by draws of β."""
    found = emdeg.identify(arm, arm_log())
    sd = {p.name: p.standard_deviation for p in found.base_parameters}
    constants = {c.name: c for c in found.lumped_constants}
    assert constants["g1"].standard_deviation == pytest.approx(9.81 * sd["my1"], rel=1e-6)
    assert constants["I1"].standard_deviation == pytest.approx(sd["Jzz1"], rel=1e-6)
    assert constants["g1"].value == pytest.approx(-2 * 9.81 * 0.2, abs=0.01)
    state = (np.array([[0.3]]), np.array([[1.0]]), np.array([[2.0]]))
    assert found.model is not None
    beta = np.array([p.value for p in found.base_parameters])
    draws = np.random.default_rng(1).multivariate_normal(beta, found.covariance, 4000)
    spread = np.std(draws @ found.model.matrix(*state)[0, 0])
    assert found.effort_deviations(*state)[0, 0] == pytest.approx(spread, rel=0.06)
