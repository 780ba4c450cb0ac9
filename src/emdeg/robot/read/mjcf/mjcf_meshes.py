"""Meshes of an MJCF file, for MuJoCo's eyes: corners and triangles as numbers in the text.

MuJoCo has several rules for the inertia of a mesh (<mesh inertia="convex|exact|legacy|shell">), so
MuJoCo itself applies them; but it opens no file. Each <mesh file> is read here, in the folder that
the user named (`meshes=`), and written as <mesh vertex="…" face="…"/>.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from emdeg.limits import TRIANGLES
from emdeg.robot.read.mesh.mesh_file import find, read_mesh
from emdeg.robot.read.xml.xml_tree import Element

#: what MuJoCo sees of a mesh beside its numbers
ATTRIBUTES = (
    "name", "class", "scale", "refpos", "refquat", "inertia", "maxhullvert", "vertex", "face",
)  # fmt: skip


@dataclass
class Meshes:
    """The meshes of one file; `folder` is where they may be read."""

    folder: Path
    root: Element
    triangles: int = 0

    def attributes(self, mesh: Element) -> dict[str, str]:
        """What is written for a <mesh> of <asset>: its attributes, and its numbers."""
        found = {k: v for k, v in mesh.attributes.items() if k in ATTRIBUTES}
        given = mesh.attributes.get("file")
        if given is None:
            return found
        path = find(self.folder, f"{self._directory()}/{given}")
        if path is None:
            raise mesh.error(
                "there is no such mesh in the folder of meshes", attribute="file", found=given
            )
        body = read_mesh(path)
        self.triangles += len(body.triangles)
        TRIANGLES.check(self.triangles, file=mesh.document.file, line=mesh.line)
        found.setdefault("name", PurePosixPath(given.replace("\\", "/")).stem)
        found["vertex"] = " ".join(repr(float(x)) for x in body.corners.ravel())
        found["face"] = " ".join(str(int(k)) for k in body.triangles.ravel())
        return found

    def _directory(self) -> str:
        """<compiler meshdir>, or assetdir."""
        for name in ("meshdir", "assetdir"):
            for compiler in self.root.all("compiler"):
                if name in compiler.attributes:
                    return compiler.attributes[name]
        return ""
