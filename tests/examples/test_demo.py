"""`make demo`: every stage works, and the torques by two derivations agree."""

from __future__ import annotations

import io
import runpy
from pathlib import Path

import pytest
from rich.console import Console

DEMO = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "demo.py"))


def test_the_demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    console = Console(record=True, width=120, file=io.StringIO())
    demo = DEMO["Demo"](console)
    demo.run()
    said = console.export_text()
    assert demo.failures == 0, said
    assert "proved equal" in said
    assert "Burdick 1986" in said
    assert "largest difference" in said
    assert DEMO["REPORT"].exists()
    assert DEMO["REPORT"].stat().st_size < 5_000_000
