"""Screw and universal joints against Pinocchio, MuJoCo, finite differences; kinds of one's own."""

from __future__ import annotations

from dataclasses import replace

import mujoco
import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.errors import DeriveError, LoadError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import const
from emdeg.exact.linalg import Vector, rotation_x
from emdeg.mechanics.derivation import METHODS, derive
from emdeg.mechanics.quantities.agreement import agreement
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.joints import Elementary, Screw
from emdeg.robot.model.parts import Body, Joint
from emdeg.robot.robot import Robot
from tests.mechanics import oracle
from tests.mechanics.arms import PRESS, general_body, random_tree, s

STATE = (np.array([0.7, -0.4, 0.9]), np.array([1.1, -0.6, 0.8]), np.array([0.3, 1.2, -0.5]))

# hinge and slide on one axis: q2 = h·q1 makes a screw of them
MJCF = """
<mujoco><option gravity="0 0 -9.81"/><compiler angle="radian"/><worldbody>
  <body pos="0 0.1 0.3">
    <joint type="hinge" axis="0 0.6 0.8"/><joint type="slide" axis="0 0.6 0.8"/>
    <inertial pos="0.1 0.02 0.2" mass="2" fullinertia="0.1 0.2 0.15 0.01 0 0"/>
    <body pos="0.2 0.1 0">
      <joint type="hinge" axis="1 0 0"/><joint type="hinge" axis="0 1 0"/>
      <inertial pos="0.3 0.05 0.1" mass="1" fullinertia="0.1 0.1 0.05 0 0.02 0"/>
    </body>
  </body>
</worldbody></mujoco>
"""


@pytest.fixture(scope="module")
def press() -> Robot:
    return emdeg.loads(PRESS, "toml")


@pytest.mark.parametrize("seed", range(6))
def test_screws_against_pinocchio(seed: int) -> None:
    """τ and M of random trees with screws; Pinocchio has helical joints of its own."""
    robot = random_tree(seed, kinds="RPHS")
    equations = derive(robot, "composite")
    oracle.check(robot, equations.tau, equations.M)


def test_press_against_mujoco(press: Robot) -> None:
    """M and bias; MuJoCo's are projected with G, where the slide is h times the hinge."""
    model = mujoco.MjModel.from_xml_string(MJCF)
    data = mujoco.MjData(model)
    G = np.array([[1, 0, 0], [0.03, 0, 0], [0, 1, 0], [0, 0, 1]])
    q, qd, qdd = STATE
    data.qpos, data.qvel = G @ q, G @ qd
    mujoco.mj_forward(model, data)
    full = np.zeros((4, 4))
    mujoco.mj_fullM(model, data, full)
    M, bias = G.T @ full @ G, G.T @ data.qfrc_bias
    found = emdeg.compile(press, ["mass_matrix", "bias", "inverse_dynamics"]).jit()(*STATE)
    np.testing.assert_allclose(found.mass_matrix, M, atol=1e-9)
    np.testing.assert_allclose(found.bias, bias, atol=1e-9)
    np.testing.assert_allclose(found.inverse_dynamics, M @ qdd + bias, atol=1e-9)


def test_universal_against_pinocchio() -> None:
    """Pinocchio's universal joint about the same two axes."""
    text = PRESS.replace('type = "screw"\npitch = "h"', 'type = "revolute"').replace("h = 0.03", "")
    robot = emdeg.loads(text, "toml")
    model = pin.Model()
    model.gravity.linear = np.array([0, 0, -9.81])
    axis = np.array([0.0, 0.6, 0.8])
    arm = pin.JointModelUniversal(np.array([1.0, 0, 0]), np.array([0, 1.0, 0]))
    first = model.addJoint(
        0, pin.JointModelRevoluteUnaligned(axis), pin.SE3(np.eye(3), np.array([0, 0.1, 0.3])), "a"
    )
    second = model.addJoint(first, arm, pin.SE3(np.eye(3), np.array([0.2, 0.1, 0])), "b")
    tensors = (
        np.array([[0.1, 0.01, 0], [0.01, 0.2, 0], [0, 0, 0.15]]),
        np.array([[0.1, 0, 0.02], [0, 0.1, 0], [0.02, 0, 0.05]]),
    )
    places = (np.array([0.1, 0.02, 0.2]), np.array([0.3, 0.05, 0.1]))
    for joint, mass, com, tensor in zip((first, second), (2, 1), places, tensors, strict=True):
        model.appendBodyToJoint(joint, pin.Inertia(mass, com, tensor), pin.SE3.Identity())
    expected = pin.rnea(model, model.createData(), *STATE)
    found = emdeg.compile(robot).jit()(*STATE)
    np.testing.assert_allclose(np.asarray(found).ravel(), expected, atol=1e-9)


def test_jacobian_and_derivatives_by_finite_differences(press: Robot) -> None:
    """Linear rows of J are the derivative of the position, ∂τ/∂q that of τ."""
    names = ["jacobian", "inverse_dynamics", "inverse_dynamics_dq", "inverse_dynamics_dqd"]
    run = emdeg.compile(press, names).jit()
    q, qd, qdd = STATE
    found, step = run(q, qd, qdd), 1e-6
    for k in range(3):
        e = step * np.eye(3)[k]
        shift = press.frame_pose("arm", q + e)[:3, 3] - press.frame_pose("arm", q - e)[:3, 3]
        np.testing.assert_allclose(found.jacobian[:3, k], shift / (2 * step), atol=1e-8)
        by_q = run(q + e, qd, qdd).inverse_dynamics - run(q - e, qd, qdd).inverse_dynamics
        np.testing.assert_allclose(found.inverse_dynamics_dq[:, k], by_q / (2 * step), atol=1e-6)
        by_qd = run(q, qd + e, qdd).inverse_dynamics - run(q, qd - e, qdd).inverse_dynamics
        np.testing.assert_allclose(found.inverse_dynamics_dqd[:, k], by_qd / (2 * step), atol=1e-6)


def test_a_falling_press_keeps_its_energy(press: Robot) -> None:
    """Simulated freely for two seconds; T + V drifts below 1e-7 of the energies exchanged."""
    run = emdeg.simulate(press, q0=[0.3, 0.2, 0.4], qd0=[1, 0.5, -0.5], t=2.0)
    energies = emdeg.compile(press, ["kinetic_energy", "potential_energy"]).jit()
    total, kinetic = [], []
    for q, qd in zip(run.q, run.qd, strict=True):
        found = energies(q, qd)
        kinetic.append(float(found.kinetic_energy))
        total.append(float(found.kinetic_energy) + float(found.potential_energy))
    assert np.ptp(kinetic) > 1
    assert np.ptp(total) < 1e-7 * np.ptp(kinetic)


def test_drives_rotors_wrenches_and_a_moving_base(press: Robot) -> None:
    """What is added after the method fits every kind: all methods stay equal."""
    bodies = tuple(
        replace(b, joint=replace(b.joint, motor=emdeg.Motor(s(f"J{i}"), s(f"N{i}"))))
        for i, b in enumerate(press.bodies)
    )
    loaded = press.replaced(bodies=bodies, wrench_frames=("arm",)).with_moving_base()
    found = {n: list(derive(loaded, n, rotors=True).tau) for n in METHODS if n != "articulated"}
    assert agreement(found)


def test_round_trips(press: Robot) -> None:
    """TOML body by body, and a DH table with a row H."""
    assert emdeg.loads(press.to_toml(), "toml") == press
    rows = [
        {
            "type": "H",
            "pitch": "p",
            "a": "L",
            "alpha": "90 deg",
            "d": 1,
            "mass": 1,
            "com": (1, 0, 0),
        },
        {"type": "R", "a": 1, "mass": 1},
    ]
    table = Robot.from_dh(rows, convention="modified", name="dh")
    assert isinstance(table.bodies[0].joint.type, Screw)
    text = table.to_toml()
    assert 'type = "H"' in text
    assert emdeg.loads(text, "toml") == table
    assert "p*q1" in table.describe()
    assert "screw, pitch h" in press.describe()
    assert press.hash != press.with_values(h=0).hash


def test_the_cross_is_said_in_the_report(press: Robot) -> None:
    """A massless body, and not an objection to it."""
    assert [b.name for b in press.bodies] == ["nut", "cardan_cross", "arm"]
    assert press.bodies[1].inertia.is_zero
    assert press.joint_names == ("spindle", "cardan.1", "cardan.2")
    assert "cardan_cross" in str(press.report)
    assert not [f for f in press.report.findings if f.kind in ("suspicious", "unphysical")]


def test_a_screw_that_is_locked_or_followed(press: Robot) -> None:
    """Locked at 2 rad it has risen by 2h; a follower turns three times as fast."""
    stiff = press.locked(spindle=2)
    values = {**press.values(), **stiff.values()}
    q = STATE[0]
    expected = press.frame_pose("arm", [2.0, q[1], q[2]])
    np.testing.assert_allclose(stiff.frame_pose("arm", q[1:], values), expected, atol=1e-9)
    text = PRESS + '[[link]]\nname = "cap"\nmass = 1\ncom = [0.1, 0, 0]\n'
    text += '[[joint]]\nname = "twin"\ntype = "screw"\npitch = 0.5\nparent = "frame"\n'
    text += 'child = "cap"\nmimic = { of = "spindle", multiplier = 3 }\n'
    follower = emdeg.loads(text, "toml")
    assert follower.nv == 3
    assert agreement({n: list(derive(follower, n).tau) for n in METHODS})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('pitch = "h"\n', "", "a screw joint needs its pitch"),
        ('type = "screw"', 'type = "revolute"', "a revolute joint has no pitch"),
        ("xyz = [0.2, 0.1, 0]", "axis2 = [1, 1, 0]", "not perpendicular"),
    ],
)
def test_mistakes_are_located(old: str, new: str, message: str) -> None:
    """A pitch that is missing or out of place, axes that are not perpendicular."""
    with pytest.raises(LoadError, match=message) as caught:
        emdeg.loads(PRESS.replace(old, new), "toml")
    assert "joint" in str(caught.value)


def test_the_explicit_model_says_that_it_takes_no_screw(press: Robot) -> None:
    """Nothing silent: the joint is named."""
    with pytest.raises(DeriveError, match="spindle"):
        emdeg.explicit_model(press)


class Geared(Elementary):
    """A wheel that rolls on an equal one turns twice as fast as the arm between them."""

    name = "geared"
    spin = 2


def test_a_kind_of_ones_own() -> None:
    """All methods prove equal on a kind that none of them knows (docs/extending.md)."""
    turn = Pose(rotation_x(Angle.degrees(90)), Vector((s("a"), 0, s("b"))))
    kinds = (Geared(), Screw(const(3)), Geared())
    bodies = tuple(
        Body(f"b{i}", i - 1 if i else None, Joint(f"j{i}", kind, turn, i), general_body(i))
        for i, kind in enumerate(kinds)
    )
    robot = Robot("geared", bodies, Vector((s("gx"), s("gy"), s("gz"))))
    assert agreement({name: list(derive(robot, name).tau) for name in METHODS})
    assert emdeg.compile(robot, "inverse_dynamics_dq").certificate
