"""What a Robot can do: values, symbols, parts, other bases, equality, text and round trips."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.graph import ZERO, symbol
from emdeg.robot.loading import library_names
from emdeg.robot.model.parts import Mimic
from emdeg.robot.robot import Robot, RobotBuilder
from tests.robot.pinocchio_robot import PinocchioRobot


@pytest.fixture(scope="module")
def puma() -> Robot:
    return emdeg.load("puma560")


def floating_tree() -> Robot:
    """Everything that a model can hold."""
    b = RobotBuilder("all sorts", snap=0)
    b.link("world")
    b.link("trunk", b.inertia("m", ("cx", 0, 0.1), xx=1, yy="I", zz=1, xy="0.1"))
    for name in ("arm", "hand", "finger", "ball", "cart"):
        b.link(name, b.inertia(1, (0, 0, "L/3"), xx=1, yy=1, zz=1))
    b.joint("root", "floating", "world", "trunk")
    b.joint("shoulder", "revolute", "trunk", "arm", axis=(1, 2, 3), origin=b.pose((1, 0, "L")))
    b.joint("weld", "fixed", "arm", "hand", origin=b.pose((0, 0, 0.2), (0.1, 0.2, 0.3)))
    b.joint("grip", "prismatic", "hand", "finger", axis=(0, 1, 0), mimic=Mimic("shoulder", 2, 1))
    b.joint("hip", "spherical", "trunk", "ball", origin=b.pose((0, 0, -1), ("alpha", 0, "pi/3")))
    b.joint("slide", "planar", "trunk", "cart", axis=(0, 1, 0))
    b.frame("tool", "finger", b.pose(("x", 0, 0), ("45 deg", 0, 0)))
    b.payload("load", "tool", b.inertia("mp", (0, "0.1", 0), zz="0.3"))
    b.wrench_frame("tool")
    b.scope.declare("m", 3, tolerance="0.1", note='weighed "by hand"')
    return b.build()


# -- equality and hashing ----------------------------------------------------------------


def test_equality_and_hash(puma: Robot) -> None:
    again = emdeg.load("puma560")
    assert again == puma
    assert again is not puma
    assert hash(again) == hash(puma)
    assert {puma: 1}[again] == 1
    assert puma != emdeg.load("puma560_emdeg")
    assert puma.with_gravity(0, 0, 0) != puma
    assert len({emdeg.load(name).hash for name in library_names()}) == len(library_names())


def test_hash_is_the_same_in_another_process(puma: Robot) -> None:
    script = "import emdeg; print(emdeg.load('puma560').hash)"
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == puma.hash


def test_robots_pickle(puma: Robot) -> None:
    for robot in (puma, floating_tree()):
        assert pickle.loads(pickle.dumps(robot)) == robot


# -- parameters ----------------------------------------------------------------------------


def test_with_values_gives_a_new_robot(puma: Robot) -> None:
    """R13: changing a parameter gives a new model; the old one stays."""
    lighter = puma.with_values(m6=0, rz6="0.01", a2="2*a3")
    assert {"m6", "rz6", "a2"}.isdisjoint(s.name for s in lighter.symbols)
    assert "m6" in {s.name for s in puma.symbols}
    assert lighter.bodies[2].joint.placement.translation[0] is 2 * symbol("a3")
    assert lighter.bodies[5].inertia.mass is ZERO


def test_with_all_values_the_robot_is_numeric(puma: Robot) -> None:
    numeric = puma.with_values()
    assert numeric.symbols == ()
    q = np.linspace(0.1, 0.6, 6)
    np.testing.assert_allclose(
        PinocchioRobot(numeric).mass_matrix(q), PinocchioRobot(puma).mass_matrix(q), rtol=1e-12
    )


def test_angles_are_bound_exactly_or_stay_symbols() -> None:
    robot = emdeg.load("general_6r").with_values(alpha1="-90 deg", alpha2=0.3)
    names = {s.name for s in robot.symbols}
    assert "alpha1" not in names
    assert "alpha2" in names
    assert robot.values()[symbol("alpha2", angular=True)] == 0.3


def test_with_parameters_keeps_the_symbols(puma: Robot) -> None:
    other = puma.with_parameters(m2=20)
    assert other.symbols == puma.symbols
    assert other.values()[symbol("m2")] == 20
    assert other.parameters[symbol("m2")].note == puma.parameters[symbol("m2")].note


def test_unknown_names_are_refused(puma: Robot) -> None:
    for call in (puma.with_values, puma.with_parameters, puma.values):
        with pytest.raises(UsageError, match=r"[Dd]id you mean"):
            call(mm2=1)


def test_missing_values_are_named() -> None:
    robot = Robot.from_dh([{"a": "L", "mass": "m"}], convention="standard")
    with pytest.raises(UsageError, match="have no value"):
        robot.values()
    assert robot.values(L=1, m=2) == {symbol("L"): 1.0, symbol("m"): 2.0}


@pytest.mark.parametrize("name", ["panda", "ur5", "iiwa"])
@pytest.mark.parametrize("zeros", [False, True])
def test_symbolic_and_back(name: str, zeros: bool) -> None:
    """R13: numbers become symbols that remember their values."""
    robot = emdeg.load(name)
    symbolic = robot.symbolic("all", zeros=zeros)
    assert len(symbolic.symbols) > (70 if zeros or name == "panda" else 30)
    assert symbolic.with_values().bodies == robot.bodies
    assert symbolic.with_values().gravity == robot.gravity
    inertias = robot.symbolic("inertias", zeros=zeros)
    if zeros:
        assert len(inertias.symbols) == 10 * robot.nv
    assert {"m1", "m2"} <= {s.name for s in inertias.symbols}


def test_symbolic_groups(puma: Robot) -> None:
    numeric = puma.with_values()
    assert {s.name for s in numeric.symbolic("gravity").symbols} == {"g"}
    assert {s.name for s in numeric.symbolic("motors").symbols} == {f"Im{i}" for i in range(1, 7)}
    geometry = {s.name for s in numeric.symbolic("geometry").symbols}
    assert geometry == {"py2", "px3", "pz3", "px4", "py4"}
    assert len(numeric.symbolic("inertias", "motors").symbols) > 20
    with pytest.raises(UsageError, match="unknown group"):
        numeric.symbolic("masses")
    with pytest.raises(UsageError, match="unknown group"):
        numeric.symbolic()


def test_symbolic_payload(puma: Robot) -> None:
    """R12: an unknown load, or the numbers of a known one."""
    loaded = puma.symbolic("payload")
    extra = {s.name for s in loaded.symbols} - {s.name for s in puma.symbols}
    assert len(extra) == 10
    q = np.linspace(-1, 1, 6)
    light = PinocchioRobot(loaded).mass_matrix(q)
    np.testing.assert_allclose(light, PinocchioRobot(puma).mass_matrix(q), atol=1e-12)
    boxed = puma.with_payload(2, (0, 0, 0.1), zz="0.01").symbolic("payload")
    assert {"m_payload", "rz_payload", "Izz_payload"} <= {s.name for s in boxed.symbols}


def test_payload_changes_the_last_link(puma: Robot) -> None:
    """R12 b: a rigid load is the same as a link with the sum of both inertias."""
    heavy = puma.with_payload(2, (0.1, 0.05, 0.2), xx=0.02, yy=0.03, zz=0.04, frame="link6")
    assert heavy.total_mass() == pytest.approx(puma.total_mass() + 2)
    q, zero = np.linspace(-1, 1, 6), np.zeros(6)
    difference = PinocchioRobot(heavy).gravity(q) - PinocchioRobot(puma).gravity(q)
    pose = puma.frame_pose("link6", list(q))
    point = pose[:3, :3] @ [0.1, 0.05, 0.2] + pose[:3, 3]
    step = 1e-6
    numeric = []
    for i in range(6):
        moved = q.copy()
        moved[i] += step
        p = puma.frame_pose("link6", list(moved))
        height = (p[:3, :3] @ [0.1, 0.05, 0.2] + p[:3, 3])[2]
        numeric.append(2 * 9.81 * (height - point[2]) / step)
    np.testing.assert_allclose(difference, numeric, atol=1e-4)
    assert heavy.without_payload() == puma
    with pytest.raises(UsageError, match="already"):
        heavy.with_payload(1)
    assert zero.shape == (6,)


# -- other robots ------------------------------------------------------------------------------


def test_sub_is_the_first_part_of_the_arm(puma: Robot) -> None:
    arm = puma.sub(3)
    assert arm.joint_names == ("joint1", "joint2", "joint3")
    assert arm == puma.sub("link3")
    q = [0.1, 0.2, 0.3]
    np.testing.assert_allclose(arm.frame_pose("link3", q), puma.frame_pose("link3", [*q, 0, 0, 0]))
    assert "m6" not in {s.name for s in arm.parameters}


def test_sub_from_another_base(puma: Robot) -> None:
    wrist = puma.sub("link6", base="link3")
    assert wrist.joint_names == ("joint4", "joint5", "joint6")
    assert wrist.base_name == "link3"
    q = [0.1, 0.2, 0.3]
    whole = puma.frame_pose("link6", [0, 0, 0, *q])
    elbow = puma.frame_pose("link3", [0, 0, 0, *q])
    np.testing.assert_allclose(elbow @ wrist.frame_pose("link6", q), whole, atol=1e-12)
    for bad in ("base", 0, 7):
        with pytest.raises(UsageError):
            puma.sub(bad)
    with pytest.raises(UsageError):
        puma.sub("link3", base="link5")


def test_locked_joints_are_lumped(puma: Robot) -> None:
    locked = puma.locked(joint2="30 deg", joint5=0.3)
    assert locked.joint_names == ("joint1", "joint3", "joint4", "joint6")
    rng = random.Random(0)
    q = [rng.uniform(-2, 2) for _ in range(4)]
    full = [q[0], np.pi / 6, q[1], q[2], 0.3, q[3]]
    for link in ("link2", "link4", "link5", "link6"):
        np.testing.assert_allclose(
            locked.frame_pose(link, q), puma.frame_pose(link, full), atol=1e-12
        )
    keep = [0, 2, 3, 5]
    whole = PinocchioRobot(puma.with_values(Im2=0, Im5=0)).mass_matrix(np.array(full))
    part = PinocchioRobot(locked).mass_matrix(np.array(q))
    np.testing.assert_allclose(part, whole[np.ix_(keep, keep)], atol=1e-10)
    with pytest.raises(UsageError, match="joint"):
        puma.locked(joint9=0)


def test_floating_base(puma: Robot) -> None:
    with pytest.raises(UsageError, match="no inertia"):
        puma.with_floating_base()
    panda = emdeg.load("panda")
    flying = panda.with_floating_base()
    assert (flying.nv, flying.nq) == (13, 14)
    assert flying.joint_names[0] == "root_joint"
    assert flying == emdeg.load("panda", floating_base=True)
    q = [0.1, -0.2, 0.3, 0.4, 0.5, 0.6, 0.7]
    np.testing.assert_allclose(
        flying.frame_pose("panda_link8", [0, 0, 0, 0, 0, 0, 1, *q]),
        panda.frame_pose("panda_link8", q),
        atol=1e-12,
    )
    assert flying.total_mass() == pytest.approx(panda.total_mass())


def test_coordinate_order(puma: Robot) -> None:
    names = ("joint6", "joint1", "joint2", "joint3", "joint4", "joint5")
    other = puma.with_coordinate_order(*names)
    assert other.joint_names == names
    q = np.linspace(0, 1, 6)
    moved = np.array([q[5], *q[:5]])
    np.testing.assert_allclose(
        PinocchioRobot(other).gravity(moved), np.roll(PinocchioRobot(puma).gravity(q), 1)
    )
    with pytest.raises(UsageError, match="named once"):
        puma.with_coordinate_order("joint1")


# -- text ------------------------------------------------------------------------------------


def test_describe_names_everything(puma: Robot) -> None:
    text = puma.describe()
    for word in (
        "puma560",
        "Armstrong",
        "joint6",
        "d4",
        "Izz6",
        "Im3",
        "±0.27",
        "triangle",
        "-pi/2",
    ):
        assert word in text
    everything = floating_tree().describe()
    for word in ("floating", "hip.x", "payload load", "2·shoulder + 1", "tool", "alpha (angle)"):
        assert word in everything


@pytest.mark.parametrize("name", library_names())
def test_round_trip_of_the_library(name: str, tmp_path: Path) -> None:
    robot = emdeg.load(name)
    path = tmp_path / "robot.toml"
    path.write_text(robot.to_toml(), encoding="utf-8")
    assert emdeg.load(path, snap=0, allow_unphysical=True) == robot
    tied = robot.loops or robot.constraints  # mechanisms are trees, arms are DH tables
    assert "convention" in robot.to_toml() or tied


@pytest.mark.parametrize(
    "make",
    [
        floating_tree,
        lambda: emdeg.load("puma560").with_payload("mp", (0, "L", 0), zz="J", frame="link6"),
        lambda: emdeg.load("puma560").with_convention("standard"),
        lambda: emdeg.load("panda").with_floating_base().with_moving_base(),
        lambda: emdeg.load("panda").symbolic("all", zeros=True),
        lambda: emdeg.load("general_6r").locked(joint3="pi/5"),
        lambda: emdeg.load("stanford").with_coordinate_order(*(f"kane_q{i}" for i in range(1, 7))),
        lambda: emdeg.load("ur5").with_gravity(0, "g*sin(tilt)", "-g*cos(tilt)"),
        lambda: emdeg.load("rx90").sub(4),
    ],
    ids=range(9),
)
def test_round_trip_of_anything(make) -> None:  # type: ignore[no-untyped-def]
    """A robot that was written is read back equal, with the same hash."""
    robot = make()
    again = emdeg.loads(robot.to_toml(), "toml", snap=0, allow_unphysical=True)
    assert again == robot
    assert again.hash == robot.hash


def test_round_trip_of_urdfs(example_robot_urdfs: list[Path]) -> None:
    """Robots with arbitrary numbers and many branches survive as well."""
    count = 0
    for path in example_robot_urdfs[::6]:
        try:
            robot = emdeg.load(path, snap=0, allow_unphysical=True)
        except emdeg.EmdegError:
            continue
        again = emdeg.loads(robot.to_toml(), "toml", snap=0, allow_unphysical=True)
        assert again == robot, path.name
        count += 1
    assert count > 8


def test_many_robots_live_at_once() -> None:
    """R13: no global state: loading one robot does not change another."""
    robots = [emdeg.load(name) for name in library_names()]
    hashes = [robot.hash for robot in robots]
    for robot in robots:
        robot.symbolic("all")
    assert [emdeg.load(name).hash for name in library_names()] == hashes


def test_frames_that_do_not_exist(puma: Robot) -> None:
    with pytest.raises(UsageError, match="no frame"):
        puma.frame_pose("tool9", [0] * 6)
    with pytest.raises(UsageError, match="wrong length"):
        puma.frame_pose("link6", [0] * 5)


TREE = """
name = "leg"
gravity = [0, 0, "-g"]
[parameters]
g = 9.81
[[link]]
name = "hip"
[[link]]
name = "thigh"
mass = "m"
com = [0, 0, "-L/2"]
inertia = { xx = "m*L**2/12", yy = "m*L**2/12" }
[[link]]
name = "foot"
mass = 0.2
[[joint]]
name = "swing"
type = "revolute"
parent = "hip"
child = "thigh"
axis = [0, 1, 0]
rpy = ["tilt", 0, 0]
friction = { viscous = "b" }
[[joint]]
name = "ankle"
type = "fixed"
parent = "thigh"
child = "foot"
xyz = [0, 0, "-L"]
"""


def test_trees_in_toml() -> None:
    robot = emdeg.loads(TREE, "toml")
    assert robot.joint_names == ("swing",)
    assert {s.name for s in robot.symbols} == {"g", "m", "L", "tilt", "b"}
    assert symbol("tilt", angular=True) in robot.symbols
    assert emdeg.loads(robot.to_toml(), "toml") == robot
    with pytest.raises(emdeg.EmdegError, match=r"[Dd]id you mean"):
        emdeg.loads(TREE.replace('child = "foot"', 'child = "fot"'), "toml")
