"""Kane's speeds that depend on time, and how a user gets them: digest R29, R35."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import EmdegError, LoadError, UsageError
from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import MOTION, ONE, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods import newton_euler
from emdeg.mechanics.methods.kane import kane, ledger
from emdeg.mechanics.methods.kane import speeds as kane_speeds
from tests.mechanics import arms, oracle
from tests.mechanics.arms import same

T = emdeg.TIME
ROWS = ["qd1*(2 + cos(t)) + t", "qd1*t**2 + qd2 + t*sin(q1)"]


def test_a_drift_in_time_by_hand():
    """R29: u1 = q̇1 + t, u2 = q̇1 + q̇2 of the two-link arm; u̇1 = q̈1 + 1 gives K* = X (u̇ − 1) + …"""
    robot = arms.two_link()
    A = Matrix(((1, 0), (1, 1)))
    plain = kane.rigid_body(robot, speeds=kane_speeds.speeds(robot, A)).intermediates
    chosen = kane_speeds.speeds(robot, A, Vector((T, 0)))
    ours = kane.rigid_body(robot, speeds=chosen).intermediates
    u1, _ = chosen.u
    # with v = u − (t, 0) the plain equations hold: X v̇ + Z(v), and v̇ = u̇ − (1, 0)
    moved = Vector(substitute(list(plain["K_star_rest"]), {u1: u1 - T}))
    assert same(ours["X"], plain["X"])
    assert same(ours["K_star_rest"], moved - plain["X"] @ Vector((ONE, 0)))


@pytest.mark.parametrize(
    "build", [arms.two_link, arms.robmat_stanford, lambda: arms.random_tree(4)]
)
def test_speeds_in_time_equal_newton_euler(build):
    """R29, R35: A(q, t) and B(q, t), certified after substitution."""
    robot = build()
    n = robot.nv
    rows = [list(Vector.unit(r, n)) for r in range(n)]
    rows[0][0], rows[-1][0] = 2 + cos(T), T * T
    turning = next(q for q in robot.q if q.angular)
    B = [T * sin(turning), *([T] * (n - 1))]
    parts = kane.rigid_body(robot, speeds=emdeg.speeds(robot, rows, B))
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


def test_u_dot_is_the_derivative_of_u():
    """R29: u̇ by finite differences along a motion q(t)."""
    robot = emdeg.load("two_link")
    u, ud = emdeg.speeds(robot, ROWS).in_rates(robot)
    program = emdeg.compile(robot, {"u": u, "ud": ud}, optimise=None, certify=False)
    assert [taken.name for taken in program.inputs] == ["q", "qd", "qdd", "t"]

    def at(t: float) -> dict[str, np.ndarray]:
        q = np.array([np.sin(t), np.cos(2 * t)])
        qd = np.array([np.cos(t), -2 * np.sin(2 * t)])
        qdd = np.array([-np.sin(t), -4 * np.cos(2 * t)])
        state = {"q": q, "qd": qd, "qdd": qdd, "t": np.array([t])}
        return emdeg.interpret(program, state)

    h = 1e-5
    slope = (at(0.7 + h)["u"] - at(0.7 - h)["u"]) / (2 * h)
    np.testing.assert_allclose(at(0.7)["ud"], slope, rtol=1e-8)


@pytest.mark.oracle
def test_torques_are_those_of_pinocchio():
    """R35: the same τ at any t, as a program with time as an input."""
    robot = emdeg.load("stanford")
    rows = ["qd1*(2 + sin(t))", "qd2 + t*qd1*cos(q2)", "qd3 + t**2", "qd4", "qd5", "qd6"]
    program = emdeg.compile(robot, method="kane", speeds=rows, optimise=None)
    at = oracle.numbers(robot, 7)
    expected = oracle.pinocchio_tau(robot, at)
    state = {name: np.array([at[s] for s in getattr(robot, name)]) for name in ("q", "qd", "qdd")}
    parameters = {s.name: at[s] for s in robot.parameters if s.name in program.parameters}
    for t in (0.0, 0.4, 3.0):
        found = emdeg.interpret(program, {**state, "t": np.array([t])}, parameters)
        np.testing.assert_allclose(found["inverse_dynamics"], expected, rtol=1e-9, atol=1e-9)


def test_a_plain_t_is_time_unless_it_is_a_parameter():
    """A user's symbol("t") means time; of a robot with a parameter t it is that parameter."""
    robot = emdeg.load("two_link")
    A = Matrix(((1, 0), (1, 1)))
    assert emdeg.speeds(robot, A, Vector((symbol("t"), 0))).B[0] is T
    other = emdeg.loads(robot.to_toml().replace('"l"', '"t"'), "toml")
    assert emdeg.speeds(other, A, Vector((symbol("t"), 0))).B[0] is symbol("t")
    with pytest.raises(LoadError, match="parameter of this robot"):
        emdeg.speeds(other, ["qd1 + t", "qd2"])


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (["qd1*qd2", "qd2"], "linear in q̇"),
        (["qd1 + qdd1", "qd2"], "qdd1"),
        (["qd1 + q7", "qd2"], "q7"),
        (["qd1"], "2 velocities"),
        (["qd1", "2*qd1"], "not generalized speeds"),
        (["qd1 + tau_", "qd2"], "tau_"),
    ],
)
def test_what_is_no_speed_is_said(rows, why):
    with pytest.raises(EmdegError, match=why):
        emdeg.speeds(emdeg.load("two_link"), rows)
    with pytest.raises(EmdegError, match=why):
        emdeg.derive(emdeg.load("two_link").with_speeds(rows), "kane").tau  # noqa: B018


# -- speeds of a robot ----------------------------------------------------------------


def test_speeds_are_written_and_read_back():
    """R13, R29: rows, and A with B, in a description."""
    robot = emdeg.load("two_link").with_speeds(ROWS)
    again = emdeg.loads(robot.to_toml(), "toml")
    assert again == robot
    assert again.hash != emdeg.load("two_link").hash
    table = '\n[speeds]\nA = [["2 + cos(t)", 0], ["t**2", 1]]\nB = ["t", "t*sin(q1)"]\n'
    other = emdeg.loads(emdeg.load("two_link").to_toml() + table, "toml")
    ours, theirs = emdeg.derive(robot, "kane"), emdeg.derive(other, "kane")
    assert same(ours.parts.intermediates["X"], theirs.parts.intermediates["X"])
    assert arms.certified(robot, ours.parts, newton_euler.rigid_body(robot))


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ('u = ["qd1"]', "2 velocities"),
        ('u = ["qd1", "qd2"]\nB = [1, 1]', "u, or A"),
        ("A = [[1, 0]]", "A has 2 rows"),
        ('u = ["qd1", "sin(q3)"]', "q3"),
        ("v = 1", "means nothing"),
        ('u = ["qd1^2", "qd2"]', "linear"),
    ],
)
def test_wrong_tables_are_refused_where_they_stand(table, why):
    text = emdeg.load("two_link").to_toml() + f"\n[speeds]\n{table}\n"
    with pytest.raises(LoadError, match=why) as caught:
        emdeg.loads(text, "toml")
    assert caught.value.line is not None


def test_edits_keep_speeds_or_say_that_they_do_not():
    """Coordinates in another order, a free flyer, a moving base, a locked joint."""
    robot = emdeg.load("two_link").with_speeds(ROWS)
    turned = robot.with_coordinate_order("joint2", "joint1")
    q, qd = turned.q, turned.qd
    assert same([turned.speeds[1]], [qd[1] * T * T + qd[0] + T * sin(q[1])])
    assert arms.certified(
        turned, emdeg.derive(turned, "kane").parts, newton_euler.rigid_body(turned)
    )
    moving = robot.with_moving_base()
    ours, other = (emdeg.derive(moving, m).tau for m in ("kane", "newton_euler"))
    assert same(ours, other)
    locked = robot.locked(joint2=0)
    assert locked.speeds == ()
    assert "speeds" in str(locked.report)
    with pytest.raises(UsageError, match="depend on q and t only"):
        emdeg.derive(moving, "kane", speeds=emdeg.speeds(robot, ROWS)).tau  # noqa: B018


def test_followers_are_their_own_speeds():
    """A robot with a mimic joint: the methods see one coordinate more."""
    text = """
    name = "pair"
    [[link]]
    name = "base"
    [[link]]
    name = "a"
    mass = "m"
    com = [1, 0, 0]
    [[link]]
    name = "b"
    mass = "m"
    com = [1, 0, 0]
    [[joint]]
    name = "j1"
    type = "revolute"
    parent = "base"
    child = "a"
    axis = [0, 0, 1]
    [[joint]]
    name = "j2"
    type = "revolute"
    parent = "a"
    child = "b"
    axis = [0, 1, 0]
    mimic = { of = "j1", multiplier = 2 }
    [speeds]
    u = ["qd1*(1 + t**2) + t"]
    """
    robot = emdeg.loads(text, "toml")
    given = emdeg.derive(robot, "kane", speeds=emdeg.speeds(robot, ["3*qd1 + t"]))
    for equations in (emdeg.derive(robot, "kane"), given):
        assert same(equations.tau, emdeg.derive(robot, "newton_euler").tau)


# -- programs, simulation, the command, the ledger -----------------------------------------


def test_programs_in_time_are_verified_and_cached(tmp_path, monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE_DIR", str(tmp_path))
    robot = emdeg.load("two_link")
    first, second = (
        emdeg.compile(robot, method="kane", optimise=None, speeds=rows, cache=True)
        for rows in (ROWS, ["qd1 + t", "qd2"])
    )
    assert first.digest != second.digest
    assert [taken.name for taken in first.inputs] == ["q", "qd", "qdd", "t"]
    assert emdeg.verify(first, robot=robot)


def test_a_state_symbol_that_no_array_has_is_refused():
    """A program with a leaf that no input brings cannot be run: it is none."""
    robot = emdeg.load("two_link")
    with pytest.raises(UsageError, match="clock"):
        emdeg.compile(robot, {"a": robot.q[0] * symbol("clock", MOTION)})


def test_simulation_in_speeds_that_depend_on_time():
    """R63: u̇ integrated gives the motion of q̈."""
    robot, start = emdeg.load("two_link"), ([0.1, 0.2], [0.3, -0.2])
    plain = emdeg.simulate(robot, None, *start, t=1.0)
    kanes = emdeg.simulate(robot, None, *start, t=1.0, speeds=emdeg.speeds(robot, ROWS))
    np.testing.assert_allclose(kanes.q, plain.q, atol=1e-8)
    np.testing.assert_allclose(kanes.qd, plain.qd, atol=1e-7)


def test_the_command_takes_rows_and_files(tmp_path: Path, capsys):
    command = ["derive", "two_link", "--method", "kane", "--parts", "gravity", "--speeds"]
    assert run([*command, "qd1 + sin(t); qd1 + qd2"]) == 0
    out = capsys.readouterr().out
    assert "u1 = sin(t) + qd1" in out
    assert "gravity2 =  g*l*m2*c12/2" in out
    file = tmp_path / "fast.toml"
    file.write_text('[speeds]\nu = ["qd1", "qd1 + qd2"]\n')
    assert run([*command, str(file)]) == 0
    capsys.readouterr()
    assert run(["derive", "two_link", "--speeds", "qd1; qd2"]) == 1
    assert "--method kane" in capsys.readouterr().err
    assert run([*command, "qd1; qd9"]) == 1
    assert "qd9" in capsys.readouterr().err


def test_the_ledger_cancels_what_divides_itself():
    """E7: q̇2 = u1 c3 + u3 s3, not u1 c3 s2 / s2."""
    robot = emdeg.load("stanford")
    chosen = kane_speeds.stanford_speeds(robot)
    parts = kane.rigid_body(robot, speeds=chosen)
    texts = dict(ledger.definitions(parts.intermediates["Z"]))
    assert str(texts["Z2"]) == "c4*u1 + s4*u4"
    assert not any("s2/s2" in str(formula) for formula in texts.values())


@pytest.mark.parametrize("method", emdeg.METHODS)
def test_options_that_a_method_does_not_have_are_refused_at_once(method):
    with pytest.raises(UsageError, match="no option 'foo'") as caught:
        emdeg.derive(emdeg.load("two_link"), method, foo=1)
    assert "rotors" in str(caught.value)
    if method == "kane":
        with pytest.raises(UsageError, match="speeds"):
            emdeg.derive(emdeg.load("two_link"), method, speed=None)


def test_speeds_of_what_a_robot_does_not_have():
    puma = emdeg.load("puma560")
    with pytest.raises(UsageError, match="Stanford"):
        kane_speeds.stanford_speeds(puma)
    with pytest.raises(UsageError, match="no moving body 'D'"):
        emdeg.angular_velocity_speeds(puma, "D", (0, 1, 2))
