"""The site builds without a warning, and its reference has every public name."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import emdeg

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(place)],
        cwd=ROOT, env=dict(os.environ, NO_MKDOCS_2_WARNING="1"), capture_output=True, text=True,
        check=False, timeout=280,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return place


def test_the_site_builds_strictly(site: Path) -> None:
    assert (site / "quickstart" / "index.html").exists()
    assert "emdeg" in (site / "api" / "index.html").read_text(encoding="utf-8")


def test_nothing_comes_from_another_server(site: Path) -> None:
    """Scripts, styles and fonts are files of the site, KaTeX with its licence too."""
    for page in site.rglob("*.html"):
        found = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="?(https?:[^" >]+)', page.read_text()
        )
        assert [u for u in found if "canonical" not in u] == [], page
    assert (site / "assets/katex/LICENSE").exists()
    style = (site / "assets/katex/katex.min.css").read_text()
    used = set(re.findall(r"fonts/([\w-]+\.woff2)", style))
    here = {path.name for path in (site / "assets/katex/fonts").iterdir()}
    assert here <= used


@pytest.mark.parametrize(
    ("word", "page"),
    [("torch", "gradients"), ("unphysical", "checking"), ("identification", "identification"),
     ("armature", "conform"), ("quaternion", "from/mujoco"), ("install", "install")],
)  # fmt: skip
def test_the_search_finds(site: Path, word: str, page: str) -> None:
    """By the words of its index, cut as the search cuts them."""
    index = json.loads((site / "search/search_index.json").read_text("utf-8"))
    cut = re.compile(index["config"]["separator"])
    hits = {
        entry["location"].partition("#")[0]
        for entry in index["docs"]
        if word in cut.split(re.sub("<[^>]+>", " ", f"{entry['title']} {entry['text']}").lower())
    }
    assert f"{page}/" in hits


def test_figures_of_the_landing_page_are_those_that_were_measured() -> None:
    page = (ROOT / "docs/index.md").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    operations, speed, _ = re.findall(r"<b>([^<]+)</b>", page)
    assert emdeg.compile("puma560", certify=False).count().total == int(operations)
    assert f"(PUMA 560: {operations}; [records]" in readme
    assert re.search(rf"\| Inverse dynamics, arms \| {speed.rstrip('×')} \|", readme)


def test_the_reference_has_every_public_name() -> None:
    pages = (ROOT / "docs" / "api").glob("*.md")
    text = "".join(path.read_text(encoding="utf-8") for path in pages)
    for name in emdeg.__all__:
        in_the_page = f"::: emdeg.{name}\n" in text or f".{name}\n" in text
        assert in_the_page or name in ("__version__", "EmdegError"), name


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *words: Any) -> None:
        pass


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


LOOKED_AT = ("", "notation/", "from/casadi/", "gallery/", "outputs/", "api/robots/")


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_pages_fit_their_screens(browser: Any, served: str, width: int, scheme: str) -> None:
    """No page is wider than the screen, nothing fails to load, formulas are set, links are seen."""
    page = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=scheme
    ).new_page()
    problems: list[str] = []
    page.on("response", lambda r: problems.append(r.url) if r.status >= 400 else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    for name in LOOKED_AT:
        page.goto(served + name)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        left = page.evaluate(
            "[...document.querySelectorAll('.arithmatex')]"
            ".filter(e => !e.querySelector('.katex')).length"
        )
        assert left == 0, name
    page.goto(served)
    assert contrast(*page.evaluate(COLOURS)) > 4.5  # of a link, as WCAG asks
    assert problems == []
    page.context.close()


COLOURS = """() => {
  const link = document.querySelector(".grid.cards a");
  const numbers = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const seen = (element) => getComputedStyle(element);
  return [numbers(seen(link).color), numbers(seen(document.body).backgroundColor)];
}"""


def contrast(one: list[float], other: list[float]) -> float:
    """WCAG 2's ratio of two colours."""

    def light(colour: list[float]) -> float:
        parts = [c / 255 for c in colour]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_search_shows_what_was_sought(browser: Any, served: str) -> None:
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(served, wait_until="networkidle")
    page.click("input.md-search__input")  # the index is fetched now
    page.wait_for_load_state("networkidle")
    page.keyboard.type("unphysical", delay=30)
    found = ".md-search-result__item a[href*='checking']"
    page.wait_for_selector(found, state="attached", timeout=60_000)
    page.context.close()
