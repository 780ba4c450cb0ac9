"""Joints of an SDF model: their kinds, axes, limits, and the loops that they close.

    revolute, continuous, prismatic, fixed    as everywhere
    ball                                      three turns about x, y, z
    universal, revolute2                      two turns: about axis, then about axis2
    screw                                     turns by q and slides by screw_thread_pitch·q/2π

An axis is given in the joint's frame; `expressed_in` names another one, `use_parent_model_frame`
(before 1.7) the model's, which is also meant before 1.5. A gearbox ties three links: it is refused.
A joint whose child has a parent already closes a loop (revolute, ball, prismatic, fixed).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from emdeg.exact.graph import const
from emdeg.exact.linalg import Vector
from emdeg.exact.numbers import Number, exact, simplest
from emdeg.robot.build.axes import turn_to
from emdeg.robot.build.builder import Builder
from emdeg.robot.build.rotations import applied
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.loops import LOOP_TYPES, TRANSLATIONS, Loop
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Friction, Limits, Mimic
from emdeg.robot.model.report import Place
from emdeg.robot.read.sdf.sdf_frames import WORLD, Frames, child_of, full, joint_frame, texts
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import decimal
from emdeg.robot.read.xml.xml_tree import Element

_TYPES = {
    "revolute": "revolute", "continuous": "continuous", "prismatic": "prismatic",
    "fixed": "fixed", "ball": "spherical", "universal": "universal", "revolute2": "revolute",
    "screw": "screw",
}  # fmt: skip
_CLOSING = {
    "revolute": "revolute", "continuous": "revolute", "ball": "point", "fixed": "weld",
    "prismatic": "prismatic",
}  # fmt: skip
_ENDLESS = 1e16  # SDFormat's words for "no limit": ±1e16, inf, and −1 for effort and velocity
_INFINITE = ("inf", "+inf", "-inf", "infinity", "-infinity")
_READ = (
    "parent", "child", "pose", "axis", "axis2", "screw_thread_pitch", "thread_pitch",
)  # fmt: skip
_REASONS = {
    "physics": "settings of a simulator", "sensor": "sensors have no dynamics",
    "gearbox_ratio": "a gearbox is refused where it is one", "plugin": "emdeg runs no programs",
}  # fmt: skip


@dataclass(frozen=True)
class _Cut:
    """A joint that closes a loop."""

    name: str
    kind: str
    parent: str
    child: str
    element: Element


@dataclass
class Joints:
    """Feeds the joints of a model to a builder."""

    builder: Builder
    frames: Frames
    gathered: Gathered
    version: tuple[int, int]
    held: set[str] = field(default_factory=set)  # links that are some joint's child
    cuts: list[_Cut] = field(default_factory=list)

    def read(self, model: Element, scope: str) -> None:
        """All joints of a model, then those of the models in it, in document order."""
        for element in model.children:
            if element.tag == "joint":
                self.joint(element, scope)
            elif element.tag == "model":
                self.read(element, full(scope, element.attributes.get("name", "")))

    def joint(self, element: Element, scope: str) -> None:
        """One joint, or the loop that it closes."""
        name, kind = full(scope, element.attributes["name"]), element.attributes.get("type", "")
        if kind not in _TYPES:
            hint = (
                "a gearbox ties three links: let one joint mimic the other"
                if kind == "gearbox"
                else None
            )
            raise element.error(
                "this type of joint is not supported", attribute="type", found=repr(kind),
                expected="one of " + ", ".join(_TYPES), hint=hint,
            )  # fmt: skip
        for inner in element.children:
            if inner.tag not in _READ:
                reason = _REASONS.get(inner.tag, "unknown tag inside <joint>")
                self.gathered.skip(f"<{inner.tag}>", reason, inner.line)
        ends = [self._end(element, end, scope) for end in ("parent", "child")]
        parent, child = ends
        if parent == child:
            raise element.error("the joint connects a link with itself", found=parent)
        axis = self._axis(element, "axis", name, scope, kind)
        if child in self.held:
            self._cut(element, name, kind, parent, child, axis)
            return
        self.held.add(child)
        origin = self.frames.between(parent, joint_frame(name), element)
        outboard = self.frames.between(joint_frame(name), child, element)
        details = self._details(element, "axis", name, scope, kind)
        if kind == "revolute2":
            axis2 = self._axis(element, "axis2", name, scope, kind)
            between = f"{name}/between"
            self.builder.link(between)
            self.held.add(between)
            self.builder.joint(
                f"{name}/1", "revolute", parent, between, origin=origin, axis=tuple(axis),
                line=element.line, **details,
            )  # fmt: skip
            details = self._details(element, "axis2", name, scope, kind)
            parent, origin, axis, name = between, Pose.identity(), axis2, f"{name}/2"
        elif kind == "universal":
            details["axis2"] = tuple(self._axis(element, "axis2", name, scope, kind))
        elif kind == "screw":
            details["pitch"] = self._pitch(element)
        elif kind == "ball":
            message = "the ball joint became three turns about x, y and z"
            self.gathered.note("altered", Place(f"joint {name}", element.line), message)
        self.builder.joint(
            name, _TYPES[kind], parent, child, origin=origin, outboard=outboard,
            axis=tuple(axis), line=element.line, **details,
        )  # fmt: skip

    def _end(self, element: Element, end: str, scope: str) -> str:
        """The link that a joint holds on to; `world` is the world in every scope."""
        given = child_of(element, end)
        name = given if given == WORLD else full(scope, given)
        return self.frames.link_of(name, element)

    # -- axes, limits, friction -----------------------------------------------------------

    def _axis(self, element: Element, tag: str, name: str, scope: str, kind: str) -> Vector:
        """The direction of an axis in the joint's frame."""
        found = element.all(tag)
        if not found or not found[0].all("xyz"):
            if found or kind in ("fixed", "ball"):
                return Vector((0, 0, 1))
            raise element.error(f"<{tag}> is missing", expected=f"<{tag}><xyz>0 0 1</xyz></{tag}>")
        xyz = found[0].all("xyz")[0]
        axis = texts(xyz, 3)
        length = math.hypot(*map(float, axis))
        if not length:
            raise xyz.error("the axis is zero", found=xyz.text.strip())
        if abs(length - 1) > 1e-9:
            at = Place(f"joint {name}", xyz.line)
            self.gathered.note("altered", at, f"the axis of length {length:g} was normalised")
        flag = found[0].all("use_parent_model_frame")
        modelled = flag[0].text.strip().lower() in ("true", "1") if flag else self.version < (1, 5)
        given = xyz.attributes.get("expressed_in", "")
        if not given and not modelled:
            return Vector(axis)
        frame = full(scope, given or "__model__")
        here = self.frames.place(joint_frame(name), element).inverse() @ self.frames.place(
            frame, element
        )
        if here.exactly is not None:
            return here.exactly.rotation @ Vector(axis)
        turned = applied(here.rotation, [float(x) for x in axis])
        return Vector(exact(0.0 if abs(x) < 1e-15 else x) for x in turned)

    def _details(
        self, element: Element, tag: str, name: str, scope: str, kind: str
    ) -> dict[str, Any]:
        """Limits, friction and mimic of an axis."""
        if kind in ("fixed", "ball") or not element.all(tag):
            return {}
        axis = element.all(tag)[0]
        at = Place(f"joint {name}", axis.line)
        dynamics = next(iter(axis.all("dynamics")), None)
        friction = Friction(*(const(_number(dynamics, t, 0) or 0) for t in ("damping", "friction")))
        if _number(dynamics, "spring_stiffness", 0):
            self.gathered.note("ignored", at, "its spring is not modelled")
        limit = next(iter(axis.all("limit")), None)
        ends = ("lower", "upper") if kind != "continuous" else ()
        drive = {key: _positive(_number(limit, key, None)) for key in ("velocity", "effort")}
        limits = Limits(**{key: _number(limit, key, None) for key in ends}, **drive)
        found: dict[str, Any] = {"limits": limits, "friction": friction}
        mimic = next(iter(axis.all("mimic")), None)
        if mimic is not None and kind in ("revolute", "continuous", "prismatic"):
            found["mimic"] = self._mimic(mimic, scope)
        return found

    def _mimic(self, mimic: Element, scope: str) -> Mimic:
        """q = multiplier·(q_leader − reference) + offset."""
        leader = mimic.attributes.get("joint", "")
        if mimic.attributes.get("axis", "axis") != "axis" or not leader:
            raise mimic.error("a joint can follow the first axis of another joint only")
        multiplier = _number(mimic, "multiplier", 1) or 0
        offset, reference = (_number(mimic, key, 0) or 0 for key in ("offset", "reference"))
        return Mimic(full(scope, leader), multiplier, offset - multiplier * reference)

    def _pitch(self, element: Element) -> Number:
        """Metres in a radian; the old thread_pitch is −1 over that (rad/m)."""
        for tag in ("screw_thread_pitch", "thread_pitch"):
            for given in element.all(tag):
                value = decimal(given, "", given.text.strip())
                if not value:
                    raise given.error("a screw without a pitch is a revolute joint", found="0")
                if tag == "thread_pitch":
                    return simplest(Fraction(-1) / value)
                return exact(float(value) / (2 * math.pi))
        raise element.error(
            "<screw_thread_pitch> is missing", expected="<screw_thread_pitch>m per turn</…>"
        )

    # -- what a tree has not --------------------------------------------------------------

    def hold_roots(self, world: str, floating: bool) -> None:
        """Links that no joint holds are fixed to the world, or float in it."""
        roots = [link for link in self.builder.links if link != world and link not in self.held]
        for root in roots:
            element = self.frames.frames[root].element
            name = "root_joint" if len(roots) == 1 else f"root_joint_{root}"
            while name in self.builder.joints or name in self.frames.frames:
                name += "_"
            kind = "floating" if floating else "fixed"
            origin = self.frames.between(world, root, element)
            self.builder.joint(name, kind, world, root, origin=origin, line=element.line)
            if not floating:
                self.gathered.note(
                    "note", Place(f"link {root}", element.line),
                    "no joint holds it to the world, so that it floats in Gazebo; here it is fixed "
                    "(floating_base lets it float)",
                )  # fmt: skip

    def _cut(
        self, element: Element, name: str, kind: str, parent: str, child: str, axis: Vector
    ) -> None:
        if kind not in _CLOSING:
            raise element.error(
                f"the link {child!r} has two parents, and a {kind} joint cannot close a loop",
                expected=", ".join(_CLOSING),
            )
        self.cuts.append(_Cut(name, _CLOSING[kind], parent, child, element))
        turn = turn_to(tuple(axis), self.builder.scope, name, element.line)  # its axis is z there
        for number, link in ((1, parent), (2, child)):
            at_joint = self.frames.between(link, joint_frame(name), element)
            pose = at_joint @ Pose(turn, Vector.zero())
            self.builder.frame(f"{name}:{number}", link, pose, line=element.line)

    def close_loops(self, robot: Mechanism) -> Mechanism:
        """The robot with the loops that its other joints close."""
        for cut in self.cuts:
            first, second = f"{cut.name}:1", f"{cut.name}:2"
            directions = LOOP_TYPES[cut.kind]
            axes = robot.base_name if directions == TRANSLATIONS else first
            loop = Loop(cut.name, first, second, directions, axes)
            robot = robot.replaced(loops=(*robot.loops, loop))
            message = f"link {cut.child!r} has a parent already: this joint closes a loop"
            self.gathered.note("note", Place(f"joint {cut.name}", cut.element.line), message)
        return robot


def _number(holder: Element | None, tag: str, default: Number | None) -> Number | None:
    """The number in a child's text; what is endless is None."""
    given = [] if holder is None else holder.all(tag)
    if not given:
        return default
    text = given[0].text.strip()
    if text.lower() in _INFINITE:
        return None
    value = decimal(given[0], "", text)
    return None if abs(float(value)) >= _ENDLESS else value


def _positive(value: Number | None) -> Number | None:
    """−1 stands for no limit."""
    return None if value is not None and value < 0 else value
