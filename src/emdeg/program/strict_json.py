"""JSON from strangers as plain data, every trap of the format refused by a message that names it.

No key twice, no NaN, nothing nested deeper than programs are, and no text that no file could hold
again: JSON can write half a character (a lone surrogate, "\\ud800"), UTF-8 cannot.
"""

from __future__ import annotations

import json
from typing import Any

from emdeg.errors import EmdegError
from emdeg.files import is_writable
from emdeg.limits import PROGRAM_NESTING


def parsed(text: str | bytes, error: type[EmdegError]) -> Any:
    """The data of a JSON text; `error` is what is raised where it is none."""
    if not isinstance(text, str | bytes | bytearray):
        raise error("not JSON", found=type(text).__name__, expected="text")
    try:
        data = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_duplicates)
    except json.JSONDecodeError as problem:
        raise error(
            f"not JSON: {problem.msg}", element=f"line {problem.lineno} column {problem.colno}"
        ) from None
    except RecursionError:
        hint = PROGRAM_NESTING.hint
        raise error(PROGRAM_NESTING.message, expected=_depth(), hint=hint) from None
    except (UnicodeDecodeError, ValueError) as problem:
        raise error(f"not JSON: {problem}") from None
    _check(data, error)
    return data


def _depth() -> str:
    return f"at most {PROGRAM_NESTING.most} {PROGRAM_NESTING.unit}"


def _check(data: Any, error: type[EmdegError]) -> None:
    """Depth and texts, level by level."""
    level, depth = [data], 0
    while level:
        below: list[Any] = []
        for item in level:
            if isinstance(item, str):
                if not is_writable(item):
                    hint = "write the character in full, or leave it out"
                    message = "a text with half a character cannot be written"
                    raise error(message, found=ascii(item), hint=hint)
            elif isinstance(item, list):
                below += item
            elif isinstance(item, dict):
                below += item
                below += item.values()
        PROGRAM_NESTING.check(depth, error)
        level, depth = below, depth + 1


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a number in JSON")


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} appears twice")
        found[key] = value
    return found
