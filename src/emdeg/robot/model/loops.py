"""Loops and velocity constraints: what ties the bodies of a tree together beside its joints.

A loop is a joint that was cut so that a tree remains. It holds some directions of the second
frame in the first one: with p and R the place and the turn of the second frame, seen from `axes`,

    x, y, z      the components of p_second − p_first vanish
    rx, ry, rz   the relative turn about that axis vanishes
    distance     |p_second − p_first|² = length²

    type          directions
    point         x y z             a ball joint (in base axes)
    planar        x y               a pin of a planar mechanism
    revolute      x y z rx ry       a hinge about z
    cylindrical   x y rx ry         turns about z and slides along it
    prismatic     x y rx ry rz      slides along z
    weld          x y z rx ry rz
    distance      a massless rod of the given length

A velocity constraint (nonholonomic; Kane and Levinson 1985, section 2.13) says that the point of a
body at `frame` + `point` does not move along `direction`, both seen in the frame `axes`:

    direction · (v_frame + ω × point) = 0          a knife edge, a wheel that rolls

Where an angle of a loop is a combination of other angles (a parallelogram), `follows` says so:
{ joint: { other: multiple } }; that is checked exactly before it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Vector

TRANSLATIONS = ("x", "y", "z")
ROTATIONS = ("rx", "ry", "rz")
LOOP_TYPES: Mapping[str, tuple[str, ...]] = {
    "point": TRANSLATIONS,
    "planar": ("x", "y"),
    "revolute": (*TRANSLATIONS, "rx", "ry"),
    "cylindrical": ("x", "y", "rx", "ry"),
    "prismatic": ("x", "y", *ROTATIONS),
    "weld": (*TRANSLATIONS, *ROTATIONS),
    "distance": ("distance",),
}
Follows: TypeAlias = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]


@dataclass(frozen=True)
class Loop:
    """A cut joint between two frames; `axes` names the frame whose axes the directions have."""

    name: str
    first: str
    second: str
    directions: tuple[str, ...]
    axes: str
    length: Expr | None = None
    follows: Follows = ()

    @property
    def type(self) -> str | None:
        """The name of this set of directions, if it has one."""
        return next((t for t, d in LOOP_TYPES.items() if d == self.directions), None)

    @property
    def frames(self) -> tuple[str, ...]:
        """The frames that it needs."""
        return self.first, self.second, self.axes

    @property
    def labels(self) -> tuple[str, ...]:
        """A name for each of its equations."""
        return tuple(f"{self.name}.{direction}" for direction in self.directions)


@dataclass(frozen=True)
class VelocityConstraint:
    """direction · (v_frame + ω × point) = 0, both in the axes of the frame `axes`."""

    name: str
    frame: str
    direction: Vector
    point: Vector
    axes: str

    @property
    def frames(self) -> tuple[str, ...]:
        """The frames that it needs."""
        return self.frame, self.axes
