"""Text of a known format in, a mechanism out: the one place that knows every format.

toml, yaml, yml, csv    tables: DH, trees, or the form that emdeg writes (tables/)
urdf, mjcf, xml         XML: the root element says which of the two it is (urdf/, mjcf/)
"""

from __future__ import annotations

from pathlib import Path

from emdeg.errors import LoadError
from emdeg.robot.cells.scope import SNAP
from emdeg.robot.edit.edits import with_floating_base
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.read.mjcf import mjcf
from emdeg.robot.read.tables.bodies import read_bodies
from emdeg.robot.read.tables.dh import read_dh
from emdeg.robot.read.tables.documents import read_csv, read_toml, read_yaml
from emdeg.robot.read.tables.tree import read_tree
from emdeg.robot.read.text_file import decoded, read_text
from emdeg.robot.read.urdf import urdf
from emdeg.robot.read.xml.xml_tree import Document, parse_xml, read_xml

_TABLES = {"toml": read_toml, "yaml": read_yaml, "yml": read_yaml, "csv": read_csv}
_XML = ("urdf", "xml", "mjcf")
FORMATS = (*_TABLES, *_XML)


def read_file(path: Path, *, snap: float, allow_unphysical: bool, floating_base: bool) -> Mechanism:
    """The mechanism in a file, whose suffix is one of the formats."""
    format = path.suffix[1:].lower()
    if format in _XML:
        return _of_xml(read_xml(path), snap, allow_unphysical, floating_base)
    return read_source(
        read_text(path), format, file=str(path), snap=snap,
        allow_unphysical=allow_unphysical, floating_base=floating_base,
    )  # fmt: skip


def read_source(
    text: str | bytes,
    format: str,
    *,
    file: str | None = None,
    snap: float = SNAP,
    allow_unphysical: bool = False,
    floating_base: bool = False,
) -> Mechanism:
    """The mechanism in a text of one of the formats."""
    if format in _XML:
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        document = parse_xml(data, file=file or "<text>")
        return _of_xml(document, snap, allow_unphysical, floating_base)
    if format not in _TABLES:
        raise LoadError("unknown format", found=format, expected=", ".join(FORMATS))
    plain = text if isinstance(text, str) else decoded(text, file)
    root = _TABLES[format](plain, file).root
    read = read_bodies if root.has("form") else read_tree if root.has("joint") else read_dh
    name = Path(file).stem if file else "robot"
    robot = read(root, snap=snap, allow_unphysical=allow_unphysical, fallback_name=name)
    return with_floating_base(robot, "root_joint") if floating_base else robot


def _of_xml(
    document: Document, snap: float, allow_unphysical: bool, floating_base: bool
) -> Mechanism:
    """`floating_base` hangs a URDF's root link on a free flyer."""
    if document.root.tag != "mujoco":
        return urdf.robot_of(document, snap, allow_unphysical, floating_base)
    if floating_base:
        raise LoadError(
            "floating_base is for URDF only",
            file=document.file,
            hint="an MJCF file says itself what floats: <freejoint/>",
        )
    return mjcf.robot_of(document, snap, allow_unphysical)
