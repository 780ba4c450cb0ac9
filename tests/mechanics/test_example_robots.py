"""Robots of example-robot-data, floating and fixed, against Pinocchio's own reading of the file.

Nothing is shared but the URDF: Pinocchio parses it itself. Pinocchio leaves mimic joints free
here, so ours are freed too; and angles are taken as the file has them (snap=0), as it does.
Digest R33 for large trees (Talos: 38 velocities and more).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.compiler import compile
from emdeg.errors import LoadError
from emdeg.mechanics.coordinates import freed
from emdeg.program.interpret import interpret
from emdeg.robot.robot import Robot

pytestmark = pytest.mark.oracle

#: file → on a free flyer?
ROBOTS = {
    "ur5_robot.urdf": False,
    "panda.urdf": False,
    "talos_left_arm.urdf": False,
    "solo12.urdf": True,
    "hyq_no_sensors.urdf": True,
    "talos_reduced.urdf": True,
    "talos_full_v2.urdf": True,
}


@pytest.mark.parametrize("name", ROBOTS)
def test_inverse_dynamics_and_mass_matrix(name: str, example_robot_urdfs: list[Path]) -> None:
    """τ and M to 1e-11 of the largest entry."""
    (path,) = [p for p in example_robot_urdfs if p.name == name][:1]
    compare(path, emdeg.load(path, snap=0, allow_unphysical=True), floating=ROBOTS[name])


@pytest.mark.slow
@pytest.mark.parametrize("floating", [False, True])
def test_every_robot_that_loads(floating: bool, example_robot_urdfs: list[Path]) -> None:
    """All of example-robot-data, each fixed and on a free flyer."""
    compared = 0
    for path in example_robot_urdfs:
        try:
            robot = emdeg.load(path, snap=0, allow_unphysical=True)
        except LoadError:  # two files are refused, with a reason; see tests/robot
            continue
        if robot.nv or floating:
            compare(path, robot, floating=floating)
            compared += 1
    assert compared >= 65


def compare(path: Path, robot: Robot, *, floating: bool) -> None:
    if floating:
        robot = robot.with_floating_base()
    robot = freed(robot)
    flyer = (pin.JointModelFreeFlyer(),) if floating else ()
    model = pin.buildModelFromUrdf(str(path), *flyer)
    assert model.nv == robot.nv

    rng = np.random.default_rng(4)
    theirs = {"q": pin.randomConfiguration(model, -np.ones(model.nq), np.ones(model.nq))}
    theirs |= {key: rng.uniform(-1, 1, model.nv) for key in ("qd", "qdd")}
    place, ours = in_our_order(robot, model, theirs)
    program = compile(robot, ["inverse_dynamics", "mass_matrix"], optimise=None, certify=False)
    found = interpret(program, ours)
    data = model.createData()
    tau = pin.rnea(model, data, theirs["q"], theirs["qd"], theirs["qdd"])[place]
    upper = np.triu(pin.crba(model, data, theirs["q"]))
    M = (upper + upper.T - np.diag(np.diag(upper)))[np.ix_(place, place)]
    friction = found_friction(robot, ours)
    np.testing.assert_allclose(
        found["inverse_dynamics"] - friction, tau, rtol=0, atol=1e-11 * np.abs(tau).max()
    )
    np.testing.assert_allclose(found["mass_matrix"], M, rtol=0, atol=1e-11 * np.abs(M).max())


def in_our_order(
    robot: Robot, model: pin.Model, theirs: dict[str, np.ndarray]
) -> tuple[list[int], dict[str, np.ndarray]]:
    """(place of each of our velocities in Pinocchio's, the state in our order)."""
    place = [0] * robot.nv
    q = np.zeros(robot.nq)
    for body in robot.bodies:
        joint = body.joint
        own = (
            model.joints[1]
            if joint.type.name == "floating"
            else model.joints[model.getJointId(joint.name)]
        )
        start = robot.configuration_index(joint.coordinate)
        values = theirs["q"][own.idx_q : own.idx_q + own.nq]
        if own.nq == 2:  # a continuous joint is (cos, sin) in Pinocchio
            values = [np.arctan2(values[1], values[0])]
        q[start : start + len(values)] = values
        for a in range(own.nv):
            place[joint.coordinate + a] = own.idx_v + a
    return place, {"q": q, "qd": theirs["qd"][place], "qdd": theirs["qdd"][place]}


def found_friction(robot: Robot, state: dict[str, np.ndarray]) -> np.ndarray:
    """Pinocchio's rnea has no friction."""
    program = compile(robot, "friction", optimise=None, certify=False)
    return np.asarray(interpret(program, {"qd": state["qd"]})["friction"])
