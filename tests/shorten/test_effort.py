"""One table of levels, one reader of what a user writes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.shorten.effort import AS_DERIVED, EFFORTS, parse_effort
from emdeg.shorten.progress import Clock

COUNTS = (
    "descent", "starts", "root_terms", "refinements", "extractions", "recreations", "most_terms",
    "most_values", "sweeps", "racing", "work", "most_turned",
)  # fmt: skip


@pytest.mark.parametrize("text", ["-O2", "O2", "2", 2, " -O2 "])
def test_a_level_may_be_written_in_several_ways(text: str | int) -> None:
    assert parse_effort(text) is EFFORTS["-O2"]


@pytest.mark.parametrize("text", [None, "none", "0", 0, "O0", "-O0"])
def test_nothing_to_do_is_level_zero(text: str | int | None) -> None:
    assert parse_effort(text) is AS_DERIVED


@pytest.mark.parametrize(("text", "seconds"), [("60s", 60.0), ("1.5s", 1.5), (".5s", 0.5)])
def test_a_time_is_the_highest_level_for_so_long(text: str, seconds: float) -> None:
    effort = parse_effort(text)
    assert effort == EFFORTS["-O3"].timed(seconds)
    assert parse_effort(str(effort)) == effort
    assert effort.part(0.25).budget == seconds / 4


@pytest.mark.parametrize(
    "text",
    [
        "",
        "s",
        "-O9",
        "4",
        "-1",
        "fast",
        "forward_dynamics",
        "1.5",
        "nans",
        "infs",
        "-3s",
        "--O1",
        True,
    ],
)
def test_anything_else_is_refused_with_what_may_be_written(text: Any) -> None:
    with pytest.raises(UsageError, match="unknown level") as caught:
        parse_effort(text)
    assert "-O3" in str(caught.value)
    assert "60s" in str(caught.value)


def test_more_effort_looks_at_no_less() -> None:
    """From level to level no number falls."""
    efforts = list(EFFORTS.values())
    assert [effort.name for effort in efforts] == ["-O0", "-O1", "-O2", "-O3"]
    for low, high in pairwise(efforts):
        for key in COUNTS:
            assert getattr(low, key) <= getattr(high, key)
        assert set(low.cuts) <= set(high.cuts)


def test_short_programs_have_other_luck_where_time_allows() -> None:
    """The first of the quick searches has the seed itself, so -O2 is never longer than -O1."""
    assert EFFORTS["-O2"].lucks(284) == range(9)
    assert EFFORTS["-O2"].lucks(505) == range(1)
    assert not EFFORTS["-O1"].lucks(20)
    assert not parse_effort("5s").lucks(20)


def test_parts_share_the_seconds_of_a_level() -> None:
    """Whatever is made of parts takes no longer than the level says."""
    two = EFFORTS["-O2"]
    assert two.part(0.25).part(0.5).seconds == two.seconds / 8
    assert EFFORTS["-O1"].part(0.25) is EFFORTS["-O1"]


def test_a_clock_is_over_when_the_one_around_it_is() -> None:
    long = Clock(1000.0).part(0.5)
    assert 499.0 < long.seconds <= 500.0
    assert not long.over
    assert Clock(1000.0, processor=True, within=Clock(0.0)).over
    assert Clock(0.0).part(0.5).over


def test_compile_takes_a_number() -> None:
    robot = emdeg.load("two_link")
    one, same = (
        emdeg.compile(robot, "gravity", optimise=n, certify=False, records=False) for n in (1, "O1")
    )
    assert one.values == same.values
