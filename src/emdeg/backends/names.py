"""Names in generated text: identifiers are made here, and a user's text is quoted or spelled out.

An output's identifier is its own name in lower-case letters, digits and underscores, with a
prefix where that is a word of the language or of the file. A user's name may contain anything,
`*/`, quotes, newlines, emoji; as it is, it reaches a file only through `comment` or `quoted`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

INPUTS = frozenset(
    ["q" + "d" * k for k in range(5)]
    + ["tau", "lam", "wrenches", "base_motion", "setup", "configure"]
)
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
#: Words that generated files use themselves.
_OWN_WORDS = (
    "abs apart arrays base_motion batch ca chosen configuration configure constants cos "
    "cosine_sine count detail most sines "
    "error expressions failures jnp joints lead name np parameters printf qdd qddd qdddd real "
    "setup shapes sign sin sp sqrt state states step stride symbol symbols table tanh tau "
    "workspace wrenches zeros "
)
RESERVED = frozenset((_WORDS + _OWN_WORDS).split())
#: Names of locals (q1, t12), of sizes, and what is too short to be anything else.
_LOCAL = re.compile(
    r"|.|..|[a-z]+[0-9]+|[cs][0-9]+([m_][0-9]+)+|[0-9].*"
    r"|(expected|array|input|default|joint|parameter)_.*|.*_(size|rows|columns)"
)


def input_identifiers(names: Sequence[str]) -> list[str]:
    """Arguments of generated functions: emdeg's own words, or `input` and a number."""
    words = [name.split(":")[0] for name in names]
    return _different(
        word if word in INPUTS else f"input_{number}" for number, word in enumerate(words, 1)
    )


def output_identifiers(names: Sequence[str]) -> list[str]:
    """Results of generated functions: their own names, made safe.

    >>> output_identifiers(["mass_matrix", "jacobian:Tool 1", "sin", "*/"])
    ['mass_matrix', 'jacobian_tool_1', 'output_sin', 'output']
    """
    return _different(
        f"output_{plain}".rstrip("_") if plain in RESERVED or _LOCAL.fullmatch(plain) else plain
        for plain in (_plain(name, 60) for name in names)
    )


def index_identifiers(names: Sequence[str]) -> list[str]:
    """What a place in an array is called: the letters and digits of a user's name.

    >>> index_identifiers(["Shoulder pan", "*/", "shoulder-pan"])
    ['shoulder_pan', 'unnamed', 'shoulder_pan_2']
    """
    return _different(_plain(name, 60) or "unnamed" for name in names)


def _different(names: Iterable[str]) -> list[str]:
    """The same names, numbered where one occurs again."""
    result: list[str] = []
    for name in names:
        chosen, number = name, 2
        while chosen in result:
            chosen, number = f"{name}_{number}", number + 1
        result.append(chosen)
    return result


def _plain(name: str, longest: int = 40) -> str:
    """Lower-case letters, digits and underscores of a name."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:longest].rstrip("_")


def slug(name: str, fallback: str = "robot") -> str:
    """A file name and prefix: letters, digits and underscores of a name, beginning with a letter.

    >>> slug("KUKA iiwa 14")
    'kuka_iiwa_14'
    """
    plain = _plain(name)
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
