"""One alphabet for a page: no two symbols have one text.

    alphabet(names, style)            {name: text}: the style's own text where nobody else has it
    alphabet(names, style, special)   some names have texts of their own: elements in bold

LaTeX writes c2 and c_2 as c_{2}; on a page that has both, the second is upright, \\mathrm{c\\_2}. A
short name of a cosine, c_{23}, is used where no symbol of the page is written like that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from emdeg.exact.print.style import Plain, natural

Alphabet = Mapping[str, str]


def alphabet(names: Iterable[str], style: Plain, special: Alphabet | None = None) -> dict[str, str]:
    """Every name with a text of its own; names in their natural order, so that it is always so."""
    found = dict(special or {})
    used = set(found.values())
    for name in sorted(set(names) - found.keys(), key=natural):
        text = style.symbol(name)
        if text in used:
            text = style.literal(name)
        while text in used:
            text += "'"
        used.add(text)
        found[name] = text
    return found
