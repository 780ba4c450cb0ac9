"""Nested data as TOML text: what Python's tomllib reads and does not write."""

from __future__ import annotations

import json
from typing import Any

from emdeg.robot.cells.cells import DECIMAL


class Decimal(str):
    """A number that is written as it stands, without quotes."""


def cell(text: str) -> str:
    """A cell: plain decimals stand without quotes, expressions in quotes."""
    plain = DECIMAL.match(text) and not text.lstrip("-").startswith((".", "0.0e"))
    return Decimal(text) if plain and not text.endswith(".") else text


def to_toml(data: dict[str, Any]) -> str:
    """Top-level keys, then tables, then arrays of tables."""
    lines = [f"{key} = {value_text(v)}" for key, v in data.items() if not _is_table(v)]
    for key, value in data.items():
        if isinstance(value, dict):
            lines += ["", f"[{key}]", *_entries(value)]
        elif _is_table(value):
            for item in value:
                lines += ["", f"[[{key}]]", *_entries(item)]
    return "\n".join(lines) + "\n"


def _entries(table: dict[str, Any]) -> list[str]:
    return [f"{key} = {value_text(value)}" for key, value in table.items()]


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )


def value_text(value: Any) -> str:
    """One value, on one line."""
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        quoted = json.dumps(value, ensure_ascii=False)
        return "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in quoted)
    if isinstance(value, dict):
        inner = ", ".join(_entries(value))
        return f"{{ {inner} }}" if inner else "{}"
    return "[" + ", ".join(value_text(v) for v in value) + "]"
