"""Names that `src/` defines and never uses: `python tools/unused.py [folder ...]`.

A function, class or method counts as used when its name stands anywhere in `src/` outside its own
definition: as a name, an attribute, or at the public door. Re-exports in `__all__` do not count.
What is decorated (other than as a property or a static method) is used by its decorator. The list
is for a reader to judge: what only users call is no mistake.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1] / "src" / "emdeg"
PLAIN = {"property", "cached_property", "staticmethod", "classmethod", "cache", "lru_cache",
         "dataclass", "overload", "contextmanager"}  # fmt: skip
Definition = ast.FunctionDef | ast.ClassDef


def definitions(tree: ast.Module) -> Iterator[tuple[str, Definition]]:
    """Top-level functions and classes, and the methods of classes."""
    for node in tree.body:
        if isinstance(node, Definition):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and not part.name.startswith("__"):
                    yield f"{node.name}.{part.name}", part


def decorated(node: Definition) -> bool:
    """Is it handed to a decorator that may use it?"""
    names = {ast.unparse(d).split("(")[0].split(".")[-1] for d in node.decorator_list}
    return bool(names - PLAIN)


def uses(tree: ast.AST) -> Counter[str]:
    """How often each name is used below a node."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found[node.id] += 1
        elif isinstance(node, ast.Attribute):
            found[node.attr] += 1
        elif isinstance(node, ast.alias) and node.asname:
            found[node.name] += 1
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found[node.value.rsplit(".", 1)[-1]] += node.value.isidentifier()
    return found


def listed(tree: ast.Module) -> Counter[str]:
    """What stands in `__all__`."""
    return sum(
        (uses(n.value) for n in tree.body if isinstance(n, ast.Assign) and "__all__" in uses(n)),
        Counter(),
    )


def unused(folders: list[str]) -> Iterator[str]:
    """path:line name, in order."""
    trees = {path: ast.parse(path.read_text()) for path in sorted(ROOT.rglob("*.py"))}
    everywhere: Counter[str] = sum((uses(t) - listed(t) for t in trees.values()), Counter())
    everywhere += uses(ast.parse((ROOT / "__init__.pyi").read_text()))  # the door
    for path, tree in trees.items():
        place = path.relative_to(ROOT).as_posix()
        if folders and not any(place.startswith(folder) for folder in folders):
            continue
        for name, node in definitions(tree):
            own = uses(node)[node.name]
            if not decorated(node) and everywhere[node.name] <= own:
                yield f"{place}:{node.lineno} {name}"


if __name__ == "__main__":
    print("\n".join(unused(sys.argv[1:])))
