"""The page of a campaign: how much every joint needs at worst, and where. One file, offline.

For each element of each output a picture on one scale: the histogram, the least and the greatest
value, the limit where there is one; below it the states that have the extremes.
"""

from __future__ import annotations

import html
from collections.abc import Sequence

import numpy as np

from emdeg.errors import UsageError
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.run.arrays import Array
from emdeg.shown import COLOURS
from emdeg.sweep.reductions import Reduced
from emdeg.sweep.result import Sweep

NEEDED = ("min", "max", "mean", "std", "histogram")
KEY = (
    f'<span style="color:{COLOURS[0]}">▮</span> how often, '
    f'<span style="color:{COLOURS[1]}">│</span> the least and the greatest, '
    f'<span style="color:{COLOURS[2]}">┆</span> the limits, where they are near; '
    "<em>where</em> has the states of the extremes."
)
WIDE, HIGH, EDGE = 640.0, 72.0, 46.0  # of a picture, and the room left and right of it
STYLE = """
:root { color-scheme: light dark; --line: #8886; --soft: #8883; --text: CanvasText; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p.about { margin-top: .25rem; opacity: .8; }
svg { width: 100%; height: auto; display: block; } svg text { fill: var(--text); font-size: 11px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
div.wide { overflow-x: auto; } td, th { padding: .1rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
tr + tr td { border-top: 1px solid var(--soft); }
summary { cursor: pointer; } .over { color: #d33; font-weight: 600; }
"""


def page(found: Sweep, labels: Sequence[str] | None = None) -> str:
    """The page as HTML; `labels` name the elements of outputs that have as many."""
    missing = [n for n in NEEDED if getattr(next(iter(found.outputs.values())), n) is None]
    if missing:
        raise UsageError(
            "an envelope needs these reductions: " + ", ".join(missing), argument="reduce",
            expected=", ".join(NEEDED),
        )  # fmt: skip
    parts = [_head(found)]
    start = 0
    assert found.plan.setting is not None
    limits = found.plan.limits
    for kept in found.outputs.values():
        size = int(np.prod(kept.shape, dtype=int))
        own = limits[start : start + size]
        names = list(labels) if labels is not None and len(labels) == size else _places(kept)
        start += size
        parts.append(f"<h2>{html.escape(kept.name)}{_units(kept.name)}</h2>")
        for k in range(size):
            parts.append(_element(found, kept, k, names[k], float(own[k])))
    title = html.escape(f"{found.program}: envelope")
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f"{head}{view}<style>{STYLE}</style>\n" + "\n".join(parts) + "</html>\n"


def _units(name: str) -> str:
    """Those of a quantity, as its record says them."""
    record = QUANTITIES.get(name.partition(":")[0])
    return f" <small>({html.escape(record.units)})</small>" if record and record.units else ""


def _head(found: Sweep) -> str:
    about = (
        f"{found.states:,} states, {found.sample}, seed {found.seed}; digest {found.digest[:16]}"
    )
    notes = [f"Assumed: {sentence}." for sentence in found.assumed]
    if found.not_finite:
        notes.append(f"{found.not_finite:,} states have outputs that are not finite: left out.")
    said = "".join(f"<p>{html.escape(note)}</p>" for note in notes)
    return (
        f"<h1>{html.escape(found.program)}: envelope</h1>"
        f'<p class="about">{html.escape(about)}</p>{said}<p>{KEY}</p>{_box(found)}'
    )


def _box(found: Sweep) -> str:
    box = found.plan.origin.box
    rows = "".join(
        f"<tr><td>{html.escape(name)}</td><td>{low:.4g}</td><td>{high:.4g}</td></tr>"
        for name, kind, low, high in zip(box.names, box.kinds, box.low, box.high, strict=True)
        if kind not in ("unread", "sphere")
    )
    head = "<tr><th></th><th>from</th><th>to</th></tr>"
    return f"<details><summary>the box</summary><table>{head}{rows}</table></details>"


def _places(kept: Reduced) -> list[str]:
    """Indices from 1."""
    return [",".join(str(i + 1) for i in place) for place in np.ndindex(*kept.shape)] or [kept.name]


def _element(found: Sweep, kept: Reduced, k: int, name: str, limit: float) -> str:
    def of(field: str) -> float:
        return float(getattr(kept, field).reshape(-1)[k])

    low, high = of("min"), of("max")
    worst = max(abs(low), abs(high))
    sentence = f"from {low:.4g} to {high:.4g}"
    sentence += f", mean {of('mean'):.4g}, deviation {of('std'):.4g}"
    if np.isfinite(limit):
        share = f"{worst / limit:.0%} of the limit {limit:.4g}" if limit else "the limit is 0"
        sentence += f"; at worst {share}"
    text = html.escape(sentence)
    if kept.over is not None and of("over"):
        part = of("over") / max(found.states - found.not_finite, 1)
        text += f' <span class="over">{int(of("over")):,} states ({part:.2%}) above it</span>'
    title = f"<h3>{html.escape(name)}</h3><p>{text}</p>"
    return title + _picture(kept, k, low, high, limit) + _states(found, kept, k)


def _picture(kept: Reduced, k: int, low: float, high: float, limit: float) -> str:
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


def _states(found: Sweep, kept: Reduced, k: int) -> str:
    """The states that have the extremes, inputs side by side."""
    rows = []
    if found.not_finite == found.states:
        return ""
    for what in ("min", "max"):
        number = int(getattr(kept, f"{what}_at").reshape(-1)[k])
        for name, values in found.state(number).items():
            cells = "".join(f"<td>{value:.5g}</td>" for value in values)
            rows.append(f"<tr><td>{what} (state {number}): {html.escape(name)}</td>{cells}</tr>")
    table = f"<table>{''.join(rows)}</table>"
    return f'<details><summary>where</summary><div class="wide">{table}</div></details>'
