"""The Robot: a mechanism with the user's verbs. Each verb is a function of the rooms below.

model/    the data: bodies, joints, inertias, parameters, loops
cells/    the arithmetic that a description may contain
edit/     robots from robots
build/    bodies from named links and joints
read/     descriptions: tables, URDF, MJCF, SDF
write/    words, TOML and URDF
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from emdeg.exact.graph import Expr
from emdeg.public import keeps, public_methods
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.cells.scope import SNAP
from emdeg.robot.edit import dh_table as dh
from emdeg.robot.edit import edits, elastic, symbolise, values
from emdeg.robot.model import placements
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parameter import tolerance
from emdeg.robot.read.tables import side_file
from emdeg.robot.read.tables.dh import read_dh
from emdeg.robot.read.tables.section import Document
from emdeg.robot.write import describe as words
from emdeg.robot.write.write_toml import write_toml
from emdeg.robot.write.write_urdf import write_urdf
from emdeg.shown import plain


@public_methods
@dataclass(frozen=True, eq=False, repr=False)  # compared and hashed as every mechanism is
class Robot(Mechanism):
    """A robot. Immutable; every `with_…` returns a new one."""

    def _repr_html_(self) -> str:
        first, *_ = words.headline(self)
        return plain(first, words.tree_lines(self))

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

    # -- what is known of it ----------------------------------------------------------

    def tolerance(self, expression: Expr, **overrides: float) -> float:
        """First-order RMS tolerance of an expression in the robot's parameters (R15)."""
        return tolerance(expression, self.parameters, self.values(**overrides))

    frame_pose = placements.frame_pose
    total_mass = placements.total_mass
    centre_of_mass = placements.centre_of_mass
    dh_table = dh.dh_table
    describe = words.describe
    to_toml = write_toml
    to_urdf = write_urdf

    # -- other robots -----------------------------------------------------------------

    with_values = values.with_values
    with_parameters = values.with_parameters
    symbolic = symbolise.symbolic
    with_payload = edits.with_payload
    without_payload = edits.without_payload
    without_drives = elastic.without_drives
    with_gravity = edits.with_gravity
    with_moving_base = edits.with_moving_base
    with_floating_base = edits.with_floating_base
    with_coordinate_order = edits.with_coordinate_order
    with_loops = side_file.with_loops
    with_speeds = side_file.with_speeds
    without_loops = edits.without_loops
    with_elastic_joints = elastic.with_elastic_joints
    without_elastic_joints = elastic.without_elastic_joints
    locked = edits.locked
    sub = edits.sub
    with_convention = dh.with_convention


class RobotBuilder(Builder):
    """Links and joints in any order in, one exact Robot out.

    builder = RobotBuilder("arm")
    builder.link("base")
    builder.link("upper", builder.inertia(mass="m1", com=("L1/2", 0, 0), yy="I1", zz="I1"))
    builder.joint("shoulder", "revolute", "base", "upper", axis=(0, 1, 0))
    robot = builder.build()
    """

    link = keeps(Builder.link)
    joint = keeps(Builder.joint)
    frame = keeps(Builder.frame)
    payload = keeps(Builder.payload)

    def _repr_html_(self) -> str:
        return plain(type(self).__name__, [repr(self)])

    def build(self) -> Robot:
        """Check the tree as a whole and assemble the Robot."""
        return Robot.of(assemble(self))
