"""Reports to look at, and a place for screenshots."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import emdeg
from emdeg.report import Options, write

#: Screenshots are kept here, so that a person can look at them after a test run.
ARTEFACTS = Path(
    os.environ.get("EMDEG_ARTEFACTS", Path(__file__).resolve().parents[2] / "out" / "report")
)


@dataclass
class Opened:
    """A report in the browser, with everything that went wrong in it."""

    page: Any
    problems: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def numbers(self, output: str) -> list[float]:
        """What the page shows for an output, in full precision."""
        return self.page.eval_on_selector_all(
            f"[data-output={output}]", "cells => cells.map(c => Number(c.dataset.value))"
        )

    def move(self, kind: str, index: int, value: float) -> None:
        """Move a slider."""
        self.page.evaluate(
            """([id, value]) => {
                const slider = document.getElementById(id);
                slider.value = value;
                slider.dispatchEvent(new Event('input', {bubbles: true}));
            }""",
            [f"{kind}-{index}", value],
        )

    def tune(self, name: str, value: float) -> None:
        """Move the slider of a parameter, finding it as a reader does."""
        self.page.click("#tab-tune")
        finder = self.page.locator("#sliders [aria-labelledby=tab-tune] .find-slider")
        if finder.count():
            finder.fill(name)
        row = self.page.locator("#sliders [aria-labelledby=tab-tune] .slider:visible").filter(
            has=self.page.locator(f"input[type=range][aria-label^='{name},']")
        )
        row.locator("input[type=number]").fill(str(value))
        row.locator("input[type=number]").press("Enter")
        self.page.click("#tab-q")

    def until(self, condition: str) -> None:
        """Wait for a condition in JavaScript (the page forbids what wait_for_function does)."""
        for _ in range(600):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"this did not become true: {condition}")

    def state(self) -> dict[str, list[float]]:
        """q, qd and qdd."""
        return dict(self.page.evaluate("emdegReport.state()"))

    def slider(self, kind: str, index: int) -> float:
        """Where a slider stands."""
        return float(self.page.eval_on_selector(f"#{kind}-{index}", "s => Number(s.value)"))

    def picture(self, name: str, **options: Any) -> bytes:
        """A screenshot, kept."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        return bytes(self.page.screenshot(path=str(ARTEFACTS / f"{name}.png"), **options))


def open_in(browser: Any, path: Path, width: int, height: int, dark: bool) -> Opened:
    """A report in a window of its own, offline, with an ear on everything that goes wrong."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",  # no smooth scrolling: tests look at once
        offline=True,
    )
    page = context.new_page()
    report = Opened(page)

    def complain(message: Any) -> None:
        if message.type in ("error", "warning") and "GPU stall" not in message.text:
            report.problems.append(f"{message.type}: {message.text}")

    page.on("console", complain)
    page.on("pageerror", lambda error: report.problems.append(f"exception: {error}"))
    page.on("dialog", lambda dialog: report.problems.append(f"dialog: {dialog.message}"))
    page.on("request", lambda request: report.requests.append(request.url))
    page.add_init_script(
        "window.shifts = 0; new PerformanceObserver(list => { for (const e of"
        " list.getEntries()) window.shifts += e.value; }).observe({type: 'layout-shift',"
        " buffered: true});"
    )
    page.goto(path.as_uri(), timeout=120_000)
    page.wait_for_selector("html[data-drawn=true]", timeout=120_000)
    return report


def close(report: Opened) -> None:
    """Close it; nothing may have gone wrong, and nothing may have been fetched."""
    problems, requests = list(report.problems), list(report.requests)
    report.page.context.close()
    assert not problems
    assert all(url.startswith(("file:", "data:", "blob:")) for url in requests)


@pytest.fixture
def open_report(browser: Any) -> Iterator[Any]:
    """Open a report from disk; afterwards nothing may have gone wrong."""
    opened: list[Opened] = []

    def open_page(
        path: Path, *, width: int = 1360, height: int = 900, dark: bool = False
    ) -> Opened:
        opened.append(open_in(browser, path, width, height, dark))
        return opened[-1]

    yield open_page
    for report in opened:
        close(report)


@pytest.fixture(scope="module")
def kept_open(browser: Any, puma: Path) -> Iterator[Opened]:
    """One window with the PUMA that many tests use, as a reader does."""
    report = open_in(browser, puma, 1360, 900, False)
    yield report
    close(report)


@pytest.fixture
def desk(kept_open: Opened) -> Opened:
    """The window with the PUMA, its state reset."""
    kept_open.page.keyboard.press("Escape")
    kept_open.page.click("#reset")
    kept_open.page.click("#tab-explicit")
    return kept_open


@pytest.fixture(scope="session")
def puma(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of the PUMA 560, as `emdeg report puma560` writes it."""
    path = tmp_path_factory.mktemp("report") / "puma560.html"
    write(emdeg.load("puma560"), path)
    return path


@pytest.fixture(scope="session")
def quick_page(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Reports without search, comparison and written equations, each made once."""
    folder, made = tmp_path_factory.mktemp("quick"), dict[str, Path]()

    def make(name: str, robot: emdeg.Robot | None = None) -> Path:
        if name not in made:
            made[name] = folder / f"{len(made)}.html"
            write(
                robot or emdeg.load(name), made[name], Options(None, compare=False, written=False)
            )
        return made[name]

    return make


@pytest.fixture(scope="module")
def opened(browser: Any, quick_page: Any) -> Iterator[Any]:
    """One window for each robot, for all tests of a module."""
    windows: dict[str, Opened] = {}

    def get(name: str, robot: emdeg.Robot | None = None) -> Opened:
        if name not in windows:
            windows[name] = open_in(browser, quick_page(name, robot), 1360, 900, False)
        window = windows[name]
        window.page.evaluate("document.getElementById('untune')?.click()")
        window.page.evaluate("document.getElementById('reset').click()")
        return window

    yield get
    for window in windows.values():
        close(window)


@pytest.fixture(scope="session")
def humanoid(example_robot_urdfs: list[Path]) -> emdeg.Robot:
    """Unitree's G1 with hands, on a free flyer: 43 joints, 49 velocities."""
    (urdf,) = [p for p in example_robot_urdfs if p.name == "g1_29dof_with_hand_rev_1_0.urdf"]
    return emdeg.load(urdf, floating_base=True, allow_unphysical=True)


@pytest.fixture
def report_of(tmp_path: Path) -> Any:
    """Write the report of any robot, without the comparison of methods."""

    def make(robot: emdeg.Robot) -> Path:
        path = tmp_path / "report.html"
        write(robot, path, Options(optimise=None, compare=False))
        return path

    return make
