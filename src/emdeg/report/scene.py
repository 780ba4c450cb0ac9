"""What the page draws and moves: bodies, poses, inertia ellipsoids, one slider per coordinate.

The page repeats the robot's own kinematics on numbers:

    world pose of body i = world pose of its parent · placement_i · motion_i(q)

Inertia is drawn as the solid ellipsoid of the same mass and principal moments A ≤ B ≤ C:
semi-axes² = 5/(2m) · (B + C − A), (A + C − B), (A + B − C).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import emdeg

ANY_ANGLE = (-math.pi, math.pi)  # sliders of joints without limits, rad
ANY_LENGTH = (-0.5, 0.5)  # m
FASTEST = {"rad": 3.0, "m": 1.0}  # range of speeds, per second
LARGEST_ACCELERATION = 10.0


def scene(robot: emdeg.Robot) -> dict[str, Any]:
    """Bodies, frames and gravity as plain numbers."""
    known = robot.values()

    def numbers(*expressions: Any) -> list[float]:
        return [finite(x) for x in emdeg.evaluate(list(expressions), known)]

    def pose(of: Any) -> list[float]:
        """Rotation by rows, then translation."""
        return numbers(*of.rotation.entries, *of.translation)

    bodies = []
    for body in robot.bodies:
        joint = body.joint
        mass, *com = numbers(body.inertia.mass, *body.inertia.com)
        tensor = np.array(numbers(*body.inertia.tensor.entries)).reshape(3, 3)
        entry: dict[str, Any] = {
            "name": body.name,
            "parent": -1 if body.parent is None else body.parent,
            "joint": joint.name,
            "type": joint.type.name,
            "spin": joint.spin,
            "slide": numbers(joint.slide)[0],
            "placement": pose(joint.placement),
            "q": robot.configuration_index(joint.coordinate),
            "v": joint.coordinate,
            "mass": mass,
            "com": com,
            "ellipsoid": ellipsoid(mass, tensor),
        }
        if joint.mimic is not None:
            entry["mimic"] = [float(joint.mimic.multiplier), float(joint.mimic.offset)]
        bodies.append(entry)
    frames = [
        {"name": f.name, "body": -1 if f.body is None else f.body, "pose": pose(f.pose)}
        for f in robot.frames
    ]
    return {
        "base": robot.base_name,
        "gravity": numbers(*robot.gravity),
        "bodies": bodies,
        "frames": frames,
        "mass": robot.total_mass(known),
    }


def ellipsoid(mass: float, tensor: np.ndarray[Any, Any]) -> dict[str, Any] | None:
    """Semi-axes (m) and the rotation of the principal axes by rows; None without mass."""
    if mass <= 0 or not np.isfinite(tensor).all():
        return None
    moments, axes = np.linalg.eigh((tensor + tensor.T) / 2)
    squares = 2.5 / mass * (moments.sum() - 2 * moments)
    if np.linalg.det(axes) < 0:
        axes[:, 0] = -axes[:, 0]
    return {
        "axes": [round(float(x), 9) for x in np.sqrt(np.maximum(squares, 0.0))],
        "rotation": [round(float(x), 9) for x in axes.ravel()],
        "physical": bool(squares.min() > -1e-9 * max(1.0, float(abs(squares).max()))),
    }


def controls(robot: emdeg.Robot) -> dict[str, Any]:
    """A slider per configuration coordinate, speed and acceleration, and where each writes."""
    position: list[dict[str, Any]] = []
    motion: list[dict[str, Any]] = []
    start = [0.0] * robot.nq
    for coordinate in sorted(robot.by_coordinate):
        joint, index = robot.by_coordinate[coordinate], robot.configuration_index(coordinate)
        if joint.type.quaternion is not None:
            position += floating_controls(joint.name, index)
            start[index + 6] = 1.0  # w of the quaternion
            motion += [
                {"label": f"{joint.name} {part}", "unit": unit, "limit": 3.0}
                for part, unit in zip(
                    ("vx", "vy", "vz", "ωx", "ωy", "ωz"), ["m/s"] * 3 + ["rad/s"] * 3, strict=True
                )
            ]
            continue
        lower, upper = limits(joint)
        start[index] = min(max(0.0, lower), upper)
        unit = "rad" if joint.spin else "m"
        position.append(
            {"label": joint.name, "unit": unit, "lower": lower, "upper": upper, "kind": "q",
             "index": index, "value": start[index],
             "limited": joint.limits.lower is not None and joint.limits.upper is not None}
        )  # fmt: skip
        speed = joint.limits.velocity
        fastest = FASTEST[unit] if speed is None else abs(float(speed)) or 1.0
        effort = None if joint.limits.effort is None else abs(float(joint.limits.effort))
        motion.append(
            {"label": joint.name, "unit": unit + "/s", "limit": min(fastest, 1e3), "effort": effort}
        )
    return {
        "position": position,
        "motion": motion,
        "start": start,
        "acceleration": LARGEST_ACCELERATION,
    }


def floating_controls(name: str, index: int) -> list[dict[str, Any]]:
    """Three lengths and three angles; the page makes the quaternion of the angles."""
    lengths: list[dict[str, Any]] = [
        {"label": f"{name} {axis}", "unit": "m", "lower": -1.0, "upper": 1.0, "kind": "q",
         "index": index + k, "value": 0.0, "limited": False}
        for k, axis in enumerate("xyz")
    ]  # fmt: skip
    return lengths + [
        {"label": f"{name} {angle}", "unit": "rad", "lower": -math.pi, "upper": math.pi,
         "kind": "rpy", "index": index + 3, "axis": k, "value": 0.0, "limited": False}
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
