"""Polyhedra whose moments are known, and the files that hold them."""

from __future__ import annotations

import numpy as np

from emdeg.robot.read.mesh.polyhedron import Polyhedron


def box(a: float = 1.0, b: float = 2.0, c: float = 3.0) -> Polyhedron:
    """Sides a, b, c, one corner at the origin."""
    corners = np.array([[x * a, y * b, z * c] for x in (0, 1) for y in (0, 1) for z in (0, 1)])
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    triangles = [t for p, q, r, s in faces for t in ((p, q, r), (p, r, s))]
    return Polyhedron(corners.astype(float), np.array(triangles))


def wedge() -> Polyhedron:
    """A tetrahedron with no two moments alike."""
    corners = np.array([[0, 0, 0], [1, 0, 0], [0, 2, 0], [0.25, 0.5, 3]], dtype=float)
    return Polyhedron(corners, np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)]))


def ball(steps: int, radius: float = 1.0) -> Polyhedron:
    """Latitudes and longitudes."""
    around = 2 * steps
    corners = [(0.0, 0.0, radius)]
    for i in range(1, steps):
        high, wide = radius * np.cos(np.pi * i / steps), radius * np.sin(np.pi * i / steps)
        angles = 2 * np.pi * np.arange(around) / around
        corners += [(wide * np.cos(t), wide * np.sin(t), high) for t in angles]
    corners.append((0.0, 0.0, -radius))
    last, triangles = len(corners) - 1, []
    for j in range(around):
        k = (j + 1) % around
        triangles += [(0, 1 + j, 1 + k), (last, last - around + k, last - around + j)]
        for i in range(steps - 2):
            a, b = 1 + i * around, 1 + (i + 1) * around
            triangles += [(a + j, b + j, b + k), (a + j, b + k, a + k)]
    return Polyhedron(np.array(corners), np.array(triangles))


def as_stl(body: Polyhedron) -> bytes:
    """Binary."""
    layout = [("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")]
    facets = np.zeros(len(body.triangles), dtype=layout)
    facets["corners"] = body.corners[body.triangles]
    return b"solid by nobody".ljust(80) + len(facets).to_bytes(4, "little") + facets.tobytes()


def as_text_stl(body: Polyhedron) -> bytes:
    lines = ["solid x"]
    for triangle in body.corners[body.triangles]:
        lines += ["facet normal 0 0 0", "outer loop"]
        lines += [f"vertex {x!r} {y!r} {z!r}" for x, y, z in triangle.tolist()]
        lines += ["endloop", "endfacet"]
    return "\n".join([*lines, "endsolid x"]).encode()


def as_obj(body: Polyhedron) -> bytes:
    lines = [f"v {x!r} {y!r} {z!r}" for x, y, z in body.corners.tolist()]
    lines += ["f " + " ".join(f"{k + 1}//{k + 1}" for k in t) for t in body.triangles.tolist()]
    return "\n".join(lines).encode()
