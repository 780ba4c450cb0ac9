"""Text of a known format in, a mechanism out: the one place that knows every format.

    toml, yaml, yml, csv    tables: DH, trees, or the form that emdeg writes (tables/)
    urdf, mjcf, sdf, xml    XML: the root element says which it is (urdf/, mjcf/, sdf/)

A reader is a function of the bytes and the options; a new format is a reader and a line below.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from emdeg.errors import LoadError
from emdeg.files import decoded
from emdeg.limits import DESCRIPTION, OF_TABLES
from emdeg.robot.build.builder import Options
from emdeg.robot.edit.edits import with_floating_base
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.read.mjcf import mjcf
from emdeg.robot.read.sdf import sdf
from emdeg.robot.read.tables.bodies import read_bodies
from emdeg.robot.read.tables.dh import read_dh
from emdeg.robot.read.tables.documents import read_csv, read_toml, read_yaml
from emdeg.robot.read.tables.section import Document
from emdeg.robot.read.tables.tree import read_tree
from emdeg.robot.read.urdf import urdf
from emdeg.robot.read.xml.xml_tree import parse_xml

_DECLARATION = re.compile(rb"(?:\s|<!--(?:(?!-->).)*-->)+(<\?xml[^>]*\?>)", re.DOTALL)
Reader: TypeAlias = Callable[[bytes, Options], Mechanism]


def read(data: str | bytes, format: str, options: Options) -> Mechanism:
    """The mechanism in a text of one of the formats."""
    if format not in READERS:
        raise LoadError("unknown format", found=format, expected=", ".join(READERS))
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    DESCRIPTION.check(len(raw), file=options.file)
    return READERS[format](raw, options)


def _table(parse: Callable[[str, str | None], Document]) -> Reader:
    """The reader of tables in one syntax; their keys say what kind of table it is."""

    def read_table(data: bytes, options: Options) -> Mechanism:
        root = parse(decoded(data, options.file), options.file).root
        for key, limit in OF_TABLES.items():
            entries = root.data.get(key)
            if isinstance(entries, list | dict):
                limit.check(len(entries), file=options.file, element=key, line=root.at(key).line)
        kind = read_bodies if root.has("form") else read_tree if root.has("joint") else read_dh
        robot = kind(root, options)
        return with_floating_base(robot) if options.floating_base else robot

    return read_table


def _xml(data: bytes, options: Options) -> Mechanism:
    """The reader of XML; what is no MJCF and no SDF is URDF or nothing."""
    late = _DECLARATION.match(data) if options.lenient else None
    if late is not None:  # what stands before it makes the file no XML
        data = data[: late.start(1)] + b" " * len(late[1]) + data[late.end(1) :]
    document = parse_xml(data, file=options.file or "<text>")
    if late is not None:
        line = 1 + data.count(b"\n", 0, late.start(1))
        document.remarks.append((line, "the XML declaration, which is not at the start,"))
    by_root = {"mujoco": mjcf.robot_of, "sdf": sdf.robot_of}
    return by_root.get(document.root.tag, urdf.robot_of)(document, options)


#: format, which is also the suffix of its files → reader
READERS: Mapping[str, Reader] = {
    "toml": _table(read_toml),
    "yaml": _table(read_yaml),
    "yml": _table(read_yaml),
    "csv": _table(read_csv),
    "urdf": _xml,
    "xml": _xml,
    "mjcf": _xml,
    "sdf": _xml,
}
