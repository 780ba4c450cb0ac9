"""Inertia by named fields, with the reference point and the sign of the products spelled out.

about = "com" | "frame"            parallel axes: I_frame = I_com − m·ĉ·ĉ
products = "matrix" | "integral"   I_xy = −∫xy dm (EMDEG, Fu) | +∫xy dm (ROBMAT), digest R6
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.model.inertia import Inertia

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
    element: object = None,
    line: int | None = None,
) -> Inertia:
    """An Inertia from cells; missing fields are zero (R5: a point mass at the origin)."""
    for word, choices in ((about, ABOUT), (products, PRODUCTS)):
        if word not in choices:
            scope.fail(
                "unknown convention of inertia",
                element=element,
                line=line,
                found=word,
                expected=" or ".join(choices),
            )
    unknown = [key for key in tensor if key not in FIELDS]
    if unknown:
        scope.fail(
            "unknown field of an inertia tensor",
            element=element,
            line=line,
            found=unknown[0],
            expected=", ".join(FIELDS),
        )
    if len(com) != 3:
        scope.fail(
            "a centre of mass has three components",
            element=element,
            line=line,
            found=f"{len(com)} components",
        )
    m = scope.length(mass, element=_part(element, "mass"), line=line)
    c = Vector(scope.length(x, element=_part(element, "com"), line=line) for x in com)
    sign = 1 if products == "matrix" else -1
    entry = {
        key: scope.length(tensor.get(key, 0), element=_part(element, f"I{key}"), line=line)
        for key in FIELDS
    }
    xy, xz, yz = (entry[key] * sign for key in ("xy", "xz", "yz"))
    matrix = Matrix(((entry["xx"], xy, xz), (xy, entry["yy"], yz), (xz, yz, entry["zz"])))
    if about == "frame":
        return Inertia.from_frame(m, c, matrix)
    return Inertia(m, c, matrix)


def _part(element: object, part: str) -> str:
    return part if element is None else f"{element} {part}"
