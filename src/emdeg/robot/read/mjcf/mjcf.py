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
from typing import Any

from emdeg.errors import LoadError
from emdeg.exact.graph import const
from emdeg.exact.linalg import Matrix, Vector, rotation_z
from emdeg.exact.numbers import Number, exact
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.axes import turn_to
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Friction, Limits, Motor
from emdeg.robot.model.report import Place
from emdeg.robot.read.mjcf.mjcf_forces import say_tendons, switched_off
from emdeg.robot.read.mjcf.mjcf_include import include
from emdeg.robot.read.mjcf.mjcf_loops import with_equalities
from emdeg.robot.read.mjcf.mjcf_model import (
    MjcfJoint,
    body_name,
    compiled,
    exact_numbers,
    joint_name,
    joints_of,
    rpy_of_quaternion,
    tensor_of,
)
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Document, Element

_TYPES = {"free": "floating", "ball": "spherical", "slide": "prismatic", "hinge": "revolute"}


def robot_of(document: Document, options: Options) -> Mechanism:
    """The robot in an MJCF document; needs the package mujoco (`pip install 'emdeg[mujoco]'`)."""
    if options.floating_base:
        raise LoadError(
            "floating_base is for URDF only",
            file=document.file,
            hint="an MJCF file says itself what floats: <freejoint/>",
        )
    root = document.root
    gathered = Gathered()
    include(document, options.folder, gathered)
    model, elements = compiled(document, gathered, options.meshes)
    name = gathered.robot_name(root, "model")
    builder = options.builder(name, source=Path(document.file).name)
    builder.gives_whole_inertias = True
    flags = [flag for option in root.all("option") for flag in option.all("flag")]
    weightless = any(flag.attributes.get("gravity") == "disable" for flag in flags)
    builder.gravity = Vector((0, 0, 0) if weightless else exact_numbers(model.opt.gravity))
    say_tendons(root, gathered)
    _Feeder(builder, model, elements, gathered, switched_off(root, gathered)).feed()
    robot = with_equalities(assemble(builder), root, model, gathered)
    return gathered.into(robot)


class _Feeder:
    """Feeds the bodies of one model to a builder; the first body is the world."""

    def __init__(
        self, builder: Builder, model: Any, elements: list[Element], gathered: Gathered,
        off: frozenset[str],
    ) -> None:  # fmt: skip
        self.builder = builder
        self.off = off
        self.model = model
        self.elements = elements
        self.gathered = gathered
        self.links = {body_name(model, i) for i in range(model.nbody)}
        self.joints = {joint_name(model, j) for j in range(model.njnt)}

    def feed(self) -> None:
        self.builder.link(body_name(self.model, 0))
        for i in range(1, self.model.nbody):
            self.body(i)
        for s in sorted(range(self.model.nsite), key=lambda s: int(self.model.site_bodyid[s])):
            if self.model.site(s).name:
                self.site(s)

    def body(self, i: int) -> None:
        model, element = self.model, self.elements[i]
        name, parent = body_name(model, i), body_name(model, int(model.body_parentid[i]))
        at = Place(f"body {name}", element.line)
        xx, xy, xz, yy, yz, zz = tensor_of(model.body_inertia[i], model.body_iquat[i])
        inertia = self.builder.inertia(
            exact(float(model.body_mass[i])), exact_numbers(model.body_ipos[i]),
            xx=xx, xy=xy, xz=xz, yy=yy, yz=yz, zz=zz, at=at,
        )  # fmt: skip
        self.builder.link(name, inertia, line=element.line)
        xyz, rpy = exact_numbers(model.body_pos[i]), rpy_of_quaternion(model.body_quat[i])
        origin = self.builder.pose(xyz, rpy, name=name, at=at)
        joints = joints_of(model, i, element)
        for joint in joints:
            at_origin = all(x == 0 for x in joint.anchor)
            # the last joint carries the body itself, unless it stands beside the body's origin
            is_body = joint is joints[-1] and at_origin
            child = name if is_body else self.link(f"{name}/{joint.name}")
            self.joint(joint, parent, child, origin)
            parent, origin = child, _shift([-x for x in joint.anchor])
        if parent != name:
            fixed = self.unused(f"{name}/fixed", self.joints)
            self.builder.joint(fixed, "fixed", parent, name, origin=origin, line=element.line)

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
        friction = Friction(
            *(const(0 if k in self.off else getattr(joint, k)) for k in ("damping", "friction"))
        )
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
            limits=_limits(joint),
            friction=friction,
            motor=motor,
            line=joint.at.line,
        )

    def to_zero(self, joint: MjcfJoint) -> Pose:
        """The motion by −ref: MuJoCo's body frames are those at q = ref."""
        if joint.ref == 0:
            return Pose.identity()
        if joint.kind == "slide":
            return _shift([-joint.ref * x for x in joint.axis])
        scope = self.builder.scope
        axis = self.builder.vector(joint.axis, joint.at)
        turn = turn_to(tuple(axis), scope, joint.name, joint.at.line)
        angle = scope.angle(-joint.ref, joint.at, name=f"ref_{joint.name}")
        return Pose(turn @ rotation_z(angle) @ turn.T, Vector.zero())

    def remark_coordinates(self, joint: MjcfJoint) -> None:
        """Say how the coordinates of this joint differ from MuJoCo's."""
        message = (
            "the quaternion is x, y, z, w and the velocity is in the body frame (MuJoCo: w, x, y, "
            "z; linear velocity in the world)"
            if joint.kind == "free"
            else "the ball joint became three turns about x, y and z"
        )
        self.gathered.note("altered", joint.at, message)
        for label in ("damping", "friction", "armature"):
            if getattr(joint, label):
                message = f"{label} of a {joint.kind} joint is not modelled"
                self.gathered.note("ignored", joint.at, message)

    def site(self, s: int) -> None:
        """A named point of interest on a body is a frame."""
        own = str(self.model.site(s).name)
        xyz, rpy = exact_numbers(self.model.site_pos[s]), rpy_of_quaternion(self.model.site_quat[s])
        pose = self.builder.pose(xyz, rpy, name=own, at=Place(f"site {own}"))
        name = self.unused(own, self.links)
        if name != own:
            self.gathered.note("altered", Place(f"site {own}"), f"its frame is called {name}")
        self.builder.frame(name, body_name(self.model, int(self.model.site_bodyid[s])), pose)


def _limits(joint: MjcfJoint) -> Limits:
    low, high = joint.limits or (None, None)
    return Limits(low, high, effort=joint.effort)


def _shift(xyz: Sequence[Number]) -> Pose:
    return Pose(Matrix.identity(), Vector(xyz))
