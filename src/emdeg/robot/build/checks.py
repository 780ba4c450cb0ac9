"""What a description must satisfy as a whole: one tree, sound bodies, names that do not clash."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.limits import FIXED
from emdeg.robot.build.builder import Builder, JointSpec
from emdeg.robot.cells.scope import Scope
from emdeg.robot.edit.elastic import weakness
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Body
from emdeg.robot.model.physical import numbers, objections
from emdeg.robot.model.report import Place

#: limits of a revolute joint that are probably degrees; beyond, they say that there is none
DEGREES = (30.0, 1000.0)


def check_tree(builder: Builder) -> tuple[str, Mapping[str, tuple[JointSpec, ...]]]:
    """The root link, and the joints that leave each link; one tree that holds every link."""
    fail, known = builder.scope.fail, builder.scope.known
    links, whole = builder.links, f"robot {builder.name}"
    if not links:
        fail("the robot has no links", Place(whole))
    children: dict[str, list[JointSpec]] = {}
    above: dict[str, JointSpec] = {}
    for joint in builder.joints.values():
        for role, name in (("parent", joint.parent), ("child", joint.child)):
            known(name, links, f"the {role} link does not exist", joint.at)
        if joint.child in above:
            fail(
                f"link {joint.child!r} has two parents: joints {above[joint.child].name!r} and "
                f"{joint.name!r}",
                joint.at,
                hint="a robot is a tree; closed chains are constraints between frames",
            )
        if joint.parent == joint.child:
            fail("the joint connects a link with itself", joint.at, found=joint.parent)
        above[joint.child] = joint
        children.setdefault(joint.parent, []).append(joint)
    roots = [name for name in links if name not in above]
    if len(roots) > 1:
        fail(
            f"{len(roots)} links have no parent",
            Place(whole, links[roots[1]].at.line),
            found=", ".join(roots[:5]),
            expected="one root link",
            hint="connect every other link to the tree with a joint, or remove it",
        )
    _refuse_cycles(builder, roots, above)
    for frame in builder.frames.values():
        known(frame.link, links, "the link of this frame does not exist", frame.at)
    _refuse_long_rows(builder, roots[0], children)
    return roots[0], {name: tuple(joints) for name, joints in children.items()}


def _refuse_long_rows(builder: Builder, root: str, children: Mapping[str, list[JointSpec]]) -> None:
    """Poses along fixed joints are multiplied exactly, and their numbers grow with each."""
    stack = [(root, 0)]
    while stack:
        link, fixed = stack.pop()
        for joint in children.get(link, ()):
            now = fixed + 1 if joint.type == "fixed" else 0
            FIXED.check(now, file=builder.scope.file, line=joint.at.line)
            stack.append((joint.child, now))


def _refuse_cycles(builder: Builder, roots: list[str], above: dict[str, JointSpec]) -> None:
    """Every link must lead up to the root."""
    sound = set(roots)
    for link in builder.links:
        path: list[str] = []
        on_path: set[str] = set()
        while link not in sound:
            if link in on_path:
                cycle = [*path[path.index(link) :], link]
                builder.scope.fail(
                    "these links form a cycle",
                    above[link].at,
                    found=" ← ".join(cycle[:8]),
                    hint="a robot is a tree with one root; closed chains are constraints",
                )
            path.append(link)
            on_path.add(link)
            link = above[link].parent
        sound |= on_path


def check_limits(spec: JointSpec, scope: Scope) -> None:
    """Remark on limits that exclude each other or forbid all motion."""
    limits = spec.limits
    if limits.lower is not None and limits.upper is not None and limits.upper <= limits.lower:
        low, high = f"{float(limits.lower):g}", f"{float(limits.upper):g}"
        message = f"the lower limit {low} is above the upper limit {high}"
        if limits.upper == limits.lower:
            message = f"both position limits are {low}: the joint cannot move"
        scope.note("suspicious", spec.at, message)
    given = [float(x) for x in (limits.lower, limits.upper) if x is not None]
    if spec.type == "revolute" and given and DEGREES[0] <= max(map(abs, given)) <= DEGREES[1]:
        shown = " and ".join(f"{x:g}" for x in given)
        message = (
            f"the limits {shown} rad are {max(map(abs, given)) / math.tau:.0f} turns: degrees?"
        )
        scope.note("suspicious", spec.at, message)
    for label, value in (("velocity", limits.velocity), ("effort", limits.effort)):
        if value is not None and value == 0:
            scope.note("suspicious", spec.at, f"the {label} limit is zero")


def check_elastic(spec: JointSpec, scope: Scope) -> None:
    """An elastic joint has one coordinate of its own, a motor, and a spring that pulls."""
    if spec.elastic is None:
        return
    reason = weakness(spec.elastic)
    if spec.kind is None or spec.kind.nv != 1 or spec.mimic is not None:
        reason = "only a joint with one coordinate of its own can be elastic"
    elif spec.elastic.motor:
        reason = "the motor of an elastic joint is named by emdeg"
    elif spec.motor.is_zero:
        reason = "an elastic joint needs the inertia of its motor"
    if reason is not None:
        hint = "motor = { rotor_inertia, gear_ratio } or { reflected }, elastic = { stiffness }"
        scope.fail(reason, spec.at, hint=hint)


def turning_axis(bodies: Sequence[Body], body: int | None, pose: Pose) -> Vector | None:
    """The one direction that a link ever turns about, in its own axes; zero if it never turns.

    None where its joints turn it about several directions, or it floats. `pose` is the link in its
    body.
    """
    found, to_body = Vector.zero(), Matrix.identity()
    along: Vector | None = None  # the direction, seen from the body that we are at
    while body is not None:
        joint = bodies[body].joint
        if joint.nv != 1:
            return None
        if joint.spin and along is None:
            found, along = to_body.column(2), Vector.unit(2)
        elif joint.spin and along is not None and not (is_zero(along[0]) and is_zero(along[1])):
            return None
        turn = joint.placement.rotation
        to_body = to_body @ turn.T
        along = None if along is None else turn @ along
        body = bodies[body].parent
    return pose.rotation.T @ found


def check_inertia(
    builder: Builder,
    inertia: Inertia,
    at: Place,
    known: Mapping[Expr, float],
    axis: Callable[[], Vector | None] = lambda: None,
) -> None:
    """Negative mass is refused; an impossible tensor too, unless it is allowed.

    Of a body that only ever turns about one `axis` (the first link, a planar arm), one moment of
    inertia enters the dynamics. Where others were left out, that is remarked and no fault.
    """
    scope = builder.scope
    if inertia.mass is ZERO and not inertia.is_zero:
        scope.note("suspicious", at, "a link without mass has an inertia tensor")
    for reason in objections(inertia, known):
        if "mass" in reason:
            scope.fail(reason, at, hint="correct the number")
        if _needs_no_more(builder, inertia, known, axis):
            scope.note(
                "note", at, f"{reason}; only the moment about its axis matters, and is given"
            )
            continue
        if not builder.allow_unphysical:
            hint = "correct it, or load with allow_unphysical=True (--allow-unphysical)"
            scope.fail(reason, at, hint=hint)
        scope.note("unphysical", at, reason)


def _needs_no_more(
    builder: Builder,
    inertia: Inertia,
    known: Mapping[Expr, float],
    axis: Callable[[], Vector | None],
) -> bool:
    """Was some moment left out, and does none matter but that about the axis, which is sound?"""
    given = [inertia.tensor[k, k] is not ZERO for k in range(3)]
    about = None if all(given) or builder.gives_whole_inertias else axis()
    if about is None:
        return False
    moment = numbers([about.dot(inertia.tensor @ about)], known)
    return moment is not None and moment[0] >= 0


def check_load(builder: Builder, load: Inertia, at: Place, known: Mapping[Expr, float]) -> None:
    """Negative mass is refused; what no body alone can have is remarked."""
    for reason in objections(load, known):
        if "mass" in reason:
            builder.scope.fail(reason, at, hint="what a robot carries adds mass")
        builder.scope.note("unphysical", at, reason)


def check_names(builder: Builder, robot: Mechanism) -> None:
    """Payload and wrench frames exist; leaves have mass."""
    scope = builder.scope
    frames = dict.fromkeys(robot.frame_names)
    for name in builder.wrench_frames:
        scope.known(name, frames, "the frame of an external wrench does not exist")
    for i, body in enumerate(robot.bodies):
        own = not body.joint.motor.is_zero and body.joint.elastic is None  # a drive's, on the link
        if not robot.children[i] and body.inertia.is_zero and not own:
            # the last body of a joint has the name of the joint's child link
            at = builder.links[body.name].at
            message = "the last link of a branch has no mass: the inertia matrix is singular"
            scope.note("suspicious", at, message)
