"""The site builds without a warning, and its reference has every public name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import emdeg

ROOT = Path(__file__).parents[2]


def test_the_site_builds_strictly(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)],
        cwd=ROOT, env=dict(os.environ, NO_MKDOCS_2_WARNING="1"), capture_output=True, text=True,
        check=False, timeout=200,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "quickstart" / "index.html").exists()
    assert "emdeg" in (tmp_path / "api" / "index.html").read_text(encoding="utf-8")


def test_the_reference_has_every_public_name() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for name in emdeg.__all__:
        in_the_page = f"::: emdeg.{name}\n" in text or f".{name}\n" in text
        assert in_the_page or name in ("__version__", "EmdegError"), name
