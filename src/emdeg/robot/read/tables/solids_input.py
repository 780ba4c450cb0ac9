"""Links by the shape of their bodies: `solid = { box = [a, b, c], mass = m }` (digest R14).

    box       sides a, b, c              block      half sides a, b, c (Fu 3.5-3.8)
    cylinder  radius, height (along z)   tube       inner and outer radius, height (along z)
    ball      radius                     shell      radius
    rod       length (along x)           cone       radius, height (along z, base at z = 0)
    ellipsoid half-axes                  point      true

`xyz` and `rpy` place it in the link frame; a list of solids is one body.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from emdeg.exact.graph import Expr
from emdeg.robot.build.builder import Builder
from emdeg.robot.model import solids
from emdeg.robot.model.inertia import Inertia, combine
from emdeg.robot.read.tables.section import Section

HALF = Fraction(1, 2)


def _box(mass: Expr, *sides: Expr) -> Inertia:
    a, b, c = (side * HALF for side in sides)
    return solids.block(mass, a, b, c)


#: shape → (how many lengths, its inertia)
SHAPES: dict[str, tuple[int, Callable[..., Inertia]]] = {
    "box": (3, _box),
    "block": (3, solids.block),
    "cylinder": (2, solids.cylinder),
    "tube": (3, solids.tube),
    "ball": (1, solids.ball),
    "shell": (1, solids.shell),
    "rod": (1, solids.rod),
    "cone": (2, solids.cone),
    "ellipsoid": (3, solids.ellipsoid),
    "point": (0, solids.point_mass),
}


def read_solids(
    section: Section, builder: Builder, placed: Callable[[Section, Inertia], Inertia]
) -> Inertia:
    """All solids of a link, lumped; `placed` puts one where its xyz and rpy say."""
    value = section.data["solid"]
    several = isinstance(value, Sequence) and not isinstance(value, str)
    parts = section.sections("solid") if several else [section.section("solid")]
    return combine([placed(part, _solid(part, builder)) for part in parts])


def _solid(part: Section, builder: Builder) -> Inertia:
    part.only("mass", "xyz", "rpy", "rotation", *SHAPES)
    shapes = [shape for shape in SHAPES if part.has(shape)]
    if len(shapes) != 1:
        part.fail("a solid has one shape", found=", ".join(shapes) or "none",
                  expected="one of " + ", ".join(SHAPES))  # fmt: skip
    (shape,) = shapes
    count, inertia = SHAPES[shape]
    scope, at = builder.scope, part.at(shape)
    mass = scope.length(part.cell("mass"), part.at("mass"))
    if not count:
        part.flag(shape)
        return inertia(mass)
    cells = [part.cell(shape)] if count == 1 else part.cells(shape, count)
    return inertia(mass, *(scope.length(cell, at) for cell in cells))
