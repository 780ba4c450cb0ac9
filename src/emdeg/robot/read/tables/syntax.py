"""How a description is written in TOML, YAML and CSV: for messages that say what to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["toml", "yaml", "csv"]


def assignment(kind: Kind, key: str, *values: str) -> str:
    """A key with its text, or with one of several texts: convention = "standard" or "modified"."""
    if kind == "csv":
        return f"the line `# {key} = {' or '.join(values)}` above the header"
    if kind == "yaml":
        return f"{key}: {' or '.join(values)}"
    return f"{key} = " + " or ".join(f'"{value}"' for value in values)


def listing(kind: Kind, key: str, values: Sequence[str]) -> str:
    """A key with a list of numbers: gravity = [0, 0, 0]."""
    if kind == "csv":
        return f"the line `# {key} = {' '.join(values)}` above the header"
    return f"{key}{':' if kind == 'yaml' else ' ='} [{', '.join(values)}]"


def entries(kind: Kind, key: str) -> str:
    """One of several tables: [[link]]."""
    if kind == "csv":
        return "a row"
    return f"an entry of `{key}:` that begins with `- `" if kind == "yaml" else f"[[{key}]]"


def inline(kind: Kind, text: str) -> str:
    """An inline table, given as TOML writes it: { a = 1 }."""
    return text.replace(" =", ":") if kind == "yaml" else text


def stranger(text: str, kind: Kind) -> str | None:
    """What to do with a text that is of another kind than its name says."""
    start = text.lstrip()[:1]
    if start == "<":
        return "this looks like XML: name it .urdf, or .xml for MJCF"
    if start == "{" and kind != "yaml":
        return "this looks like JSON: write a DH table in TOML, YAML or CSV"
    return None
