"""External wrenches: forces and moments that the surroundings exert on the robot.

At every frame of `robot.wrench_frames` acts F_ext = (f, n), a force at the frame's origin and a
moment, in base axes. Its power is F_extᵀ J q̇, so the efforts that the drives must give are

    τ = … − Jᵀ F_ext                                   (digest R12, with the opposite sign to Fu,
                                                        whose f_{n+1} the hand exerts)

computed by an inward recursion, not with J: with f, n on body i in frame i at its origin,
τ_i −= S_i·(f, n), and the parent receives R_i f and R_i n + p_i × R_i f.
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.exact.graph import MOTION, Expr, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics.tree import efforts, inward
from emdeg.robot.model.spatial import FREE, Force
from emdeg.robot.robot import Robot


def wrench_symbols(frame: str) -> tuple[Expr, ...]:
    """fx, fy, fz, nx, ny, nz on a frame, in base axes; N and N·m."""
    return tuple(
        symbol(f"{part}[{frame}]", MOTION) for part in ("fx", "fy", "fz", "nx", "ny", "nz")
    )


def wrenches_on_bodies(robot: Robot) -> Mapping[int, Force]:
    """Body → the external wrench on it, in its own frame at its origin."""
    found: dict[int, Force] = {}
    for name in robot.wrench_frames:
        frame = robot.frame(name)
        if frame.body is None:
            continue  # on the base: no joint feels it
        symbols = wrench_symbols(name)
        f, n = Vector(symbols[:3]), Vector(symbols[3:])
        for i in robot.path(frame.body):  # base axes → axes of the body, joint by joint
            to_child = robot.joint_pose(i).rotation.T
            f, n = to_child @ f, to_child @ n
        wrench = Force(f, n + frame.pose.translation.cross(f))
        found[frame.body] = found[frame.body] + wrench if frame.body in found else wrench
    return found


def wrench_efforts(robot: Robot) -> Vector:
    """Jᵀ F_ext, summed over the frames."""
    loads = wrenches_on_bodies(robot)
    own = [loads.get(i, FREE) for i in range(len(robot.bodies))]
    gathered = inward(robot, own, lambda i, f: f.to_parent(robot.joint_pose(i)))
    return efforts(robot, gathered)
