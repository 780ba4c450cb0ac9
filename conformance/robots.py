"""The robots of the conformance vectors: nineteen of the library, nine with loops or rolling, and
thirty small ones, one for each thing that libraries differ in. All numbers are exact.

Each is an `Entry`; the small ones are trees written as plain data (`emdeg.loads(…, "yaml")` reads
JSON). Nothing here comes from another project.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import emdeg

LIBRARY = (
    "double_pendulum", "elastic_arm", "fu316", "fu318", "general_6r", "iiwa", "panda",
    "panda_general", "puma560", "puma560_emdeg", "puma560_general", "rx90", "rx90_general", "scara",
    "stanford", "stanford3", "stanford_general", "two_link", "ur5",
)  # fmt: skip
LOOPED = (
    "delta", "five_bar", "four_bar", "palletiser", "planar_3rrr", "slider_crank", "snakeboard",
    "stewart", "unicycle",
)  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """One robot, what it is there for, and whether rotors turn with their speeds."""

    name: str
    title: str
    robot: emdeg.Robot
    rotors: bool = False


def names() -> list[str]:
    """All of them."""
    return sorted([*LIBRARY, *LOOPED, *SMALL])


def entry(name: str) -> Entry:
    """One of them."""
    return _small(name, **SMALL[name]) if name in SMALL else _of_library(name)


def _of_library(name: str) -> Entry:
    """Known values bound; symbols without one get a number, so that all bodies are possible."""
    robot = emdeg.load(name)
    unknown = [s.name for s, p in robot.parameters.items() if p.value is None]
    robot = robot.with_values({name: _number(name, k) for k, name in enumerate(unknown)}
                              ) if unknown else robot  # fmt: skip
    return Entry(name, robot.title, robot.with_values())


def _number(name: str, k: int) -> str:
    if name[:3] in ("Ixx", "Iyy", "Izz"):
        return f"{20 + k % 5}/16"  # near one another: a real body whatever the products are
    if name[:3] in ("Ixy", "Ixz", "Iyz"):
        return f"{k % 7 - 3}/64"
    if name[0] == "m":
        return f"{8 + k % 9}/8"
    return "9.81" if name == "g" else f"{2 * (k % 8) - 7}/16"


# -- small ones -------------------------------------------------------------------------


def _small(
    name: str, title: str, joints: list[Mapping[str, Any]], rotors: bool = False, **more: Any
) -> Entry:
    """A tree: joint k hangs link k on link k − 1 unless it names its parent."""
    links: list[dict[str, Any]] = [{"name": "base"}]
    rows = []
    for k, joint in enumerate(joints, 1):
        links.append({"name": f"link{k}", **_body(k)})
        row = {"name": f"joint{k}", "type": "revolute",
               "parent": f"link{k - 1}", "child": f"link{k}",
               "xyz": [0, 0, "0.25"], **joint}  # fmt: skip
        row["parent"] = "base" if row["parent"] == "link0" else row["parent"]
        rows.append(row)
    frames = [{"name": "tool", "link": f"link{len(joints)}", "xyz": ["0.1", 0, "0.2"]}]
    data = {"name": name, "link": links, "joint": rows, "frame": frames, **more}
    return Entry(name, title, emdeg.loads(json.dumps(data), "yaml").with_values(), rotors)


def _body(k: int) -> dict[str, Any]:
    """A lopsided body with all six moments and products, a little different for each link."""
    return {
        "mass": f"{4 + k}/4",
        "com": [f"{k + 1}/50", f"-{k}/100", "0.1"],
        "inertia": {"xx": f"0.0{30 + k}", "yy": f"0.0{26 + k}", "zz": f"0.0{20 + k}",
                    "xy": "0.002", "xz": f"-0.00{1 + k % 3}", "yz": "0.0015"},
    }  # fmt: skip


X, Y, Z = [1, 0, 0], [0, 1, 0], [0, 0, 1]
_TWO = [{"axis": Y}, {"axis": X}]
_LEG = [{"axis": X}, {"axis": Y}, {"axis": Y}]


def _with(**more: Any) -> list[Mapping[str, Any]]:
    """The two-joint arm, each joint with this."""
    return [{**joint, **more} for joint in _TWO]


SMALL: dict[str, dict[str, Any]] = {
    "revolute": {"title": "One turning joint", "joints": [{"axis": Y}]},
    "prismatic": {
        "title": "One sliding joint, along an oblique axis",
        "joints": [{"type": "prismatic", "axis": ["1/3", "2/3", "2/3"]}],
    },
    "screw": {
        "title": "A screw, 50 mm/rad",
        "joints": [{"type": "screw", "pitch": "0.05", "axis": X}, {"axis": Y}],
    },
    "continuous": {
        "title": "A joint without limits", "joints": [{"type": "continuous", "axis": X}],
    },
    "universal": {"title": "A universal joint", "joints": [{"type": "universal"}, {"axis": Y}]},
    "spherical": {
        "title": "A ball joint as three turns about x, y, z", "joints": [{"type": "spherical"}],
    },
    "planar": {"title": "A planar joint: x, y, angle", "joints": [{"type": "planar"}, {"axis": X}]},
    "floating": {"title": "A free body", "joints": [{"type": "floating"}]},
    "floating_arm": {
        "title": "A free body with two joints", "joints": [{"type": "floating"}, *_TWO],
    },
    "floating_biped": {
        "title": "A free body with two legs of three joints",
        "joints": [{"type": "floating"}, {"axis": X, "xyz": [0, "0.1", 0]}, *_LEG[1:],
                   {"axis": X, "parent": "link1", "xyz": [0, "-0.1", 0]}, *_LEG[1:]],
    },
    "armature": {
        "title": "Motor inertias, given at the joint", "joints": _with(motor={"reflected": "0.3"}),
    },
    "gears": {
        "title": "Motor inertias behind gears",
        "joints": _with(motor={"rotor_inertia": "0.0002", "gear_ratio": 50}),
    },
    "rotors": {
        "title": "Rotors that turn with their speeds: gyroscopic terms", "rotors": True,
        "joints": _with(motor={"rotor_inertia": "0.0002", "gear_ratio": 50}),
    },
    "viscous": {"title": "Viscous friction", "joints": _with(friction={"viscous": "0.4"})},
    "coulomb": {
        "title": "Viscous and Coulomb friction",
        "joints": _with(friction={"viscous": "0.1", "coulomb": "0.7"}),
    },
    "smoothed": {
        "title": "Coulomb friction, smoothed by tanh",
        "joints": _with(friction={"coulomb": "0.7", "smoothing": "0.25"}),
    },
    "mimic": {
        "title": "The second joint turns against the first",
        "joints": [{"axis": Y}, {"axis": X, "mimic": {"of": "joint1", "multiplier": -1}}],
    },
    "mimic_offset": {
        "title": "A joint that follows at half the angle, and a tenth beyond",
        "joints": [{"axis": Y}, {"axis": X, "mimic": {"of": "joint1", "multiplier": "0.5",
                                                      "offset": "0.1"}}],
    },
    "gripper": {
        "title": "A wrist and two fingers, one of which follows",
        "joints": [{"axis": Z}, {"axis": X}, {"type": "prismatic", "axis": Y},
                   {"type": "prismatic", "axis": Y, "parent": "link2",
                    "mimic": {"of": "joint3", "multiplier": -1}}],
    },
    "payload": {
        "title": "A load at the tool", "joints": _TWO,
        "payload": [{"name": "load", "frame": "tool", "mass": "2.5", "com": ["0.02", 0, "0.05"],
                     "inertia": {"xx": "0.01", "yy": "0.012", "zz": "0.008"}}],
    },
    "fixed": {
        "title": "Links that are fixed to others",
        "joints": [{"axis": Y},
                   {"type": "fixed", "xyz": ["0.1", "0.2", 0], "rpy": ["90 deg", 0, 0]},
                   {"axis": X}, {"type": "fixed", "rpy": [0, "30 deg", 0]}],
    },
    "branches": {
        "title": "Two arms, whose joints are listed in turn: order of joints",
        "joints": [{"axis": Z, "name": "zeta"}, {"axis": Y, "name": "left1"},
                   {"axis": X, "name": "alpha", "parent": "link1", "xyz": [0, "-0.2", "0.1"]},
                   {"axis": X, "name": "left2", "parent": "link2"},
                   {"axis": Y, "name": "beta", "parent": "link3"}],
    },
    "tilted": {"title": "Gravity that is oblique", "joints": _TWO, "gravity": [1, -2, "-9.5"]},
    "weightless": {"title": "No gravity", "joints": _TWO, "gravity": [0, 0, 0]},
    "twisted": {
        "title": "Frames turned by angles that are no fractions of a turn",
        "joints": [{"axis": Z, "rpy": ["0.3", "-0.7", "1.1"]},
                   {"axis": Z, "rpy": ["-1.2", "0.4", "0.9"]},
                   {"axis": Z, "rpy": ["0.6", "0.8", "-0.5"]}],
    },
    "octagon": {
        "title": "Frames turned by 45, 30 and 15 degrees",
        "joints": [{"axis": Z, "rpy": ["45 deg", 0, 0]}, {"axis": Z, "rpy": [0, "30 deg", 0]},
                   {"axis": Y, "rpy": [0, 0, "15 deg"]}],
    },
    "gantry": {
        "title": "Three slides and a turning wrist",
        "joints": [*({"type": "prismatic", "axis": axis} for axis in (X, Y, Z)), {"axis": Z}],
    },
    "cart_pole": {
        "title": "A pole on a cart", "joints": [{"type": "prismatic", "axis": X}, {"axis": Y}],
    },
    "wrench": {
        "title": "A wrench from outside at the tool", "joints": _TWO, "wrench_frames": ["tool"],
    },
    "moving_base": {"title": "A base that is moved", "joints": _TWO, "moving_base": True},
}  # fmt: skip
