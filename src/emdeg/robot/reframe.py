"""Freedom of frames: the same robot with body frames slid along their joint axes.

A joint turns about, or slides along, a line; where on that line the frame sits is free. Sliding
the frame of body j by δ_j along its z axis changes placements and centres of mass, not motion:

    placement_j' = Trans(z, −δ_λ) ∘ placement_j ∘ Trans(z, δ_j),   inertia' seen from there.

For neighbouring parallel axes this lets one frame carry the offsets of all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from emdeg.expr.linalg import Matrix, Vector
from emdeg.expr.node import ONE, ZERO, Expr
from emdeg.robot.inertia import Pose
from emdeg.robot.model import Body, Frame, Robot


def _along_z(distance: Expr) -> Pose:
    return Pose(Matrix.identity(), Vector((ZERO, ZERO, distance)))


def slide_frames(robot: Robot, distance: Mapping[int, Expr]) -> Robot:
    """Move the frame of each listed body by `distance` along its joint axis."""
    bodies: list[Body] = []
    for i, body in enumerate(robot.bodies):
        own = distance.get(i, ZERO)
        below = ZERO if body.parent is None else distance.get(body.parent, ZERO)
        placement = _along_z(-below) @ body.joint.placement @ _along_z(own)
        back = _along_z(-own)
        bodies.append(
            replace(
                body,
                joint=replace(body.joint, placement=placement),
                inertia=body.inertia.moved(back),
                link_frame=back @ body.link_frame,
            )
        )
    frames = tuple(
        f if f.body is None else Frame(f.name, f.body, _along_z(-distance.get(f.body, ZERO)) @ f.pose)
        for f in robot.frames
    )
    return replace(robot, bodies=tuple(bodies), frames=frames)


def _parallel(robot: Robot, i: int) -> bool:
    body = robot.bodies[i]
    return body.parent is not None and body.joint.placement.rotation[2, 2] is ONE


def offset_choices(robot: Robot) -> Iterator[Robot]:
    """The robot with the offsets of each run of parallel axes carried by one joint of the run.

    Runs are taken one at a time (first the choice of all at their first joint, then at their
    last, then handed on to the joint after the run).
    """
    yield robot
    for place in ("first", "last", "next"):
        distance: dict[int, Expr] = {}
        for i, body in enumerate(robot.bodies):
            if body.joint.floating or not body.joint.revolute:
                continue
            below = ZERO if body.parent is None else distance.get(body.parent, ZERO)
            if _parallel(robot, i):
                # keep the run in one plane: undo the offset along z that this joint has
                distance[i] = below - body.joint.placement.translation[2]
            elif place != "first" and any(_parallel(robot, k) for k in robot.children[i]):
                along = body.joint.placement.rotation.column(2)
                if body.parent is None:
                    continue
                distance[i] = -(along.dot(body.joint.placement.translation))
        if place == "last":
            for i in list(distance):
                if _parallel(robot, i) and not any(_parallel(robot, k) for k in robot.children[i]):
                    distance[i] = ZERO
        if any(d is not ZERO for d in distance.values()):
            yield slide_frames(robot, distance)
