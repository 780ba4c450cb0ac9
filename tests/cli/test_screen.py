"""Text on a terminal: no line is longer than it is wide, nothing is lost; elsewhere as it is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from emdeg.cli import robots, run, screen, simulate
from emdeg.cli.show import readable

TREE = "base\n│  └─ elbow (revolute q2) → forearm  [camera, camera_optical_frame, tool]"


def test_long_lines_go_on_below_a_little_further_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(screen, "width", lambda: 40)
    screen.say(TREE)
    screen.say("  M11 = " + " + ".join(f"I{k}*c{k}" for k in range(20)))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 40
    assert [line[:6] for line in lines[1:4]] == ["│  └─ ", "│     ", "│     "]
    assert "".join("".join(lines).replace("│", "").split()).endswith("+I19*c19")
    assert lines[-1].startswith("      I") or lines[-1].startswith("      +")


def test_what_is_piped_is_not_broken(capsys: pytest.CaptureFixture[str]) -> None:
    screen.say(TREE + " x" * 50_000)
    assert capsys.readouterr().out == TREE + " x" * 50_000 + "\n"


def test_columns_that_do_not_fit_go_on_in_a_second_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """No digit is lost: every cell is whole on some line, beside the name of its row."""
    headings = ["method", *(f"n{k}" for k in range(9))]
    rows = [["newton_euler", *(str(10**6 + 97 * k) for k in range(9))] for _ in range(2)]
    whole = screen.columns(headings, rows)
    assert whole.count("\n") == 2
    monkeypatch.setattr(screen, "width", lambda: 40)
    text = screen.columns(headings, rows, title="counts")
    lines = text.splitlines()
    assert max(map(len, lines)) <= 40
    for cell in (*headings, *rows[0]):
        assert cell in text.split()
    assert sum(line.startswith("newton_euler") for line in lines) == 2 * text.count("method")


def test_accents_take_no_room() -> None:
    lines = screen.columns((), [["q̇", "1"], ["qd", "2"]]).splitlines()
    assert [screen.seen(line) for line in lines] == [5, 5]


@pytest.mark.parametrize(
    "arguments",
    [
        ["robots"],
        ["outputs"],
        ["show", "panda"],
        ["show", "puma560_general"],
        ["check", "panda"],
        ["count", "puma560", "-O", "none", "--elements"],
        ["compare", "panda", "--methods", "lagrange_euler,kane", "-O", "none"],
        ["linearise", "panda"],
        ["simulate", "panda", "--time", "0.1"],
        ["explain", "M11", "two_link"],
    ],
    ids=lambda a: " ".join(a[:2]),
)
def test_what_a_command_prints_fits_eighty_columns(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (screen, robots, simulate):
        monkeypatch.setattr(module, "width", lambda: 80)
    assert run(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if screen.seen(line) > 80] == []
    assert "…" not in "".join(lines) or arguments[0] == "show"  # frames of a link, counted


def test_a_robot_of_the_library_takes_two_lines_at_most(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (screen, robots):
        monkeypatch.setattr(module, "width", lambda: 80)
    assert run(["robots"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    follow = [line.startswith("  ") for line in lines]
    assert not any(a and b for a, b in pairwise(follow))


def test_long_fractions_are_rounded_to_be_read() -> None:
    assert readable("1/3, -4794235041/29266850000") == "1/3, ≈-0.163811"
