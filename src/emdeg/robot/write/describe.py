"""A robot in words: what `emdeg show` and `Robot.describe` print.

The tables are plain data (title, column names, rows of texts), so that the command line can draw
them with colours and `describe` can draw them with spaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from emdeg.errors import UsageError
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.robot.cells.cell_text import cell_text, number_text
from emdeg.robot.edit.dh_table import dh_table
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Body, Joint
from emdeg.robot.write.rpy import rpy_of

_WIDEST = 34


@dataclass(frozen=True)
class Table:
    """A titled table of texts."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def describe(robot: Mechanism) -> str:
    """The whole robot as plain text."""
    parts = ["\n".join(headline(robot)), "\n".join(tree_lines(robot))]
    parts += [_drawn(table) for table in tables(robot)]
    parts.append(f"Import report: {robot.report}")
    return "\n\n".join(parts)


def headline(robot: Mechanism) -> list[str]:
    """Name, title, source, size and gravity."""
    kinds = [b.joint.type.name for b in robot.bodies if b.joint.mimic is None]
    counted = ", ".join(f"{kinds.count(k)} {k}" for k in dict.fromkeys(kinds)) or "no joints"
    lines = [f"{robot.name}: {robot.nv} degrees of freedom ({counted})"]
    if robot.title:
        lines.append(robot.title)
    if robot.source:
        lines.append("Source: " + " ".join(robot.source.split()))
    lines.append(f"Gravity: {_vector(robot.gravity)} m/s²")
    if not robot.base_motion.is_zero:
        lines.append("The base moves: w0, dw0 and a0 are inputs.")
    if robot.motors:
        names = {c: joint.name for c, joint in robot.by_coordinate.items()}
        pairs = ", ".join(f"{names[k]} by {names[m]}" for k, m in robot.motors.items())
        lines.append(f"Elastic joints, each moved through a spring: {pairs}")
    for loop in robot.loops:
        held = " ".join(loop.directions)
        lines.append(f"Loop {loop.name}: {loop.second} in {loop.first} ({held}), axes {loop.axes}")
    for rolling in robot.constraints:
        way = _vector(rolling.direction)
        lines.append(f"Velocity constraint {rolling.name}: {rolling.frame} along {way} is zero")
    return lines


def tree_lines(robot: Mechanism) -> list[str]:
    """The tree of bodies with their joints and frames."""
    lines = [robot.base_name + _frames_of(robot, None)]

    stack: list[tuple[int, str, bool]] = []

    def push(parent: int | None, indent: str) -> None:
        below = robot.children[parent]
        stack.extend((i, indent, i == below[-1]) for i in reversed(below))

    push(None, "")
    while stack:
        i, indent, is_last = stack.pop()
        body = robot.bodies[i]
        lines.append(
            f"{indent}{'└─' if is_last else '├─'} {body.joint.name} "
            f"({_kind(body.joint)}) → {body.name}{_frames_of(robot, i)}"
        )
        push(i, indent + ("   " if is_last else "│  "))
    return lines


def _kind(joint: Joint) -> str:
    word = "continuous" if joint.continuous else joint.type.name
    for field in fields(joint.type):
        word += f", {field.name} {cell_text(getattr(joint.type, field.name))},"
    if joint.mimic is None:
        return f"{word} q{joint.coordinate + 1}"
    factor, offset = number_text(joint.mimic.multiplier), number_text(joint.mimic.offset)
    return f"{word} = {factor}·{joint.mimic.of}" + ("" if offset == "0" else f" + {offset}")


def _frames_of(robot: Mechanism, body: int | None) -> str:
    own = robot.base_name if body is None else robot.bodies[body].name
    names = [f.name for f in robot.frames if f.body == body and f.name != own]
    if body is not None:
        names += [f"payload {p.name}" for p in robot.bodies[body].payloads]
    shown = ", ".join(names[:6]) + (f", … ({len(names)} in all)" if len(names) > 6 else "")
    return f"  [{shown}]" if names else ""


def tables(robot: Mechanism) -> list[Table]:
    """Geometry, inertias, drives and parameters; empty ones are left out."""
    every = (geometry_table, inertia_table, joint_table, parameter_table)
    return [table for make in every if (table := make(robot)).rows]


def geometry_table(robot: Mechanism) -> Table:
    """A DH table where the robot has one, placements elsewhere."""
    standard = any(not body.link_frame.is_identity for body in robot.bodies)
    convention = "standard" if standard else "modified"
    try:
        table = dh_table(robot, convention) if robot.bodies else None
    except UsageError:
        table = None
    if table is None or not table.base.is_identity:
        rows = tuple(
            (str(i), body.joint.name, _vector(body.joint.placement.translation),
             _rotation(body))
            for i, body in enumerate(robot.bodies, start=1)
        )  # fmt: skip
        return Table("Joint frames in their parents", ("i", "joint", "xyz / m", "turn"), rows)
    dh_rows = []
    for i, row in enumerate(table.rows, start=1):
        q = f"q{row.joint.coordinate + 1}"
        theta, d = str(row.theta), cell_text(row.d)
        if row.joint.spin:
            theta = q if theta == "0" else f"{q} + {theta}"
        if row.joint.slide is not ZERO:
            moving = q if row.joint.slide is ONE else f"{cell_text(row.joint.slide)}*{q}"
            d = moving if d == "0" else f"{moving} + {d}"
        texts = (str(row.alpha), cell_text(row.a), theta, d)
        dh_rows.append((str(i), row.joint.name, *map(_cut, texts)))
    columns = ("i", "joint", "alpha", "a / m", "theta", "d / m")
    if convention == "modified":
        columns = ("i", "joint", "alpha(i-1)", "a(i-1) / m", "theta", "d / m")
    return Table(f"DH table, {convention} convention", columns, tuple(dh_rows))


def _rotation(body: Body) -> str:
    rpy = rpy_of(body.joint.placement.rotation)
    return "general" if rpy is None else "rpy " + ", ".join(str(a) for a in rpy)


def inertia_table(robot: Mechanism) -> Table:
    """Mass, centre of mass and tensor of every body, in body axes about the centre of mass."""
    rows = []
    for body in robot.bodies:
        t = body.inertia.tensor
        products = [t[0, 1], t[0, 2], t[1, 2]]
        rows.append(
            (body.name, _cut(cell_text(body.inertia.mass)), _vector(body.inertia.com),
             _vector([t[i, i] for i in range(3)]),
             "0" if all(cell_text(p) == "0" for p in products) else _vector(products))
        )  # fmt: skip
    columns = ("body", "mass / kg", "com / m", "Ixx, Iyy, Izz / kg m²", "Ixy, Ixz, Iyz")
    return Table("Inertia about the centre of mass, in body axes", columns, tuple(rows))


def joint_table(robot: Mechanism) -> Table:
    """Limits, friction and drives, where there are any."""
    rows = []
    for body in robot.bodies:
        joint, limits = body.joint, body.joint.limits
        bounds = [limits.lower, limits.upper, limits.velocity, limits.effort]
        texts = ["" if b is None else f"{float(b):.4g}" for b in bounds]
        drive = "" if joint.motor.is_zero else _cut(cell_text(joint.motor.reflected_inertia))
        own = joint.friction
        rubbing = [
            "" if text == "0" else _cut(text)
            for text in map(cell_text, (own.viscous, own.coulomb, own.breakaway))
        ]
        spring = joint.elastic
        pulls = ["", ""] if spring is None else [cell_text(spring.stiffness),
                                                 cell_text(spring.damping)]  # fmt: skip
        if any((*texts, drive, *rubbing, *pulls)):
            shown = [_cut(text) for text in pulls] if robot.motors else []
            rows.append((joint.name, *texts, *rubbing, drive, *shown))
    friction = ("viscous", "coulomb", "breakaway")
    springs = ("spring K", "spring D") if robot.motors else ()
    columns = ("joint", "lower", "upper", "speed", "effort", *friction, "motor Im", *springs)
    return _filled("Limits and drives (SI)", columns, rows)


def parameter_table(robot: Mechanism) -> Table:
    """Symbols with what is known of them."""
    rows = tuple(
        (symbol.name + (" (angle)" if symbol.angular else ""),
         "" if p.value is None else f"{float(p.value):.6g}",
         "" if p.tolerance is None else f"±{float(p.tolerance):.3g}", p.note)
        for symbol, p in robot.parameters.items()
    )  # fmt: skip
    return _filled(f"{len(rows)} symbols", ("symbol", "value", "tolerance", "note"), rows)


def _filled(title: str, columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> Table:
    """The table without columns in which nothing stands."""
    kept = [k for k in range(len(columns)) if k == 0 or any(row[k] for row in rows)]
    cells = tuple(tuple(row[k] for k in kept) for row in rows)
    return Table(title, tuple(columns[k] for k in kept), cells)


def _vector(v: Vector | list[Expr]) -> str:
    return ", ".join(_cut(cell_text(e)) for e in v)


def _cut(text: str) -> str:
    return text if len(text) <= _WIDEST else text[: _WIDEST - 1] + "…"


def _drawn(table: Table) -> str:
    cells = [table.columns, *table.rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(table.columns))]
    padded = ([t.ljust(w) for t, w in zip(row, widths, strict=True)] for row in cells)
    return "\n".join([table.title, *(("  " + "  ".join(row)).rstrip() for row in padded)])
