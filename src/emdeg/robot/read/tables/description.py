"""What DH tables and trees have in common: parameters, gravity, frames, loads, drives, limits.

name, title, source, gravity, wrench_frames, moving_base
[parameters]   g = 9.81      a2 = { value = 0.4318, tolerance = 0.001, note = "…" }
[definitions]  d23 = "d2 + d3"
[[frame]]      name, link, xyz, rpy
[[payload]]    name, frame, mass, com, inertia
link:          mass, com, inertia = { xx, yy, zz, xy, xz, yz }, about, products
joint:         limits = { lower, upper, velocity, effort }, friction = { viscous, coulomb,
               smoothing }, motor = { rotor_inertia | reflected, gear_ratio }
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from emdeg.errors import LoadError
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.exact.numbers import Number
from emdeg.robot.build.builder import Builder
from emdeg.robot.build.options import Options
from emdeg.robot.cells.inertia_input import ABOUT, FIELDS, PRODUCTS, read_inertia
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.kinds import SETTINGS
from emdeg.robot.model.parts import BaseMotion, Friction, Limits, Mimic, Motor
from emdeg.robot.read.tables.rotation_input import read_rotation
from emdeg.robot.read.tables.section import Section

COMMON_KEYS = (
    "name",
    "title",
    "source",
    "gravity",
    "about",
    "products",
    "parameters",
    "definitions",
    "frame",
    "payload",
    "wrench_frames",
    "moving_base",
    "units",
    "loop",
    "constraint",
    "actuated",
)
INERTIA_KEYS = ("mass", "com", "inertia", "about", "products")
JOINT_KEYS = ("limits", "friction", "motor", *SETTINGS)
POSE_KEYS = ("xyz", "rpy", "rotation")


def start(root: Section, options: Options) -> Builder:
    """A builder with the robot's name, source and title."""
    source, title = (root.text(key, "").strip() for key in ("source", "title"))
    return options.builder(root.text("name", options.name), source=source, title=title)


def declare_parameters(root: Section, builder: Builder) -> None:
    """The table [parameters]."""
    known = root.section("parameters")
    for name, entry in known.data.items():
        if not isinstance(entry, Mapping):
            builder.scope.declare(str(name), known.cell(name), line=known.line(name))
            continue
        details = known.section(name)
        details.only("value", "tolerance", "note", "angular")
        builder.scope.declare(
            str(name),
            details.cell("value") if details.has("value") else None,
            tolerance=details.cell("tolerance") if details.has("tolerance") else None,
            note=details.text("note", ""),
            angular=details.flag("angular"),
            line=known.line(name),
        )
    read_definitions(root, builder)


def read_definitions(root: Section, builder: Builder) -> None:
    """The table [definitions]: names for expressions, each in terms of those before."""
    known = root.section("definitions")
    for name in known.data:
        expression = scalar(known, name, builder)
        try:
            builder.scope.define(str(name), expression)
        except LoadError as error:
            known.fail(error.message, name, found=error.found, hint=error.hint)


def finish(root: Section, builder: Builder) -> None:
    """Gravity, frames, payloads and wrench frames."""
    if root.has("gravity"):
        builder.gravity = vector(root, "gravity", builder)
    for section in root.sections("frame"):
        section.only("name", "link", *POSE_KEYS)
        name = section.text("name")
        builder.frame(name, section.text("link"), pose(section, builder, name), line=section.line())
    for section in root.sections("payload"):
        section.only("name", "frame", *INERTIA_KEYS)
        inertia = link_inertia(section, root, builder)
        builder.payload(
            section.text("name", "payload"), section.text("frame"), inertia, line=section.line()
        )
    for name in root.texts("wrench_frames"):
        builder.wrench_frame(name)
    if root.flag("moving_base"):
        builder.base_motion = BaseMotion.free()


def vector(section: Section, key: str, builder: Builder) -> Vector:
    """Three scalar cells."""
    return builder.vector(section.cells(key, 3), element=section.label(key), line=section.line(key))


def scalar(section: Section, key: str, builder: Builder, default: Any = 0) -> Expr:
    """One scalar cell."""
    return builder.length(
        section.cell(key, default), element=section.label(key), line=section.line(key)
    )


def pose(section: Section, builder: Builder, name: str) -> Pose:
    """xyz with rpy, or with a 3×3 rotation matrix that is provably a rotation."""
    if section.has("rotation"):
        if section.has("rpy"):
            section.fail("give rpy or rotation, not both", "rotation")
        translation = vector(section, "xyz", builder) if section.has("xyz") else Vector.zero()
        return Pose(read_rotation(section, builder.scope), translation)
    return builder.pose(
        section.cells("xyz", 3, (0, 0, 0)),
        section.cells("rpy", 3, (0, 0, 0)),
        name=name,
        element=section.label("rpy"),
        line=section.line("rpy") or section.line(),
    )


def link_inertia(section: Section, root: Section, builder: Builder) -> Inertia:
    """Mass, centre of mass and tensor; what is missing is zero (R5)."""
    tensor = section.section("inertia")
    tensor.only(*FIELDS, "about", "products")
    outer = (tensor, section, root)
    about = next((s for s in outer if s.has("about")), root).choice("about", ABOUT, "com")
    products = next((s for s in outer if s.has("products")), root).choice(
        "products", PRODUCTS, "matrix"
    )
    return read_inertia(
        builder.scope,
        scalar(section, "mass", builder),
        list(vector(section, "com", builder)) if section.has("com") else (0, 0, 0),
        {key: scalar(tensor, key, builder) for key in FIELDS if tensor.has(key)},
        about=about,
        products=products,
        element=section.label(),
        line=section.line("inertia") or section.line(),
    )


def settings(section: Section) -> dict[str, Any]:
    """What the kind of a joint has beside its name: the pitch of a screw."""
    return {key: section.cell(key) for key in SETTINGS if section.has(key)}


def limits(section: Section, builder: Builder) -> Limits:
    """The table `limits`; angles may be written as `-160 deg`."""
    inner = section.section("limits")
    inner.only("lower", "upper", "velocity", "effort")

    def number(key: str) -> Number | None:
        if not inner.has(key):
            return None
        return builder.scope.number(inner.cell(key), element=inner.label(key), line=inner.line(key))

    return Limits(number("lower"), number("upper"), number("velocity"), number("effort"))


def friction(section: Section, builder: Builder) -> Friction:
    """The table `friction`."""
    inner = section.section("friction")
    inner.only("viscous", "coulomb", "smoothing")
    viscous, coulomb, smoothing = (
        scalar(inner, key, builder) for key in ("viscous", "coulomb", "smoothing")
    )
    return Friction(viscous, coulomb, smoothing)


def motor(section: Section, builder: Builder) -> Motor:
    """The table `motor`: the rotor's inertia, or the reflected one (Armstrong's I_m), R10."""
    inner = section.section("motor")
    inner.only("rotor_inertia", "gear_ratio", "reflected")
    gear = scalar(inner, "gear_ratio", builder, 1) if inner.has("gear_ratio") else ONE
    if inner.has("reflected"):
        reflected = scalar(inner, "reflected", builder)
        if inner.has("rotor_inertia"):
            if scalar(inner, "rotor_inertia", builder) is ZERO:
                return Motor(ZERO, gear, reflected)
            inner.fail(
                "give rotor_inertia or reflected, not both",
                "reflected",
                hint="reflected = gear_ratio² · rotor_inertia; a rotor_inertia of 0 beside it "
                "says that the rotor is not known",
            )
        return Motor(reflected / (gear * gear), gear, reflected)
    return Motor(scalar(inner, "rotor_inertia", builder), gear)


def mimic(section: Section, builder: Builder) -> Mimic | None:
    """The table `mimic`: which joint this one follows, and how."""
    if not section.has("mimic"):
        return None
    inner = section.section("mimic")
    inner.only("of", "multiplier", "offset")

    def number(key: str, default: int) -> Number:
        return builder.scope.number(
            inner.cell(key, default), element=inner.label(key), line=inner.line()
        )

    return Mimic(inner.text("of"), number("multiplier", 1), number("offset", 0))


def leaves(value: Any) -> Iterator[object]:
    """Every leaf of nested lists and tables."""
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, Mapping):
            stack += item.values()
        elif isinstance(item, list | tuple):
            stack += item
        else:
            yield item


def expect(builder: Builder, root: Section, angles: Iterable[object]) -> None:
    """Find the names that are angles before any cell is read; errors are reported later."""
    for cell in angles:
        try:
            builder.scope.expect_angles([cell])
        except LoadError:
            continue
    for key in ("link", "joint", "frame", "payload", "gravity", "loop", "constraint", "base"):
        builder.scope.reserve(leaves(root.data.get(key)))
        for cell in leaves(root.data.get(key)):
            try:
                builder.scope.expect_scalars([cell])
            except LoadError:
                continue


def rpy_cells(root: Section, *keys: str) -> Iterator[object]:
    """The angle cells of all poses under these keys."""
    for key in keys:
        items = root.data.get(key)
        for item in items if isinstance(items, list | tuple) else (items,):
            if isinstance(item, Mapping):
                for holder in (item, *(v for v in item.values() if isinstance(v, Mapping))):
                    yield from leaves(holder.get("rpy"))
