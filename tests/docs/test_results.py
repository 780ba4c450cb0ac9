"""README.md quotes the results of the benchmarks as they are."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def quotes() -> ModuleType:
    spec = importlib.util.spec_from_file_location("readme", ROOT / "benchmarks" / "readme.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_quoted_table_is_what_was_measured(quotes: ModuleType) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert quotes.filled(text) == text, "run `python benchmarks/readme.py`"


@pytest.mark.parametrize("name", ["puma", "operations", "speed", "explicit", "simulation"])
def test_another_result_is_another_table(
    name: str, quotes: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables do come from the files: with other numbers there, others are quoted."""
    before = quotes.TABLES[name]()
    for file in quotes.RESULTS.glob("*.md"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        (tmp_path / file.name).write_text("".join(map(otherwise, lines)), encoding="utf-8")
    monkeypatch.setattr(quotes, "RESULTS", tmp_path)
    assert quotes.TABLES[name]() != before


def otherwise(line: str) -> str:
    """A row of a table with other numbers; its names stay."""
    if not line.startswith("| ") or "-O1" in line:
        return line
    cells = line.split("|")
    numbers = [re.sub(r"[1-8]", lambda d: str(int(d[0]) + 1), cell) for cell in cells[3:]]
    return "|".join([*cells[:3], *numbers])
