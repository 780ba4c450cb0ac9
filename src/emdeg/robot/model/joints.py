"""Kinds of joints: each answers for its own motion, so that no method asks which kind it is.

An elementary joint has one coordinate q and moves its body about and along the z axis of its
frame, with the constant numbers spin and slide:

    pose = Rot(z, spin·q) Trans(z, slide·q)         ω = z·spin·q̇        v = z·slide·q̇

    revolute    spin 1, slide 0        prismatic   spin 0, slide 1
    screw       spin 1, slide h        h the pitch, m/rad: the nut goes 2πh in a turn

A free flyer has position and unit quaternion (x, y, z, w) for q and six unit motions. All other
joints are built of these (build/assembly.py). To add a kind, write its class and name it in KINDS
(kinds.py; docs/extending.md): its fields are the settings that descriptions give beside `type`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import ClassVar

from emdeg.exact.angles import Angle
from emdeg.exact.graph import CONFIGURATION, ONE, ZERO, Expr, scale, symbol
from emdeg.exact.linalg import Matrix, Vector, rotation_of_quaternion, rotation_z
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.spatial import ZERO3, Force, Motion

AXES = tuple(Vector.unit(k) for k in range(3))


@dataclass(frozen=True)
class JointKind(ABC):
    """What every kind of joint answers; `spin` and `slide` are zero where it is not elementary."""

    name: ClassVar[str]
    letter: ClassVar[str] = "-"  # in words such as RRP
    nq: ClassVar[int] = 1  # configuration numbers
    spin: ClassVar[int] = 0  # turns about z by spin·q
    quaternion: ClassVar[int | None] = None  # where in its configuration a unit quaternion starts
    configuration_parts: ClassVar[tuple[str, ...]] = ("",)  # names, where there are several
    velocity_parts: ClassVar[tuple[str, ...]] = ("",)

    @property
    def slide(self) -> Expr:
        """It slides along z by slide·q."""
        return ZERO

    @cached_property
    @abstractmethod
    def columns(self) -> tuple[Motion, ...]:
        """S: the unit motion of each velocity, in the body's own frame, where it is constant."""

    @abstractmethod
    def symbols(self, first: int) -> tuple[Expr, ...]:
        """Configuration symbols of the joint whose velocities start at number `first`."""

    @abstractmethod
    def pose(self, q: Sequence[Expr], angle: Angle) -> Pose:
        """Where the body is in the joint's frame; `angle` is spin·q."""

    @abstractmethod
    def rates(self, q: Sequence[Expr], qd: Sequence[Expr]) -> tuple[Expr, ...]:
        """q̇ from the joint's velocities."""

    @property
    def nv(self) -> int:
        """How many velocities it has."""
        return len(self.columns)

    def motion(self, rates: Sequence[Expr]) -> Motion:
        """S·rates: the joint's velocity, or what it accelerates with."""
        first, *others = (unit * rate for unit, rate in zip(self.columns, rates, strict=True))
        return sum(others, start=first)

    def efforts(self, force: Force) -> list[Expr]:
        """Sᵀ·force."""
        return [force.dot(unit) for unit in self.columns]


class Elementary(JointKind):
    """One coordinate, about and along z."""

    @cached_property
    def columns(self) -> tuple[Motion, ...]:
        """(z·slide, z·spin)."""
        return (Motion(AXES[2] * self.slide, AXES[2] * self.spin),)

    def symbols(self, first: int) -> tuple[Expr, ...]:
        """q, an angle where it turns the body."""
        return (symbol(f"q{first + 1}", CONFIGURATION, angular=self.spin != 0),)

    def pose(self, q: Sequence[Expr], angle: Angle) -> Pose:
        """Rot(z, angle) Trans(z, slide·q)."""
        rotation = rotation_z(angle) if self.spin else Matrix.identity()
        return Pose(rotation, AXES[2] * (self.slide * q[0]))

    def rates(self, q: Sequence[Expr], qd: Sequence[Expr]) -> tuple[Expr, ...]:
        """q̇ itself."""
        return tuple(qd)


class Revolute(Elementary):
    """Turns about z; a continuous joint is one without position limits."""

    name = "revolute"
    letter = "R"
    spin = 1


class Prismatic(Elementary):
    """Slides along z."""

    name = "prismatic"
    letter = "P"

    @property
    def slide(self) -> Expr:
        """By q."""
        return ONE


@dataclass(frozen=True)
class Screw(Elementary):
    """Turns about z by q and slides along it by pitch·q (m/rad; a number or parameters)."""

    pitch: Expr

    name = "screw"
    letter = "H"
    spin = 1

    @property
    def slide(self) -> Expr:
        """h."""
        return self.pitch


class Floating(JointKind):
    """Position and quaternion; the velocity is (v, ω) in the body's own frame, as Pinocchio's."""

    name = "floating"
    letter = "F"
    nq = 7
    quaternion = 3
    configuration_parts = (".x", ".y", ".z", ".hx", ".hy", ".hz", ".hw")
    velocity_parts = (".vx", ".vy", ".vz", ".wx", ".wy", ".wz")

    @cached_property
    def columns(self) -> tuple[Motion, ...]:
        """Six unit motions."""
        return (*(Motion(e, ZERO3) for e in AXES), *(Motion(ZERO3, e) for e in AXES))

    def symbols(self, first: int) -> tuple[Expr, ...]:
        """x y z, and h on the unit sphere."""
        number = first + 1
        position = [symbol(f"p{number}{axis}", CONFIGURATION) for axis in "xyz"]
        quaternion = [
            symbol(f"h{number}{axis}", CONFIGURATION, sphere=(f"h{number}", k))
            for k, axis in enumerate("xyzw")
        ]
        return (*position, *quaternion)

    def pose(self, q: Sequence[Expr], angle: Angle) -> Pose:
        """(R(h), p)."""
        return Pose(rotation_of_quaternion(*q[3:]), Vector(q[:3]))

    def rates(self, q: Sequence[Expr], qd: Sequence[Expr]) -> tuple[Expr, ...]:
        """ṗ = R v and ḣ = ½ (h_w ω + h_v × ω, −h_v · ω)."""
        v, w, h = Vector(qd[:3]), Vector(qd[3:]), Vector(q[3:6])
        dp = rotation_of_quaternion(*q[3:]) @ v
        dh = (w * q[6] + h.cross(w)) * Fraction(1, 2)
        return (*dp, *dh, scale(Fraction(-1, 2), h.dot(w)))
