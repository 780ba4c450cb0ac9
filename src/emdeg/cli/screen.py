"""Plain text for a terminal or a file: what `print` can do without a library.

On a terminal no line is longer than it is wide; what is piped or written is not broken.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Sequence

import typer

from emdeg.shown import harmless, seen

NARROWEST = 20  # characters of the last column, however narrow the terminal
TREE = str.maketrans("├└─", "│  ")  # how the branches of a tree go on below


def say(text: str = "") -> None:
    """Print; lines that are too long go on below, a little further in."""
    lines = []
    for line in harmless(text).split("\n"):
        start = re.match("[ │├└─]*", line)
        indent = (start[0] if start else "").translate(TREE) + "    "
        lines += textwrap.wrap(
            line, width(), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        ) if len(line) > width() else [line]  # fmt: skip
    typer.echo("\n".join(lines))


def columns(
    headings: Sequence[str], rows: Sequence[Sequence[str]], *, title: str = "", left: int = 1
) -> str:
    """Rows under their headings: the first `left` columns and the last flush left, numbers right.

    On a terminal the last column is wrapped to what is left of the line, and columns that do not
    fit at all go on in a second table, with the first column again. No headings: all "".
    """
    table = [list(headings), *map(list, rows)] if any(headings) else [list(row) for row in rows]
    if not table:
        return title
    widths = [max(map(seen, column)) for column in zip(*table, strict=True)]
    is_text = len(table[0]) <= left or any(" " in row[-1] for row in table)
    parts = [
        _laid_out(
            [[row[k] for k in block] for row in table],
            [widths[k] for k in block],
            sum(k < left for k in block),
            wraps=is_text and block[-1] == len(widths) - 1,
        )
        for block in _blocks(widths, is_text)
    ]
    return "\n".join([*([title] if title else []), "\n\n".join(parts)])


def _blocks(widths: Sequence[int], wraps: bool) -> list[list[int]]:
    """The columns of each table, so that none is wider than a line; a last text may be wrapped."""
    needed = [*widths[:-1], min(widths[-1], NARROWEST) if wraps else widths[-1]]
    blocks = [[0]]
    for k in range(1, len(widths)):
        if sum(needed[j] + 2 for j in blocks[-1]) + needed[k] > width() and len(blocks[-1]) > 1:
            blocks.append([0])
        blocks[-1].append(k)
    return blocks


def _laid_out(
    table: Sequence[Sequence[str]], widths: Sequence[int], left: int, *, wraps: bool
) -> str:
    before = sum(size + 2 for size in widths[:-1])
    room = width() - before
    lines: list[str] = []
    for row in table:
        cells = [
            _padded(cell, size, left=place < left)
            for place, (cell, size) in enumerate(zip(row[:-1], widths, strict=False))
        ]
        last = row[-1] if wraps else _padded(row[-1], widths[-1], left=len(row) <= left)
        parts = textwrap.wrap(last, max(room, NARROWEST)) if wraps and seen(last) > room else [last]
        lines.append("  ".join([*cells, parts[0] if parts else ""]).rstrip())
        lines += [" " * before + part for part in parts[1:]]
    return "\n".join(lines)


def _padded(text: str, size: int, *, left: bool) -> str:
    space = " " * (size - seen(text))
    return text + space if left else space + text


def width() -> int:
    """Characters of a line: the terminal's, or as many as there are."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize


def bold(text: str) -> str:
    """Bold on a terminal, as it is elsewhere."""
    return f"\x1b[1m{text}\x1b[0m" if sys.stdout.isatty() else text
