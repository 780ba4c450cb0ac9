"""Springs of elastic joints: between the coordinate q of a link and θ of its motor.

    elastic efforts   K (q − θ) on the link, K (θ − q) on the motor
    energy            ½ K (q − θ)²
    damping           D (q̇ − θ̇) on the link, its opposite on the motor

(Spong 1987.) The spring is without force where q = θ. Damping is friction: it takes energy away.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from emdeg.exact.graph import ZERO, Expr, linear, multiply, scale
from emdeg.exact.linalg import Vector
from emdeg.robot.model.parts import Elastic
from emdeg.robot.robot import Robot


def _pairs(robot: Robot) -> list[tuple[int, int, Elastic]]:
    """(coordinate of the link, of its motor, the spring)."""
    found = []
    for link, motor in robot.motors.items():
        elastic = robot.by_coordinate[link].elastic
        assert elastic is not None
        found.append((link, motor, elastic))
    return found


def _places(robot: Robot) -> list[Expr]:
    """The coordinate of every velocity; zero for those of a free flyer."""
    return [
        robot.q[robot.configuration_index(k)] if k in robot.by_coordinate else ZERO
        for k in range(robot.nv)
    ]


def elastic_efforts(robot: Robot) -> Vector:
    """What the springs need, in the order of q̇."""
    return _between(robot, _places(robot), [s.stiffness for _, _, s in _pairs(robot)])


def damping_efforts(robot: Robot) -> Vector:
    """What the dampers beside the springs need, in the order of q̇."""
    return _between(robot, robot.qd, [s.damping for _, _, s in _pairs(robot)])


def elastic_energy(robot: Robot) -> Expr:
    """Σ ½ K (q − θ)²."""
    q = _places(robot)
    terms = []
    for link, motor, spring in _pairs(robot):
        gap = q[link] - q[motor]
        terms.append((multiply(spring.stiffness, gap * gap), 1))
    return scale(Fraction(1, 2), linear(terms))


def _between(robot: Robot, values: Sequence[Expr], factors: Sequence[Expr]) -> Vector:
    """factor · (value of the link − value of the motor), opposite on both."""
    rows: list[Expr] = [ZERO] * robot.nv
    for (link, motor, _), factor in zip(_pairs(robot), factors, strict=True):
        rows[link] = multiply(factor, values[link] - values[motor])
        rows[motor] = -rows[link]
    return Vector(rows)
