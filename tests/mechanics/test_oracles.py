"""Numbers against independent tools: Pinocchio to 1e-11 relative, MuJoCo's mj_inverse.

Digest R17 (forward kinematics), R18 (Jacobians), R33, R34 (inverse and forward dynamics),
R59 (energies and momenta).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import kinematics
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.mechanics.quantities.quantity import Request
from emdeg.robot.loading import library_names
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Frame, Friction, Motor
from emdeg.robot.robot import Robot
from tests.mechanics.arms import puma, random_tree, s
from tests.mechanics.peers import Pinocchio, array, close, mujoco_inverse, number, random_values

pytestmark = pytest.mark.oracle
SEEDS = [3, 4, 11]
REFERENCES = {
    ReferenceFrame.LOCAL: pin.ReferenceFrame.LOCAL,
    ReferenceFrame.WORLD: pin.ReferenceFrame.WORLD,
    ReferenceFrame.LOCAL_WORLD_ALIGNED: pin.ReferenceFrame.LOCAL_WORLD_ALIGNED,
}


def with_drives(robot: Robot) -> Robot:
    """Every joint with a motor and viscous friction of its own."""
    bodies = tuple(
        b
        if b.joint.type.name == "floating"
        else replace(
            b,
            joint=replace(
                b.joint,
                motor=Motor(s(f"Jr{i}"), s(f"N{i}")),
                friction=Friction(viscous=s(f"mu{i}")),
            ),
        )
        for i, b in enumerate(robot.bodies)
    )
    return replace(robot, bodies=bodies)


def with_tool(robot: Robot) -> Robot:
    """A frame `tool` somewhere on the last body."""
    turned = robot.bodies[-1].joint.placement.rotation
    tool = Frame("tool", len(robot.bodies) - 1, Pose(turned, Vector((s("tx"), s("ty"), s("tz")))))
    return replace(robot, frames=(*robot.frames, tool))


def massive(seed: int, *, floating: bool = False) -> Robot:
    """A random tree in which every body has a real mass and tensor."""
    robot = random_tree(seed, floating)
    bodies = []
    for i, b in enumerate(robot.bodies):
        tensor = Matrix.diagonal((s(f"Ixx{i}"), s(f"Iyy{i}"), s(f"Izz{i}")))
        com = Vector((s(f"x{i}"), s(f"y{i}"), s(f"z{i}")))
        bodies.append(
            replace(b, inertia=replace(b.inertia, mass=s(f"m{i}"), com=com, tensor=tensor))
        )
    return replace(robot, bodies=tuple(bodies))


def cases() -> dict[str, Robot]:
    rigid = {name: emdeg.load(name).without_elastic_joints() for name in library_names()}
    found = {name: robot.without_loops() for name, robot in rigid.items()}
    found |= {f"tree {seed}": with_drives(massive(seed)) for seed in SEEDS}
    found |= {f"floating tree {seed}": with_drives(massive(seed, floating=True)) for seed in SEEDS}
    return {name: with_tool(robot) for name, robot in found.items()}


CASES = cases()


@pytest.fixture(params=CASES, scope="module")
def pair(request: pytest.FixtureRequest) -> tuple[Robot, Pinocchio]:
    robot = CASES[request.param]
    return robot, Pinocchio(robot, random_values(robot, seed=5))


def test_inverse_dynamics_r33(pair: tuple[Robot, Pinocchio]) -> None:
    """R33: τ without friction, motor inertias included."""
    robot, peer = pair
    equations = derive(robot)
    close(array(equations.tau - equations.friction, peer.at), peer.rnea())


def test_mass_matrix(pair: tuple[Robot, Pinocchio]) -> None:
    robot, peer = pair
    expected = peer.crba()
    for method in ("newton_euler", "composite"):
        close(array(derive(robot, method).M, peer.at), expected)


def test_coriolis_matrix(pair: tuple[Robot, Pinocchio]) -> None:
    """Entry by entry: both are the Christoffel form."""
    robot, peer = pair
    equations = derive(robot)
    C = array(equations.coriolis_matrix, peer.at)
    close(C, peer.coriolis_matrix())
    qd = np.array([peer.at[v] for v in robot.qd])
    close(array(equations.coriolis, peer.at), C @ qd)


def test_gravity(pair: tuple[Robot, Pinocchio]) -> None:
    robot, peer = pair
    for method in ("newton_euler", "composite"):
        close(array(derive(robot, method).gravity, peer.at), peer.gravity())


def test_energies_and_centroidal_momentum_r59(pair: tuple[Robot, Pinocchio]) -> None:
    """R59: the drives' share of the kinetic energy included."""
    robot, peer = pair
    kinetic, potential = peer.energies()
    equations = derive(robot)
    close(number(equations.kinetic_energy, peer.at), kinetic)
    close(number(equations.potential_energy, peer.at), potential)
    close(array(equations.centroidal_momentum, peer.at), peer.centroidal_momentum())


def test_forward_kinematics_r17(pair: tuple[Robot, Pinocchio]) -> None:
    """R17: every named frame."""
    robot, peer = pair
    poses = kinematics.frame_poses(robot)
    for frame in robot.frames:
        close(array(kinematics.homogeneous(poses[frame.name]), peer.at), peer.pose(frame.name))


@pytest.mark.parametrize("reference", REFERENCES)
def test_jacobian_r18(pair: tuple[Robot, Pinocchio], reference: ReferenceFrame) -> None:
    """R18: J and its time derivative at a frame, in all three references."""
    robot, peer = pair
    J = kinematics.jacobian(robot, "tool", reference)
    close(array(J, peer.at), peer.jacobian("tool", REFERENCES[reference]))
    rate = kinematics.jacobian_rate(robot, "tool", reference)
    close(array(rate, peer.at), peer.jacobian_rate("tool", REFERENCES[reference]))


def test_forward_dynamics_r34(pair: tuple[Robot, Pinocchio]) -> None:
    """R34: q̈ by factoring M and by articulated bodies; friction is set to zero."""
    robot, peer = pair
    bodies = (replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies)
    smooth = replace(robot, bodies=tuple(bodies))
    expected = peer.aba()
    for method in ("composite", "articulated"):
        request = Request(smooth, lambda chosen: derive(smooth, chosen), method)
        found = QUANTITIES["forward_dynamics"].build(request)
        assert isinstance(found, Vector)
        close(array(found, peer.at), expected, digits=1e-9)  # M of a long arm is ill-conditioned


def test_regressor(pair: tuple[Robot, Pinocchio]) -> None:
    robot, peer = pair
    request = Request(robot, lambda chosen: derive(robot, chosen))
    Y = QUANTITIES["regressor"].build(request)
    assert isinstance(Y, Matrix)
    close(array(Y, peer.at), peer.regressor())


def test_derivatives_of_inverse_dynamics(pair: tuple[Robot, Pinocchio]) -> None:
    robot, peer = pair
    bodies = (replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies)
    smooth = replace(robot, bodies=tuple(bodies))
    request = Request(smooth, lambda chosen: derive(smooth, chosen))
    by_q, by_qd = peer.rnea_derivatives()
    for name, expected in (("inverse_dynamics_dq", by_q), ("inverse_dynamics_dqd", by_qd)):
        found = QUANTITIES[name].build(request)
        assert isinstance(found, Matrix)
        close(array(found, peer.at), expected)


# -- MuJoCo -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_mujoco_inverse_with_armature_and_damping(seed: int) -> None:
    """mj_inverse of a random tree with drives."""
    robot = with_drives(massive(seed))
    at = random_values(robot, seed)
    close(array(derive(robot).tau, at), mujoco_inverse(robot, at), digits=1e-9)


def test_mujoco_inverse_of_the_puma() -> None:
    robot = with_drives(puma())
    at = random_values(robot, 1)
    close(array(derive(robot, "composite").tau, at), mujoco_inverse(robot, at), digits=1e-9)
