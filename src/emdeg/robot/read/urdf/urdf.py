"""URDF: a tree of links and joints in, one exact mechanism out.

    <robot name>
      <link name>  <inertial> <origin xyz rpy/> <mass value/> <inertia ixx … izz/> </inertial>
      <joint name type>  <parent link/> <child link/> <origin xyz rpy/> <axis xyz/>
                         <limit lower upper effort velocity/> <dynamics damping friction/>
                         <mimic joint multiplier offset/>
      <transmission>     <joint name/> <actuator> <mechanicalReduction/> <rotorInertia/>

    pose of the child link in its parent = origin ∘ motion(axis, q)
    inertia of a link in its frame       = R·I·Rᵀ about origin.xyz, R of origin.rpy

Coordinates are in document order; mimic joints have none of their own; fixed joints are lumped
and every link keeps its frame by name. `floating_base` hangs the root link on a free flyer
(position, quaternion xyzw) as Pinocchio's JointModelFreeFlyer does. damping is viscous friction,
friction is Coulomb friction; a transmission's rotor inertia becomes the joint's motor. Numbers are
the exact decimals of the file. All other tags are listed in the findings and have no effect; mesh
files are opened only for links without <inertial>, where the user asks for it (urdf_shapes.py).
(http://wiki.ros.org/urdf/XML; defaults as urdfdom's: axis 1 0 0, origin 0, multiplier 1.)
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from emdeg.errors import LoadError
from emdeg.exact.graph import const
from emdeg.exact.numbers import Number
from emdeg.limits import JOINTS, LINKS
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.cells.cells import LARGEST
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Friction, Limits, Mimic, Motor
from emdeg.robot.model.report import Place
from emdeg.robot.read.urdf.urdf_shapes import shapes_inertia
from emdeg.robot.read.urdf.urdf_words import (
    ATTRIBUTES,
    TENSOR,
    check,
    check_transmission,
    check_unmoved,
)
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import decimal, number, vector
from emdeg.robot.read.xml.xml_tree import Document, Element

_JOINT_TYPES = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical")
_NOT_UNIT = 1e-9  # how far from 1 the length of an axis may be without a remark


def robot_of(document: Document, options: Options) -> Mechanism:
    """The robot in a URDF document."""
    root = document.root
    if root.tag != "robot":
        raise root.error("this is not a URDF file", found=f"<{root.tag}>", expected="<robot>")
    for tag, limit in (("link", LINKS), ("joint", JOINTS)):
        limit.check(len(root.all(tag)), file=document.file)
    gathered = Gathered(lenient=options.lenient)
    gathered.document(document)
    name = gathered.robot_name(root, "name")
    builder = options.builder(name, source=Path(document.file).name)
    builder.gives_whole_inertias = True
    check(root, gathered)
    for link in root.all("link"):
        _add_link(builder, link, gathered, options)
    if not builder.links:
        raise root.error("the robot has no links", expected="at least one <link name=…>")
    if options.floating_base:
        _add_free_flyer(builder, root)
    gathered.joints = {joint.attributes.get("name", "") for joint in root.all("joint")}
    motors = _motors(root, gathered)
    for joint in root.all("joint"):
        _add_joint(builder, joint, motors, gathered)
    return gathered.into(assemble(builder))


# -- elements ----------------------------------------------------------------------------


def _name(element: Element, attribute: str = "name") -> str:
    name = element.attributes.get(attribute, "")
    if not name:
        state = "empty" if attribute in element.attributes else "missing"
        raise element.error(
            f"attribute {attribute!r} is {state}",
            attribute=attribute,
            expected=f'{attribute}="a name"',
        )
    return name


def _only(parent: Element, tag: str, gathered: Gathered) -> Element | None:
    """The child with this tag, of which there may be one."""
    found = parent.all(tag)
    if not found:
        return None
    if len(found) > 1:
        message = f"a second <{tag}> in {parent.tag} {parent.attributes.get('name', '')!r}"
        if not gathered.lenient:
            hint = f"the first is on line {found[0].line}; keep one, or load it lenient (--lenient)"
            raise found[1].error(message, hint=hint)
        which = f"{message} was ignored; the first, on line {found[0].line}, was taken"
        gathered.note("suspicious", Place(f"<{tag}>", found[1].line), which)
    check(found[0], gathered)
    return found[0]


def _needed(parent: Element, tag: str, gathered: Gathered) -> Element:
    child = _only(parent, tag, gathered)
    if child is None:
        raise parent.error(f"<{tag}> is missing", expected=f"one <{tag}> inside <{parent.tag}>")
    return child


def _origin(
    parent: Element, builder: Builder, name: str, element: str, gathered: Gathered
) -> Pose | None:
    """<origin>: xyz in metres, roll-pitch-yaw about fixed axes in radians."""
    origin = _only(parent, "origin", gathered)
    if origin is None:
        return None
    xyz, rpy = (vector(origin, key, (0, 0, 0)) for key in ("xyz", "rpy"))
    return builder.pose(xyz, rpy, name=name, at=Place(element, origin.line))


# -- links and joints --------------------------------------------------------------------


def _add_link(builder: Builder, link: Element, gathered: Gathered, options: Options) -> None:
    check(link, gathered)
    name = _name(link)
    inertial = _only(link, "inertial", gathered)
    if inertial is None:
        builder.link(name, shapes_inertia(link, builder, options, gathered), line=link.line)
        return
    at = Place(f"link {name}", inertial.line)
    mass, entries = _mass_and_tensor(inertial, at, gathered)
    inertia = builder.inertia(mass, at=at, **entries)
    origin = _origin(inertial, builder, f"{name}_inertia", f"link {name}", gathered)
    builder.link(name, inertia, origin=origin, line=link.line)


def _mass_and_tensor(
    inertial: Element, at: Place, gathered: Gathered
) -> tuple[Number, dict[str, Any]]:
    """The numbers of <mass> and <inertia>; what is missing is zero for the lenient."""
    if not gathered.lenient:
        mass, tensor = (_needed(inertial, tag, gathered) for tag in ("mass", "inertia"))
        return number(mass, "value"), {key: number(tensor, a) for a, key in TENSOR.items()}
    found = {tag: _only(inertial, tag, gathered) for tag in ("mass", "inertia")}
    wanted = (("mass", "value"), *(("inertia", a) for a in TENSOR))
    numbers: dict[str, Number] = {}
    for tag, attribute in wanted:
        element = found[tag]
        given = element is not None and attribute in element.attributes
        numbers[attribute] = number(element, attribute) if given and element is not None else 0
        if not given:
            gathered.note("suspicious", at, f"{attribute} of <{tag}> is missing and was taken as 0")
    return numbers["value"], {key: numbers[a] for a, key in TENSOR.items()}


def _add_joint(
    builder: Builder, joint: Element, motors: dict[str, Motor], gathered: Gathered
) -> None:
    check(joint, gathered)
    name, kind = _name(joint), _name(joint, "type")
    if kind not in _JOINT_TYPES:
        raise joint.error(
            "unknown joint type",
            attribute="type",
            found=repr(kind),
            expected="one of " + ", ".join(_JOINT_TYPES),
        )
    check_unmoved(joint, kind, gathered)
    at = Place(f"joint {name}", joint.line)
    if kind == "spherical":
        gathered.note("note", at, "spherical is Bullet's word, not URDF's")
    parent, child = (_name(_needed(joint, end, gathered), "link") for end in ("parent", "child"))
    builder.joint(
        name,
        kind,
        parent,
        child,
        origin=_origin(joint, builder, name, f"joint {name}", gathered),
        axis=_axis(joint, kind, at, gathered),
        limits=_limits(joint, kind, at, gathered),
        friction=_friction(joint, kind, at, gathered),
        motor=motors.get(name),
        mimic=_mimic(joint, kind, at, gathered),
        line=joint.line,
    )


def _axis(joint: Element, kind: str, at: Place, gathered: Gathered) -> tuple[Number, ...]:
    element = _only(joint, "axis", gathered)
    axis = (1, 0, 0) if element is None else vector(element, "xyz", (1, 0, 0))
    length = math.hypot(*map(float, axis))
    if kind not in ("fixed", "floating") and length and abs(length - 1) > _NOT_UNIT:
        gathered.note("altered", at, f"the axis of length {length:g} was normalised")
    return axis


def _limits(joint: Element, kind: str, at: Place, gathered: Gathered) -> Limits:
    element = _only(joint, "limit", gathered)
    # urdfdom: an absent lower or upper limit is 0; a continuous joint has no such limits
    bounded = kind in ("revolute", "prismatic")
    if element is None:
        if bounded:
            gathered.note("suspicious", at, f"a {kind} joint without limits")
        return Limits()
    found: dict[str, Number] = {"lower": 0, "upper": 0} if bounded else {}
    for key in ATTRIBUTES["limit"]:
        if key in element.attributes and (bounded or key in ("effort", "velocity")):
            found[key] = number(element, key, largest=LARGEST)
    return Limits(**found)


def _friction(joint: Element, kind: str, at: Place, gathered: Gathered) -> Friction:
    element = _only(joint, "dynamics", gathered)
    if element is None:
        return Friction()
    damping, friction = (number(element, label, 0) for label in ATTRIBUTES["dynamics"])
    for label, value in (("damping", damping), ("friction", friction)):
        if value < 0:
            gathered.note("suspicious", at, f"the {label} {float(value):g} is negative")
        if value and kind == "floating":
            gathered.note("ignored", at, f"{label} of a floating joint is not modelled")
    if kind == "floating":
        return Friction()
    return Friction(const(damping), const(friction))


def _mimic(joint: Element, kind: str, at: Place, gathered: Gathered) -> Mimic | None:
    element = _only(joint, "mimic", gathered)
    if element is None:
        return None
    if kind == "fixed":
        message = "a fixed joint cannot mimic another"
        gathered.note("ignored", Place(at.element, element.line), message)
    leader = _name(element, "joint")
    if gathered.lenient and leader not in gathered.joints:
        message = f"there is no joint {leader!r} to follow: the joint is free"
        gathered.note("suspicious", Place(at.element, element.line), message)
        return None
    return Mimic(leader, number(element, "multiplier", 1), number(element, "offset", 0))


def _add_free_flyer(builder: Builder, root: Element) -> None:
    """A floating joint before all others, from a new base to the root link."""
    joints = root.all("joint")
    children = {child.attributes.get("link") for joint in joints for child in joint.all("child")}
    roots = [name for name in builder.links if name not in children]
    if len(roots) != 1:
        return  # not a tree: the builder says so, and where
    base, name = "universe", "root_joint"
    while base in builder.links:
        base += "_"
    while name in {joint.attributes.get("name") for joint in joints}:
        name += "_"
    builder.link(base)
    builder.joint(name, "floating", base, roots[0])


# -- transmissions -----------------------------------------------------------------------

_ROTOR = ("rotorInertia", "rotor_inertia", "drake:rotor_inertia")
_REDUCTION = ("mechanicalReduction", "mechanical_reduction", "drake:gear_ratio")


def _motors(root: Element, gathered: Gathered) -> dict[str, Motor]:
    """The drive of each joint, and what is to be said about it."""
    kinds = {
        joint.attributes.get("name"): joint.attributes.get("type") for joint in root.all("joint")
    }
    found: dict[str, Motor] = {}
    for element in root.all("transmission"):
        drive = _drive(element, gathered)
        if drive is None:
            continue
        name, rotor, reduction = drive
        at = Place(f"transmission of joint {name}", element.line)
        if name not in kinds:
            gathered.note("suspicious", at, "there is no such joint")
        elif name in found:
            gathered.note("ignored", at, "the joint has a transmission already")
        elif kinds[name] in ("fixed", "floating", "planar"):
            gathered.note("ignored", at, f"a {kinds[name]} joint has no drive")
        else:
            if rotor is None:
                reason = "without a rotor inertia it has no effect"
                gathered.skip("<mechanicalReduction>", reason, element.line)
            elif rotor < 0:
                message = "the rotor inertia is negative"
                raise element.error(message, element=at.element, found=float(rotor))
            else:
                ratio = 1.0 if reduction is None else float(reduction)
                added = f"{float(rotor) * ratio**2:g}"
                gathered.note("note", at, f"the rotor adds {added} to the joint's own inertia")
            found[name] = Motor(const(rotor or 0), const(reduction or 1))
    return found


def _drive(element: Element, gathered: Gathered) -> tuple[str, Number | None, Number | None] | None:
    """Joint, rotor inertia and reduction of a transmission of one joint and one actuator."""
    joints, actuators = element.all("joint"), element.all("actuator")
    places = [element, *joints, *actuators]
    rotor = _value(places, _ROTOR, gathered)
    try:
        reduction = _value(places, _REDUCTION, gathered)
    except LoadError as error:
        if rotor is not None:
            raise
        at = Place("<transmission>", error.line)
        gathered.note("suspicious", at, f"ignored: {error.message}")
        return None
    if rotor is None and reduction is None:
        gathered.skip("<transmission>", "has no rotor inertia and no reduction", element.line)
        return None
    if len(joints) != 1 or len(actuators) > 1:
        gathered.skip(
            "<transmission> of several joints or actuators",
            "coupled drives are not modelled; their rotor inertias have no effect",
            element.line,
        )
        return None
    check_transmission(element, (*_ROTOR, *_REDUCTION), gathered)
    return _name(joints[0]), rotor, reduction


def _value(places: list[Element], tags: tuple[str, ...], gathered: Gathered) -> Number | None:
    """The number in the first of these tags: its `value`, or its text."""
    found = [c for place in places for c in place.children if c.tag in tags]
    for other in found[1:]:
        gathered.skip(f"a second <{other.tag}> of a transmission", "the first counts", other.line)
    if not found:
        return None
    if "value" in found[0].attributes:
        return number(found[0], "value")
    return decimal(found[0], "", found[0].text.strip())
