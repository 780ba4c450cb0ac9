"""URDF, the words: what is read, and what is left out with its reason.

Every element and attribute is read, stands here with the reason why not, or is reported as unknown.
Blocks of <gazebo> are another tool's language (SDF); what in them would act on the motion is named.
"""

from __future__ import annotations

from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Element

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
#: the children of each tag that are read, and the attributes that have a meaning
_CHILDREN: dict[str, tuple[str, ...]] = {
    "robot": ("link", "joint", "transmission"),
    "link": ("inertial",),
    "inertial": ("origin", "mass", "inertia"),
    "joint": ("parent", "child", "origin", "axis", "limit", "dynamics", "mimic"),
}
TENSOR = {"ixx": "xx", "ixy": "xy", "ixz": "xz", "iyy": "yy", "iyz": "yz", "izz": "zz"}
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "robot": ("name", "version"),
    "link": ("name",),
    "inertial": (),
    "origin": ("xyz", "rpy"),
    "mass": ("value",),
    "inertia": tuple(TENSOR),
    "joint": ("name", "type"),
    "parent": ("link",),
    "child": ("link",),
    "axis": ("xyz",),
    "limit": ("lower", "upper", "effort", "velocity"),
    "dynamics": ("damping", "friction"),
    "mimic": ("joint", "multiplier", "offset"),
}
#: what of a <gazebo> block would act on the motion, and when
_GRAVITY = "gravity acts on every link here"
_FORCES = {
    "turnGravityOff": (("true", "1"), _GRAVITY),
    "gravity": (("false", "0"), _GRAVITY),
    "springStiffness": ((), "joint springs are not modelled"),
    "dampingFactor": ((), "damping of Gazebo's own is not modelled; that of <dynamics> is"),
    "joint": ((), "joints that Gazebo adds to the robot are not modelled"),
}


def check(element: Element, gathered: Gathered) -> None:
    """Note the attributes and children of an element that have no effect, and text inside it."""
    gathered.unknown_attributes(element, ATTRIBUTES[element.tag])
    gathered.stray_text(element)
    for child in element.children:
        if child.tag not in _CHILDREN.get(element.tag, ()):
            unknown = f"unknown tag inside <{element.tag}>"
            reason = _IGNORED.get((element.tag, child.tag), unknown)
            gathered.skip(f"<{child.tag}>", reason, child.line)
            if child.tag == "gazebo":
                _check_gazebo(child, gathered)


def _check_gazebo(block: Element, gathered: Gathered) -> None:
    for child in block.children:
        when, reason = _FORCES.get(child.tag, ((), ""))
        text = child.text.strip()
        if reason and (text in when if when else text.strip("+-0.") or child.children):
            gathered.skip(f"<{child.tag}> of <gazebo>", reason, child.line)


# -- transmissions -----------------------------------------------------------------------

_DRIVE = {"transmission": ("name", "type"), "joint": ("name",), "actuator": ("name",)}


def check_transmission(element: Element, used: tuple[str, ...], gathered: Gathered) -> None:
    """Note what of a transmission that is modelled has no effect: all but `used` numbers."""
    for part in (element, *element.all("joint"), *element.all("actuator")):
        gathered.unknown_attributes(part, _DRIVE[part.tag])
        gathered.stray_text(part)
        for child in part.children:
            if child.tag in used:
                gathered.unknown_attributes(child, ("value",))
            elif not (part is element and child.tag in _DRIVE):
                what = f"<{child.tag}> of a transmission"
                gathered.skip(what, "settings of a driver", child.line)


def check_unmoved(joint: Element, kind: str, gathered: Gathered) -> None:
    """Note what a joint that cannot move has of a joint that can."""
    if kind == "fixed":
        for child in joint.children:
            if child.tag in ("axis", "limit", "dynamics"):
                gathered.leave("fixed joints", "they do not move", child.tag, child)
    elif kind in ("floating", "planar", "continuous", "spherical"):
        for limit in joint.all("limit"):
            for name in ("lower", "upper"):
                if name in limit.attributes:
                    reason = "only revolute and prismatic joints have such limits"
                    gathered.leave(f"{kind} joints", reason, name, limit)
