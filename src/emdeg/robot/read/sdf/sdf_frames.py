"""Where things are in an SDF model: every link, joint, frame and nested model is a frame.

    <pose relative_to="frame" degrees rotation_format>x y z roll pitch yaw</pose>

    link, frame, nested model   relative to the model            unless `relative_to` says otherwise
    joint                       relative to its child link      (a frame: to what it is attached to)

    pose of b in a = (pose of a in the root)⁻¹ ∘ (pose of b in the root)

Poses whose angles have exact cosines are multiplied exactly; of others the product is taken in
double precision, and the report says so. (http://sdformat.org/tutorials, "pose frame semantics".)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from emdeg.exact.graph import CONST
from emdeg.exact.linalg import Vector
from emdeg.exact.numbers import Number, exact
from emdeg.limits import ELEMENT_NESTING
from emdeg.robot.build.builder import Builder
from emdeg.robot.build.rotations import (
    Rows,
    applied,
    matrix_of_quaternion,
    matrix_of_rpy,
    rpy_of_matrix,
    times,
    transposed,
)
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.report import Place
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import decimal
from emdeg.robot.read.xml.xml_tree import Element

WORLD = "world"
JOINT = "\0"  # before the names of joints' frames: XML has no such character
_UNIT = 1e-6  # how far from 1 the norm of a quaternion may be


@dataclass(frozen=True)
class Located:
    """A pose: exact where its angles have exact cosines, and as doubles."""

    exactly: Pose | None
    rotation: Rows
    translation: Sequence[float]

    def __matmul__(self, inner: Located) -> Located:
        both = self.exactly is not None and inner.exactly is not None
        moved = applied(self.rotation, inner.translation)
        return Located(
            self.exactly @ inner.exactly if both else None,  # type: ignore[operator]  # both are
            times(self.rotation, inner.rotation),
            [a + b for a, b in zip(self.translation, moved, strict=True)],
        )

    def inverse(self) -> Located:
        """The outer frame seen from the inner one."""
        turned = transposed(self.rotation)
        back = [-x for x in applied(turned, self.translation)]
        return Located(None if self.exactly is None else self.exactly.inverse(), turned, back)


HERE = Located(Pose.identity(), matrix_of_rpy((0, 0, 0)), (0.0, 0.0, 0.0))


@dataclass
class Framed:
    """A named frame: what its pose is relative to, and the link that carries it."""

    name: str  # in full: outer::inner::name
    element: Element
    pose: Element | None
    relative_to: str  # in full
    attached_to: str | None  # in full; None for a link, which carries itself
    place: Located | None = None  # in the root, when it is known


@dataclass
class Frames:
    """All frames of a model, resolved when they are asked for."""

    builder: Builder
    gathered: Gathered
    frames: dict[str, Framed] = field(default_factory=dict)
    rounded: list[Element] = field(default_factory=list)  # whose relative poses are no exact ones

    @cached_property
    def scratch(self) -> Builder:
        """Reads angles without leaving parameters behind; what it snaps is remarked once."""
        scope = Scope(snap=self.builder.scope.snap, file=self.builder.scope.file)
        return Builder("poses", scope=scope)

    def add(self, framed: Framed) -> None:
        """One more; names are unique in an SDF model, whatever they name."""
        if framed.name in self.frames:
            first = self.frames[framed.name].element
            raise framed.element.error(
                "two things of the model have this name",
                found=framed.name,
                hint=f"the first is a <{first.tag}> on line {first.line}; rename one",
            )
        self.frames[framed.name] = framed

    def known(self, name: str, by: Element) -> Framed:
        """A frame by its full name; before 1.7 a joint and a link could have the same one."""
        name = name if name in self.frames else joint_frame(name)
        if name not in self.frames:
            expected = ", ".join([n for n in self.frames if JOINT not in n][:20])
            raise by.error("there is no such frame", found=name[len(JOINT) :], expected=expected)
        return self.frames[name]

    def link_of(self, name: str, by: Element) -> str:
        """The link that carries a frame."""
        for _ in range(len(self.frames) + 1):
            framed = self.known(name, by)
            if framed.attached_to is None:
                return framed.name
            name = framed.attached_to
        raise by.error("these frames are attached to each other in a circle", found=name)

    def place(self, name: str, by: Element) -> Located:
        """Where a frame is in the root frame."""
        chain: list[Framed] = []
        while True:
            framed = self.known(name, by)
            if framed.place is not None:
                break
            if framed in chain:
                raise framed.element.error(
                    "the poses of these frames are relative to each other in a circle",
                    found=" → ".join(f.name for f in chain[-8:]),
                )
            chain.append(framed)
            name, by = framed.relative_to, framed.element
        found = framed.place
        for framed in reversed(chain):
            found = found @ self.read(framed.pose, framed.name)
            framed.place = found
        return found

    def between(self, outer: str, inner: str, by: Element) -> Pose:
        """The pose of a frame in another one."""
        return self.exact(self.place(outer, by).inverse() @ self.place(inner, by), inner, by)

    def exact(self, located: Located, name: str, by: Element) -> Pose:
        """A pose of the robot; its angles become parameters where they have no exact cosine."""
        if located.exactly is not None:
            return located.exactly
        self.rounded.append(by)
        xyz = [exact(0.0 if abs(x) < 1e-16 else x) for x in located.translation]
        at = Place(f"{by.tag} {name}", by.line)
        return self.builder.pose(xyz, rpy_of_matrix(located.rotation), name=name, at=at)

    def read(self, pose: Element | None, name: str) -> Located:
        """The numbers of a <pose>."""
        if pose is None or not pose.text.split():
            return HERE
        quaternion = pose.attributes.get("rotation_format", "euler_rpy") == "quat_xyzw"
        numbers = texts(pose, 7 if quaternion else 6)
        xyz, turn = numbers[:3], numbers[3:]
        if quaternion:
            return self._of_quaternion(pose, xyz, turn)
        if pose.attributes.get("degrees", "false") in ("true", "1"):
            cells: list[Number | str] = [f"({t}) deg" if t else 0 for t in turn]
            turn = tuple(exact(math.radians(float(t))) for t in turn)
        else:
            cells = list(turn)
        before = len(self.scratch.scope.findings)
        exactly: Pose | None = self.scratch.pose(
            xyz, cells, at=Place(f"<pose> of {name}", pose.line)
        )
        assert exactly is not None
        if any(entry.kind != CONST for entry in exactly.rotation.entries):
            exactly = None  # whatever was said of its angles is said again, of the product
            del self.scratch.scope.findings[before:]
        for finding in self.scratch.scope.findings[before:]:
            self.gathered.findings.append(finding)
        return Located(exactly, matrix_of_rpy([float(t) for t in turn]), [float(x) for x in xyz])

    def _of_quaternion(
        self, pose: Element, xyz: Sequence[Number], turn: Sequence[Number]
    ) -> Located:
        x, y, z, w = (float(t) for t in turn)
        norm = math.sqrt(x * x + y * y + z * z + w * w)
        if abs(norm - 1) > _UNIT:
            raise pose.error("this is no unit quaternion", found=pose.text, expected="|h| = 1")
        straight = abs(w) == 1 and not (x or y or z)
        exactly = Pose(HERE.exactly.rotation, Vector(xyz)) if straight and HERE.exactly else None
        rows = matrix_of_quaternion(*(c / norm for c in (w, x, y, z)))
        return Located(exactly, rows, [float(c) for c in xyz])


def texts(element: Element, size: int) -> tuple[Number, ...]:
    """`size` numbers in the text of an element."""
    parts = element.text.split()
    if len(parts) != size:
        raise element.error(
            f"<{element.tag}> must hold {size} numbers", found=repr(element.text.strip()[:100])
        )
    return tuple(decimal(element, "", part) for part in parts)


def full(scope: str, name: str) -> str:
    """The name of something in a nested model, from outside."""
    return f"{scope}::{name}" if scope else name


def joint_frame(name: str) -> str:
    """The frame of a joint."""
    return JOINT + name


def gather(model: Element, frames: Frames, scope: str, old: bool, depth: int = 0) -> None:
    """Every frame of a model and of models in it; `old`: before 1.7 `frame` said relative_to."""
    ELEMENT_NESTING.check(depth, file=model.document.file, line=model.line)
    own = full(scope, "__model__")
    for element in model.children:
        if element.tag not in ("link", "joint", "frame", "model"):
            continue
        name = element.attributes.get("name", "")
        if not name or "::" in name or (name.startswith("__") and name.endswith("__")):
            raise element.error("this cannot be a name", attribute="name", found=repr(name))
        pose = next(iter(element.all("pose")), None)
        given = "" if pose is None else pose.attributes.get("frame" if old else "relative_to", "")
        attached, default = None, own
        if element.tag == "joint":
            child = full(scope, child_of(element, "child"))
            attached = default = child
        elif element.tag == "frame":
            to = element.attributes.get("attached_to", "")
            attached = default = full(scope, to) if to else own
        elif element.tag == "model":
            inner = full(scope, name)
            links = [e.attributes.get("name", "") for e in element.walk() if e.tag == "link"]
            if element.attributes.get("placement_frame"):
                raise element.error(
                    "placement_frame is not supported", hint="give the pose of the model itself"
                )
            first = element.attributes.get("canonical_link") or (links[0] if links else "")
            attached = full(inner, first)
            frames.add(Framed(full(inner, "__model__"), element, None, inner, attached))
        relative = full(scope, given) if given else default
        whole = full(scope, name) if element.tag != "joint" else joint_frame(full(scope, name))
        frames.add(Framed(whole, element, pose, relative, attached))
        if element.tag == "model":
            gather(element, frames, full(scope, name), old, depth + 1)


def child_of(joint: Element, end: str) -> str:
    """The name in <parent> or <child>."""
    found = joint.all(end)
    text = found[0].text.strip() if found else ""
    if len(found) != 1 or not text:
        raise joint.error(f"one <{end}> is needed", expected=f"<{end}>the name of a link</{end}>")
    return text
