"""For everybody: contrast, names, the keyboard, a phone, paper; and nothing jumps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

CONTRAST = """() => {
  const parse = (c) => c.match(/[\\d.]+/g).map(Number)
    .map((v, i) => c.startsWith('color(') && i < 3 ? v * 255 : v);
  const solid = (node) => {
    const stack = [];
    for (let n = node; n; n = n.parentElement) {
      const c = parse(getComputedStyle(n).backgroundColor);
      const alpha = c.length > 3 ? c[3] : 1;
      if (alpha > 0) stack.push([c.slice(0, 3), alpha]);
      if (alpha === 1) break;
    }
    return stack.reverse().reduce((under, [c, a]) => c.map((v, i) => v * a + under[i] * (1 - a)),
      [255, 255, 255]);
  };
  const light = (c) => {
    const [r, g, b] = c.map((v) => v / 255).map((v) => v <= 0.03928 ? v / 12.92
      : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const bad = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !node.checkVisibility()) continue;
    if (node.closest('script, style, noscript, #toast, option')) continue;
    const c = parse(getComputedStyle(node).color);
    if (!CSS.supports('color', getComputedStyle(node).color)) continue;
    const [a, b] = [light(c.slice(0, 3)), light(solid(node))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) bad.push([ratio.toFixed(2), walker.currentNode.textContent.slice(0, 40)]);
  }
  return bad;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_text_has_contrast(dark: bool, puma: Path, open_report: Any) -> None:
    report = open_report(puma, dark=dark)
    theme = report.page.evaluate("document.documentElement.dataset.theme")
    assert theme == ("dark" if dark else "light")
    assert report.page.evaluate(CONTRAST) == []
    report.picture(f"puma560-{theme}", full_page=True)
    report.page.click("#theme")
    assert report.page.evaluate("document.documentElement.dataset.theme") != theme
    assert report.page.evaluate(CONTRAST) == []


def test_every_control_has_a_name(desk: Any) -> None:
    nameless = desk.page.eval_on_selector_all(
        "button, input, select, canvas:not([aria-hidden]), [role=button], [tabindex='0']",
        """nodes => nodes.filter(n => !(n.getAttribute('aria-label') || n.textContent.trim()
            || (n.labels && n.labels.length))).map(n => n.outerHTML.slice(0, 120))""",
    )
    assert nameless == []


def test_the_keyboard_moves_a_joint(desk: Any) -> None:
    report = desk
    report.page.focus("#q-1")
    report.page.keyboard.press("ArrowRight")
    assert report.slider("q", 1) != 0
    report.page.focus("#tab-q")
    report.page.keyboard.press("ArrowRight")
    assert report.page.is_visible("#qd-0")


def test_it_fits_a_phone(puma: Path, open_report: Any) -> None:
    report = open_report(puma, width=390, height=844)
    wide = report.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0
    report.picture("puma560-phone", full_page=True)


def test_nothing_jumps_while_it_opens(puma: Path, open_report: Any) -> None:
    report = open_report(puma)
    report.page.wait_for_timeout(500)
    assert report.page.evaluate("window.shifts") < 0.02


def test_it_prints(puma: Path, open_report: Any) -> None:
    report = open_report(puma)
    pdf = report.page.pdf(format="A4", print_background=True)
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") >= 4
