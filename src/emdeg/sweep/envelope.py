"""The page of a campaign: how much every joint needs at worst, and where. One file, offline.

For each element of each output a picture on one scale: the histogram, the least and the greatest
value, the limit where there is one; below it the states that have the extremes. Of efforts there
are maps of the workspace too: where the tool is when much of the limit is needed.
"""

from __future__ import annotations

import html
from collections.abc import Sequence

import numpy as np

from emdeg.errors import UsageError
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.robot.robot import Robot
from emdeg.shown import COLOURS
from emdeg.sweep import drawing
from emdeg.sweep.reductions import Reduced
from emdeg.sweep.result import Sweep
from emdeg.sweep.workspace import WorkspaceMap, maps

NEEDED = ("min", "max", "mean", "std", "histogram")
KEY = (
    f'<span style="color:{COLOURS[0]}">▮</span> how often, '
    f'<span style="color:{COLOURS[1]}">│</span> the least and the greatest, '
    f'<span style="color:{COLOURS[2]}">┆</span> the limits, where they are near; '
    "<em>where</em> has the states of the extremes."
)
SMALL = 150.0  # the longer side of an element's map
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


def page(
    found: Sweep, labels: Sequence[str] | None = None, robot: Robot | None = None, frame: str = ""
) -> str:
    """The page as HTML; `labels` name the elements of outputs that have as many.

    With a `robot` there are maps of where its `frame` is, by default that of its last body.
    """
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
        seen = (
            maps(found, robot, kept.name, frame) if robot is not None and size == robot.nv else ()
        )
        parts.append(_maps(seen, limited=bool(np.isfinite(own).any())))
        for k in range(size):
            parts.append(_element(found, kept, k, names[k], float(own[k])))
            parts.append("".join(drawing.workspace(m, k, SMALL) for m in seen))
    title = html.escape(f"{found.program}: envelope")
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f"{head}{view}<style>{STYLE}</style>\n" + "\n".join(parts) + "</html>\n"


def _maps(seen: Sequence[WorkspaceMap], *, limited: bool) -> str:
    """The maps of the worst of all elements, with what they show."""
    if not seen:
        return ""
    whole = "its limit (its largest value where it has none)" if limited else "its largest value"
    text = (
        f"Where the frame {seen[0].frame} is in {seen[0].states:,} of the states, from the side "
        f"and from above; the colour is how much of {whole} the worst joint needs there: "
    )
    pictures = "".join(drawing.workspace(one) for one in seen)
    return f"<p>{html.escape(text)}{drawing.shades()}. Below, each alone.</p>{pictures}"


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
    return title + drawing.histogram(kept, k, low, high, limit) + _states(found, kept, k)


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
