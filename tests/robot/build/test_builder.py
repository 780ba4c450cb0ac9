"""The builder: every joint type, any axis, lumping, mimics, phantoms, and bad trees."""

from __future__ import annotations

import math
import random

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.errors import LoadError, UsageError
from emdeg.exact.graph import ZERO
from emdeg.robot.model.joints import Prismatic, Revolute
from emdeg.robot.model.parts import Limits, Mimic
from emdeg.robot.read.tables.description import are_rotations
from emdeg.robot.robot import Robot, RobotBuilder


def new(**options: object) -> RobotBuilder:
    builder = RobotBuilder("robot", **options)  # type: ignore[arg-type]
    builder.link("base")
    return builder


def one_joint(kind: str, axis: tuple[object, ...] = (0, 0, 1), snap: float = 1e-6) -> Robot:
    b = new(snap=snap)
    b.link("arm", b.inertia(2, (0.1, 0.2, 0.3), xx=1, yy=1, zz=1))
    b.joint("j", kind, "base", "arm", origin=b.pose((1, 2, 3), (0.4, "-90 deg", 0.2)), axis=axis)  # type: ignore[arg-type]
    return b.build()


AXES = [
    (1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1), (0, 0, 5), (1, 1, 0),
    (0, -2, 2), (1, 2, 3), (-0.3, 0.4, -0.5), (1e-9, 1, 0), (1, 1, 1), ("0.7071", "0.7071", 0),
]  # fmt: skip


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("kind", ["revolute", "continuous", "prismatic"])
@pytest.mark.parametrize("snap", [0, 1e-6])
def test_any_axis_is_a_z_axis_exactly(kind: str, axis: tuple[object, ...], snap: float) -> None:
    """±x, ±y, ±z by permutation, others through the circle; orthogonality is exact."""
    robot = one_joint(kind, axis, snap)
    assert are_rotations([robot.bodies[0].joint.placement.rotation])
    u = np.array([float(str(x)) for x in axis])
    u /= np.linalg.norm(u)
    origin = np.eye(4)
    origin[:3, :3] = pin.rpy.rpyToMatrix(0.4, -math.pi / 2, 0.2)
    origin[:3, 3] = (1, 2, 3)
    for q in (0.0, 0.7, -2.1):
        motion = np.eye(4)
        if kind == "prismatic":
            motion[:3, 3] = q * u
        else:
            motion[:3, :3] = pin.AngleAxis(q, u).matrix()
        ours = robot.frame_pose("arm", [q])
        np.testing.assert_allclose(ours, origin @ motion, atol=2 * snap + 1e-12)


def test_simple_axes_cost_no_parameters() -> None:
    for axis in AXES[:8]:
        names = {s.name for s in one_joint("revolute", axis).symbols}
        assert names == {"roll_origin", "yaw_origin"}


def test_zero_axis_is_refused() -> None:
    with pytest.raises(LoadError, match="zero vector"):
        one_joint("revolute", (0, 0, 0))
    with pytest.raises(LoadError, match="by numbers"):
        one_joint("revolute", ("a", 0, 0))


def test_spherical_joint_is_three_phantoms() -> None:
    """R9: links with zero mass, inertia and size, transparent to the user."""
    robot = one_joint("spherical")
    assert robot.joint_names == ("j.x", "j.y", "j.z")
    assert [b.name for b in robot.bodies] == ["j.x", "j.y", "arm"]
    assert [b.inertia.is_zero for b in robot.bodies] == [True, True, False]
    assert not robot.report.of("suspicious")
    q = [0.3, -0.8, 1.1]
    turn = np.linalg.multi_dot(
        [pin.AngleAxis(angle, np.eye(3)[k]).matrix() for k, angle in enumerate(q)]
    )
    rest = robot.frame_pose("arm", [0, 0, 0])
    np.testing.assert_allclose(robot.frame_pose("arm", q)[:3, :3], rest[:3, :3] @ turn, atol=1e-12)
    np.testing.assert_allclose(robot.frame_pose("arm", q)[:3, 3], (1, 2, 3), atol=1e-12)


@pytest.mark.parametrize("axis", [(0, 0, 1), (1, 0, 0), (0, -1, 0)])
def test_planar_joint(axis: tuple[int, int, int]) -> None:
    """R9: two slides in the plane of the axis, then a turn about it."""
    robot = one_joint("planar", axis)
    assert robot.joint_names == ("j.x", "j.y", "j.theta")
    kinds = [b.joint.type for b in robot.bodies]
    assert kinds == [Prismatic(), Prismatic(), Revolute()]
    rest, moved = robot.frame_pose("arm", [0, 0, 0]), robot.frame_pose("arm", [3, 4, 0.5])
    step = rest[:3, :3].T @ (moved[:3, 3] - rest[:3, 3])
    assert np.linalg.norm(step) == pytest.approx(5)
    assert step @ axis == pytest.approx(0, abs=1e-12)
    turn = rest[:3, :3].T @ moved[:3, :3]
    np.testing.assert_allclose(turn, pin.AngleAxis(0.5, np.array(axis, float)).matrix(), atol=1e-12)


def test_floating_joint() -> None:
    """Free flyer: position, unit quaternion (x, y, z, w), as Pinocchio."""
    robot = one_joint("floating")
    assert (robot.nq, robot.nv) == (7, 6)
    rng = np.random.default_rng(0)
    quaternion = rng.normal(size=4)
    quaternion /= np.linalg.norm(quaternion)
    q = np.array([1.0, -2.0, 0.5, *quaternion])
    rest = robot.frame_pose("arm", [0, 0, 0, 0, 0, 0, 1])
    motion = pin.XYZQUATToSE3(q).homogeneous
    np.testing.assert_allclose(robot.frame_pose("arm", list(q)), rest @ motion, atol=1e-12)


def test_fixed_joints_are_lumped_and_frames_keep_their_names() -> None:
    b = new()
    b.link("arm", b.inertia(2, (1, 0, 0), xx=1, yy=1, zz=1))
    b.link("tool", b.inertia(3, (0, 0, 1)), origin=b.pose((0, 1, 0)))
    b.joint("j", "revolute", "base", "arm", axis=(1, 0, 0))
    b.joint("flange", "fixed", "arm", "tool", origin=b.pose((0, 0, 2), ("90 deg", 0, 0)))
    b.frame("tcp", "tool", b.pose((0, 0, 0.1)))
    robot = b.build()
    assert len(robot.bodies) == 1
    assert robot.total_mass() == 5
    expected = (2 * np.array([1, 0, 0]) + 3 * np.array([0, -1, 3])) / 5
    np.testing.assert_allclose(robot.centre_of_mass([0.0]), expected, atol=1e-12)
    assert {f.name for f in robot.frames} == {"arm", "tool", "flange", "tcp"}
    tool = robot.frame_pose("tool", [0.3])
    np.testing.assert_allclose(tool, robot.frame_pose("flange", [0.3]))
    np.testing.assert_allclose(
        robot.frame_pose("tcp", [0.3])[:3, 3], tool[:3, 3] + 0.1 * tool[:3, 2]
    )


def test_base_inertia_collects_what_is_fixed_to_the_base() -> None:
    b = RobotBuilder("r")
    b.link("base", b.inertia(4))
    b.link("box", b.inertia(1))
    b.link("arm", b.inertia(1))
    b.joint("f", "fixed", "base", "box", origin=b.pose((5, 0, 0)))
    b.joint("j", "revolute", "box", "arm")
    robot = b.build()
    assert robot.base_inertia.mass.value == 5
    assert robot.base_inertia.com[0].value == 1


def tree() -> RobotBuilder:
    """A trunk with two branches, declared out of order; coordinates in document order."""
    b = RobotBuilder("tree")
    for name in ("c", "a", "base", "b", "d"):
        b.link(name, b.inertia(1, xx=1, yy=1, zz=1))
    b.joint("jb", "prismatic", "a", "b", origin=b.pose((0, 0, 1)), axis=(0, 1, 0))
    b.joint("ja", "revolute", "base", "a")
    b.joint("jd", "revolute", "a", "d", axis=(1, 0, 0))
    b.joint("jc", "revolute", "b", "c", axis=(0, 1, 0))
    return b


def test_trees_keep_document_order_and_put_parents_first() -> None:
    robot = tree().build()
    assert robot.joint_names == ("jb", "ja", "jd", "jc")
    for i, body in enumerate(robot.bodies):
        assert body.parent is None or body.parent < i
    assert not robot.is_serial
    assert robot.base_name == "base"


def test_trees_against_pinocchio() -> None:
    """Frames, mass and centre of mass of random trees, built with Pinocchio's own joints."""
    rng = random.Random(4)
    for _ in range(10):
        b = RobotBuilder("t", snap=0)
        b.link("l0")
        model = pin.Model()
        ids = [0]
        poses = [pin.SE3.Identity()]
        for i in range(1, 9):
            parent = rng.randrange(i)
            axis = np.array([rng.uniform(-1, 1) for _ in range(3)])
            axis /= np.linalg.norm(axis)
            xyz, rpy = ([round(rng.uniform(-1, 1), 4) for _ in range(3)] for _ in range(2))
            mass, com = rng.randint(1, 5), [round(rng.uniform(-1, 1), 3) for _ in range(3)]
            kind = rng.choice(["revolute", "prismatic", "fixed"])
            b.link(f"l{i}", b.inertia(mass, com, xx=1, yy=1, zz=1))
            b.joint(
                f"j{i}", kind, f"l{parent}", f"l{i}", origin=b.pose(xyz, rpy), axis=axis.tolist()
            )
            local = poses[parent] * pin.SE3(pin.rpy.rpyToMatrix(*rpy), np.array(xyz))
            inertia = pin.Inertia(mass, np.array(com), np.eye(3))
            if kind == "fixed":
                ids.append(ids[parent])
                poses.append(local)
            else:
                joint = (
                    pin.JointModelRevoluteUnaligned(axis)
                    if kind == "revolute"
                    else pin.JointModelPrismaticUnaligned(axis)
                )
                ids.append(model.addJoint(ids[parent], joint, local, f"j{i}"))
                poses.append(pin.SE3.Identity())
            model.appendBodyToJoint(ids[-1], inertia, poses[-1])
        robot = b.build()
        data = model.createData()
        q = np.array([rng.uniform(-2, 2) for _ in range(robot.nv)])
        theirs = np.zeros(model.nq)
        for i, name in enumerate(robot.joint_names):
            theirs[model.joints[model.getJointId(name)].idx_q] = q[i]
        pin.forwardKinematics(model, data, theirs)
        for i in range(1, 9):
            expected = (data.oMi[ids[i]] * poses[i]).homogeneous
            np.testing.assert_allclose(robot.frame_pose(f"l{i}", list(q)), expected, atol=1e-12)
        np.testing.assert_allclose(robot.total_mass(), model_mass(model), rtol=1e-12)
        moment = sum(
            (m.mass * data.oMi[k].act(m.lever) for k, m in enumerate(model.inertias)), np.zeros(3)
        )
        np.testing.assert_allclose(
            robot.centre_of_mass(list(q)), moment / model_mass(model), atol=1e-12
        )


def model_mass(model: pin.Model) -> float:
    return sum(inertia.mass for inertia in model.inertias)


def test_mimic_joints_follow_their_leader() -> None:
    b = new()
    for name in "abc":
        b.link(name, b.inertia(1))
    b.joint("c", "revolute", "b", "c", mimic=Mimic("b", 2, 1))
    b.joint("b", "prismatic", "a", "b", mimic=Mimic("a", -1, 0))
    b.joint("a", "revolute", "base", "a")
    robot = b.build()
    assert robot.joint_names == ("a",)
    assert (robot.nv, robot.nq) == (1, 1)
    mimics = {body.joint.name: body.joint.mimic for body in robot.bodies}
    assert mimics["b"] == Mimic("a", -1, 0)
    assert mimics["c"] == Mimic("a", -2, 1)
    pose = robot.frame_pose("c", [0.4])
    turn = pin.AngleAxis(0.4 + (1 - 0.8), np.array([0.0, 0, 1])).matrix()
    np.testing.assert_allclose(pose[:3, :3], turn, atol=1e-12)
    assert pose[2, 3] == pytest.approx(-0.4)


def bad_trees() -> dict[str, tuple[RobotBuilder, str]]:
    cases: dict[str, tuple[RobotBuilder, str]] = {}

    def case(
        word: str, *joints: tuple[str, str, str], links: str = "abc", **more: object
    ) -> RobotBuilder:
        b = RobotBuilder("bad", file="bad.urdf")
        for line, name in enumerate(links, start=1):
            b.link(name, line=line)
        for line, (name, parent, child) in enumerate(joints, start=11):
            b.joint(name, "revolute", parent, child, line=line, **more)  # type: ignore[arg-type]
        cases[f"{word} {len(cases)}"] = (b, word)
        return b

    case("cycle", ("j1", "a", "b"), ("j2", "b", "a"))
    case("cycle", ("j1", "b", "c"), ("j2", "c", "b"))
    case("itself", ("j1", "a", "b"), ("j2", "c", "c"))
    case("two parents", ("j1", "a", "c"), ("j2", "b", "c"))
    case("does not exist", ("j1", "a", "x"))
    case("does not exist", ("j1", "x", "a"))
    case("no parent", ("j1", "a", "b"))
    case("no links", links="")
    case("follow each other", ("j1", "a", "b"), ("j2", "b", "c"), mimic=Mimic("j1"))
    case("does not exist", ("j1", "a", "b"), ("j2", "b", "c"), mimic=Mimic("j9"))
    b = case("one degree of freedom", ("j1", "a", "b"))
    b.joint("s", "spherical", "b", "c", line=12, mimic=Mimic("j1"))
    b = case("one degree of freedom", links="abc")
    b.joint("s", "floating", "a", "b", line=11)
    b.joint("j1", "revolute", "b", "c", line=12, mimic=Mimic("s"))
    return cases


@pytest.mark.parametrize("name", bad_trees())
def test_bad_trees_are_refused(name: str) -> None:
    """Cycles, two parents, missing links, several roots, circular mimics: located."""
    builder, word = bad_trees()[name]
    with pytest.raises(LoadError, match=word) as caught:
        builder.build()
    assert caught.value.file == "bad.urdf"
    if word not in ("no links",):
        assert caught.value.line is not None


def test_duplicates_are_refused() -> None:
    b = RobotBuilder("r", file="f.urdf")
    b.link("a", line=3)
    with pytest.raises(LoadError, match="line 3"):
        b.link("a", line=5)
    b.joint("j", "fixed", "a", "b", line=7)
    with pytest.raises(LoadError, match="line 7"):
        b.joint("j", "fixed", "a", "c", line=9)
    with pytest.raises(LoadError, match="revolute"):
        b.joint("k", "revolut", "a", "c")


HOSTILE_NAMES = [
    "", " ", "a\nb", 'x"; system("rm") //', "*/ system(\"ls\")", "🤖", "a" * 10_000,
    "a\x00b", "a\\b", "a`b", "a$b", "a;b", "<b>", "a{b}", "a%b",
]  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_hostile_names_are_refused(name: str) -> None:
    b = RobotBuilder("r", file="f.urdf")
    for add in (b.link, lambda n, line: b.joint(n, "fixed", "a", "b", line=line)):
        with pytest.raises(LoadError, match="cannot be the name") as caught:
            add(name, line=4)
        assert caught.value.line == 4
        assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    "name", ["panda_link1", "leg/left", "wrist-3", "Körper 1", "base.x", "r:b", "int", "while"]
)
def test_usual_names_are_welcome(name: str) -> None:
    b = RobotBuilder("r")
    b.link(name)
    assert name in b.links


def test_doubtful_things_are_remarked() -> None:
    b = new()
    b.link("arm")
    b.joint("j", "revolute", "base", "arm", limits=Limits(0, 0, 0, 0), line=4)
    messages = [str(f) for f in b.build().report.of("suspicious")]
    assert any("no mass" in m for m in messages)
    assert sum("limit" in m for m in messages) == 3
    b = new()
    b.link("arm", b.inertia(1))
    b.joint("j", "revolute", "base", "arm", limits=Limits(2, 1))
    assert "above the upper" in str(b.build().report)


def test_negative_mass_is_never_allowed() -> None:
    for allowed in (False, True):
        b = new(allow_unphysical=allowed)
        b.link("arm", b.inertia(-1), line=8)
        b.joint("j", "revolute", "base", "arm")
        with pytest.raises(LoadError, match="negative") as caught:
            b.build()
        assert caught.value.line == 8


def test_payloads_and_wrench_frames() -> None:
    """R12: a load at any frame becomes part of the body; the wrench frames are named."""
    b = new()
    b.link("arm", b.inertia(2, (1, 0, 0), xx=1, yy=1, zz=1))
    b.joint("j", "revolute", "base", "arm")
    b.frame("tool", "arm", b.pose((3, 0, 0), ("90 deg", 0, 0)))
    b.payload("box", "tool", b.inertia(1, (0, 1, 0)))
    b.wrench_frame("tool")
    robot = b.build()
    assert robot.wrench_frames == ("tool",)
    assert robot.total_mass() == 3
    body = robot.bodies[0]
    np.testing.assert_allclose([float(c.value) for c in body.inertia.com], [5 / 3, 0, 1 / 3])
    assert body.own_inertia.mass.value == 2
    assert robot.without_payload().bodies[0].inertia == body.own_inertia
    assert robot.without_payload().with_payload(1, (0, 1, 0), frame="tool", name="box") == robot


def test_symbol_names_of_hostile_joints_are_identifiers() -> None:
    b = new()
    b.link("arm", b.inertia(1))
    b.joint(
        "a-b/c é", "revolute", "base", "arm", origin=b.pose((0, 0, 0), (0.3, 0, 0), name="a-b/c é")
    )
    (name,) = [s.name for s in b.build().symbols]
    assert name.isidentifier()
    assert name.isascii()


def test_moving_base_has_symbols_of_the_motion_rate() -> None:
    """R8, R22: the base may accelerate and turn."""
    robot = emdeg.load("two_link")
    assert robot.base_motion.is_zero
    moving = robot.with_moving_base()
    names = [s.name for s in moving.base_motion.acceleration]
    assert names == ["a0x", "a0y", "a0z"]
    assert not moving.base_motion.is_zero
    assert moving != robot
    assert moving.base_motion.angular_velocity[0] is not ZERO


@pytest.mark.parametrize(
    ("argument", "make"),
    [
        ("origin", lambda b: b.joint("s", "revolute", "base", "arm", origin=(0, 0, 1))),
        ("mimic", lambda b: b.joint("s", "revolute", "base", "arm", mimic="other")),
        ("friction", lambda b: b.joint("s", "revolute", "base", "arm", friction=0.1)),
        ("inertia", lambda b: b.link("arm", 3)),
        ("pose", lambda b: b.frame("tool", "base", (1, 2, 3))),
        ("inertia", lambda b: b.payload("load", "base", 3.0)),
    ],
)
def test_what_is_kept_for_later_is_looked_at_when_it_comes(argument, make) -> None:
    """Otherwise `build` would end in an error of Python's own, which names nothing."""
    builder = RobotBuilder("arm")
    builder.link("base")
    with pytest.raises(UsageError, match="is of the wrong kind") as caught:
        make(builder)
    assert caught.value.argument == argument
