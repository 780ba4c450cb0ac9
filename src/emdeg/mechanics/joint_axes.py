"""How the joint axes lie: parallel, orthogonal, intersecting, spherical wrists (digest R42).

Axes i and i+1 are both fixed in body i: z_i, and the line through p along d = R z of the placement
of joint i+1. They are

    parallel       z × d = 0
    orthogonal     z · d = 0
    intersecting   p · (z × d) = 0 and not parallel, or parallel and on one line

Three axes in a row that meet in one point are a spherical wrist. A property holds only when it is
proven for all values of the parameters (a fingerprint with error below 2⁻¹⁰⁰).
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Vector
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.shown import listed

Z = Vector.unit(2)


@dataclass(frozen=True)
class AxisPair:
    """The axes of a joint and of the next one on the path (bodies, counted from 0)."""

    _repr_html_ = listed

    first: int
    second: int
    parallel: bool
    orthogonal: bool
    intersecting: bool
    sign: int = 0  # of z_second along z_first, where they are parallel

    def __str__(self) -> str:
        a, b = self.first + 1, self.second + 1
        words = [
            word
            for word, holds in (
                (f"{a} ∥ {b}", self.parallel and not self.intersecting),
                (f"{a} and {b} are one line", self.parallel and self.intersecting),
                (f"{a} ⊥ {b}", self.orthogonal),
                (f"{a} meets {b}", self.intersecting and not self.parallel),
            )
            if holds
        ]
        return ", ".join(words)


@public
def axis_pairs(robot: RobotLike) -> tuple[AxisPair, ...]:
    """Every joint with the joint before it, none of them floating."""
    robot = as_robot(robot)
    found = []
    for k, body in enumerate(robot.bodies):
        if body.parent is None or body.joint.nv + robot.bodies[body.parent].joint.nv > 2:
            continue
        p, d = body.joint.placement.translation, body.joint.placement.rotation @ Z
        parallel = all(map(is_zero, Z.cross(d)))
        if parallel:
            meets = is_zero(p[0]) and is_zero(p[1])
        else:
            meets = is_zero(p.dot(Z.cross(d)))
        sign = (1 if is_zero(d[2] - 1) else -1) if parallel else 0
        right = bool(is_zero(Z.dot(d)))
        found.append(AxisPair(body.parent, k, parallel, right, bool(meets), sign))
    return tuple(found)


@public
def spherical_wrists(robot: RobotLike) -> tuple[tuple[int, int, int], ...]:
    """Triples of revolute joints in a row whose axes meet in one point, no two parallel."""
    robot = as_robot(robot)
    pairs = {pair.second: pair for pair in axis_pairs(robot)}
    found = []
    for last, pair in pairs.items():
        before = pairs.get(pair.first)
        joints = (last, pair.first, before.first) if before else ()
        if before is None or not all(robot.bodies[k].joint.revolute for k in joints):
            continue
        meeting = all(x.intersecting and not x.parallel for x in (before, pair))
        if meeting and is_zero(crossing(robot, pair.first)[1] - crossing(robot, last)[0]):
            found.append((before.first, pair.first, last))
    return tuple(found)


def crossing(robot: Robot, k: int) -> tuple[Expr, Expr]:
    """Where axis k meets its parent's axis, along z of the parent's frame and of frame k."""
    p, d = robot.bodies[k].joint.placement.translation, robot.bodies[k].joint.placement.rotation @ Z
    axis = 0 if not is_zero(d[0]) else 1
    own = -p[axis] / d[axis]
    return p[2] + own * d[2], own


def describe(robot: Robot) -> str:
    """One line about the axes: 2 ∥ 3, 1 ⊥ 2, …; axes 4, 5 and 6 meet in one point."""
    words = [str(pair) for pair in axis_pairs(robot)]
    text = "; ".join(word for word in words if word)
    for a, b, c in spherical_wrists(robot):
        text += f"; axes {a + 1}, {b + 1} and {c + 1} meet in one point"
    return text
