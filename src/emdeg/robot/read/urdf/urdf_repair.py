"""A URDF text with other tensors: only the numbers that change are written anew.

Comments, blanks, line ends and all other elements stay byte for byte, so that a difference shows
nothing but the repair.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from emdeg.errors import LoadError
from emdeg.robot.read.xml.xml_tree import Element, parse_xml

_SLOTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
_ATTRIBUTE = rb"""(\s%s\s*=\s*)("[^"]*"|'[^']*')"""


def with_tensors(
    data: bytes, tensors: Mapping[str, Sequence[float | None]], file: str = "<text>"
) -> bytes:
    """The text with these tensors, xx xy xz yy yz zz by link; None leaves the file's number."""
    root = parse_xml(data, file=file).root
    pieces: list[tuple[int, int, bytes]] = []
    for link in root.all("link"):
        wanted = tensors.get(link.attributes.get("name", ""))
        if wanted is not None:
            pieces += _replacements(data, link, wanted)
    result = bytearray(data)
    for start, end, text in sorted(pieces, reverse=True):
        result[start:end] = text
    return bytes(result)


def _replacements(
    data: bytes, link: Element, wanted: Sequence[float | None]
) -> list[tuple[int, int, bytes]]:
    """(start, end, new text) of the attributes of a link's <inertia> that change."""
    tensor = next((t for inertial in link.all("inertial") for t in inertial.all("inertia")), None)
    if tensor is None:
        raise link.error("the link has no <inertia> to repair")
    end = data.index(b">", tensor.offset)
    found: list[tuple[int, int, bytes]] = []
    for slot, value in zip(_SLOTS, wanted, strict=True):
        if value is None:
            continue
        match = re.compile(_ATTRIBUTE % slot.encode()).search(data, tensor.offset, end)
        if match is None:
            raise LoadError(f"<inertia> has no {slot} to repair", line=tensor.line)
        found.append((match.start(2), match.end(2), f'"{value!r}"'.encode()))
    return found
