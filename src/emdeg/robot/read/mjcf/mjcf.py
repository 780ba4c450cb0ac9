"""MJCF: a MuJoCo model in, one exact mechanism out.

Bodies become links and joints become joints; a body with several joints hangs on a chain of
massless links, one for each joint, and a joint beside its body's origin gets a link at its
anchor. armature is a motor's reflected inertia, damping viscous and frictionloss Coulomb
friction, sites are frames. Positions are MuJoCo's (`ref` included), with two exceptions that
the report names: a free joint has Pinocchio's order (quaternion x, y, z, w; velocity in the
body frame) and a ball joint is three turns about x, y, z.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emdeg.errors import LoadError
from emdeg.exact.graph import const
from emdeg.exact.linalg import Matrix, Vector, rotation_z
from emdeg.exact.numbers import Number
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.axes import turn_to
from emdeg.robot.build.builder import Builder
from emdeg.robot.build.options import Options
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Friction, Limits, Motor
from emdeg.robot.read.mjcf.mjcf_loops import with_equalities
from emdeg.robot.read.mjcf.mjcf_model import MjcfBody, MjcfFile, MjcfJoint, read_model
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Document

_TYPES = {"free": "floating", "ball": "spherical", "slide": "prismatic", "hinge": "revolute"}


def robot_of(document: Document, options: Options) -> Mechanism:
    """The robot in an MJCF document; needs the package mujoco (`pip install 'emdeg[mujoco]'`)."""
    if options.floating_base:
        raise LoadError(
            "floating_base is for URDF only",
            file=document.file,
            hint="an MJCF file says itself what floats: <freejoint/>",
        )
    gathered = Gathered()
    file = read_model(document, gathered)
    builder = options.builder(file.name, source=Path(document.file).name)
    builder.gravity = Vector(const(g) for g in file.gravity)
    _Feeder(builder, file, gathered).feed()
    robot = with_equalities(assemble(builder), document.root, file, gathered)
    return gathered.into(robot)


class _Feeder:
    """Feeds the bodies of one file to a builder."""

    def __init__(self, builder: Builder, file: MjcfFile, gathered: Gathered) -> None:
        self.builder = builder
        self.file = file
        self.gathered = gathered
        self.links = {body.name for body in file.bodies}
        self.joints = {joint.name for body in file.bodies for joint in body.joints}

    def feed(self) -> None:
        world, *bodies = self.file.bodies
        self.builder.link(world.name)
        for body in bodies:
            self.body(body)
        for body in self.file.bodies:
            self.sites(body)

    def body(self, body: MjcfBody) -> None:
        xx, xy, xz, yy, yz, zz = body.tensor
        inertia = self.builder.inertia(
            body.mass, body.com, xx=xx, xy=xy, xz=xz, yy=yy, yz=yz, zz=zz,
            element=f"body {body.name}", line=body.line,
        )  # fmt: skip
        self.builder.link(body.name, inertia, line=body.line)
        origin = self.builder.pose(
            body.xyz, body.rpy, name=body.name, element=f"body {body.name}", line=body.line
        )
        parent = body.parent
        for joint in body.joints:
            last = joint is body.joints[-1]
            at_origin = all(x == 0 for x in joint.anchor)
            # the last joint carries the body itself, unless it stands beside the body's origin
            child = body.name if last and at_origin else self.link(f"{body.name}/{joint.name}")
            self.joint(joint, parent, child, origin)
            parent, origin = child, _shift([-x for x in joint.anchor])
        if parent != body.name:
            name = self.unused(f"{body.name}/fixed", self.joints)
            self.builder.joint(name, "fixed", parent, body.name, origin=origin, line=body.line)

    def link(self, name: str) -> str:
        """A new massless link."""
        name = self.unused(name, self.links)
        self.builder.link(name)
        return name

    @staticmethod
    def unused(name: str, taken: set[str]) -> str:
        while name in taken:
            name += "_"
        taken.add(name)
        return name

    def joint(self, joint: MjcfJoint, parent: str, child: str, origin: Pose) -> None:
        friction = Friction(const(joint.damping), const(joint.friction))
        motor = Motor(reflected=const(joint.armature)) if joint.armature else Motor()
        kind = _TYPES[joint.kind]
        if joint.kind in ("free", "ball"):
            self.remark_coordinates(joint)
            friction, motor = Friction(), Motor()
        if joint.kind == "free":
            origin = Pose.identity()
        else:
            origin = origin @ _shift(joint.anchor) @ self.to_zero(joint)
        if joint.kind == "hinge" and joint.limits is None:
            kind = "continuous"
        self.builder.joint(
            joint.name,
            kind,
            parent,
            child,
            origin=origin,
            axis=joint.axis if joint.kind in ("hinge", "slide") else (0, 0, 1),
            limits=Limits(*joint.limits) if joint.limits else None,
            friction=friction,
            motor=motor,
            line=joint.line,
        )

    def to_zero(self, joint: MjcfJoint) -> Pose:
        """The motion by −ref: MuJoCo's body frames are those at q = ref."""
        if joint.ref == 0:
            return Pose.identity()
        if joint.kind == "slide":
            return _shift([-joint.ref * x for x in joint.axis])
        scope, element = self.builder.scope, f"joint {joint.name}"
        axis = self.builder.vector(joint.axis, element=element, line=joint.line)
        turn = turn_to(tuple(axis), scope, joint.name, joint.line)
        angle = scope.angle(-joint.ref, name=f"ref_{joint.name}", element=element, line=joint.line)
        return Pose(turn @ rotation_z(angle) @ turn.T, Vector.zero())

    def remark_coordinates(self, joint: MjcfJoint) -> None:
        """Say how the coordinates of this joint differ from MuJoCo's."""
        message = (
            "the quaternion is x, y, z, w and the velocity is in the body frame (MuJoCo: w, x, y, "
            "z; linear velocity in the world)"
            if joint.kind == "free"
            else "the ball joint became three turns about x, y and z"
        )
        self.gathered.add("altered", f"joint {joint.name}", message, joint.line)
        for label in ("damping", "friction", "armature"):
            if getattr(joint, label):
                self.gathered.add(
                    "ignored", f"joint {joint.name}",
                    f"{label} of a {joint.kind} joint is not modelled", joint.line,
                )  # fmt: skip

    def sites(self, body: MjcfBody) -> None:
        for site in body.sites:
            pose = self.builder.pose(
                site.xyz, site.rpy, name=site.name, element=f"site {site.name}"
            )
            name = self.unused(site.name, self.links)
            if name != site.name:
                self.gathered.add("altered", f"site {site.name}", f"its frame is called {name}")
            self.builder.frame(name, body.name, pose)


def _shift(xyz: Sequence[Number]) -> Pose:
    return Pose(Matrix.identity(), Vector(xyz))
