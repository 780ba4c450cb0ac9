"""The picture of the report that README and docs show: `python tools/picture.py [REPORT.html]`.

Writes docs/images/report.png from the report of the PUMA 560 (made first, where none is given), in
Debian's Chromium: the arm in a state of its own, its sliders and its efforts.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import emdeg
from emdeg.report import write

PICTURE = Path(__file__).parents[1] / "docs/images/report.png"
STATE = {
    "q": (-0.5, -0.5, 0.7, 0.5, 0.7, 0.3),  # rad
    "qd": (0.8, -0.6, 0.5, -0.4, 0.6, 0.2),
    "qdd": (0.8, 1.5, -0.9, 0.6, 0.9, 1.0),
}
WIDTH, HEIGHT = 1280, 782  # of the picture: from the top of the scene down
FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
MOVED = """(slider, value) => {
    slider.value = value;
    slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""


def taken(page: Page) -> bytes:
    """The arm in its state with its inertia ellipsoids; the part of the page that is alive."""
    for kind, values in STATE.items():
        for joint, value in enumerate(values):
            page.locator(f"#{kind}-{joint}").evaluate(MOVED, value)
    page.get_by_label("inertia", exact=True).check()
    page.wait_for_timeout(500)
    top = page.locator("canvas").first.bounding_box()
    assert top is not None
    page.add_style_tag(content="header, nav { visibility: hidden }")
    clip = {"x": 0, "y": top["y"] - 16, "width": WIDTH, "height": HEIGHT}
    return page.screenshot(full_page=True, clip=clip)


def main() -> None:
    """Make the report, open it, take the picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        report = Path(sys.argv[1]) if sys.argv[1:] else Path(folder) / "puma560.html"
        if not report.exists():
            write(emdeg.load("puma560"), report)
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": 1880}, reduced_motion="reduce")
        page.goto(report.resolve().as_uri(), timeout=120_000)
        page.wait_for_selector("html[data-drawn=true]", timeout=120_000)
        picture = Image.open(io.BytesIO(taken(page))).convert("RGB")
        picture.quantize(256, dither=Image.Dither.NONE).save(PICTURE, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
