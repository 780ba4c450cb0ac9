"""Mesh files of strangers: STL (binary and text) and OBJ, corners and triangles only.

    find    the file that a description names, inside one folder and nowhere else
    read    its polyhedron; equal corners are one

A name such as package://arm/meshes/link1.stl or ../meshes/link1.stl is looked for by its end: in
the folder that the user named, arm/meshes/link1.stl, then meshes/link1.stl, then link1.stl.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from emdeg.errors import LoadError
from emdeg.files import read_bytes
from emdeg.limits import MESH, TRIANGLES
from emdeg.robot.read.mesh.polyhedron import Polyhedron

if TYPE_CHECKING:
    from emdeg.robot.read.mesh.polyhedron import Array

FORMATS = (".stl", ".obj")
_SCHEME = re.compile(r"^[a-z]+://", re.IGNORECASE)
_HEADER = 84  # bytes before the first facet of a binary STL file
_FACET = 50  # bytes of one: a normal, three corners, an attribute


def find(folder: Path, given: str) -> Path | None:
    """The file of this name in the folder; None where there is none, or it leads out."""
    parts = _SCHEME.sub("", given.replace("\\", "/")).split("/")
    parts = [part for part in parts if part not in ("", ".", "..") and "\0" not in part]
    root = folder.resolve()
    for k in range(len(parts)):
        path = folder.joinpath(*parts[k:]).resolve()
        if path.is_relative_to(root) and path.is_file():
            return path
    return None


def read_mesh(path: Path) -> Polyhedron:
    """The polyhedron in a file; LoadError where it is none."""
    import numpy as np  # slow to import, and few robots have meshes

    suffix = path.suffix.lower()
    if suffix not in FORMATS:
        raise LoadError(
            "this kind of mesh cannot be read", file=path, found=suffix or "no suffix",
            expected=", ".join(FORMATS),
        )  # fmt: skip
    data = read_bytes(path, MESH)
    found = _read_obj(data, path) if suffix == ".obj" else _read_stl(data, path)
    if not len(found.triangles):
        raise LoadError("the mesh has no triangles", file=path)
    if not np.isfinite(found.corners).all():
        raise LoadError("the mesh has corners that are no numbers", file=path)
    return found


def _read_stl(data: bytes, path: Path) -> Polyhedron:
    import numpy as np  # slow to import, and few robots have meshes

    count = int.from_bytes(data[80:_HEADER], "little") if len(data) >= _HEADER else 0
    if count and len(data) == _HEADER + count * _FACET:  # binary, whatever it begins with
        TRIANGLES.check(count, file=path)
        layout = [("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")]
        facets = np.frombuffer(data, np.dtype(layout), count, _HEADER)
        return _merged(facets["corners"].astype(np.float64).reshape(-1, 3))
    if not data.lstrip()[:5].lower() == b"solid":
        raise LoadError(
            "this is no STL file", file=path, found=f"{len(data)} bytes",
            expected=f"{_HEADER + count * _FACET} for {count} triangles",
        )  # fmt: skip
    words = data.lower().split()
    starts = [k for k, word in enumerate(words) if word == b"vertex"]
    TRIANGLES.check(len(starts) // 3, file=path)
    try:
        corners = np.array([words[k + 1 : k + 4] for k in starts], dtype=np.float64)
    except ValueError:
        raise LoadError("a vertex of the mesh is not three numbers", file=path) from None
    if len(starts) % 3 or corners.shape != (len(starts), 3):
        raise LoadError("the mesh is not made of triangles", file=path)
    return _merged(corners)


def _merged(corners: Array) -> Polyhedron:
    """Triangles of three corners in a row; equal corners are one, and flat ones none."""
    import numpy as np  # slow to import, and few robots have meshes

    unique, which = np.unique(corners, axis=0, return_inverse=True)
    triangles = which.reshape(-1, 3).astype(np.int64)
    a, b, c = triangles.T
    return Polyhedron(unique, triangles[(a != b) & (b != c) & (a != c)])


def _read_obj(data: bytes, path: Path) -> Polyhedron:
    import numpy as np  # slow to import, and few robots have meshes

    corners: list[list[float]] = []
    triangles: list[tuple[int, int, int]] = []
    for number, line in enumerate(data.split(b"\n"), 1):
        words = line.split()
        try:
            if words[:1] == [b"v"]:
                corners.append([float(word) for word in words[1:4]])
            elif words[:1] == [b"f"]:
                face = [_corner(word, len(corners)) for word in words[1:]]
                triangles += [(face[0], a, b) for a, b in pairwise(face[1:])]
        except (ValueError, IndexError):
            raise LoadError(
                "this line of the mesh cannot be read", file=path, line=number
            ) from None
        TRIANGLES.check(len(triangles), file=path)
    if not triangles or any(len(corner) != 3 for corner in corners):
        raise LoadError("the mesh has no faces, or corners that are not three numbers", file=path)
    points = np.array(corners, dtype=np.float64)
    return _merged(points[np.array(triangles, dtype=np.int64).ravel()])


def _corner(word: bytes, count: int) -> int:
    """The number of a corner of a face: counted from 1, or from the end with a minus."""
    number = int(word.split(b"/")[0])
    index = number - 1 if number > 0 else count + number
    if not 0 <= index < count:
        raise ValueError(number)
    return index
