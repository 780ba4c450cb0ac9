"""A robot as TOML that `load` reads back as an equal robot (digest R13, issue 2: round trip).

A serial robot in DH frames is written as a DH table, everything else body by body; the first
form that reads back as an equal robot is the one that is returned.
"""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from typing import Any

from emdeg.errors import EmdegError, UsageError
from emdeg.expr.angle import Angle
from emdeg.expr.linalg import Matrix, Vector, rotation_x, rotation_y, rotation_z
from emdeg.expr.node import ONE, ZERO, Expr
from emdeg.expr.number import Number
from emdeg.robot.cell_text import angle_text, cell_text, number_text
from emdeg.robot.dh_table import angle_from
from emdeg.robot.inertia import Inertia, Pose
from emdeg.robot.model import Body, Joint, Parameter, Robot

_QUARTERS = [Angle.turns(Fraction(k, 2)) for k in (0, 1, -1, 2)]


def write_toml(robot: Robot) -> str:
    """TOML text; UsageError where a robot cannot be written."""
    from emdeg.robot.loading import loads

    for form in (_dh_form, _bodies_form):
        try:
            text = to_text(form(robot))
            if loads(text, "toml", snap=0, allow_unphysical=True) == robot:
                return text
        except UsageError:
            if form is _bodies_form:
                raise
        except EmdegError as error:  # pragma: no cover - a form that cannot hold this robot
            if form is _bodies_form:
                raise UsageError(f"the robot cannot be written: {error}") from error
    raise UsageError(f"robot {robot.name!r} does not survive being written and read")


# -- the two forms ------------------------------------------------------------------------


def _dh_form(robot: Robot) -> dict[str, Any]:
    standard = any(not body.link_frame.is_identity for body in robot.bodies)
    table = robot.dh_table("standard" if standard else "modified")
    data = _head(robot) | {"convention": table.convention}
    base = _clean({"name": robot.base_name, **_inertia(robot.base_inertia), **_pose(table.base)})
    data["base"] = base
    rows = []
    for row, body in zip(table.rows, robot.bodies, strict=True):
        angle, length = ("offset", "d") if row.joint.revolute else ("theta", "offset")
        kind = "P" if row.joint.prismatic else "C" if row.joint.continuous else "R"
        entry = {"name": row.link, "joint": row.joint.name, "type": kind}
        entry |= _clean(
            {"alpha": _angle(row.alpha), "a": _cell(row.a), angle: _angle(row.theta),
             length: _cell(row.d), **_inertia(row.inertia), **_drive(body.joint)}
        )  # fmt: skip
        rows.append(entry)
    data["link"] = rows
    link_frames = {b.name for b in robot.bodies}
    data["frame"] = [
        {"name": f.name, "link": robot.base_name if f.body is None else robot.bodies[f.body].name,
         **_pose(_from_link(robot, f.body, f.pose))}
        for f in robot.frames if f.name not in link_frames
    ]  # fmt: skip
    data["payload"] = [
        {"name": p.name, "frame": p.frame,
         **_inertia(p.inertia.moved(robot.frame(p.frame).pose.inverse()))}
        for b in robot.bodies for p in b.payloads
    ]  # fmt: skip
    return data


def _from_link(robot: Robot, body: int | None, pose: Pose) -> Pose:
    if body is None or robot.bodies[body].link_frame.is_identity:
        return pose
    return robot.bodies[body].link_frame.inverse() @ pose


def _bodies_form(robot: Robot) -> dict[str, Any]:
    data = _head(robot) | {"form": "bodies"}
    data["base"] = _clean({"name": robot.base_name, **_inertia(robot.base_inertia)})
    data["body"] = [_body(robot, body) for body in robot.bodies]
    data["frame"] = [
        {"name": f.name, "body": robot.base_name if f.body is None else robot.bodies[f.body].name,
         **_pose(f.pose)}
        for f in robot.frames
    ]  # fmt: skip
    return data


def _body(robot: Robot, body: Body) -> dict[str, Any]:
    joint = body.joint
    entry: dict[str, Any] = {
        "name": body.name,
        "parent": robot.base_name if body.parent is None else robot.bodies[body.parent].name,
        "joint": joint.name,
        "type": "continuous" if joint.continuous else joint.type.value,
        "coordinate": joint.coordinate + 1,
    }
    if joint.mimic is not None:
        entry["mimic"] = {
            "of": joint.mimic.of,
            "multiplier": number_text(joint.mimic.multiplier),
            "offset": number_text(joint.mimic.offset),
        }
    entry["placement"] = _pose(joint.placement)
    entry["link_frame"] = _pose(body.link_frame)
    entry |= _inertia(body.own_inertia) | _drive(joint)
    entry["payload"] = [
        {"name": p.name, "frame": p.frame, **_inertia(p.inertia)} for p in body.payloads
    ]
    return _clean(entry)


def _head(robot: Robot) -> dict[str, Any]:
    head: dict[str, Any] = {"name": robot.name, "title": robot.title, "source": robot.source}
    head["gravity"] = [_cell(e) for e in robot.gravity]
    head["wrench_frames"] = list(robot.wrench_frames)
    if not robot.base_motion.is_zero:
        head["moving_base"] = True
    head["parameters"] = {s.name: _parameter(s, p) for s, p in robot.parameters.items()}
    return {key: value for key, value in head.items() if value not in ("", [], {})}


def _parameter(symbol: Expr, known: Parameter) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    if known.value is not None:
        entry["value"] = _number(known.value)
    if known.tolerance is not None:
        entry["tolerance"] = _number(known.tolerance)
    if known.note:
        entry["note"] = known.note
    if symbol.angular:
        entry["angular"] = True
    return entry


# -- pieces -------------------------------------------------------------------------------


def _number(value: Number) -> Any:
    return _cell_of(number_text(value))


def _cell(expression: Expr) -> Any:
    return _cell_of(cell_text(expression))


def _cell_of(text: str) -> Any:
    """Plain decimals stand without quotes in TOML."""
    return _Decimal(text) if _is_decimal(text) else text


class _Decimal(str):
    """A number that is written as it is."""


def _is_decimal(text: str) -> bool:
    from emdeg.robot.cells import DECIMAL

    return bool(DECIMAL.match(text)) and not text.lstrip("-").startswith(".")


def _angle(angle: Angle) -> Any:
    return _cell_of(angle_text(angle))


def _inertia(inertia: Inertia) -> dict[str, Any]:
    t = inertia.tensor
    tensor = {
        i + j: _cell(t[a, b])
        for (a, i), (b, j) in (
            ((0, "x"), (0, "x")), ((1, "y"), (1, "y")), ((2, "z"), (2, "z")),
            ((0, "x"), (1, "y")), ((0, "x"), (2, "z")), ((1, "y"), (2, "z")),
        )
        if t[a, b] is not ZERO
    }  # fmt: skip
    com = [] if inertia.com.is_zero else [_cell(e) for e in inertia.com]
    return _clean({"mass": _cell(inertia.mass), "com": com, "inertia": tensor})


def _pose(pose: Pose) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    if not pose.translation.is_zero:
        entry["xyz"] = [_cell(e) for e in pose.translation]
    if pose.rotation != Matrix.identity():
        rpy = rpy_of(pose.rotation)
        if rpy is not None:
            entry["rpy"] = [_angle(a) for a in rpy]
        else:
            entry["rotation"] = [[_cell(e) for e in row] for row in pose.rotation.rows]
    return entry


def rpy_of(rotation: Matrix) -> tuple[Angle, Angle, Angle] | None:
    """Roll, pitch, yaw of a quarter-turn rotation or of one about a single axis."""
    for rpy in product(_QUARTERS, _QUARTERS[:3], _QUARTERS):
        if _turn(*rpy) == rotation:
            return rpy
    r = rotation
    zero = Angle()
    about = (
        (angle_from(r[1, 1], r[2, 1]), lambda a: (a, zero, zero)),
        (angle_from(r[0, 0], r[0, 2]), lambda a: (zero, a, zero)),
        (angle_from(r[0, 0], r[1, 0]), lambda a: (zero, zero, a)),
    )
    for angle, place in about:
        if angle is not None and _turn(*place(angle)) == rotation:
            found: tuple[Angle, Angle, Angle] = place(angle)
            return found
    return None


def _turn(roll: Angle, pitch: Angle, yaw: Angle) -> Matrix:
    return rotation_z(yaw) @ rotation_y(pitch) @ rotation_x(roll)


def _drive(joint: Joint) -> dict[str, Any]:
    limits, motor, friction = joint.limits, joint.motor, joint.friction
    bounds = {
        key: _number(value)
        for key, value in (
            ("lower", limits.lower), ("upper", limits.upper), ("velocity", limits.velocity),
            ("effort", limits.effort),
        )
        if value is not None
    }  # fmt: skip
    rub = {
        key: _cell(value)
        for key, value in (
            ("viscous", friction.viscous), ("coulomb", friction.coulomb),
            ("smoothing", friction.smoothing),
        )
        if value is not ZERO
    }  # fmt: skip
    drive: dict[str, Any] = {}
    if motor.reflected is not None:
        drive["reflected"] = _cell(motor.reflected)
    elif motor.rotor_inertia is not ZERO:
        drive["rotor_inertia"] = _cell(motor.rotor_inertia)
    if motor.gear_ratio is not ONE:
        drive["gear_ratio"] = _cell(motor.gear_ratio)
    return {"limits": bounds, "friction": rub, "motor": drive}


def _clean(entry: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in entry.items() if v not in ({}, [], "0") or k in ("lower", "upper")}


# -- TOML ---------------------------------------------------------------------------------


def to_text(data: dict[str, Any]) -> str:
    """Nested data as TOML: top-level keys, then tables, then arrays of tables."""
    lines = [f"{key} = {_value(v)}" for key, v in data.items() if not _is_table(v)]
    for key, value in data.items():
        if isinstance(value, dict):
            lines += ["", f"[{key}]", *(f"{k} = {_value(v)}" for k, v in value.items())]
        elif _is_table(value):
            for item in value:
                lines += ["", f"[[{key}]]", *(f"{k} = {_value(v)}" for k, v in item.items())]
    return "\n".join(lines) + "\n"


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )


def _value(value: Any) -> str:
    if isinstance(value, _Decimal):
        return str(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        inner = ", ".join(f"{k} = {_value(v)}" for k, v in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, Vector):
        raise TypeError("vectors are written cell by cell")
    return "[" + ", ".join(_value(v) for v in value) + "]"
