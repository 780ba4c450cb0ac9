"""From named links and joints to bodies: the tree checked as a whole and lumped.

Each moving joint becomes one or several z-axis joints,

    parent link → child link  =  Π (placement_k ∘ motion_z(q_k)) ∘ post

with placement = origin ∘ R and post = Rᵀ for an axis R·z (axes.py). Spherical joints are three
revolute joints about x, y, z; planar ones slide along x, y and turn about z; universal ones turn
about two perpendicular axes; the bodies in between are massless phantoms (EMDEG; digest R9). Fixed
joints lump their child into the body that carries it; every link keeps its frame by name.
Coordinates are in document order; those of the motors of elastic joints come after all others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.build.axes import turn_to
from emdeg.robot.build.builder import Builder, JointSpec
from emdeg.robot.build.checks import (
    check_elastic,
    check_inertia,
    check_limits,
    check_load,
    check_names,
    check_tree,
    turning_axis,
)
from emdeg.robot.build.mimics import resolve_mimics
from emdeg.robot.cells.scope import Scope
from emdeg.robot.edit.elastic import expanded
from emdeg.robot.model.inertia import Inertia, Pose, combine
from emdeg.robot.model.joints import AXES, Floating, JointKind, Prismatic, Revolute
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parameter import known_values
from emdeg.robot.model.parts import Body, Frame, Joint, Mimic, Payload
from emdeg.robot.model.report import ImportReport, LinkRecord


class _Step(NamedTuple):
    """One z-axis joint of a joint: the suffix of its name, its kind, its placement."""

    suffix: str
    type: JointKind
    placement: Pose


#: Joints that are built of several: suffixes of their names, and kinds.
_BUILT: Mapping[str, tuple[tuple[str, JointKind], ...]] = {
    "spherical": ((".x", Revolute()), (".y", Revolute()), (".z", Revolute())),
    "planar": ((".x", Prismatic()), (".y", Prismatic()), (".theta", Revolute())),
    "universal": ((".1", Revolute()), (".2", Revolute())),
}


def assemble(builder: Builder) -> Mechanism:
    """The mechanism that the builder describes; LoadError if it is not a tree of sound bodies."""
    scope = builder.scope
    root, children = check_tree(builder)
    for spec in builder.joints.values():
        check_limits(spec, scope)
        check_elastic(spec, scope)
    mimics = resolve_mimics(builder)
    coordinates = _coordinates(builder, mimics)
    bodies: list[Body] = []
    parts: dict[int | None, list[Inertia]] = {None: []}
    place: dict[str, tuple[int | None, Pose]] = {root: (None, Pose.identity())}
    frames: list[Frame] = []
    stack = [root]
    while stack:
        link = stack.pop()
        at, pose = place[link]
        parts[at] += [
            i if pose.is_identity else i.moved(pose) for i in builder.links[link].inertias
        ]
        if link != root:
            frames.append(Frame(link, at, pose))
        for spec in children.get(link, ()):
            if spec.type == "fixed":
                place[spec.child] = (at, pose @ spec.origin @ spec.outboard)
                continue
            steps, post = _steps(spec, scope)
            mimic, body = mimics.get(spec.name), at
            for k, step in enumerate(steps):
                is_last = step is steps[-1]
                joint = Joint(
                    f"{spec.name}{step.suffix}",
                    step.type,
                    step.placement if k else pose @ step.placement,
                    coordinates[spec.name if mimic is None else mimic.of] + k,
                    spec.limits,
                    spec.friction,
                    spec.motor,
                    mimic,
                    isinstance(step.type, Revolute)
                    and (spec.type == "continuous" or len(steps) > 1),
                    spec.elastic,
                )
                between = "_cross" if spec.type == "universal" else step.suffix
                name = spec.child if is_last else f"{spec.name}{between}"
                frame = post if is_last else Pose.identity()
                bodies.append(Body(name, body, joint, Inertia.zero(), frame))
                body = len(bodies) - 1
                parts[body] = []
            place[spec.child] = (body, post)
        stack += [spec.child for spec in reversed(children.get(link, ()))]
    known = known_values(scope.parameters)
    for name, own in builder.links.items():
        body, pose = place[name]
        axis = partial(turning_axis, bodies, body, pose)
        for inertia in own.inertias:
            check_inertia(builder, inertia, own.at, known, axis)
    for load, at_load in builder.payloads:
        check_load(builder, load.inertia, at_load, known)
    _add_named_frames(builder, place, frames)
    loads = _payloads(builder, place, frames)
    robot = builder.mechanism(
        bodies=tuple(b.loaded(combine(parts[i]), loads.get(i, ())) for i, b in enumerate(bodies)),
        frames=tuple(frames),
        base_inertia=combine([*parts[None], *(load.inertia for load in loads.get(None, ()))]),
        base_name=root,
    )
    check_names(builder, robot)
    links = tuple(
        LinkRecord(name, *own.given, own.at.line)
        for name, own in builder.links.items()
        if own.given is not None
    )
    return expanded(robot.replaced(report=ImportReport(tuple(scope.findings), links)))


def _coordinates(builder: Builder, mimics: dict[str, Mimic]) -> dict[str, int]:
    """First coordinate of each joint that moves, in document order; mimics follow later."""
    count = 0
    found: dict[str, int] = {}
    for spec in builder.joints.values():
        if spec.name not in mimics:
            found[spec.name] = count
            count += len(_BUILT.get(spec.type, ())) if spec.kind is None else spec.kind.nv
    return found


def _steps(spec: JointSpec, scope: Scope) -> tuple[list[_Step], Pose]:
    """The z-axis joints of a joint, and the pose of the child's link frame in the last body."""
    if isinstance(spec.kind, Floating):
        return [_Step("", spec.kind, spec.origin)], spec.outboard

    def turn_about(axis: Iterable[Expr]) -> Matrix:
        return turn_to(tuple(axis), scope, spec.name, spec.at.line)

    frame, post = spec.origin, spec.outboard
    own = _BUILT[spec.type] if spec.kind is None else (("", spec.kind),)
    turns = [turn_about(axis) for axis in (AXES if spec.kind is None else (spec.axis,))]
    if spec.type == "universal":
        _check_universal(spec, scope)
        turns = [turn_about(spec.axis), turn_about(spec.axis2)]
    if spec.type == "planar":
        plane = turn_about(spec.axis)
        frame, post = frame @ _turned(plane), _turned(plane.T) @ post
    steps: list[_Step] = []
    for (suffix, kind), turn in zip(own, turns, strict=True):
        steps.append(_Step(suffix, kind, frame @ _turned(turn)))
        frame = _turned(turn.T)
    return steps, frame @ post


def _turned(rotation: Matrix) -> Pose:
    return Pose(rotation, Vector.zero())


def _check_universal(spec: JointSpec, scope: Scope) -> None:
    """Its axes meet at right angles; the cross between them has no mass."""
    if not is_zero(Vector(spec.axis).dot(Vector(spec.axis2))):
        scope.fail(
            "the axes of a universal joint are not perpendicular",
            spec.at,
            found=f"axis {Vector(spec.axis)}, axis2 {Vector(spec.axis2)}",
            hint="for oblique axes write two revolute joints",
        )
    scope.note(
        "converted",
        spec.at,
        f"universal joint: two revolute joints, {spec.name}.1 and {spec.name}.2, with the "
        f"massless body {spec.name}_cross between them",
    )


def _add_named_frames(
    builder: Builder, place: dict[str, tuple[int | None, Pose]], frames: list[Frame]
) -> None:
    """Frames of their own, and the names of fixed joints where no link has taken them."""
    for spec in builder.frames.values():
        body, pose = place[spec.link]
        frames.append(Frame(spec.name, body, pose @ spec.pose))
    taken = {frame.name for frame in frames} | set(builder.links)
    for joint in builder.joints.values():
        if joint.type == "fixed" and joint.name not in taken:
            frames.append(Frame(joint.name, *place[joint.child]))


def _payloads(
    builder: Builder, place: dict[str, tuple[int | None, Pose]], frames: list[Frame]
) -> dict[int | None, tuple[Payload, ...]]:
    at = {frame.name: (frame.body, frame.pose) for frame in frames} | place
    found: dict[int | None, list[Payload]] = {}
    for load, line in builder.payloads:
        builder.scope.known(load.frame, at, "the frame of this payload does not exist", line)
        body, pose = at[load.frame]
        moved = replace(load, inertia=load.inertia.moved(pose))
        found.setdefault(body, []).append(moved)
    return {body: tuple(loads) for body, loads in found.items()}
