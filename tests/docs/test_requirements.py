"""docs/requirements.md: all of R1–R72, and every test that it names is there and names it back."""

from __future__ import annotations

import ast
import builtins
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from emdeg.mechanics.derivation import METHODS

_path = Path(__file__).with_name("requirements.py")
_spec = importlib.util.spec_from_file_location("emdeg_requirements", _path)
assert _spec is not None
assert _spec.loader is not None
requirements = importlib.util.module_from_spec(_spec)
sys.modules[_spec.name] = requirements
_spec.loader.exec_module(requirements)

ROWS = re.findall(
    r"^\| R(\d+) \|[^|]*\| (.*?) \|", requirements.PAGE.read_text(encoding="utf-8"), re.MULTILINE
)


def test_all_requirements_are_listed() -> None:
    assert [int(n) for n, _ in ROWS] == list(range(1, 73))


def test_named_tests_exist_and_name_the_requirement() -> None:
    found = requirements.tests()
    for number, cell in ROWS:
        for name in re.findall(r"`([^`]+)`", cell):
            assert name in found[int(number)], (
                f"R{number}: {name} is gone; run python tests/docs/requirements.py"
            )


def test_ranges_and_single_numbers() -> None:
    assert requirements.numbers("R7, R61–R63 and digest R12") == {7, 12, 61, 62, 63}
    assert requirements.numbers("RRR, R100, 2R3") == set()


def test_every_requirement_can_be_pasted() -> None:
    """A command or some lines of Python for each; tests/docs/test_pages.py runs them."""
    assert list(requirements.SHOWN) == list(range(1, 73))
    page = requirements.PAGE.read_text(encoding="utf-8")
    for number, text in requirements.SHOWN.items():
        assert f"\n{text}\n```" in page, f"R{number}: run python tests/docs/requirements.py"


STATEMENTS = 4  # of one block; a longer story belongs in a guide


def test_every_block_stands_alone() -> None:
    """Pasted after `import emdeg`, with public names only, and short."""
    for number, text in requirements.SHOWN.items():
        if text.startswith("$"):
            continue
        tree = ast.parse(text)
        assert len(tree.body) <= STATEMENTS, f"R{number}"
        assert not [n for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom)]
        names = [n for n in ast.walk(tree) if isinstance(n, ast.Name)]
        made = {n.id for n in names if isinstance(n.ctx, ast.Store)}
        made |= {a.arg for n in ast.walk(tree) if isinstance(n, ast.Lambda) for a in n.args.args}
        used = {n.id for n in names if isinstance(n.ctx, ast.Load)}
        assert used <= made | {"emdeg", *dir(builtins)}, f"R{number}: {used - made}"


# -- modules and their doors --------------------------------------------------------------

SOURCE = requirements.ROOT / "src"


def module(path: Path) -> str:
    """emdeg.explicit.model of src/emdeg/explicit/model.py."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.Module) -> Iterator[str]:
    """Modules of the house that a file imports, and names that may be modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_no_module_that_shows_a_requirement_is_without_a_door() -> None:
    """A module whose text names R7 or R50 is used by a public name or by a command."""
    files = {module(path): path for path in (SOURCE / "emdeg").rglob("*.py")}
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in files.items()}
    door = ast.parse((SOURCE / "emdeg" / "__init__.pyi").read_text(encoding="utf-8"))
    found = {name for name in imported(door) if name in files}
    found |= {name for name in files if name.startswith(("emdeg.cli.", "emdeg.report."))}
    found |= {f"emdeg.mechanics.methods.{entry.module}" for entry in METHODS.values()}
    waiting = list(found)
    while waiting:
        for name in imported(trees[waiting.pop()]):
            if name in files and name not in found:
                found.add(name)
                waiting.append(name)
    showing = {
        n for n, tree in trees.items() if requirements.numbers(ast.get_docstring(tree) or "")
    }
    assert len(showing) > 30
    assert showing <= found, sorted(showing - found)
