"""Plain text in columns, for a terminal or a file: what `print` can do without a library."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence

NARROWEST = 20  # characters of the last column, however narrow the terminal


def columns(
    headings: Sequence[str], rows: Sequence[Sequence[str]], *, title: str = "", left: int = 1
) -> str:
    """Rows under their headings: the first `left` columns and the last flush left, numbers right.

    On a terminal the last column is wrapped to what is left of the line. No headings: all "".
    """
    table = [list(headings), *map(list, rows)] if any(headings) else [list(row) for row in rows]
    if not table:
        return title
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    before = sum(width + 2 for width in widths[:-1])
    room = _terminal_width() - before
    lines = [title] if title else []
    for row in table:
        cells = [
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row[:-1], widths, strict=False))
        ]
        last = row[-1] if _is_text(table, left) else row[-1].rjust(widths[-1])
        parts = textwrap.wrap(last, max(room, NARROWEST)) if len(last) > room else [last]
        lines.append("  ".join([*cells, parts[0] if parts else ""]).rstrip())
        lines += [" " * before + part for part in parts[1:]]
    return "\n".join(lines)


def _is_text(table: Sequence[Sequence[str]], left: int) -> bool:
    """Is the last column words rather than numbers?"""
    return len(table[0]) <= left or any(" " in row[-1] for row in table)


def _terminal_width() -> int:
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 10_000


def bold(text: str) -> str:
    """Bold on a terminal, as it is elsewhere."""
    return f"\x1b[1m{text}\x1b[0m" if sys.stdout.isatty() else text
