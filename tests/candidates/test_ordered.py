"""What a description lists first changes no count: other orders of joints, the same results."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence

import numpy as np
import pytest

import emdeg
from emdeg.candidates.job import Job
from emdeg.candidates.ordered import Order, in_order
from emdeg.mechanics.kinematics import default_frame
from emdeg.robot.robot import Robot
from emdeg.submission import begun
from tests.mechanics.arms import random_tree

SEEDS = (1, 2)
OUTPUTS = {
    "vector": "inverse_dynamics",
    "matrix": ["mass_matrix", "bias"],
    "forms": ["mass_matrix:packed", "inverse_dynamics_dq:nonzeros", "mass_matrix:compressed"],
    "tensor": "mass_matrix_dq",
    "Hessian": "inverse_dynamics_hessian",
    "frame": ["jacobian:wrist", "forward_kinematics:right"],
    "number": ["kinetic_energy", "centre_of_mass"],
    "regressor": "regressor",
    "accelerations": "forward_dynamics",
}
#: of a robot on the floor with two arms, a leg of two and a finger that follows another
PARENTS = {"hip": "base", "knee": "hip", "left": "base", "right": "base", "wrist": "right"}


def described(order: Sequence[str], following: bool = True) -> str:
    """The robot as URDF, joints in an order."""
    root = ET.Element("robot", name="two_arms")
    for k, name in enumerate(["base", *PARENTS], 1):
        inertial = ET.SubElement(ET.SubElement(root, "link", name=name), "inertial")
        ET.SubElement(inertial, "origin", xyz=f"0.1 {0.02 * k} 0")
        ET.SubElement(inertial, "mass", value=str(k))
        ET.SubElement(
            inertial, "inertia", ixx="0.1", iyy="0.2", izz=str(0.2 + 0.01 * k), ixy="0", ixz="0",
            iyz="0",
        )  # fmt: skip
    for name in order:
        joint = ET.SubElement(root, "joint", name=f"j_{name}", type="continuous")
        place = [*PARENTS].index(name)
        ET.SubElement(joint, "parent", link=PARENTS[name])
        ET.SubElement(joint, "child", link=name)
        ET.SubElement(joint, "origin", xyz=f"0.3 0 {0.1 * place}", rpy="1.5707963267948966 0 0.3")
        ET.SubElement(joint, "axis", xyz="0 0 1")
        if following and name == "wrist":
            ET.SubElement(joint, "mimic", joint="j_left", multiplier="0.5")
    return ET.tostring(root, encoding="unicode")


def orders(count: int) -> list[list[str]]:
    found = [[*PARENTS]]
    for seed in range(count):
        found.append(random.Random(seed).sample([*PARENTS], len(PARENTS)))
    return found


def robots(**options: bool) -> list[Robot]:
    given = {k: v for k, v in options.items() if k != "following"}
    following = options.get("following", True)
    return [emdeg.loads(described(order, following), "urdf", **given) for order in orders(3)]


@pytest.mark.parametrize("outputs", OUTPUTS.values(), ids=OUTPUTS)
@pytest.mark.parametrize("floating", [False, True])
def test_counts_do_not_depend_on_the_order_of_joints(
    outputs: str | list[str], floating: bool
) -> None:
    """Each is proved, of the robot as it is given."""
    plain = outputs in (OUTPUTS["tensor"], OUTPUTS["Hessian"])  # which followers make long
    made = [
        emdeg.compile(robot, outputs, optimise="-O0", records=False)
        for robot in robots(floating_base=floating, following=not plain)
    ]
    assert len({program.count().total for program in made}) == 1
    assert len({len(program) for program in made}) == 1


@pytest.mark.parametrize("rolled", [False, True])
def test_counts_of_a_search_do_not_either(rolled: bool) -> None:
    made = [emdeg.compile(robot, records=False, rolled=rolled) for robot in robots(following=False)]
    assert len({program.count().total for program in made}) == 1


def by_joint(robot: Robot, values: Mapping[str, float]) -> list[float]:
    return [values[name] for name in robot.joint_names]


def test_numbers_are_those_of_the_joints_that_they_belong_to() -> None:
    """Each robot's torques and M, entry by entry, beside those of another order."""
    values = {f"j_{name}": 0.3 + 0.17 * k for k, name in enumerate(PARENTS)}
    tables = []
    for robot in robots():
        run = emdeg.compile(robot, ["inverse_dynamics", "mass_matrix"], optimise="-O0").jit()
        state = by_joint(robot, values)
        tau, M = run(state, state, state)
        names = robot.joint_names
        found = dict(zip(names, tau, strict=True))
        for i, row in enumerate(names):
            found |= {f"{row} {column}": M[i, j] for j, column in enumerate(names)}
        tables.append(found)
    for other in tables[1:]:
        assert other.keys() == tables[0].keys()
        for name, value in other.items():
            np.testing.assert_allclose(value, tables[0][name], rtol=1e-12, err_msg=name)


def test_a_frame_that_nobody_names_is_that_of_the_robot_as_it_is_given() -> None:
    for robot in robots():
        named = default_frame(robot).name
        for outputs in ("jacobian", "operational_space_inertia_inverse"):
            meant = emdeg.compile(robot, outputs, optimise="-O0")  # proved
            other = emdeg.compile(robot, f"{outputs}:{named}", optimise="-O0")
            assert [v.op for v in meant.values] == [v.op for v in other.values]


def test_a_chain_in_its_order_is_taken_as_it_is() -> None:
    for name in ("puma560", "stanford", "panda"):
        robot = emdeg.load(name)
        assert in_order(robot) is robot


def test_an_order_is_ours_once() -> None:
    """Whatever the order was: the same robot but for names."""
    for seed in SEEDS:
        robot = in_order(random_tree(seed, False))
        assert in_order(robot) is robot
    first, *others = (in_order(robot) for robot in robots())
    for other in others:
        assert other.joint_names == first.joint_names
        assert [b.parent for b in other.bodies] == [b.parent for b in first.bodies]


def test_what_speaks_of_coordinates_is_taken_as_it_is() -> None:
    robot = emdeg.loads(described([*PARENTS][::-1]), "urdf")
    assert not Order.of(robot, Job(robot, "inverse_dynamics")).is_given
    speeds = robot.with_speeds([f"qd{k + 1}" for k in range(robot.nv)])
    assert Order.of(speeds, Job(speeds, "inverse_dynamics")).is_given


def test_a_record_is_that_of_every_order() -> None:
    """Whoever lists the joints otherwise has the same place in the book."""
    found = {begun(robot, "gravity", records=False).key for robot in robots(following=False)}
    assert len(found) == 1
    arm = emdeg.load("ur5")
    other = arm.with_coordinate_order(*arm.joint_names[::-1])
    program = emdeg.compile(other)
    assert program.count() == emdeg.compile(arm).count()
    assert "record" in program.metadata["passes"]
