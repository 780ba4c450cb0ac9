"""What all tests share: the hypothesis profile, the robots of example-robot-data, and the rule
that in CI no test may be skipped.
"""

from __future__ import annotations

import importlib.metadata
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

IN_CI = os.environ.get("CI") == "true"

# One profile everywhere: the same cases on each run, and no deadline on slow machines.
hypothesis.settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
hypothesis.settings.load_profile("ci")


# ---------------------------------------------------------------- robots from elsewhere


@pytest.fixture(scope="session")
def example_robot_urdfs() -> list[Path]:
    """The URDF files of the package example-robot-data, sorted by path.

    The package ships data only (its wheel puts it under `cmeel.prefix/share`), so the files are
    found through its list of installed files; neither it nor Pinocchio is imported.
    """
    installed = importlib.metadata.files("example-robot-data") or []
    urdfs = sorted(Path(str(f.locate())).resolve() for f in installed if f.suffix == ".urdf")
    assert urdfs, "example-robot-data lists no URDF files: install the development lock"
    return urdfs


# ---------------------------------------------------------------- a browser

FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium, headless, with WebGL in software."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.skip("there is no Chromium on this machine (apt install chromium)")
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=program, args=FLAGS)
        yield chromium
        chromium.close()


# ---------------------------------------------------------------- no skips in CI


class SkipLedger:
    """Counts skipped and expected-to-fail tests; in CI, any of them fails the session.

    Skips while collecting (a module-level `importorskip`) happen in pytest-xdist's workers,
    which do not report them; so each worker hands its own list over when it ends.
    """

    KEY = "emdeg_collection_skips"

    def __init__(self) -> None:
        self.entries: set[tuple[str, str]] = set()  # (test, reason)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.entries.add((report.nodeid, _reason(report)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if hasattr(report, "wasxfail"):
            self.entries.add((report.nodeid, f"xfail: {report.wasxfail}"))
        elif report.skipped:
            self.entries.add((report.nodeid, _reason(report)))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.entries.update(map(tuple, getattr(node, "workeroutput", {}).get(self.KEY, ())))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        worker_output = getattr(session.config, "workeroutput", None)
        if worker_output is not None:
            worker_output[self.KEY] = sorted(self.entries)
        elif IN_CI and self.entries and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.entries:
            return
        verdict = "not allowed in CI" if IN_CI else "would fail in CI"
        terminalreporter.section(f"{len(self.entries)} skipped or expected to fail: {verdict}")
        for test, reason in sorted(self.entries):
            terminalreporter.line(f"{test}: {reason}", red=IN_CI)


def _reason(report: pytest.CollectReport | pytest.TestReport) -> str:
    """The reason of a skip, out of pytest's (file, line, reason)."""
    return str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(SkipLedger(), "emdeg-skip-ledger")
