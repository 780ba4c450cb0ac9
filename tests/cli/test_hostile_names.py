"""What a stranger's names do to a terminal: nothing. They are shown as text, on their line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import printable

NASTY = (
    "arm\x1b]0;owned\x07\x1b[2J\u202e\x9b31m\r\nEMDEG: PROVEN\x00\x7f<img src=x onerror=alert(1)>"
)
ARM = """
name = {name}
title = {name}
source = {name}
convention = "modified"
[[link]]
name = "a é"
mass = "m1"
com = ["c1", 0, 0]
[parameters]
m1 = {{ value = 1, note = {name} }}
c1 = 0.5
"""
COMMANDS = (
    ("show",), ("show", "--toml"), ("check",), ("check", "--json"), ("explain", "M11"),
    ("explain", "m1"), ("derive",), ("count",), ("count", "--json"), ("explicit",), ("verify",),
)  # fmt: skip


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    path = tmp_path / "arm.toml"
    path.write_text(ARM.format(name=json.dumps(NASTY).replace("\x7f", "\\u007f")), "utf-8")
    return path


def odd(said: str) -> set[str]:
    """What a terminal might obey."""
    return {c for c in said if not c.isprintable() and c != "\n"}


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_command_writes_what_is_not_printable(
    command: tuple[str, ...], arm: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *options = command
    order = [name, *options, str(arm)] if name == "explain" else [name, str(arm), *options]
    assert run(order) == 0
    said = "".join(capsys.readouterr())
    assert said.strip()
    assert not odd(said)
    assert not any(line.startswith("EMDEG: PROVEN") for line in said.splitlines())


def test_the_name_is_there_as_text_and_the_report_says_that_it_was_altered(
    arm: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = emdeg.load(arm)
    assert robot.name == printable(NASTY)
    assert robot.title == robot.source == printable(NASTY.replace("\r\n", " "))  # prose
    run(["show", str(arm)])
    assert "onerror" in capsys.readouterr().out
    altered = {finding.element for finding in robot.report.of("altered")}
    assert altered >= {"name", "title", "source", "parameter m1"}
    assert emdeg.loads(robot.to_toml(), "toml") == robot
    assert emdeg.RobotBuilder("a\ud800").build is not None  # written as a code, too


def test_program_files_with_odd_names_are_told_as_text(
    arm: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = emdeg.compile(emdeg.load(arm), "mass_matrix", optimise=None)
    data = json.loads(program.to_file_text())
    data["outputs"][0][0] = data["name"] = data["metadata"]["robot"] = NASTY
    path = tmp_path / "program.json"
    path.write_text(json.dumps(data), "utf-8")
    for options in ((), ("--json",)):
        run(["verify", str(path), *options])
        said = "".join(capsys.readouterr())
        assert said
        assert not odd(said)
