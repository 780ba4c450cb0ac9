"""External wrenches: forces and moments that the surroundings exert on the robot.

At every frame of `robot.wrench_frames` acts F_ext = (f, n), a force at the frame's origin and a
moment, in base axes. Its power is F_extᵀ J q̇, so the efforts that the drives must give are

    τ = … − Jᵀ F_ext                                   (digest R12, with the opposite sign to Fu,
                                                        whose f_{n+1} the hand exerts)

computed by an inward recursion, not with J: with f, n on body i in frame i at its origin,
τ_i −= z·n or z·f, and the parent receives R_i f and R_i n + p_i × R_i f.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.linalg import Vector
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Wrench:
    """A force at a frame's origin and a moment."""

    force: Vector
    moment: Vector

    def __add__(self, other: Wrench) -> Wrench:
        return Wrench(self.force + other.force, self.moment + other.moment)


def wrench_symbols(frame: str) -> tuple[Expr, ...]:
    """fx, fy, fz, nx, ny, nz on a frame, in base axes; N and N·m."""
    return tuple(
        symbol(f"{part}[{frame}]", MOTION) for part in ("fx", "fy", "fz", "nx", "ny", "nz")
    )


def wrenches_on_bodies(robot: Robot) -> Mapping[int, Wrench]:
    """Body → the external wrench on it, in its own frame at its origin."""
    found: dict[int, Wrench] = {}
    for name in robot.wrench_frames:
        frame = robot.frame(name)
        if frame.body is None:
            continue  # on the base: no joint feels it
        symbols = wrench_symbols(name)
        f, n = Vector(symbols[:3]), Vector(symbols[3:])
        for i in robot.path(frame.body):  # base axes → axes of the body, joint by joint
            to_child = robot.joint_pose(i).rotation.T
            f, n = to_child @ f, to_child @ n
        wrench = Wrench(f, n + frame.pose.translation.cross(f))
        found[frame.body] = found[frame.body] + wrench if frame.body in found else wrench
    return found


def wrench_efforts(robot: Robot) -> Vector:
    """Jᵀ F_ext, summed over the frames."""
    loads = dict(wrenches_on_bodies(robot))
    efforts: list[Expr] = [ZERO] * robot.nv
    for i in range(len(robot.bodies) - 1, -1, -1):
        if i not in loads:
            continue
        body, load = robot.bodies[i], loads[i]
        k = body.joint.coordinate
        if body.joint.floating:
            efforts[k : k + 6] = [*load.force, *load.moment]
        else:
            efforts[k] = load.moment[2] if body.joint.revolute else load.force[2]
        if body.parent is not None:
            pose = robot.joint_pose(i)
            f = pose.rotation @ load.force
            carried = Wrench(f, pose.rotation @ load.moment + pose.translation.cross(f))
            parent = body.parent
            loads[parent] = loads[parent] + carried if parent in loads else carried
    return Vector(efforts)
