"""Loops, velocity constraints and the list of actuated joints.

    actuated = ["crank"]
    [[loop]]        name, first, second, type | directions, axes, length, follows
    [[constraint]]  name, frame, direction, point, axes

A URDF has no place for them: `robot.with_loops("arm.loops.toml")` reads them from a side file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping

from emdeg.exact.linalg import Vector
from emdeg.robot.build.builder import Builder
from emdeg.robot.model.loops import (
    LOOP_TYPES,
    ROTATIONS,
    TRANSLATIONS,
    Follows,
    Loop,
    VelocityConstraint,
)
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.read.tables import description as common
from emdeg.robot.read.tables.section import Section
from emdeg.robot.read.tables.speeds_input import with_table
from emdeg.robot.read.tables.syntax import inline

_LOOP_KEYS = ("name", "first", "second", "type", "directions", "axes", "length", "follows")
_CONSTRAINT_KEYS = ("name", "frame", "direction", "point", "axes")


def with_tables(robot: M, root: Section, builder: Builder) -> M:
    """The robot with the loops, constraints, actuated joints and speeds of a document."""
    return with_table(_with_loops(robot, root, builder), root)


def _with_loops(robot: M, root: Section, builder: Builder) -> M:
    if not any(root.has(key) for key in ("loop", "constraint", "actuated")):
        return robot
    frames = dict.fromkeys(robot.frame_names)
    joints = {b.joint.name for b in robot.bodies}
    loops = [_loop(s, builder, robot, frames, joints) for s in root.sections("loop")]
    constraints = [_constraint(s, builder, robot, frames) for s in root.sections("constraint")]
    names = [*(l.name for l in loops), *(c.name for c in constraints)]
    twice = next((name for name, times in Counter(names).items() if times > 1), None)
    if twice is not None:
        root.fail("two loops or constraints have this name", found=twice)
    actuated, moving = root.texts("actuated"), set(robot.joint_names)
    for name in actuated:
        if name not in moving:
            root.fail("there is no such joint", "actuated", found=name,
                      hint=did_you_mean(name, robot.joint_names))  # fmt: skip
    # what moves an elastic joint is its motor
    motors = {b.joint.name: b.joint.elastic.motor for b in robot.bodies if b.joint.elastic}
    actuated = [motors.get(name, name) for name in actuated]
    return robot.replaced(
        loops=(*robot.loops, *loops),
        constraints=(*robot.constraints, *constraints),
        actuated=tuple(actuated) or robot.actuated,
        parameters=builder.scope.settled_parameters(),
    )


def _loop(
    section: Section, builder: Builder, robot: Mechanism, frames: Collection[str], joints: set[str]
) -> Loop:
    section.only(*_LOOP_KEYS)
    if section.has("directions"):
        directions = tuple(section.texts("directions"))
        known = (*TRANSLATIONS, *ROTATIONS, "distance")
        for direction in directions:
            if direction not in known or directions.count(direction) > 1:
                section.fail("a list of different directions is needed", "directions",
                             found=direction, expected=", ".join(known))  # fmt: skip
        if not directions or ("distance" in directions and len(directions) > 1):
            section.fail("a distance stands alone, and some direction is needed", "directions")
    else:
        directions = LOOP_TYPES[section.choice("type", tuple(LOOP_TYPES))]
    first = section.known("first", frames, "frame")
    length = None
    if directions == ("distance",):
        if not section.has("length"):
            section.fail("a distance needs its length")
        length = common.scalar(section, "length", builder)
    elif section.has("length"):
        section.fail("only a distance has a length", "length")
    default = robot.base_name if directions == TRANSLATIONS else first
    axes = section.known("axes", frames, "frame", default)
    return Loop(
        section.name(), first, section.known("second", frames, "frame"), directions, axes,
        length, _follows(section, joints),
    )  # fmt: skip


FOLLOWS = "{ joint = { other = 1 } }"


def _follows(section: Section, joints: set[str]) -> Follows:
    table = section.data.get("follows", {})
    if not isinstance(table, Mapping):
        section.fail("a table is needed", "follows", expected=inline(section.kind, FOLLOWS))
    found = []
    for joint, terms in table.items():
        if joint not in joints or not isinstance(terms, Mapping):
            section.fail("a joint and its combination are needed", "follows", found=joint,
                         expected=inline(section.kind, FOLLOWS))  # fmt: skip
        for other, multiple in terms.items():
            if other not in joints or other == joint or not _is_integer(multiple):
                section.fail("another joint and an integer are needed", "follows",
                             found=f"{other} = {multiple}")  # fmt: skip
        found.append((str(joint), tuple((str(o), int(k)) for o, k in terms.items())))
    return tuple(found)


def _is_integer(value: object) -> bool:
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or (
        isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value) is not None
    )


def _constraint(
    section: Section, builder: Builder, robot: Mechanism, frames: Collection[str]
) -> VelocityConstraint:
    section.only(*_CONSTRAINT_KEYS)
    direction = common.vector(section, "direction", builder)
    if direction.is_zero:
        section.fail("the direction is zero", "direction")
    frame = section.known("frame", frames, "frame")
    return VelocityConstraint(
        section.name(),
        frame,
        direction,
        common.vector(section, "point", builder, Vector.zero()),
        section.known("axes", frames, "frame", frame),
    )
