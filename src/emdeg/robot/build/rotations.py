"""Rotations as numbers: roll, pitch and yaw of a matrix, the matrix of a quaternion, poses joined.

    R = Rz(yaw)·Ry(pitch)·Rx(roll)

For readers whose source gives doubles, or angles that have no exact cosine.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

from emdeg.exact.numbers import Number, exact

Rows: TypeAlias = list[list[float]]  # 3×3


def rpy_of_matrix(r: Any) -> tuple[Number, ...]:
    """Roll, pitch, yaw with R = Rz(yaw)·Ry(pitch)·Rx(roll), accurate also at pitch ±π/2.

    Roll is read from Rz(−yaw)·R, so whatever yaw is chosen, the product is R again.
    """
    horizontal = math.hypot(r[0][0], r[1][0])
    yaw = math.atan2(r[1][0], r[0][0]) if horizontal > 1e-14 else 0.0
    c, s = math.cos(yaw), math.sin(yaw)
    pitch = math.atan2(-r[2][0], c * r[0][0] + s * r[1][0])
    roll = math.atan2(s * r[0][2] - c * r[1][2], c * r[1][1] - s * r[0][1])
    angles = (0.0 if abs(a) < 1e-16 else a for a in (roll, pitch, yaw))
    return tuple(exact(float(a)) for a in angles)


def matrix_of_rpy(rpy: Sequence[float]) -> Rows:
    """Rz(yaw)·Ry(pitch)·Rx(roll)."""
    (cr, cp, cy), (sr, sp, sy) = ([f(a) for a in rpy] for f in (math.cos, math.sin))
    return [
        [cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr],
        [sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr],
        [-sp, cp * sr, cp * cr],
    ]


def matrix_of_quaternion(w: float, x: float, y: float, z: float) -> Rows:
    """The rotation of a unit quaternion."""
    return [
        [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
    ]


def times(a: Rows, b: Sequence[Sequence[float]]) -> Rows:
    """A·B."""
    return [
        [math.fsum(r * c for r, c in zip(row, col, strict=True)) for col in zip(*b, strict=True)]
        for row in a
    ]


def applied(a: Rows, v: Sequence[float]) -> list[float]:
    """A·v."""
    return [math.fsum(x * y for x, y in zip(row, v, strict=True)) for row in a]


def transposed(a: Rows) -> Rows:
    """Aᵀ."""
    return [list(column) for column in zip(*a, strict=True)]
