"""docs/papers: nothing that a paper numbers is left out of its page (R71)."""

from __future__ import annotations

import re
from pathlib import Path

PAPERS = Path(__file__).parents[2] / "docs" / "papers"


def page(name: str) -> str:
    """The text of a page without its headings, whose ranges would name everything."""
    lines = (PAPERS / f"{name}.md").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("## "))


def test_kanes_equations_are_all_there() -> None:
    """(1) to (138), each on its own; Z, X and W of the appendices by their definitions."""
    text = page("kane")
    numbers = {int(n) for n in re.findall(r"\((\d+)\)", text)}
    for first, last in re.findall(r"\((\d+) to (\d+)\)", text):
        numbers |= set(range(int(first), int(last) + 1))
    assert numbers >= set(range(1, 139)), sorted(set(range(1, 139)) - numbers)
    for letter, last in (("Z", 196), ("W", 31)):
        defined = [int(n) for n in re.findall(rf"^{letter}(\d+) = [^…]", text, re.MULTILINE)]
        assert defined == list(range(1, last + 1))


def test_armstrongs_tables_are_all_there() -> None:
    """1 to 7 and A1 to A7, each named; all of a, b, c and gravity, printed or rebuilt."""
    text = (PAPERS / "armstrong.md").read_text(encoding="utf-8")
    ranges = re.findall(r"[Tt]ables? ((?:A?\d+(?:, | to | and )?)+)", text)
    named = set(re.findall(r"A?\d+", " ".join(ranges)))
    assert named >= {*map(str, (1, 2, 3, 4, 7)), "5", "6", *(f"A{k}" for k in range(1, 8))}
    defined = re.findall(r"^(a|b|c|grav)\d+ = (?!eval)", text, re.MULTILINE)
    assert {letter: defined.count(letter) for letter in set(defined)} == {
        "a": 21, "b": 66, "c": 19, "grav": 4,
    }  # fmt: skip
