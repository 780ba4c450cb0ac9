"""A base that moves in a known way: on a ship, a lift, another robot.

`robot.base_motion` gives the angular velocity ω_0, the angular acceleration ω̇_0 and the linear
acceleration a_0 of the base origin, in base axes (its linear velocity does not matter). Any
method derives this: a massless body on a free joint is put under the robot, its configuration
set to the identity and its motion to (ω_0, ω̇_0, a_0), and only the efforts of the robot's own
joints are kept.

Methods that take no free flyer get three prismatic and three revolute massless joints, x, y, z
each. At the zero configuration ω = (q̇_4, q̇_5, q̇_6), and the turning of the axes needs

    q̈_4 = ω̇_x − ω_y ω_z     q̈_5 = ω̇_y + ω_x ω_z     q̈_6 = ω̇_z − ω_x ω_y
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import Method, RigidBody, assemble
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.joints import Floating, Prismatic, Revolute
from emdeg.robot.model.parts import BaseMotion, Body, Joint
from emdeg.robot.model.speeds import followed
from emdeg.robot.robot import Robot

#: z axis of the child along x, y, z of the parent; each is a rotation by exact quarter turns.
_Z_TO_X = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0)))
_Z_TO_Y = Matrix(((0, 1, 0), (0, 0, 1), (1, 0, 0)))


def on_moving_base(method: Method, *, floating: bool) -> Method:
    """The method, for a robot whose base moves; `floating` says that it takes free flyers."""
    return partial(_rigid_body, method, floating)


def _rigid_body(method: Method, floating: bool, robot: Robot, **options: object) -> RigidBody:
    base = robot.base_motion
    if base.is_zero:
        return method(robot, **options)
    carriage = (_flyer if floating else _six_joints)(base)
    carried = _carried(robot, carriage.bodies)
    parts = method(carried, **options)
    # the carriage by how the base moves, the rest in the robot's own symbols
    own = (Angle.of(q) if q.angular else q for q in robot.q)
    values = dict(zip(carried.q, (*carriage.place, *own), strict=True))
    speeds = (*Vector.zero(), *base.angular_velocity, *robot.qd)
    values |= zip(carried.qd, speeds, strict=True)
    rates = (*base.acceleration, *carriage.turning, *robot.qdd)
    values |= zip(carried.qdd, rates, strict=True)
    return RigidBody(
        tau=Vector(substitute(list(assemble(carried, parts))[6:], values)),
        includes_wrenches=parts.includes_wrenches,
        intermediates=parts.intermediates,
    )


class Carriage(NamedTuple):
    """Massless bodies under the robot, their configuration, and q̈ of those that turn."""

    bodies: list[Body]
    place: tuple[Expr | Angle, ...]
    turning: Iterable[Expr]


def _flyer(base: BaseMotion) -> Carriage:
    flyer = Joint("moving base", Floating(), Pose.identity(), 0)
    body = Body("moving base", None, flyer, Inertia.zero())
    return Carriage([body], (*(ZERO,) * 6, ONE), base.angular_acceleration)


def _six_joints(base: BaseMotion) -> Carriage:
    # each joint moves about z of its own frame: turn z to x, y, z and back
    frames = (_Z_TO_X, _Z_TO_Y, Matrix.identity()) * 2
    bodies: list[Body] = []
    for k, (before, frame) in enumerate(pairwise((Matrix.identity(), *frames))):
        kind = Prismatic() if k < 3 else Revolute()
        joint = Joint(f"moving base {k + 1}", kind, Pose(before.T @ frame, Vector.zero()), k)
        bodies.append(Body(joint.name, k - 1 if k else None, joint, Inertia.zero()))
    w, dw = base.angular_velocity, base.angular_acceleration
    turning = (dw[0] - w[1] * w[2], dw[1] + w[0] * w[2], dw[2] - w[0] * w[1])
    return Carriage(bodies, (*(ZERO,) * 3, *(Angle(),) * 3), turning)


def _carried(robot: Robot, below: list[Body]) -> Robot:
    """The robot on top of the bodies `below`, its own coordinates after theirs."""
    shift = len(below)
    offset = sum(b.joint.nv for b in below)
    bodies = [
        replace(
            b,
            parent=shift - 1 if b.parent is None else b.parent + shift,
            joint=replace(b.joint, coordinate=b.joint.coordinate + offset),
        )
        for b in robot.bodies
    ]
    frames = tuple(
        replace(f, body=shift - 1 if f.body is None else f.body + shift) for f in robot.frames
    )
    carried = replace(robot, bodies=(*below, *bodies), frames=frames, base_motion=BaseMotion())
    return replace(carried, speeds=followed(robot, carried) or ())
