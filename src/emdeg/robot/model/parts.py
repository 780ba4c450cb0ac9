"""The parts of a Robot: joints, bodies, frames, loads, and how the base moves.

All are frozen; numbers are exact (`Number`) or expressions in parameters (`Expr`), SI units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from emdeg.errors import unknown
from emdeg.exact.graph import MOTION, ONE, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Number
from emdeg.robot.model.inertia import Inertia, Pose, combine
from emdeg.robot.model.joints import JointKind
from emdeg.robot.model.spatial import Force, Motion
from emdeg.shown import brief, listed


@dataclass(frozen=True)
class Limits:
    """Limits of one joint, SI units, as exact numbers; None where the source has none."""

    lower: Number | None = None
    upper: Number | None = None
    velocity: Number | None = None
    effort: Number | None = None


@dataclass(frozen=True)
class Motor:
    """A drive: reflected inertia I_m = gear_ratio²·rotor_inertia adds to M_ii (Armstrong).

    `coupled` says that the spin of the rotor is felt by the link that carries it, and the other
    way round (mechanics/terms/drives.py); without, that is neglected.
    """

    _repr_html_ = listed

    rotor_inertia: Expr = ZERO
    gear_ratio: Expr = ONE
    reflected: Expr | None = None  # where the source gives I_m itself; never the exact zero
    coupled: bool = False

    def __post_init__(self) -> None:
        if self.reflected is ZERO:
            object.__setattr__(self, "reflected", None)

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
    """viscous·q̇ + coulomb·sign(q̇); `smoothing` v > 0 replaces sign(q̇) by tanh(q̇/v).

    `breakaway` is the effort at which the joint starts to move: data, and no part of τ.
    """

    viscous: Expr = ZERO
    coulomb: Expr = ZERO
    smoothing: Expr = ZERO
    breakaway: Expr = ZERO


@dataclass(frozen=True)
class Elastic:
    """A spring between motor and link: K (q − θ) + D (q̇ − θ̇), N m/rad and N m s/rad.

    `motor` names the joint whose coordinate is θ, the motor's angle seen through the gear.
    """

    _repr_html_ = listed

    stiffness: Expr
    damping: Expr = ZERO
    motor: str = ""


@dataclass(frozen=True)
class Mimic:
    """This joint follows coordinate `of`: q_joint = multiplier·q_of + offset."""

    of: str
    multiplier: Number = 1
    offset: Number = 0


@dataclass(frozen=True)
class Joint:
    """One joint; `coordinate` is its place in q̇ (the first of 6 for a floating joint)."""

    __repr__ = brief
    _repr_html_ = listed

    name: str
    type: JointKind
    placement: Pose
    coordinate: int
    limits: Limits = Limits()
    friction: Friction = Friction()
    motor: Motor = Motor()
    mimic: Mimic | None = None
    continuous: bool = False
    elastic: Elastic | None = None

    # -- what methods ask ---------------------------------------------------------------

    @property
    def nv(self) -> int:
        """How many velocities it has."""
        return self.type.nv

    @property
    def indices(self) -> range:
        """Where its velocities, accelerations and efforts are in q̇, q̈ and τ."""
        return range(self.coordinate, self.coordinate + self.type.nv)

    @property
    def spin(self) -> int:
        """It turns about z by spin·q."""
        return self.type.spin

    @property
    def slide(self) -> Expr:
        """It slides along z by slide·q."""
        return self.type.slide

    @property
    def columns(self) -> tuple[Motion, ...]:
        """S: its unit motions in the body's own frame."""
        return self.type.columns

    def motion(self, rates: Sequence[Expr]) -> Motion:
        """S q̇ or S q̈, given those of the whole robot."""
        return self.type.motion(rates[self.coordinate : self.coordinate + self.type.nv])

    def efforts(self, force: Force) -> dict[int, Expr]:
        """Place in τ → its part of Sᵀ·force."""
        return dict(zip(self.indices, self.type.efforts(force), strict=True))

    @property
    def revolute(self) -> bool:
        """True when the joint turns about z by q, and nothing else."""
        return self.spin == 1 and self.slide is ZERO

    @property
    def prismatic(self) -> bool:
        """True when the joint slides along z by q, and nothing else."""
        return not self.spin and self.slide is ONE


@dataclass(frozen=True)
class Body:
    """One moving body: its joint, its parent (None: the base) and its lumped inertia.

    `link_frame` is the frame that the source attaches to the link, seen from the body (joint)
    frame: the identity for modified DH, Trans(a,0,0)·Rot(x,α) for standard DH.
    """

    __repr__ = brief
    _repr_html_ = listed

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

    @property
    def bare(self) -> Body:
        """Without what is only said of it, and is in no equation: limits, loads apart."""
        joint = replace(self.joint, limits=Limits(), continuous=False)
        return replace(self, joint=joint, payloads=(), unloaded=None)

    def seen_from(self, frame: str = "link") -> Inertia:
        """The inertia in one of three frames: link, joint or com (digest R7).

        `link` is the frame that the source attaches to the link: the distal end of a standard DH
        table, Fu's. `com` has the axes of the link frame and the centre of mass for its origin.
        """
        at_link = self.inertia.moved(self.link_frame.inverse())
        if frame == "link":
            return at_link
        if frame == "com":
            return replace(at_link, com=Vector.zero())
        if frame == "joint":
            return self.inertia
        raise unknown("frame", frame, ("link", "joint", "com"), argument="frame")

    def pseudo_inertia(self, frame: str = "link") -> Matrix:
        """J = ∫ r rᵀ dm about the link frame (Fu's J_i), the joint frame or the centre of mass."""
        return self.seen_from(frame).pseudo_inertia()

    def loaded(self, own: Inertia, payloads: tuple[Payload, ...]) -> Body:
        """The body with this inertia of its own and these loads."""
        if not payloads:
            return replace(self, inertia=own, payloads=(), unloaded=None)
        whole = combine([own, *(load.inertia for load in payloads)])
        return replace(self, inertia=whole, payloads=payloads, unloaded=own)


@dataclass(frozen=True)
class Frame:
    """A named frame fixed on a body (None: the base): links, tools, sensors, DH frames."""

    _repr_html_ = listed

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

    Zero for a base at rest. Newton–Euler starts from ω₀, ω̇₀ and acceleration − gravity; a robot on
    a vehicle, a ship or a lift needs nothing else. Gravity stays the constant vector of the robot:
    when the base turns, give the turned field through the acceleration and set gravity to zero.
    """

    angular_velocity: Vector = field(default_factory=Vector.zero)
    angular_acceleration: Vector = field(default_factory=Vector.zero)
    acceleration: Vector = field(default_factory=Vector.zero)

    @staticmethod
    def free() -> BaseMotion:
        """A base that moves by itself: w0x …, dw0x …, a0x … are inputs of the motion rate."""

        def triple(prefix: str) -> Vector:
            return Vector(symbol(f"{prefix}{axis}", MOTION) for axis in "xyz")

        return BaseMotion(triple("w0"), triple("dw0"), triple("a0"))

    @property
    def is_zero(self) -> bool:
        """True for a base at rest."""
        return all(vector.is_zero for vector in vars(self).values())
