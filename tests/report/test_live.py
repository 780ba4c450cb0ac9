"""What moves in the page: parameters, the tool, the motion, the simulation."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg


def efforts(robot: emdeg.Robot, state: dict[str, Any]) -> np.ndarray:
    """τ by machine code, by a method that the page does not use."""
    program = emdeg.compile(robot, method="newton_euler_base", optimise=None, certify=False)
    return np.asarray(emdeg.jit(program)(*(np.array(state[k]) for k in ("q", "qd", "qdd"))))


def stir(report: Any, n: int) -> dict[str, list[float]]:
    """Any state, by the sliders."""
    for k in range(n):
        report.move("q", k, 0.3 - 0.17 * k)
        report.move("qd", k, 0.2 + 0.1 * k)
        report.move("qdd", k, 0.5 - 0.2 * k)
    return report.state()


def test_parameters_run_the_set_up_stage_again(opened: Any) -> None:
    """The PUMA's own m2 and a3, then all back as described."""
    robot = emdeg.load("puma560")
    report = opened("puma560")
    state = stir(report, 6)
    before = report.numbers("inverse_dynamics")
    report.tune("m2", 25.0)
    report.tune("a3", -0.1)
    changed = robot.with_parameters(m2=25.0, a3=-0.1)
    assert report.numbers("inverse_dynamics") == pytest.approx(efforts(changed, state), rel=1e-9)
    assert report.numbers("inverse_dynamics") != pytest.approx(before, rel=1e-3)
    assert "differ by" in report.page.inner_text("#check")  # the shortest program has m2 too
    assert "a3, m2" in report.page.text_content("#tuned-note")
    report.page.evaluate("document.getElementById('untune').click()")
    assert report.numbers("inverse_dynamics") == pytest.approx(before, rel=1e-12)


@pytest.mark.slow
def test_a_payload_and_the_numbers_of_a_robot_without_parameters(opened: Any) -> None:
    """The Panda has numbers only: its masses and lengths may be changed all the same."""
    robot = emdeg.load("panda")
    report = opened("panda")
    state = stir(report, 7)
    place = {"rx_payload": 0.05, "ry_payload": -0.02, "rz_payload": 0.1}
    report.tune("m_payload", 2.5)
    for name, value in place.items():
        report.tune(name, value)
    frame = report.page.eval_on_selector("#tool-frame", "s => s.selectedOptions[0].textContent")
    loaded = robot.with_payload(2.5, tuple(place.values()), frame=frame)
    assert report.numbers("inverse_dynamics") == pytest.approx(efforts(loaded, state), rel=1e-9)
    assert "counted below has inside" in report.page.inner_text("#check")
    report.tune("m3", 5.0)
    symbols = loaded.symbolic("inertias").with_parameters(m3=5.0)
    assert report.numbers("inverse_dynamics") == pytest.approx(efforts(symbols, state), rel=1e-9)
    drawn = report.page.evaluate("emdegReport.projected()")
    report.tune("py3", -0.6)  # a longer upper arm is drawn longer
    assert report.page.evaluate("emdegReport.projected()") != drawn


def test_the_tool_has_its_pose_its_jacobian_and_its_manipulability(opened: Any) -> None:
    robot = emdeg.load("panda")
    report = opened("panda")
    q = stir(report, 7)["q"]
    frame = report.page.eval_on_selector("#tool-frame", "s => s.selectedOptions[0].textContent")
    program = emdeg.compile(robot, [f"fk:{frame}", f"jacobian:{frame}"], optimise=None)
    values = emdeg.interpret(program, {"q": np.array(q)})
    T, J = (np.asarray(v) for v in values.values())
    assert report.numbers("jacobian") == pytest.approx(J.ravel(), abs=1e-12)
    shown = [float(x.replace("−", "-")) for x in report.page.inner_text("#tool-place").split(", ")]
    assert shown == pytest.approx(T[:3, 3], abs=1e-3)
    w = report.page.eval_on_selector("[data-output=w-both]", "b => Number(b.dataset.value)")
    assert w == pytest.approx(np.sqrt(np.linalg.det(J @ J.T)), rel=1e-9)


def test_manipulability_of_a_planar_arm_is_the_books(opened: Any) -> None:
    """w = l₁ l₂ |sin q₂| (Yoshikawa 1985, example 1)."""
    report = opened("two_link")
    report.move("q", 1, 0.7)
    w = report.page.eval_on_selector("[data-output=w-translation]", "b => Number(b.dataset.value)")
    assert w == pytest.approx(0.25 * np.sin(report.slider("q", 1)), rel=1e-9)


def test_move_has_true_speeds_and_accelerations_from_its_first_frame(opened: Any) -> None:
    """Central differences of q(t), while it sets out and later."""
    report = opened("puma560")
    start = report.page.evaluate("emdegReport.move(0)")
    assert start["qd"] == [0.0] * 6
    step = 1e-4
    for t in (0.01, 0.3, 1.0, 1.9, 2.5):
        times = (t - step, t, t + step)
        before, now, after = (report.page.evaluate(f"emdegReport.move({x})") for x in times)
        q = [np.array(s["q"]) for s in (before, now, after)]
        assert now["qd"] == pytest.approx((q[2] - q[0]) / (2 * step), abs=1e-6)
        assert now["qdd"] == pytest.approx((q[2] - 2 * q[1] + q[0]) / step**2, abs=2e-6)
    first = report.page.evaluate("emdegReport.move(0.016)")
    assert min(abs(x) for x in first["qdd"][:3]) > 1e-3


def test_the_simulation_is_that_of_the_machine_code_and_keeps_the_energy(opened: Any) -> None:
    robot = emdeg.load("two_link")
    report = opened("two_link")
    report.move("q", 0, 0.4)
    report.move("q", 1, -0.8)
    report.move("qd", 0, 1.0)
    begin = report.state()
    found = report.page.evaluate("emdegReport.simulate(1.5)")
    expected = emdeg.simulate(robot, None, begin["q"], begin["qd"], t=1.5)
    assert found["q"] == pytest.approx(expected.q[-1], abs=1e-6)
    assert found["qd"] == pytest.approx(expected.qd[-1], abs=1e-5)
    assert abs(found["off"]) < 1e-6
    held = report.page.evaluate("emdegReport.simulate(1.0, 'return')")
    assert abs(held["off"]) < 1e-5  # the work of the motors is in the books


def test_the_simulation_plays_pauses_and_goes_back(opened: Any) -> None:
    report = opened("two_link")
    page = report.page
    page.click("#tab-run")
    page.click("#simulate-again")
    page.select_option("#law", "none")
    page.click("#simulate")
    report.until("parseFloat(document.getElementById('simulate-clock').value) > 0.4")
    page.click("#simulate")
    later = report.state()["q"]
    assert page.eval_on_selector(".energy .kinetic", "l => l.getAttribute('points').length") > 100
    assert abs(float(page.get_attribute("#energy-off", "data-value"))) < 1e-6
    page.evaluate(
        """() => { const t = document.getElementById('simulate-time'); t.value = 0.1;
        t.dispatchEvent(new Event('input', {bubbles: true})); }"""
    )
    assert report.state()["q"] != later
    assert page.inner_text("#simulate-clock") == "0.10 s"
    page.click("#tab-q")


def test_a_free_flyer_falls_as_stones_do(opened: Any, example_robot_urdfs: list[Path]) -> None:
    """Its centre of mass falls by ½ g t², whatever its limbs do."""
    (urdf,) = [p for p in example_robot_urdfs if p.name == "solo12.urdf"]
    robot = emdeg.load(urdf, floating_base=True)
    report = opened("solo12", robot)
    for k in range(6, robot.nv):
        report.move("qd", k, 0.5 * (-1) ** k)
    begin = report.state()
    found = report.page.evaluate("emdegReport.simulate(0.5)")
    program = emdeg.compile(robot, "centre_of_mass", optimise=None, certify=False)
    place = [
        np.asarray(emdeg.interpret(program, {"q": np.array(s["q"])})["centre_of_mass"])
        for s in (begin, found)
    ]
    momentum = emdeg.compile(robot, "momentum", optimise=None, certify=False)
    p = emdeg.interpret(momentum, {"q": np.array(begin["q"]), "qd": np.array(begin["qd"])})
    drift = 0.5 * np.asarray(p["momentum"])[:3] / robot.total_mass()
    fallen = np.array([0, 0, -0.5 * 9.81 * 0.25])
    assert place[1] - place[0] == pytest.approx(fallen + drift, abs=1e-6)
    assert abs(found["off"]) < 1e-6


def test_the_ellipsoid_of_a_box_has_the_moments_of_the_box(opened: Any) -> None:
    """m/5 (b² + c²) of the ellipsoid is the moment that was given."""
    page = opened("two_link").page
    shape = page.evaluate("emdegReport.ellipsoid(2, [0.3, 0, 0, 0, 0.4, 0, 0, 0, 0.5])")
    a, b, c = np.array(shape["axes"]) ** 2
    assert sorted(0.4 * np.array([b + c, a + c, a + b])) == pytest.approx([0.3, 0.4, 0.5])
    flat = page.evaluate("emdegReport.ellipsoid(1, [1, 0, 0, 0, 0, 0, 0, 0, 0])")  # 1 > 0 + 0
    assert not flat["physical"]
    assert page.evaluate("emdegReport.ellipsoid(0, [1, 0, 0, 0, 1, 0, 0, 0, 1])") is None
    turned = page.evaluate("emdegReport.ellipsoid(1, [2, 1, 0, 1, 2, 0, 0, 0, 2])")
    R = np.array(turned["rotation"]).reshape(3, 3)
    assert pytest.approx(np.eye(3), abs=1e-12) == R.T @ R
    assert np.linalg.det(R) == pytest.approx(1)


@pytest.mark.oracle
def test_the_jacobian_of_a_limb_is_pinocchios(opened: Any, example_robot_urdfs: list[Path]) -> None:
    """A foot of a free-flying quadruped: LOCAL_WORLD_ALIGNED, linear rows first."""
    if importlib.util.find_spec("pinocchio") is None:
        pytest.skip("Pinocchio is not installed")
    import pinocchio

    (urdf,) = [p for p in example_robot_urdfs if p.name == "solo12.urdf"]
    report = opened("solo12", emdeg.load(urdf, floating_base=True))
    report.move("q", 3, 0.4)
    for k in range(6, 18):
        report.move("q", k, 0.1 * (k - 11))
    frame = report.page.eval_on_selector("#tool-frame", "s => s.selectedOptions[0].textContent")
    model = pinocchio.buildModelFromUrdf(str(urdf), pinocchio.JointModelFreeFlyer())
    data, q = model.createData(), np.array(report.state()["q"])
    aligned = pinocchio.ReferenceFrame.LOCAL_WORLD_ALIGNED
    J = pinocchio.computeFrameJacobian(model, data, q, model.getFrameId(frame), aligned)
    assert report.numbers("jacobian") == pytest.approx(J.ravel(), abs=1e-9)
