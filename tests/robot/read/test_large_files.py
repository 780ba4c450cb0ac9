"""A large file is read in a time proportional to its size, or refused by the name of a limit.

No stop-watch: work is counted in calls, and what would take a machine's day is stopped by the
operating system, which ends the process that reads it after some seconds of processor time.
"""

from __future__ import annotations

import math
import multiprocessing
import resource
import sys
from collections.abc import Callable
from typing import Any

import pytest

import emdeg
from emdeg import limits
from emdeg.errors import EmdegError, LoadError
from tests.robot.read.large_files import HOSTILE, SOUND

MEGABYTE = 1_000_000


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, in Python and in C."""
    number = 0

    def heard(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(heard)
    try:
        work()
    finally:
        sys.setprofile(before)
    return number


@pytest.mark.parametrize("kind", SOUND)
def test_the_work_of_loading_grows_with_the_size(kind: str) -> None:
    small, large = (calls(lambda n=n: emdeg.loads(*SOUND[kind](n))) for n in (25_000, 100_000))  # type: ignore[misc]
    assert math.log(large / small, 4) < 1.1


def stranger(text: str, format: str, seconds: int, answer: Any) -> None:
    """Load under a limit of processor time; what came of it, and the memory that it took."""
    emdeg.loads('convention = "modified"\n[[link]]\nmass = 1\n', "toml")
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    try:
        emdeg.loads(text, format)
        said = "loaded"
    except EmdegError as error:
        said = str(error)
    answer.put((said, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024))


def loaded_elsewhere(text: str, format: str, seconds: int) -> tuple[str, float]:
    """What a process of its own says about a file, and the megabytes that it needed."""
    spawn = multiprocessing.get_context("spawn")
    answer = spawn.Queue()
    reader = spawn.Process(target=stranger, args=(text, format, seconds, answer))
    reader.start()
    while reader.is_alive() and answer.empty():
        reader.join(0.1)
    if answer.empty() and reader.exitcode:
        raise AssertionError(f"ended by signal {-reader.exitcode}")
    result: tuple[str, float] = answer.get()
    reader.join()
    return result


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_megabyte_of_one_thing_is_refused_by_the_name_of_the_limit(kind: str) -> None:
    make, format, words = HOSTILE[kind]
    said, _ = loaded_elsewhere(make(MEGABYTE), format, seconds=20)
    assert said != "loaded"
    assert words is None or words in said
    if words and "at most" in words:
        assert "Found" in said  # what is there, and what to do about it
        assert any(limit.hint[1:] in said for limit in limits.LIMITS)


@pytest.mark.slow
def test_a_megabyte_of_links_takes_little_memory() -> None:
    text, format = SOUND["toml_tree"](MEGABYTE)
    said, megabytes = loaded_elsewhere(text, format, seconds=120)
    assert said == "loaded"
    assert megabytes < 300


def test_limits_hold_for_robots_built_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    builder = emdeg.RobotBuilder("r")
    for k in range(limits.LINKS.most):
        builder.link(f"l{k}")
    with pytest.raises(LoadError, match="at most 10000 links"):
        builder.link("one more")


@pytest.mark.slow
def test_a_thousand_fixed_links_survive_being_written() -> None:
    """Their inertias are one body's: sums of a thousand terms, nested a thousand deep."""
    links = 1000
    size = len(SOUND["urdf_fixed"](10_000)[0]) * links // 35
    robot = emdeg.loads(*SOUND["urdf_fixed"](size))
    assert len(robot.frames) >= links
    again = emdeg.loads(robot.to_toml(), "toml", snap=0)
    assert again == robot


def test_every_limit_is_in_the_table_once() -> None:
    named = [value for value in vars(limits).values() if isinstance(value, limits.Limit)]
    assert len(set(limits.LIMITS)) == len(limits.LIMITS) == len(named)
    assert set(named) == set(limits.LIMITS)
