"""MJCF, the words that are left out: one table, each group with its reason.

Every attribute of an element that is read is modelled (mjcf_source.py lists those), stands here,
or is unknown; the report has one line for each group that a file uses, and one for each unknown
word. So does every element. A force or a switch that MuJoCo has and emdeg has not gets a
line of its own where it acts: `0` and `enable` do not.
(https://mujoco.readthedocs.io/en/stable/XMLreference.html, MuJoCo 2.0 to 4.0.)
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Element

#: group → (reason, {tag: attributes})
GROUPS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "looks": (
        "only looks",
        {
            "geom": "material rgba castshadow",
            "site": "material rgba group",
            "joint": "group",
            "freejoint": "group",
            "compiler": "discardvisual",
        },
    ),
    "contact": (
        "contact is not modelled",
        {
            "geom": (
                "contype conaffinity condim priority friction solmix solref solimp margin gap "
                "adhesion surfacevel"
            ),
            "option": "o_margin o_solref o_solimp o_friction collision",
            "flag": "contact filterparent midphase nativeccd multiccd ipc speculative",
        },
    ),
    "stops": (
        "joints have limits, but nothing stops them there",
        {
            "joint": "margin solreflimit solimplimit",
            "flag": "limit refsafe",
        },
    ),
    "softness": (
        "constraints and dry friction are ideal, not soft",
        {
            "joint": "solreffriction solimpfriction",
            "connect": "solref solimp",
            "weld": "solref solimp torquescale",
        },
    ),
    "simulator": (
        "settings of the simulator: its steps, its solvers and its memory",
        {
            "option": (
                "timestep apirate impratio tolerance ls_tolerance noslip_tolerance ccd_tolerance "
                "mpr_tolerance sleep_tolerance integrator cone jacobian solver iterations "
                "ls_iterations noslip_iterations ccd_iterations mpr_iterations sdf_iterations "
                "sdf_initpoints"
            ),
            "flag": (
                "warmstart eulerdamp autoreset override energy fwdinv invdiscrete island sleep "
                "diagexact"
            ),
            "compiler": (
                "usethread fusestatic saveinertial savecanonical savecompiled conflict passthrough"
            ),
            "body": "sleep fuse simple",
        },
    ),
    "actuators": (
        "efforts act on the joints directly; gears and gains have no effect",
        {
            "joint": "actuatorgravcomp",
            "option": "actuatorgroupdisable",
            "flag": "actuation clampctrl",
        },
    ),
    "sensors": (
        "sensors have no dynamics",
        {"option": "magnetic", "flag": "sensor sensornoise"},
    ),
    "files": (
        "no other file is opened",
        {
            "compiler": (
                "meshdir texturedir assetdir strippath fitaabb convexhull exactmeshinertia"
            ),
            "geom": "mesh hfield fitscale",
            "site": "mesh",
        },
    ),
    "user data": (
        "numbers of a user's own, without a meaning here",
        dict.fromkeys(("body", "joint", "geom", "site"), "user"),
    ),
}

#: what acts on the motion in MuJoCo: (tag, attribute) → what is said where it acts
_FLUID = "fluid forces are not modelled"
_SPRING = "joint springs are not modelled"
FORCES: Mapping[tuple[str, str], str] = {
    ("body", "gravcomp"): "gravity compensation is not modelled: gravity acts fully",
    ("body", "mocap"): "a body that a motion capture moves stands still here",
    ("joint", "stiffness"): _SPRING,
    ("joint", "springdamper"): _SPRING,
    ("joint", "springyield"): _SPRING,
    ("option", "wind"): _FLUID,
    ("option", "viscosity"): _FLUID,
    ("option", "density"): _FLUID,
    ("geom", "fluidshape"): _FLUID,
    ("geom", "fluidcoef"): _FLUID,
    ("flag", "constraint"): "constraints and dry friction act here all the same",
    ("flag", "equality"): "constraints act here all the same",
    ("flag", "spring"): _SPRING,
}
_IDLE = ("enable", "false", "none")

#: elements that are not read, and why
REASONS: Mapping[str, str] = {
    "asset": "meshes, textures and materials are not opened",
    "actuator": "efforts act on the joints directly; gears and gains have no effect",
    "tendon": "tendons are not modelled",
    "contact": "contact is not modelled",
    "visual": "only looks",
    "statistic": "only looks",
    "camera": "only looks",
    "light": "only looks",
    "keyframe": "states belong to a simulation, not to the robot",
    "sensor": "sensors have no dynamics",
    "equality": "see the remarks on each constraint",
    "extension": "plugins are programs; emdeg runs none",
    "size": "settings of the simulator: its steps, its solvers and its memory",
    "custom": "numbers of a user's own, without a meaning here",
    "deformable": "soft bodies and skins are not modelled",
    "lengthrange": "efforts act on the joints directly; gears and gains have no effect",
}
_OF_NOTHING = "defaults of elements that are left out themselves"
_DRIVES = (
    "general", "motor", "position", "velocity", "intvelocity", "pid", "damper", "cylinder",
    "muscle", "dcmotor",
)  # fmt: skip
_ON_JOINT = "inertia and damping of drives are not modelled: write them on the joint"

_GROUP = {
    (tag, name): group
    for group, (_, tags) in GROUPS.items()
    for tag, names in tags.items()
    for name in names.split()
}

_KNOWN = {
    tag: frozenset(name for own, name in (*FORCES, *_GROUP) if own == tag)
    for tag, _ in (*FORCES, *_GROUP)
}


def leave_element(parent: str, element: Element, gathered: Gathered) -> None:
    """Report an element inside `parent` that is not read; and what of a drive would act."""
    soft = (parent, element.tag) == ("default", "equality")  # not what <equality> itself is told
    what = f"<{element.tag}>" + (" of a class" if soft else "")
    gathered.skip(what, reason_for(parent, element.tag), element.line)
    if element.tag == "actuator" or parent == "default":
        for drive in element.walk():
            for name in ("armature", "damping"):
                if drive.tag in _DRIVES and _acts(drive.attributes.get(name, "0")):
                    what = f"attribute {name!r} of <{drive.tag}>"
                    gathered.skip(what, _ON_JOINT, drive.attribute_line(name))


def reason_for(parent: str, tag: str) -> str:
    """Why an element inside `parent` is not read."""
    if parent == "default":
        return GROUPS["softness"][0] if tag == "equality" else _OF_NOTHING
    return REASONS.get(tag, f"no dynamics known for it inside <{parent}>")


def leave_out(element: Element, modelled: tuple[str, ...], gathered: Gathered) -> None:
    """Report the attributes of an element that have no effect, and text inside it."""
    for name in element.attributes:
        key = element.tag, name
        if key in FORCES:
            if _acts(element.attributes[name]):
                what = f"attribute {name!r} of <{element.tag}>"
                gathered.skip(what, FORCES[key], element.attribute_line(name))
        elif name not in modelled and key in _GROUP:
            group = _GROUP[key]
            gathered.leave(group, GROUPS[group][0], name, element)
    gathered.unknown_attributes(element, _KNOWN.get(element.tag, frozenset()).union(modelled))
    gathered.stray_text(element)


def _acts(value: str) -> bool:
    """False for numbers that are all zero, and for switches in the place where nothing happens."""
    return value.strip() not in _IDLE and any(part.strip("+-0.") for part in value.split())
