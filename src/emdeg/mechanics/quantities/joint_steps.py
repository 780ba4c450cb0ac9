"""The joints of a tree that moves, each in axes of its own, which do not turn with its body.

A joint turns its body by θ about z. Its own axes are those of its placement on the body below: they
turn with that body, whose motion (ω, U, a) is known there without a rotation. From the axes of its
body a vector comes into those of the joint (by θ about z), and goes down to those of the body
below (by the placement, and by what the axes of that body have turned against it). Of joints one
after the other with parallel axes, in axes that turn with neither (body_axes), all have the same.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.body_axes import Axes, poses_in
from emdeg.mechanics.quantities.sensitivity import (
    Coordinate,
    coordinates,
    motions,
    turn_about_z,
    twice_rate,
)
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.tree import ground, swing
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import STILL, ZERO3, JointPose, Motion
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Place:
    """Where a joint is: from the axes of its body to its own, which do not turn, and on down.

    A joint `runs_on` where it is parallel to the one below, and the axes of both are the same.
    """

    t: Vector  # its origin, seen by the body below
    u: Vector  # 2 ṫ
    turn: JointPose | None = None  # about z
    below: tuple[JointPose, ...] = ()  # from the axes of the joint to those of the body below
    runs_on: bool = False
    reaches: bool = False  # over its own arm, when it turns, a point at rest

    def into(self, v: Vector) -> Vector:
        """From the axes of the body to those of the joint."""
        return v if self.turn is None else self.turn.rotation @ v

    def down(self, v: Vector) -> Vector:
        """From the axes of the joint to those of the body below."""
        for pose in self.below:
            v = pose.rotation @ v
        return v

    def out(self, v: Vector) -> Vector:
        """From the axes of the joint to those of its body."""
        return v if self.turn is None else self.turn.rotation.T @ v

    def up(self, v: Vector) -> Vector:
        """From the axes of the body below to those of the body."""
        for pose in reversed(self.below):
            v = pose.rotation.T @ v
        return self.out(v)


@dataclass(frozen=True)
class Step:
    """A joint and how it moves.

    What it carries is seen `at` its origin, from a frame that turns with the body below, or below
    the run. Against that frame it turns and its origin moves with `speed` and its `rate`.
    """

    place: Place
    at: Swinging
    speed: Motion
    rate: Motion
    coordinates: list[Coordinate]


def joint_steps(robot: Robot, axes: Sequence[Axes], swung: Collection[int]) -> list[Step]:
    """All joints, parents first; `swung` as in `sensitivity.Moving.of`."""
    poses = poses_in(robot, axes)
    states = motions(robot, poses, axes, swung)
    at_rest: list[bool] = []
    found: list[Step] = []
    for i, body in enumerate(robot.bodies):
        pose, joint = poses[i], body.joint
        place = Place(pose.translation, twice_rate(robot, i, pose, states))
        on_rest = body.parent is None or (at_rest[body.parent] and place.t == ZERO3)
        at_rest.append(on_rest and joint.revolute)
        if joint.nv > 1:  # on the base, and seen from itself
            pushes = coordinates(robot, i, pose, states[i])
            found.append(Step(place, states[i], STILL, STILL, pushes))
            continue
        speed, rate = joint.motion(robot.qd), joint.motion(robot.qdd)
        if body.parent is None:  # in the axes of the body: of what is below, only gravity turns
            at = Swinging.of(ground(robot).turned(pose.rotation.T.__matmul__))
        else:
            place = _placed(place, joint, pose, axes[body.parent].turn)
            reaches = at_rest[body.parent] and joint.revolute and place.turn is not None
            place = replace(place, reaches=reaches)
            at = states[body.parent].at(place.t)
            for below in reversed(place.below):
                at = _seen(at, below)
        if place.runs_on and body.parent is not None:
            first = found[body.parent]
            at = Swinging(replace(first.at.motion, accel=at.motion.accel), first.at.u)
            around = first.speed.w, first.rate.w
            speed = Motion(around[0].cross(place.t), speed.w + around[0])
            rate = Motion(swing(*around, place.t), rate.w + around[1])
        else:  # what slides takes its origin along
            accel = at.motion.through(joint, robot).accel
            at = Swinging(replace(at.motion, accel=accel), at.u)
        found.append(Step(place, at, speed, rate, coordinates(robot, i, pose, at)))
    return found


def _placed(place: Place, joint: Joint, pose: JointPose, under: Angle) -> Place:
    """With its axes; those of the body below have turned by the angle `under` against theirs."""
    fixed = joint.placement.rotation
    turn = None if pose.angle.is_zero else turn_about_z(pose.angle)
    if fixed == Matrix.identity():
        return replace(place, turn=turn, runs_on=joint.revolute and not under.is_zero)
    below = JointPose(fixed, ZERO3, fixed, Angle())
    return replace(
        place, turn=turn, below=(below, *([] if under.is_zero else [turn_about_z(under)]))
    )


def _seen(at: Swinging, pose: JointPose) -> Swinging:
    """The motion in the inner axes; the entries of U stay what they are if axes are exchanged."""
    R = pose.rotation
    motion = at.motion.turned(R.T.__matmul__)
    if all(e is ZERO or e is ONE or -e is ONE for e in R.entries):
        return Swinging(motion, R.T @ at.u @ R)
    return Swinging.of(motion)
