"""Numbers for tests and tables: where every body is, and what the robot weighs.

Plain floating point on purpose: an independent check of the symbolic kinematics, not a fast one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from emdeg.errors import UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import quaternion_rows
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Body

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]


def body_poses(
    robot: Mechanism, q: Sequence[float], values: Mapping[Expr, float] | None = None
) -> list[Array]:
    """4×4 poses of all bodies in the base frame at the configuration q (length nq)."""
    known = robot.values() if values is None else values
    if len(q) != robot.nq:
        raise UsageError(
            "the configuration has the wrong length", argument="q", found=len(q), expected=robot.nq
        )
    found: list[Array] = []
    for body in robot.bodies:
        local = numeric_pose(body.joint.placement, known) @ _motion(robot, body, q, known)
        found.append(local if body.parent is None else found[body.parent] @ local)
    return found


def frame_pose(
    robot: Mechanism, name: str, q: Sequence[float], values: Mapping[Expr, float] | None = None
) -> Array:
    """4×4 pose of a named frame in the base frame."""
    known = robot.values() if values is None else values
    frame = robot.frame(name)
    pose = numeric_pose(frame.pose, known)
    return pose if frame.body is None else body_poses(robot, q, known)[frame.body] @ pose


def total_mass(robot: Mechanism, values: Mapping[Expr, float] | None = None) -> float:
    """Mass of all bodies and of the base, kg."""
    masses = [robot.base_inertia.mass, *(body.inertia.mass for body in robot.bodies)]
    return math.fsum(evaluate(masses, robot.values() if values is None else values))


def centre_of_mass(
    robot: Mechanism, q: Sequence[float], values: Mapping[Expr, float] | None = None
) -> Array:
    """Centre of mass of the bodies and the base, in base axes."""
    import numpy as np  # slow to import: numbers are rarely asked for

    known = robot.values() if values is None else values
    moment = _moment(robot.base_inertia, np.eye(4), known)
    for body, pose in zip(robot.bodies, body_poses(robot, q, known), strict=True):
        moment = moment + _moment(body.inertia, pose, known)
    mass = total_mass(robot, known)
    if mass == 0:
        raise UsageError("a robot without mass has no centre of mass", element=robot.name)
    result: Array = moment / mass
    return result


def numeric_pose(pose: Pose, values: Mapping[Expr, float]) -> Array:
    """A constant pose as a 4×4 matrix."""
    import numpy as np  # slow to import: numbers are rarely asked for

    entries = evaluate([*pose.rotation.entries, *pose.translation], values)
    result = np.eye(4)
    result[:3, :3] = np.array(entries[:9]).reshape(3, 3)
    result[:3, 3] = entries[9:]
    return result


def _moment(inertia: Inertia, pose: Array, values: Mapping[Expr, float]) -> Array:
    mass, *com = evaluate([inertia.mass, *inertia.com], values)
    result: Array = mass * (pose[:3, :3] @ com + pose[:3, 3])
    return result


def _motion(
    robot: Mechanism, body: Body, q: Sequence[float], values: Mapping[Expr, float]
) -> Array:
    import numpy as np  # slow to import: numbers are rarely asked for

    joint, result = body.joint, np.eye(4)
    start = robot.configuration_index(joint.coordinate)
    if joint.type.quaternion is not None:
        x, y, z, w = q[start + 3 : start + 7]
        norm = x * x + y * y + z * z + w * w
        if norm == 0:
            raise UsageError("the quaternion of the free flyer is zero", argument="q")
        result[:3, :3] = quaternion_rows(x, y, z, w, 2.0 / norm)
        result[:3, 3] = q[start : start + 3]
        return result
    value = float(q[start])
    if joint.mimic is not None:
        value = float(joint.mimic.multiplier) * value + float(joint.mimic.offset)
    c, s = math.cos(joint.spin * value), math.sin(joint.spin * value)
    result[:2, :2] = [[c, -s], [s, c]]
    result[2, 3] = evaluate([joint.slide], values)[0] * value
    return result
