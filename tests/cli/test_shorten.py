"""`emdeg shorten`: searches, says how it stands beside the record, writes candidates."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.records.record import Record
from emdeg.submission import proved


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_first_record_is_written_and_proves(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["shorten", "two_link", "--outputs", "gravity,total_energy", "-O", "1"]
    assert run([*line, "--submit", "--by", "Jane Doe", "--json"]) == OK
    told = json.loads(capsys.readouterr().out)
    record = Record.from_text((place / told["file"]).read_text(encoding="utf-8"))
    assert told["shorter"] is True
    assert record.operations == told["operations"] == proved(record).operations
    assert record.history[-1].who == "Jane Doe"


def test_what_is_not_shorter_is_not_written(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["shorten", "two_link", "-O", "1", "--submit", "--by", "Jane Doe"]) == OK
    assert "nothing to submit" in capsys.readouterr().out
    assert not list(place.iterdir())


@pytest.mark.parametrize(
    "line",
    [
        ["two_link", "--submit"],
        ["two_link", "--seconds", "0"],
        ["two_link", "-O", "none"],
        ["two_link", "--lock", "joint2=0", "--submit", "--by", "me"],
    ],
    ids=str,
)
def test_nonsense_is_refused_with_a_sentence(
    line: list[str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["shorten", *line]) == REFUSED
    assert "Traceback" not in capsys.readouterr().err
    assert not list(place.iterdir())


def test_no_records_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["count", "two_link", "--no-records", "--json"]) == OK
    total = json.loads(capsys.readouterr().out)["run_time"]["total"]
    assert total == emdeg.compile(emdeg.load("two_link"), records=False).count().total
