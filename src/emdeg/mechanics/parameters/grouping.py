"""Grouping rules: which inertial parameters of a body its parent can carry, and which do nothing.

Let body j have (m, s, J), s = m·c, about its frame origin (Gautier, Khalil 1990; Mayeda, Yoshida,
Osuka 1990; here in one form for trees). What does not change when joint j moves is carried by
the parent through the constant placement:

    revolute      m,  s_z,  J_yy·diag(1, 1, 0)   left: J_xx − J_yy, J_xy, J_xz, J_yz, J_zz, s_x, s_y
    prismatic     J                              left: m, s
    others        nothing                        left: all ten

Near the base a body cannot turn freely. Let u be the direction, fixed in the body, about which
all joints up to it turn (`Turning`):

    no turn yet       s and J do nothing                        left: m of a prismatic joint
    turns about u     only u·J·u acts, s·u does nothing;
        revolute      s_x, s_y act only if gravity or the origin's velocity has a part across u
        prismatic ∥ u the part of s across u is carried by the parent too

These rules give the minimal set except where coordinates are tied (mimic joints), gravity is
absent, or motors are columns of their own: `base_parameters` finds those relations by rank.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.parameters.regressor import FIELDS, fields_of
from emdeg.mechanics.tree import outward
from emdeg.robot.edit.regroup import invariant_part
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import NOTHING, SpatialInertia
from emdeg.robot.robot import Robot

Z: Final = Vector.unit(2)
KEPT_REVOLUTE: Final = ("mx", "my", "Jxx", "Jxy", "Jxz", "Jyz", "Jzz")
KEPT_PRISMATIC: Final = ("m", "mx", "my", "mz")


@dataclass(frozen=True)
class Turning:
    """How a body can turn: not at all (`axis` None), about `axis` in its frame, or `free`ly."""

    axis: Vector | None = None
    free: bool = False


@dataclass(frozen=True)
class Rules:
    """The grouping rules of one robot."""

    robot: Robot

    @cached_property
    def turning(self) -> tuple[Turning, ...]:
        """How each body can turn."""

        def step(j: int, below: Turning | None) -> Turning:
            joint, before = self.robot.bodies[j].joint, below or Turning()
            axis = before.axis
            if axis is not None:
                axis = joint.placement.rotation.T @ axis
            if before.free or not _elementary(joint):
                return Turning(free=True)
            if joint.prismatic:
                return Turning(axis)
            return Turning(Z) if axis is None or parallel(axis, Z) else Turning(free=True)

        return tuple(outward(self.robot, step))

    @cached_property
    def kept(self) -> tuple[tuple[str, ...], ...]:
        """The fields that stay with each body: the base parameters."""
        return tuple(self._kept(j) for j in range(len(self.robot.bodies)))

    def _kept(self, j: int) -> tuple[str, ...]:
        joint, turning = self.robot.bodies[j].joint, self.turning[j]
        if not _elementary(joint):
            return FIELDS
        if joint.revolute:
            if turning.free:
                return KEPT_REVOLUTE
            return ("mx", "my", "Jzz") if self.swings(j) else ("Jzz",)
        if turning.free:
            return KEPT_PRISMATIC
        if turning.axis is None or parallel(turning.axis, Z):
            return ("m",)
        idle = f"m{'xyz'[_leading(turning.axis)]}"
        return tuple(field for field in KEPT_PRISMATIC if field != idle)

    def swings(self, j: int) -> bool:
        """Has a first moment across the axis of revolute body j any effect?

        Yes, when gravity has a part across the axis, or the frame origin moves across it.
        """
        bodies = self.robot.bodies
        gravity, moving, turned = self.robot.gravity, False, False
        for k in self.robot.path(j):
            placement = bodies[k].joint.placement
            gravity = placement.rotation.T @ gravity  # turns about u leave its part along u
            axis, joint = self.turning[k].axis, bodies[k].joint
            if turned and not parallel(placement.translation, placement.rotation @ (axis or Z)):
                moving = True
            if joint.prismatic and not self._slides_along(k, j):
                moving = True
            turned = turned or joint.revolute
        return moving or not parallel(gravity, Z)

    def _slides_along(self, k: int, j: int) -> bool:
        """Does prismatic joint k slide along the axis of revolute body j, all turns being ∥?"""
        direction = Z
        for body in self.robot.path(j)[self.robot.path(j).index(k) + 1 :]:
            direction = self.robot.bodies[body].joint.placement.rotation.T @ direction
        return parallel(direction, Z)

    def split(self, j: int, inertia: SpatialInertia) -> tuple[Mapping[str, Expr], SpatialInertia]:
        """(what stays with body j by field, what the parent carries, seen from body j)."""
        body, axis = self.robot.bodies[j], self.turning[j].axis
        carried = invariant_part(body, inertia, "yy") if len(self.kept[j]) < 10 else NOTHING
        if body.joint.prismatic and axis is not None:
            moment = inertia.moment
            if parallel(axis, Z):
                across = Vector((moment[0], moment[1], ZERO))
                carried = carried + SpatialInertia(ZERO, across, Matrix.zero())
            else:  # s along u does nothing: s − u (s_f / u_f)
                f = _leading(axis)
                idle = axis * (moment[f] / axis[f])
                inertia = inertia - SpatialInertia(ZERO, idle, Matrix.zero())
        rest = fields_of(inertia - carried)
        return {name: rest[name] for name in self.kept[j]}, carried

    def carried_to(self, j: int, inertia: SpatialInertia) -> Mapping[tuple[int, str], Expr]:
        """Where an inertia on body j ends up: (body, field) → amount, non-zero ones only."""
        found: dict[tuple[int, str], Expr] = {}
        body: int | None = j
        while body is not None:
            stays, inertia = self.split(body, inertia)
            found.update({(body, name): v for name, v in stays.items() if v is not ZERO})
            placement = self.robot.bodies[body].joint.placement
            inertia = inertia.to_parent(placement)
            body = self.robot.bodies[body].parent
        return found


def _elementary(joint: Joint) -> bool:
    """Revolute or prismatic; what the rules do not know keeps all ten parameters."""
    return bool(joint.revolute or joint.prismatic)


def parallel(a: Vector, b: Vector) -> bool:
    """Is a × b the zero vector, for all values of the parameters?"""
    return all(e is ZERO or bool(is_zero(e)) for e in a.cross(b))


def _leading(axis: Vector) -> int:
    """A component of a unit vector that is not zero, ±1 where there is one."""
    for k, e in enumerate(axis):
        if e is ONE or e is -ONE:
            return k
    return next(k for k, e in enumerate(axis) if e is not ZERO and not is_zero(e))
