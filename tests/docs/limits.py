"""The table in docs/limits.md from emdeg/limits.py: `python tests/docs/limits.py` writes it."""

from __future__ import annotations

import re
from pathlib import Path

from emdeg.limits import LIMITS

PAGE = Path(__file__).parents[2] / "docs" / "limits.md"
_TABLE = re.compile(r"(<!-- limits: .*? -->\n).*?(<!-- end of limits -->)", re.DOTALL)


def page() -> str:
    """The page with the table as it should be."""
    rows = "".join(f"| {limit.what} | {limit.most} {limit.unit} |\n" for limit in LIMITS)
    table = f"| what | at most |\n|---|---|\n{rows}"
    text, times = _TABLE.subn(rf"\g<1>{table}\g<2>", PAGE.read_text(encoding="utf-8"))
    assert times == 1, "the page has one place for the table"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
