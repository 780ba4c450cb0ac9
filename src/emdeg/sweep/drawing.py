"""The pictures of a campaign's page, as SVG: histograms with limits, maps of the workspace."""

from __future__ import annotations

import numpy as np

from emdeg.run.arrays import Array
from emdeg.shown import COLOURS
from emdeg.sweep.reductions import Reduced
from emdeg.sweep.workspace import WorkspaceMap

WIDE, HIGH, EDGE = 640.0, 72.0, 46.0  # of a histogram, and the room left and right of it
SHADES = 8  # of a map, up to the whole limit; what is more has a colour of its own
SIDE, MARGIN = 300.0, 34.0  # the longer side of a map, and the room for its axes


def histogram(kept: Reduced, k: int, low: float, high: float, limit: float) -> str:
    """Histogram between the least and the greatest value, on a scale that shows the limit."""
    assert kept.edges is not None
    assert kept.histogram is not None
    edges = kept.edges.reshape(-1, kept.edges.shape[-1])[k]
    counts = kept.histogram.reshape(-1, kept.histogram.shape[-1])[k]
    shown_limit = np.isfinite(limit) and limit < 4 * max(abs(low), abs(high), 1e-300)
    ends = [low, high, *([-limit, limit] if shown_limit else [])]
    left, right = min(ends), max(ends)
    span = (right - left) or 1.0

    def x(value: float) -> float:
        return EDGE + (value - left) / span * (WIDE - 2 * EDGE)

    bars = _bars(x, np.clip(edges, left, right), counts)
    ends_text = f'x1="{x(left):.1f}" x2="{x(right):.1f}" y1="{HIGH}" y2="{HIGH}"'
    axis = f'<line {ends_text} stroke="var(--line)"/>'
    marks = "".join(_mark(x(value), f"{value:.4g}", COLOURS[1]) for value in (low, high))
    if shown_limit:
        marks += "".join(_dashes(x(value)) for value in (-limit, limit))
    if left < 0 < right:
        marks += _mark(x(0.0), "0", "var(--line)")
    size = f'viewBox="0 0 {WIDE:g} {HIGH + 18:g}" role="img"'
    return f"<svg {size}>{bars}{axis}{marks}</svg>"


def _bars(x: object, edges: Array, counts: Array) -> str:
    assert callable(x)
    top = max(float(counts.max()), 1.0)
    parts = []
    for a, b, count in zip(edges, edges[1:], counts, strict=False):
        tall = float(count) / top * (HIGH - 8)
        if count and b > a:
            parts.append(
                f'<rect x="{x(a):.1f}" y="{HIGH - tall:.1f}" width="{x(b) - x(a):.2f}" '
                f'height="{tall:.1f}" fill="{COLOURS[0]}" opacity=".75"/>'
            )
    return "".join(parts)


def _mark(at: float, text: str, colour: str) -> str:
    line = f'<line x1="{at:.1f}" x2="{at:.1f}" y1="8" y2="{HIGH}" stroke="{colour}"/>'
    return f'{line}<text x="{at:.1f}" y="{HIGH + 13:g}" text-anchor="middle">{text}</text>'


def _dashes(at: float) -> str:
    return (
        f'<line x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{HIGH}" stroke="{COLOURS[2]}" '
        f'stroke-dasharray="4 3"/>'
    )


# -- maps ---------------------------------------------------------------------------------


def shades() -> str:
    """The key of a map: what the colours mean."""
    boxes = "".join(
        f'<span style="color:{COLOURS[0]};opacity:{_opacity(k):.2f}">▮</span>'
        for k in range(SHADES)
    )
    return f'{boxes} from 0 to 100 %, <span style="color:{COLOURS[1]}">▮</span> above'


def workspace(found: WorkspaceMap, element: int | None = None, side: float = SIDE) -> str:
    """One map: of one element of the output, or of the worst of all."""
    worst = found.worst.max(axis=2) if element is None else found.worst[:, :, element]
    along, up = worst.shape
    scale = side / max(along, up)
    wide, high = along * scale, up * scale
    level = np.where(worst < 0, -1, np.minimum(np.ceil(worst * SHADES) - 1, SHADES).astype(int))
    level = np.where((worst >= 0) & (level < 0), 0, level)
    body = "".join(_cells(level, k, scale, high) for k in range(SHADES + 1) if (level == k).any())
    frame = f'<rect width="{wide:.1f}" height="{high:.1f}" fill="none" stroke="var(--line)"/>'
    (x, y), (width, height) = found.start, (along * found.cell, up * found.cell)
    texts = (
        f'<text y="{high + 13:.1f}">{x:.1f}</text>'
        f'<text x="{wide:.1f}" y="{high + 13:.1f}" text-anchor="end">{x + width:.1f}</text>'
        f'<text x="{wide / 2:.1f}" y="{high + 13:.1f}" text-anchor="middle">'
        f"{found.axes[0]}{', m' if wide > SIDE / 2 else ''}</text>"
        f'<text x="-4" y="{high:.1f}" text-anchor="end">{y:.1f}</text>'
        f'<text x="-4" y="10" text-anchor="end">{y + height:.1f}</text>'
        f'<text x="-4" y="{high / 2:.1f}" text-anchor="end">{found.axes[1]}</text>'
    )
    size = f"{-MARGIN:g} -2 {wide + MARGIN + 2:.1f} {high + 18:.1f}"
    style = f'style="width:{wide + MARGIN + 2:.0f}px;max-width:100%;display:inline-block"'
    return f'<svg viewBox="{size}" {style} role="img">{body}{frame}{texts}</svg>'


def _cells(level: Array, k: int, scale: float, high: float) -> str:
    """All cells of one shade as one path, neighbours along in one rectangle."""
    path = []
    for j in range(level.shape[1]):
        row = np.concatenate([[False], level[:, j] == k, [False]])
        starts, ends = (np.flatnonzero(row[1:] & ~row[:-1]), np.flatnonzero(row[:-1] & ~row[1:]))
        for i, end in zip(starts, ends, strict=True):
            path.append(f"M{i * scale:.1f} {high - (j + 1) * scale:.1f}h{(end - i) * scale:.1f}"
                        f"v{scale:.1f}h{-(end - i) * scale:.1f}z")  # fmt: skip
    colour, opacity = (COLOURS[0], _opacity(k)) if k < SHADES else (COLOURS[1], 1.0)
    fill = f'fill="{colour}" opacity="{opacity:.2f}" shape-rendering="crispEdges"'
    return f'<path d="{"".join(path)}" {fill}/>'


def _opacity(shade: int) -> float:
    return (shade + 1) / SHADES
