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
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from emdeg.errors import UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import CONFIGURATION, MOTION, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector, rotation_of_quaternion, rotation_z
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.loops import Loop, VelocityConstraint
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import (
    BaseMotion,
    Body,
    Frame,
    Friction,
    Joint,
    JointType,
    Limits,
    Mimic,
    Motor,
    Payload,
)
from emdeg.robot.model.report import ImportReport

if TYPE_CHECKING:
    from os import PathLike

    import numpy as np
    from numpy.typing import NDArray

    from emdeg.robot.cells.scope import Cell
    from emdeg.robot.edit.dh_table import DhTable

__all__ = [
    "BaseMotion", "Body", "Frame", "Friction", "Joint", "JointType", "Limits", "Mimic", "Motor",
    "Parameter", "Payload", "Robot",
]  # fmt: skip


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
    loops: tuple[Loop, ...] = ()  # cut joints; the bodies alone are the tree that remains
    constraints: tuple[VelocityConstraint, ...] = ()
    actuated: tuple[str, ...] = ()  # joints with efforts; () means all
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
        from emdeg.robot.read.tables.dh import read_dh
        from emdeg.robot.read.tables.section import Document

        data = {
            "name": name, "convention": convention, "gravity": list(gravity), "link": list(rows),
            "parameters": parameters or {}, **more,
        }  # fmt: skip
        return read_dh(Document(data).root, snap=snap, allow_unphysical=allow_unphysical)

    def replaced(self, **changes: Any) -> Robot:
        """A copy with some fields changed."""
        return replace(self, **changes)

    def __hash__(self) -> int:
        return int(self.hash[:15], 16)

    @cached_property
    def hash(self) -> str:
        """A hash of the content, the same in every process; title, source, report left out."""
        from emdeg.robot.model.content_hash import content_hash

        return content_hash(self)

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

    def configuration_index(self, coordinate: int) -> int:
        """Where in q the numbers of the joint at this coordinate start."""
        floating_before = sum(j.floating for c, j in self.by_coordinate.items() if c < coordinate)
        return coordinate + floating_before

    _configuration_index = configuration_index  # its first name

    def joint_angle(self, body: Body) -> Angle:
        """The angle of a revolute joint: q, or multiplier·q + offset for a mimic joint."""
        joint = body.joint
        if joint.mimic is None:
            return Angle.of(self.q[self.configuration_index(joint.coordinate)])
        return self._mimic_angle(joint, joint.mimic)

    def _mimic_angle(self, joint: Joint, mimic: Mimic) -> Angle:
        leader = self.q[self.configuration_index(joint.coordinate)]
        if isinstance(mimic.multiplier, int) and mimic.offset == 0 and leader.angular:
            return Angle.of(leader, mimic.multiplier)
        # cos(k·q + r) with a fraction k is a point of a circle of its own
        return Angle.of(symbol(f"angle[{joint.name}]", CONFIGURATION, angular=True))

    def joint_displacement(self, body: Body) -> Expr:
        """The displacement of a prismatic joint."""
        joint = body.joint
        q = self.q[self.configuration_index(joint.coordinate)]
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
            start = self.configuration_index(joint.coordinate)
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
        names = (*(f.name for f in self.frames), *(b.name for b in self.bodies))
        known = list(dict.fromkeys(names))
        raise UsageError(
            f"robot {self.name!r} has no frame {name!r}",
            hint="its frames are: " + ", ".join(known[:20]),
        )

    # -- parameters -----------------------------------------------------------------

    @cached_property
    def symbols(self) -> tuple[Expr, ...]:
        """The parameters that occur in the robot, in order of appearance."""
        from emdeg.robot.edit.rewrite import symbols_of

        return symbols_of(self)

    def values(self, **overrides: float) -> dict[Expr, float]:
        """Symbol → number for every parameter; keywords replace or add values."""
        from emdeg.robot.edit.values import values

        return values(self, overrides)

    def with_values(self, **given: Cell) -> Robot:
        """Symbols replaced by numbers or expressions; without arguments, all that have values.

        An angle that is no multiple of π/12 stays a symbol and is bound to the value.
        """
        from emdeg.robot.edit.values import with_values

        return with_values(self, given)

    def with_parameters(self, **given: Cell) -> Robot:
        """The same symbols with other known values."""
        from emdeg.robot.edit.values import with_parameters

        return with_parameters(self, given)

    def symbolic(self, *groups: str, zeros: bool = False) -> Robot:
        """Numbers turned into symbols that know their values.

        Groups: "inertias", "geometry", "payload", "gravity", "motors", "friction", "all". Exact
        zeros are structure and stay, unless `zeros`. "payload" attaches a load if there is none.
        """
        from emdeg.robot.edit.symbolise import symbolic

        return symbolic(self, groups, zeros)

    def tolerance(self, expression: Expr, **overrides: float) -> float:
        """First-order RMS tolerance of an expression in the robot's parameters (R15)."""
        from emdeg.robot.model.parameter import tolerance

        return tolerance(expression, self.parameters, self.values(**overrides))

    # -- other robots -----------------------------------------------------------------

    @property
    def has_payload(self) -> bool:
        """True when some body carries a load."""
        return any(body.payloads for body in self.bodies)

    def with_payload(
        self,
        mass: Cell,
        com: Sequence[Cell] = (0, 0, 0),
        *,
        frame: str | None = None,
        name: str = "payload",
        about: str = "com",
        products: str = "matrix",
        **tensor: Cell,
    ) -> Robot:
        """A load fixed at a frame (default: the last link's): mass, com, xx, yy, zz, xy, xz, yz."""
        from emdeg.robot.edit.edits import with_payload

        return with_payload(
            self, mass, com, tensor, frame=frame, name=name, about=about, products=products
        )

    def without_payload(self) -> Robot:
        """The robot without any load."""
        from emdeg.robot.edit.edits import without_payload

        return without_payload(self)

    def with_gravity(self, x: Cell, y: Cell, z: Cell) -> Robot:
        """Another gravity vector (an acceleration, in base axes)."""
        from emdeg.robot.edit.edits import with_gravity

        return with_gravity(self, (x, y, z))

    def with_moving_base(self) -> Robot:
        """A base whose velocity and acceleration are inputs: w0x …, dw0x …, a0x …."""
        from emdeg.robot.model.base_motion import moving_base

        return self.replaced(base_motion=moving_base())

    def with_floating_base(self, joint: str = "root_joint") -> Robot:
        """The base on a free flyer; its coordinates come first."""
        from emdeg.robot.edit.edits import with_floating_base

        return with_floating_base(self, joint)

    def with_coordinate_order(self, *joints: str) -> Robot:
        """The same robot with its coordinates in another order."""
        from emdeg.robot.edit.edits import with_coordinate_order

        return with_coordinate_order(self, joints)

    def with_loops(self, source: str | PathLike[str]) -> Robot:
        """Loops and velocity constraints from a side file (or TOML text) beside a URDF."""
        from emdeg.robot.read.tables.loops_input import with_loops

        return with_loops(self, source)

    def locked(self, **joints: Cell) -> Robot:
        """Joints welded at a value (rad or m); names that are no identifiers: `locked(**{…})`."""
        from emdeg.robot.edit.edits import locked

        return locked(self, joints)

    def sub(self, tip: str | int, base: str | None = None) -> Robot:
        """The chain from `base` to the link `tip`, or the first `tip` bodies."""
        from emdeg.robot.edit.edits import sub

        return sub(self, tip, base)

    # -- DH tables --------------------------------------------------------------------

    def dh_table(self, convention: str = "modified") -> DhTable:
        """The robot as a DH table of either convention, with inertias in its link frames (R4)."""
        from emdeg.robot.edit.dh_table import dh_table

        return dh_table(self, convention)

    def with_convention(self, convention: str) -> Robot:
        """The same robot with the link frames of the other DH convention (R4)."""
        from emdeg.robot.edit.dh_table import with_convention

        return with_convention(self, convention)

    # -- text ---------------------------------------------------------------------------

    def describe(self) -> str:
        """The robot in words: tree, joints, inertias, parameters, report."""
        from emdeg.robot.write.describe import describe

        return describe(self)

    def to_toml(self) -> str:
        """A description that `emdeg.load` reads back as an equal robot."""
        from emdeg.robot.write.write_toml import write_toml

        return write_toml(self)

    # -- numbers --------------------------------------------------------------------------

    def frame_pose(
        self, name: str, q: Sequence[float], values: Mapping[Expr, float] | None = None
    ) -> NDArray[np.float64]:
        """4×4 pose of a frame in the base frame, in floating point."""
        from emdeg.robot.model.placements import frame_pose

        return frame_pose(self, name, q, values)

    def total_mass(self, values: Mapping[Expr, float] | None = None) -> float:
        """Mass of all bodies and the base, kg."""
        from emdeg.robot.model.placements import total_mass

        return total_mass(self, values)

    def centre_of_mass(
        self, q: Sequence[float], values: Mapping[Expr, float] | None = None
    ) -> NDArray[np.float64]:
        """Centre of mass of all bodies and the base, in base axes, m."""
        from emdeg.robot.model.placements import centre_of_mass

        return centre_of_mass(self, q, values)
