"""Recursions along the tree, once for all methods: outwards from the base, inwards from the tips.

    outward   x_i = step(i, x_λ)                      λ the parent of i; None stands for the base
    inward    x_i = own_i + Σ moved(k, x_k)           k the bodies that i carries

and the recursions that several methods begin with: poses, velocities and their rates, composite
bodies; inertia_matrix.py has the mass matrix of these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

from emdeg.exact.graph import Expr, multiply
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import Force, JointPose, Motion, SpatialInertia
from emdeg.robot.robot import Robot


class Additive(Protocol):
    """What can be gathered from the tips to the base."""

    def __add__(self, other: Self, /) -> Self: ...


@dataclass(frozen=True)
class Acceleration:
    """ω, ω̇ and the acceleration of a point minus gravity, in the axes of one body."""

    omega: Vector
    alpha: Vector
    accel: Vector

    def through(self, joint: Joint, robot: Robot) -> Acceleration:
        """Of the body beyond the joint, given that of the body below at the same point and axes.

        ω + ω_J,   ω̇ + ω × ω_J + ω̇_J,   a + 2 ω × v_J + v̇_J + ω_J × v_J
        """
        own, rate, w = joint.motion(robot.qd), joint.motion(robot.qdd), self.omega
        return Acceleration(
            w + own.w,
            self.alpha + w.cross(own.w) + rate.w,
            self.accel + w.cross(own.v) * 2 + rate.v + own.w.cross(own.v),
        )

    def at(self, p: Vector) -> Acceleration:
        """Of the point p of the same body: a + U p."""
        accel = self.accel + swing_matrix(self.omega, self.alpha) @ p
        return Acceleration(self.omega, self.alpha, accel)

    def turned(self, turn: Callable[[Vector], Vector]) -> Acceleration:
        """In other axes."""
        return Acceleration(turn(self.omega), turn(self.alpha), turn(self.accel))


def ground(robot: Robot) -> Acceleration:
    """Of the base, which accelerates with −g0 where it is at rest."""
    base = robot.base_motion
    accel = base.acceleration - robot.gravity
    return Acceleration(base.angular_velocity, base.angular_acceleration, accel)


def swing(w: Vector, dw: Vector, r: Vector) -> Vector:
    """ω̇ × r + ω × (ω × r): how the point r accelerates about the origin."""
    return dw.cross(r) + w.cross(w.cross(r))


def swing_matrix(w: Vector, dw: Vector) -> Matrix:
    """U = ω̇^ + ω^ω^, swing(ω, ω̇, r) = U r; the diagonal through sums of squares."""
    xx, yy, zz = (-multiply(c, c) for c in w)
    xy, xz, yz = w[0] * w[1], w[0] * w[2], w[1] * w[2]
    return Matrix(
        (
            (yy + zz, xy - dw[2], xz + dw[1]),
            (xy + dw[2], xx + zz, yz - dw[0]),
            (xz - dw[1], yz + dw[0], xx + yy),
        )
    )


T = TypeVar("T")
Sum = TypeVar("Sum", bound=Additive)


def outward(robot: Robot, step: Callable[[int, T | None], T]) -> list[T]:
    """step(i, what it gave for the parent) of every body, parents first."""
    found: list[T] = []
    for i, body in enumerate(robot.bodies):
        found.append(step(i, None if body.parent is None else found[body.parent]))
    return found


def inward(robot: Robot, own: Sequence[Sum], moved: Callable[[int, Sum], Sum]) -> list[Sum]:
    """Each body's own and, moved to its frame, what the bodies that it carries have gathered."""
    found = list(own)
    for i in range(len(robot.bodies) - 1, -1, -1):
        parent = robot.bodies[i].parent
        if parent is not None:
            found[parent] = found[parent] + moved(i, found[i])
    return found


def at_base(robot: Robot, own: Sequence[Sum], moved: Callable[[int, Sum], Sum], start: Sum) -> Sum:
    """What all bodies have gathered, in the base frame; `start` is the base's own."""
    found = inward(robot, own, moved)
    for i in reversed(robot.children[None]):
        start = start + moved(i, found[i])
    return start


def by_coordinate(robot: Robot, values: Sequence[Iterable[Expr]]) -> Vector:
    """What every joint has for its velocities, in the order of q̇."""
    found: dict[int, Expr] = {}
    for body, own in zip(robot.bodies, values, strict=True):
        found |= zip(body.joint.indices, own, strict=True)
    return Vector(found[k] for k in range(robot.nv))


def efforts(robot: Robot, forces: Sequence[Force]) -> Vector:
    """τ_i = S_i · f_i, given the force that each body needs at its joint."""
    joints = (body.joint.type for body in robot.bodies)
    return by_coordinate(robot, [j.efforts(f) for j, f in zip(joints, forces, strict=True)])


def joint_poses(robot: Robot) -> list[JointPose]:
    """The pose of every body in its parent."""
    found: list[JointPose] = []
    for i, body in enumerate(robot.bodies):
        pose, fixed = robot.joint_pose(i), body.joint.placement.rotation
        found.append(JointPose(pose.rotation, pose.translation, fixed, robot.joint_angle(body)))
    return found


def body_velocities(robot: Robot, poses: Sequence[JointPose]) -> list[Motion]:
    """(v_i, ω_i) of every body, in its own frame."""

    def step(i: int, below: Motion | None) -> Motion:
        own = robot.bodies[i].joint.motion(robot.qd)
        return own if below is None else below.to_child(poses[i]) + own

    return outward(robot, step)


def accelerations(
    robot: Robot, poses: Sequence[JointPose], base: Motion, qdd: Sequence[Expr]
) -> list[Motion]:
    """a_i = a_λ + v_i × S_i q̇_i + S_i q̈_i, the rates of (v_i, ω_i), in each body's own frame."""
    velocity = body_velocities(robot, poses)

    def step(i: int, below: Motion | None) -> Motion:
        joint, carried = robot.bodies[i].joint, (below or base).to_child(poses[i])
        return carried + velocity[i].cross(joint.motion(robot.qd)) + joint.motion(qdd)

    return outward(robot, step)


def down(robot: Robot, poses: Sequence[JointPose]) -> list[Vector]:
    """g0 in the axes of every body."""
    return outward(robot, lambda i, g: poses[i].rotation.T @ (robot.gravity if g is None else g))


def own_inertias(robot: Robot) -> list[SpatialInertia]:
    """Of every body by itself, about its frame origin."""
    return [SpatialInertia.of(body.inertia) for body in robot.bodies]


def composites(
    robot: Robot, poses: Sequence[JointPose], own: Sequence[SpatialInertia]
) -> list[SpatialInertia]:
    """Each body's own inertia with those of all bodies that it carries."""
    return inward(robot, own, lambda i, inertia: inertia.to_parent(poses[i]))
