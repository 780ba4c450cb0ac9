"""What the names of columns say: which are whose, for a hint, and units, which must not be other.

Nothing is taken from a name in silence. Columns that are not named as `identify` expects them get a
sentence with the mapping that would name them; a unit in a name (`A1 [deg]`, `time_ms`) is compared
with the one that counts, and refused where they differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from emdeg.errors import LoadError
from emdeg.identify.read.mapping import ANGLES, EFFORTS, TIME_UNITS

#: parts of names, the first that fits says what a column is
_KINDS = (
    ("qdd", r"acc|qdd|ddq"),
    ("qd", r"vel|speed|rpm|(?<![a-z])(?:qd|dq)(?![a-z])"),
    ("tau", r"tau|torq|effort|moment|force|cur|amp|(?<![a-z])(?:i|trq|mom)(?![a-z])"),
    ("q", r"pos|angle|theta|(?<![a-z])q(?![a-z])|joint|axis|(?<![a-z])a(?![a-z])"),
)
_TIMES = re.compile(r"(?i)^(t|secs?|seconds|zeit)\b|(?<![a-z])time(?![a-z])|stamp")
_WANTED = re.compile(r"(?i)target|cmd|command|desired|des(?![a-z])|ref|goal|setpoint|ext")
_NUMBERED = re.compile(r"^(.*?)(\d+)(\D*)$")
_SAID = re.compile(r"[\[(]\s*([^\])]*?)\s*[\])]\s*$|_(deg|rad|ms|us|ns|mA|Nm|rpm)$")
_SPELT = {
    "°": "deg", "degree": "deg", "degrees": "deg", "grad": "deg", "µs": "us", "sec": "s",
    "seconds": "s", "Nm": "N m", "N·m": "N m", "N*m": "N m", "N.m": "N m", "Nmm": "N mm",
    "Ncm": "N cm", "radians": "rad",
}  # fmt: skip


def suggestion(columns: Iterable[str], joints: Sequence[str]) -> str | None:
    """A mapping that names the columns, where they look like those of so many joints."""
    names = list(columns)
    found: dict[str, str] = {}
    time = next((name for name in names if _TIMES.search(name)), None)
    if time is not None and time != "t":
        found["t"] = time
    for pattern in (*_by_name(names, joints), *_by_number(names, len(joints))):
        plain = re.sub(r"\{\w+\}", " ", pattern)
        role = next((role for role, said in _KINDS if re.search(said, plain, re.IGNORECASE)), None)
        if role and (role not in found or _worse(found[role], pattern)):
            found[role] = pattern
    if "q" not in found:
        return None
    order = [role for role in ("t", "q", "qd", "qdd", "tau") if role in found]
    return "[columns] " + ", ".join(f"{role} = '{found[role]}'" for role in order)


def _worse(kept: str, other: str) -> bool:
    """Is what is kept commanded, and the other one measured?"""
    return bool(_WANTED.search(kept)) and not _WANTED.search(other)


def _by_name(names: Sequence[str], joints: Sequence[str]) -> list[str]:
    """Patterns with {joint} that every joint has."""
    first = joints[0]
    patterns = [name.replace(first, "{joint}", 1) for name in names if first in name]
    return [p for p in patterns if all(p.replace("{joint}", joint) in names for joint in joints)]


def _by_number(names: Sequence[str], count: int) -> list[str]:
    """Patterns with {i} or {n} whose numbers are those of so many joints, no more."""
    families: dict[tuple[str, str], list[int]] = {}
    for name in names:
        match = _NUMBERED.match(name)
        if match:
            families.setdefault((match[1], match[3]), []).append(int(match[2]))
    found = []
    for (before, after), numbers in families.items():
        for first, place in ((0, "{i}"), (1, "{n}")):
            if sorted(numbers) == list(range(first, first + count)):
                found.append(before + place + after)
    return found


def check_unit(file: str, column: str, role: str, factor: float, said: bool) -> None:
    """Refuse a unit in a column's name that is not the one that counts; `said`: in the mapping."""
    match = _SAID.search(column)
    if match is None:
        return
    text = (match[1] or match[2] or "").strip()
    unit = _SPELT.get(text, text)
    known = TIME_UNITS if role == "t" else EFFORTS if role == "tau" else ANGLES
    size = known.get(re.sub(r"/s([2²]|\^2)?$|/s/s$", "", unit))
    if size is None and (said or unit not in (*TIME_UNITS, *EFFORTS, *ANGLES, "rpm", "counts")):
        return
    current = unit in ("A", "mA")
    if size is not None and abs(abs(factor) / size - 1) < 1e-9 and not (current and not said):
        return
    if size is not None and said and current:
        return
    raise LoadError(
        f"the column {column!r} says {text!r}, and it would be read in other units", file=file,
        hint=f"say them in a mapping: [units] {role} = "
        + (f"'{unit}'" if size is not None else "the factor to SI units"),
    )  # fmt: skip
