"""The page of quantities is the table."""

from __future__ import annotations

from tests.docs.quantities import PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python tests/docs/quantities.py"
