"""URDF: a tree of links and joints in, one exact mechanism out.

    pose of the child link in its parent = origin ∘ motion(axis, q)
    inertia of a link in its frame       = R·I·Rᵀ about origin.xyz, R of origin.rpy

Coordinates are in document order; mimic joints have none of their own; fixed joints are lumped
and every link keeps its frame by name. `floating_base` hangs the root link on a free flyer
(position, quaternion xyzw) as Pinocchio's JointModelFreeFlyer does. damping is viscous friction,
friction is Coulomb friction; a transmission's rotor inertia becomes the joint's motor.
"""

from __future__ import annotations

from pathlib import Path

from emdeg.errors import LoadError
from emdeg.exact.graph import const
from emdeg.exact.numbers import Number
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder
from emdeg.robot.build.options import Options
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Friction, Limits, Mimic, Motor
from emdeg.robot.read.urdf.urdf_elements import (
    Origin,
    UrdfFile,
    UrdfJoint,
    UrdfLink,
    UrdfMotor,
    read_elements,
)
from emdeg.robot.read.xml.xml_tree import Document

_NOT_UNIT = 1e-9  # how far from 1 the length of an axis may be without a remark


def robot_of(document: Document, options: Options) -> Mechanism:
    """The robot in a URDF document."""
    file = read_elements(document)
    builder = options.builder(file.name, source=Path(document.file).name)
    for link in file.links:
        _add_link(builder, link)
    if options.floating_base:
        _add_free_flyer(builder, file)
    motors = _motors(file)
    for joint in file.joints:
        _remark(file, joint)
        _add_joint(builder, joint, motors.get(joint.name))
    return file.gathered.into(assemble(builder))


def _add_link(builder: Builder, link: UrdfLink) -> None:
    inertial = link.inertial
    if inertial is None:
        builder.link(link.name, line=link.line)
        return
    xx, xy, xz, yy, yz, zz = inertial.tensor
    element = f"link {link.name}"
    inertia = builder.inertia(
        inertial.mass, xx=xx, xy=xy, xz=xz, yy=yy, yz=yz, zz=zz, element=element,
        line=inertial.line,
    )  # fmt: skip
    origin = _pose(builder, inertial.origin, f"{link.name}_inertia", element)
    builder.link(link.name, inertia, origin=origin, line=link.line)


def _pose(builder: Builder, origin: Origin, name: str, element: str) -> Pose:
    return builder.pose(origin.xyz, origin.rpy, name=name, element=element, line=origin.line)


def _add_joint(builder: Builder, joint: UrdfJoint, motor: UrdfMotor | None) -> None:
    mimic = joint.mimic
    drive = Motor()
    if motor is not None:
        drive = Motor(const(motor.rotor_inertia or 0), const(motor.reduction or 1))
    builder.joint(
        joint.name,
        joint.type,
        joint.parent,
        joint.child,
        origin=_pose(builder, joint.origin, joint.name, f"joint {joint.name}"),
        axis=joint.axis,
        limits=joint.limits,
        friction=Friction(const(joint.damping), const(joint.friction)),
        motor=drive,
        mimic=None if mimic is None else Mimic(mimic.joint, mimic.multiplier, mimic.offset),
        line=joint.line,
    )


def _add_free_flyer(builder: Builder, file: UrdfFile) -> None:
    """A floating joint before all others, from a new base to the root link."""
    children = {joint.child for joint in file.joints}
    roots = [link.name for link in file.links if link.name not in children]
    if len(roots) != 1:
        return  # not a tree: the builder says so, and where
    base = _unused("universe", set(builder.links))
    name = _unused("root_joint", {joint.name for joint in file.joints})
    builder.link(base)
    builder.joint(name, "floating", base, roots[0])


def _unused(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    return name


def _remark(file: UrdfFile, joint: UrdfJoint) -> None:
    """Findings about one joint that only its source can explain."""
    add, element = file.gathered.add, f"joint {joint.name}"
    if joint.type not in ("fixed", "floating"):
        length = float(sum(float(x) ** 2 for x in joint.axis)) ** 0.5
        if length and abs(length - 1) > _NOT_UNIT:
            add("altered", element, f"the axis of length {length:g} was normalised", joint.line)
    if joint.type in ("revolute", "prismatic") and joint.limits == Limits():
        add("suspicious", element, f"a {joint.type} joint without limits", joint.line)
    for label, value in (("damping", joint.damping), ("friction", joint.friction)):
        if value < 0:
            add("suspicious", element, f"the {label} {float(value):g} is negative", joint.line)
    if joint.type == "fixed" and joint.mimic is not None:
        add("ignored", element, "a fixed joint cannot mimic another", joint.mimic.line)


def _motors(file: UrdfFile) -> dict[str, UrdfMotor]:
    """The drive of each joint, and what is to be said about it."""
    joints = {joint.name: joint for joint in file.joints}
    found: dict[str, UrdfMotor] = {}
    for motor in file.motors:
        add, element = file.gathered.add, f"transmission of joint {motor.joint}"
        joint = joints.get(motor.joint)
        if joint is None:
            add("suspicious", element, "there is no such joint", motor.line)
        elif motor.joint in found:
            add("ignored", element, "the joint has a transmission already", motor.line)
        elif joint.type in ("fixed", "floating", "planar"):
            add("ignored", element, f"a {joint.type} joint has no drive", motor.line)
        elif motor.rotor_inertia is None:
            found[motor.joint] = motor
            file.gathered.skip(
                "<mechanicalReduction>", "without a rotor inertia it has no effect", motor.line
            )
        else:
            _check_rotor(file, motor, motor.rotor_inertia)
            found[motor.joint] = motor
    return found


def _check_rotor(file: UrdfFile, motor: UrdfMotor, inertia: Number) -> None:
    reduction: Number = 1 if motor.reduction is None else motor.reduction
    element = f"transmission of joint {motor.joint}"
    if inertia < 0:
        raise LoadError(
            "the rotor inertia is negative",
            file=file.document.file,
            line=motor.line,
            element=element,
            found=float(inertia),
        )
    reflected = float(inertia) * float(reduction) ** 2
    file.gathered.add(
        "note", element, f"the rotor adds {reflected:g} to the joint's own inertia", motor.line
    )
