"""The public door of exact: what `__all__` says, and nothing heavy behind it."""

from __future__ import annotations

import subprocess
import sys

import emdeg.exact


def test_all_is_what_is_exported() -> None:
    names = emdeg.exact.__all__
    assert len(names) == len(set(names))
    assert all(hasattr(emdeg.exact, name) for name in names)
    public = {
        name
        for name, value in vars(emdeg.exact).items()
        if not name.startswith("_") and type(value).__name__ != "module"
    }
    assert public == set(names)


def test_heavy_libraries_are_imported_when_they_are_needed() -> None:
    """Importing exact's modules must load neither SymPy nor python-flint nor numpy."""
    program = (
        "import sys, types, pathlib\n"
        "root = pathlib.Path(sys.argv[1])\n"
        "package = types.ModuleType('emdeg'); package.__path__ = [str(root)]\n"
        "sys.modules['emdeg'] = package\n"
        "import emdeg.exact\n"
        "print([m for m in ('flint', 'sympy', 'numpy') if m in sys.modules])\n"
    )
    root = emdeg.exact.__path__[0].removesuffix("/exact")
    found = subprocess.run(
        [sys.executable, "-c", program, root], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"
