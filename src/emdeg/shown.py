"""How large objects show themselves: a short `repr`, small tables and pictures for notebooks.

No `repr` of a public object is longer than LONGEST characters; `str` and the printers write it all.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any
from unicodedata import combining

from emdeg.errors import printable

_STYLES = re.compile("(\x1b\\[[0-9;]*m)")  # bold, and colours
LONGEST = 560  # characters of a repr
_LONGEST_WORD = 60
_FORMULA = 6000  # characters of LaTeX that a notebook still typesets at once


def cut(text: str, longest: int = LONGEST) -> str:
    """The text, or its beginning and how much there is."""
    if len(text) <= longest:
        return text
    end = f"… ({len(text)} characters)"
    return text[: longest - len(end)] + end


def harmless(text: str) -> str:
    """Text for a terminal: of what cannot be printed only line ends and our own styles are left."""
    parts = _STYLES.split(text)
    return "".join(part if k % 2 else printable(part, keep="\n") for k, part in enumerate(parts))


def harmless_json(text: str) -> str:
    """JSON text for a terminal: what cannot be printed as JSON escapes it."""
    if text.isprintable():
        return text
    return "".join(c if c == "\n" or c.isprintable() else json.dumps(c)[1:-1] for c in text)


def brief(self: Any) -> str:
    """A dataclass in one line, for `__repr__ = brief`: sizes in place of contents."""
    words = ", ".join(f"{f.name}={_word(getattr(self, f.name))}" for f in fields(self) if f.repr)
    return cut(f"<{type(self).__name__} {words}>")


def _word(value: object) -> str:
    shape = getattr(value, "shape", None)
    if isinstance(shape, tuple):
        return "×".join(map(str, shape)) or str(value)
    if isinstance(value, str | bytes):
        return cut(repr(value), _LONGEST_WORD)
    if isinstance(value, Mapping | Sequence | set | frozenset):
        whole = repr(value) if len(value) <= 3 else ""
        return whole if 0 < len(whole) <= _LONGEST_WORD else f"({len(value)})"
    return cut(repr(value), _LONGEST_WORD)


# -- notebooks --------------------------------------------------------------------------


def formula(latex: str) -> str | None:
    """A formula for `_repr_latex_`; None, so that the notebook shows the repr, when too long."""
    return f"$\\displaystyle {latex}$" if len(latex) <= _FORMULA else None


def table(title: str, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A small HTML table under a title; everything is escaped."""

    def line(cells: Iterable[object], tag: str) -> str:
        made = "".join(f"<{tag}>{html.escape(str(cell))}</{tag}>" for cell in cells)
        return f"<tr>{made}</tr>"

    head = f"<thead>{line(headings, 'th')}</thead>" if headings else ""
    body = "".join(line(row, "td") for row in rows)
    return f"<b>{html.escape(title)}</b><table>{head}<tbody>{body}</tbody></table>"


def plain(title: str, lines: Iterable[str]) -> str:
    """Lines as they are, under a title, in HTML."""
    return f"<b>{html.escape(title)}</b><pre>{html.escape(chr(10).join(lines))}</pre>"


def seen(text: str) -> int:
    """Characters that a terminal shows: an accent (q̇) takes no place of its own."""
    return sum(not combining(c) for c in text)


def listed(self: Any) -> str:
    """The fields of a dataclass as a table, for `_repr_html_ = listed`."""
    shown = [f.name for f in fields(self) if f.repr]
    rows = [(name.replace("_", " "), _word(getattr(self, name))) for name in shown]
    return table(type(self).__name__, (), rows)


COLOURS = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#bbbbbb")


def curves(
    x: Sequence[float], ys: Mapping[str, Sequence[float]], width: int = 480, height: int = 120
) -> str:
    """Curves over x as an SVG picture with a legend; at most some 200 points of each."""
    step = max(1, len(x) // 200)
    x = list(x)[::step]
    all_y = [float(v) for y in ys.values() for v in y]
    low, high = min(all_y), max(all_y)
    wide, tall = (x[-1] - x[0]) or 1.0, (high - low) or 1.0
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height + 20}">']
    for k, (name, y) in enumerate(ys.items()):
        colour = COLOURS[k % len(COLOURS)]
        points = " ".join(
            f"{(a - x[0]) / wide * width:.1f},{(high - float(b)) / tall * height:.1f}"
            for a, b in zip(x, list(y)[::step], strict=True)
        )
        out.append(f'<polyline fill="none" stroke="{colour}" points="{points}"/>')
        place = f'x="{8 + 70 * k}" y="{height + 15}" font-size="11"'
        out.append(f'<text {place} fill="{colour}">{html.escape(name)}</text>')
    return "".join([*out, "</svg>"])
