"""The inertia of a URDF link that has shapes and no <inertial>, where the user asks for it.

    density·(box | cylinder | sphere | mesh), each at its <origin>; <collision> before <visual>

Only with `load(…, meshes=DIR)`: shapes are made for looks and contact, and what a link weighs is
not in them. The report says for each link what was taken, and how open a mesh is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from emdeg.errors import LoadError
from emdeg.exact.graph import const
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Number, exact
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.model import solids
from emdeg.robot.model.inertia import Inertia, combine
from emdeg.robot.model.report import Place
from emdeg.robot.read.mesh.mesh_file import find, read_mesh
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import number, vector
from emdeg.robot.read.xml.xml_tree import Element


def shapes_inertia(
    link: Element, builder: Builder, options: Options, gathered: Gathered
) -> Inertia | None:
    """All shapes of a link as one body; None where it has none, or no folder of meshes is given."""
    shapes = link.all("collision") or link.all("visual")
    if options.meshes is None or not shapes:
        return None
    name = link.attributes.get("name", "")
    at = Place(f"link {name}", link.line)
    parts: list[Inertia] = []
    for shape in shapes:
        own = _inertia(shape, options, gathered, at)
        origin = next(iter(shape.all("origin")), None)
        if own is not None and origin is not None:
            xyz, rpy = (vector(origin, key, (0, 0, 0)) for key in ("xyz", "rpy"))
            own = own.moved(builder.pose(xyz, rpy, name=f"{name}_shape", at=at))
        parts += [] if own is None else [own]
    mass = sum(float(part.mass.value) for part in parts)
    gathered.note(
        "suspicious", at,
        f"no <inertial>: {mass:.4g} kg of its {len(parts)} <{shapes[0].tag}> at "
        f"{float(options.density):g} kg/m³ were taken",
    )  # fmt: skip
    return combine(parts)


def _inertia(shape: Element, options: Options, gathered: Gathered, at: Place) -> Inertia | None:
    """One shape in its own frame."""
    for geometry in shape.all("geometry"):
        for body in geometry.children:
            if body.tag == "box":
                a, b, c = vector(body, "size")
                return solids.block(options.density * a * b * c, *(x * _HALF for x in (a, b, c)))
            if body.tag == "sphere":
                radius = number(body, "radius")
                return solids.ball(_mass(options, 4 / 3 * math.pi * float(radius) ** 3), radius)
            if body.tag == "cylinder":
                radius, length = number(body, "radius"), number(body, "length")
                volume = math.pi * float(radius) ** 2 * float(length)
                return solids.cylinder(_mass(options, volume), radius, length)
            if body.tag == "mesh":
                return _of_mesh(body, options, gathered, at)
    gathered.skip("<geometry>", "this shape is not known", shape.line)
    return None


_HALF = Fraction(1, 2)


def _mass(options: Options, volume: float) -> Number:
    return exact(float(options.density) * volume)


def _of_mesh(mesh: Element, options: Options, gathered: Gathered, at: Place) -> Inertia:
    import numpy as np  # slow to import, and few robots have meshes

    given = mesh.attributes.get("filename", "")
    assert options.meshes is not None
    path = find(options.meshes, given)
    if path is None:
        raise mesh.error(
            "there is no such mesh in the folder of meshes", attribute="filename", found=given,
            hint="name the folder that holds it (--meshes DIR)",
        )  # fmt: skip
    scale = [float(x) for x in vector(mesh, "scale", (1, 1, 1))]
    if not all(scale):
        raise mesh.error("the scale of a mesh is never zero", attribute="scale")
    try:
        body = read_mesh(path).scaled(np.array(scale))
        moments = body.moments()
    except LoadError as error:
        raise mesh.error(error.message, found=error.found or given, hint=error.hint) from None
    if body.open_edges:
        message = f"{path.name} is not closed ({body.open_edges} edges): its volume is doubtful"
        gathered.note("suspicious", at, message)
    density = float(options.density)
    tensor = _exact_rows((density * moments.tensor).tolist())
    com = Vector(exact(float(x)) for x in moments.centre)
    return Inertia(const(exact(density * moments.volume)), com, tensor)


def _exact_rows(rows: Sequence[Sequence[float]]) -> Matrix:
    return Matrix.symmetric(3, lambda i, j: const(exact(float(rows[i][j]))))
