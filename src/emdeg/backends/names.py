"""Names in generated text: identifiers are made here, users' names are only ever quoted.

Identifiers are emdeg's own words (q, mass_matrix, …) and numbers. A user's name may contain
anything, `*/`, quotes, newlines, emoji; it reaches a file only through `comment` or `quoted`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

INPUTS = frozenset({"q", "qd", "qdd", "tau", "wrenches", "base_motion", "setup", "configure"})
OUTPUTS = frozenset(
    {
        "inverse_dynamics", "mass_matrix", "mass_matrix_inverse", "coriolis_matrix",
        "coriolis_vector", "gravity", "friction", "bias", "forward_dynamics", "regressor",
        "inverse_dynamics_dq", "inverse_dynamics_dqd", "forward_dynamics_dq",
        "forward_dynamics_dqd", "kinetic_energy", "potential_energy", "total_energy", "momentum",
        "centroidal_momentum", "generalized_momentum", "centre_of_mass", "forward_kinematics",
        "jacobian", "jacobian_rate", "setup", "configure",
    }
)  # fmt: skip
_PLAIN = re.compile(r"[A-Za-z0-9 _.,:;=+()/-]")  # no *, <, quotes, backslashes, braces
_LONGEST = 200
#: Words that would be keywords, system headers or modules as the name of a file or a namespace.
_WORDS = (
    "alignas alignof and as asm assert async auto await bool box break case catch char class "
    "const constexpr continue core crate def default del delete do double dyn elif else end "
    "enum except explicit export extern false final float fn for friend from function global "
    "goto if impl import in inline int is lambda let lib long loop main match math mod module "
    "move mut namespace new none nonlocal not null numpy operator or otherwise package pass "
    "private protected pub public raise ref register restrict return self short signed sizeof "
    "static std stddef stdio stdlib string struct super switch template test this throw time "
    "trait true try type typedef typename typeof union unsafe unsigned use using var virtual "
    "void volatile where while with yield "
)
RESERVED = frozenset(_WORDS.split())


def identifiers(names: Iterable[str], known: frozenset[str], fallback: str) -> list[str]:
    """One identifier for each name: emdeg's own word in it, or fallback and a number."""
    result: list[str] = []
    for number, name in enumerate(names, 1):
        word = name.split(":")[0]
        chosen = word if word in known else f"{fallback}_{number}"
        if chosen in result:
            chosen = f"{chosen}_{number}"
        result.append(chosen)
    return result


def input_identifiers(names: Sequence[str]) -> list[str]:
    """Arguments of generated functions."""
    return identifiers(names, INPUTS, "input")


def output_identifiers(names: Sequence[str]) -> list[str]:
    """Results of generated functions."""
    return identifiers(names, OUTPUTS, "output")


def slug(name: str, fallback: str = "robot") -> str:
    """A file name and prefix: letters, digits and underscores of a name, beginning with a letter.

    >>> slug("KUKA iiwa 14")
    'kuka_iiwa_14'
    """
    plain = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:40].rstrip("_")
    if not re.match(r"[a-z]", plain):
        plain = f"{fallback}_{plain}" if plain else fallback
    return f"{plain}_{fallback}" if plain in RESERVED else plain


def comment(text: object) -> str:
    """A user's text for any comment: one line of plain ASCII, everything else by code point.

    >>> comment("arm */ 🤖")
    'arm (U+002A)/ (U+1F916)'
    """
    shown = str(text)[:_LONGEST]
    return "".join(c if _PLAIN.match(c) else f"(U+{ord(c):04X})" for c in shown)


def quoted(text: str) -> str:
    """A string literal in ASCII that Python and JavaScript read alike, in a page too."""
    literal = json.dumps(text, ensure_ascii=True)
    for character in "<>&/'`$":
        literal = literal.replace(character, f"\\u{ord(character):04x}")
    return literal
