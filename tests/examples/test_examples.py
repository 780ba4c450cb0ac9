"""Every example runs; their own assertions are the test. Each draws a picture."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "examples").glob("[0-9]*.py"))
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


@pytest.mark.oracle
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda p: p.stem)
def test_example(script: Path, tmp_path: Path) -> None:
    environment = dict(os.environ, MPLBACKEND="Agg")
    done = subprocess.run(
        [sys.executable, str(script)], cwd=tmp_path, env=environment, capture_output=True,
        text=True, check=False, timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip(), "an example says what it found"
    assert_drawn(script, tmp_path)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda p: p.stem)
def test_notebook(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Valid (nbformat 4) and every code cell runs, in order."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "Agg")
    data = json.loads(notebook.read_text(encoding="utf-8"))
    assert data["nbformat"] == 4
    namespace: dict[str, object] = {"__name__": "notebook"}
    for number, cell in enumerate(data["cells"]):
        assert cell["cell_type"] in ("markdown", "code")
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "notebooks are kept without outputs"
            source = "".join(cell["source"])
            exec(compile(source, f"{notebook.name}[{number}]", "exec"), namespace)
    assert_drawn(notebook, tmp_path)


def assert_drawn(example: Path, folder: Path) -> None:
    """out/NN_name.png, or several whose names begin so."""
    pictures = list((folder / "out").glob(f"{example.stem}*.png"))
    assert pictures, f"{example.name} draws no out/{example.stem}.png"
    for picture in pictures:
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_gallery_lists_every_example() -> None:
    text = (ROOT / "docs" / "gallery.md").read_text(encoding="utf-8")
    for path in (*SCRIPTS, *NOTEBOOKS):
        assert f"`examples/{path.name}`" in text, f"docs/gallery.md does not list {path.name}"
