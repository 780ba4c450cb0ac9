"""Elastic joints in descriptions and edits: the motor beside its link, and back again."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.errors import EmdegError, LoadError, UsageError
from emdeg.exact.graph import ZERO, symbol
from emdeg.robot.robot import Robot
from tests.mechanics.loops.mechanisms import with_motors

TREE = """
name: arm
link:
  - {name: base}
  - {name: upper, mass: 2, com: [0.2, 0, 0], inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}
  - {name: fore, mass: 1, com: [0.2, 0, 0], inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}
joint:
  - {name: shoulder, type: revolute, parent: base, child: upper, limits: {effort: 50, lower: -1,
     upper: 1}, friction: {viscous: 0.3}, motor: {rotor_inertia: J, gear_ratio: 100, coupled: true},
     elastic: {stiffness: K, damping: D}}
  - {name: elbow, type: revolute, parent: upper, child: fore, xyz: [0.4, 0, 0]}
"""


@pytest.fixture(scope="module")
def arm() -> Robot:
    return emdeg.loads(TREE, format="yaml")


def test_the_motor_is_a_joint_beside_its_link(arm: Robot) -> None:
    assert arm.joint_names == ("shoulder", "elbow", "shoulder.motor")
    assert [b.name for b in arm.bodies] == ["shoulder.motor", "upper", "fore"]
    assert dict(arm.motors) == {0: 2}
    link, motor = arm.by_coordinate[0], arm.by_coordinate[2]
    assert link.elastic == emdeg.Elastic(symbol("K"), symbol("D"), "shoulder.motor")
    assert (link.motor.is_zero, link.friction.viscous is ZERO) == (True, True)
    assert (motor.motor.coupled, float(motor.friction.viscous.value)) == (True, 0.3)
    assert (link.limits.effort, motor.limits.effort) == (None, 50)
    assert (link.limits.upper, motor.limits.upper) == (1, None)
    assert motor.placement == link.placement
    assert arm.frame("fore").body == 2
    assert "shoulder by shoulder.motor" in arm.describe()
    assert "spring K" in arm.describe()


def test_it_is_written_and_read_back(arm: Robot) -> None:
    again = emdeg.loads(arm.to_toml(), "toml")
    assert again == arm
    assert again.hash == arm.hash != arm.without_elastic_joints().hash


def test_tree_builder_and_edit_give_one_robot(arm: Robot) -> None:
    builder = emdeg.RobotBuilder("arm")
    builder.link("base")
    tensor = {"xx": 0.1, "yy": 0.1, "zz": 0.1}
    builder.link("upper", builder.inertia(2, (0.2, 0, 0), **tensor))
    builder.link("fore", builder.inertia(1, (0.2, 0, 0), **tensor))
    rigid = arm.without_elastic_joints()
    drive = rigid.by_coordinate[0]
    spring = emdeg.Elastic(builder.length("K"), builder.length("D"))
    builder.joint(
        "shoulder", "revolute", "base", "upper", limits=drive.limits, friction=drive.friction,
        motor=drive.motor, elastic=spring,
    )  # fmt: skip
    builder.joint("elbow", "revolute", "upper", "fore", origin=builder.pose((0.4, 0, 0)))
    built = builder.build()
    assert built.bodies == arm.bodies
    assert rigid.joint_names == ("shoulder", "elbow")
    assert not rigid.motors
    edited = rigid.with_elastic_joints({"shoulder": "K"}, damping="D")
    assert edited.bodies == arm.bodies
    assert edited.without_elastic_joints() == rigid
    assert rigid.with_elastic_joints("K", damping="D").bodies == arm.bodies  # all with motors


def test_edits_keep_spring_and_motor_together(arm: Robot) -> None:
    floating = arm.replaced(base_inertia=arm.bodies[2].inertia).with_floating_base()
    assert dict(floating.motors) == {6: 8}
    assert arm.sub("upper").joint_names == ("shoulder", "shoulder.motor")
    assert arm.sub(1) == arm.sub("upper")
    assert arm.sub("fore", base="upper").joint_names == ("elbow",)
    with pytest.raises(UsageError, match="moving link"):
        arm.sub("shoulder.motor")
    with pytest.raises(UsageError, match="both sides"):
        arm.locked(shoulder=0)
    both = arm.locked({"shoulder": 0, "shoulder.motor": 0})
    assert (both.joint_names, dict(both.motors)) == (("elbow",), {})
    order = arm.with_coordinate_order("shoulder.motor", "elbow", "shoulder")
    assert dict(order.motors) == {2: 0}
    named = arm.with_values(K=100, D=0, J="0.001").symbolic("springs")
    assert {s.name for s in named.symbols} == {"K2"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("motor: {rotor_inertia: J, gear_ratio: 100, coupled: true}", "motor: {}"), "its motor"),
        (("elastic: {stiffness: K, damping: D}", "elastic: {damping: D}"), "needs its stiffness"),
        (("stiffness: K", "stiffness: -3"), "positive"),
        (("stiffness: K", "stiffness: 0"), "positive"),
        (("damping: D", "damping: -1"), "not negative"),
        (("damping: D", "motor: m"), "named by emdeg"),
        (("damping: D", "stifness: 2"), "means nothing here"),
        (("type: revolute, parent: base", "type: spherical, parent: base"), "one coordinate"),
    ],
)
def test_bad_descriptions_say_what_is_wrong(change: tuple[str, str], message: str) -> None:
    with pytest.raises(LoadError, match=message):
        emdeg.loads(TREE.replace(*change), format="yaml")


def test_bad_edits_say_what_is_wrong(arm: Robot) -> None:
    rigid = arm.without_elastic_joints()
    for given, message in (
        ({"elbow": 100}, "its motor"),
        ({"shoulder": -1}, "positive"),
        ({"wrist": 1}, "no such elastic joint"),
    ):
        with pytest.raises(UsageError, match=message):
            rigid.with_elastic_joints(given)
    with pytest.raises(UsageError, match="already"):
        arm.with_elastic_joints({"shoulder": 3})
    with pytest.raises(UsageError, match="no such elastic joint"):
        rigid.with_elastic_joints({"shoulder": 1}, damping={"elbow": 1})
    with pytest.raises(UsageError, match="has a motor"):
        emdeg.load("two_link").with_elastic_joints(100)


def test_a_written_motor_must_be_one(arm: Robot) -> None:
    ordered = arm.with_coordinate_order("shoulder.motor", "shoulder", "elbow")
    text = ordered.to_toml()  # body by body: no DH table has the motors first
    assert emdeg.loads(text, "toml") == ordered
    for change in (('motor = "shoulder.motor"', 'motor = "elbow2"'),
                   ('motor = "shoulder.motor"', 'motor = "shoulder"')):  # fmt: skip
        assert change[0] in text
        with pytest.raises(EmdegError, match="joint of its own"):
            emdeg.loads(text.replace(*change), "toml")


def test_actuated_joints_with_loops_are_the_motors() -> None:
    rigid = with_motors("five_bar")
    robot = rigid.with_elastic_joints(1000)
    assert set(robot.actuated) == {f"{name}.motor" for name in rigid.actuated}
    again = robot.without_elastic_joints()
    assert (again.bodies, again.actuated) == (rigid.bodies, rigid.actuated)
