"""Every code block of the documentation and the README runs, and prints what the page says."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
_spec = importlib.util.spec_from_file_location("emdeg_doc_blocks", HERE / "blocks.py")
assert _spec is not None
assert _spec.loader is not None
blocks = importlib.util.module_from_spec(_spec)
sys.modules[_spec.name] = blocks
_spec.loader.exec_module(blocks)


@pytest.mark.parametrize("page", blocks.pages(), ids=lambda p: p.stem)
def test_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "Agg")
    count = blocks.run_page(page)
    fenced = len(list(blocks.blocks(page)))
    assert count <= fenced


def test_python_is_always_fenced_as_python() -> None:
    """A block that would escape the test because its fence has no language."""
    for page in blocks.pages():
        text = page.read_text(encoding="utf-8")
        fences = re.findall(r"^```(.*)$", text, re.MULTILINE)
        assert all(fence.strip() for fence in fences[::2]), f"{page.name}: a fence says no language"


def test_every_page_is_in_the_navigation() -> None:
    text = (blocks.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (blocks.ROOT / "docs").rglob("*.md"):
        assert str(page.relative_to(blocks.ROOT / "docs")) in text, f"{page.name} is not in nav"
