"""Roll, pitch and yaw of a rotation, where they can be read off exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import TypeAlias

from emdeg.exact.angles import Angle
from emdeg.exact.linalg import Matrix, rotation_x, rotation_y, rotation_z
from emdeg.robot.edit.dh_table import angle_from

Rpy: TypeAlias = tuple[Angle, Angle, Angle]

_QUARTERS = [Angle.turns(Fraction(k, 2)) for k in (0, 1, -1, 2)]


def rotation_of_rpy(roll: Angle, pitch: Angle, yaw: Angle) -> Matrix:
    """Rot(z, yaw)·Rot(y, pitch)·Rot(x, roll)."""
    return rotation_z(yaw) @ rotation_y(pitch) @ rotation_x(roll)


def rpy_of(rotation: Matrix) -> Rpy | None:
    """The angles of a quarter-turn rotation, or of one about a single axis; None otherwise."""
    found = _quarter_turns().get(rotation)
    if found is not None:
        return found
    r, zero = rotation, Angle()
    # (0, 0, 0) where there is no such angle: it is not the rotation, or it would be found above
    roll = angle_from(r[1, 1], r[2, 1]) or zero
    pitch = angle_from(r[0, 0], r[0, 2]) or zero
    yaw = angle_from(r[0, 0], r[1, 0]) or zero
    alone = ((roll, zero, zero), (zero, pitch, zero), (zero, zero, yaw))
    return next((rpy for rpy in alone if rotation_of_rpy(*rpy) == rotation), None)


@cache
def _quarter_turns() -> dict[Matrix, Rpy]:
    found: dict[Matrix, Rpy] = {}
    for rpy in product(_QUARTERS, _QUARTERS[:3], _QUARTERS):
        found.setdefault(rotation_of_rpy(*rpy), rpy)
    return found
