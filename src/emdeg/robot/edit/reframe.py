"""Freedom of frames: the same robot with body frames slid along their joint axes.

A joint turns about, or slides along, a line; where on that line the frame sits is free. Sliding
the frame of body j by δ_j along its z axis changes placements and centres of mass, not motion:

    placement_j' = Trans(z, −δ_λ) ∘ placement_j ∘ Trans(z, δ_j),   inertia' seen from there.

An offset along an axis can so be handed on to where it costs less; the offsets of neighbouring
parallel axes can be carried by one of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import lru_cache

from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.parts import Body


def _along_z(distance: Expr) -> Pose:
    return Pose(Matrix.identity(), Vector((ZERO, ZERO, distance)))


@lru_cache(maxsize=4096)
def nonzero(entry: Expr) -> Expr:
    """The entry, or the exact zero where it vanishes.

    One point of the variety decides: a wrong zero would be caught by the certificate.
    """
    return ZERO if entry is not ZERO and not any(fingerprints([entry], 1)[0]) else entry


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


def cancel_offsets(robot: M, bodies: Collection[int]) -> M:
    """Slide the frames of these bodies back by the offset that their placements have along z.

    The offset is not lost: it becomes part of the placements of what stands on the body, where
    it lies along the z axis of that body. Parallel axes hand on all that they have received.
    """
    distance: dict[int, Expr] = {}
    for i, body in enumerate(robot.bodies):
        if i not in bodies or body.joint.nv > 1:
            continue
        placement = body.joint.placement
        offset = placement.rotation.column(2).dot(placement.translation)
        parallel = placement.rotation[2, 2] is ONE
        if parallel and body.parent is not None:
            offset = offset - distance.get(body.parent, ZERO)
        distance[i] = -offset
    return slide_frames(robot, distance)


def shortest_arms(robot: Mechanism) -> frozenset[int]:
    """Which offsets to cancel so that placements have fewest components, found greedily."""
    chosen: frozenset[int] = frozenset()
    fewest = _components(robot)
    for _ in range(2):
        for i, body in enumerate(robot.bodies):
            if body.joint.nv > 1:
                continue
            other = chosen ^ {i}
            components = _components(cancel_offsets(robot, other))
            if components < fewest:
                chosen, fewest = other, components
    return chosen


def _components(robot: Mechanism) -> int:
    """Non-zero entries of all lever arms that matter (those of the base's children do not)."""
    return sum(
        entry is not ZERO
        for body in robot.bodies
        if body.parent is not None
        for entry in body.joint.placement.translation
    )
