"""Inertia by named fields, with the reference point and the sign of the products spelled out.

about = "com" | "frame"            parallel axes: I_frame = I_com − m·ĉ·ĉ
products = "matrix" | "integral"   I_xy = −∫xy dm (EMDEG, Fu) | +∫xy dm (ROBMAT), digest R6
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.report import NOWHERE, Place

FIELDS = ("xx", "yy", "zz", "xy", "xz", "yz")
ABOUT = ("com", "frame")
PRODUCTS = ("matrix", "integral")


def read_inertia(
    scope: Scope,
    mass: Cell,
    com: Sequence[Cell],
    tensor: Mapping[str, Cell],
    *,
    about: str = "com",
    products: str = "matrix",
    at: Place = NOWHERE,
) -> Inertia:
    """An Inertia from cells; missing fields are zero (R5: a point mass at the origin)."""
    for word, choices in ((about, ABOUT), (products, PRODUCTS)):
        if word not in choices:
            expected = " or ".join(choices)
            scope.fail("unknown convention of inertia", at, found=word, expected=expected)
    for key in tensor:
        if key not in FIELDS:
            expected = ", ".join(FIELDS)
            scope.fail("unknown field of an inertia tensor", at, found=key, expected=expected)
    if len(com) != 3:
        found = f"{len(com)} components"
        scope.fail("a centre of mass has three components", at, found=found, expected="x, y, z")
    m = scope.length(mass, at.part("mass"))
    c = Vector(scope.length(x, at.part("com")) for x in com)
    sign = 1 if products == "matrix" else -1
    entry = {key: scope.length(tensor.get(key, 0), at.part(f"I{key}")) for key in FIELDS}
    xy, xz, yz = (entry[key] * sign for key in ("xy", "xz", "yz"))
    matrix = Matrix(((entry["xx"], xy, xz), (xy, entry["yy"], yz), (xz, yz, entry["zz"])))
    return Inertia.from_frame(m, c, matrix) if about == "frame" else Inertia(m, c, matrix)
