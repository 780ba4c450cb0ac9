"""A base that moves by itself: the symbols of its velocity and acceleration.

Newton–Euler propagates ω₀, ω̇₀ and a₀ − g from the base outwards; a robot on a vehicle, a ship
or a lift needs nothing else. All are in base axes; w0x …, dw0x …, a0x … are inputs of the motion
rate, like q̇. Gravity stays the constant vector of the robot: when the base turns, give the
turned field through a0 and set gravity to zero.
"""

from __future__ import annotations

from emdeg.exact.graph import MOTION, symbol
from emdeg.exact.linalg import Vector
from emdeg.robot.robot import BaseMotion


def moving_base() -> BaseMotion:
    """Nine symbols of the motion rate."""

    def triple(prefix: str) -> Vector:
        return Vector(symbol(f"{prefix}{axis}", MOTION) for axis in "xyz")

    return BaseMotion(triple("w0"), triple("dw0"), triple("a0"))
