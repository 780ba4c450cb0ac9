"""docs/extending.md does what it says: each section is followed in a copy of the sources.

Blocks are titled with the file that they write, `diff` blocks with the file that gets the lines
marked `+`, each after the line above it; the block "check" is then run in a new process.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
_spec = importlib.util.spec_from_file_location("emdeg_doc_blocks", HERE / "blocks.py")
assert _spec is not None
assert _spec.loader is not None
blocks = importlib.util.module_from_spec(_spec)
sys.modules[_spec.name] = blocks
_spec.loader.exec_module(blocks)

PAGE = ROOT / "docs" / "extending.md"


def sections() -> dict[str, list[blocks.Block]]:  # type: ignore[name-defined]
    """Heading → its blocks, of the sections that have a check."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    headings = [(k, line[3:]) for k, line in enumerate(lines, 1) if line.startswith("## ")]
    found: dict[str, list[blocks.Block]] = {name: [] for _, name in headings}  # type: ignore[name-defined]
    for block in blocks.blocks(PAGE):
        found[[name for line, name in headings if line < block.line][-1]].append(block)
    return {name: own for name, own in found.items() if any(b.title == "check" for b in own)}


def test_the_page_shows_every_kind_of_extension() -> None:
    kinds = {
        "A method",
        "A joint kind",
        "A backend",
        "A loader",
        "A quantity",
        "A command",
        "A pass",
    }
    assert kinds <= set(sections())


@pytest.mark.parametrize("section", sections())
def test_the_page_is_followed(section: str, tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "assets")
    )
    for block in sections()[section]:
        target = tmp_path / block.title
        if block.title == "check":
            done = subprocess.run(
                [sys.executable, "-c", block.text],
                cwd=tmp_path,
                env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
                capture_output=True,
                text=True,
                check=False,
                timeout=200,
            )
            assert done.returncode == 0, done.stderr
        elif block.language == "diff":
            target.write_text(patched(target.read_text(encoding="utf-8"), block.text), "utf-8")
        else:
            assert not target.exists(), f"{block.title} is there already"
            target.write_text(block.text, encoding="utf-8")


def patched(text: str, change: str) -> str:
    """The text with each run of `+` lines after the line above it."""
    for above, added in re.findall(r"^ (.*)\n((?:\+.*\n)+)", change, re.MULTILINE):
        assert text.count(above + "\n") == 1, f"{above!r} is not there once"
        new = "".join(line[1:] + "\n" for line in added.splitlines())
        text = text.replace(above + "\n", above + "\n" + new)
    return text
