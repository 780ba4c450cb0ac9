"""The page of limits has the table of limits."""

from __future__ import annotations

from tests.docs.limits import PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python tests/docs/limits.py"
