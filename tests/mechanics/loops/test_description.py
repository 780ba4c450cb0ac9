"""R58: loops and velocity constraints in descriptions: TOML, side files of URDF, MJCF, errors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import LoadError, UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.loops.constraints import constraints
from emdeg.robot.model.loops import LOOP_TYPES
from tests.mechanics.loops.mechanisms import ALL

HEAD = """
name = "pair"
[parameters]
L = 1.0
[[link]]
name = "base"
[[link]]
name = "one"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[link]]
name = "two"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[joint]]
name = "j1"
type = "floating"
parent = "base"
child = "one"
[[joint]]
name = "j2"
type = "spherical"
parent = "base"
child = "two"
xyz = ["L", 0, 0]
"""

URDF = """<robot name="arm">
  <link name="base"/>
  <link name="a"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="b"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="ja" type="continuous"><parent link="base"/><child link="a"/>
    <axis xyz="0 0 1"/></joint>
  <joint name="jb" type="continuous"><parent link="a"/><child link="b"/>
    <origin xyz="0.5 0 0"/><axis xyz="0 0 1"/></joint>
</robot>"""
SIDE = """
[[frame]]
name = "slot"
link = "base"
xyz = [0.8, 0, 0]
[[frame]]
name = "tip"
link = "b"
xyz = [0.4, 0, 0]
[[loop]]
name = "rail"
directions = ["y"]
first = "slot"
second = "tip"
"""


@pytest.mark.parametrize("name", ALL)
def test_mechanisms_survive_writing_and_reading(name: str) -> None:
    robot = emdeg.load(name)
    again = emdeg.loads(robot.to_toml(), "toml", snap=0, allow_unphysical=True)
    assert again == robot
    assert again.hash == robot.hash
    assert robot.loops or robot.constraints
    assert set(robot.actuated) <= set(robot.joint_names)
    assert robot.replaced(loops=(), constraints=()).hash != robot.hash


@pytest.mark.parametrize("kind", [k for k in LOOP_TYPES if k != "distance"])
def test_every_type_has_its_directions(kind: str) -> None:
    """Each type holds as many velocities as it has directions; free flyers take part."""
    loop = f'[[loop]]\nname = "tie"\ntype = "{kind}"\nfirst = "two"\nsecond = "one"\n'
    robot = emdeg.loads(HEAD + loop, "toml")
    found = ClosedLoops(derive(robot))
    assert found.constraints.labels == tuple(f"tie.{d}" for d in LOOP_TYPES[kind])
    assert found.freedom == 9 - len(LOOP_TYPES[kind])
    # at the assembled place q = (L, 0, 0) and no turns, φ = 0 and A has full rank
    at = {**robot.values(), **dict.fromkeys(robot.q, 0.0)}
    at[robot.q[0]], at[robot.q[6]] = 1.0, 1.0
    assert not any(evaluate(list(found.constraints.residual), at))
    A = np.array(evaluate(found.constraints.jacobian.entries, at)).reshape(-1, 9)
    assert np.linalg.matrix_rank(A) == len(LOOP_TYPES[kind])


def test_side_file_of_a_urdf(tmp_path: Path) -> None:
    """R58: frames and directions beside a URDF, from a file and from text."""
    model, side = tmp_path / "arm.urdf", tmp_path / "arm.loops.toml"
    model.write_text(URDF, encoding="utf-8")
    side.write_text(SIDE, encoding="utf-8")
    robot = emdeg.load(model).with_loops(side)
    assert robot == emdeg.load(model).with_loops(SIDE)
    assert robot.loops[0].directions == ("y",)
    (phi,) = constraints(robot).residual
    at = {**robot.values(), robot.q[0]: 0.3, robot.q[1]: -0.8}
    assert evaluate([phi], at)[0] == pytest.approx(0.5 * np.sin(0.3) + 0.4 * np.sin(-0.5))
    with pytest.raises(LoadError, match="no such frame"):
        emdeg.load(model).with_loops(
            SIDE.replace('"tip"\n\n', "").replace('second = "tip"', 'second = "tp"')
        )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('second = "one"', 'second = "oen"'), "no such frame"),
        (('type = "point"', 'type = "ball"'), "unknown type"),
        (('type = "point"', 'directions = ["x", "x"]'), "different directions"),
        (('type = "point"', 'directions = ["x", "distance"]'), "stands alone"),
        (('type = "point"', 'type = "distance"'), "needs its length"),
        (('type = "point"', 'type = "point"\nlength = 1'), "only a distance"),
        (('type = "point"', 'type = "point"\nfollows = { j9 = { j1 = 1 } }'), "combination"),
        (('type = "point"', 'type = "point"\nfollows = { "j2.x" = { "j2.y" = 0.5 } }'), "integer"),
        (('type = "point"', 'type = "point"\nstiffness = 3'), "means nothing"),
        (("[[loop]]", 'actuated = ["j7"]\n[[loop]]'), "no such joint|means nothing"),
    ],
)
def test_mistakes_are_located(change: tuple[str, str], words: str) -> None:
    loop = '[[loop]]\nname = "tie"\ntype = "point"\nfirst = "two"\nsecond = "one"\n'
    assert change[0] in loop
    with pytest.raises(LoadError, match=words):
        emdeg.loads(HEAD + loop.replace(*change), "toml")


def test_velocity_constraints_are_read_and_checked() -> None:
    edge = '[[constraint]]\nname = "edge"\nframe = "one"\ndirection = [0, "L", 0]\n'
    robot = emdeg.loads(HEAD + edge, "toml")
    assert robot.constraints[0].axes == "one"
    assert ClosedLoops(derive(robot)).freedom == 8
    assert robot.with_values(L=2).constraints[0].direction[1].value == 2
    with pytest.raises(LoadError, match="direction is zero"):
        emdeg.loads(HEAD + edge.replace('[0, "L", 0]', "[0, 0, 0]"), "toml")
    with pytest.raises(LoadError, match="two loops or constraints"):
        emdeg.loads(HEAD + edge + edge, "toml")
    with pytest.raises(UsageError):
        robot.frame("nowhere")


def test_parts_keep_only_the_loops_that_they_have() -> None:
    robot = emdeg.load("four_bar")
    assert robot.sub("coupler_link").loops == ()
    assert robot.locked(crank=0).loops == robot.loops
    assert robot.locked(crank=0).nv == 2
    assert robot.locked(crank=0).actuated == ()
    assert ClosedLoops(derive(robot.locked(crank=0))).freedom == 0
    assert "pin" in robot.describe()


def test_mjcf_sites_are_exact_and_the_rest_is_told() -> None:
    text = """<mujoco><worldbody>
      <body name="a"><joint name="ja" axis="0 0 1"/><inertial pos="0 0 0" mass="1"
        diaginertia="1 1 1"/><site name="sa" pos="1 0 0"/></body>
      <body name="b" pos="2 0 0"><joint name="jb" axis="0 0 1"/><inertial pos="0 0 0" mass="1"
        diaginertia="1 1 1"/><site name="sb" pos="-1 0 0"/></body>
    </worldbody><equality><connect site1="sa" site2="sb"/><joint joint1="ja" joint2="jb"/>
      <weld body1="a" active="false"/><weld body1="a" relpose="0 0 0 1 0 0 0"/></equality>
      </mujoco>"""
    robot = emdeg.loads(text, "mjcf")
    (loop,) = robot.loops
    assert (loop.first, loop.second) == ("sa", "sb")
    told = [f.message for f in robot.report.findings if "constraint between" in f.message]
    assert len(told) == 3
    assert any("inactive" in m for m in told)
    assert any("relpose" in m for m in told)
