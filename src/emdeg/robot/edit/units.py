"""Units of one's own: the same robot with a length of its own as the unit of length.

With a length L as the unit of length and L⁻² as that of mass, moments of force keep their numbers
(M L² T⁻²), and so do second moments of mass, angles and time:

    p / L,   a / L,   g / L,   m L²,   s L,   Σ,   τ of a turning joint

An arm of length L has become 1 and costs no product any more, whatever is computed.
Precondition: every joint turns (an effort along an axis would have another number), L is not zero;
where a free flyer's velocities and forces have lengths in them, whoever asks divides by L.
"""

from __future__ import annotations

from dataclasses import replace

from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.robot.edit.ballast import Point
from emdeg.robot.edit.regroup import Regrouped
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import SpatialInertia


def in_units(robot: M, length: Expr) -> M:
    """The robot in these units."""

    def pose(own: Pose) -> Pose:
        return Pose(own.rotation, _over(own.translation, length))

    bodies = []
    for body in robot.bodies:
        joint = replace(body.joint, placement=pose(body.joint.placement))
        own = body.inertia
        inertia = Inertia(own.mass * length * length, _over(own.com, length), own.tensor)
        bodies.append(replace(body, joint=joint, inertia=inertia, link_frame=pose(body.link_frame)))
    frames = tuple(replace(frame, pose=pose(frame.pose)) for frame in robot.frames)
    gravity = _over(robot.gravity, length)
    return replace(robot, bodies=tuple(bodies), frames=frames, gravity=gravity)


def regrouped_in_units(found: Regrouped, length: Expr) -> Regrouped:
    """What was regrouped before, in these units."""
    return Regrouped(
        [
            SpatialInertia(own.mass * length * length, own.moment * length, own.tensor)
            for own in found.inertias
        ],
        found.spins,
        {
            body: tuple(Point(_over(p.at, length), p.mass * length * length) for p in points)
            for body, points in found.ballast.items()
        },
    )


def all_turn(robot: Mechanism) -> bool:
    """Does every joint turn, and nothing else?"""
    return all(body.joint.revolute for body in robot.bodies)


def along_lengths(robot: Mechanism) -> frozenset[int]:
    """The velocities of free flyers that are no turns."""
    flyers = (body.joint for body in robot.bodies if body.joint.nv > 1)
    return frozenset(k for joint in flyers for k in _slides(joint))


def turn_or_fly(robot: Mechanism) -> bool:
    """Does every joint turn, or leave a body free on the base?

    Where such a body is on a base at rest matters to nobody; on a body that moves it is a lever
    arm, and lengths among the coordinates would have to be divided by L as well.
    """
    free = (body for body in robot.bodies if not body.joint.revolute)
    return all(
        body.joint.nv > 1 and (body.parent is None or not _slides(body.joint)) for body in free
    )


def _slides(joint: Joint) -> list[int]:
    """The velocities of a joint that are no turns."""
    columns = zip(joint.indices, joint.columns, strict=True)
    return [k for k, S in columns if any(e is not ZERO for e in S.v)]


def _over(v: Vector, length: Expr) -> Vector:
    return Vector([ZERO if e is ZERO else e / length for e in v])
