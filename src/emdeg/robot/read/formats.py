"""Text of a known format in, a mechanism out: the one place that knows every format.

    toml, yaml, yml, csv    tables: DH, trees, or the form that emdeg writes (tables/)
    urdf, mjcf, sdf, xml    XML: the root element says which it is (urdf/, mjcf/, sdf/)

A reader is a function of the bytes and the options; a new format is a reader and a line below.
Readers are imported when a file of theirs comes: a table does not wait for the readers of XML.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from emdeg.errors import LoadError
from emdeg.limits import DESCRIPTION
from emdeg.robot.build.builder import Options
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.read.xml.xml_tree import Document, parse_xml

_DECLARATION = re.compile(rb"(?:\s|<!--(?:(?!-->).)*-->)+(<\?xml[^>]*\?>)", re.DOTALL)


def read(data: str | bytes, format: str, options: Options) -> Mechanism:
    """The mechanism in a text of one of the formats."""
    if format not in READERS:
        raise LoadError("unknown format", found=format, expected=", ".join(READERS))
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    DESCRIPTION.check(len(raw), file=options.file)
    return (_table if READERS[format] == TABLES else _xml)(raw, format, options)


def _table(data: bytes, format: str, options: Options) -> Mechanism:
    """The reader of tables, in the syntax of the format."""
    read_table: Callable[[bytes, str, Options], Mechanism] = _of(TABLES).read_table
    return read_table(data, format, options)


def _xml(data: bytes, format: str, options: Options) -> Mechanism:
    """The reader of XML, whose root element counts and not the format."""
    late = _DECLARATION.match(data) if options.lenient else None
    if late is not None:  # what stands before it makes the file no XML
        data = data[: late.start(1)] + b" " * len(late[1]) + data[late.end(1) :]
    document = parse_xml(data, file=options.file or "<text>")
    if late is not None:
        line = 1 + data.count(b"\n", 0, late.start(1))
        document.remarks.append((line, "the XML declaration, which is not at the start,"))
    robot_of: Callable[[Document, Options], Mechanism]
    robot_of = _of(ROOTS.get(document.root.tag, URDF)).robot_of
    return robot_of(document, options)


def _of(module: str) -> Any:
    return import_module(f"emdeg.robot.read.{module}")


TABLES, XML = "tables.tables", "xml"
URDF = "urdf.urdf"
#: root element → reader; what is neither is URDF or nothing
ROOTS = {"mujoco": "mjcf.mjcf", "sdf": "sdf.sdf"}
#: format, which is also the suffix of its files → what reads it
READERS: Mapping[str, str] = {
    **dict.fromkeys(("toml", "yaml", "yml", "csv"), TABLES),
    **dict.fromkeys(("urdf", "xml", "mjcf", "sdf"), XML),
}
