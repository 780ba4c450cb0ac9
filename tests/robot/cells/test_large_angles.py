"""Angles that no float holds."""

from __future__ import annotations

import pytest

import emdeg

TEXT = """
[[link]]
name = "base"
[[link]]
name = "arm"
mass = 1
[[joint]]
name = "j"
type = "revolute"
parent = "base"
child = "arm"
"""


def test_angles_beyond_all_floats_are_refused() -> None:
    """Exact multiples of π are not: they are turned back by whole turns."""
    for cell in ('"2.2151e308"', '"1e308*pi + 0.1"', '"0.1 - 1e308*10*pi"'):
        text = TEXT + f"rpy = [{cell}, 0, 0]\n"
        with pytest.raises(emdeg.errors.LoadError, match="proportion"):
            emdeg.loads(text, "toml")
        text = TEXT + f"limits = {{ lower = 0, upper = {cell} }}\n"
        with pytest.raises(emdeg.errors.LoadError, match="proportion"):
            emdeg.loads(text, "toml")
