"""Numbers in attributes: decimals, taken exactly as they are written.

    number ::= [+-] digits [. digits] [e [+-] digits]        ASCII, nothing else
    vector ::= number number number                          separated by blanks

"0.1" is one tenth, not the nearest double. NaN, inf, hexadecimal floats, decimal commas and
underscores are refused, each at its line; so are magnitudes that no robot has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from emdeg.exact.numbers import Number, simplest
from emdeg.robot.read.xml.xml_tree import Element

LARGEST = Fraction(10) ** 30  # metres, kilograms, radians: no robot needs more
_LONGEST = 400  # characters
_DECIMAL = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?([0-9]+))?")
_HINTS = (
    (re.compile(r".*[$][{(].*", re.DOTALL), "this looks like xacro: run xacro first"),
    (re.compile(r"[+-]?(nan|inf|infinity)", re.IGNORECASE), "only finite numbers have a meaning"),
    (re.compile(r"[+-]?0[xX].*", re.DOTALL), "write the number in decimal"),
    (re.compile(r"[+-]?[0-9]*,[0-9]+"), "write a decimal point, not a comma"),
    (re.compile(r".*,", re.DOTALL), "separate numbers with blanks, not with commas"),
    (re.compile(r"[0-9_.eE+-]*_[0-9_.eE+-]*"), "leave the underscores out"),
)


def decimal(element: Element, attribute: str, text: str, *, largest: Fraction = LARGEST) -> Number:
    """The number in `text`, a part of this attribute ("": of the text inside the element)."""
    what = f"attribute {attribute!r}" if attribute else "the text"
    match = _DECIMAL.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        raise element.error(
            f"{what} is not a number",
            attribute=attribute or None,
            found=repr(text),
            expected="a decimal such as -1.5 or 2e-3",
            hint=_hint(text),
        )
    exponent = match.group(1)
    if exponent is None or len(exponent.lstrip("0")) <= 3:
        value = Fraction(text)
        if abs(value) <= largest:
            return simplest(value)
    raise element.error(
        f"{what} is out of range",
        attribute=attribute,
        found=text,
        expected=f"a magnitude of at most {float(largest):.0e}",
    )


def number(
    element: Element, attribute: str, default: Number | None = None, *, largest: Fraction = LARGEST
) -> Number:
    """The number in an attribute, which may be absent when there is a default."""
    text = element.attributes.get(attribute)
    if text is None:
        if default is None:
            raise element.error(
                f"attribute {attribute!r} is missing", expected=f'{attribute}="a number"'
            )
        return default
    return decimal(element, attribute, text.strip(" \t\r\n"), largest=largest)


def vector(
    element: Element, attribute: str, default: Sequence[Number] | None = None, *, size: int = 3
) -> tuple[Number, ...]:
    """`size` numbers in an attribute, which may be absent when there is a default."""
    text = element.attributes.get(attribute)
    if text is None and default is not None:
        return tuple(default)
    parts = (text or "").split()
    if len(parts) != size:
        raise element.error(
            f"attribute {attribute!r} must hold {size} numbers",
            attribute=attribute,
            found="nothing" if text is None else repr(text),
            expected=f"{size} decimals separated by blanks",
            hint=_hint(text or ""),
        )
    return tuple(decimal(element, attribute, part) for part in parts)


def _hint(text: str) -> str | None:
    """What to do about a text that is not a number."""
    return next((hint for pattern, hint in _HINTS if pattern.fullmatch(text[:1000])), None)
