"""Derivatives in frames that rotate and translate.

Fu, Gonzalez, Lee, sections 3.3.1 and 3.3.2 (digest R22). The starred frame turns with ω and its
origin is at h in the inertial frame; r* is a point seen from that origin, d*/dt the derivative
that an observer in the starred frame takes. All vectors in one set of axes.

    dr/dt   = d*r/dt + ω × r                                                       (3.3-13)
    d²r/dt² = d*²r/dt² + 2ω × d*r/dt + ω × (ω × r) + ω̇ × r                         (3.3-14)
    r = r* + h,   v = d*r*/dt + ω × r* + dh/dt                             (3.3-15, 3.3-17)
    a = d*²r*/dt² + 2ω × d*r*/dt + ω × (ω × r*) + ω̇ × r* + d²h/dt²                 (3.3-19)

For frames in a chain (3.3-20..25) and joints (3.3-26..35) the same steps are the forward
recursion of table 3.2, in `newton_euler_base`; `MovingFrame.of` takes a frame of a robot:

    ω = J_ω q̇,  ω̇ = d*ω/dt,  dh/dt = v = J_v q̇,  d²h/dt² = d*v/dt + ω × v        in its own axes
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from emdeg.exact.calculus import time_derivative
from emdeg.exact.graph import Expr, Scalar
from emdeg.exact.linalg import Vector
from emdeg.mechanics.coordinates import rates as configuration_rates
from emdeg.mechanics.kinematics import ReferenceFrame, jacobian
from emdeg.public import public
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot
from emdeg.shown import listed


@dataclass(frozen=True)
class MovingFrame:
    """How the starred frame moves: ω, ω̇, dh/dt and d²h/dt²."""

    _repr_html_ = listed

    angular_velocity: Vector = field(default_factory=Vector.zero)
    angular_acceleration: Vector = field(default_factory=Vector.zero)
    origin_velocity: Vector = field(default_factory=Vector.zero)
    origin_acceleration: Vector = field(default_factory=Vector.zero)

    @staticmethod
    def along(
        rates: Mapping[Expr, Scalar],
        angular_velocity: Vector | None = None,
        origin: Vector | None = None,
        origin_velocity: Vector | None = None,
    ) -> MovingFrame:
        """From ω(t) and h(t), or dh/dt(t), where `rates` says how fast each symbol moves."""
        omega = angular_velocity or Vector.zero()
        if origin_velocity is None:
            origin_velocity = ddt(origin or Vector.zero(), rates)
        return MovingFrame(omega, ddt(omega, rates), origin_velocity, ddt(origin_velocity, rates))

    @staticmethod
    def of(robot: Robot, frame: Frame | str | None = None) -> MovingFrame:
        """The motion of a frame of a robot (the last one by default), in the frame's own axes."""
        J = jacobian(robot, frame, ReferenceFrame.LOCAL)
        if not robot.nv:
            return MovingFrame()  # a stone rests
        velocity = J @ Vector(robot.qd)
        v, omega = velocity[:3], velocity[3:]
        moving = {**configuration_rates(robot), **dict(zip(robot.qd, robot.qdd, strict=True))}
        return MovingFrame(omega, ddt(omega, moving), v, ddt(v, moving) + omega.cross(v))

    def fixed_derivative(self, r: Vector, starred_derivative: Vector) -> Vector:
        """dr/dt = d*r/dt + ω × r (3.3-13)."""
        return starred_derivative + self.angular_velocity.cross(r)

    def velocity(self, r: Vector, starred_derivative: Vector | None = None) -> Vector:
        """v = d*r*/dt + ω × r* + dh/dt (3.3-17); a point at rest in the frame by default."""
        relative = starred_derivative or Vector.zero()
        return self.fixed_derivative(r, relative) + self.origin_velocity

    def acceleration(
        self,
        r: Vector,
        starred_derivative: Vector | None = None,
        second_starred_derivative: Vector | None = None,
    ) -> Acceleration:
        """The five parts of a (3.3-19); a point at rest in the frame by default."""
        omega = self.angular_velocity
        relative_velocity = starred_derivative or Vector.zero()
        return Acceleration(
            relative=second_starred_derivative or Vector.zero(),
            coriolis=omega.cross(relative_velocity) * 2,
            centripetal=omega.cross(omega.cross(r)),
            euler=self.angular_acceleration.cross(r),
            origin=self.origin_acceleration,
        )


@dataclass(frozen=True)
class Acceleration:
    """The parts of the Coriolis theorem (3.3-14) and the acceleration of the origin."""

    relative: Vector  # d*²r*/dt²
    coriolis: Vector  # 2ω × d*r*/dt
    centripetal: Vector  # ω × (ω × r*)
    euler: Vector  # ω̇ × r*
    origin: Vector  # d²h/dt²

    @property
    def total(self) -> Vector:
        """a."""
        return self.relative + self.coriolis + self.centripetal + self.euler + self.origin


@public
def ddt(vector: Vector, rates: Mapping[Expr, Scalar]) -> Vector:
    """The derivative of the components, given how fast each symbol moves."""
    return Vector(time_derivative(list(vector), rates))
