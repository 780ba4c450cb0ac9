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

from dataclasses import replace

from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ONE, ZERO, Expr, Scalar
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import Method, RigidBody, assemble
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.joints import Floating, Prismatic, Revolute
from emdeg.robot.model.parts import BaseMotion, Body, Joint
from emdeg.robot.robot import Robot

#: z axis of the child along x, y, z of the parent; each is a rotation by exact quarter turns.
_Z_TO_X = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0)))
_Z_TO_Y = Matrix(((0, 1, 0), (0, 0, 1), (1, 0, 0)))


def on_moving_base(method: Method, *, floating: bool) -> Method:
    """The method, for a robot whose base moves; `floating` says that it takes free flyers."""

    def rigid_body(robot: Robot, **options: object) -> RigidBody:
        if robot.base_motion.is_zero:
            return method(robot, **options)
        carried, values = (_on_flyer if floating else _on_six_joints)(robot)
        parts = method(carried, **options)
        tau = substitute(list(assemble(carried, parts))[6:], values)
        return RigidBody(
            tau=Vector(_renumbered(tau, carried, robot)),
            includes_wrenches=parts.includes_wrenches,
            intermediates=parts.intermediates,
        )

    return rigid_body


def _on_flyer(robot: Robot) -> tuple[Robot, dict[Expr, Scalar | Angle]]:
    flyer = Joint("moving base", Floating(), Pose.identity(), 0)
    carried = _carried(robot, [Body("moving base", None, flyer, Inertia.zero())])
    w, dw, a = _motion(robot)
    identity = (ZERO,) * 6 + (ONE,)
    values: dict[Expr, Scalar | Angle] = dict(zip(carried.q[:7], identity, strict=True))
    values |= zip(carried.qd[:6], (ZERO, ZERO, ZERO, *w), strict=True)
    values |= zip(carried.qdd[:6], (*a, *dw), strict=True)
    return carried, values


def _on_six_joints(robot: Robot) -> tuple[Robot, dict[Expr, Scalar | Angle]]:
    # each joint moves about z of its own frame: turn z to x, y, z and back
    frames = (_Z_TO_X, _Z_TO_Y, Matrix.identity()) * 2
    bodies: list[Body] = []
    before = Matrix.identity()
    for k, frame in enumerate(frames):
        kind = Prismatic() if k < 3 else Revolute()
        placement = Pose(before.T @ frame, Vector.zero())
        joint = Joint(f"moving base {k + 1}", kind, placement, k)
        bodies.append(Body(joint.name, k - 1 if k else None, joint, Inertia.zero()))
        before = frame
    carried = _carried(robot, bodies)
    w, dw, a = _motion(robot)
    turning = (dw[0] - w[1] * w[2], dw[1] + w[0] * w[2], dw[2] - w[0] * w[1])
    values: dict[Expr, Scalar | Angle] = dict.fromkeys(carried.q[:3], ZERO)
    values |= dict.fromkeys(carried.q[3:6], Angle())
    values |= zip(carried.qd[:6], (ZERO, ZERO, ZERO, *w), strict=True)
    values |= zip(carried.qdd[:6], (*a, *turning), strict=True)
    return carried, values


def _motion(robot: Robot) -> tuple[Vector, Vector, Vector]:
    motion = robot.base_motion
    return motion.angular_velocity, motion.angular_acceleration, motion.acceleration


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
    return replace(robot, bodies=(*below, *bodies), frames=frames, base_motion=BaseMotion())


def _renumbered(tau: list[Expr], carried: Robot, robot: Robot) -> list[Expr]:
    """In the robot's own symbols: q7 of the carried robot is its q1."""
    extra = carried.nq - robot.nq
    values: dict[Expr, Scalar | Angle] = {}
    for outer, own in zip(carried.q[extra:], robot.q, strict=True):
        values[outer] = Angle.of(own) if own.angular else own
    values |= zip(carried.qd[6:], robot.qd, strict=True)
    values |= zip(carried.qdd[6:], robot.qdd, strict=True)
    return substitute(tau, values)
