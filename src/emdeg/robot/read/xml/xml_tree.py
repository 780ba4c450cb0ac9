"""XML from strangers: a small element tree with line numbers, read without any of XML's traps.

    document ::= element                        UTF-8
    element  ::= tag attributes text children   of limited depth and number (limits.py)

A DOCTYPE is refused before anything in it is read, so there are no entities to expand and no
external files to fetch. Processing instructions have no effect and are listed. Nothing here
recurses: expat calls back in document order and a list of open elements is the only stack.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from emdeg.errors import LoadError
from emdeg.files import decoded
from emdeg.limits import ATTRIBUTES, ELEMENT_NESTING, ELEMENTS, TOKEN

LONGEST_TEXT = 1000  # characters of an element's text that are kept

_ATTRIBUTE = re.compile(rb"""\s++([^\s=<>"'/]++)\s*+=\s*+(?:"[^"]*+"|'[^']*+')""")
_UTF16 = (b"\xff\xfe", b"\xfe\xff", b"<\x00", b"\x00<")


@dataclass(slots=True, eq=False)
class Element:
    """One element; `line` is the line of its opening `<`, counted from 1.

    Of an element that was included from another file, `line` is where that was done, and `own` the
    line in its own file.
    """

    tag: str
    attributes: dict[str, str]
    line: int
    offset: int  # of the opening `<`, in bytes
    document: Document = field(repr=False)
    children: list[Element] = field(default_factory=list, repr=False)
    text: str = ""
    own: int = 0

    def attribute_lines(self) -> dict[str, int]:
        """Attribute → the line of its file where it stands."""
        data, line, counted = self.document.data, self.own or self.line, self.offset
        at = self.offset + 1 + len(self.tag.encode())
        lines: dict[str, int] = {}
        while found := _ATTRIBUTE.match(data, at):
            line += data.count(b"\n", counted, found.start(1))
            counted, at = found.start(1), found.end()
            lines[found.group(1).decode()] = line
        return lines

    def attribute_line(self, name: str) -> int:
        """The line where the attribute stands; the element's own when it has no such one."""
        return self.line if self.own else self.attribute_lines().get(name, self.line)

    def included_at(self, line: int) -> None:
        """This and all below it are included by another file, at this line of that."""
        for element in self.walk():
            element.own, element.line = element.own or element.line, line

    def all(self, tag: str) -> list[Element]:
        """The children with this tag."""
        return [child for child in self.children if child.tag == tag]

    def walk(self) -> Iterator[Element]:
        """This element and all below it, in document order."""
        stack = [self]
        while stack:
            element = stack.pop()
            yield element
            stack.extend(reversed(element.children))

    def error(
        self,
        message: str,
        *,
        attribute: str | None = None,
        element: str | None = None,
        **details: Any,
    ) -> LoadError:
        """An error that points here; `element` says better than `<tag name>` what this is."""
        name, own = self.attributes.get("name"), self.own or self.line
        return LoadError(
            message,
            file=self.document.file,
            line=own if attribute is None else self.attribute_lines().get(attribute, own),
            element=element or (f"<{self.tag}>" if name is None else f"{self.tag} {name!r}"),
            **details,
        )


@dataclass(slots=True, eq=False)
class Document:
    """A whole file: its root, and what was read over: (line, what it is)."""

    data: bytes = field(repr=False)
    file: str
    remarks: list[tuple[int, str]] = field(default_factory=list)
    root: Element = field(init=False, repr=False)


def parse_xml(data: bytes, *, file: str = "<text>") -> Document:
    """Parse the bytes of a document."""
    _check_bytes(data, file)
    document = Document(data, file)
    _Reader(document).run()
    return document


def _check_bytes(data: bytes, file: str) -> None:
    if not data.strip():
        raise LoadError("the file is empty", file=file, line=1)
    start = 0
    for piece in data.split(b"<"):
        if len(piece) > TOKEN.most:
            raise TOKEN.error(len(piece), file=file, line=1 + data.count(b"\n", 0, start))
        start += len(piece) + 1
    if data.startswith(_UTF16):
        raise LoadError(
            "the file is not UTF-8", file=file, line=1, found="UTF-16", hint="save it as UTF-8"
        )
    decoded(data, file)


class _Reader:
    """The callbacks of one parse."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.open: list[Element] = []
        self.count = 0
        # The encoding given here overrules the one that the file claims.
        self.parser = parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartDoctypeDeclHandler = self.doctype
        parser.XmlDeclHandler = self.declaration
        parser.ProcessingInstructionHandler = self.instruction
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters

    def run(self) -> None:
        try:
            self.parser.Parse(self.document.data, True)
        except expat.ExpatError as error:
            other = not self.document.data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
            about = {"hint": "name a DH table .toml, .yaml or .csv"} if other else {}
            raise self.fail(
                f"this is not well-formed XML: {expat.ErrorString(error.code)}",
                error.lineno,
                **about,
            ) from None

    def fail(self, message: str, line: int | None = None, **details: str) -> LoadError:
        line = self.parser.CurrentLineNumber if line is None else line
        return LoadError(message, file=self.document.file, line=line, **details)

    def doctype(self, name: str, *_: object) -> None:
        raise self.fail(
            "a DOCTYPE is not allowed",
            found=f"<!DOCTYPE {name} …>",
            hint="remove it: robot descriptions need no entities and no external files",
        )

    def declaration(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding is None or encoding.lower() in ("utf-8", "utf8", "us-ascii", "ascii"):
            return
        if not self.document.data.isascii():
            raise self.fail(
                "the file says that it is not UTF-8", found=encoding, hint="save it as UTF-8"
            )
        self.document.remarks.append((1, f"the encoding {encoding!r} (all of the file is ASCII)"))

    def instruction(self, target: str, _data: str) -> None:
        remark = f"the processing instruction <?{target} …?>"
        self.document.remarks.append((self.parser.CurrentLineNumber, remark))

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        parser = self.parser
        self.count += 1
        here: dict[str, Any] = {"line": parser.CurrentLineNumber, "element": f"<{tag}>"}
        here["file"] = self.document.file
        ELEMENT_NESTING.check(len(self.open) + 1, **here)
        ELEMENTS.check(self.count, **here)
        ATTRIBUTES.check(len(attributes), **here)
        if tag.startswith("xacro:"):
            raise self.fail(
                "this is a xacro file, a template, not yet a robot description",
                element=f"<{tag}>",
                hint="run xacro first: `xacro robot.urdf.xacro > robot.urdf`, then load that file",
            )
        element = Element(
            tag, attributes, parser.CurrentLineNumber, parser.CurrentByteIndex, self.document
        )
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.document.root = element
        self.open.append(element)

    def end(self, _tag: str) -> None:
        self.open.pop()

    def characters(self, text: str) -> None:
        element = self.open[-1]
        if len(element.text) < LONGEST_TEXT:
            element.text += text[:LONGEST_TEXT]
