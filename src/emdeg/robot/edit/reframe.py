"""Freedom of frames: the same robot with body frames slid along their joint axes.

A joint turns about, or slides along, a line; where on that line the frame sits is free. Sliding
the frame of body j by δ_j along its z axis changes placements and centres of mass, not motion:

    placement_j' = Trans(z, −δ_λ) ∘ placement_j ∘ Trans(z, δ_j),   inertia' seen from there.

An offset along an axis can so be handed on to where it costs less; the offsets of neighbouring
parallel axes can be carried by one of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from emdeg.exact.fingerprint import vanishes
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.parts import Body


def _along_z(distance: Expr) -> Pose:
    return Pose(Matrix.identity(), Vector((ZERO, ZERO, distance)))


def nonzero(entry: Expr) -> Expr:
    """The entry, or the exact zero where it vanishes.

    One point of the variety decides: a wrong zero would be caught by the certificate.
    """
    return ZERO if vanishes(entry) else entry


def slide_frames(robot: M, distance: Mapping[int, Expr]) -> M:
    """Move the frame of each listed body by `distance` along its joint axis."""
    bodies: list[Body] = []
    for i, body in enumerate(robot.bodies):
        own = distance.get(i, ZERO)
        below = ZERO if body.parent is None else distance.get(body.parent, ZERO)
        moved = _along_z(-below) @ body.joint.placement @ _along_z(own)
        placement = Pose(moved.rotation, Vector([nonzero(e) for e in moved.translation]))
        joint, back = replace(body.joint, placement=placement), _along_z(-own)
        inertia, link_frame = body.inertia.moved(back), back @ body.link_frame
        bodies.append(replace(body, joint=joint, inertia=inertia, link_frame=link_frame))
    frames = [
        f if f.body is None else replace(f, pose=_along_z(-distance.get(f.body, ZERO)) @ f.pose)
        for f in robot.frames
    ]
    return replace(robot, bodies=tuple(bodies), frames=tuple(frames))


def arm_of(robot: Mechanism, body: int, axis: str) -> Expr:
    """How far the joint of a body is from the origin of the body below, along an axis of that."""
    return robot.bodies[body].joint.placement.translation["xyz".index(axis)]


def cancel_offsets(robot: M, bodies: Collection[int]) -> M:
    """Slide the frames of these bodies back by the offset that their placements have along z.

    The offset is not lost: it becomes part of the placements of what stands on the body, where
    it lies along the z axis of that body. Parallel axes hand on all that they have received.
    """
    distance: dict[int, Expr] = {}
    for i, body in enumerate(robot.bodies):
        if i in bodies and body.joint.nv == 1:
            distance[i] = _back(body, distance)
    return slide_frames(robot, distance)


def _back(body: Body, distance: Mapping[int, Expr]) -> Expr:
    """How far to slide the frame of a body, when its parent is slid by its `distance`."""
    placement = body.joint.placement
    offset = placement.rotation.column(2).dot(placement.translation)
    parallel = placement.rotation[2, 2] is ONE
    if parallel and body.parent is not None:
        offset = offset - distance.get(body.parent, ZERO)
    return -offset


def shortest_arms(robot: Mechanism, weights: Sequence[int] = ()) -> frozenset[int]:
    """Which offsets to cancel so that placements have fewest components, found greedily.

    A component of the lever arm of body i counts `weights`[i], or one.
    """
    arms = _Arms(robot, weights or (1,) * len(robot.bodies))
    for _ in range(2):
        for i, body in enumerate(robot.bodies):
            if body.joint.nv == 1:
                arms.try_other(i)
    return frozenset(arms.distance)


class _Arms:
    """Lever arms of a robot some of whose frames are slid; what one slide changes is local."""

    def __init__(self, robot: Mechanism, weights: Sequence[int]) -> None:
        self.robot, self.weights = robot, weights
        self.distance: dict[int, Expr] = {}  # of the bodies whose offsets are cancelled
        self.components = [self._of(i, self.distance) for i in range(len(robot.bodies))]

    def _of(self, i: int, distance: Mapping[int, Expr]) -> int:
        """What the lever arm of a body counts (that of the base's children nothing)."""
        body = self.robot.bodies[i]
        if body.parent is None:
            return 0
        placement, own = body.joint.placement, distance.get(i, ZERO)
        arm = placement.translation + own * placement.rotation.column(2)
        arm = arm - Vector((ZERO, ZERO, distance.get(body.parent, ZERO)))
        return self.weights[i] * sum(nonzero(entry) is not ZERO for entry in arm)

    def try_other(self, i: int) -> None:
        """Cancel the offset of body i, or no longer, where that leaves fewer components."""
        bodies, children = self.robot.bodies, self.robot.children
        distance = dict(self.distance)
        if distance.pop(i, None) is None:
            distance[i] = _back(bodies[i], distance)
        moved, ahead = [], [i]
        while ahead:  # parallel axes above hand on what they receive
            at = ahead.pop()
            moved.append(at)
            for above in children[at]:
                if above in distance and _back(bodies[above], distance) is not distance[above]:
                    distance[above] = _back(bodies[above], distance)
                    ahead.append(above)
        touched = {k for at in moved for k in (at, *children[at])}
        fresh = {k: self._of(k, distance) for k in touched}
        if sum(fresh.values()) < sum(self.components[k] for k in touched):
            self.distance = distance
            for k, count in fresh.items():
                self.components[k] = count
