"""The joints of a tree that moves, each in axes of its own, which do not turn with its body.

A joint turns its body by θ about z. Its own axes are those of its placement on the body below: they
turn with that body, whose motion (ω, U, a) is known there without a rotation. From the axes of its
body a vector comes into those of the joint (by θ about z), and goes down to those of the body
below (by the placement, and by what the axes of that body have turned against it). Of joints one
after the other with parallel axes, in axes that turn with neither (body_axes), all have the same.
Where a placement is oblique to all axes, the axes are those of the body: a vector goes down in one
turn, which is dense either way.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO
from emdeg.exact.linalg import Matrix, Vector, rotation_z
from emdeg.mechanics.body_axes import Axes, body_axes, in_turn, poses_in
from emdeg.mechanics.quantities.sensitivity import (
    Coordinate,
    coordinates,
    motions,
    twice_rate,
)
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.tree import ground, joint_poses, swing
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import STILL, ZERO3, JointPose, Motion
from emdeg.robot.robot import Robot

NO_TURN = Angle()
SPARSE = 5  # entries of a rotation about one axis


@dataclass(frozen=True)
class Place:
    """Where a joint is: from the axes of its body to its own, which do not turn, and on down.

    A joint `runs_on` where it is parallel to the one below, and the axes of both are the same.
    """

    t: Vector  # its origin, seen by the body below
    u: Vector  # 2 ṫ
    turn: Matrix | None = None  # about z
    below: tuple[Matrix, ...] = ()  # from the axes of the joint to those of the body below
    runs_on: bool = False
    reaches: bool = False  # over its own arm, when it turns, a point at rest

    def into(self, v: Vector) -> Vector:
        """From the axes of the body to those of the joint."""
        return v if self.turn is None else self.turn @ v

    def down(self, v: Vector) -> Vector:
        """From the axes of the joint to those of the body below."""
        for rotation in self.below:
            v = rotation @ v
        return v

    def out(self, v: Vector) -> Vector:
        """From the axes of the joint to those of its body."""
        return v if self.turn is None else self.turn.T @ v

    def up(self, v: Vector) -> Vector:
        """From the axes of the body below to those of the body."""
        for rotation in reversed(self.below):
            v = rotation.T @ v
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
        pose, joint, parent = poses[i], body.joint, body.parent
        below, under = None, NO_TURN
        if parent is not None:
            below, under = states[parent], axes[parent].turn
        u = twice_rate(robot, i, pose, states)
        step = joint_step(robot, i, pose, u, below, states[i], under)
        rests = parent is None or at_rest[parent]
        on_rest = parent is None or (rests and step.place.t == ZERO3)
        at_rest.append(on_rest and joint.revolute)
        if parent is not None:
            reaches = rests and joint.revolute and step.place.turn is not None
            step = replace(step, place=replace(step.place, reaches=reaches))
            if step.place.runs_on:
                step = _running_on(robot, i, pose, step, found[parent])
        found.append(step)
    return found


def joint_step(
    robot: Robot,
    i: int,
    pose: JointPose,
    u: Vector,
    below: Swinging | None,
    own: Swinging,
    under: Angle = NO_TURN,
) -> Step:
    """The joint of body i, whose `own` motion is known and that of the body below.

    The axes of that have turned by the angle `under` against it; None: it stands on the base.
    """
    joint, place = robot.bodies[i].joint, Place(pose.translation, u)
    if joint.nv > 1:  # on the base, and seen from itself
        return Step(place, own, STILL, STILL, coordinates(robot, i, pose, own))
    if below is None:  # in the axes of the body: of what is below, only gravity turns
        at = Swinging.of(ground(robot).turned(pose.rotation.T.__matmul__))
    else:
        place = _placed(place, joint, pose, under)
        at = below.at(place.t)
        for fixed in reversed(place.below):
            at = _seen(at, fixed)
    accel = at.motion.through(joint, robot).accel  # what slides takes its origin along
    at = Swinging(replace(at.motion, accel=accel), at.u)
    speed, rate = joint.motion(robot.qd), joint.motion(robot.qdd)
    return Step(place, at, speed, rate, coordinates(robot, i, pose, at))


def _running_on(robot: Robot, i: int, pose: JointPose, step: Step, first: Step) -> Step:
    """A joint that runs on is seen from below the first of the run."""
    at = Swinging(replace(first.at.motion, accel=step.at.motion.accel), first.at.u)
    around, t = (first.speed.w, first.rate.w), step.place.t
    speed = Motion(around[0].cross(t), step.speed.w + around[0])
    rate = Motion(swing(*around, t), step.rate.w + around[1])
    return Step(step.place, at, speed, rate, coordinates(robot, i, pose, at))


def alone(robot: Robot, below: Swinging | None) -> tuple[Step, Swinging]:
    """The joint of the only body of a robot, and how that body moves; what it stands on moves so.

    None: it is at rest.
    """
    (pose,), (axes,), joint = joint_poses(robot), body_axes(robot), robot.bodies[0].joint
    ground_motion = Swinging.of(ground(robot)) if below is None else below
    own = ground_motion.at(pose.translation).beyond(robot, 0, axes, ZERO3, swung=below is not None)
    around = (ground_motion.motion.omega * 2).cross(pose.translation)
    u = around + pose.rotation @ (joint.motion(robot.qd).v * 2)
    return joint_step(robot, 0, pose, u, below, own), own


def _placed(place: Place, joint: Joint, pose: JointPose, under: Angle) -> Place:
    """With its axes; those of the body below have turned by the angle `under` against theirs."""
    fixed, about = joint.placement.rotation, pose.angle
    if fixed == Matrix.identity():
        turn = None if about.is_zero else rotation_z(about)
        return replace(place, turn=turn, runs_on=joint.revolute and not under.is_zero)
    if sum(e is not ZERO for e in fixed.entries) > SPARSE:
        return replace(place, below=(pose.rotation,))
    rotations = list(in_turn(fixed, about))
    turn = None if about.is_zero else rotations.pop()
    return replace(
        place, turn=turn, below=(*rotations, *([] if under.is_zero else [rotation_z(under)]))
    )


def _seen(at: Swinging, R: Matrix) -> Swinging:
    """The motion in the inner axes; the entries of U stay what they are if axes are exchanged."""
    motion = at.motion.turned(R.T.__matmul__)
    if all(e is ZERO or e is ONE or -e is ONE for e in R.entries):
        return Swinging(motion, R.T @ at.u @ R)
    return Swinging.of(motion)
