"""Kinematics: digest R17, R18, R20, R21, and centre of mass."""

from __future__ import annotations

from dataclasses import replace

import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.calculus import diff, time_derivative
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics import kinematics
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.terms import energy
from emdeg.mechanics.tree import body_velocities, joint_poses
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot
from tests.mechanics.arms import puma, random_tree, s, same, stanford, two_link

Z = skew(Vector.unit(2))


def point(robot: Robot, body: int, at: Vector) -> list[Expr]:
    return list(kinematics.body_pose(robot, body).apply(at))


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("seed", [3, 13])
def test_jacobian_is_the_derivative_of_forward_kinematics_r18(seed: int, floating: bool) -> None:
    """R18: J q̇ = d/dt of the point, and the skew matrix of ω is Ṙ Rᵀ."""
    robot = random_tree(seed, floating)
    last = len(robot.bodies) - 1
    at = Vector((s("x"), s("y"), s("z")))
    J = kinematics.jacobian(robot, Frame("p", last, Pose.identity()), point=at)
    motion = J @ Vector(robot.qd)
    assert same(time_derivative(point(robot, last, at), rates(robot)), motion[:3])
    R = kinematics.body_pose(robot, last).rotation
    flat = time_derivative(R.entries, rates(robot))
    rate = Matrix(flat[k : k + 3] for k in (0, 3, 6))
    assert same(rate @ R.T, skew(motion[3:]))


@pytest.mark.parametrize("seed", [3, 13])
def test_references_are_the_same_motion_r18(seed: int) -> None:
    """LOCAL is the world-aligned Jacobian turned; WORLD is it carried to the base origin."""
    robot = random_tree(seed)
    frame = Frame(
        "f",
        len(robot.bodies) - 1,
        Pose(robot.bodies[0].joint.placement.rotation, Vector((s("x"), 0, 1))),
    )
    pose = kinematics.frame_pose(robot, frame)
    aligned = kinematics.jacobian(robot, frame)
    v, w = aligned.block(slice(0, 3), slice(None)), aligned.block(slice(3, 6), slice(None))
    local = kinematics.jacobian(robot, frame, ReferenceFrame.LOCAL)
    turn = pose.rotation.T
    assert same(local, Matrix((*(turn @ v).rows, *(turn @ w).rows)))
    world = kinematics.jacobian(robot, frame, ReferenceFrame.WORLD)
    assert same(world, Matrix((*(v + skew(pose.translation) @ w).rows, *w.rows)))


@pytest.mark.parametrize("reference", ReferenceFrame)
def test_jacobian_rate(reference: ReferenceFrame) -> None:
    """J̇ is the time derivative of J; J q̈ + J̇ q̇ that of J q̇."""
    robot = random_tree(13)
    J = kinematics.jacobian(robot, None, reference)
    rate = kinematics.jacobian_rate(robot, None, reference)
    motion = {**rates(robot), **dict(zip(robot.qd, robot.qdd, strict=True))}
    expected = time_derivative(list(J @ Vector(robot.qd)), motion)
    assert same(J @ Vector(robot.qdd) + rate @ Vector(robot.qd), expected)


def test_partial_velocities_r20() -> None:
    """R20: z × L and z (revolute), z and 0 (prismatic), zero for joints that do not carry i."""
    robot = stanford()
    poses = kinematics.body_poses(robot)
    for i, (v, w) in enumerate(kinematics.partial_velocities(robot)):
        com = poses[i].apply(robot.bodies[i].inertia.com)
        for j, body in enumerate(robot.bodies):
            column = body.joint.coordinate
            z = poses[j].rotation.column(2)
            if j > i:
                expected = (Vector.zero(), Vector.zero())
            elif body.joint.revolute:
                expected = (z.cross(com - poses[j].translation), z)
            else:
                expected = (z, Vector.zero())
            assert same(v.column(column), expected[0])
            assert same(w.column(column), expected[1])


def test_partial_velocities_are_kanes_coefficients_r20() -> None:
    """R20: v_i and ω_i are Σ_j partial velocity · q̇_j."""
    robot = random_tree(16)
    motion = body_velocities(robot, joint_poses(robot))
    base = kinematics.body_poses(robot)
    for i, (v, w) in enumerate(kinematics.partial_velocities(robot)):
        qd = Vector(robot.qd)
        at_com = motion[i].v + motion[i].w.cross(robot.bodies[i].inertia.com)
        assert same(v @ qd, base[i].rotation @ at_com)
        assert same(w @ qd, base[i].rotation @ motion[i].w)


def chain(robot: Robot, i: int, j: int) -> Pose:
    """ⁱT_j of a serial arm."""
    pose = Pose.identity()
    for k in range(i + 1, j + 1):
        pose = pose @ robot.joint_pose(k)
    return pose


def test_derivative_rules_r21() -> None:
    """R21: ∂(ⁱR_j)/∂q_p = ⁱR_p ẑ ᵖR_j for i < p ≤ j, else 0; revolute p."""
    robot = puma()
    for i in range(6):
        for j in range(i, 6):
            for p, q in enumerate(robot.q):
                found = [diff(e, q) for e in chain(robot, i, j).rotation.entries]
                if i < p <= j:
                    rule = chain(robot, i, p).rotation @ Z @ chain(robot, p, j).rotation
                    assert same(found, rule)
                else:
                    assert all(e is ZERO for e in found)


def test_derivative_rules_of_lengths_and_moments_r21() -> None:
    """R21: ∂L/∂q_p = ʲR_p ẑ ᵖL, ∂U_j/∂q_p = ʲR_p ẑ U_p; prismatic p: ʲR_p z and m^> ʲR_p z."""
    robot = stanford()
    unit = Vector.unit(2)

    def length(j: int, k: int) -> Vector:
        return chain(robot, j, k).apply(robot.bodies[k].inertia.com)

    def moment(j: int) -> Vector:
        total = Vector.zero()
        for k in range(j, 6):
            total = total + length(j, k) * robot.bodies[k].inertia.mass
        return total

    for j in range(6):
        for p in range(j + 1, 6):
            q = robot.q[robot.bodies[p].joint.coordinate]
            turn = chain(robot, j, p).rotation
            revolute = robot.bodies[p].joint.revolute
            carried = sum((robot.bodies[k].inertia.mass for k in range(p, 6)), ZERO)
            expected = turn @ (Z @ moment(p)) if revolute else turn @ unit * carried
            assert same([diff(e, q) for e in moment(j)], expected)
            for k in range(p, 6):
                rule = turn @ (Z @ length(p, k)) if revolute else turn @ unit
                assert same([diff(e, q) for e in length(j, k)], rule)


def test_every_frame_r17() -> None:
    """R17: bodies, named frames and the base, by name."""
    robot = two_link()
    tool = Frame("tool", 1, Pose(Matrix.identity(), Vector((s("l"), 0, 0))))
    robot = replace(robot, frames=(tool, Frame("wall", None, Pose.identity())))
    poses = kinematics.frame_poses(robot)
    assert set(poses) == {"link1", "link2", "tool", "wall"}
    l, (q1, q2) = s("l"), robot.q
    from emdeg.exact.angles import cos, sin

    assert same(
        poses["tool"].translation,
        (l * cos(q1) + l * cos(q1 + q2), l * sin(q1) + l * sin(q1 + q2), ZERO),
    )
    assert kinematics.frame_pose(robot, "base") == Pose.identity()
    assert kinematics.default_frame(robot).name == "tool"
    with pytest.raises(UsageError, match="no frame"):
        kinematics.jacobian(robot, "took")


def test_centre_of_mass() -> None:
    """r_G is the mass-weighted mean; its velocity is p/m."""
    robot = random_tree(13)
    mass = sum((b.inertia.mass for b in robot.bodies), ZERO)
    poses = kinematics.body_poses(robot)
    mean = Vector.zero()
    for pose, body in zip(poses, robot.bodies, strict=True):
        mean = mean + pose.apply(body.inertia.com) * body.inertia.mass
    com = energy.centre_of_mass(robot)
    assert same(com * mass, mean)
    p, _ = energy.momentum(robot)
    assert same(time_derivative(list(com * mass), rates(robot)), p)


def test_points_and_references_as_people_give_them():
    """R18: a list is a point, a text is a cell, a name is a reference; the rest is refused."""
    robot = emdeg.load("two_link")
    assert same(emdeg.jacobian(robot, "link2", point=[0, 0, 0]), emdeg.jacobian(robot, "link2"))
    half = emdeg.jacobian(robot, "link2", point=("l/2", 0, 0.0))
    assert same(half, emdeg.jacobian(robot, "link2", point=Vector((s("l") / 2, 0, 0))))
    for reference in emdeg.ReferenceFrame:
        named = emdeg.jacobian(robot, "link2", reference.value)
        assert same(named, emdeg.jacobian(robot, "link2", reference))
    for point in ((1, 2), 3, "abc"):
        with pytest.raises(UsageError, match="is not a point"):
            emdeg.jacobian(robot, "link2", point=point)
    with pytest.raises(UsageError, match="unknown reference 'locla'"):
        emdeg.jacobian(robot, "link2", "locla")
    with pytest.raises(UsageError, match="unknown reference 'locla'"):
        emdeg.compile(robot, "jacobian", reference="locla")
