"""TOML before and beside its parser: how deep its keys go, and on which lines they stand.

A key of n parts takes the parser a time of n², so keys are measured before it sees them. Every
pattern here reads a text once: what repeats takes all that it can and gives nothing back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from emdeg.limits import NESTING
from emdeg.robot.read.tables.section import Path

_PART = r"""(?:[A-Za-z0-9_\-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_KEY_PART = re.compile(_PART)
#: comments and texts of several lines, which hold no keys; and whatever could be a dotted key
_SCAN = re.compile(
    r"""\#[^\n]*+|\"{3}(?:[^"\\]|\\.|"(?!""))*+(?:\"{3}|\\?\Z)|'{3}(?:[^']|'(?!''))*+(?:'{3}|\Z)"""
    rf"|(?P<key>{_PART}(?:[ \t]*+\.[ \t]*+{_PART})*+)",
    re.DOTALL,
)
_HEADER = re.compile(r"(\[\[?)([^\]\[,{}]*+)\]\]?\s*+(?:#.*)?\Z")
_KEY = re.compile(r"\s*+([A-Za-z0-9_\-]++)((?:\s*+\.\s*+[A-Za-z0-9_\-]++)*+)\s*+=")
_INLINE_KEY = re.compile(r"[{,]\s*+([A-Za-z0-9_\-]++)\s*+=")
_BARE = re.compile(r"[A-Za-z0-9_\-]++")


def check_keys(text: str, file: str | None) -> None:
    """Refuse keys of too many parts."""
    for found in _SCAN.finditer(text):
        if found["key"] and len(found[0]) > 2 * NESTING.most:
            parts = len(_KEY_PART.findall(found[0]))
            if parts > NESTING.most:
                line = 1 + text.count("\n", 0, found.start())
                raise NESTING.error(parts, file=file, line=line)


def check_depth(data: Mapping[str, Any], file: str | None) -> None:
    """Refuse tables and lists in each other beyond the limit."""
    level: list[Any] = [data]
    for depth in range(NESTING.most + 1):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
        NESTING.check(depth + 1, file=file)


def _inside(outer: Any) -> Iterator[Any]:
    values: Sequence[Any] = outer if isinstance(outer, list) else list(outer.values())
    return (value for value in values if isinstance(value, dict | list))


def key_lines(text: str) -> dict[Path, int]:
    """The line of each table and key, found by scanning; good enough for messages."""
    lines: dict[Path, int] = {}
    counts: dict[str, int] = {}
    table: Path = ()
    for number, line in enumerate(text.splitlines(), start=1):
        header = _HEADER.match(line.strip())
        if header:
            name = header[2].strip("\"' ")
            table = tuple(name.split("."))
            if header[1] == "[[":
                table = (name, counts.get(name, 0))
                counts[name] = counts.get(name, 0) + 1
            lines.setdefault(table, number)
            continue
        key = _KEY.match(line)
        if key:
            path = (*table, key[1], *_BARE.findall(key[2]))
            lines.setdefault(path, number)
            for inner in _INLINE_KEY.findall(line, key.end()):
                lines.setdefault((*path, inner), number)
    return lines
