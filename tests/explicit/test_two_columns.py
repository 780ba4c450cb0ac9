"""LaTeX that compiles in a two-column paper without an overfull box, by a real pdflatex."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import run

HEAD = r"\documentclass[twocolumn]{article}\usepackage{amsmath}\begin{document}"
COMMANDS = {
    "explicit": ["explicit", "puma560", "--latex"],
    "hierarchical": ["explicit", "puma560_emdeg", "--form", "hierarchical", "--latex"],
    "parts": ["derive", "stanford3", "--parts", "M,b,c,g,jacobian:link3,energies,state", "--latex"],
    "steps": ["derive", "stanford3", "--method", "lagrange_euler", "--steps", "--latex"],
    "vectors": ["derive", "puma560", "--steps", "--latex"],
    "kane": ["derive", "stanford3", "--method", "kane", "--steps", "--latex"],
    "loops": ["derive", "five_bar", "--method", "maggi", "--latex"],
    "names": ["explicit", "two_link", "--latex", "--coordinates", "theta1,beta_2"],
}
pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no pdflatex on this machine"),
]


def overfull(body: str, folder: Path) -> list[str]:
    """Boxes that stick out of their column, which is 200 pt wide here, in points."""
    (folder / "paper.tex").write_text(body, encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex"]
    made = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    log = (folder / "paper.log").read_text(encoding="latin-1")
    assert made.returncode == 0, re.findall(r"^!.*", log, re.MULTILINE)
    assert "Output written" in log
    return re.findall(r"Overfull \\hbox \(([\d.]+)pt", log)


@pytest.mark.parametrize("kind", COMMANDS)
def test_what_commands_write_fits_a_column(kind: str, tmp_path: Path) -> None:
    assert run([*COMMANDS[kind], "-o", str(tmp_path / "body.tex")]) == 0
    body = (tmp_path / "body.tex").read_text(encoding="utf-8")
    assert not overfull(f"{HEAD}\n{body}\n\\end{{document}}\n", tmp_path)


def test_programs_fit_a_column(tmp_path: Path) -> None:
    program = emdeg.compile(emdeg.load("ur5"), "gravity", optimise=None, certify=False)
    (text,) = program.emit("latex").values()
    two = text.replace(r"\documentclass{article}", r"\documentclass[twocolumn]{article}")
    assert not overfull(two, tmp_path)


def test_the_check_can_fail(tmp_path: Path) -> None:
    long = " + ".join(f"a_{{{k}}}" for k in range(60))
    assert overfull(rf"{HEAD}\begin{{align*}} x &= {long} \end{{align*}}\end{{document}}", tmp_path)
