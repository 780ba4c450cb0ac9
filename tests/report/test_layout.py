"""Nothing is clipped, whatever the screen and however many joints; gravity points down."""

from __future__ import annotations

import math
from typing import Any

import pytest

import emdeg

WIDTHS = (360, 768, 1280, 1920)

#: texts that end outside the window or outside a box that does not scroll
CLIPPED = """() => {
  const bad = [], width = document.documentElement.clientWidth;
  const scrolls = (node) => {
    for (let n = node.parentElement; n; n = n.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(n).overflowX)) return n;
    }
    return null;
  };
  const own = 'th, td, label, summary, button, a, dt, dd, p, h1, h2, h3, li, option, select, input';
  for (const node of document.querySelectorAll(own)) {
    if (!node.checkVisibility() || node.closest('.katex, .skip, #scene, #toast')) continue;
    const box = node.getBoundingClientRect(), style = getComputedStyle(node);
    if (!box.width) continue;
    const what = `${node.tagName}.${node.className}: ` +
      (node.textContent || node.id).slice(0, 40);
    const over = node.scrollWidth > node.clientWidth + 1;
    if (style.overflowX === 'hidden' && over) bad.push(`cut ${what}`);
    if (style.textOverflow === 'ellipsis') bad.push(`ellipsis ${what}`);
    const box_ = scrolls(node);
    if (!box_ && (box.right > width + 1 || box.left < -1)) bad.push(`outside ${what}`);
    if (box_) {
      const b = box_.getBoundingClientRect();
      if (b.right > width + 1 || b.left < -1) bad.push(`box outside ${what}`);
    }
  }
  return bad.slice(0, 10);
}"""

#: tables that scroll: their first column stays, their last can be reached
STAYS = """() => {
  const bad = [];
  for (const box of document.querySelectorAll('.scroll')) {
    if (!box.checkVisibility() || box.scrollWidth <= box.clientWidth + 1) continue;
    const first = box.querySelector('tbody th:first-child');
    if (!first) continue;
    box.scrollLeft = 1e6;
    const last = box.querySelector('tbody tr').lastElementChild.getBoundingClientRect();
    const edge = box.getBoundingClientRect();
    if (Math.abs(first.getBoundingClientRect().left - edge.left) > 2) bad.push(`leaves: ${box.id}`);
    if (last.width && last.right > edge.right + 2) bad.push(`not reached: ${box.id}`);
    box.scrollLeft = 0;
  }
  return bad;
}"""


def check_width(report: Any, width: int) -> None:
    """Everything at one width: the window, its tables, τ, and the sections."""
    page = report.page
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_timeout(60)
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    for tab in ("q", "qd", "tune", "run"):
        page.click(f"#tab-{tab}")
        assert page.evaluate(CLIPPED) == [], (width, tab)
    page.click("#tab-q")
    assert page.evaluate(STAYS) == [], width
    tau = page.eval_on_selector(".efforts .total", "c => c.getBoundingClientRect().right")
    assert tau <= width
    if width < 700:
        page.click("#menu")
    for link in page.query_selector_all("#sections a"):
        box = link.bounding_box()
        assert link.is_visible()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    if width < 700:
        page.click("#menu")


@pytest.mark.parametrize(
    "name",
    ["panda", *(pytest.param(name, marks=pytest.mark.slow) for name in ("two_link", "stewart"))],
)
def test_nothing_is_clipped(name: str, opened: Any) -> None:
    report = opened(name)
    for width in WIDTHS:
        check_width(report, width)


def test_nothing_is_clipped_in_the_equations(desk: Any) -> None:
    """The PUMA's page with all that is written out, compared and drawn."""
    for width in WIDTHS:
        check_width(desk, width)
    desk.page.set_viewport_size({"width": 1360, "height": 900})


@pytest.mark.slow
def test_a_humanoid_fits_and_its_sliders_are_found(opened: Any, humanoid: emdeg.Robot) -> None:
    """49 velocities: grouped sliders, a search, rows with their whole names."""
    assert humanoid.nv == 49
    report = opened("g1", humanoid)
    page = report.page
    for width in WIDTHS:
        check_width(report, width)
        report.picture(f"g1-{width}", full_page=True)
    groups = page.locator("#sliders [aria-labelledby=tab-q] details.limb")
    assert 5 < groups.count() < 30
    finder = page.locator("#sliders [aria-labelledby=tab-q] .find-slider")
    finder.fill("left_elbow")
    rows = page.locator("#sliders [aria-labelledby=tab-q] .slider:visible")
    assert rows.count() == 1
    assert "left_elbow" in rows.inner_text()
    finder.fill("no such joint")
    assert "Nothing found" in page.inner_text("#sliders [aria-labelledby=tab-q]")
    finder.fill("")
    names = page.eval_on_selector_all(
        ".efforts th[scope=row]", "all => all.map(t => t.textContent)"
    )
    assert names[:6] == [f"root_joint {x}" for x in ("vx", "vy", "vz", "ωx", "ωy", "ωz")]
    assert len(set(names)) == len(names) == humanoid.nv
    points = page.evaluate("emdegReport.projected()")
    assert max(max(abs(x), abs(y)) for x, y in points) < 1


@pytest.mark.parametrize("name", ["two_link", "panda", "four_bar", "double_pendulum"])
def test_gravity_points_down_and_the_robot_is_in_the_frame(name: str, opened: Any) -> None:
    report = opened(name)
    across, along = report.page.evaluate("emdegReport.down()")
    assert along < 0
    assert abs(across) < 1e-3 * abs(along)
    points = report.page.evaluate("emdegReport.projected()")
    assert max(max(abs(x), abs(y)) for x, y in points) < 1
    assert max(max(abs(x), abs(y)) for x, y in points) > 0.3  # and not a dot in the middle
    controls = report.page.evaluate(
        "JSON.parse(document.getElementById('data').textContent).controls"
    )
    for control in controls["position"]:
        assert control["lower"] < control["value"] < control["upper"]
    report.page.evaluate("document.getElementById('random').click()")
    points = report.page.evaluate("emdegReport.projected()")
    assert all(math.isfinite(x) and abs(x) < 1 and abs(y) < 1 for x, y in points)


def test_the_bound_is_written_in_one_font(opened: Any) -> None:
    page = opened("two_link").page
    fonts = page.eval_on_selector_all(
        ".power, .power sup",
        "all => all.map(n => [getComputedStyle(n).fontFamily, n.textContent])",
    )
    assert fonts
    assert not any(c in "⁰¹²³⁴⁵⁶⁷⁸⁹⁻" for _, text in fonts for c in text)
    by_pair = list(zip(fonts[::2], fonts[1::2], strict=True))
    assert all(whole[0] == raised[0] for whole, raised in by_pair)
