"""From named links and joints to bodies: the tree checked as a whole and lumped.

Each moving joint becomes one or several z-axis joints,

    parent link → child link  =  Π (placement_k ∘ motion_z(q_k)) ∘ post

with placement = origin ∘ R and post = Rᵀ for an axis R·z (axes.py). Spherical joints are three
revolute joints about x, y, z; planar ones slide along x, y and turn about z; universal ones turn
about two perpendicular axes; the bodies in between are massless phantoms (EMDEG; digest R9). Fixed
joints lump their child into the body that carries it; every link keeps its frame by name.
Coordinates are in document order.
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.exact.fingerprint import is_zero
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.build.axes import turn_to
from emdeg.robot.build.builder import Builder, JointSpec
from emdeg.robot.build.checks import check_inertia, check_limits, check_names, check_tree
from emdeg.robot.build.mimics import resolve_mimics
from emdeg.robot.model.inertia import Inertia, Pose, combine
from emdeg.robot.model.joints import Floating, JointKind, Prismatic, Revolute
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parameter import known_values
from emdeg.robot.model.parts import Body, Frame, Joint, Mimic, Payload
from emdeg.robot.model.report import ImportReport


@dataclass(frozen=True)
class _Step:
    """One z-axis joint of a joint: the suffix of its name, its kind, its placement."""

    suffix: str
    type: JointKind
    placement: Pose


def assemble(builder: Builder) -> Mechanism:
    """The mechanism that the builder describes; LoadError if it is not a tree of sound bodies."""
    scope = builder.scope
    root, children = check_tree(builder)
    for spec in builder.joints.values():
        check_limits(spec, scope)
    known = known_values(scope.parameters)
    for link_spec in builder.links.values():
        for inertia in link_spec.inertias:
            check_inertia(builder, inertia, link_spec.at, known)
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
            steps, post = _steps(spec, builder)
            body = at
            for step in steps:
                is_last = step is steps[-1]
                placement = pose @ step.placement if step is steps[0] else step.placement
                joint = _joint(spec, step, placement, coordinates, mimics.get(spec.name))
                between = "_cross" if spec.type == "universal" else step.suffix
                name = spec.child if is_last else f"{spec.name}{between}"
                frame = post if is_last else Pose.identity()
                bodies.append(Body(name, body, joint, Inertia.zero(), frame))
                body = len(bodies) - 1
                parts[body] = []
            place[spec.child] = (body, post)
        stack += [spec.child for spec in reversed(children.get(link, ()))]
    _add_named_frames(builder, place, frames)
    loads = _payloads(builder, place, frames)
    scope.settle_parameters()
    robot = Mechanism(
        name=builder.name,
        bodies=tuple(b.loaded(combine(parts[i]), loads.get(i, ())) for i, b in enumerate(bodies)),
        gravity=builder.gravity,
        frames=tuple(frames),
        base_inertia=combine([*parts[None], *(load.inertia for load in loads.get(None, ()))]),
        base_name=root,
        parameters=scope.parameters,
        wrench_frames=tuple(builder.wrench_frames),
        base_motion=builder.base_motion,
        title=builder.title,
        source=builder.source,
    )
    check_names(builder, robot)
    report = ImportReport(tuple(scope.findings))
    return robot.replaced(report=report)


def _coordinates(builder: Builder, mimics: dict[str, Mimic]) -> dict[str, int]:
    """First coordinate of each joint that moves, in document order; mimics follow later."""
    count = 0
    found: dict[str, int] = {}
    width = {"fixed": 0, "spherical": 3, "planar": 3, "universal": 2}
    for spec in builder.joints.values():
        if spec.name not in mimics:
            found[spec.name] = count
            count += width[spec.type] if spec.kind is None else spec.kind.nv
    return found


def _joint(
    spec: JointSpec, step: _Step, placement: Pose, coordinates: dict[str, int], mimic: Mimic | None
) -> Joint:
    if mimic is not None:
        coordinate = coordinates[mimic.of]
    else:
        coordinate = coordinates[spec.name] + _PLACE.get(step.suffix, 0)
    continuous = isinstance(step.type, Revolute) and (
        spec.type == "continuous" or step.suffix != ""
    )
    return Joint(
        f"{spec.name}{step.suffix}",
        step.type,
        placement,
        coordinate,
        spec.limits,
        spec.friction,
        spec.motor,
        mimic,
        continuous,
    )


#: Which of a joint's coordinates a step has, by the suffix of its name.
_PLACE = {".y": 1, ".z": 2, ".theta": 2, ".2": 1}
_AXIS = (Vector.unit(0), Vector.unit(1), Vector.unit(2))


def _steps(spec: JointSpec, builder: Builder) -> tuple[list[_Step], Pose]:
    """The z-axis joints of a joint, and the pose of the child's link frame in the last body."""
    if spec.type == "floating":
        return [_Step("", Floating(), spec.origin)], spec.outboard
    if spec.type == "universal":
        return _universal(spec, builder)
    scope = builder.scope
    to_x, to_y = (turn_to(tuple(_AXIS[k]), scope, spec.name) for k in (0, 1))
    if spec.type == "spherical":
        turns = (to_x, to_x.T @ to_y, to_y.T)
        suffixes, kinds = (".x", ".y", ".z"), (Revolute(),) * 3
        return _chain(spec.origin, turns, suffixes, kinds), spec.outboard
    turn = turn_to(spec.axis, scope, spec.name, spec.at.line)
    post = Pose(turn.T, Vector.zero()) @ spec.outboard
    if spec.type == "planar":
        turns = (turn @ to_x, to_x.T @ to_y, to_y.T)
        sliding = (Prismatic(), Prismatic(), Revolute())
        return _chain(spec.origin, turns, (".x", ".y", ".theta"), sliding), post
    assert spec.kind is not None, "all other types are kinds"
    return _chain(spec.origin, (turn,), ("",), (spec.kind,)), post


def _universal(spec: JointSpec, builder: Builder) -> tuple[list[_Step], Pose]:
    """Two turns about axes that meet at right angles; the cross between them has no mass."""
    scope, at = builder.scope, spec.at
    if not is_zero(Vector(spec.axis).dot(Vector(spec.axis2))):
        scope.fail(
            "the axes of a universal joint are not perpendicular",
            at,
            found=f"axis {Vector(spec.axis)}, axis2 {Vector(spec.axis2)}",
            hint="for oblique axes write two revolute joints",
        )
    first, second = (turn_to(a, scope, spec.name, at.line) for a in (spec.axis, spec.axis2))
    scope.note(
        "converted",
        at,
        f"universal joint: two revolute joints, {spec.name}.1 and {spec.name}.2, with the "
        f"massless body {spec.name}_cross between them",
    )
    steps = _chain(spec.origin, (first, first.T @ second), (".1", ".2"), (Revolute(),) * 2)
    return steps, Pose(second.T, Vector.zero()) @ spec.outboard


def _chain(
    origin: Pose,
    turns: tuple[Matrix, ...],
    suffixes: tuple[str, ...],
    kinds: tuple[JointKind, ...],
) -> list[_Step]:
    poses = [Pose(turn, Vector.zero()) for turn in turns]
    poses[0] = origin @ poses[0]
    return [_Step(s, k, p) for s, k, p in zip(suffixes, kinds, poses, strict=True)]


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
    found: dict[int | None, tuple[Payload, ...]] = {}
    for spec in builder.payloads:
        if spec.frame not in at:
            hint = did_you_mean(spec.frame, at)
            message = "the frame of this payload does not exist"
            builder.scope.fail(message, spec.at, found=spec.frame, hint=hint)
        body, pose = at[spec.frame]
        load = Payload(spec.name, spec.frame, spec.inertia.moved(pose))
        found[body] = (*found.get(body, ()), load)
    return found
