"""What a description must satisfy as a whole: one tree, sound bodies, names that do not clash."""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.errors import LoadError
from emdeg.exact.graph import ZERO, Expr
from emdeg.robot.build.builder import Builder, JointSpec, LinkSpec
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.physical import objections


def check_tree(builder: Builder) -> tuple[str, Mapping[str, tuple[JointSpec, ...]]]:
    """The root link, and the joints that leave each link; one tree that holds every link."""
    scope, links = builder.scope, builder.links
    if not links:
        scope.fail("the robot has no links", element=f"robot {builder.name}")
    children: dict[str, list[JointSpec]] = {}
    above: dict[str, JointSpec] = {}
    for joint in builder.joints.values():
        element = f"joint {joint.name}"
        for role, name in (("parent", joint.parent), ("child", joint.child)):
            if name not in links:
                scope.fail(
                    f"the {role} link does not exist",
                    element=element,
                    line=joint.line,
                    found=name,
                    hint=did_you_mean(name, links),
                )
        if joint.child in above:
            scope.fail(
                f"link {joint.child!r} has two parents: joints {above[joint.child].name!r} and "
                f"{joint.name!r}",
                element=element,
                line=joint.line,
                hint="a robot is a tree; closed chains are constraints between frames",
            )
        if joint.parent == joint.child:
            scope.fail(
                "the joint connects a link with itself",
                element=element,
                line=joint.line,
                found=joint.parent,
            )
        above[joint.child] = joint
        children.setdefault(joint.parent, []).append(joint)
    roots = [name for name in links if name not in above]
    if len(roots) > 1:
        scope.fail(
            f"{len(roots)} links have no parent",
            element=f"robot {builder.name}",
            line=links[roots[1]].line,
            found=", ".join(roots[:5]),
            expected="one root link",
            hint="connect every other link to the tree with a joint, or remove it",
        )
    _refuse_cycles(builder, roots, above)
    for frame in builder.frames.values():
        if frame.link not in links:
            scope.fail(
                "the link of this frame does not exist",
                element=f"frame {frame.name}",
                line=frame.line,
                found=frame.link,
                hint=did_you_mean(frame.link, links),
            )
    return roots[0], {name: tuple(joints) for name, joints in children.items()}


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
                    element=f"joint {above[link].name}",
                    line=above[link].line,
                    found=" ← ".join(cycle[:8]),
                    hint="a robot is a tree with one root; closed chains are constraints",
                )
            path.append(link)
            on_path.add(link)
            link = above[link].parent
        sound |= on_path


def check_limits(spec: JointSpec, scope: Scope) -> None:
    """Refuse limits that exclude each other; remark on those that forbid all motion."""
    limits, element = spec.limits, f"joint {spec.name}"
    if limits.lower is not None and limits.upper is not None:
        if limits.upper < limits.lower:
            scope.note(
                "suspicious",
                element,
                f"the lower limit {float(limits.lower):g} is above the upper limit "
                f"{float(limits.upper):g}",
                spec.line,
            )
        elif limits.upper == limits.lower:
            scope.note(
                "suspicious",
                element,
                f"both position limits are {float(limits.lower):g}: the joint cannot move",
                spec.line,
            )
    for label, value in (("velocity", limits.velocity), ("effort", limits.effort)):
        if value is not None and value == 0:
            scope.note("suspicious", element, f"the {label} limit is zero", spec.line)


def check_inertia(builder: Builder, link: LinkSpec, known: Mapping[Expr, float]) -> None:
    """Negative mass is refused; an impossible tensor too, unless it is allowed."""
    scope, element = builder.scope, f"link {link.name}"
    for inertia in link.inertias:
        if inertia.mass is ZERO and not inertia.is_zero:
            scope.note(
                "suspicious", element, "a link without mass has an inertia tensor", link.line
            )
        for reason in objections(inertia, known):
            if builder.allow_unphysical and "mass" not in reason:
                scope.note("unphysical", element, reason, link.line)
                continue
            raise LoadError(
                reason,
                element=element,
                file=scope.file,
                line=link.line,
                hint="correct the number"
                if "mass" in reason
                else "correct it, or load with allow_unphysical=True (--allow-unphysical)",
            )


def check_names(builder: Builder, robot: Mechanism) -> None:
    """Payload and wrench frames exist; leaves have mass."""
    scope = builder.scope
    known = {f.name for f in robot.frames} | {b.name for b in robot.bodies} | {robot.base_name}
    for name in builder.wrench_frames:
        if name not in known:
            scope.fail(
                "the frame of an external wrench does not exist",
                found=name,
                hint=did_you_mean(name, sorted(known)),
            )
    for i, body in enumerate(robot.bodies):
        if not robot.children[i] and body.inertia.is_zero and not body.joint.motor.is_zero:
            continue
        if not robot.children[i] and body.inertia.is_zero:
            scope.note(
                "suspicious",
                f"link {body.name}",
                "the last link of a branch has no mass: the inertia matrix is singular",
                builder.links[body.name].line if body.name in builder.links else None,
            )
