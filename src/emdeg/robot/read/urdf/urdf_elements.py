"""URDF, the text: links, joints and transmissions as the file gives them, checked one by one.

    <robot name>
      <link name>  <inertial> <origin xyz rpy/> <mass value/> <inertia ixx … izz/> </inertial>
      <joint name type>  <parent link/> <child link/> <origin xyz rpy/> <axis xyz/>
                         <limit lower upper effort velocity/> <dynamics damping friction/>
                         <mimic joint multiplier offset/>
      <transmission>     <joint name/> <actuator> <mechanicalReduction/> <rotorInertia/>

Numbers are the exact decimals of the file. All other tags are listed in the findings and have
no effect; mesh files are never opened. What the links and joints make together is urdf.py's.
(http://wiki.ros.org/urdf/XML; defaults as urdfdom's: axis 1 0 0, origin 0, multiplier 1.)
"""

from __future__ import annotations

from dataclasses import dataclass, field

from emdeg.errors import LoadError
from emdeg.exact.numbers import Number
from emdeg.robot.model.parts import Limits
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import LARGEST_LIMIT, decimal, number, vector
from emdeg.robot.read.xml.xml_tree import Document, Element

JOINT_TYPES = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical")
Triple = tuple[Number, ...]

_LOOKS = "only looks; meshes are not opened"
_IGNORED: dict[tuple[str, str], str] = {
    ("robot", "material"): _LOOKS,
    ("robot", "gazebo"): "settings of the simulator Gazebo",
    ("robot", "ros2_control"): "settings of ros2_control",
    ("robot", "sensor"): "sensors have no dynamics",
    ("link", "visual"): _LOOKS,
    ("link", "collision"): "contact is not modelled; meshes are not opened",
    ("link", "contact"): "contact is not modelled",
    ("joint", "safety_controller"): "settings of a controller",
    ("joint", "calibration"): "settings of a controller",
}


@dataclass(frozen=True, slots=True)
class Origin:
    """<origin>: xyz in metres, roll-pitch-yaw about fixed axes in radians."""

    xyz: Triple = (0, 0, 0)
    rpy: Triple = (0, 0, 0)
    line: int | None = None


@dataclass(frozen=True, slots=True)
class UrdfInertial:
    """<inertial>: the tensor's matrix elements xx xy xz yy yz zz in the frame of `origin`."""

    mass: Number
    origin: Origin
    tensor: Triple
    line: int


@dataclass(frozen=True, slots=True)
class UrdfLink:
    """<link>."""

    name: str
    line: int
    inertial: UrdfInertial | None


@dataclass(frozen=True, slots=True)
class UrdfMimic:
    """<mimic>."""

    joint: str
    multiplier: Number
    offset: Number
    line: int


@dataclass(frozen=True, slots=True)
class UrdfJoint:
    """<joint>."""

    name: str
    type: str
    line: int
    parent: str
    child: str
    origin: Origin
    axis: Triple
    limits: Limits
    damping: Number
    friction: Number
    mimic: UrdfMimic | None


@dataclass(frozen=True, slots=True)
class UrdfMotor:
    """<transmission> of one joint and one actuator."""

    joint: str
    line: int
    rotor_inertia: Number | None
    reduction: Number | None


@dataclass(slots=True)
class UrdfFile:
    """A whole file, in document order."""

    name: str
    document: Document
    gathered: Gathered
    links: list[UrdfLink] = field(default_factory=list)
    joints: list[UrdfJoint] = field(default_factory=list)
    motors: list[UrdfMotor] = field(default_factory=list)


def read_elements(document: Document) -> UrdfFile:
    """All links, joints and transmissions of a URDF document."""
    root = document.root
    if root.tag != "robot":
        raise root.error(
            "this is not a URDF file",
            found=f"<{root.tag}>",
            expected="<robot>",
            hint={"mujoco": "load it as MJCF", "sdf": "convert the SDF to URDF first"}.get(
                root.tag
            ),
        )
    gathered = Gathered()
    gathered.document(document)
    file = UrdfFile(gathered.robot_name(root, "name"), document, gathered)
    gathered.unknown_attributes(root, ("name", "version"))
    for child in root.children:
        if child.tag == "link":
            file.links.append(_link(child, gathered))
        elif child.tag == "joint":
            file.joints.append(_joint(child, gathered))
        elif child.tag == "transmission":
            file.motors += _transmission(child, gathered)
        else:
            _skip(root, child, gathered)
    if not file.links:
        raise root.error("the robot has no links", expected="at least one <link name=…>")
    return file


def _skip(parent: Element, child: Element, gathered: Gathered) -> None:
    """Note a child that has no effect."""
    reason = _IGNORED.get((parent.tag, child.tag), f"unknown tag inside <{parent.tag}>")
    gathered.skip(f"<{child.tag}>", reason, child.line)


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


def _only(parent: Element, tag: str) -> Element | None:
    """The child with this tag, of which there may be one."""
    found = parent.all(tag)
    if len(found) > 1:
        raise found[1].error(
            f"a second <{tag}> in {parent.tag} {parent.attributes.get('name', '')!r}",
            hint=f"the first is on line {found[0].line}; keep one",
        )
    return found[0] if found else None


def _needed(parent: Element, tag: str) -> Element:
    child = _only(parent, tag)
    if child is None:
        raise parent.error(f"<{tag}> is missing", expected=f"one <{tag}> inside <{parent.tag}>")
    return child


def _origin(element: Element | None, gathered: Gathered) -> Origin:
    if element is None:
        return Origin()
    gathered.unknown_attributes(element, ("xyz", "rpy"))
    zero = (0, 0, 0)
    return Origin(vector(element, "xyz", zero), vector(element, "rpy", zero), element.line)


def _link(element: Element, gathered: Gathered) -> UrdfLink:
    gathered.unknown_attributes(element, ("name",))
    name = _name(element)
    inertial = _only(element, "inertial")
    for child in element.children:
        if child is not inertial:
            _skip(element, child, gathered)
    return UrdfLink(name, element.line, None if inertial is None else _inertial(inertial, gathered))


def _inertial(element: Element, gathered: Gathered) -> UrdfInertial:
    mass, tensor = _needed(element, "mass"), _needed(element, "inertia")
    entries = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
    gathered.unknown_attributes(mass, ("value",))
    gathered.unknown_attributes(tensor, entries)
    for child in element.children:
        if child.tag not in ("origin", "mass", "inertia"):
            _skip(element, child, gathered)
    return UrdfInertial(
        number(mass, "value"),
        _origin(_only(element, "origin"), gathered),
        tuple(number(tensor, entry) for entry in entries),
        element.line,
    )


_JOINT_CHILDREN = ("parent", "child", "origin", "axis", "limit", "dynamics", "mimic")


def _joint(element: Element, gathered: Gathered) -> UrdfJoint:
    gathered.unknown_attributes(element, ("name", "type"))
    name, kind = _name(element), _name(element, "type")
    if kind not in JOINT_TYPES:
        raise element.error(
            "unknown joint type",
            attribute="type",
            found=repr(kind),
            expected="one of " + ", ".join(JOINT_TYPES),
        )
    if kind == "spherical":
        gathered.add(
            "note", f"joint {name}", "spherical is Bullet's word, not URDF's", element.line
        )
    for child in element.children:
        if child.tag not in _JOINT_CHILDREN:
            _skip(element, child, gathered)
    parent, child = _needed(element, "parent"), _needed(element, "child")
    axis, dynamics = _only(element, "axis"), _only(element, "dynamics")
    damping: Number = 0
    friction: Number = 0
    if dynamics is not None:
        gathered.unknown_attributes(dynamics, ("damping", "friction"))
        damping, friction = number(dynamics, "damping", 0), number(dynamics, "friction", 0)
    if axis is not None:
        gathered.unknown_attributes(axis, ("xyz",))
    return UrdfJoint(
        name,
        kind,
        element.line,
        _name(parent, "link"),
        _name(child, "link"),
        _origin(_only(element, "origin"), gathered),
        (1, 0, 0) if axis is None else vector(axis, "xyz", (1, 0, 0)),
        _limits(element, kind, gathered),
        damping,
        friction,
        _mimic(element, gathered),
    )


def _limits(joint: Element, kind: str, gathered: Gathered) -> Limits:
    element = _only(joint, "limit")
    if element is None:
        return Limits()
    gathered.unknown_attributes(element, ("lower", "upper", "effort", "velocity"))

    def read(attribute: str, default: Number | None) -> Number | None:
        if attribute not in element.attributes:
            return default
        return number(element, attribute, largest=LARGEST_LIMIT)

    # urdfdom: an absent lower or upper limit is 0; a continuous joint has no such limits
    bounded = kind in ("revolute", "prismatic")
    return Limits(
        read("lower", 0) if bounded else None,
        read("upper", 0) if bounded else None,
        read("velocity", None),
        read("effort", None),
    )


def _mimic(joint: Element, gathered: Gathered) -> UrdfMimic | None:
    element = _only(joint, "mimic")
    if element is None:
        return None
    gathered.unknown_attributes(element, ("joint", "multiplier", "offset"))
    return UrdfMimic(
        _name(element, "joint"),
        number(element, "multiplier", 1),
        number(element, "offset", 0),
        element.line,
    )


# -- transmissions ---------------------------------------------------------------------

_ROTOR = ("rotorInertia", "rotor_inertia", "drake:rotor_inertia")
_REDUCTION = ("mechanicalReduction", "mechanical_reduction", "drake:gear_ratio")


def _transmission(element: Element, gathered: Gathered) -> list[UrdfMotor]:
    """The motor of a transmission that joins one joint and one actuator."""
    joints, actuators = element.all("joint"), element.all("actuator")
    places = [element, *joints, *actuators]
    rotor = _value(places, _ROTOR)
    try:
        reduction = _value(places, _REDUCTION)
    except LoadError as error:
        if rotor is not None:
            raise
        gathered.add("suspicious", "<transmission>", f"ignored: {error.message}", error.line)
        return []
    if rotor is None and reduction is None:
        gathered.skip("<transmission>", "has no rotor inertia and no reduction", element.line)
        return []
    if len(joints) != 1 or len(actuators) > 1:
        gathered.skip(
            "<transmission> of several joints or actuators",
            "coupled drives are not modelled; their rotor inertias have no effect",
            element.line,
        )
        return []
    return [UrdfMotor(_name(joints[0]), element.line, rotor, reduction)]


def _value(places: list[Element], tags: tuple[str, ...]) -> Number | None:
    """The number in the first of these tags: its `value`, or its text."""
    for child in (c for place in places for c in place.children if c.tag in tags):
        if "value" in child.attributes:
            return number(child, "value")
        return decimal(child, "", child.text.strip())
    return None
