"""Denavit–Hartenberg tables, standard and modified; the convention is never guessed.

    standard (Fu 3.2-5, digest R2)   A_i = Rot(z,θ_i) Trans(z,d_i) Trans(x,a_i) Rot(x,α_i)
    modified (Craig, EMDEG, R3)      T_i = Rot(x,α_{i−1}) Trans(x,a_{i−1}) Rot(z,θ_i) Trans(z,d_i)

Row i of a modified table holds α_{i−1} and a_{i−1}, as EMDEG and Craig print it. The joint
variable is θ (R) or d (P); `offset` is added to it.
A screw (H) turns by θ and slides by pitch·θ. Everything up to the moving z axis goes into
the joint's placement; what follows it in the standard convention is the link frame:

    placement_i (modified) = Rot(x,α) Trans(x,a) Rot(z,θ₀) Trans(z,d)
    placement_i (standard) = Rot(z,θ₀) Trans(z,d)   link frame = Trans(x,a) Rot(x,α)
"""

from __future__ import annotations

from emdeg.exact.angles import Angle
from emdeg.limits import LINKS
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.edit.dh_table import CONVENTIONS, screw_x, screw_z
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.read.tables import description as common
from emdeg.robot.read.tables.loops_input import with_tables
from emdeg.robot.read.tables.section import Section
from emdeg.robot.read.tables.syntax import assignment, entries

LETTERS = {"revolute": "R", "prismatic": "P", "continuous": "C", "screw": "H"}
_TYPES = {word.lower(): kind for kind, letter in LETTERS.items() for word in (kind, letter)}
ROW_KEYS = (
    "name", "joint", "type", "a", "alpha", "d", "theta", "offset",
    *common.INERTIA_KEYS, *common.JOINT_KEYS,
)  # fmt: skip


def read_dh(root: Section, options: Options) -> Mechanism:
    """The robot of a DH table: `convention` and one [[link]] for each joint."""
    root.only("convention", "link", "base", *common.COMMON_KEYS)
    if not root.has("convention"):
        root.fail(
            "a DH table must say its convention",
            expected=assignment(root.kind, "convention", *CONVENTIONS),
            hint="standard: frame i at the far end of link i; modified (Craig): on joint axis i",
        )
    modified = root.choice("convention", CONVENTIONS) == "modified"
    builder = common.start(root, options)
    rows = list(root.sections("link"))
    if not rows:
        root.fail("the table has no rows", expected=f"{entries(root.kind, 'link')} for each joint")
    LINKS.check(1 + len(rows), file=root.document.file)  # one is the base
    angles = [row.data.get(key) for row in rows for key in ("alpha", "theta")]
    angles += [row.data.get("offset") for row in rows if _type(row) != "prismatic"]
    common.expect(builder, root, [*angles, *common.rpy_cells(root, "frame", "base")])
    common.declare_parameters(root, builder)
    base = root.section("base")
    base.only("name", *common.INERTIA_KEYS, *common.POSE_KEYS)
    previous = base.text("name", "base")
    foot = common.pose(base, builder, "base")
    builder.link(previous, common.link_inertia(base, root, builder), line=base.line)
    for number, row in enumerate(rows, start=1):
        previous = _add_row(row, number, previous, modified, root, builder, foot)
        foot = Pose.identity()
    common.finish(root, builder)
    return with_tables(assemble(builder), root, builder)


def _type(row: Section) -> str:
    written = row.text("type", "R")
    found = _TYPES.get(written.lower())
    if found is None:
        row.fail("unknown joint type", "type", found=written, expected="R, P, C or H (a screw)")
    return found


def _add_row(
    row: Section,
    number: int,
    parent: str,
    modified: bool,
    root: Section,
    builder: Builder,
    foot: Pose,
) -> str:
    """One joint and the link that it carries; returns the link's name.

    `foot` is the pose of DH frame 0 in the base, before the first joint.
    """
    row.only(*ROW_KEYS)
    kind = _type(row)
    name = row.text("name", f"link{number}")
    a = common.scalar(row, "a", builder)
    alpha = _angle(row, "alpha", f"alpha{number}", builder)
    slides = kind == "prismatic"
    variable, angle, length = ("d", "theta", "offset") if slides else ("theta", "offset", "d")
    if row.has(variable):
        row.fail(
            f"{variable} is the variable of a {'prismatic' if slides else 'revolute'} joint",
            variable,
            hint="give the constant part as `offset`",
        )
    theta = _angle(row, angle, f"{angle}{number}", builder)
    d = common.scalar(row, length, builder)
    before, after = screw_z(theta, d), screw_x(alpha, a)
    origin = after @ before if modified else before
    builder.link(name, common.link_inertia(row, root, builder), line=row.line)
    builder.joint(
        row.text("joint", f"joint{number}"),
        kind,
        parent,
        name,
        origin=origin if foot.is_identity else foot @ origin,
        outboard=None if modified else after,
        line=row.line,
        **common.joint_parts(row, builder),
        **common.settings(row),
    )
    return name


def _angle(row: Section, key: str, name: str, builder: Builder) -> Angle:
    return builder.scope.angle(row.cell(key, 0), row.at(key), name=name)
