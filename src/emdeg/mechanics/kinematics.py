"""Kinematics: where every frame is, how it moves, and with respect to what.

    forward kinematics   ⁰T_f                                             (digest R17)
    Jacobian             (ṗ, ω) = J q̇, linear rows first                   (R18)
        revolute j       z_j × (p − p_j), z_j          prismatic j   z_j, 0
    partial velocities   the columns of J, for a body's centre of mass       (R20; Kane 23, 44)
    its rate             J̇ = Σ ∂J/∂q q̇

J is geometric: ṗ is the velocity of a point fixed to the body, ω the body's angular velocity.
Its axes and point are chosen as in Pinocchio:

    LOCAL_WORLD_ALIGNED  at the frame's origin, base axes (the default)
    LOCAL                at the frame's origin, the frame's own axes
    WORLD                at the base origin, base axes: a spatial velocity
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import reduce
from itertools import accumulate
from operator import matmul

from emdeg.errors import UsageError, unknown
from emdeg.exact.calculus import time_derivative
from emdeg.exact.graph import ONE, ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.tree import outward
from emdeg.public import public
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Body, Frame
from emdeg.robot.model.report import Place
from emdeg.robot.robot import Robot


class ReferenceFrame(Enum):
    """At which point and in which axes a velocity is expressed."""

    LOCAL_WORLD_ALIGNED = "local_world_aligned"
    LOCAL = "local"
    WORLD = "world"


def body_poses(robot: Robot) -> list[Pose]:
    """⁰T_i of every body, in the base frame."""
    return outward(robot, lambda i, below: (below or Pose.identity()) @ robot.joint_pose(i))


def body_pose(robot: Robot, body: int | None) -> Pose:
    """⁰T of one body (None: the base)."""
    return reduce(matmul, map(robot.joint_pose, robot.path(body)), Pose.identity())


def relative_pose(robot: Robot, axes: Frame, frame: Frame) -> Pose:
    """The pose of a frame in another, without the joints that both hang on.

    Multiplied from the left, so that constant poses meet constant poses: a leg seen from a frame
    at its foot has no trace of where the foot is.
    """
    there, here = robot.path(frame.body), robot.path(axes.body)
    common = sum(1 for a, b in zip(there, here, strict=False) if a == b)
    pose = axes.pose.inverse()
    for i in reversed(here[common:]):
        placement = robot.bodies[i].joint.placement
        pose = pose @ robot.joint_motion(i).inverse() @ placement.inverse()
    for i in there[common:]:
        pose = pose @ robot.bodies[i].joint.placement @ robot.joint_motion(i)
    return pose @ frame.pose


def frame_pose(robot: Robot, frame: Frame | str) -> Pose:
    """⁰T_f."""
    found = _frame(robot, frame)
    return body_pose(robot, found.body) @ found.pose


@public
def frame_poses(robot: RobotLike) -> dict[str, Pose]:
    """⁰T of every body and every named frame, by name."""
    robot = as_robot(robot)
    bodies = body_poses(robot)
    found = {b.name: pose for b, pose in zip(robot.bodies, bodies, strict=True)}
    for frame in robot.frames:
        below = Pose.identity() if frame.body is None else bodies[frame.body]
        found[frame.name] = below @ frame.pose
    return found


def default_frame(robot: Robot) -> Frame:
    """The frame that is meant when none is named: the last one fixed to the last body."""
    if not robot.bodies:
        return Frame(robot.base_name, None, Pose.identity())
    last = len(robot.bodies) - 1
    named = [f for f in robot.frames if f.body == last]
    return named[-1] if named else Frame(robot.bodies[last].name, last, Pose.identity())


def homogeneous(pose: Pose) -> Matrix:
    """The 4×4 matrix of a pose."""
    rows = [(*r, t) for r, t in zip(pose.rotation.rows, pose.translation, strict=True)]
    return Matrix((*rows, (ZERO, ZERO, ZERO, ONE)))


@public
def jacobian(
    robot: RobotLike,
    frame: Frame | str | None = None,
    reference: ReferenceFrame | str = ReferenceFrame.LOCAL_WORLD_ALIGNED,
    *,
    point: Vector | Sequence[Cell] | None = None,
) -> Matrix:
    """The 6 × nv geometric Jacobian of a frame, or of a point given in that frame.

    `point` is a vector or three numbers or texts; `reference` may be a name: "local".

    Computed in base axes for WORLD and LOCAL_WORLD_ALIGNED, and from the frame down the tree
    in the frame's own axes for LOCAL: neither turns columns twice.
    """
    robot = as_robot(robot)
    found = default_frame(robot) if frame is None else _frame(robot, frame)
    reference = reference_frame(reference)
    if point is not None:
        at_point = Pose(Matrix.identity(), _point(robot, point))
        found = Frame(found.name, found.body, found.pose @ at_point)
    if reference is ReferenceFrame.LOCAL:
        return _local_jacobian(robot, found)
    path = robot.path(found.body)
    poses = list(accumulate(map(robot.joint_pose, path), matmul))
    at = Vector.zero()
    if reference is ReferenceFrame.LOCAL_WORLD_ALIGNED:
        at = (poses[-1] if poses else Pose.identity()).apply(found.pose.translation)
    return _jacobian_at(robot, zip(path, poses, strict=True), at)


def relative_jacobian(robot: Robot, body: int | None, axes: Frame, at: Vector) -> Matrix:
    """J of a body at a point; the point and the result are seen from `axes`."""
    path = robot.path(body)
    poses = (relative_pose(robot, axes, Frame("", i, Pose.identity())) for i in path)
    return _jacobian_at(robot, zip(path, poses, strict=True), at)


def _jacobian_at(robot: Robot, bodies: Iterable[tuple[int, Pose]], at: Vector) -> Matrix:
    """The columns of the bodies that move the point, given their poses in the same axes."""
    columns = [Vector.zero(6)] * robot.nv
    for i, pose in bodies:
        arm = at - pose.translation
        for a, unit in enumerate(robot.bodies[i].joint.columns):
            v, w = pose.rotation @ unit.v, pose.rotation @ unit.w
            _add_column(columns, robot.bodies[i], a, Vector((*(v + w.cross(arm)), *w)))
    return Matrix.columns(columns)


def _local_jacobian(robot: Robot, frame: Frame) -> Matrix:
    columns = [Vector.zero(6)] * robot.nv
    below = frame.pose  # the frame, seen from each body on the way down
    for i in reversed(robot.path(frame.body)):
        body = robot.bodies[i]
        for a, unit in enumerate(body.joint.columns):
            seen = unit.to_child(below)
            _add_column(columns, body, a, Vector((*seen.v, *seen.w)))
        below = robot.joint_pose(i) @ below
    return Matrix.columns(columns)


def jacobian_rate(
    robot: Robot,
    frame: Frame | str | None = None,
    reference: ReferenceFrame | str = ReferenceFrame.LOCAL_WORLD_ALIGNED,
    *,
    point: Vector | Sequence[Cell] | None = None,
) -> Matrix:
    """J̇(q, q̇), so that the acceleration of the frame is J q̈ + J̇ q̇."""
    J = jacobian(robot, frame, reference, point=point)
    return J.like(time_derivative(J.entries, rates(robot)))


def partial_velocities(robot: Robot) -> list[tuple[Matrix, Matrix]]:
    """(v^i_j, ω^i_j) of every body i: velocity of its centre of mass and angular velocity.

    Two 3 × nv matrices in base axes; column j is zero unless joint j carries body i (R20).
    """
    found: list[tuple[Matrix, Matrix]] = []
    for i, body in enumerate(robot.bodies):
        J = jacobian(robot, Frame(body.name, i, Pose.identity()), point=body.inertia.com)
        whole = slice(0, robot.nv)
        found.append((J.block(slice(0, 3), whole), J.block(slice(3, 6), whole)))
    return found


def _add_column(columns: list[Vector], body: Body, axis: int, column: Vector) -> None:
    """A mimic joint moves with its leader's coordinate, `multiplier` times as fast."""
    k, mimic = body.joint.coordinate + axis, body.joint.mimic
    columns[k] = columns[k] + (column if mimic is None else column * mimic.multiplier)


def reference_frame(reference: ReferenceFrame | str) -> ReferenceFrame:
    """A reference by itself or by its name: "local", "world" or "local_world_aligned"."""
    names = [known.value for known in ReferenceFrame]
    if isinstance(reference, str) and reference in names:
        return ReferenceFrame(reference)
    if not isinstance(reference, ReferenceFrame):
        raise unknown("reference", str(reference), names, argument="reference")
    return reference


def _point(robot: Robot, point: object) -> Vector:
    """Three numbers, texts or expressions in parameters."""
    if isinstance(point, str) or not isinstance(point, Iterable) or len(list(point)) != 3:
        raise UsageError(
            "is not a point", argument="point", found=point,
            expected="three coordinates in the frame, such as [0, 0, 0.1]",
        )  # fmt: skip
    scope = Scope.of(robot)
    return Vector(scope.length(cell, Place("point")) for cell in point)


def _frame(robot: Robot, frame: Frame | str) -> Frame:
    if isinstance(frame, Frame):
        return frame
    if not isinstance(frame, str):
        raise UsageError(f"{frame!r} is not a frame", hint="give a frame's name")
    return robot.frame(frame)
