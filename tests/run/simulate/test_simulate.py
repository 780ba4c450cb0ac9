"""Simulation: energy, order, free flyers, many states, breakdowns (digest R60, R63, R65)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from benchmarks.size import description
from emdeg.errors import DeriveError, RuntimeFailure, UsageError
from emdeg.exact.graph import MOTION, symbol
from emdeg.run.control import laws
from emdeg.run.control.trajectories import minimum_jerk
from emdeg.run.simulate import model
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import SimulationStopped
from tests.mechanics.peers import Pinocchio, random_values
from tests.run.robots import urdf

Q0, REST = [1.0, 2.0], [0.0, 0.0]


def pendulum() -> emdeg.Robot:
    return emdeg.load("double_pendulum")


# -- ROBMAT's double pendulum -----------------------------------------------------------


def test_double_pendulum_keeps_its_energy_for_a_minute() -> None:
    """R63, R65: 60 s by DOP853, energy drift below 1e-9 relative."""
    run = emdeg.simulate(pendulum(), None, Q0, REST, 60.0, rtol=1e-13, atol=1e-13)
    scale = np.abs(run.kinetic).max()
    assert np.abs(run.energy - run.energy[0]).max() / scale < 1e-9
    assert run.sound, run.report()


def test_double_pendulum_forward_dynamics_by_hand() -> None:
    """R34, R60: q̈ of ROBMAT's printed M, B, C, G (digest E2) along a run."""
    run = emdeg.simulate(pendulum(), None, Q0, REST, 3.0)
    m1, m2, L1, L2, g = 2.0, 1.5, 1.0, 0.8, 9.81
    q1, q2 = run.q.T
    v1, v2 = run.qd.T
    c2, s2 = np.cos(q2), np.sin(q2)
    M12 = L2 * (L1 * c2 + L2) * m2
    M11 = L1**2 * (m1 + m2) + 2 * L1 * L2 * m2 * c2 + L2**2 * m2
    M = np.moveaxis(np.array([[M11, M12], [M12, np.full_like(q1, L2**2 * m2)]]), 2, 0)
    k = L1 * L2 * m2 * s2
    h = np.array([-2 * k * v1 * v2 - k * v2**2, k * v1**2])
    G2 = g * L2 * m2 * np.sin(q1 + q2)
    G = np.array([g * L1 * (m1 + m2) * np.sin(q1) + G2, G2])
    expected = np.linalg.solve(M, -(h + G).T[..., None])[..., 0]
    np.testing.assert_allclose(run.qdd, expected, rtol=1e-10, atol=1e-10)


@pytest.mark.slow
def test_a_million_variational_steps_have_no_secular_drift() -> None:
    """R57: energy error bounded over 10⁶ steps; its trend is far below its spread."""
    steps, h = 10**6, 0.005
    t = np.arange(0, 2001) * (steps // 2000) * h
    run = emdeg.simulate(pendulum(), None, Q0, REST, t, integrator="variational", step=h)
    error = (run.energy - run.energy[0]) / np.abs(run.kinetic).max()
    assert np.abs(error).max() < 2e-3
    slope = np.polyfit(run.t / run.t[-1], error, 1)[0]  # drift over the whole run
    assert abs(slope) < 0.2 * np.ptp(error)
    tenth = len(error) // 10
    assert np.abs(error[-tenth:]).max() < 2 * np.abs(error[:tenth]).max() + 1e-4


@pytest.mark.parametrize(
    ("integrator", "order"), [("rk4", 4), ("semi_implicit", 1), ("variational", 2)]
)
def test_fixed_steps_have_their_order(integrator: str, order: int) -> None:
    """R57, R63: halving the step divides the error by 2^order."""
    exact = emdeg.simulate(pendulum(), None, Q0, REST, 0.8, rtol=1e-13, atol=1e-13).q[-1]
    errors = [
        np.abs(
            emdeg.simulate(
                pendulum(), None, Q0, REST, 0.8, integrator=integrator, step=h
            ).q[-1] - exact
        ).max()
        for h in (4e-3, 2e-3)
    ]  # fmt: skip
    assert np.log2(errors[0] / errors[1]) == pytest.approx(order, abs=0.35)


def test_variational_steps_conserve_momentum_exactly() -> None:
    """R57, R65: a symmetry of L is one of L_d: p1 about the vertical stays to rounding."""
    robot = emdeg.load("puma560")
    run = emdeg.simulate(
        robot, None, [0, 0.4, 0.2, 0, 0.3, 0], [0.5, 0.1, -0.3, 1, 0.2, 0.4], 2.0,
        integrator="variational", step=1e-3,
    )  # fmt: skip
    p = next(iter(run.momenta.values()))
    assert np.abs(p - p[0]).max() < 1e-12 * np.abs(p[0]) * 2000


# -- many states --------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["rk4", "semi_implicit", "variational"])
@pytest.mark.parametrize("count", [1, 3, 8, 21])
def test_many_states_move_as_each_alone(integrator: str, count: int) -> None:
    """Lanes, leftovers and threads change nothing; vectors and scalars give the same bits."""
    rng = np.random.default_rng(0)
    starts = rng.uniform(-1, 1, (count, 2))
    many = emdeg.simulate(pendulum(), None, starts, None, 1.0, integrator=integrator, step=1e-2)
    assert many.q.shape == (count, 101, 2)
    digits = 0 if integrator != "variational" else 1e-12  # lanes iterate together
    for k in (0, count - 1):
        one = emdeg.simulate(
            pendulum(), None, starts[k], None, 1.0, integrator=integrator, step=1e-2
        )
        np.testing.assert_allclose(many.q[k], one.q, rtol=0, atol=digits)
    assert many.sound


def test_signals_reach_every_stage() -> None:
    """A law of time: rk4 sees it at its middles, as the adaptive integrator does."""
    robot = pendulum()
    push = symbol("push", MOTION)
    law = laws.expression(
        [push, -robot.qd[1]], [push], lambda t: np.sin(3 * np.asarray(t))[..., None]
    )
    exact = emdeg.simulate(robot, law, Q0, REST, 2.0, rtol=1e-12, atol=1e-12)
    for integrator, step, digits in (("rk4", 1e-3, 1e-9), ("variational", 1e-4, 1e-6)):
        run = emdeg.simulate(robot, law, Q0, REST, 2.0, integrator=integrator, step=step)
        np.testing.assert_allclose(run.q[-1], exact.q[-1], atol=digits)


# -- free flyers ----------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["DOP853", "rk4", "semi_implicit"])
def test_a_free_flyer_stays_on_its_manifold(integrator: str) -> None:
    """Quaternions keep length one; the centre of mass falls as a stone; momentum stays."""
    robot = urdf("solo12.urdf").with_floating_base()
    rng = np.random.default_rng(3)
    qd0 = rng.uniform(-1, 1, robot.nv)
    step = None if integrator == "DOP853" else 2e-4
    run = emdeg.simulate(robot, None, None, qd0, 0.5, integrator=integrator, step=step)
    np.testing.assert_allclose(np.linalg.norm(run.q[:, 3:7], axis=1), 1, atol=1e-14)
    at = random_values(robot, 1)
    momenta = []
    for k in (0, -1):
        here = {**at, **dict(zip(robot.q, run.q[k], strict=True))}
        here |= dict(zip(robot.qd, run.qd[k], strict=True))
        momenta.append(Pinocchio(robot, here).centroidal_momentum())
    fall = np.zeros(6)
    fall[2] = -9.81 * 0.5 * robot.total_mass()
    digits = 1e-8 if integrator != "semi_implicit" else 2e-3
    np.testing.assert_allclose(momenta[1] - momenta[0], fall, atol=digits)


@pytest.mark.oracle
def test_free_flight_against_pinocchio() -> None:
    """One rk4 run against Pinocchio's ABA and `integrate` with tiny steps."""
    robot = urdf("solo12.urdf").with_floating_base()
    qd0 = np.random.default_rng(5).uniform(-1, 1, robot.nv)
    run = emdeg.simulate(robot, None, None, qd0, 0.05, integrator="rk4", step=1e-3)
    at = dict.fromkeys((*robot.qd, *robot.qdd, *robot.tau), 0.0)
    start = np.zeros(robot.nq)
    start[6] = 1.0
    theirs = Pinocchio(robot, {**at, **dict(zip(robot.q, start, strict=True))})
    model, data = theirs.model, theirs.model.createData()
    q, v = theirs.q.copy(), np.zeros(model.nv)
    v[theirs.place] = qd0
    h, zero = 1e-5, np.zeros(model.nv)
    for _ in range(5000):  # midpoint rule on the manifold
        a = pin.aba(model, data, q, v, zero)
        half = pin.integrate(model, q, v * h / 2)
        a = pin.aba(model, data, half, v + a * h / 2, zero)
        q = pin.integrate(model, q, (v + a * h / 2) * h)
        v = v + a * h
    np.testing.assert_allclose(run.qd[-1], v[theirs.place], atol=1e-6)


def test_variational_steps_refuse_free_flyers() -> None:
    with pytest.raises(DeriveError, match="variational"):
        emdeg.simulate(
            urdf("solo12.urdf").with_floating_base(), t=0.1, integrator="variational", step=1e-3
        )


# -- controllers ----------------------------------------------------------------------


def test_python_functions_and_expressions_agree() -> None:
    """R64: the same law as Python and as an expression compiled in."""
    robot = pendulum()
    compiled = laws.expression([-2 * robot.qd[0] - robot.q[0], -robot.qd[1]])
    one = emdeg.simulate(robot, compiled, Q0, REST, 3.0)
    two = emdeg.simulate(robot, lambda t, q, qd: [-2 * qd[0] - q[0], -qd[1]], Q0, REST, 3.0)
    np.testing.assert_allclose(one.q, two.q, atol=1e-8)
    held = emdeg.simulate(
        robot, lambda t, q, qd: np.array([-2 * qd[0] - q[0], -qd[1]]), Q0, REST, 3.0,
        integrator="rk4", step=1e-3,
    )  # fmt: skip
    np.testing.assert_allclose(one.q[-1], held.q[-1], atol=5e-3)
    assert one.work[-1] < 0  # it dissipates


def test_pd_holds_a_robot_against_gravity_and_tracks() -> None:
    robot = emdeg.load("panda")
    goal = [0.3, -0.4, 0.2, -1.5, 0.1, 1.0, 0.2]
    still = emdeg.simulate(robot, laws.pd(goal, 50, 10), goal, None, 1.0)
    np.testing.assert_allclose(still.q[-1], goal, atol=1e-9)
    path = minimum_jerk(np.zeros(7), goal, 1.0)
    run = emdeg.simulate(robot, laws.pd(path, 400, 40), None, None, 3.0)
    np.testing.assert_allclose(run.q[-1], goal, atol=2e-2)
    assert {event.kind for event in run.limits} >= {"position"}  # joint 4 starts beyond its limit


def test_constant_and_replayed_efforts() -> None:
    robot = pendulum()
    one = emdeg.simulate(robot, [1.0, -0.5], Q0, REST, 1.0)
    two = emdeg.simulate(robot, laws.replay([0, 1], [[1, -0.5]] * 2), Q0, REST, 1.0)
    np.testing.assert_allclose(one.q, two.q, atol=1e-9)
    np.testing.assert_array_equal(one.tau, np.tile([1.0, -0.5], (201, 1)))


# -- bad input ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "how", [{}, {"integrator": "rk4", "step": 1e-3}, {"integrator": "variational", "step": 1e-2}]
)
def test_unstable_gains_stop_with_the_last_good_state(how: dict, tmp_path: Path) -> None:  # type: ignore[type-arg]
    """The message says that it diverges and where; the partial result is there to save."""
    with pytest.raises(SimulationStopped) as caught:
        emdeg.simulate(pendulum(), laws.pd([0, 0], -80, -5), Q0, REST, 60.0, **how)
    error = caught.value
    assert isinstance(error, RuntimeFailure)
    assert "diverges" in str(error) or "converge" in str(error)
    assert error.time is not None
    assert error.time < 60
    assert error.result is not None
    assert not error.result.complete
    assert np.isfinite(error.result.q).all()
    assert np.isfinite(error.result.qd).all()
    error.result.to_csv(tmp_path / "partial.csv")
    assert (tmp_path / "partial.csv").read_text().count("\n") == len(error.result.t) + 1


def test_a_singular_mass_matrix_is_named() -> None:
    """A joint that turns a point mass on its own axis, or reaches such a place."""
    row = {"type": "R", "a": 1, "alpha": 0, "d": 0, "mass": 1}
    last = {"type": "R", "a": 0, "alpha": 0, "d": 0, "mass": 1}
    robot = emdeg.Robot.from_dh([row, last], convention="standard", name="spinner")
    with pytest.raises(DeriveError, match="singular"):
        emdeg.simulate(robot, None, None, None, 1.0)
    polar = emdeg.load("fu318").with_values(m1=0)  # all mass at the slide: none to turn at d = 0
    with pytest.raises(SimulationStopped, match="singular") as caught:
        emdeg.simulate(polar, None, [0.0, 0.0], [1.0, 0.0], 1.0)
    assert caught.value.result is not None


def test_usage_errors_are_clear() -> None:
    robot = pendulum()
    for message, arguments in (
        ("wrong shape", {"q0": [1.0]}),
        ("not finite", {"q0": [1.0, np.nan]}),
        ("integrator", {"integrator": "euler"}),
        ("needs a step", {"integrator": "rk4"}),
        ("adaptive integrators take one", {"q0": np.zeros((3, 2))}),
        ("neither an end", {"t": -1.0}),
        ("no parameter", {"parameters": {"m9": 1.0}}),
        ("another number of joints", {"controller": laws.pd([0, 0, 0], 1, 1)}),
        ("neither a number", {"controller": laws.pd([0, 0], [1, 2, 3], 1)}),
        ("Stanford", {"controller": laws.kane()}),
    ):
        with pytest.raises(UsageError, match=message):
            emdeg.simulate(robot, **arguments)
    with pytest.raises(UsageError, match="have no value"):
        emdeg.simulate(emdeg.load("fu316").symbolic("gravity").replaced(parameters={}), t=1.0)


def test_parameters_change_the_run_and_not_the_code() -> None:
    light = emdeg.simulate(pendulum(), None, Q0, REST, 1.0)
    heavy = emdeg.simulate(pendulum(), None, Q0, REST, 1.0, parameters={"m1": 9.0})
    assert np.abs(light.q[-1] - heavy.q[-1]).max() > 0.01
    assert heavy.sound


def test_results_are_written_and_plotted(tmp_path: Path) -> None:
    run = emdeg.simulate(pendulum(), None, Q0, REST, 1.0)
    run.to_csv(tmp_path / "run.csv")
    table = np.genfromtxt(tmp_path / "run.csv", delimiter=",", skip_header=1)
    np.testing.assert_array_equal(table[:, 1:3], run.q)
    run.save(tmp_path / "run.npz")
    np.testing.assert_array_equal(np.load(tmp_path / "run.npz")["qd"], run.qd)
    panels = ("position", "velocity", "acceleration", "effort", "energy", "phase")
    run.plot(tmp_path / "run.png", panels)
    assert (tmp_path / "run.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(UsageError, match="unknown panel"):
        run.plot(panels=["colour"])


def test_a_plot_that_fails_leaves_the_older_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn in memory, written whole: neither half a picture nor none."""
    run = emdeg.simulate(pendulum(), None, Q0, REST, 0.1)
    for name in ("run.svgg", "run.png"):
        (tmp_path / name).write_text("older")
    with pytest.raises(UsageError, match="cannot write the plot"):
        run.plot(tmp_path / "run.svgg")
    monkeypatch.setattr("emdeg.files.os.replace", full)
    with pytest.raises(UsageError, match="full"):
        run.plot(tmp_path / "run.png")
    monkeypatch.undo()
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {
        "run.svgg": "older", "run.png": "older",
    }  # fmt: skip
    run.plot(tmp_path / "bare")
    run.save(tmp_path / "bare")
    assert (tmp_path / "bare.png").read_bytes().startswith(b"\x89PNG")
    np.testing.assert_array_equal(np.load(tmp_path / "bare.npz")["q"], run.q)


def full(*_: object) -> None:
    raise OSError(28, "the disk is full")


def test_state_equations_are_a_program() -> None:
    """R60: first-order form, ready for any integrator, as one straight-line program."""
    robot = pendulum()
    program = closed_loop(robot, laws.free(robot))
    assert [i.name for i in program.inputs] == ["q", "qd", "work"]
    assert [o.name for o in program.outputs] == ["q_rate", "qdd", "power", "tau"]


@pytest.mark.parametrize("integrator", ["rk4", "semi_implicit"])
def test_a_python_policy_moves_many_robots_at_once(integrator):
    """A policy sees all states (N, n); each of them moves as it would alone."""
    robot = emdeg.load("two_link")
    calls = []

    def policy(t, q, qd):
        calls.append(q.shape)
        return -3.0 * np.sin(q) - 0.5 * qd + 0.1 * t

    rng = np.random.default_rng(2)
    q0, qd0 = rng.uniform(-1, 1, (2, 9, 2))
    how = {"t": 0.1, "integrator": integrator, "step": 0.01}
    many = emdeg.simulate(robot, policy, q0, qd0, **how)
    assert set(calls) == {(9, 2)}
    assert many.q.shape == many.tau.shape == (9, len(many.t), 2)
    for k in (0, 4, 8):
        one = emdeg.simulate(robot, policy, q0[k], qd0[k], **how)
        np.testing.assert_allclose(many.q[k], one.q, rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(many.tau[k], one.tau, rtol=1e-12, atol=1e-12)
    with pytest.raises(emdeg.EmdegError, match=r"wrong shape.*\(9, 2\)"):
        emdeg.simulate(robot, lambda t, q, qd: q[0], q0, **how)


@pytest.mark.parametrize("multiplier", [1, 2, 0.5])
def test_a_joint_that_another_follows_keeps_no_momentum(multiplier):
    """q1 turns about the vertical and is in no energy, but the angle of its follower is."""
    text = description("chain", 3).replace('rpy = ["90 deg", 0, 0.3]', "rpy = [0, 0, 0]", 1)
    assert Model(emdeg.loads(text, "toml")).free_axes == (0,)
    mimic = f'name = "j3"\nmimic = {{ of = "j1", multiplier = {multiplier} }}'
    robot = emdeg.loads(text.replace('name = "j3"', mimic), "toml")
    assert Model(robot).free_axes == ()
    assert emdeg.simulate(robot, None, [0.3, 0.4], [1.0, -2.0], t=0.5).sound


@pytest.mark.parametrize("many", [False, True])
def test_states_of_a_long_program_are_observed_one_by_one_with_the_same_bits(many, monkeypatch):
    """Code for batches takes longer to make than some hundred states take."""
    robot, start = emdeg.load("double_pendulum"), np.array([[0.3, 0.4], [1.0, -2.0], [0.1, 0.2]])
    start = start if many else start[0]
    options = {"t": 0.1, "integrator": "rk4", "step": 0.01}
    whole = emdeg.simulate(robot, None, start, **options)
    singly = []
    monkeypatch.setattr(model, "is_long", lambda program: singly.append(program) or True)
    found = emdeg.simulate(robot, None, start, **options)
    assert singly
    for name in ("q", "qdd", "tau", "kinetic", "potential"):
        np.testing.assert_array_equal(getattr(found, name), getattr(whole, name))
