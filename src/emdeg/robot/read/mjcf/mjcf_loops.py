"""MJCF's <equality>: connect and weld become loops.

    connect   a ball joint (three directions) at `anchor` of body1, or between two sites
    weld      all six directions, in the relative pose of the file's initial configuration

Where a constraint names bodies, MuJoCo takes the place on the second body from the initial
configuration (qpos0); so does this, in floating point: the report says so. Sites are exact.
Constraints of other kinds, inactive ones, and welds with a `relpose` are not imposed; the report
names each. (https://mujoco.readthedocs.io/en/stable/XMLreference.html#equality)
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.robot.model.report import Finding
from emdeg.robot.read.mjcf.mjcf_model import MjcfFile
from emdeg.robot.read.tables.loops_input import with_loops
from emdeg.robot.read.xml.xml_tree import Element
from emdeg.robot.robot import Robot

_TYPES = {"connect": "point", "weld": "weld"}
Array = NDArray[np.float64]


def with_equalities(robot: Robot, root: Element, file: MjcfFile) -> tuple[Robot, list[Finding]]:
    """The robot with the loops of an MJCF file, and what is to be said about them."""
    found: list[Finding] = []
    elements = [c for equality in root.all("equality") for c in equality.children]
    tables: list[str] = []
    for number, element in enumerate(elements, start=1):
        reason = _refusal(element)
        if reason:
            found.append(Finding("ignored", f"<{element.tag}>", _ends(element) + reason,
                                 element.line))  # fmt: skip
            continue
        name = element.attributes.get("name", f"{element.tag}{number}")
        tables.append(_tables(robot, element, name, file, found))
    return (with_loops(robot, "\n".join(tables) + "\n") if tables else robot), found


def _refusal(element: Element) -> str | None:
    given = element.attributes
    if element.tag not in _TYPES:
        return " is not imposed"
    if given.get("active", "true") == "false":
        return " is not imposed: it is inactive"
    if "relpose" in given:
        return " is not imposed: its relpose is not the initial one"
    if not ({"body1"} <= given.keys() or {"site1", "site2"} <= given.keys()):
        return " is not imposed: it names neither bodies nor two sites"
    return None


def _ends(element: Element) -> str:
    ends = [v for k, v in element.attributes.items() if k[:-1] in ("body", "joint", "site")]
    return f"the constraint between {' and '.join(map(repr, ends))}"


def _tables(robot: Robot, element: Element, name: str, file: MjcfFile, found: list[Finding]) -> str:
    given = element.attributes
    if "site1" in given:
        first, second, text = given["site1"], given["site2"], ""
    else:
        one, two = given["body1"], given.get("body2", robot.base_name)
        anchor = [float(x) for x in given.get("anchor", "0 0 0").split()]
        q0 = _initial(robot, file)
        place = np.eye(4)
        place[:3, 3] = anchor
        pose = np.linalg.inv(robot.frame_pose(two, q0)) @ robot.frame_pose(one, q0) @ place
        first, second = f"{name}:1", f"{name}:2"
        text = _frame(first, one, place) + _frame(second, two, pose)
        message = f"{_ends(element)} is the loop {name!r}; its place on {two!r} is the initial one"
        found.append(Finding("note", f"<{element.tag}>", message, element.line))
    kind = _TYPES[element.tag]
    rows = {"name": name, "type": kind, "first": first, "second": second}
    return text + "[[loop]]\n" + "".join(f"{k} = {json.dumps(v)}\n" for k, v in rows.items())


def _frame(name: str, link: str, pose: Array) -> str:
    r = pose[:3, :3]
    pitch = math.asin(max(-1.0, min(1.0, -r[2, 0])))
    if abs(r[2, 0]) < 1 - 1e-12:
        rpy = (math.atan2(r[2, 1], r[2, 2]), pitch, math.atan2(r[1, 0], r[0, 0]))
    else:  # only the sum of roll and yaw is known
        rpy = (math.atan2(-r[1, 2], r[1, 1]), pitch, 0.0)
    return (
        f"[[frame]]\nname = {json.dumps(name)}\nlink = {json.dumps(link)}\n"
        f"xyz = [{_cells(pose[:3, 3])}]\nrpy = [{_cells(rpy)}]\n"
    )


def _cells(values: Sequence[float] | Array) -> str:
    """Decimals of fifteen places: what is left of rounding is dropped."""
    return ", ".join(repr(round(float(x), 15) + 0.0) for x in values)


def _initial(robot: Robot, file: MjcfFile) -> list[float]:
    """qpos0 in our coordinates."""
    refs: dict[str, Any] = {j.name: (j, body) for body in file.bodies for j in body.joints}
    q: list[float] = []
    for coordinate in sorted(robot.by_coordinate):
        joint = robot.by_coordinate[coordinate]
        if joint.floating:
            body = refs[joint.name][1]
            q += [float(x) for x in body.xyz]
            q += _quaternion(*(float(x) for x in body.rpy))
        else:
            own = refs.get(joint.name)
            q.append(float(own[0].ref) if own else 0.0)  # a ball joint's turns start at zero
    return q


def _quaternion(roll: float, pitch: float, yaw: float) -> list[float]:
    """x, y, z, w of Rot(z, yaw)·Rot(y, pitch)·Rot(x, roll)."""
    (cr, sr), (cp, sp), (cy, sy) = ((math.cos(a / 2), math.sin(a / 2)) for a in (roll, pitch, yaw))
    return [
        sr * cp * cy - cr * sp * sy,
        cr * sp * cy + sr * cp * sy,
        cr * cp * sy - sr * sp * cy,
        cr * cp * cy + sr * sp * sy,
    ]
