"""What the page draws and moves: bodies, frames, one slider per coordinate.

The page repeats the robot's own kinematics on numbers:

    world pose of body i = world pose of its parent · placement_i · motion_i(q)

The numbers themselves (placements, masses, centres, tensors, frames, gravity) come from an emitted
program of the parameters alone, so that they follow when a parameter is changed there.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import emdeg

ANY_ANGLE = (-math.pi, math.pi)  # sliders of joints without limits, rad
ANY_LENGTH = (-0.5, 0.5)  # m
FASTEST = {"rad": 3.0, "m": 1.0}  # range of speeds, per second
LARGEST_ACCELERATION = 10.0
NEAR_AN_END = 0.05  # of the range: no place to open at
FROM_AN_END = 0.25  # where a joint opens that cannot be at zero


def scene(robot: emdeg.Robot, tool: str) -> dict[str, Any]:
    """Bodies and frames; bodies count as frames of their own where no frame has their name."""
    bodies = []
    for body in robot.bodies:
        joint = body.joint
        entry: dict[str, Any] = {
            "name": body.name,
            "parent": -1 if body.parent is None else body.parent,
            "joint": joint.name,
            "type": joint.type.name,
            "spin": joint.spin,
            "q": robot.configuration_index(joint.coordinate),
            "v": joint.coordinate,
        }
        if joint.mimic is not None:
            entry["mimic"] = [float(joint.mimic.multiplier), float(joint.mimic.offset)]
        bodies.append(entry)
    closing = {name for loop in robot.loops for name in (loop.first, loop.second)}
    frames = [
        {"name": f.name, "body": -1 if f.body is None else f.body, "loop": f.name in closing}
        for f in frames_of(robot)
    ]
    return {
        "base": robot.base_name,
        "bodies": bodies,
        "frames": frames,
        "tool": tool,
        "mass": robot.total_mass(),
    }


def frames_of(robot: emdeg.Robot) -> list[Any]:
    """All frames but the base's, each once."""
    return [robot.frame(name) for name in robot.frame_names if name != robot.base_name]


def numbers(robot: emdeg.Robot) -> emdeg.Program:
    """The program of everything that the scene measures."""
    bodies, frames = robot.bodies, frames_of(robot)
    poses = [body.joint.placement for body in bodies]
    outputs = {
        "placement": [x for pose in poses for x in (*pose.rotation.entries, *pose.translation)],
        "slide": [body.joint.slide for body in bodies],
        "mass": [body.inertia.mass for body in bodies],
        "com": [x for body in bodies for x in body.inertia.com],
        "tensor": [x for body in bodies for x in body.inertia.tensor.entries],
        "frames": [x for f in frames for x in (*f.pose.rotation.entries, *f.pose.translation)],
        "gravity": list(robot.gravity),
    }
    vectors = {name: emdeg.exact.Vector(list_) for name, list_ in outputs.items() if list_}
    return emdeg.compile(robot, vectors, optimise=None)


def limbs(robot: emdeg.Robot) -> list[str]:
    """For each body, the limb that it belongs to: a chain between branchings, by its joints."""
    chain: list[int] = []  # of each body: the first body of its chain
    children = [0] * len(robot.bodies)
    for body in robot.bodies:
        if body.parent is not None:
            children[body.parent] += 1
    for k, body in enumerate(robot.bodies):
        follows = body.parent is not None and children[body.parent] == 1
        flyer = body.parent is not None and robot.bodies[body.parent].joint.nv > 1
        chain.append(chain[body.parent] if follows and not flyer and body.parent is not None else k)
    joints = {
        first: [b.joint.name for b, c in zip(robot.bodies, chain, strict=True) if c == first]
        for first in dict.fromkeys(chain)
    }
    names = {first: common_name(own) for first, own in joints.items()}
    shared = Counter(names.values())  # "left" may be a leg and an arm: then the ends say which
    for first, own in joints.items():
        if shared[names[first]] > 1:
            names[first] = f"{own[0]} … {own[-1]}" if len(own) > 1 else own[0]
    return [names[first] for first in chain]


def common_name(joints: Sequence[str]) -> str:
    """arm_left of arm_left_1_joint … arm_left_7_joint; the first and the last where that says less.

    >>> common_name(["arm_left_1", "arm_left_2"]), common_name(["hip", "knee", "ankle"])
    ('arm_left', 'hip … ankle')
    """
    same = takewhile(lambda letters: len(set(letters)) == 1, zip(*joints, strict=False))
    shared = "".join(letters[0] for letters in same).rstrip("_-. 0123456789")
    if len(joints) == 1 or len(shared) >= 3:
        return joints[0] if len(joints) == 1 else shared
    return f"{joints[0]} … {joints[-1]}"


def controls(robot: emdeg.Robot, start: Sequence[float] | None = None) -> dict[str, Any]:
    """A slider per configuration coordinate, speed and acceleration, and where each writes.

    `start` is the opening configuration of a mechanism; a tree opens inside its limits.
    """
    position: list[dict[str, Any]] = []
    motion: list[dict[str, Any]] = []
    first = [0.0] * robot.nq if start is None else list(start)
    of_limb = {b.joint.name: limb for b, limb in zip(robot.bodies, limbs(robot), strict=True)}
    for coordinate in sorted(robot.by_coordinate):
        joint, index = robot.by_coordinate[coordinate], robot.configuration_index(coordinate)
        group = of_limb[joint.name]
        if joint.type.quaternion is not None:
            position += floating_controls(joint.name, index, group)
            if start is None:
                first[index + 6] = 1.0  # w of the quaternion
            motion += [
                {"label": f"{joint.name} {part}", "joint": joint.name, "unit": unit, "limit": 3.0,
                 "group": group}
                for part, unit in zip(
                    ("vx", "vy", "vz", "ωx", "ωy", "ωz"), ["m/s"] * 3 + ["rad/s"] * 3, strict=True
                )
            ]  # fmt: skip
            continue
        if start is None:
            first[index] = opening(robot, joint)
        lower, upper = slider_range(joint, None if start is None else first[index])
        unit = "rad" if joint.spin else "m"
        position.append(
            {"label": joint.name, "joint": joint.name, "unit": unit, "lower": lower, "upper": upper,
             "kind": "q", "index": index, "v": coordinate, "value": first[index], "group": group}
        )  # fmt: skip
        speed = joint.limits.velocity
        fastest = FASTEST[unit] if speed is None else abs(float(speed)) or 1.0
        effort = None if joint.limits.effort is None else abs(float(joint.limits.effort))
        motion.append(
            {"label": joint.name, "joint": joint.name, "unit": unit + "/s",
             "limit": min(fastest, 1e3), "effort": effort, "group": group}
        )  # fmt: skip
    return {
        "position": position,
        "motion": motion,
        "start": first,
        "acceleration": LARGEST_ACCELERATION,
    }


def opening(robot: emdeg.Robot, joint: Any) -> float:
    """Where a joint stands at first: zero, or a quarter into what it and its followers may."""
    lower, upper = limits(joint)
    for body in robot.bodies:
        mimic = body.joint.mimic
        if mimic is None or mimic.of != joint.name or not mimic.multiplier:
            continue
        ends = [(x - float(mimic.offset)) / float(mimic.multiplier) for x in limits(body.joint)]
        if max(lower, min(ends)) <= min(upper, max(ends)):
            lower, upper = max(lower, min(ends)), min(upper, max(ends))
    edge = NEAR_AN_END * (upper - lower)
    inside = lower + edge < 0.0 < upper - edge or lower == upper == 0.0
    if inside:
        return 0.0
    near, far = sorted((lower, upper), key=abs)
    return near + FROM_AN_END * (far - near)


def slider_range(joint: Any, start: float | None) -> tuple[float, float]:
    """The limits; a slide of a mechanism that has none goes some way from where it starts."""
    lower, upper = limits(joint)
    if start is None:
        return lower, upper
    if not joint.spin and joint.limits.lower is None and joint.limits.upper is None:
        some = 0.4 * max(abs(start), 0.2)
        lower, upper = start - some, start + some
    return min(lower, start), max(upper, start)


def floating_controls(name: str, index: int, group: str) -> list[dict[str, Any]]:
    """Three lengths and three angles; the page makes the quaternion of the angles."""
    lengths: list[dict[str, Any]] = [
        {"label": f"{name} {axis}", "joint": name, "unit": "m", "lower": -1.0, "upper": 1.0,
         "kind": "q", "index": index + k, "value": 0.0, "group": group}
        for k, axis in enumerate("xyz")
    ]  # fmt: skip
    return lengths + [
        {"label": f"{name} {angle}", "joint": name, "unit": "rad", "lower": -math.pi,
         "upper": math.pi, "kind": "rpy", "index": index + 3, "axis": k, "value": 0.0,
         "group": group}
        for k, angle in enumerate(("roll", "pitch", "yaw"))
    ]  # fmt: skip


def limits(joint: Any) -> tuple[float, float]:
    """The range of a slider: the joint's limits, or a full turn, or a metre."""
    lower, upper = ANY_ANGLE if joint.spin else ANY_LENGTH
    if joint.limits.lower is not None and not joint.continuous:
        lower = finite(float(joint.limits.lower), lower)
        upper = max(upper, lower)
    if joint.limits.upper is not None and not joint.continuous:
        upper = finite(float(joint.limits.upper), upper)
        lower = min(lower, upper)
    return lower, upper


def finite(value: float, otherwise: float = 0.0) -> float:
    """JSON has no infinities."""
    return value if math.isfinite(value) else otherwise
