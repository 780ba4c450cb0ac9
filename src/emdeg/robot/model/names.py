"""Names of links, joints and frames: what may stand in one, and what was probably meant.

Names travel into reports, file names, and the comments and strings of generated code (which makes
identifiers of its own), so a name that could end a comment or break a line is refused at the
door, with the line where it stands.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from emdeg.errors import nearest
from emdeg.limits import NAME

_PUNCTUATION = frozenset("_-./: []()#+~|@'")


def objection(name: str) -> str | None:
    """Why this cannot be the name of a link, joint or frame; None when it can."""
    if not name.strip():
        return "the name is empty"
    if len(name) > NAME.most:
        return f"the name has {len(name)} characters; at most {NAME.most} are allowed"
    for character in name:
        if unicodedata.category(character)[0] not in "LNM" and character not in _PUNCTUATION:
            return f"the name contains {character!r}"
    return None


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint: the nearest known names, or the first few."""
    choices = list(known)
    if near := nearest(name, choices, 3, 0.5):
        return "did you mean " + " or ".join(near) + "?"
    shown = ", ".join(choices[:20]) + (", …" if len(choices) > 20 else "")
    return f"known: {shown}" if choices else "there are none"
