"""The campaign in `make test`: a slice that is the same on every run, and all that ever failed."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

import emdeg
from tests.campaign.damage import damaged_data
from tests.campaign.descriptions import LIBRARY, SEEDS
from tests.campaign.kinds import KINDS
from tests.campaign.random_robots import WRITERS, random_robot
from tests.campaign.supervised import Lost, supervised
from tests.campaign.trial import FOREIGN, HANG, REFUSED, TAKEN, Kind, drawn, minimised, tried

KEPT = sorted((Path(__file__).parents[1] / "fixtures" / "campaign").glob("*.json"))
#: cases that `make test` tries, and how many of them must at least be taken
SLICE = {
    "urdf": (50, 5), "mjcf": (25, 2), "toml": (70, 5), "yaml": (80, 10), "csv": (70, 8),
    "program": (90, 4), "cache": (40, 1), "log": (80, 10), "kernel": (150, 30),
    "simulation": (6, 1), "command": (30, 1), "log file": (40, 2), "log arrays": (40, 2),
    "log mapping": (30, 1),
}  # fmt: skip


def failures(kind: Kind, seed: int, count: int) -> tuple[dict[int, str], dict[str, int]]:
    """(number → what went wrong, outcome → how many)."""
    found: dict[int, str] = {}
    outcomes = {TAKEN: 0, REFUSED: 0, FOREIGN: 0, HANG: 0}
    for number in range(count):
        trial = tried(kind, drawn(kind, seed, number))
        outcomes[trial.outcome] += 1
        if trial.failed:
            found[number] = f"{trial.where}\n{trial.detail}"
    return found, outcomes


def test_the_slice_has_every_kind() -> None:
    assert SLICE.keys() == KINDS.keys()


@pytest.mark.parametrize("name", SLICE)
def test_everything_is_taken_or_refused(name: str) -> None:
    """No foreign exception, no hang; and enough is taken that more than the door was tried."""
    count, taken = SLICE[name]
    found, outcomes = failures(KINDS[name], 0, count)
    assert found == {}
    assert outcomes[TAKEN] >= taken
    assert outcomes[REFUSED] > 0


def test_what_failed_once_never_fails_again() -> None:
    found = {}
    for path in KEPT:
        kept = json.loads(path.read_text("utf-8"))
        trial = tried(KINDS[kept["kind"]], kept["case"])
        if trial.failed:
            found[path.stem] = f"{trial.where}\n{trial.detail}"
    assert found == {}


@pytest.mark.parametrize("format", SEEDS)
def test_the_sound_descriptions_load(format: str) -> None:
    """Else only what is refused at once would be tried."""
    for text in SEEDS[format]:
        assert emdeg.loads(text, format, allow_unphysical=True).nv > 0
    assert len(list(LIBRARY.glob("*.toml"))) >= 27


@pytest.mark.parametrize("format", WRITERS)
def test_most_robots_that_are_drawn_without_odd_values_load(format: str) -> None:
    loaded = 0
    for seed in range(20):
        try:
            emdeg.loads(WRITERS[format](random_robot(random.Random(seed))), format)
        except emdeg.EmdegError:
            continue
        loaded += 1
    assert loaded >= 10


# -- the campaign can fail ------------------------------------------------------------


def broken(case: list[int]) -> str:
    if sum(case) > 100:
        raise KeyError("a defect")
    while 77 in case:
        pass
    return TAKEN


BROKEN = Kind("broken", lambda rng: [rng.randrange(60) for _ in range(9)], broken, 1, seconds=0.2)
WAITING = Kind("waiting", lambda rng: 0.0, lambda seconds: time.sleep(seconds) or TAKEN, 1, 0.02)


def test_foreign_exceptions_and_hangs_are_seen_and_made_small() -> None:
    found, outcomes = failures(BROKEN, 0, 5)
    assert outcomes[FOREIGN] == len(found) > 0
    assert "KeyError in tests/campaign/test_campaign.py:broken" in next(iter(found.values()))
    case = [1, 50, 2, 60, 3]
    assert minimised(BROKEN, case, tried(BROKEN, case)) == [50, 60]
    assert tried(BROKEN, [77]).outcome == HANG


def test_a_busy_machine_is_no_hang_but_waiting_for_ever_is() -> None:
    """Limits are of the processor; the clock on the wall counts only much later."""
    assert tried(WAITING, 0.1).outcome == TAKEN
    assert tried(WAITING, 3600.0).outcome == HANG
    quick, stuck = supervised(waits, (0.0, 3600.0), 0.1)
    assert quick == (0.0, "waited")
    assert stuck == (3600.0, Lost(hang=True))


def waits(seconds: float) -> str:
    time.sleep(seconds)
    return "waited"


def test_every_mutation_of_data_is_another_one() -> None:
    data = {"a": [1, 2, {"b": "x"}], "c": None}
    made = [damaged_data(data, random.Random(seed)) for seed in range(50)]
    assert data == {"a": [1, 2, {"b": "x"}], "c": None}
    assert sum(m != data for m in made) > 40
