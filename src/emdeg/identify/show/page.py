"""The page of an identification: one HTML file, no scripts, nothing from elsewhere.

Data, excitation, errors fitted and held out side by side, overlays, parameters with intervals and
their exact combinations, the robot's inertia ellipsoids before and after, what was done, and how to
take the result further.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from emdeg.identify.show.pictures import curves, ellipsoids, intervals

if TYPE_CHECKING:
    from emdeg.identify.show.identification import Identification

STYLE = """
:root { --paper:#fbfaf7; --card:#fff; --ink:#1d2025; --soft:#565b63; --line:#dedcd5;
  --faint:#f0eee8; --accent:#0b5aa6; --warm:#9a4a00; --good:#1d6b3a; --steel:#9aa1ab;
  color-scheme:light; --serif:"Iowan Old Style",Palatino,Georgia,serif;
  --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
  --mono:ui-monospace,"SF Mono",Menlo,Consolas,monospace; }
@media (prefers-color-scheme: dark) { :root { --paper:#15171b; --card:#1c1f24; --ink:#e8e7e3;
  --soft:#a9adb5; --line:#343840; --faint:#23262c; --accent:#86bdf5; --warm:#f0b06a; --good:#7fd19a;
  --steel:#8b919b; color-scheme:dark; } }
* { box-sizing:border-box; }
body { margin:0; background:var(--paper); color:var(--ink); font:16px/1.55 var(--sans); }
main { max-width:1240px; margin:0 auto; padding:0 1.25rem 4rem; }
h1,h2,h3 { font-family:var(--serif); line-height:1.15; }
h1 { font-size:clamp(1.8rem,4.5vw,2.9rem); margin:1.6rem 0 .4rem; }
h2 { font-size:1.65rem; margin:2.6rem 0 .5rem; } h3 { font-size:1.05rem; margin:1rem 0 .2rem; }
.lead,.note { color:var(--soft); max-width:52rem; } .lead { font-size:1.08rem; }
.facts { list-style:none; padding:0; display:flex; flex-wrap:wrap; gap:.6rem 2.2rem; }
.facts b { display:block; font:700 1.5rem/1.2 var(--serif); font-variant-numeric:tabular-nums; }
.facts span { color:var(--soft); font-size:.85rem; }
.notice { border-left:3px solid var(--warm); background:var(--faint); padding:.6rem .9rem;
  margin:0 0 .6rem; font-size:.93rem; border-radius:0 6px 6px 0; }
.wide { overflow-x:auto; } .wide svg { min-width:44rem; }
table { border-collapse:collapse; font-size:.9rem; font-variant-numeric:tabular-nums; }
th { text-align:left; color:var(--soft); font-weight:600; }
th,td { padding:.22rem .9rem .22rem 0; border-bottom:1px solid var(--line); vertical-align:top; }
td.n,th.n { text-align:right; } td.n { white-space:nowrap; }
td.e { font-family:var(--mono); font-size:.8rem; min-width:18rem; }
tr.weak td { color:var(--soft); }
svg { width:100%; height:auto; display:block; }
svg text { font:11px var(--sans); fill:var(--soft); }
polyline { fill:none; stroke-width:1.3; } .measured { stroke:var(--steel); }
.predicted { stroke:var(--accent); } .residual { stroke:var(--warm); } .grid { stroke:var(--line); }
.held { fill:var(--faint); } .interval { stroke:var(--accent); stroke-width:3; opacity:.45; }
.value { fill:var(--accent); } .prior { stroke:var(--warm); stroke-width:2; }
.zero { stroke:var(--line); } .bone { stroke:var(--steel); stroke-width:3; stroke-linecap:round; }
ellipse { fill-opacity:.12; stroke-width:1.4; } .before { fill:var(--warm); stroke:var(--warm); }
.after { fill:var(--accent); stroke:var(--accent); }
.key { font-size:.85rem; color:var(--soft); }
.key i { display:inline-block; width:1.6em; height:.35em;
  vertical-align:middle; margin:0 .3em 0 1em; }
pre { background:var(--faint); padding:.8rem 1rem; border-radius:8px; overflow-x:auto;
  font:.85rem/1.5 var(--mono); }
"""

HEAD = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="emdeg">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title><link rel="icon" href="data:,"><style>{style}</style></head><body><main>
"""
MOST_CURVES = 14  # joints whose overlays are drawn


def page(found: Identification) -> str:
    """The page as text."""
    title = f"{found.name}: from a log to a model"
    parts = [
        HEAD.format(title=html.escape(title), style=STYLE),
        f"<h1>{html.escape(title)}</h1>",
        _lead(found),
        *(f'<p class="notice">{html.escape(w)}.</p>' for w in found.warnings),
        _errors(found),
        _overlays(found),
        _motion(found),
        _robot(found),
        _parameters(found),
        _load(found),
        _lists(found),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _lead(found: Identification) -> str:
    held = found.held_out
    facts = [
        (f"{found.fitted.relative_error:.1%}", "error, fitted"),
        ("–" if held is None else f"{held.relative_error:.1%}", "error, held out"),
        (str(len(found.base_parameters)), "base parameters"),
        (str(sum(p.essential for p in found.base_parameters)), "of them essential"),
        (f"{found.condition:.3g}", "condition number"),
        (str(found.fitted.rows + (held.rows if held else 0)), "times, after decimation"),
    ]
    cells = "".join(f"<li><b>{a}</b><span>{b}</span></li>" for a, b in facts)
    return (
        '<p class="lead">Efforts that were measured, and those of the model that was fitted to'
        f" them by the method <em>{html.escape(found.method)}</em>. Errors are ‖τ − τ̂‖ relative to"
        f' ‖τ‖.</p><ul class="facts">{cells}</ul>'
    )


def _table(
    headings: Sequence[str], rows: Iterable[Sequence[str]], kinds: str, weak: Sequence[bool] = ()
) -> str:
    """`kinds`: a letter for each column, n for numbers, e for expressions."""

    def line(cells: Sequence[str], tag: str, style: str = "") -> str:
        made = "".join(
            f'<{tag} class="{k}">{html.escape(c)}</{tag}>'
            for c, k in zip(cells, kinds, strict=True)
        )
        return f"<tr{style}>{made}</tr>"

    body = "".join(
        line(row, "td", ' class="weak"' if k < len(weak) and weak[k] else "")
        for k, row in enumerate(rows)
    )
    return f'<div class="wide"><table><thead>{line(headings, "th")}</thead>{body}</table></div>'


def _share(value: float) -> str:
    """A relative error; a dash where there is nothing to relate."""
    return f"{value:.1%}" if np.isfinite(value) else "–"


def _errors(found: Identification) -> str:
    held = found.held_out
    rows = []
    for name in found.fitted.per_joint:
        row = [name, f"{found.fitted.per_joint[name]:.1%}", f"{found.fitted.rms[name]:.3g}"]
        row += ["", ""] if held is None else [
            _share(held.per_joint.get(name, np.nan)),
            f"{held.rms.get(name, np.nan):.3g}",
        ]  # fmt: skip
        sure = (held or found.fitted).deviation.get(name)
        row.append("" if sure is None else f"{sure:.2g}")
        rows.append([*row, f"{found.fitted.white[name]:.0%}"])
    total = ["all", f"{found.fitted.relative_error:.1%}", ""]
    total += ["", ""] if held is None else [f"{held.relative_error:.1%}", ""]
    moving = ["all, while something moves", _share(found.fitted.moving), ""]
    moving += ["", ""] if held is None else [_share(held.moving), ""]
    headings = ("joint", "fitted", "N m", "held out", "N m", "sure to, N m", "white")
    return (
        "<h2>How well it predicts</h2>"
        + _table(headings, [*rows, [*total, "", ""], [*moving, "", ""]], "tnnnnnn")
        + '<p class="note">Sure to: the standard deviation that the parameters’ own leaves to a'
        " predicted effort. White: the share of lags at which the residuals’ autocorrelation is"
        " that of white noise; friction that no model has makes it small.</p>"
    )


def _overlays(found: Identification) -> str:
    h = found.history
    parts = [
        "<h2>Measured and predicted</h2>",
        '<p class="key"><i style="background:var(--steel)"></i>measured'
        '<i style="background:var(--accent)"></i>predicted'
        '<i style="background:var(--warm)"></i>difference'
        '<i style="background:var(--faint)"></i>held out; time in s</p>',
    ]
    for i, name in enumerate(found.joint_names[:MOST_CURVES]):
        if not np.isfinite(h.tau[:, i]).any():
            continue
        both = [("measured", h.tau[:, i]), ("predicted", h.predicted[:, i]),
                ("residual", h.tau[:, i] - h.predicted[:, i])]  # fmt: skip
        drawn = curves(h.t, both, h.held, unit="N m")
        parts.append(f'<h3>{html.escape(name)}</h3><div class="wide">{drawn}</div>')
    return "\n".join(parts)


def _motion(found: Identification) -> str:
    """What the log has of each joint, and how well it excites the base parameters."""
    h = found.history
    fresh = np.diff(h.t, prepend=h.t[0] - 1) <= 0  # another log starts here
    with np.errstate(all="ignore"):
        speed = np.abs(np.gradient(h.q, axis=0) / np.gradient(h.t)[:, None])
    speed[fresh | np.roll(fresh, -1) | ~np.isfinite(speed).all(axis=1)] = 0.0
    rows = [
        [name, f"{h.q[:, i].min():.3g} … {h.q[:, i].max():.3g}", f"{speed[:, i].max():.3g}",
         f"{np.mean(speed[:, i] > 0.02 * (speed[:, i].max() or 1.0)):.0%}",
         "not measured" if not np.isfinite(h.tau[:, i]).any()
         else f"{np.nanmin(h.tau[:, i]):.3g} … {np.nanmax(h.tau[:, i]):.3g}"]
        for i, name in enumerate(found.joint_names)
    ]  # fmt: skip
    weak = sum(not p.essential for p in found.base_parameters)
    headings = ("joint", "from … to", "fastest", "time moving", "effort, N m")
    return (
        "<h2>How well it was excited</h2>"
        + _table(headings, rows, "tnnnn")
        + '<p class="note">rad and rad/s (m and m/s where a joint slides). The condition number of'
        f" the scaled matrix is {found.condition:.3g}; {weak} of {len(found.base_parameters)} base"
        " parameters are not told from 0. A motion that tells more: <code>emdeg excite</code>.</p>"
    )


def _robot(found: Identification) -> str:
    if found.identified is None:
        return ""
    q = found.history.q[len(found.history.q) // 4]
    rows = []
    for before, after in zip(found.prior_robot.bodies, found.identified.bodies, strict=True):
        rows.append([after.name, _mass(found.prior_robot, before.inertia.mass),
                     _mass(found.identified, after.inertia.mass)])  # fmt: skip
    return (
        "<h2>The robot before and after</h2>"
        '<p class="key"><i style="background:var(--warm)"></i>as described'
        '<i style="background:var(--accent)"></i>as identified: ellipsoids of uniform density with'
        " each link’s mass and inertia</p>"
        + ellipsoids(found.prior_robot, found.identified, q)
        + _table(("link", "mass described, kg", "mass identified, kg"), rows, "tnn")
        + '<p class="note">Masses of single links are often not identifiable: these are the nearest'
        " to the description among all robots that explain the log equally well.</p>"
    )


def _mass(robot: object, mass: object) -> str:
    try:
        return f"{float(mass):.4g}"  # type: ignore[arg-type]
    except Exception:  # a symbol
        return str(mass)


def _parameters(found: Identification) -> str:
    rows, weak = [], []
    for p in found.base_parameters:
        low, high = p.interval
        rows.append([
            p.name, f"{p.value:.4g}", f"{p.standard_deviation:.2g}", f"{low:.4g} … {high:.4g}",
            "" if not np.isfinite(p.prior) else f"{p.prior:.4g}",
            "" if p.consistent is None else f"{p.consistent:.4g}", p.expression,
        ])  # fmt: skip
        weak.append(not p.essential)
    headings = ("", "value", "std dev", "95 % interval", "described", "in the robot", "combination")
    pairs = ", ".join(f"{a} with {b} ({rho:+.2f})" for a, b, rho in found.correlated)
    together = f'<p class="note">Told only together (correlation): {pairs}.</p>' if pairs else ""
    picture = intervals(
        [(p.name, p.value, 1.96 * p.standard_deviation, p.prior) for p in found.base_parameters]
    )
    return (
        "<h2>What was learnt</h2>"
        '<p class="note">Base parameters are the combinations that efforts can tell apart, exact in'
        " the geometry. Grey ones are not told from 0 by this log. SI units: kg, kg m, kg m²; Im"
        " reflected rotor inertia, Fv viscous, Fc Coulomb friction, off the sensor’s offset; a"
        " number counts the links.</p>"
        + _table(headings, rows, "tnnnnne", weak)
        + together
        + "<h3>Values, intervals and (upright) the description, each on its own scale</h3>"
        + f'<div class="wide">{picture}</div>'
    )


def _load(found: Identification) -> str:
    """The load and the gains of drives, where logs with a load were given."""
    parts = []
    if found.gains:
        rows = [
            [g.joint, f"{g.value:.5g}", f"{g.standard_deviation:.2g}",
             f"{g.interval[0]:.5g} … {g.interval[1]:.5g}"]
            for g in found.gains
        ]  # fmt: skip
        head = ("drive", "gain, N m for one unit", "std dev", "95 % interval")
        parts.append("<h2>Gains of the drives</h2>" + _table(head, rows, "tnnn"))
    load = found.payload
    if load is not None:
        com = ", ".join(f"{x:.4g}" for x in load.com)
        rows = [
            [p.name, f"{p.value:.4g}", "given" if p.known else f"{p.standard_deviation:.2g}",
             f"{p.interval[0]:.4g} … {p.interval[1]:.4g}", f"{p.consistent:.4g}"]
            for p in load.parameters
        ]  # fmt: skip
        error = "" if found.loaded is None else f"{found.loaded.relative_error:.1%}"
        parts.append(
            "<h2>The load</h2>"
            f'<p class="note">At {html.escape(load.frame)}: {load.mass:.4g} kg, centre of mass'
            f" ({com}) m; error of held-out efforts with it {error}. About its frame, SI units.</p>"
            + _table(("", "value", "std dev", "95 % interval", "in the body"), rows, "tnnnn")
        )
    return "".join(parts)


def _lists(found: Identification) -> str:
    def items(texts: Sequence[str]) -> str:
        return "<ul>" + "".join(f"<li>{html.escape(t)}</li>" for t in texts) + "</ul>"

    further = (
        'found = emdeg.identify(robot, "log.csv")\n'
        'open("identified.toml", "w").write(found.robot.to_toml())\n'
        'emdeg.compile(found.robot, "gravity").emit("c", "out")'
    )
    return (
        "<h2>What was done to the data</h2>" + items(found.done)
        + "<h2>What was proved</h2>" + items(found.notes)
        + f"<h2>Further</h2><pre>{html.escape(further)}</pre>"
    )  # fmt: skip
