"""The Robot: a tree of bodies, each carried by one joint, all exact and immutable.

    pose of body i in its parent  =  placement_i ∘ Rot(z, q_i)   (revolute)
                                     placement_i ∘ Trans(z, q_i)  (prismatic)
                                     placement_i ∘ (p, quaternion) (floating)

Every joint moves about or along the z axis of its own frame: loaders turn other axes into the
constant placement and keep the frames of their source by name in `frames`. Bodies are ordered
parents first; `Joint.coordinate` gives the place in q, which is document order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cached_property
from typing import Any

from emdeg.errors import UsageError
from emdeg.expr.angle import Angle
from emdeg.expr.linalg import Matrix, Vector, rotation_of_quaternion, rotation_z
from emdeg.expr.node import CONFIGURATION, MOTION, ONE, ZERO, Expr, symbol
from emdeg.expr.number import Number
from emdeg.robot.inertia import Inertia, Pose
from emdeg.robot.parameter import Parameter
from emdeg.robot.report import ImportReport


class JointType(Enum):
    """How a body moves in its parent. Everything else is built of these."""

    REVOLUTE = "revolute"  # a continuous joint is revolute without position limits
    PRISMATIC = "prismatic"
    FLOATING = "floating"


@dataclass(frozen=True)
class Limits:
    """Limits of one joint, SI units, as exact numbers; None where the source has none."""

    lower: Number | None = None
    upper: Number | None = None
    velocity: Number | None = None
    effort: Number | None = None


@dataclass(frozen=True)
class Motor:
    """A drive: reflected inertia I_m = gear_ratio²·rotor_inertia adds to M_ii (Armstrong)."""

    rotor_inertia: Expr = ZERO
    gear_ratio: Expr = ONE
    reflected: Expr | None = None  # where the source gives I_m itself

    @property
    def reflected_inertia(self) -> Expr:
        """I_m."""
        if self.reflected is not None:
            return self.reflected
        return self.gear_ratio * self.gear_ratio * self.rotor_inertia

    @property
    def is_zero(self) -> bool:
        """True for a joint without drive inertia."""
        return self.reflected_inertia is ZERO


@dataclass(frozen=True)
class Friction:
    """viscous·q̇ + coulomb·sign(q̇); `smoothing` v > 0 replaces sign(q̇) by tanh(q̇/v)."""

    viscous: Expr = ZERO
    coulomb: Expr = ZERO
    smoothing: Expr = ZERO


@dataclass(frozen=True)
class Mimic:
    """This joint follows coordinate `of`: q_joint = multiplier·q_of + offset."""

    of: str
    multiplier: Number = 1
    offset: Number = 0


@dataclass(frozen=True)
class Joint:
    """One joint; `coordinate` is its place in q and qd (the first of 6 for a floating joint)."""

    name: str
    type: JointType
    placement: Pose
    coordinate: int
    limits: Limits = Limits()
    friction: Friction = Friction()
    motor: Motor = Motor()
    mimic: Mimic | None = None
    continuous: bool = False

    @property
    def revolute(self) -> bool:
        """True when the joint turns about z."""
        return self.type is JointType.REVOLUTE

    @property
    def prismatic(self) -> bool:
        """True when the joint slides along z."""
        return self.type is JointType.PRISMATIC

    @property
    def floating(self) -> bool:
        """True for a free flyer."""
        return self.type is JointType.FLOATING


@dataclass(frozen=True)
class Body:
    """One moving body: its joint, its parent (None: the base) and its lumped inertia.

    `link_frame` is the frame that the source attaches to the link, seen from the body (joint)
    frame: the identity for modified DH, Trans(a,0,0)·Rot(x,α) for standard DH.
    """

    name: str
    parent: int | None
    joint: Joint
    inertia: Inertia
    link_frame: Pose = field(default_factory=Pose.identity)
    payloads: tuple[Payload, ...] = ()
    unloaded: Inertia | None = None  # the inertia without payloads, where there are some

    @property
    def own_inertia(self) -> Inertia:
        """The inertia without payloads."""
        return self.inertia if self.unloaded is None else self.unloaded


@dataclass(frozen=True)
class Frame:
    """A named frame fixed on a body (None: the base): links, tools, sensors, DH frames."""

    name: str
    body: int | None
    pose: Pose


@dataclass(frozen=True)
class Payload:
    """A load fixed at a frame; `inertia` is seen from the body frame and is part of the body's."""

    name: str
    frame: str
    inertia: Inertia


@dataclass(frozen=True)
class BaseMotion:
    """How the base moves, in base axes: ω₀, ω̇₀ and the acceleration of its origin (R8, R22).

    Zero for a base at rest. `Robot.with_moving_base` makes them symbols of the motion rate.
    Newton–Euler starts from ω₀, ω̇₀ and acceleration − gravity.
    """

    angular_velocity: Vector = field(default_factory=Vector.zero)
    angular_acceleration: Vector = field(default_factory=Vector.zero)
    acceleration: Vector = field(default_factory=Vector.zero)

    @property
    def is_zero(self) -> bool:
        """True for a base at rest."""
        return (
            self.angular_velocity.is_zero
            and self.angular_acceleration.is_zero
            and self.acceleration.is_zero
        )


@dataclass(frozen=True)
class Robot:
    """A robot. Immutable; every `with_…` returns a new one."""

    name: str
    bodies: tuple[Body, ...]
    gravity: Vector = field(default_factory=lambda: Vector((0, 0, Fraction(-981, 100))))
    frames: tuple[Frame, ...] = ()
    base_inertia: Inertia = field(default_factory=Inertia.zero)
    base_name: str = "base"
    parameters: Mapping[Expr, Parameter] = field(default_factory=dict)
    wrench_frames: tuple[str, ...] = ()
    base_motion: BaseMotion = field(default_factory=BaseMotion)
    title: str = field(default="", compare=False)
    source: str = field(default="", compare=False)
    report: ImportReport = field(default_factory=ImportReport, compare=False)

    @staticmethod
    def from_dh(
        rows: Sequence[Mapping[str, Any]],
        *,
        convention: str,
        name: str = "robot",
        gravity: Sequence[Any] = (0, 0, Fraction(-981, 100)),
        parameters: Mapping[str, Any] | None = None,
        snap: float = 1e-6,
        allow_unphysical: bool = False,
        **more: Any,
    ) -> Robot:
        """A robot from the rows of a DH table; `convention` is "standard" or "modified".

        A row has the keys of a [[link]] in a TOML table: type ("R" or "P"), a, alpha, d, theta,
        offset, mass, com, inertia, motor, friction, limits, name, joint. `more` are the other
        keys of such a file (frame, payload, wrench_frames, about, products, …).
        """
        from emdeg.robot.dh import read_dh
        from emdeg.robot.section import Document

        data = {
            "name": name, "convention": convention, "gravity": list(gravity), "link": list(rows),
            "parameters": parameters or {}, **more,
        }  # fmt: skip
        return read_dh(Document(data).root, snap=snap, allow_unphysical=allow_unphysical)

    def replaced(self, **changes: Any) -> Robot:
        """A copy with some fields changed."""
        return replace(self, **changes)

    # -- coordinates --------------------------------------------------------------

    @cached_property
    def nv(self) -> int:
        """How many velocities (degrees of freedom) there are."""
        return sum(6 if b.joint.floating else 1 for b in self.bodies if b.joint.mimic is None)

    @cached_property
    def nq(self) -> int:
        """How many configuration numbers there are (a floating joint has 7)."""
        return self.nv + sum(b.joint.floating for b in self.bodies)

    @cached_property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the joints that have coordinates of their own, in the order of q."""
        free = [b.joint for b in self.bodies if b.joint.mimic is None]
        return tuple(j.name for j in sorted(free, key=lambda j: j.coordinate))

    @cached_property
    def by_coordinate(self) -> Mapping[int, Joint]:
        """Coordinate → the joint that owns it."""
        return {b.joint.coordinate: b.joint for b in self.bodies if b.joint.mimic is None}

    @cached_property
    def has_floating_base(self) -> bool:
        """True when some joint is floating."""
        return any(b.joint.floating for b in self.bodies)

    @cached_property
    def q(self) -> tuple[Expr, ...]:
        """Configuration symbols, length nq; a floating joint has x y z and a quaternion."""
        symbols: list[Expr] = []
        for coordinate in sorted(self.by_coordinate):
            joint = self.by_coordinate[coordinate]
            if joint.floating:
                first = coordinate + 1
                symbols += [symbol(f"p{first}{axis}", CONFIGURATION) for axis in "xyz"]
                symbols += [
                    symbol(f"h{first}{axis}", CONFIGURATION, sphere=(f"h{first}", k))
                    for k, axis in enumerate("xyzw")
                ]
            else:
                symbols.append(symbol(f"q{coordinate + 1}", CONFIGURATION, angular=joint.revolute))
        return tuple(symbols)

    @cached_property
    def qd(self) -> tuple[Expr, ...]:
        """Velocity symbols, length nv."""
        return tuple(symbol(f"qd{i + 1}", MOTION) for i in range(self.nv))

    @cached_property
    def qdd(self) -> tuple[Expr, ...]:
        """Acceleration symbols, length nv."""
        return tuple(symbol(f"qdd{i + 1}", MOTION) for i in range(self.nv))

    @cached_property
    def tau(self) -> tuple[Expr, ...]:
        """Effort symbols, length nv."""
        return tuple(symbol(f"tau{i + 1}", MOTION) for i in range(self.nv))

    # -- kinematics of one joint ----------------------------------------------------

    def _configuration_index(self, coordinate: int) -> int:
        """Where in q the numbers of the joint at this coordinate start."""
        floating_before = sum(j.floating for c, j in self.by_coordinate.items() if c < coordinate)
        return coordinate + floating_before

    def joint_angle(self, body: Body) -> Angle:
        """The angle of a revolute joint: q, or multiplier·q + offset for a mimic joint."""
        joint = body.joint
        if joint.mimic is None:
            return Angle.of(self.q[self._configuration_index(joint.coordinate)])
        return self._mimic_angle(joint, joint.mimic)

    def _mimic_angle(self, joint: Joint, mimic: Mimic) -> Angle:
        leader = self.q[self._configuration_index(joint.coordinate)]
        if isinstance(mimic.multiplier, int) and mimic.offset == 0 and leader.angular:
            return Angle.of(leader, mimic.multiplier)
        # cos(k·q + r) with a fraction k is a point of a circle of its own
        return Angle.of(symbol(f"angle[{joint.name}]", CONFIGURATION, angular=True))

    def joint_displacement(self, body: Body) -> Expr:
        """The displacement of a prismatic joint."""
        joint = body.joint
        q = self.q[self._configuration_index(joint.coordinate)]
        if joint.mimic is None:
            return q
        return q * joint.mimic.multiplier + joint.mimic.offset

    def joint_pose(self, index: int) -> Pose:
        """Pose of body `index` in its parent, as a function of q."""
        body = self.bodies[index]
        joint = body.joint
        if joint.revolute:
            motion = Pose(rotation_z(self.joint_angle(body)), Vector.zero())
        elif joint.prismatic:
            motion = Pose(Matrix.identity(), Vector((ZERO, ZERO, self.joint_displacement(body))))
        else:
            start = self._configuration_index(joint.coordinate)
            x, y, z, *quaternion = self.q[start : start + 7]
            motion = Pose(rotation_of_quaternion(*quaternion), Vector((x, y, z)))
        return joint.placement @ motion

    # -- structure ----------------------------------------------------------------

    @cached_property
    def children(self) -> Mapping[int | None, tuple[int, ...]]:
        """Bodies that hang on each body; key None is the base."""
        found: dict[int | None, list[int]] = {None: []}
        for i, body in enumerate(self.bodies):
            found.setdefault(body.parent, []).append(i)
            found.setdefault(i, [])
        return {key: tuple(value) for key, value in found.items()}

    @property
    def is_serial(self) -> bool:
        """True when every body hangs on the one before."""
        return all(b.parent == (i - 1 if i else None) for i, b in enumerate(self.bodies))

    def path(self, body: int | None) -> tuple[int, ...]:
        """Bodies from the base to `body`, inclusive."""
        chain: list[int] = []
        while body is not None:
            chain.append(body)
            body = self.bodies[body].parent
        return tuple(reversed(chain))

    def frame(self, name: str) -> Frame:
        """A frame by name; bodies and the base count as frames."""
        for frame in self.frames:
            if frame.name == name:
                return frame
        for i, body in enumerate(self.bodies):
            if body.name == name:
                return Frame(name, i, Pose.identity())
        if name == self.base_name:
            return Frame(name, None, Pose.identity())
        known = [f.name for f in self.frames] + [b.name for b in self.bodies]
        raise UsageError(
            f"robot {self.name!r} has no frame {name!r}",
            hint="its frames are: " + ", ".join(known[:20]),
        )
