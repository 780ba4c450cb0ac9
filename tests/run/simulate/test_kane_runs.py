"""Kane's Stanford arm moves as in the paper: digest E7, R61–R66.

The figures themselves are lost; expected values are those of the digest: after 10 s all errors are
below 0.01 (rad or m), |H·n2| < 1e-9 with τ1 = 0, replayed torques are the applied ones. An
independent check: Pinocchio's recursions along our motions.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from scipy.interpolate import make_interp_spline

import emdeg
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.methods.kane import speeds as kane_speeds
from emdeg.mechanics.methods.kane.speeds import stanford_speeds
from emdeg.run.control import laws
from emdeg.run.control.trajectories import cycloid
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import Simulation
from tests.mechanics.peers import Pinocchio, random_values
from tests.run.robots import stanford

START = np.array([0, np.pi / 2, 0, 0, 0, 0])
GOAL = np.array([*[np.pi / 3] * 5, 0.1])
#: τ1 = +Q1; τ2 … τ5 and σ act on the inner body (digest E7)
SIGNS = np.array([1, -1, -1, -1, -1, -1])


@cache
def control_run() -> Simulation:
    return emdeg.simulate(stanford(), laws.kane(), START, None, np.linspace(0, 10, 501))


def test_figure_1_torques_along_the_cycloid() -> None:
    """R62: torque histories along (127), with the paper's signs, against Pinocchio's RNEA."""
    robot = stanford()
    t = np.linspace(0, 10, 41)
    q, qd, qdd = cycloid(START, GOAL, 10.0)(t)
    tau = Model(robot).efforts(q, qd, qdd)
    at = random_values(robot, 1)
    for k in range(len(t)):
        here = {**at}
        for symbols, values in ((robot.q, q[k]), (robot.qd, qd[k]), (robot.qdd, qdd[k])):
            here |= dict(zip(symbols, values, strict=True))
        np.testing.assert_allclose(tau[k], Pinocchio(robot, here).rnea(), atol=1e-11)
    paper = SIGNS * tau
    # at both ends the arm is at rest: only gravity, (129)–(133) without errors
    np.testing.assert_allclose(paper[0, [0, 2, 4]], 0, atol=1e-12)
    reach = 1 * 0.7 + 1.1 * 0.6 + 0.136  # mD L5 + (mE+mF) L2 + mE L6 + mF L3, kg m
    assert paper[0, 1] == pytest.approx(9.81 * reach, abs=1e-12)
    assert paper[0, 3] == pytest.approx(9.81 * 0.136, abs=1e-12)
    assert paper[0, 5] == pytest.approx(0, abs=1e-12)
    assert paper[-1, 5] == pytest.approx(-9.81 * 6.1 * 0.5, abs=1e-9)


def test_figure_3_settles_within_the_digests_tolerance() -> None:
    """R64: laws (128)–(133) from rest: after 10 s every error is below 0.01 rad or m."""
    run = control_run()
    assert run.sound, run.report()
    assert np.abs(run.q[-1] - GOAL).max() < 0.01
    assert np.abs(run.qd[-1]).max() < 0.01
    assert np.abs(run.q[100] - GOAL).max() > 0.01  # not before 2 s
    # one trajectory, five integrators
    for integrator, step, digits in (("Radau", None, 1e-6), ("rk4", 1e-3, 1e-8)):
        other = emdeg.simulate(
            stanford(), laws.kane(), START, None, 10.0, integrator=integrator, step=step, rtol=1e-8
        )
        np.testing.assert_allclose(other.q[-1], run.q[-1], atol=digits)


def test_the_laws_are_pd_with_gravity_compensation() -> None:
    """R64: (128)–(133) are our own PD law with the same gains, independent of the formulas."""
    robot = stanford()
    gains = laws.KANE_GAINS
    kp, kd = [float(g) for g in gains[::2]], [float(g) for g in gains[1::2]]
    own = emdeg.simulate(robot, laws.pd(GOAL, kp, kd), START, None, 10.0)
    kane = emdeg.simulate(robot, laws.kane(), START, None, 10.0)
    np.testing.assert_allclose(own.q, kane.q, atol=1e-7)
    np.testing.assert_allclose(own.tau, kane.tau, atol=1e-6)


@pytest.mark.slow
def test_first_check_angular_momentum_about_the_vertical() -> None:
    """R65: with τ1 = 0 the momentum H·n2 stays: below 1e-9 over 10 s, from rest."""
    robot = stanford()

    def shaken(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
        gravity = model.efforts(q, np.zeros(6), np.zeros(6))
        push = np.array([0, 0.5, -0.02, 0.02, 0.01, 2.0]) * np.sin(2 * t) - 0.2 * qd
        push[0] = 0.0
        return push + gravity * np.array([0, 1, 1, 1, 1, 1])

    model = Model(robot)
    run = emdeg.simulate(robot, shaken, START, None, 10.0, rtol=1e-12, atol=1e-13)
    assert list(run.momenta) == ["kane_q1"]
    assert np.abs(run.qd).max() > 0.05  # it does move
    assert np.abs(run.momenta["kane_q1"]).max() < 1e-9
    check = next(c for c in run.checks if c.name.startswith("momentum"))
    assert check.holds
    # H about the vertical through the base, from the links' own momenta: an independent formula
    whole = model.kernel("momentum")(run.q, run.qd)
    assert np.abs(whole[:, 5]).max() < 1e-9


def test_second_check_the_simulated_motion_needs_the_applied_torques() -> None:
    """R66: q̈ by differentiating the simulated q̇, then inverse dynamics, gives τ back."""
    run = control_run()
    spline = make_interp_spline(run.t, run.qd, k=7)
    inner = slice(25, -25)
    tau = Model(stanford()).efforts(run.q, run.qd, np.asarray(spline.derivative()(run.t)))
    np.testing.assert_allclose(tau[inner], run.tau[inner], atol=2e-5)


@pytest.mark.parametrize("name", ["stanford", "puma560"])
def test_motion_in_generalized_speeds(name: str) -> None:
    """R63: u̇ integrated in Kane's own speeds, (2) of the paper, is the motion of q̈.

    The PUMA has motor inertias and takes u = q̇ turned by a constant matrix.
    """
    robot = stanford() if name == "stanford" else emdeg.load(name)
    if name == "stanford":
        speeds, law, start = stanford_speeds(robot), laws.kane(), START
    else:
        A = Matrix([int(i == j) + int(j == i + 1) for j in range(6)] for i in range(6))
        speeds, law, start = kane_speeds.speeds(robot, A), None, np.linspace(0.1, 0.6, 6)
    t = np.linspace(0, 2, 21)
    plain = emdeg.simulate(robot, law, start, None, t)
    kane = emdeg.simulate(robot, law, start, None, t, speeds=speeds)
    np.testing.assert_allclose(kane.q, plain.q, atol=1e-7)
    assert kane.sound, kane.report()


def test_replay_gives_the_same_motion() -> None:
    """R64, R66: the torques of the computed-torque run, replayed open loop, move the arm alike."""
    robot = stanford()
    t = np.linspace(0, 2, 4001)
    path = cycloid(START, GOAL, 2.0)
    tau = Model(robot).efforts(*path(t))
    closed = emdeg.simulate(robot, laws.computed_torque(path, 100, 20), START, None, 2.0)
    assert np.abs(closed.q - path(closed.t)[0]).max() < 1e-8
    opened = emdeg.simulate(robot, laws.replay(t, tau), START, None, 2.0, rtol=1e-8)
    assert np.abs(opened.q[-1] - GOAL).max() < 1e-4


def test_computed_torque_makes_the_errors_linear() -> None:
    """R64: ë + k_d ė + k_p e = 0, whatever the arm: a critically damped error decays as said."""
    robot = stanford()
    e0 = np.array([0.1, -0.1, 0.05, 0.1, -0.2, 0.02])
    path = cycloid(START, GOAL, 3.0)
    run = emdeg.simulate(robot, laws.computed_torque(path, 16, 8), START + e0, None, 3.0)
    t = run.t[:, None]
    expected = e0 * (1 + 4 * t) * np.exp(-4 * t)
    np.testing.assert_allclose(run.q - path(run.t)[0], expected, atol=1e-8)
