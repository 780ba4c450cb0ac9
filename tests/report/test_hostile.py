"""Names that attack the page are shown, and harmless."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import emdeg

NAMES = [
    "</script><script>window.hacked=1</script>",
    "<img src=x onerror=window.hacked=2>",
    "${window.hacked=3}",
    "\\href{javascript:window.hacked=4}{x}",
    '"onmouseover="window.hacked=5',
    "*/window.hacked=6;/*\u2028window.hacked=7",
]
OPEN_ALL = """() => { for (const d of document.querySelectorAll('details'))
    { d.open = true; d.dispatchEvent(new Event('toggle')); } }"""


def hostile() -> emdeg.Robot:
    """A robot as no loader lets it through: the page must not rely on them."""
    robot = emdeg.load("puma560")
    bodies = tuple(
        replace(body, name=f"{name} link", joint=replace(body.joint, name=name))
        for body, name in zip(robot.bodies, NAMES, strict=True)
    )
    notes = {s: replace(p, note=NAMES[1]) for s, p in robot.parameters.items()}
    return robot.replaced(
        name="robot</title><script>window.hacked=8</script>",
        title="<b>robot</b></title><script>window.hacked=9</script>",
        source=NAMES[0] + NAMES[1],
        bodies=bodies,
        frames=tuple(
            replace(f, name=f"{NAMES[k % 6]} frame {k}") for k, f in enumerate(robot.frames)
        ),
        base_name=NAMES[1],
        parameters=notes,
    )


def test_hostile_names_are_shown_and_harmless(open_report: Any, report_of: Any) -> None:
    report = open_report(report_of(hostile()))
    page = report.page
    for k in range(len(NAMES)):
        report.move("q", k, 0.3)
    page.check("#show-names")
    for _ in range(2):
        page.evaluate(OPEN_ALL)
    page.wait_for_timeout(300)
    assert page.evaluate("window.hacked") is None
    assert page.eval_on_selector_all("img, a[href^='javascript']", "found => found.length") == 0
    assert page.inner_text("h1").startswith("<b>robot</b></title><script>")
    assert page.title().startswith("robot</title><script>")
    labels = page.eval_on_selector_all("#sliders label", "l => l.map(x => x.textContent)")
    assert labels[: len(NAMES)] == NAMES
