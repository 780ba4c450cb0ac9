"""Programs as JSON, both ways, and the digest that a certificate names.

The fields are those of data.py, and "origin": {"robot": TOML} where a file says what the program
was derived from. The digest is the SHA-256 of the canonical form (sorted keys, no spaces) without
the certificate and the origin; what that says is proved again by whoever relies on it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, TypeVar

from emdeg.errors import ProgramError
from emdeg.exact.table import collector_paused
from emdeg.program.code import Code
from emdeg.program.data import from_data, mapping, to_data
from emdeg.program.data import text as text_of
from emdeg.program.strict_json import parsed

_C = TypeVar("_C", bound=Code)


@dataclass(frozen=True)
class Origin:
    """What a program was derived from, so that it can be derived again."""

    robot: str | None = None  # as TOML


def dumps(program: Code, origin: Origin | None = None) -> str:
    """The program as JSON text, one value a line, with its certificate and its origin."""
    data = to_data(program)
    values = ",\n".join("  " + _compact(value) for value in data.pop("values"))
    certificate = data.pop("certificate", None)
    head = json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False)
    text = head[:-2] + f',\n "values": [\n{values}\n ]'
    for key, part in (("certificate", certificate), ("origin", origin and vars(origin))):
        if part is not None:
            told = json.dumps(part, indent=1, ensure_ascii=False, allow_nan=False)
            text += f',\n "{key}": ' + told.replace("\n", "\n ")
    return text + "\n}\n"


def _compact(data: Any) -> str:
    return json.dumps(
        data, sort_keys=True, ensure_ascii=False, allow_nan=False, separators=(",", ":")
    )


def digest(program: Code) -> str:
    """SHA-256 of the canonical JSON without the certificate, in hexadecimal."""
    with collector_paused():
        text = _compact(to_data(program, certificate=False))
    return hashlib.sha256(text.encode()).hexdigest()


# -- reading ----------------------------------------------------------------------


def loads(text: str | bytes, kind: type[_C]) -> _C:
    """A program of this class from JSON text; an error says what is wrong and where."""
    return from_data(parsed(text, ProgramError), kind)


def origin_of(text: str | bytes) -> Origin:
    """What the file of a program says about where it comes from."""
    data = parsed(text, ProgramError)
    found = data.get("origin") if isinstance(data, dict) else None
    if found is None:
        return Origin()
    fields = mapping(found, "origin")
    for key in fields.keys() - vars(Origin()).keys():
        raise ProgramError("is not a field of an origin", element=f"origin.{key}")
    robot = fields.get("robot")
    return Origin(None if robot is None else text_of(robot, "origin.robot"))
