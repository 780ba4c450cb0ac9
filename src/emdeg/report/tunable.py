"""The robot whose numbers can be changed in the page.

Every number that a slider may move is a symbol that knows its value, so that the set-up stage of
the emitted program can run again in the browser:

    parameters of the description       under their own names
    other numbers                       m3, rx3, Ixx3, px3, g, … (`Robot.symbolic`)
    payload                             a point mass m_payload at (rx_, ry_, rz_)payload of the tool
"""

from __future__ import annotations

from typing import Any

import emdeg

LARGEST_GEOMETRY = 12  # velocities; above, lengths stay numbers and inertias may be changed
PAYLOAD = {"m_payload": "kg", "rx_payload": "m", "ry_payload": "m", "rz_payload": "m"}
OF_THE_ROBOT = "the whole robot"


def tunable(robot: emdeg.Robot) -> emdeg.Robot:
    """The robot with symbols for its numbers, and with a load that weighs nothing."""
    groups = ["inertias", "gravity", "motors", "friction"]
    if robot.joint_velocities <= LARGEST_GEOMETRY:
        groups.append("geometry")
    robot = robot.symbolic(*groups) if robot.bodies else robot
    if not robot.bodies or any(s.name in PAYLOAD for s in robot.parameters):
        return robot
    mass, *place = PAYLOAD
    loaded = robot.with_payload(mass, place, frame=tool(robot), name=free_name(robot))
    return loaded.with_parameters(dict.fromkeys(PAYLOAD, 0))


def tool(robot: emdeg.Robot) -> str:
    """The frame that is meant as the end effector: the last one on the tip of the longest chain."""
    if not robot.bodies:
        return robot.base_name
    depth: list[int] = []
    for body in robot.bodies:
        depth.append(1 if body.parent is None else depth[body.parent] + 1)
    tip = max(range(len(depth)), key=lambda k: (depth[k], k))
    named = [f.name for f in robot.frames if f.body == tip]
    return named[-1] if named else robot.bodies[tip].name


def free_name(robot: emdeg.Robot) -> str:
    """A name for the load that no other load has."""
    taken = {load.name for body in robot.bodies for load in body.payloads}
    return next(n for n in ("payload", *(f"payload{k}" for k in range(2, 99))) if n not in taken)


def sliders(robot: emdeg.Robot, size: float) -> list[dict[str, Any]]:
    """Each number with its range and its group, the load first; `size` of the robot in m."""
    owners = owned_by(robot)
    heaviest = robot.total_mass() or 1.0
    found = []
    for symbol, known in robot.parameters.items():
        name = symbol.name
        value = 0.0 if known.value is None else float(known.value)
        if name in PAYLOAD:
            span = (0.0, 0.3 * heaviest) if name == "m_payload" else (-0.3 * size, 0.3 * size)
            unit, group = PAYLOAD[name], f"payload on {tool(robot)}"
        else:
            span = span_of(value, symbol.angular)
            unit, group = ("rad" if symbol.angular else ""), owners.get(name, OF_THE_ROBOT)
        note = known.note if known.note else f"{value:g} in the description"
        found.append(
            {"name": name, "value": value, "lower": min(span[0], value),
             "upper": max(span[1], value), "unit": unit, "group": group, "note": note}
        )  # fmt: skip
    rank = {OF_THE_ROBOT: 1}
    return sorted(found, key=lambda p: 0 if p["name"] in PAYLOAD else rank.get(p["group"], 2))


def span_of(value: float, is_angle: bool) -> tuple[float, float]:
    """From a tenth to the double, on the same side of zero."""
    if is_angle:
        return value - 1.0, value + 1.0
    if value == 0:
        return -1.0, 1.0
    low, high = sorted((0.1 * value, 2 * value))
    return low, high


def owned_by(robot: emdeg.Robot) -> dict[str, str]:
    """{symbol: the body whose numbers alone it is among}."""
    owners: dict[str, set[str]] = {}
    for body in robot.bodies:
        joint = body.joint
        own = [body.inertia.mass, *body.inertia.com, *body.inertia.tensor.entries, joint.slide]
        own += [*joint.placement.rotation.entries, *joint.placement.translation]
        own += [joint.friction.viscous, joint.friction.coulomb, joint.motor.reflected_inertia]
        for symbol in {s for expression in own for s in expression.symbols}:
            owners.setdefault(symbol.name, set()).add(body.name)
    return {name: next(iter(found)) for name, found in owners.items() if len(found) == 1}
