"""Ballast: mass points on the way to the next joint, so that a body has no first moment.

A recursion computes the acceleration of the next joint's origin p anyway, step by step along the
axes of the body (p = p_x x + p_y y, say), and gathers forces on the same way. A mass point on one
of these steps therefore costs its force μ a and nothing else: 3 products and 3 sums. A first moment
s_x of the body costs 5 and 5 (U s in the force, s × a in the moment). So

    body  =  (body − Σ μ_k point(p_k))  +  Σ μ_k point(p_k),     μ chosen that s_x (s_y) vanishes

is shorter for every arm of a robot. The masses need not be positive: they are numbers of a sum.
Precondition: the components of p by which the masses are found are not zero.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.robot.edit.reframe import nonzero
from emdeg.robot.model.spatial import SpatialInertia


@dataclass(frozen=True)
class Point:
    """A mass fixed to a body."""

    at: Vector  # in the body's own axes
    mass: Expr


def balanced(
    inertia: SpatialInertia, arm: Vector, axes: str
) -> tuple[SpatialInertia, tuple[Point, ...]]:
    """The body without first moment along `axes`, and what stands on the way `arm` instead.

    The way goes along the axes in this order ("x", "yx", …), and a point stands where each ends.
    """
    corners = [_corner(arm, axes[: k + 1]) for k in range(len(axes))]
    points: list[Point] = []
    for axis, corner in reversed([*zip(axes, corners, strict=True)]):
        k = "xyz".index(axis)
        mass = nonzero(inertia.moment[k] / arm[k])
        if mass is not ZERO:
            inertia = inertia - SpatialInertia.point(mass, corner)
            moment = Vector([ZERO if i == k else nonzero(e) for i, e in enumerate(inertia.moment)])
            inertia = replace(inertia, moment=moment)
            points.append(Point(corner, mass))
    return inertia, tuple(reversed(points))


def _corner(arm: Vector, axes: str) -> Vector:
    return Vector([e if name in axes else ZERO for name, e in zip("xyz", arm, strict=True)])
