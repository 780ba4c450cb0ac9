"""MJCF's <include file>: the elements of other files of the same folder, put in its place.

    <include file="parts/arm.xml"/>   →   the children of the root of parts/arm.xml

As in MuJoCo, a path is relative to the folder of the main file, and each file is included once at
most, so that no circle can arise. Nothing outside that folder is ever opened: a path with `..`, an
absolute one and a link that leads out are refused; so is an <include> in a text that came without
a folder. (https://mujoco.readthedocs.io/en/stable/XMLreference.html#include)
"""

from __future__ import annotations

from pathlib import Path

from emdeg.files import read_bytes
from emdeg.limits import ELEMENTS, INCLUDED
from emdeg.robot.model.report import Place
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Document, Element, parse_xml


def include(document: Document, folder: Path | None, gathered: Gathered) -> bool:
    """Put the elements of included files in their places; False where there are none."""
    done: set[Path] = set()
    pending = [document.root]
    count = 0
    while pending:
        element = pending.pop()
        if any(child.tag == "include" for child in element.children):
            element.children = [
                found
                for child in element.children
                for found in _included(child, document, folder, done, gathered)
            ]
            pending.append(element)  # what was included may include
            continue
        count += len(element.children)
        ELEMENTS.check(count, file=document.file)
        pending += element.children
    return bool(done)


def _included(
    element: Element, document: Document, folder: Path | None, done: set[Path], gathered: Gathered
) -> list[Element]:
    """The element itself, or what stands in its place."""
    if element.tag != "include":
        return [element]
    given = element.attributes.get("file", "")
    if element.children:
        raise element.error("<include> has no children", found=f"<{element.children[0].tag}>")
    if folder is None:
        raise element.error(
            "this text includes a file, and has no folder of its own", found=given,
            hint="load it from a file: emdeg.load(path)",
        )  # fmt: skip
    path = inside(folder, given)
    if path is None:
        raise element.error(
            "only files in the folder of the main file can be included", attribute="file",
            found=given, hint="move it there, or write one file with `mj_saveLastXML`",
        )  # fmt: skip
    if path in done or path == Path(document.file).resolve():
        raise element.error("this file is included already", attribute="file", found=given)
    INCLUDED.check(len(done) + 1, file=document.file, line=element.line)
    done.add(path)
    if not path.is_file():
        raise element.error("there is no such file", attribute="file", found=given)
    shown = str(Path(document.file).parent / given)
    other = parse_xml(read_bytes(path), file=shown)
    gathered.document(other)
    at = Place("<include>", element.line)
    gathered.note("note", at, f"{given} was included: {len(other.root.children)} elements")
    other.root.included_at(element.line)
    return other.root.children


def inside(folder: Path, given: str) -> Path | None:
    """The file of this relative path, unless it leaves the folder in any way."""
    path = Path(given)
    if not given.strip() or "\0" in given or path.is_absolute() or ".." in path.parts:
        return None
    whole = (folder / path).resolve()
    return whole if whole.is_relative_to(folder.resolve()) else None
