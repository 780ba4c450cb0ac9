"""A robot as TOML that `load` reads back as an equal robot (R13).

A serial robot in DH frames is written as a DH table (dh.py), everything else body by body
(bodies.py); the first form that reads back as an equal robot is the one that is returned.
Long expressions that occur twice are written once, under [definitions].
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from emdeg.errors import EmdegError, UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import CONSTANT, ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Number
from emdeg.robot.build.builder import Options
from emdeg.robot.cells.cell_text import CellWriter, number_text, shared_nodes
from emdeg.robot.cells.inertia_input import FIELDS
from emdeg.robot.edit.dh_table import dh_table
from emdeg.robot.edit.elastic import folded
from emdeg.robot.model.content import expressions
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Body, Frame, Joint
from emdeg.robot.read.formats import read
from emdeg.robot.read.tables.dh import LETTERS
from emdeg.robot.write.rpy import rpy_of
from emdeg.robot.write.toml_text import cell, to_toml


def write_toml(robot: Mechanism) -> str:
    """TOML text; UsageError where a robot cannot be written."""
    problem: EmdegError | None = None
    forms = ((_Writer.dh_form, folded(robot)), (_Writer.bodies_form, robot))
    for form, whole in forms:
        try:
            text = to_toml(form(_Writer(whole)))
            again = read(text, "toml", Options(snap=0, allow_unphysical=True))
            if type(robot).of(again) == robot:
                return text
        except EmdegError as error:
            problem = error
    raise UsageError(f"robot {robot.name!r} does not survive being written and read", found=problem)


class _Writer:
    """One robot as nested data of texts."""

    def __init__(self, robot: Mechanism) -> None:
        self.robot = robot
        names = [s.name for s in (*robot.symbols, *robot.parameters)]
        still = (e for e in expressions(robot) if e.rate == CONSTANT)  # not those of the speeds
        self.cells = CellWriter(shared_nodes(still), names)

    # -- the two forms ----------------------------------------------------------------

    def dh_form(self) -> dict[str, Any]:
        """A DH table; UsageError where the robot is none."""
        robot = self.robot
        standard = any(not body.link_frame.is_identity for body in robot.bodies)
        table = dh_table(robot, "standard" if standard else "modified")
        rows = []
        for row in table.rows:
            angle, length = ("offset", "d") if row.joint.spin else ("theta", "offset")
            kind = "continuous" if row.joint.continuous else row.joint.type.name
            entry = {"name": row.link, "joint": row.joint.name, "type": LETTERS.get(kind, kind)}
            entry |= self.written(row.joint.type)
            geometry = {
                "alpha": _angle(row.alpha), "a": self.cell(row.a), angle: _angle(row.theta),
                length: self.cell(row.d),
            }  # fmt: skip
            rows.append(entry | _kept(geometry | self.inertia(row.inertia) | self.drive(row.joint)))
        base = {**self.inertia(robot.base_inertia), **self.pose(table.base)}
        links = {b.name for b in robot.bodies}
        frames = [
            {"name": f.name, "link": self.body_name(f.body), **self.pose(self.on_link(f))}
            for f in robot.frames
            if f.name not in links
        ]
        loads = [
            {"name": p.name, "frame": p.frame,
             **self.inertia(p.inertia.moved(robot.frame(p.frame).pose.inverse()))}
            for b in robot.bodies for p in b.payloads
        ]  # fmt: skip
        return self.whole(
            {"convention": table.convention}, {"name": robot.base_name, **base},
            {"link": rows, "frame": frames, "payload": loads},
        )  # fmt: skip

    def bodies_form(self) -> dict[str, Any]:
        """Every body as the model holds it."""
        robot = self.robot
        bodies = [self.body(body) for body in robot.bodies]
        base = {"name": robot.base_name, **self.inertia(robot.base_inertia)}
        frames = [
            {"name": f.name, "body": self.body_name(f.body), **self.pose(f.pose)}
            for f in robot.frames
        ]
        return self.whole({"form": "bodies"}, base, {"body": bodies, "frame": frames})

    def whole(
        self, first: dict[str, Any], base: dict[str, Any], lists: dict[str, Any]
    ) -> dict[str, Any]:
        """Head, parameters and definitions before the tables that use them."""
        robot = self.robot
        head: dict[str, Any] = {"name": robot.name, "title": robot.title, "source": robot.source}
        head |= first
        head["gravity"] = [self.cell(e) for e in robot.gravity]
        head["wrench_frames"] = list(robot.wrench_frames)
        if not robot.base_motion.is_zero:
            head["moving_base"] = True
        head["parameters"] = {
            s.name: self.written(known) | ({"angular": True} if s.angular else {})
            for s, known in robot.parameters.items()
        }
        head["definitions"] = dict(self.cells.definitions)
        whole = head | {"base": base} | lists | self.loops()
        if robot.speeds:
            whole["speeds"] = {"u": [self.cell(e) for e in robot.speeds]}
        return {k: v for k, v in whole.items() if v not in ("", [], {})}

    def loops(self) -> dict[str, Any]:
        """Loops, velocity constraints and the list of actuated joints."""
        loops = []
        for loop in self.robot.loops:
            entry: dict[str, Any] = {"name": loop.name, "first": loop.first, "second": loop.second}
            entry |= {"type": loop.type} if loop.type else {"directions": list(loop.directions)}
            entry["axes"] = loop.axes
            if loop.length is not None:
                entry["length"] = self.cell(loop.length)
            if loop.follows:
                entry["follows"] = {
                    _key(j): {_key(o): str(k) for o, k in terms} for j, terms in loop.follows
                }
            loops.append(entry)
        constraints = [self.written(constraint) for constraint in self.robot.constraints]
        return {"actuated": list(self.robot.actuated), "loop": loops, "constraint": constraints}

    # -- pieces -----------------------------------------------------------------------

    def body_name(self, body: int | None) -> str:
        return self.robot.base_name if body is None else self.robot.bodies[body].name

    def on_link(self, frame: Frame) -> Pose:
        """The pose of a frame, seen from its link's."""
        if frame.body is None or self.robot.bodies[frame.body].link_frame.is_identity:
            return frame.pose
        return self.robot.bodies[frame.body].link_frame.inverse() @ frame.pose

    def body(self, body: Body) -> dict[str, Any]:
        joint = body.joint
        entry: dict[str, Any] = {
            "name": body.name,
            "parent": self.body_name(body.parent),
            "joint": joint.name,
            "type": "continuous" if joint.continuous else joint.type.name,
            **self.written(joint.type),
            "coordinate": joint.coordinate + 1,
        }
        if joint.mimic is not None:
            entry["mimic"] = self.written(joint.mimic)
        entry["placement"] = self.pose(joint.placement)
        entry["link_frame"] = self.pose(body.link_frame)
        entry |= self.inertia(body.own_inertia) | self.drive(joint)
        entry["payload"] = [
            {"name": p.name, "frame": p.frame, **self.inertia(p.inertia)} for p in body.payloads
        ]
        return _kept(entry)

    def cell(self, expression: Expr) -> str:
        return cell(self.cells.cell(expression))

    def inertia(self, inertia: Inertia) -> dict[str, Any]:
        tensor = {
            key: self.cell(inertia.tensor["xyz".index(key[0]), "xyz".index(key[1])])
            for key in FIELDS
        }
        com = [] if inertia.com.is_zero else [self.cell(e) for e in inertia.com]
        return _kept({"mass": self.cell(inertia.mass), "com": com, "inertia": _kept(tensor)})

    def pose(self, pose: Pose) -> dict[str, Any]:
        entry: dict[str, Any] = {}
        if not pose.translation.is_zero:
            entry["xyz"] = [self.cell(e) for e in pose.translation]
        if pose.rotation != Matrix.identity():
            rpy = rpy_of(pose.rotation)
            if rpy is not None:
                entry["rpy"] = [_angle(a) for a in rpy]
            else:
                entry["rotation"] = [[self.cell(e) for e in row] for row in pose.rotation.rows]
        return entry

    def written(self, part: Any) -> dict[str, Any]:
        """A part of the model: the names of its fields are the keys of descriptions."""
        given = {f.name: getattr(part, f.name) for f in fields(part)}
        return {k: self.value(v) for k, v in given.items() if v is not None and v != ""}

    def value(self, value: Expr | Vector | Number | str) -> Any:
        """A field: cells, or a name."""
        if isinstance(value, Expr):
            return self.cell(value)
        if isinstance(value, Vector):
            return [self.cell(e) for e in value]
        return value if isinstance(value, str) else cell(number_text(value))

    def drive(self, joint: Joint) -> dict[str, Any]:
        """Limits, friction, motor and spring."""
        motor = joint.motor
        drive: dict[str, Any] = {}
        if motor.reflected is not None:
            drive["reflected"] = self.cell(motor.reflected)
            if motor.rotor_inertia is ZERO:  # of no rotor that is known: MJCF's armature
                drive["rotor_inertia"] = self.cell(ZERO)
        elif motor.rotor_inertia is not ZERO:
            drive["rotor_inertia"] = self.cell(motor.rotor_inertia)
        if motor.gear_ratio is not ONE:
            drive["gear_ratio"] = self.cell(motor.gear_ratio)
        if motor.coupled:
            drive["coupled"] = True
        friction = _kept(self.written(joint.friction))
        spring = {} if joint.elastic is None else _kept(self.written(joint.elastic))
        return {
            "limits": self.written(joint.limits), "friction": friction, "motor": drive,
            "elastic": spring,
        }  # fmt: skip


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() else json.dumps(name)


def _angle(angle: Angle) -> str:
    return cell(str(angle))


def _kept(entry: dict[str, Any]) -> dict[str, Any]:
    """Without what is zero or empty: that is the default."""
    return {key: value for key, value in entry.items() if value not in ({}, [], "0")}
