"""docs/requirements.md: all of R1–R72, and every test that it names is there and names it back."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

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
