"""The Robot: a mechanism with the user's verbs. Each verb is one function of the rooms below.

model/    the data: bodies, joints, inertias, parameters, loops
cells/    the arithmetic that a description may contain
edit/     robots from robots
build/    bodies from named links and joints
read/     descriptions: tables, URDF, MJCF
write/    words and TOML
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from os import PathLike
from typing import TYPE_CHECKING, Any

from emdeg.exact.graph import Expr
from emdeg.robot.build.options import Options
from emdeg.robot.cells.scope import SNAP, Cell
from emdeg.robot.edit import dh_table as dh
from emdeg.robot.edit import edits, values
from emdeg.robot.edit.symbolise import symbolic
from emdeg.robot.model import placements
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parameter import Parameter, tolerance
from emdeg.robot.model.parts import (
    BaseMotion,
    Body,
    Frame,
    Friction,
    Joint,
    Limits,
    Mimic,
    Motor,
    Payload,
)
from emdeg.robot.read.tables.dh import read_dh
from emdeg.robot.read.tables.section import Document
from emdeg.robot.read.tables.side_file import with_loops
from emdeg.robot.write.describe import describe, headline, tree_lines
from emdeg.robot.write.write_toml import write_toml
from emdeg.shown import plain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "BaseMotion", "Body", "Frame", "Friction", "Joint", "Limits", "Mimic", "Motor",
    "Parameter", "Payload", "Robot",
]  # fmt: skip


@dataclass(frozen=True, eq=False, repr=False)  # compared and hashed as every mechanism is
class Robot(Mechanism):
    """A robot. Immutable; every `with_…` returns a new one."""

    def _repr_html_(self) -> str:
        first, *_ = headline(self)
        return plain(first, tree_lines(self))

    @staticmethod
    def from_dh(
        rows: Sequence[Mapping[str, Any]],
        *,
        convention: str,
        name: str = "robot",
        gravity: Sequence[Any] = (0, 0, Fraction(-981, 100)),
        parameters: Mapping[str, Any] | None = None,
        snap: float = SNAP,
        allow_unphysical: bool = False,
        **more: Any,
    ) -> Robot:
        """A robot from the rows of a DH table; `convention` is "standard" or "modified".

        A row has the keys of a [[link]] in a TOML table: type ("R" or "P"), a, alpha, d, theta,
        offset, mass, com, inertia, motor, friction, limits, name, joint. `more` are the other
        keys of such a file (frame, payload, wrench_frames, about, products, …).
        """
        data = {
            "name": name, "convention": convention, "gravity": list(gravity), "link": list(rows),
            "parameters": parameters or {}, **more,
        }  # fmt: skip
        return Robot.of(read_dh(Document(data).root, Options(snap, allow_unphysical)))

    # -- parameters -----------------------------------------------------------------

    def with_values(self, **given: Cell) -> Robot:
        """Symbols replaced by numbers or expressions; without arguments, all that have values.

        An angle that is no multiple of π/12 stays a symbol and is bound to the value.
        """
        return values.with_values(self, given)

    def with_parameters(self, **given: Cell) -> Robot:
        """The same symbols with other known values."""
        return values.with_parameters(self, given)

    def symbolic(self, *groups: str, zeros: bool = False) -> Robot:
        """Numbers turned into symbols that know their values.

        Groups: "inertias", "geometry", "payload", "gravity", "motors", "friction", "all". Exact
        zeros are structure and stay, unless `zeros`. "payload" attaches a load if there is none.
        """
        return symbolic(self, groups, zeros)

    def tolerance(self, expression: Expr, **overrides: float) -> float:
        """First-order RMS tolerance of an expression in the robot's parameters (R15)."""
        return tolerance(expression, self.parameters, self.values(**overrides))

    # -- other robots -----------------------------------------------------------------

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
        return edits.with_payload(
            self, mass, com, tensor, frame=frame, name=name, about=about, products=products
        )

    def without_payload(self) -> Robot:
        """The robot without any load."""
        return edits.without_payload(self)

    def with_gravity(self, x: Cell, y: Cell, z: Cell) -> Robot:
        """Another gravity vector (an acceleration, in base axes)."""
        return edits.with_gravity(self, (x, y, z))

    def with_moving_base(self) -> Robot:
        """A base whose velocity and acceleration are inputs: w0x …, dw0x …, a0x …."""
        return self.replaced(base_motion=BaseMotion.free())

    def with_floating_base(self, joint: str = "root_joint") -> Robot:
        """The base on a free flyer; its coordinates come first."""
        return edits.with_floating_base(self, joint)

    def with_coordinate_order(self, *joints: str) -> Robot:
        """The same robot with its coordinates in another order."""
        return edits.with_coordinate_order(self, joints)

    def with_loops(self, source: str | PathLike[str]) -> Robot:
        """Loops and velocity constraints from a side file (or TOML text) beside a URDF."""
        return with_loops(self, source)

    def without_loops(self) -> Robot:
        """The tree that remains when all loops are cut and nothing has to roll."""
        return self.replaced(loops=(), constraints=())

    def locked(self, **joints: Cell) -> Robot:
        """Joints welded at a value (rad or m); names that are no identifiers: `locked(**{…})`."""
        return edits.locked(self, joints)

    def sub(self, tip: str | int, base: str | None = None) -> Robot:
        """The chain from `base` to the link `tip`, or the first `tip` bodies."""
        return edits.sub(self, tip, base)

    # -- DH tables --------------------------------------------------------------------

    def dh_table(self, convention: str = "modified") -> dh.DhTable:
        """The robot as a DH table of either convention, with inertias in its link frames (R4)."""
        return dh.dh_table(self, convention)

    def with_convention(self, convention: str) -> Robot:
        """The same robot with the link frames of the other DH convention (R4)."""
        return dh.with_convention(self, convention)

    # -- text ---------------------------------------------------------------------------

    def describe(self) -> str:
        """The robot in words: tree, joints, inertias, parameters, report."""
        return describe(self)

    def to_toml(self) -> str:
        """A description that `emdeg.load` reads back as an equal robot."""
        return write_toml(self)

    # -- numbers --------------------------------------------------------------------------

    def frame_pose(
        self, name: str, q: Sequence[float], values: Mapping[Expr, float] | None = None
    ) -> NDArray[np.float64]:
        """4×4 pose of a frame in the base frame, in floating point."""
        return placements.frame_pose(self, name, q, values)

    def total_mass(self, values: Mapping[Expr, float] | None = None) -> float:
        """Mass of all bodies and the base, kg."""
        return placements.total_mass(self, values)

    def centre_of_mass(
        self, q: Sequence[float], values: Mapping[Expr, float] | None = None
    ) -> NDArray[np.float64]:
        """Centre of mass of all bodies and the base, in base axes, m."""
        return placements.centre_of_mass(self, q, values)
