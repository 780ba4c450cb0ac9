"""The axes in which each body is written: its own, or axes that do not turn with it.

A joint turns body i by θ about z. Its vectors may be written in the body's own axes, or in those
of the joint's placement on the body below: then the body is *carried*, its inertia turns by θ in
these axes, and no vector is rotated out and back. Parallel joints share their axes: a carried body
on a carried body with a parallel joint is written in the axes of that one, and its inertia turns
by the sum of the angles,

    body axes of i = axes_i · Rot(z, turn_i),     turn_i = θ_i + turn_parent, or θ_i, or 0.

The PUMA's upper arm and forearm, both carried, are written in the plane of the arm: there ω is
(0, q̇₂ + q̇₃, q̇₁) up to signs, and the recursion is as short as the explicit model.

A placement whose z is along an axis of the body below exchanges axes (F) and then turns by some c
about z; that turn is one with the joint's, F Rot(z, c) Rot(z, θ) = F Rot(z, c + θ), and costs no
vector anything.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, rotation_z
from emdeg.mechanics.tree import joint_poses
from emdeg.robot.model.spatial import JointPose
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Axes:
    """How the axes of a body lie in those of the body below."""

    rotations: tuple[Matrix, ...]  # one after the other: each costs less than their product
    origin: Vector  # of the joint, fixed on the body below, in the axes of that
    turn: Angle  # of the body's own axes in these, about z

    def enter(self, v: Vector) -> Vector:
        """A vector in the axes of the body below, in these."""
        for rotation in self.rotations:
            v = rotation.T @ v
        return v

    def leave(self, v: Vector) -> Vector:
        """A vector in these axes, in those of the body below."""
        for rotation in reversed(self.rotations):
            v = rotation @ v
        return v


def body_axes(robot: Robot, carried: Collection[int] = ()) -> list[Axes]:
    """The axes of every body; `carried` bodies turn in theirs."""
    found: list[Axes] = []
    for i, body in enumerate(robot.bodies):
        joint = body.joint
        under = Angle() if body.parent is None else found[body.parent].turn
        origin = turned_by(under, joint.placement.translation)
        if joint.nv > 1:  # turned, but not about z
            found.append(Axes((*_about_z(under), robot.joint_pose(i).rotation), origin, Angle()))
            continue
        own = robot.joint_angle(body)
        placement = joint.placement.rotation
        fixed: tuple[Matrix, ...] = ()
        if placement != Matrix.identity():
            fixed, under = (*_about_z(under), placement), Angle()
        if i in carried:
            found.append(Axes(fixed, origin, under + own))
        else:
            about = under + own
            if fixed:
                *fixed_below, _ = fixed
                fixed, about = (*fixed_below, *in_turn(placement, own)), Angle()
            found.append(Axes((*fixed, *_about_z(about)), origin, Angle()))
    return found


def in_turn(placement: Matrix, angle: Angle) -> tuple[Matrix, ...]:
    """A placement and the turn of its joint: rotations one after the other, as in the head."""
    if angle.is_zero or all(_is_unit(e) for e in placement.entries):
        return placement, *_about_z(angle)
    z = placement.column(2)
    along = [k for k in range(3) if z[k] is not ZERO]
    if len(along) > 1 or not _is_unit(z[along[0]]):
        return placement, rotation_z(angle)
    x = Vector.unit((along[0] + 1) % 3)
    exchange = Matrix.columns([x, z.cross(x), z])
    both = exchange.T @ placement @ rotation_z(angle)
    c, s = both[0, 0], both[1, 0]
    turn = Matrix(((c, -s, ZERO), (s, c, ZERO), (ZERO, ZERO, ONE)))
    return (turn,) if exchange == Matrix.identity() else (exchange, turn)


def _is_unit(e: Expr) -> bool:
    return e is ZERO or e is ONE or -e is ONE


def poses_in(robot: Robot, axes: Sequence[Axes]) -> list[JointPose]:
    """The pose of every body in its parent, both in their `axes`."""
    found = joint_poses(robot)
    for i, body in enumerate(robot.bodies):
        under = Angle() if body.parent is None else axes[body.parent].turn
        if body.joint.nv > 1 or (under.is_zero and axes[i].turn.is_zero):
            continue  # both in their own
        placement = body.joint.placement.rotation
        angle, fixed = robot.joint_angle(body), placement
        if placement == Matrix.identity():
            angle = under + angle
        else:
            fixed = _product((*_about_z(under), placement))
        angle = angle if axes[i].turn.is_zero else Angle()
        rotation = _product((fixed, *_about_z(angle)))
        motion = robot.joint_motion(i)  # a slide is along z, in these axes and in its own
        shift = rotation @ motion.translation
        found[i] = JointPose(rotation, axes[i].origin + shift, fixed, angle)
    return found


def _product(rotations: Sequence[Matrix]) -> Matrix:
    product = Matrix.identity()
    for rotation in rotations:
        product = product @ rotation
    return product


def parallel_runs(robot: Robot) -> list[tuple[int, ...]]:
    """Turning bodies above the first, in runs that stand on one another with equal axes."""
    runs: list[tuple[int, ...]] = []
    for i, body in enumerate(robot.bodies):
        if not body.joint.spin or body.parent is None:
            continue
        same = body.joint.placement.rotation == Matrix.identity()
        if same and runs and runs[-1][-1] == body.parent:
            runs[-1] = (*runs[-1], i)
        else:
            runs.append((i,))
    return runs


def last_bodies(robot: Robot) -> frozenset[int]:
    """Bodies that turn and carry nothing."""
    return frozenset(
        i
        for i, body in enumerate(robot.bodies)
        if body.joint.revolute and body.parent is not None and not robot.children[i]
    )


def _about_z(angle: Angle) -> tuple[Matrix, ...]:
    return () if angle.is_zero else (rotation_z(angle),)


def turned_by(angle: Angle, v: Vector) -> Vector:
    """A vector in the axes of a body, in those in which the body has turned by so much."""
    for rotation in _about_z(angle):
        v = rotation @ v
    return v
