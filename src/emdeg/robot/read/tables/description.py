"""What DH tables and trees have in common: parameters, gravity, frames, loads, drives, limits.

name, title, source, gravity, wrench_frames, moving_base
[parameters]   g = 9.81      a2 = { value = 0.4318, tolerance = 0.001, note = "…" }
[definitions]  d23 = "d2 + d3"
[[frame]]      name, link, xyz, rpy
[[payload]]    name, frame, mass, com, inertia
[speeds]       u, or A and B: Kane's generalized speeds (speeds_input.py)
link:          mass, com, inertia = { xx, yy, zz, xy, xz, yz }, about, products; or
               solid = { box = [a, b, c], mass, xyz, rpy } (solids_input.py)
               pseudo_inertia = [[…], […], […], […]]: Fu's J about the link frame
joint:         limits = { lower, upper, velocity, effort }, friction = { viscous, coulomb,
               smoothing, breakaway }, motor = { rotor_inertia | reflected, gear_ratio, coupled },
               elastic = { stiffness, damping }
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from emdeg.errors import EmdegError, LoadError
from emdeg.exact.fingerprint import all_zero
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Number
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.cells.inertia_input import ABOUT, FIELDS, PRODUCTS, read_inertia
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.kinds import SETTINGS
from emdeg.robot.model.parts import BaseMotion, Elastic, Friction, Limits, Mimic, Motor
from emdeg.robot.model.report import Place
from emdeg.robot.read.tables.section import Section
from emdeg.robot.read.tables.solids_input import read_solids

COMMON_KEYS = (
    "name", "title", "source", "gravity", "about", "products", "parameters", "definitions", "frame",
    "payload", "wrench_frames", "moving_base", "loop", "constraint", "actuated",
    "speeds",
)  # fmt: skip
COUNTS = {3: "three", 4: "four"}  # rows of a matrix, in words
INERTIA_KEYS = ("mass", "com", "inertia", "about", "products", "solid", "pseudo_inertia")
#: tables of a joint, and their keys: the names of the fields
GROUPS = {
    name: tuple(f.name for f in fields(part))
    for name, part in (
        ("limits", Limits),
        ("friction", Friction),
        ("motor", Motor),
        ("elastic", Elastic),
    )
}
JOINT_KEYS = (*GROUPS, *SETTINGS)
POSE_KEYS = ("xyz", "rpy", "rotation")


def start(root: Section, options: Options) -> Builder:
    """A builder with the robot's name, source and title."""
    source, title = (root.text(key, "").strip() for key in ("source", "title"))
    return options.builder(root.text("name", options.name), source=source, title=title)


def declare_parameters(root: Section, builder: Builder) -> None:
    """The tables [parameters] and [definitions]: names for expressions in terms of those before."""
    known = root.section("parameters")
    for name, entry in known.data.items():
        if not isinstance(entry, Mapping):
            builder.scope.declare(str(name), known.cell(name), line=known.at(name).line)
            continue
        details = known.section(name)
        details.only("value", "tolerance", "note", "angular")
        builder.scope.declare(
            str(name),
            details.cell("value") if details.has("value") else None,
            tolerance=details.cell("tolerance") if details.has("tolerance") else None,
            note=details.text("note", ""),
            angular=details.flag("angular"),
            line=details.line,
        )
    definitions = root.section("definitions")
    for name in definitions.data:
        expression = scalar(definitions, name, builder)
        try:
            builder.scope.define(str(name), expression)
        except LoadError as error:
            definitions.fail(error.message, name, found=error.found, hint=error.hint)


def finish(root: Section, builder: Builder) -> None:
    """Gravity, frames, payloads and wrench frames."""
    world(root, builder)
    for section in root.sections("frame"):
        section.only("name", "link", *POSE_KEYS)
        name = section.text("name")
        builder.frame(name, section.text("link"), pose(section, builder, name), line=section.line)
    for section in root.sections("payload"):
        section.only("name", "frame", *INERTIA_KEYS)
        inertia = link_inertia(section, root, builder)
        name = section.text("name", "payload")
        builder.payload(name, section.text("frame"), inertia, line=section.line)
    prove_rotations(builder)


def world(root: Section, builder: Builder) -> None:
    """Gravity, the motion of the base, and where wrenches act."""
    builder.gravity = vector(root, "gravity", builder, builder.gravity)
    builder.wrench_frames += root.texts("wrench_frames")
    if root.flag("moving_base"):
        builder.base_motion = BaseMotion.free()


def vector(section: Section, key: str, builder: Builder, default: Vector | None = None) -> Vector:
    """Three scalar cells."""
    if default is not None and not section.has(key):
        return default
    return builder.vector(section.cells(key, 3), section.at(key))


def scalar(section: Section, key: str, builder: Builder) -> Expr:
    """One scalar cell; zero when missing."""
    return builder.length(section.cell(key, 0), section.at(key))


def number(section: Section, key: str, builder: Builder, default: int | None = None) -> Number:
    """One cell without names; angles may be written as `-160 deg`."""
    return builder.scope.number(section.cell(key, default), section.at(key))


def pose(section: Section, builder: Builder, name: str) -> Pose:
    """xyz with rpy, or with a 3×3 rotation matrix that is provably a rotation."""
    if section.has("rotation"):
        if section.has("rpy"):
            section.fail("give rpy or rotation, not both", "rotation")
        translation = vector(section, "xyz", builder, Vector.zero())
        return Pose(_rotation(section, builder), translation)
    xyz, rpy = (section.cells(key, 3, (0, 0, 0)) for key in ("xyz", "rpy"))
    return builder.pose(xyz, rpy, name=name, at=section.at("rpy"))


def _rotation(section: Section, builder: Builder) -> Matrix:
    """The key `rotation`: three rows of three cells, proven to be a rotation.

    Fingerprints decide, so cos and sin of named angles are welcome and 0.7071 is not.
    """
    matrix = _square(section, "rotation", 3, "a rotation", builder)
    builder.unproven.append((matrix, section.at("rotation")))
    return matrix


def _square(section: Section, key: str, size: int, what: str, builder: Builder) -> Matrix:
    """A matrix of cells."""
    rows, at, many = section.data[key], section.at(key), COUNTS[size]
    if not isinstance(rows, list | tuple) or len(rows) != size:
        section.fail(f"{what} has {many} rows", key, found=rows)
    for row in rows:
        if not isinstance(row, list | tuple) or len(row) != size:
            section.fail(f"a row of {what} has {many} cells", key, found=row)
    return Matrix([builder.length(cell, at) for cell in row] for row in rows)


def _from_pseudo_inertia(section: Section, builder: Builder) -> Inertia:
    """The key `pseudo_inertia`: Fu's J = ∫ r rᵀ dm, 4×4, about the link frame (R7)."""
    key, what = "pseudo_inertia", "a pseudo-inertia"
    J = _square(section, key, 4, what, builder)
    if not all_zero((J - J.T).entries):
        section.fail(f"{what} is symmetric", key)
    if J[3, 3] is ZERO and not J.column(3).is_zero:
        section.fail(f"{what} with a first moment m c has a mass", key, found="J_44 = 0")
    return Inertia.from_pseudo_inertia(J)


def prove_rotations(builder: Builder) -> None:
    """Refuse the first matrix that is no rotation; all are proved at once, for they share parts."""
    if not are_rotations([matrix for matrix, _ in builder.unproven]):
        _, at = next((m, at) for m, at in builder.unproven if not are_rotations([m]))
        hint = "write its entries with sin and cos of named angles, or give rpy"
        builder.scope.fail("this matrix is not exactly a rotation", at, hint=hint)
    builder.unproven.clear()


def are_rotations(matrices: Iterable[Matrix]) -> bool:
    """RᵀR = E and det R = 1, for all values of the symbols."""
    identity = Matrix.identity()
    zeros: dict[Expr, None] = {}
    for matrix in matrices:
        x, y, z = (Vector(matrix.column(j)) for j in range(3))
        zeros |= dict.fromkeys((*(matrix.T @ matrix - identity).entries, x.cross(y).dot(z) - ONE))
    try:
        return bool(all_zero(list(zeros)))
    except EmdegError:
        return False


def link_inertia(section: Section, root: Section, builder: Builder) -> Inertia:
    """Mass, centre of mass and tensor, solids, or J (R7); what is missing is zero (R5)."""
    beside = [key for key in ("mass", "com", "inertia") if section.has(key)]
    if section.has("pseudo_inertia"):
        if beside or section.has("solid"):
            also = [*beside, "solid"][0]
            section.fail(f"give a pseudo-inertia or {also}, not both", "pseudo_inertia")
        return _from_pseudo_inertia(section, builder)
    if section.has("solid"):
        if beside:
            section.fail("give a solid or its inertia, not both", beside[0])
        name = section.at().element or ""
        return read_solids(section, builder, lambda part, own: own.moved(pose(part, builder, name)))
    tensor = section.section("inertia")
    tensor.only(*FIELDS, "about", "products")

    def choice(key: str, choices: tuple[str, ...]) -> str:
        """As the tensor, the section or the whole document says."""
        outer = next((s for s in (tensor, section) if s.has(key)), root)
        return outer.choice(key, choices, choices[0])

    return read_inertia(
        builder.scope,
        scalar(section, "mass", builder),
        list(vector(section, "com", builder, Vector.zero())),
        {key: scalar(tensor, key, builder) for key in FIELDS if tensor.has(key)},
        about=choice("about", ABOUT),
        products=choice("products", PRODUCTS),
        at=Place(section.at().element, section.at("inertia").line),
    )


def joint_parts(section: Section, builder: Builder) -> dict[str, Any]:
    """What a joint has beside its place: limits, friction, motor and spring."""
    inner = {group: section.section(group) for group in GROUPS}
    for group, keys in GROUPS.items():
        inner[group].only(*keys)
    limits = {key: number(inner["limits"], key, builder) for key in inner["limits"].data}
    friction = {key: scalar(inner["friction"], key, builder) for key in inner["friction"].data}
    return {
        "limits": Limits(**limits),
        "friction": Friction(**friction),
        "motor": replace(_motor(inner["motor"], builder), coupled=inner["motor"].flag("coupled")),
        "elastic": _elastic(inner["elastic"], builder) if section.has("elastic") else None,
    }


def _elastic(inner: Section, builder: Builder) -> Elastic:
    """The spring of an elastic joint; `motor` is named where bodies are written one by one."""
    if not inner.has("stiffness"):
        inner.fail("an elastic joint needs its stiffness", hint="N m/rad, a number or a symbol")
    stiffness, damping = (scalar(inner, key, builder) for key in ("stiffness", "damping"))
    return Elastic(stiffness, damping, inner.text("motor", ""))


def _motor(inner: Section, builder: Builder) -> Motor:
    """The rotor's inertia, or the reflected one (Armstrong's I_m), R10."""
    gear = scalar(inner, "gear_ratio", builder) if inner.has("gear_ratio") else ONE
    rotor = scalar(inner, "rotor_inertia", builder)
    if not inner.has("reflected"):
        return Motor(rotor, gear)
    reflected = scalar(inner, "reflected", builder)
    if not inner.has("rotor_inertia"):
        return Motor(reflected / (gear * gear), gear, reflected)
    if rotor is not ZERO:
        inner.fail(
            "give rotor_inertia or reflected, not both",
            "reflected",
            hint="reflected = gear_ratio² · rotor_inertia; a rotor_inertia of 0 beside it "
            "says that the rotor is not known",
        )
    return Motor(ZERO, gear, reflected)


def settings(section: Section) -> dict[str, Any]:
    """What the kind of a joint has beside its name: the pitch of a screw."""
    return {key: section.cell(key) for key in SETTINGS if section.has(key)}


def mimic(section: Section, builder: Builder) -> Mimic | None:
    """The table `mimic`: which joint this one follows, and how."""
    if not section.has("mimic"):
        return None
    inner = section.section("mimic")
    inner.only("of", "multiplier", "offset")
    multiplier, offset = (number(inner, key, builder, k) for key, k in _SAME.items())
    return Mimic(inner.text("of"), multiplier, offset)


_SAME = {"multiplier": 1, "offset": 0}


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
        builder.scope.expect(cell, angle=True)
    for key in ("link", "joint", "frame", "payload", "gravity", "loop", "constraint", "base"):
        for cell in leaves(root.data.get(key)):
            builder.scope.reserve(cell)
            builder.scope.expect(cell, angle=False)


def rpy_cells(root: Section, *keys: str) -> Iterator[object]:
    """The angle cells of all poses under these keys."""
    for key in keys:
        items = root.data.get(key)
        for item in items if isinstance(items, list | tuple) else (items,):
            if isinstance(item, Mapping):
                for holder in (item, *(v for v in item.values() if isinstance(v, Mapping))):
                    yield from leaves(holder.get("rpy"))
