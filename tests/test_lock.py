"""The development lock is what is installed, what is needed, and under known licences."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_lock_is_in_order(audit: ModuleType) -> None:
    """Every version installed is the pinned one, everything is needed, every licence known."""
    if Path(sys.prefix).name != ".venv":
        pytest.skip("not in the environment that `make` builds from the lock")
    assert audit.problems() == []


def test_lines_that_pin_nothing_are_seen(audit: ModuleType) -> None:
    found, wrong = audit.pins("# lock\na==1.0\nb>=2\nA==1.0\nc @ https://example.org/c.whl\n")
    assert found == {"a": "1.0"}
    assert [line.split()[1] for line in wrong] == ["3", "4", "5"]


def test_other_versions_and_strangers_are_seen(audit: ModuleType) -> None:
    locked, here = {"a": "1", "b": "2"}, {"a": "2", "c": "3", "pip": "9"}
    found = list(audit.differences(locked, here))
    assert found == ["a is 2, the lock says 1", "b 2 is in the lock and not installed"]
    assert audit.strangers(locked, here) == ["c 3 is not in the lock"]


def test_what_nothing_needs_is_seen(audit: ModuleType) -> None:
    requires = {"a": ["b>=1", "c; extra == 'more'", "d; python_version < '3'"], "b": ["a"]}
    assert audit.needed(["a"], requires) == {"a", "b"}
    assert audit.needed(["a[more]"], requires) == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("told", "known"),
    [("MIT", True), ("Apache-2.0 WITH LLVM-exception", True), ("UNKNOWN", False),
     ("Proprietary", False), ("", False)],
)  # fmt: skip
def test_licences_that_nobody_knows_are_seen(audit: ModuleType, told: str, known: bool) -> None:
    class About(dict):
        def get_all(self, name: str, default: list[str]) -> list[str]:
            return default

    package = SimpleNamespace(metadata=About({"License-Expression": told, "Name": "p"}))
    assert bool(audit.licence(package)) == known
