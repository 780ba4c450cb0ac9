"""A robot as plain numbers that every library can be built from, and as URDF where URDF has it."""

from __future__ import annotations

import math
from typing import Any
from xml.sax.saxutils import quoteattr

import emdeg


def plain(robot: emdeg.Robot, digits: int) -> dict[str, Any]:
    """Gravity, bodies (each with one joint about or along z), and the last frame, as decimals."""
    known = {s.name: p.value for s, p in robot.parameters.items()}
    last = len(robot.bodies) - 1  # quantities of a frame are those of the last one on the last body
    named = [frame for frame in robot.frames if frame.body == last]
    frame = named[-1] if named else robot.frame(robot.bodies[last].name)
    wanted: dict[str, Any] = {"gravity": robot.gravity, "frame R": frame.pose.rotation,
                              "frame p": frame.pose.translation}  # fmt: skip
    for i, body in enumerate(robot.bodies):
        joint, inertia = body.joint, body.inertia
        wanted |= {
            f"{i} rotation": joint.placement.rotation,
            f"{i} translation": joint.placement.translation,
            f"{i} mass": inertia.mass, f"{i} com": inertia.com, f"{i} inertia": inertia.tensor,
            f"{i} armature": joint.motor.reflected_inertia, f"{i} viscous": joint.friction.viscous,
            f"{i} coulomb": joint.friction.coulomb, f"{i} smoothing": joint.friction.smoothing,
            f"{i} rotor": joint.motor.rotor_inertia, f"{i} gear": joint.motor.gear_ratio,
            f"{i} pitch": joint.slide,
        }  # fmt: skip
        if joint.elastic is not None:
            wanted[f"{i} stiffness"] = joint.elastic.stiffness
            wanted[f"{i} damping"] = joint.elastic.damping
    program = emdeg.compile(robot, wanted, optimise=None, certify=False)
    found = emdeg.digits(
        program, {}, {n: v for n, v in known.items() if n in program.parameters}, digits=digits
    )
    return {
        "gravity": found["gravity"],
        "frame": {"name": frame.name, "body": frame.body, "rotation": found["frame R"],
                  "translation": found["frame p"]},
        "bodies": [_body(robot, i, found) for i in range(len(robot.bodies))],
    }  # fmt: skip


def _body(robot: emdeg.Robot, i: int, found: dict[str, Any]) -> dict[str, Any]:
    body = robot.bodies[i]
    joint = body.joint
    row: dict[str, Any] = {
        "name": body.name, "parent": body.parent, "joint": joint.name, "kind": joint.type.name,
        "coordinate": joint.coordinate,
    }  # fmt: skip
    row |= {
        key: found[f"{i} {key}"] for key in ("rotation", "translation", "mass", "com", "inertia")
    }
    drives = ("armature", "viscous", "coulomb", "smoothing")
    row |= {key: found[f"{i} {key}"] for key in drives if found[f"{i} {key}"] != "0"}
    if found[f"{i} rotor"] != "0":
        row |= {"rotor_inertia": found[f"{i} rotor"], "gear_ratio": found[f"{i} gear"]}
    if joint.type.name == "screw":
        row["pitch"] = found[f"{i} pitch"]
    if joint.elastic is not None:
        spring = {key: found[f"{i} {key}"] for key in ("stiffness", "damping")}
        row["spring"] = spring | {"motor": robot.motors[joint.coordinate]}
    if joint.mimic is not None:
        row["mimic"] = {
            "multiplier": str(joint.mimic.multiplier),
            "offset": str(joint.mimic.offset),
        }
    return row


# -- URDF -------------------------------------------------------------------------------

KINDS = {"revolute": "revolute", "prismatic": "prismatic", "floating": "floating"}


def to_urdf(name: str, robot: dict[str, Any]) -> str | None:
    """The same robot as URDF, or None where URDF has no such joint.

    It has no gravity and no motor inertia, and its angles are seventeen digits: for libraries that
    read nothing else. A joint turns about the z axis of its frame.
    """
    bodies = robot["bodies"]
    if any(b["kind"] not in KINDS or b["mass"] == "0" or "spring" in b for b in bodies):
        return None
    lines = ['<?xml version="1.0"?>', f"<robot name={quoteattr(name)}>", '  <link name="base"/>']
    owners = {b["coordinate"]: b["joint"] for b in bodies if "mimic" not in b}
    for body in bodies:
        I = body["inertia"]
        lines += [
            f"  <link name={quoteattr(body['name'])}>",
            f'    <inertial><origin xyz="{" ".join(body["com"])}"/><mass value="{body["mass"]}"/>',
            f'      <inertia ixx="{I[0][0]}" ixy="{I[0][1]}" ixz="{I[0][2]}" iyy="{I[1][1]}"'
            f' iyz="{I[1][2]}" izz="{I[2][2]}"/></inertial>',
            "  </link>",
        ]
        parent = "base" if body["parent"] is None else bodies[body["parent"]]["name"]
        inside = []
        if "viscous" in body or "coulomb" in body:
            rub = f'damping="{body.get("viscous", 0)}" friction="{body.get("coulomb", 0)}"'
            inside.append(f"<dynamics {rub}/>")
        if "mimic" in body:
            m, of = body["mimic"], quoteattr(owners[body["coordinate"]])
            multiplier, offset = (quotient(m[k]) for k in ("multiplier", "offset"))
            inside.append(f'<mimic joint={of} multiplier="{multiplier!r}" offset="{offset!r}"/>')
        if body["kind"] != "floating":
            inside.append('<limit lower="-10" upper="10" effort="1000" velocity="10"/>')
        lines += _joint(body["joint"], KINDS[body["kind"]], parent, body["name"], body, inside)
    frame = robot["frame"]
    if all(frame["name"] != body["name"] for body in bodies) and frame["name"] != "base":
        parent = "base" if frame["body"] is None else bodies[frame["body"]]["name"]
        lines.append(f"  <link name={quoteattr(frame['name'])}/>")
        lines += _joint(f"fix {frame['name']}", "fixed", parent, frame["name"], frame, [])
    return "\n".join([*lines, "</robot>"]) + "\n"


def quotient(text: str) -> float:
    """Such as 1/2, as a number."""
    above, _, below = text.partition("/")
    return float(above) / float(below or 1)


def _joint(
    name: str, kind: str, parent: str, child: str, place: dict[str, Any], inside: list[str]
) -> list[str]:
    xyz = " ".join(place["translation"])
    turn = " ".join(
        repr(angle) for angle in rpy([[float(x) for x in row] for row in place["rotation"]])
    )
    axis = "" if kind in ("fixed", "floating") else '<axis xyz="0 0 1"/>'
    return [
        f'  <joint name={quoteattr(name)} type="{kind}">',
        f"    <parent link={quoteattr(parent)}/><child link={quoteattr(child)}/>",
        f'    <origin xyz="{xyz}" rpy="{turn}"/>{axis}{"".join(inside)}',
        "  </joint>",
    ]


def rpy(R: list[list[float]]) -> tuple[float, float, float]:
    """Roll, pitch and yaw of Rot(z, yaw)·Rot(y, pitch)·Rot(x, roll)."""
    level = math.hypot(R[0][0], R[1][0])
    pitch = math.atan2(-R[2][0], level)
    if level < 1e-12:  # straight up or down: all of the turn is yaw
        return 0.0, pitch, math.atan2(-R[0][1], R[1][1])
    return math.atan2(R[2][1], R[2][2]) + 0.0, pitch + 0.0, math.atan2(R[1][0], R[0][0]) + 0.0
