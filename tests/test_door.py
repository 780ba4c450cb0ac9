"""The door: what is exported is there, and nothing in the documentation needs another entrance."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import emdeg

ROOT = Path(__file__).parents[1]
#: rooms of the door itself
PUBLIC = {"emdeg", "emdeg.exact", "emdeg.errors"}
#: blocks that add to the house itself, and their checks
HOUSE = re.compile(r'^```\w+ title="(?:src/|check").*?^```', re.MULTILINE | re.DOTALL)
IMPORT = re.compile(r"(?:from|import)\s+(emdeg(?:\.\w+)*)")


@pytest.mark.parametrize("name", emdeg.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(emdeg, name) is not None
    assert name in dir(emdeg)


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        _ = emdeg.nonsense  # type: ignore[attr-defined]
    assert len(emdeg.__all__) == len(set(emdeg.__all__))


def test_names_come_in_any_order_and_modules_do_not_hide_them() -> None:
    """A module that is imported first does not take the place of a public name."""
    code = "import emdeg.verbs, emdeg; from emdeg import *; verify, compile, exact.cos, laws.pd"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_room_does_not_take_the_place_of_the_verb_of_its_name() -> None:
    rooms = {path.name for path in (ROOT / "src" / "emdeg").iterdir() if path.is_dir()}
    verbs = rooms & set(emdeg.__all__) - {"exact"}  # a room that is public as it is
    assert verbs == set(emdeg._VERBS)
    code = "import emdeg.sweep.tree, emdeg.conform.numbers, emdeg; emdeg.sweep.__call__; "
    code += "emdeg.conform.__call__; from emdeg.sweep import tree; tree.Forest"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_the_door_imports_nothing_else() -> None:
    code = "import sys, emdeg; print(*sorted(m for m in sys.modules if m.startswith('emdeg.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def sources() -> dict[str, str]:
    """What users read and copy, as text; files that are added to the house itself are left out."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = {
        str(page.relative_to(ROOT)): HOUSE.sub("", page.read_text(encoding="utf-8"))
        for page in pages
    }
    for path in sorted((ROOT / "examples").iterdir()):
        text = path.read_text(encoding="utf-8") if path.suffix in (".py", ".ipynb") else ""
        if path.suffix == ".ipynb":
            cells = json.loads(text)["cells"]
            text = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "code")
        found[str(path.relative_to(ROOT))] = text
    return found


@pytest.mark.parametrize(("name", "text"), sources().items(), ids=sources())
def test_no_deep_imports(name: str, text: str) -> None:
    deep = set(IMPORT.findall(text)) - PUBLIC
    assert not deep, f"{name} imports {deep}"
