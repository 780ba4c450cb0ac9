"""MJCF's <equality>: connect and weld become loops.

    connect   a ball joint (three directions) at `anchor` of body1, or between two sites
    weld      all six directions, in the relative pose of the file's initial configuration

Where a constraint names bodies, MuJoCo takes the place on the second body from the initial
configuration (qpos0); so does this, in floating point: the report says so. Sites are exact.
Constraints of other kinds, inactive ones, and welds with a `relpose` are not imposed; the report
names each. (https://mujoco.readthedocs.io/en/stable/XMLreference.html#equality)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emdeg.robot.build.builder import Builder
from emdeg.robot.build.rotations import rpy_of_matrix
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.loops import LOOP_TYPES, TRANSLATIONS, Loop
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.names import objection
from emdeg.robot.model.parts import Frame
from emdeg.robot.model.placements import frame_pose
from emdeg.robot.model.report import Place
from emdeg.robot.read.mjcf.mjcf_model import joint_name
from emdeg.robot.read.mjcf.mjcf_words import leave_element, leave_out
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import vector
from emdeg.robot.read.xml.xml_tree import Element

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

_TYPES = {"connect": "point", "weld": "weld"}
_ATTRIBUTES = ("name", "class", "active", "body1", "body2", "site1", "site2", "anchor", "relpose")


def with_equalities(robot: Mechanism, root: Element, model: Any, gathered: Gathered) -> Mechanism:
    """The robot with the loops of an MJCF file; what is to be said about them is gathered."""
    for equality in root.all("equality"):
        leave_out(equality, (), gathered)
    elements = [c for equality in root.all("equality") for c in equality.children]
    for number, element in enumerate(elements, start=1):
        reason = _refusal(element)
        if reason:
            gathered.note("ignored", _place(element), _ends(element) + reason)
            continue
        leave_out(element, _ATTRIBUTES, gathered)
        for child in element.children:
            leave_element(element.tag, child, gathered)
        name = element.attributes.get("name", f"{element.tag}{number}")
        reason = objection(name)
        if reason is None and name in {loop.name for loop in robot.loops}:
            reason = "two constraints have it"
        if reason is not None:
            raise element.error(f"this cannot be a name: {reason}", attribute="name", found=name)
        robot = _with_equality(robot, element, name, model, gathered)
    return robot


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


def _place(element: Element) -> Place:
    return Place(f"<{element.tag}>", element.line)


def _ends(element: Element) -> str:
    ends = [v for k, v in element.attributes.items() if k[:-1] in ("body", "joint", "site")]
    return f"the constraint between {' and '.join(map(repr, ends))}"


def _with_equality(
    robot: Mechanism, element: Element, name: str, model: Any, gathered: Gathered
) -> Mechanism:
    given = element.attributes
    if "site1" in given:
        first, second = given["site1"], given["site2"]
    else:
        one, two = given["body1"], given.get("body2", robot.base_name)
        here, there = _places(robot, element, one, two, model)
        first, second = f"{name}:1", f"{name}:2"
        robot = _with_frame(robot, first, one, here)
        robot = _with_frame(robot, second, two, there)
        message = f"{_ends(element)} is the loop {name!r}; its place on {two!r} is the initial one"
        gathered.note("note", _place(element), message)
    directions = LOOP_TYPES[_TYPES[element.tag]]
    axes = robot.base_name if directions == TRANSLATIONS else first
    return robot.replaced(loops=(*robot.loops, Loop(name, first, second, directions, axes)))


def _places(
    robot: Mechanism, element: Element, one: str, two: str, model: Any
) -> tuple[Array, Array]:
    """The anchor on the first body, and the same place seen from the second one at qpos0."""
    import numpy as np  # slow to import, and few files close loops

    here = np.eye(4)
    here[:3, 3] = vector(element, "anchor", (0, 0, 0))
    q0, known = _initial(robot, model), robot.values()
    there = np.linalg.inv(frame_pose(robot, two, q0, known)) @ frame_pose(robot, one, q0, known)
    return here, there @ here


def _with_frame(robot: Mechanism, name: str, link: str, pose: Array) -> Mechanism:
    """One more frame; what is left of rounding beyond fifteen decimals is dropped."""
    builder = Builder(robot.name, scope=Scope.of(robot))
    place = pose[:3, 3], rpy_of_matrix(pose[:3, :3])
    xyz, rpy = ([round(float(x), 15) + 0.0 for x in part] for part in place)
    at = robot.frame(link)
    inner = builder.pose(xyz, rpy, name=name)
    return robot.replaced(
        frames=(*robot.frames, Frame(name, at.body, at.pose @ inner)),
        parameters=builder.scope.settled_parameters(),
    )


def _initial(robot: Mechanism, model: Any) -> list[float]:
    """qpos0 in our coordinates."""
    starts = {joint_name(model, j): int(model.jnt_qposadr[j]) for j in range(model.njnt)}
    q: list[float] = []
    for _, joint in sorted(robot.by_coordinate.items()):
        start = starts.get(joint.name)
        if start is None:
            q.append(0.0)  # a ball joint's turns start at zero
        elif joint.type.quaternion is not None:
            *place, w, x, y, z = map(float, model.qpos0[start : start + 7])
            q += [*place, x, y, z, w]
        else:
            q.append(float(model.qpos0[start]))
    return q
