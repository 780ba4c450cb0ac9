"""Trees written by hand: links and joints, in TOML or YAML.

    [[link]]   name, mass, com, inertia, about, products
    [[joint]]  name, type, parent, child, xyz, rpy | rotation, axis, axis2, pitch, limits, friction,
               motor, mimic = { of, multiplier, offset }

Types: revolute, continuous, prismatic, screw (with its pitch in m/rad), fixed, floating, spherical,
planar, universal (about axis, x by default, then axis2, y by default). The meaning is URDF's (the
joint frame is the child's link frame, rpy about fixed axes), but every cell may be an expression,
products of inertia say their sign, and the default axis is z.
"""

from __future__ import annotations

from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.read.tables import description as common
from emdeg.robot.read.tables.loops_input import with_tables
from emdeg.robot.read.tables.section import Section

_JOINT_KEYS = (
    "name", "type", "parent", "child", "axis", "axis2", "mimic",
    *common.POSE_KEYS, *common.JOINT_KEYS,
)  # fmt: skip


def read_tree(root: Section, options: Options) -> Mechanism:
    """The robot of a tree."""
    root.only("link", "joint", *common.COMMON_KEYS)
    builder = common.start(root, options)
    common.expect(builder, root, common.rpy_cells(root, "joint", "frame"))
    common.declare_parameters(root, builder)
    for section in root.sections("link"):
        section.only("name", *common.INERTIA_KEYS)
        inertia = common.link_inertia(section, root, builder)
        builder.link(section.text("name"), inertia, line=section.line)
    for section in root.sections("joint"):
        _joint(section, builder)
    common.finish(root, builder)
    return with_tables(assemble(builder), root, builder)


def _joint(section: Section, builder: Builder) -> None:
    section.only(*_JOINT_KEYS)
    name = section.text("name")
    builder.joint(
        name,
        section.text("type"),
        section.text("parent"),
        section.text("child"),
        origin=common.pose(section, builder, name),
        axis=section.cells("axis", 3, ()) if section.has("axis") else None,
        axis2=section.cells("axis2", 3, (0, 1, 0)),
        mimic=common.mimic(section, builder),
        line=section.line,
        **common.joint_parts(section, builder),
        **common.settings(section),
    )
