"""Builder: the links and joints of a description, collected in any order.

Joint types: revolute, continuous, prismatic, screw, fixed, floating, spherical, planar, universal.
Every loader of trees feeds this class, and assembly.py makes the bodies of it; users have
`emdeg.RobotBuilder`.
Cells may be numbers, exact numbers, expressions, or texts such as "L1/2" and "-90 deg".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from fractions import Fraction
from pathlib import Path
from typing import Any

from emdeg.errors import LoadError
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector, rotation_x, rotation_y, rotation_z
from emdeg.exact.numbers import Number
from emdeg.limits import NAME, OF_TABLES, PAYLOADS
from emdeg.robot.cells.inertia_input import read_inertia
from emdeg.robot.cells.scope import SNAP, Cell, Scope
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.joints import JointKind
from emdeg.robot.model.kinds import KINDS
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.names import did_you_mean, objection
from emdeg.robot.model.parts import BaseMotion, Elastic, Friction, Limits, Mimic, Motor, Payload
from emdeg.robot.model.report import NOWHERE, ImportReport, Place

#: Kinds of joints (model/joints.py), and names for what is built of them.
JOINT_TYPES = (*KINDS, "continuous", "fixed", "spherical", "planar", "universal")
X, Y, Z = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@dataclass
class LinkSpec:
    """A link: the bodies fixed to it, each seen from the link frame."""

    at: Place
    inertias: list[Inertia] = field(default_factory=list)
    given: tuple[Inertia, Pose] | None = None  # as the description has it, and in which frame


@dataclass(frozen=True)
class JointSpec:
    """A joint as its source describes it."""

    name: str
    type: str
    kind: JointKind | None  # None for what is built of several joints, or of none
    parent: str
    child: str
    origin: Pose
    axis: tuple[Expr, ...]
    axis2: tuple[Expr, ...]
    limits: Limits
    friction: Friction
    motor: Motor
    mimic: Mimic | None
    outboard: Pose
    at: Place
    elastic: Elastic | None = None


@dataclass(frozen=True)
class FrameSpec:
    """A named frame on a link."""

    name: str
    link: str
    pose: Pose
    at: Place


class Builder:
    """Collects a description; `assemble` checks it as a whole and makes the mechanism."""

    def __init__(
        self,
        name: str,
        *,
        snap: float = SNAP,
        allow_unphysical: bool = False,
        file: str | None = None,
        source: str = "",
        title: str = "",
        scope: Scope | None = None,
    ) -> None:
        self.scope = scope if scope is not None else Scope(snap=snap, file=file)
        NAME.check(len(name), file=self.scope.file)
        self.name = self.scope.label(name, Place("name"))
        self.allow_unphysical = allow_unphysical
        self.gives_whole_inertias = False  # of a format in which nothing can be left out
        self.source = self.scope.label(source, Place("source"), prose=True)
        self.title = self.scope.label(title, Place("title"), prose=True)
        self.links: dict[str, LinkSpec] = {}
        self.joints: dict[str, JointSpec] = {}
        self.frames: dict[str, FrameSpec] = {}
        self.payloads: list[tuple[Payload, Place]] = []  # each seen from its link or frame
        self.unproven: list[tuple[Matrix, Place]] = []  # what must be rotations
        self.wrench_frames: list[str] = []
        self.gravity = Vector((0, 0, Fraction(-981, 100)))
        self.base_motion = BaseMotion()

    # -- values -----------------------------------------------------------------------

    def length(self, cell: Cell, at: Place = NOWHERE) -> Expr:
        """A scalar cell as an exact expression."""
        return self.scope.length(cell, at)

    def vector(self, cells: Sequence[Cell], at: Place = NOWHERE) -> Vector:
        """Three scalar cells."""
        if len(cells) != 3:
            self.scope.fail("three numbers are needed", at, found=f"{len(cells)} numbers")
        return Vector(self.length(c, at) for c in cells)

    def pose(
        self,
        xyz: Sequence[Cell] = (0, 0, 0),
        rpy: Sequence[Cell] = (0, 0, 0),
        *,
        name: str = "origin",
        at: Place = NOWHERE,
    ) -> Pose:
        """Translation xyz and rotation Rot(z, yaw)·Rot(y, pitch)·Rot(x, roll).

        `name` is what the parameters of angles that are not exact are called after.
        """
        translation = self.vector(xyz, at)
        if len(rpy) != 3:
            self.scope.fail("three angles are needed", at, found=len(rpy))
        if all(isinstance(cell, int) and cell == 0 for cell in rpy):
            return Pose(Matrix.identity(), translation)
        at = Place(at.element or name, at.line)
        roll, pitch, yaw = (
            self.scope.angle(cell, at, name=f"{label}_{name}")
            for cell, label in zip(rpy, ("roll", "pitch", "yaw"), strict=True)
        )
        rotation = rotation_z(yaw) @ rotation_y(pitch) @ rotation_x(roll)
        return Pose(rotation, translation)

    def inertia(
        self,
        mass: Cell = 0,
        com: Sequence[Cell] = (0, 0, 0),
        *,
        about: str = "com",
        products: str = "matrix",
        at: Place = NOWHERE,
        **tensor: Cell,
    ) -> Inertia:
        """Mass, centre of mass and tensor (xx, yy, zz, xy, xz, yz) in the axes of one frame.

        `about`: the tensor is about the centre of mass ("com") or the frame's origin ("frame").
        `products`: xy, xz, yz are matrix elements −∫xy dm ("matrix") or +∫xy dm ("integral").
        """
        return read_inertia(self.scope, mass, com, tensor, about=about, products=products, at=at)

    # -- the tree ---------------------------------------------------------------------

    def link(
        self,
        name: str,
        inertia: Inertia | None = None,
        *,
        origin: Pose | None = None,
        line: int | None = None,
    ) -> None:
        """A link; its inertia is given in the frame `origin` (default: the link frame)."""
        spec = self.links[name] = LinkSpec(self._place("link", name, line, self.links))
        if inertia is not None:
            spec.inertias.append(inertia if origin is None else inertia.moved(origin))
            spec.given = inertia, origin or Pose.identity()

    def joint(
        self,
        name: str,
        type: str,
        parent: str,
        child: str,
        *,
        origin: Pose | None = None,
        axis: Sequence[Cell] | None = None,
        axis2: Sequence[Cell] = Y,
        limits: Limits | None = None,
        friction: Friction | None = None,
        motor: Motor | None = None,
        mimic: Mimic | None = None,
        elastic: Elastic | None = None,
        outboard: Pose | None = None,
        line: int | None = None,
        **settings: Cell,
    ) -> None:
        """A joint between two links, which may be declared before or after it.

        `origin` is the pose of the child's link frame in the parent's at q = 0; `axis` is in the
        child's frame (it need not have unit length; z unless given). A universal joint turns about
        `axis` (x unless given), then about `axis2`. `mimic.of` names the joint it follows.
        `elastic` is a spring between motor and link: the motor becomes a joint of its own
        (edit/elastic.py). `settings` are those of the kind: the `pitch` of a screw, m/rad.
        `outboard` moves the child's link frame away from the joint, as standard DH does:
        parent link → origin → motion about axis → outboard → child link.
        """
        at = self._place("joint", name, line, self.joints)
        if type not in JOINT_TYPES:
            known, hint = ", ".join(JOINT_TYPES), did_you_mean(type, JOINT_TYPES)
            self.scope.fail(
                f"unknown joint type {type!r}", at, found=type, expected=known, hint=hint
            )
        if axis is None:
            axis = X if type == "universal" else Z
        self.joints[name] = JointSpec(
            name,
            type,
            self.kind(type, settings, at),
            parent,
            child,
            origin or Pose.identity(),
            tuple(self.vector(axis, at.part("axis"))),
            tuple(self.vector(axis2, at.part("axis2"))),
            limits or Limits(),
            friction or Friction(),
            motor or Motor(),
            mimic,
            outboard or Pose.identity(),
            at,
            elastic,
        )

    def kind(self, type: str, settings: Mapping[str, Cell], at: Place) -> JointKind | None:
        """The kind that a type names, with its settings; None for types built of several."""
        found = KINDS.get("revolute" if type == "continuous" else type)
        needed = () if found is None else tuple(f.name for f in fields(found))
        for name in settings:
            if name not in needed:
                self.scope.fail(f"a {type} joint has no {name}", at)
        for name in needed:
            if name not in settings:
                hint = f"give {name} beside the type: a number or an expression, SI units"
                self.scope.fail(f"a {type} joint needs its {name}", at, hint=hint)
        values = {n: self.length(settings[n], at) for n in needed}
        return None if found is None else found(**values)

    def frame(
        self, name: str, link: str, pose: Pose | None = None, *, line: int | None = None
    ) -> None:
        """A named frame on a link: a tool, a sensor, a point where a wrench acts."""
        at = self._place("frame", name, line, self.frames)
        self.frames[name] = FrameSpec(name, link, pose or Pose.identity(), at)

    def payload(self, name: str, frame: str, inertia: Inertia, *, line: int | None = None) -> None:
        """A load, seen from a link or frame; it becomes part of the body's inertia."""
        at = self._place("payload", name, line, {})
        PAYLOADS.check(len(self.payloads) + 1, file=self.scope.file, line=line)
        self.payloads.append((Payload(name, frame, inertia), at))

    def wrench_frame(self, name: str) -> None:
        """An external wrench will act at this frame or link."""
        self.wrench_frames.append(name)

    def mechanism(self, **tree: Any) -> Mechanism:
        """The mechanism with this tree: bodies, frames, base_inertia and base_name."""
        return Mechanism(
            name=self.name,
            gravity=self.gravity,
            parameters=self.scope.settled_parameters(),
            wrench_frames=tuple(self.wrench_frames),
            base_motion=self.base_motion,
            title=self.title,
            source=self.source,
            report=ImportReport(tuple(self.scope.findings)),
            **tree,
        )

    def parameters(self, known: Mapping[str, Cell]) -> None:
        """Values of symbols."""
        for name, value in known.items():
            self.scope.declare(name, value)

    # -- inside -----------------------------------------------------------------------

    def _place(
        self,
        kind: str,
        name: str,
        line: int | None,
        taken: Mapping[str, LinkSpec | JointSpec | FrameSpec],
    ) -> Place:
        """Where something with this name stands; the name must be sound and not be taken."""
        limit = OF_TABLES[kind]
        if len(taken) >= limit.most:
            raise limit.error(len(taken) + 1, file=self.scope.file, line=line)
        reason = objection(name)
        if reason is not None:
            message = f"this cannot be the name of a {kind}: {reason}"
            hint = "use letters, digits and _ - . / :"
            self.scope.fail(message, Place(line=line), found=name, hint=hint)
        at = Place(f"{kind} {name}", line)
        if name in taken:
            first = taken[name].at.line
            where = "" if first is None else f" (the first is in line {first})"
            hint = f"give every {kind} a name of its own"
            self.scope.fail(f"two {kind}s have this name{where}", at, hint=hint)
        return at


@dataclass(frozen=True)
class Options:
    """How to read a description, as the arguments of `emdeg.load` say; `file` is for messages.

    `folder` is where a description that stands in a file may include others from, `meshes` where
    meshes may be read; None: nowhere. `density` (kg/m³) is of links that have shapes only.
    """

    snap: float = SNAP
    allow_unphysical: bool = False
    floating_base: bool = False
    file: str | None = None
    lenient: bool = False
    folder: Path | None = None
    meshes: Path | None = None
    density: Number = 1000

    def __post_init__(self) -> None:
        if not 0 <= self.snap < 0.13:
            raise LoadError(
                "snap is out of range", found=self.snap, expected="0 ≤ snap < π/24 (rad)"
            )

    @property
    def name(self) -> str:
        """What a robot is called that has no name of its own."""
        return Path(self.file).stem if self.file else "robot"

    def builder(self, name: str, *, source: str = "", title: str = "") -> Builder:
        """A builder that follows these options."""
        scope = Scope(snap=self.snap, file=self.file)
        return Builder(
            name, scope=scope, allow_unphysical=self.allow_unphysical, source=source, title=title
        )
