"""Robots from robots: loads, gravity, locked joints, parts, free flyers, other coordinate orders.

Everything returns a new Robot; nothing is ever changed in place (R12, R13).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any

from emdeg.errors import UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.robot.cells.inertia_input import read_inertia
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.edit.values import named_values, used_parameters
from emdeg.robot.model.inertia import Inertia, Pose, combine
from emdeg.robot.model.joints import Floating
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parameter import Parameter, known_values
from emdeg.robot.model.parts import BaseMotion, Body, Frame, Joint, Payload
from emdeg.robot.model.physical import objections
from emdeg.robot.model.report import Finding, Place
from emdeg.robot.model.speeds import followed


def with_payload(
    robot: M,
    /,
    mass: Cell,
    com: Sequence[Cell] = (0, 0, 0),
    *,
    frame: str | None = None,
    name: str = "payload",
    about: str = "com",
    products: str = "matrix",
    **tensor: Cell,
) -> M:
    """A load fixed at a frame (default: the last link's) and seen from there (R12 b).

    `tensor` are xx, yy, zz, xy, xz, yz; `about` and `products` as in a description. Symbols that
    are new here are 0, no load, until they are given another value.
    """
    try:
        com = tuple(com)
    except TypeError:
        raise UsageError(
            "has three components", argument="com", found=com, expected="(x, y, z)"
        ) from None
    scope = Scope.of(robot)
    inertia = read_inertia(scope, mass, com, tensor, about=about, products=products, at=Place(name))
    for reason in objections(inertia, known_values(scope.parameters)):
        if "mass" in reason or "not positive" in reason:
            raise UsageError(
                f"no load is like this: {reason}",
                argument="mass" if "mass" in reason else "inertia",
                hint="what a robot carries adds to it; robot.without_payload() takes loads away",
            )
        robot = remarked(robot, Finding("unphysical", f"payload {name}", reason))
    last = robot.bodies[-1].name if robot.bodies else robot.base_name
    at = robot.frame(last if frame is None else frame)
    load = Payload(name, at.name, inertia.moved(at.pose))
    robot = robot.replaced(parameters=_with_no_load(robot, scope.settled_parameters()))
    if at.body is None:
        return robot.replaced(base_inertia=combine([robot.base_inertia, load.inertia]))
    body = robot.bodies[at.body]
    if any(p.name == name for b in robot.bodies for p in b.payloads):
        raise UsageError(f"there is a payload {name!r} already", argument="name")
    changed = body.loaded(body.own_inertia, (*body.payloads, load))
    bodies = (*robot.bodies[: at.body], changed, *robot.bodies[at.body + 1 :])
    return robot.replaced(bodies=bodies)


def _with_no_load(robot: M, parameters: Mapping[Expr, Parameter]) -> dict[Expr, Parameter]:
    known = {*robot.parameters, *robot.symbols}
    return {
        s: Parameter(0, None, "an unknown load") if s not in known and p.value is None else p
        for s, p in parameters.items()
    }


def without_payload(robot: M) -> M:
    """The robot without any load."""
    bodies = tuple(body.loaded(body.own_inertia, ()) for body in robot.bodies)
    return used_parameters(robot.replaced(bodies=bodies))


def with_gravity(robot: M, /, *xyz: Any) -> M:
    """Another gravity vector (an acceleration, in base axes): (x, y, z), or three numbers."""
    parts = xyz[0] if len(xyz) == 1 and isinstance(xyz[0], Sequence) else xyz
    if len(parts) != 3 or isinstance(parts, str):
        raise UsageError(
            "gravity has three components", argument="gravity", found=parts, expected="x, y, z"
        )
    scope = Scope.of(robot)
    gravity = Vector(scope.length(cell, Place("gravity")) for cell in parts)
    return used_parameters(robot.replaced(gravity=gravity, parameters=scope.settled_parameters()))


def with_moving_base(robot: M) -> M:
    """A base whose velocity and acceleration are inputs: w0x …, dw0x …, a0x …."""
    return robot.replaced(base_motion=BaseMotion.free())


def without_loops(robot: M) -> M:
    """The tree that remains when all loops are cut and nothing has to roll."""
    return robot.replaced(loops=(), constraints=())


def with_coordinate_order(robot: M, *joints: str) -> M:
    """The same robot with its coordinates in another order."""
    if sorted(map(str, joints)) != sorted(robot.joint_names):
        raise UsageError(
            "every joint must be named once", argument="joints", found=", ".join(map(str, joints)),
            expected=", ".join(robot.joint_names),
        )  # fmt: skip
    return speeds_of(robot, numbered(robot, joints))


def speeds_of(before: M, after: M) -> M:
    """`after`, an edit of `before`, with its generalized speeds; what cannot be kept is said."""
    rows = followed(before, after)
    if rows is not None:
        return after.replaced(speeds=rows)
    lost = Finding("ignored", "speeds", "the generalized speeds were those of all joints together")
    return remarked(after.replaced(speeds=()), lost)


def remarked(robot: M, finding: Finding) -> M:
    """The robot with one more remark in its report."""
    findings = (*robot.report.findings, finding)
    return robot.replaced(report=replace(robot.report, findings=findings))


def with_floating_base(robot: M, joint: str = "root_joint") -> M:
    """The base hangs on a free flyer of its own; its six coordinates come first."""
    if robot.base_inertia.is_zero:
        raise UsageError(
            f"the base of robot {robot.name!r} has no inertia and cannot float",
            hint="give the base link a mass in the description",
        )
    world = "world" if robot.base_name != "world" else "universe"
    flyer = Joint(joint, Floating(), Pose.identity(), 0)
    bodies = [Body(robot.base_name, None, flyer, robot.base_inertia)]
    for body in robot.bodies:
        parent = 0 if body.parent is None else body.parent + 1
        shifted = replace(body.joint, coordinate=body.joint.coordinate + 6)
        bodies.append(replace(body, parent=parent, joint=shifted))
    frames = [replace(f, body=0 if f.body is None else f.body + 1) for f in robot.frames]
    floating = robot.replaced(
        bodies=tuple(bodies), frames=tuple(frames), base_inertia=Inertia.zero(), base_name=world
    )
    return speeds_of(robot, floating)


def locked(robot: M, values: Mapping[str, Cell] | None = None, /, **more: Cell) -> M:
    """Joints welded at a value (rad or m); their bodies are lumped and frames keep their names.

    By keyword, or as a mapping where names are no identifiers: `robot.locked({"joint-1": 0.5})`.
    """
    joints = named_values(values, more, "such as {'elbow': 0.5}, or elbow=0.5")
    scope = Scope.of(robot)
    known = {b.joint.name: b.joint for b in robot.bodies}
    poses: dict[str, Pose] = {}
    for name, cell in joints.items():
        if name not in known:
            raise UsageError(f"robot {robot.name!r} has no joint {name!r}", argument=name,
                             hint=did_you_mean(name, known))  # fmt: skip
        if known[name].nv > 1 or known[name].mimic is not None:
            raise UsageError("only a joint with one coordinate of its own can be locked",
                             argument=name)  # fmt: skip
        poses[name] = _locked_pose(known[name], cell, scope)
    for joint in known.values():
        if joint.elastic is not None and (joint.name in poses) != (joint.elastic.motor in poses):
            raise UsageError(
                "an elastic joint is locked on both sides of its spring, or not at all",
                argument=joint.name, expected=f"{joint.name} and {joint.elastic.motor}",
                hint="robot.without_elastic_joints() has one side only",
            )  # fmt: skip
        if joint.mimic is not None and joint.mimic.of in joints:
            leader = scope.number(joints[joint.mimic.of], Place(joint.name))
            value = joint.mimic.multiplier * leader + joint.mimic.offset
            poses[joint.name] = _locked_pose(joint, value, scope)
    actuated = tuple(name for name in robot.actuated if name not in poses)
    known_now = scope.settled_parameters()
    welded = speeds_of(robot, _welded(robot, poses))
    return used_parameters(welded.replaced(parameters=known_now, actuated=actuated))


def _locked_pose(joint: Joint, cell: Cell, scope: Scope) -> Pose:
    """The joint where q has this value; a screw's must be a number or expression in rad."""
    angle, value, at = Angle(), ZERO, Place(joint.name)
    if joint.spin:
        angle = scope.angle(cell, at, name=f"angle_{joint.name}") * joint.spin
    if joint.slide is not ZERO:
        value = scope.length(cell, at)
    motion = joint.type.pose((value,), angle)
    return joint.placement @ motion


def _welded(robot: M, poses: Mapping[str, Pose]) -> M:
    """Bodies of the joints in `poses` become part of their parents."""
    place: dict[int | None, tuple[int | None, Pose]] = {None: (None, Pose.identity())}
    bodies: list[Body] = []
    base = robot.base_inertia
    for i, body in enumerate(robot.bodies):
        parent, pose = place[body.parent]
        if body.joint.name in poses:
            pose = pose @ poses[body.joint.name]
            place[i] = (parent, pose)
            if parent is None:
                base = combine([base, body.inertia.moved(pose)])
            else:
                bodies[parent] = _lumped(bodies[parent], body, pose)
            continue
        joint = body.joint
        if not pose.is_identity:
            joint = replace(joint, placement=pose @ joint.placement)
        bodies.append(replace(body, parent=parent, joint=joint))
        place[i] = (len(bodies) - 1, Pose.identity())
    frames = tuple(Frame(f.name, place[f.body][0], place[f.body][1] @ f.pose) for f in robot.frames)
    named = {f.name for f in frames}
    frames += tuple(
        Frame(b.name, *place[i]) for i, b in enumerate(robot.bodies) if b.name not in named
    )
    welded = robot.replaced(bodies=tuple(bodies), frames=frames, base_inertia=base)
    return numbered(welded, welded.joint_names)


def _lumped(parent: Body, child: Body, pose: Pose) -> Body:
    own = combine([parent.own_inertia, child.own_inertia.moved(pose)])
    moved = tuple(Payload(p.name, p.frame, p.inertia.moved(pose)) for p in child.payloads)
    return parent.loaded(own, (*parent.payloads, *moved))


def numbered(robot: M, names: Sequence[str]) -> M:
    """Coordinates without gaps, in the order of these joints."""
    width = {j.name: j.nv for j in robot.by_coordinate.values()}
    ends = accumulate(width[name] for name in names)
    starts = {name: end - width[name] for name, end in zip(names, ends, strict=True)}

    def moved(joint: Joint) -> Joint:
        return replace(joint, coordinate=starts[joint.mimic.of if joint.mimic else joint.name])

    return robot.replaced(bodies=tuple(replace(b, joint=moved(b.joint)) for b in robot.bodies))


def _with_motor(robot: Mechanism, body: int) -> list[int]:
    """The body, after that of its motor where its joint is elastic."""
    elastic = robot.bodies[body].joint.elastic
    if elastic is None:
        return [body]
    return [i for i, b in enumerate(robot.bodies) if b.joint.name == elastic.motor] + [body]


def sub(robot: M, tip: str | int, base: str | None = None) -> M:
    """The chain from `base` (default: the robot's) to the link `tip`, or the first n bodies.

    Branches and everything beyond the tip are dropped. With another base, that link is at rest
    and gravity is understood in its axes.
    """
    motors = {b.joint.elastic.motor for b in robot.bodies if b.joint.elastic is not None}
    links = [i for i, b in enumerate(robot.bodies) if b.joint.name not in motors]
    if isinstance(tip, int):
        at = links[tip - 1] if 0 < tip <= len(links) else None
    else:
        at = robot.frame(tip).body
    if at not in links:
        raise UsageError("the tip must be a moving link", argument="tip", found=tip)
    chain = robot.path(at)
    start = None if base is None else robot.frame(base).body
    if start is not None:
        if start not in chain[:-1]:
            raise UsageError(f"{base!r} is not between the base and {tip!r}", argument="base")
        chain = chain[chain.index(start) + 1 :]
    chain = tuple(i for j in chain for i in _with_motor(robot, j))
    index: dict[int | None, int | None] = {start: None}
    index.update({old: new for new, old in enumerate(chain)})
    names = {robot.bodies[i].joint.name for i in chain}
    bodies = []
    for i in chain:
        body = robot.bodies[i]
        if body.joint.mimic is not None and body.joint.mimic.of not in names:
            raise UsageError(
                f"joint {body.joint.name!r} follows {body.joint.mimic.of!r}, which is cut off",
                hint="lock the joint first: robot.locked(…)",
            )
        bodies.append(replace(body, parent=index[body.parent]))
    kept = tuple(replace(f, body=index[f.body]) for f in robot.frames if f.body in index)
    part = robot.replaced(
        bodies=tuple(bodies),
        frames=kept,
        base_inertia=robot.base_inertia if start is None else robot.bodies[start].inertia,
        base_name=robot.base_name if start is None else robot.bodies[start].name,
        wrench_frames=tuple(w for w in robot.wrench_frames if w in {f.name for f in kept}),
    )
    known = set(part.frame_names)
    part = part.replaced(
        loops=tuple(l for l in robot.loops if known.issuperset(l.frames)),
        constraints=tuple(c for c in robot.constraints if known.issuperset(c.frames)),
        actuated=tuple(j for j in robot.actuated if j in names),
    )
    return used_parameters(speeds_of(robot, numbered(part, part.joint_names)))
