"""Text on a terminal: no line is longer than it is wide, nothing is lost; elsewhere as it is."""

from __future__ import annotations

import pytest

from emdeg.cli import screen

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
