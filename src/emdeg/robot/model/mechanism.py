"""The mechanism: a tree of bodies, each carried by one joint, all exact and immutable.

    pose of body i in its parent  =  placement_i ∘ motion_i(q_i)

What the motion is, the joint says (joints.py): mostly a turn about the z axis of its own frame or
a slide along it. Loaders turn other axes into the constant placement and keep the frames of their
source by name in `frames`. Bodies are ordered parents first; `Joint.coordinate` gives the place in
q̇, which is document order.

A Mechanism is what readers make and what edits change; `emdeg.Robot` is the same thing with the
user's verbs. Functions that change one take and return the same class (`M`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, Self, TypeVar

from emdeg.errors import UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import CONFIGURATION, MOTION, SYMBOL, Expr, symbol, walk
from emdeg.exact.linalg import Vector
from emdeg.robot.model.content import content_hash, expressions, symbols_by_place
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.loops import Loop, VelocityConstraint
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import BaseMotion, Body, Frame, Joint
from emdeg.robot.model.report import ImportReport
from emdeg.shown import cut

M = TypeVar("M", bound="Mechanism")
T = TypeVar("T")

#: cos k·q is written in cos q and sin q, whose powers up to k must be computed, only for small k
LARGEST_MULTIPLE = 4


@dataclass(frozen=True)
class Mechanism:
    """The data of a robot, and what follows from it without changing anything."""

    name: str
    bodies: tuple[Body, ...]
    gravity: Vector = field(default_factory=lambda: Vector((0, 0, Fraction(-981, 100))))
    frames: tuple[Frame, ...] = ()
    base_inertia: Inertia = field(default_factory=Inertia.zero)
    base_name: str = "base"
    parameters: Mapping[Expr, Parameter] = field(default_factory=dict)
    wrench_frames: tuple[str, ...] = ()
    base_motion: BaseMotion = field(default_factory=BaseMotion)
    loops: tuple[Loop, ...] = ()  # cut joints; the bodies alone are the tree that remains
    constraints: tuple[VelocityConstraint, ...] = ()
    actuated: tuple[str, ...] = ()  # joints with efforts; () means all
    speeds: tuple[Expr, ...] = ()  # Kane's u_r(q, q̇, t); () means q̇ (speeds.py)
    title: str = field(default="", compare=False)
    source: str = field(default="", compare=False)
    report: ImportReport = field(default_factory=ImportReport, compare=False)

    @classmethod
    def of(cls, other: Mechanism) -> Self:
        """The same mechanism as an object of this class."""
        return cls(**{f.name: getattr(other, f.name) for f in fields(other)})

    def replaced(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        return replace(self, **changes)

    def __repr__(self) -> str:
        kinds = "".join(body.joint.type.name[0].upper() for body in self.bodies)
        size = f"{self.nv} degrees of freedom, joints {kinds}, {len(self.parameters)} parameters"
        return cut(f"<{type(self).__name__} {self.name!r}: {size}>")

    def __hash__(self) -> int:
        return int(self.hash[:15], 16)

    @cached_property
    def hash(self) -> str:
        """A hash of the content, the same in every process; title, source, report left out."""
        return content_hash(self)

    # -- coordinates --------------------------------------------------------------

    @cached_property
    def nv(self) -> int:
        """How many velocities (degrees of freedom) there are."""
        return sum(j.nv for j in self.by_coordinate.values())

    @cached_property
    def joint_velocities(self) -> int:
        """How many velocities there would be if no joint followed another: what derivations see."""
        return sum(body.joint.nv for body in self.bodies)

    @cached_property
    def nq(self) -> int:
        """How many configuration numbers there are (a floating joint has 7)."""
        return sum(j.type.nq for j in self.by_coordinate.values())

    @cached_property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the joints that have coordinates of their own, in the order of q."""
        return tuple(joint.name for _, joint in sorted(self.by_coordinate.items()))

    @cached_property
    def by_coordinate(self) -> Mapping[int, Joint]:
        """Coordinate → the joint that owns it."""
        return {b.joint.coordinate: b.joint for b in self.bodies if b.joint.mimic is None}

    @cached_property
    def motors(self) -> Mapping[int, int]:
        """Coordinate of each elastic joint → that of its motor."""
        at = {joint.name: c for c, joint in self.by_coordinate.items()}
        return {
            c: at[joint.elastic.motor]
            for c, joint in sorted(self.by_coordinate.items())
            if joint.elastic is not None and joint.elastic.motor
        }

    @cached_property
    def has_floating_base(self) -> bool:
        """True when some joint is floating: its velocities are no rates of coordinates."""
        return any(b.joint.type.nq != b.joint.nv for b in self.bodies)

    @cached_property
    def q(self) -> tuple[Expr, ...]:
        """Configuration symbols, length nq; a floating joint has x y z and a quaternion."""
        joints = sorted(self.by_coordinate.items())
        return tuple(s for first, joint in joints for s in joint.type.symbols(first))

    @cached_property
    def qd(self) -> tuple[Expr, ...]:
        """Velocity symbols, length nv."""
        return tuple(symbol(f"qd{i + 1}", MOTION) for i in range(self.nv))

    @cached_property
    def qdd(self) -> tuple[Expr, ...]:
        """Acceleration symbols, length nv."""
        return tuple(symbol(f"qdd{i + 1}", MOTION) for i in range(self.nv))

    @cached_property
    def qddd(self) -> tuple[Expr, ...]:
        """Symbols of the jerk, d³q/dt³, length nv."""
        return tuple(symbol(f"qddd{i + 1}", MOTION) for i in range(self.nv))

    @cached_property
    def qdddd(self) -> tuple[Expr, ...]:
        """Symbols of the snap, d⁴q/dt⁴, length nv."""
        return tuple(symbol(f"qdddd{i + 1}", MOTION) for i in range(self.nv))

    @cached_property
    def tau(self) -> tuple[Expr, ...]:
        """Effort symbols, length nv."""
        return tuple(symbol(f"tau{i + 1}", MOTION) for i in range(self.nv))

    # -- kinematics of one joint ----------------------------------------------------

    def configuration_index(self, coordinate: int) -> int:
        """Where in q the numbers of the joint at this coordinate start."""
        return sum(j.type.nq for c, j in self.by_coordinate.items() if c < coordinate)

    def joint_values(self, body: Body) -> tuple[Expr, ...]:
        """The configuration of a joint; multiplier·q + offset for a mimic joint."""
        joint = body.joint
        start = self.configuration_index(joint.coordinate)
        own = self.q[start : start + joint.type.nq]
        if joint.mimic is None:
            return own
        return tuple(q * joint.mimic.multiplier + joint.mimic.offset for q in own)

    def joint_turn(self, body: Body) -> Angle:
        """The configuration of a joint that turns, as an angle: q, or multiplier·q + offset."""
        joint = body.joint
        leader, mimic = self.q[self.configuration_index(joint.coordinate)], joint.mimic
        if mimic is None:
            return Angle.of(leader)
        k = mimic.multiplier
        if (
            isinstance(k, int)
            and abs(k) <= LARGEST_MULTIPLE
            and mimic.offset == 0
            and leader.angular
        ):
            return Angle.of(leader, k)
        # cos(k·q + r) with a fraction k, or a large one, is a point of a circle of its own
        return Angle.of(symbol(f"angle[{joint.name}]", CONFIGURATION, angular=True))

    def joint_angle(self, body: Body) -> Angle:
        """How far a joint turns its body about z: spin·q, zero where it only slides."""
        return self.joint_turn(body) * body.joint.spin if body.joint.spin else Angle()

    def joint_motion(self, index: int) -> Pose:
        """Pose of body `index` in its joint's frame, as a function of q."""
        body = self.bodies[index]
        return body.joint.type.pose(self.joint_values(body), self.joint_angle(body))

    def joint_pose(self, index: int) -> Pose:
        """Pose of body `index` in its parent, as a function of q."""
        return self.bodies[index].joint.placement @ self.joint_motion(index)

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

    @cached_property
    def frame_names(self) -> tuple[str, ...]:
        """Names of the base, the bodies and the frames, each once."""
        return tuple(self._frame_by_name)

    @cached_property
    def _frame_by_name(self) -> Mapping[str, Frame]:
        """The first frame of each name: frames of their own, then the bodies', then the base's."""
        found: dict[str, Frame] = {}
        for frame in self.frames:
            found.setdefault(frame.name, frame)
        for i, body in enumerate(self.bodies):
            found.setdefault(body.name, Frame(body.name, i, Pose.identity()))
        found.setdefault(self.base_name, Frame(self.base_name, None, Pose.identity()))
        return found

    def frame(self, name: str) -> Frame:
        """A frame by name; bodies and the base count as frames."""
        if name in self._frame_by_name:
            return self._frame_by_name[name]
        raise UsageError(
            f"robot {self.name!r} has no frame {name!r}",
            hint="its frames are: " + ", ".join(self.frame_names[:20]),
        )

    @property
    def has_payload(self) -> bool:
        """True when some body carries a load."""
        return any(body.payloads for body in self.bodies)

    # -- parameters -----------------------------------------------------------------

    @cached_property
    def symbols(self) -> tuple[Expr, ...]:
        """The parameters that occur in the robot, in an order that does not depend on spelling.

        First those in `parameters`: in the order of their declaration, then of their appearance in
        the description. Others (of expressions put in by hand) follow in the order of the fields.
        """
        roots = list(dict.fromkeys(expressions(self)))
        found = {n for n in walk(roots) if n.kind == SYMBOL and n.rate == 0}
        known = [s for s in self.parameters if s in found]
        if len(known) < len(found):
            known += (s for root in roots for s in symbols_by_place(root) if s in found)
        return tuple(dict.fromkeys(known))

    def by_name(self, given: Mapping[str, T]) -> dict[Expr, T]:
        """What is given for parameters by their names; UsageError where there is no such one."""
        known = {s.name: s for s in (*self.symbols, *self.parameters)}
        found: dict[Expr, T] = {}
        for name, value in given.items():
            if name not in known:
                raise UsageError(
                    f"robot {self.name!r} has no parameter {name!r}", argument=name,
                    hint=did_you_mean(name, sorted(known)),
                )  # fmt: skip
            found[known[name]] = value
        return found

    def values(self, **overrides: float) -> dict[Expr, float]:
        """Symbol → number for every parameter; keywords replace or add values."""
        given = self.by_name(overrides)
        found: dict[Expr, float] = {}
        missing: list[str] = []
        for known in dict.fromkeys((*self.symbols, *self.parameters)):
            value = given.get(known, self.parameters.get(known, Parameter()).value)
            if value is not None:
                found[known] = float(value)
            elif known in self.symbols:
                missing.append(known.name)
        if missing:
            raise UsageError(
                f"{len(missing)} parameters of robot {self.name!r} have no value",
                found=", ".join(missing[:10]),
                hint=f"give them: values({missing[0]}=…) or robot.with_parameters({missing[0]}=…)",
            )
        return found
