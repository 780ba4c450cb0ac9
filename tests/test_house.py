"""The house itself: what may import what, read from the source of every module.

Imports inside functions count; what stands under `if TYPE_CHECKING:` does not. The rooms of `ROOMS`
import nothing of ours inside a function. (`emdeg` itself and `emdeg.cli.app` import modules by the
names in their tables, so that both start fast.)
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src"
ROOMS = (
    "emdeg.backends",
    "emdeg.candidates",
    "emdeg.cli",
    "emdeg.conform",
    "emdeg.exact",
    "emdeg.explicit",
    "emdeg.identify",
    "emdeg.mechanics",
    "emdeg.program",
    "emdeg.records",
    "emdeg.report",
    "emdeg.robot",
    "emdeg.rounding",
    "emdeg.run",
    "emdeg.shorten",
    "emdeg.sweep",
)


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted((ROOT / "emdeg").rglob("*.py"))}
IN_C = {path.name: path for path in sorted((ROOT / "emdeg").rglob("*.[ch]"))}


def imports(path: Path) -> Iterator[tuple[str, int, bool]]:
    """(module, line, whether it stands inside a function) of every import of emdeg."""

    def visit(node: ast.AST, inside: bool) -> Iterator[tuple[str, int, bool]]:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("emdeg"):
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in MODULES else str(node.module), node.lineno, inside
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "emdeg":
                    yield alias.name, node.lineno, inside
        inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for child in ast.iter_child_nodes(node):
            yield from visit(child, inside)

    yield from visit(ast.parse(path.read_text(encoding="utf-8")), False)


GRAPH = {
    name: {target for target, _, _ in imports(path)} & MODULES.keys() - {name}
    for name, path in MODULES.items()
}


def in_room(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """Some cycle of the graph, or nothing: leaves are taken away until none is left."""
    left = {name: set(targets) for name, targets in graph.items()}
    while leaves := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in leaves:
            del left[name]
    if not left:
        return []
    path = [min(left)]
    while path[-1] not in path[:-1]:
        path.append(min(left[path[-1]] & left.keys()))
    return path[path.index(path[-1]) :]


def test_no_import_cycle() -> None:
    assert cycle_in(GRAPH) == []


def test_no_file_is_longer_than_400_lines() -> None:
    assert {"turns.c", "walk.h"} <= IN_C.keys()
    files = MODULES | IN_C
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in files.items()}
    assert {name: lines for name, lines in lengths.items() if lines > 400} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_of_ours_is_imported_inside_a_function(room: str) -> None:
    found = [
        f"{name}:{line} imports {target}"
        for name, path in MODULES.items()
        if in_room(name, room)
        for target, line, inside in imports(path)
        if inside
    ]
    assert found == []


def test_cycles_are_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["b", "c", "b"]
    assert cycle_in({"a": {"b"}, "b": set()}) == []


def test_the_table_of_who_may_import_whom_is_that_of_the_contracts() -> None:
    settings = tomllib.loads((ROOT.parent / "pyproject.toml").read_text("utf-8"))
    floors = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    page = (ROOT.parent / "CONTRIBUTING.md").read_text("utf-8")
    table = page.partition("## Who may import whom")[2].partition("\n## ")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("|")]
    assert [set(row.split(", ")) for row in rows[2:]] == [set(f.split(" : ")) for f in floors]


def test_no_contract_has_an_exception() -> None:
    assert "ignore_imports" not in (ROOT.parent / "pyproject.toml").read_text("utf-8")
