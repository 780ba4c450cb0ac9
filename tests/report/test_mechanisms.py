"""Mechanisms with loops in the browser: assembled, moved as a whole, and falling as they should."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import emdeg

#: degrees of freedom as textbooks count them
FREEDOM = {"four_bar": 1, "slider_crank": 1, "stewart": 6, "delta": 3}


@pytest.mark.parametrize("name", list(FREEDOM))
def test_it_opens_assembled_and_stays_so(name: str, opened: Any) -> None:
    robot = emdeg.load(name)
    report = opened(name)
    page = report.page
    assert page.inner_text("#facts li").split("\n")[0] == str(FREEDOM[name])
    assert page.evaluate("emdegReport.gap()") < 1e-10
    free = page.eval_on_selector_all(
        "#sliders [data-kind=q]:not([disabled])", "all => all.map(s => Number(s.dataset.index))"
    )
    assert [robot.joint_names[k] for k in free] == list(robot.actuated)
    before = report.state()["q"]
    for k in free:
        lower, upper = page.eval_on_selector(f"#q-{k}", "s => [Number(s.min), Number(s.max)]")
        report.move("q", k, before[k] + 0.06 * (upper - lower))
        report.move("qd", k, 0.3)
    after = report.state()
    moved = abs(np.array(after["q"]) - before) > 1e-6
    assert moved.sum() > len(free)  # the others followed
    assert page.evaluate("emdegReport.gap()") < 1e-10
    assert page.evaluate("emdegReport.slip()") < 1e-9
    report.move("q", free[0], 1e3)  # out of reach: as far as it goes, and together
    assert page.evaluate("emdegReport.gap()") < 1e-10
    for t in (0, 0.5, 1.5):
        page.evaluate(f"emdegReport.move({t})")
        assert page.evaluate("emdegReport.gap()") < 1e-10
    page.evaluate("document.getElementById('reset').click()")
    assert report.state()["q"] == pytest.approx(before, abs=1e-10)
    report.picture(name)


def test_the_efforts_are_those_of_the_constrained_program(opened: Any) -> None:
    """τ of the crank, against constrained_inverse_dynamics by machine code."""
    robot = emdeg.load("four_bar")
    report = opened("four_bar")
    report.move("q", 0, 0.8)
    report.move("qd", 0, 1.3)
    report.move("qdd", 0, -0.7)
    state = report.state()
    program = emdeg.compile(robot, "constrained_inverse_dynamics", optimise=None, certify=False)
    tau = emdeg.jit(program)(*(np.array(state[k]) for k in ("q", "qd", "qdd")))
    assert report.numbers("inverse_dynamics") == pytest.approx([float(tau[0]), 0, 0], abs=1e-9)


def test_accelerations_follow_the_loops(opened: Any) -> None:
    """q̈ of the rocker and the coupler while it moves: central differences of q(t)."""
    report = opened("four_bar")
    report.page.evaluate("emdegReport.move(0)")
    step = 1e-4
    for t in (0.4, 2.6):
        times = (t - step, t, t + step)
        before, now, after = (report.page.evaluate(f"emdegReport.move({x})") for x in times)
        q = [np.array(s["q"]) for s in (before, now, after)]
        assert now["qd"] == pytest.approx((q[2] - q[0]) / (2 * step), abs=1e-6)
        assert now["qdd"] == pytest.approx((q[2] - 2 * q[1] + q[0]) / step**2, abs=1e-5)


def test_a_linkage_falls_as_the_constrained_system_does(opened: Any) -> None:
    robot = emdeg.load("four_bar")
    report = opened("four_bar")
    begin = report.state()
    found = report.page.evaluate("emdegReport.simulate(1.0)")
    system = emdeg.constrained(robot)
    motion = system.simulate(begin["q"], begin["qd"], np.linspace(0, 1, 3))
    assert found["q"] == pytest.approx(motion.q[-1], abs=1e-5)
    assert found["qd"] == pytest.approx(motion.qd[-1], abs=1e-4)
    assert abs(found["off"]) < 1e-6
    assert report.page.evaluate("emdegReport.gap()") < 1e-9


def test_lengths_may_be_changed_until_the_loop_does_not_close(opened: Any) -> None:
    report = opened("four_bar")
    report.tune("L2", 0.32)
    assert report.page.evaluate("emdegReport.gap()") < 1e-10
    coupler = report.state()["q"][1]
    report.tune("L2", 3.0)  # no four-bar has this coupler
    assert report.page.evaluate("emdegReport.gap()") < 1e-10
    assert report.state()["q"][1] == pytest.approx(coupler)
    assert "cannot be closed" in report.page.inner_text("#toast")


def test_rolling_bodies_move_where_they_roll(opened: Any) -> None:
    """A snakeboard: every place can be reached, not every velocity: 4 of 6 are free."""
    report = opened("snakeboard")
    assert report.page.inner_text("#facts li").split("\n")[0] == "4"
    assert report.page.locator("#sliders [data-kind=q][disabled]").count() == 0
    assert report.page.locator("#sliders [data-kind=qd][disabled]").count() == 2
    report.move("q", 2, 0.5)
    report.move("q", 4, 0.3)
    report.move("q", 5, -0.3)
    report.move("qd", 3, 1.0)
    assert report.page.evaluate("emdegReport.slip()") < 1e-9
    found = report.page.evaluate("emdegReport.simulate(0.5)")
    assert abs(found["off"]) < 1e-7
