"""What a motion must keep to: limits of joints, efforts of the prior model, places of frames.

A bound is about a signal s(t) = (s_1 … s_m) with lower and upper limits; some may be infinite:

    position, speed, acceleration, jerk     derivatives of q, linear in the coefficients of a curve
    effort                                  inverse dynamics of the robot as it is described
    place                                   n·p of a frame: the sides of a box, or a plane n·p ≥ d

Efforts and places are programs; what a penalty costs by them goes back through their adjoints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

import numpy as np

from emdeg.errors import UsageError, unknown
from emdeg.exact.graph import const
from emdeg.exact.linalg import Vector
from emdeg.mechanics.kinematics import frame_poses
from emdeg.program.differentiate import adjoint
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, number_of
from emdeg.run.kernel.kernel import Kernel, jit
from emdeg.verbs import compile

Motion: TypeAlias = tuple[Array, ...]  # q, q̇, q̈ and the jerk, (N, n) each
Given: TypeAlias = float | Sequence[float] | Mapping[str, float] | None
Interval: TypeAlias = tuple[float | None, float | None]
ORDERS: Final[tuple[str, ...]] = ("position", "speed", "acceleration", "jerk")


@dataclass(frozen=True)
class Signal:
    """A program of q, q̇, q̈ with one output, and its adjoint."""

    program: Program

    @cached_property
    def kernel(self) -> Kernel:
        """Its value."""
        return jit(self.program)

    @cached_property
    def adjoint(self) -> Kernel:
        """Its cotangent to those of its inputs."""
        return jit(adjoint(self.program))

    def value(self, motion: Motion) -> Array:
        """(N, m)."""
        given = dict(zip(("q", "qd", "qdd"), motion, strict=False))
        out = self.kernel(*(given[i.name] for i in self.program.inputs), threads=1)
        return np.asarray(out).reshape(len(motion[0]), -1)

    def back(self, motion: Motion, cotangent: Array) -> list[Array | None]:
        """Of q, q̇ and q̈."""
        given = dict(zip(("q", "qd", "qdd"), motion, strict=False))
        given[f"{self.program.outputs[0].name}_cotangent"] = cotangent
        program = self.adjoint.program
        out = self.adjoint(*(given[i.name] for i in program.inputs), threads=1)
        made = out if isinstance(out, tuple) else (out,)
        named = dict(zip((o.name for o in program.outputs), made, strict=True))
        return [named.get(f"{x}_cotangent") for x in ("q", "qd", "qdd")]


@dataclass(frozen=True, eq=False)
class Bound:
    """lower ≤ signal ≤ upper; the signal is a derivative of q, or a program."""

    what: str
    names: tuple[str, ...]
    lower: Array
    upper: Array
    source: int | Signal

    @cached_property
    def scale(self) -> Array:
        """Of each signal, what a violation is measured against."""
        wide = (self.upper - self.lower) / 2
        one = np.where(np.isfinite(self.upper), np.abs(self.upper), np.abs(self.lower))
        found = np.where(np.isfinite(wide), wide, one)
        return np.where(found > 0, found, 1.0)

    def value(self, motion: Motion) -> Array:
        """The signal, (N, m)."""
        return motion[self.source] if isinstance(self.source, int) else self.source.value(motion)

    def excess(self, motion: Motion) -> Array:
        """Beyond the limits in parts of the scale: (2, N, m), negative inside."""
        s = self.value(motion)
        return np.stack([(s - self.upper) / self.scale, (self.lower - s) / self.scale])

    def worst(self, motion: Motion) -> tuple[float, str]:
        """The largest excess, and whose it is."""
        over = self.excess(motion).max(axis=(0, 1))
        k = int(np.argmax(over))
        return float(over[k]), self.names[k]


def bounds_of(
    robot: Robot,
    *,
    position: Mapping[str, Interval] | None = None,
    speed: Given = None,
    acceleration: Given = None,
    jerk: Given = None,
    effort: Given = None,
    boxes: Mapping[str, Sequence[Interval | None]] | None = None,
    planes: Sequence[tuple[str, Sequence[float], float]] = (),
) -> tuple[tuple[Bound, ...], tuple[str, ...]]:
    """All bounds of a motion, and remarks; what is not given is what the robot says."""
    joints = [joint for _, joint in sorted(robot.by_coordinate.items())]
    names, remarks = tuple(j.name for j in joints), []
    lower, upper = np.empty(len(joints)), np.empty(len(joints))
    for k, joint in enumerate(joints):
        own = (joint.limits.lower, joint.limits.upper)
        asked = (position or {}).get(joint.name, own)
        low, high = (a if a is not None else b for a, b in zip(asked, own, strict=True))
        if low is None or high is None:
            if not joint.spin:
                raise UsageError(
                    "a sliding joint without limits could go anywhere", element=joint.name,
                    argument="position", hint=f"give its range: position={{'{joint.name}': …}}",
                )  # fmt: skip
            remarks.append(f"{joint.name} has no limits of position: ±π taken")
            low, high = -np.pi if low is None else low, np.pi if high is None else high
        lower[k], upper[k] = float(low), float(high)
        if not lower[k] < upper[k]:
            raise UsageError(
                "has no room to move", element=joint.name, argument="position",
                found=f"{lower[k]:g} to {upper[k]:g}",
            )  # fmt: skip
    _known_only(names, position, "position")
    found = [Bound("position", names, lower, upper, 0)]
    fast = _sizes(names, speed, "speed", [j.limits.velocity for j in joints])
    for order, given in ((2, acceleration), (3, jerk)):
        sizes = _sizes(names, given, ORDERS[order], [None] * len(joints))
        if np.isfinite(sizes).any():
            found.append(Bound(ORDERS[order], names, -sizes, sizes, order))
    if np.isfinite(fast).any():
        found.insert(1, Bound("speed", names, -fast, fast, 1))
    endless = [n for n, v in zip(names, fast, strict=True) if not np.isfinite(v)]
    if endless:
        raise UsageError(
            "has no limit of speed", element=endless[0], argument="speed",
            hint="give one for all, speed=1.5 (--speed 1.5), or for every joint",
        )  # fmt: skip
    strong = _sizes(names, effort, "effort", [j.limits.effort for j in joints])
    if np.isfinite(strong).any():
        program = compile(robot, "inverse_dynamics", optimise="-O0", cache=True)
        found.append(Bound("effort", names, -strong, strong, Signal(program)))
    places = _places(robot, boxes or {}, planes)
    return (*found, *places), tuple(remarks)


def _sizes(names: Sequence[str], given: Given, argument: str, own: Sequence[Any]) -> Array:
    """One positive number for each joint, infinite where there is none."""
    found = [np.inf if x is None else float(x) for x in own]
    if isinstance(given, Mapping):
        _known_only(names, given, argument)
        found = [given.get(n, x) for n, x in zip(names, found, strict=True)]
    elif given is not None:
        several = [given] * len(names) if isinstance(given, int | float) else list(given)
        if len(several) != len(names):
            raise UsageError(
                "has the wrong length", argument=argument, found=len(several),
                expected=f"one number, or {len(names)}",
            )  # fmt: skip
        found = [number_of(argument, x) for x in several]
    for name, x in zip(names, found, strict=True):
        if not x > 0:
            raise UsageError(
                "leaves the joint at rest", element=name, argument=argument, found=x,
                expected="a number above 0",
            )  # fmt: skip
    return np.array(found)


def _known_only(names: Sequence[str], given: Mapping[str, Any] | None, argument: str) -> None:
    for name in given or {}:
        if name not in names:
            raise unknown("joint", name, names, argument=argument)


def _places(
    robot: Robot,
    boxes: Mapping[str, Sequence[Interval | None]],
    planes: Sequence[tuple[str, Sequence[float], float]],
) -> list[Bound]:
    """Sides of boxes and planes as one bound."""
    poses = frame_poses(robot)
    rows, names, lower, upper = [], [], [], []
    for frame in (*boxes, *(f for f, _, _ in planes)):
        if frame not in poses:
            raise unknown("frame", frame, poses, argument="boxes" if frame in boxes else "planes")
    for frame, sides in boxes.items():
        if len(sides) != 3:
            raise UsageError("a box has three sides", argument="boxes", found=len(sides))
        for k, side in enumerate(sides):
            low, high = side or (None, None)
            if low is None and high is None:
                continue
            if low is not None and high is not None and not low < high:
                raise UsageError("the box is empty", element=frame, argument="boxes",
                                 found=f"{low:g} to {high:g} along {'xyz'[k]}")  # fmt: skip
            rows.append(poses[frame].translation[k])
            names.append(f"{frame} along {'xyz'[k]}")
            lower.append(-np.inf if low is None else low)
            upper.append(np.inf if high is None else high)
    for frame, normal, distance in planes:
        if len(normal) != 3 or not any(normal):
            raise UsageError("is no normal of a plane", argument="planes", found=normal)
        turned = Vector(const(float(x)) for x in normal)
        rows.append(turned.dot(poses[frame].translation))
        names.append(f"{frame} along {','.join(f'{x:g}' for x in normal)}")
        lower.append(distance)
        upper.append(np.inf)
    if not rows:
        return []
    program = compile(robot, {"place": Vector(rows)}, optimise="-O0")
    limits = np.array(lower, dtype=float), np.array(upper, dtype=float)
    return [Bound("place", tuple(names), *limits, Signal(program))]
