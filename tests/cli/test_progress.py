"""Bars with the time left: on a terminal only, and gone without a trace when the work ends."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from emdeg.cli.progress import Bar, compile_seconds, progress, spoken

EMDEG = str(Path(sys.executable).with_name("emdeg"))
HIDE, SHOW, UP_AND_CLEAR = "\x1b[?25l", "\x1b[?25h", "\x1b[1A\x1b[2K"


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_time_left_follows_the_weights_and_then_the_pace() -> None:
    clock = Clock()
    bar = Bar([("a", 2.0), ("b", 6.0)], clock)
    assert bar.left == pytest.approx(8.0)
    clock.now += 4.0
    bar.stage("b")  # twice as long as expected: so will the rest be
    assert 8.0 < bar.left < 12.0
    assert 0.25 < bar.fraction < 0.34


def test_a_stage_that_tells_is_believed() -> None:
    clock = Clock()
    bar = Bar([("a", 0.0)], clock)
    clock.now += 3.0
    bar.tell(0.25, "293 operations")
    assert bar.left == pytest.approx(9.0)
    assert bar.fraction == pytest.approx(0.25)
    bar.tell(0.1)
    assert bar.fraction == pytest.approx(0.25), "never back"
    assert bar.note == "293 operations"


def test_a_budget_outweighs_a_quick_beginning() -> None:
    clock = Clock()
    bar = Bar([("search", 100.0)], clock)
    clock.now += 0.1
    bar.tell(0.02)
    assert 80.0 < bar.left < 100.0
    clock.now = 190.0
    bar.tell(0.9)
    assert 9.0 < bar.left < 11.0


def test_a_stage_that_is_overdue_promises_nothing_precise() -> None:
    clock = Clock()
    bar = Bar([("a", 1.0)], clock)
    before = 0.0
    for _ in range(5):
        clock.now += 10.0
        assert bar.left > 0.1 * (clock.now - 100.0)
        assert before <= bar.fraction < 1.0
        before = bar.fraction


def test_stages_nobody_planned_and_a_new_plan() -> None:
    clock = Clock()
    bar = Bar((), clock)
    assert bar.left == 0.0
    bar.stage("surprise")
    assert bar.what == "surprise"
    bar.plan([("simulating", 0.0)])
    clock.now += 1.0
    bar.tell(0.5)
    assert bar.left == pytest.approx(1.0)


def test_budgets_are_what_the_user_gave() -> None:
    import emdeg

    robot = emdeg.load("two_link")
    assert 60.0 < compile_seconds(robot, "60s") < 61.0
    assert compile_seconds(robot, None) < compile_seconds(robot, "-O1")


def test_times_are_spoken_in_the_largest_unit() -> None:
    assert [spoken(s) for s in (0.2, 59.6, 125, 3725)] == ["1 s", "60 s", "2:05", "1:02:05"]


def test_nothing_is_shown_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with progress([("a", 1.0)]) as bar:
        bar.tell(0.5)
    assert capsys.readouterr() == ("", "")


def on_a_terminal(
    arguments: list[str], during: Callable[[subprocess.Popen[bytes], str], None] | None = None
) -> tuple[int, str, str]:
    """Run emdeg with its standard error on a terminal; (exit code, standard output, terminal)."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
    environment.pop("NO_COLOR", None)
    child = subprocess.Popen(
        [EMDEG, *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip  (a shell's background jobs ignore Ctrl-C, and so do their children)
    os.close(theirs)
    seen: list[str] = []

    def read() -> None:
        while True:
            try:
                data = os.read(ours, 4096)
            except OSError:  # the other end is closed
                return
            if not data:
                return
            seen.append(data.decode("utf-8", "replace"))

    reader = threading.Thread(target=read)
    reader.start()
    if during is not None:
        limit = time.monotonic() + 60.0
        while "left" not in "".join(seen) and child.poll() is None and time.monotonic() < limit:
            time.sleep(0.05)
        during(child, "".join(seen))
    out, _ = child.communicate(timeout=120)
    reader.join(10.0)
    os.close(ours)
    return child.returncode, out.decode(), "".join(seen)


def test_a_search_shows_its_best_count_and_the_time_left_and_cleans_up() -> None:
    code, out, shown = on_a_terminal(["count", "two_link", "-O", "2s"])
    assert code == 0
    assert "run time" in out
    assert "left" not in out
    assert re.search(r"\d+ operations", shown)
    assert re.search(r"\d+ s left", shown)
    assert shown.rstrip().endswith(UP_AND_CLEAR) or shown.index(HIDE) < shown.rindex(SHOW)


def test_json_has_no_bar() -> None:
    code, out, shown = on_a_terminal(["count", "two_link", "-O", "1s", "--json"])
    assert code == 0
    assert out.startswith("{")
    assert shown == ""


def test_an_interrupted_bar_leaves_one_word_and_the_cursor(tmp_path: Path) -> None:
    target = tmp_path / "out"

    def interrupt(child: subprocess.Popen[bytes], _: str) -> None:
        os.kill(child.pid, signal.SIGINT)

    code, out, shown = on_a_terminal(
        ["generate", "puma560", "-O", "100s", "-o", str(target)], interrupt
    )
    assert code == 130
    assert out == ""
    assert shown.rindex(SHOW) > shown.rindex(HIDE)
    last = shown[shown.rindex(UP_AND_CLEAR) :]
    assert re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", last).strip() == "emdeg: interrupted"
    assert not target.exists()
