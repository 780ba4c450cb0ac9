"""The HTML report: one self-contained page about a robot's dynamics, see page.py."""

from __future__ import annotations

from emdeg.report.page import Options, page, write

__all__ = ["Options", "page", "write"]
