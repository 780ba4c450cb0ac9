"""How names, numbers, powers and fractions look: plain text, Unicode, LaTeX.

Names follow the notation of the project: q2 → q₂, qd2 → q̇₂, qdd2 → q̈₂, alpha3 → α₃, I2xx → I₂xx,
and the short names of the robotics papers: cos(q2 + q3) → c23, sin(q4) → s4.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from emdeg.exact.kinds import COS
from emdeg.exact.nodes import Node
from emdeg.exact.numbers import Number, Rational, Surd, decimal_of

_ALPHABET = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho "
    "varsigma sigma tau upsilon phi chi psi omega"
)
GREEK = {name: chr(0x3B1 + k) for k, name in enumerate(_ALPHABET.split(" "))}
_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_NAME = re.compile(r"([^\W\d_]+)_?(\d+)([A-Za-z]*)")
_LETTERS = {letter: name for name, letter in GREEK.items()}
LONGEST_FRACTION = 60  # characters of LaTeX of one that is stacked in a column of a paper
_OVER = ("", "\u0307", "\u0308", "\u20db", "\u20dc")  # one dot to four
_DOTS = re.compile(
    r"(.+)_(d{0,3}dot)"
)  # theta1_dot: the rate of a coordinate of the user's own name
_RATE = re.compile(r"(q|x|y|z|" + "|".join(GREEK) + r")(d{1,4})")  # q̇, q̈, jerk, snap


class Numeral(NamedTuple):
    """|value| as top/bottom; a top that is a sum must be put in parentheses."""

    negative: bool
    top: str
    bottom: int
    is_sum: bool = False


class Plain:
    """m2*a2^2*c23/2"""

    times = "*"
    ellipsis = "…"
    minus = "-"
    stacked = False  # fractions stand one above the other and need no parentheses

    def symbol(self, name: str) -> str:
        """The text of a symbol's name."""
        return name

    def literal(self, name: str) -> str:
        """The name letter by letter, for one whose text another name has."""
        return name

    def root(self, n: int) -> str:
        """√n."""
        return f"sqrt({n})"

    def group(self, text: str) -> str:
        """In parentheses."""
        return f"({text})"

    def power(self, base: str, exponent: int) -> str:
        """base ** exponent."""
        return f"{base}^{exponent}"

    def fraction(self, top: str, bottom: str, compound: bool) -> str:
        """top / bottom; `compound`: the bottom is a product or a sum."""
        return f"{top or '1'}/{self.group(bottom) if compound else bottom}"

    def scaled(self, top: str, body: str, bottom: int) -> str:
        """(top/bottom) · body."""
        text = f"{top}{self.times}{body}" if top != "1" else body
        return text if bottom == 1 else f"{text}/{bottom}"

    def trigonometric(self, node: Node, short: str | None, texts: Mapping[str, str]) -> str:
        """A cosine or sine; `short` is c23 where that name is free, `texts` those of symbols."""
        if short is not None:
            return self.short(short)
        combination, half_turns = node.args
        terms = [(k, texts[n.name]) for n, k in combination]
        offset = (half_turns, self.symbol("pi"))
        text = signed_sum([*terms, offset], self.times, self.minus)
        return self.function("cos" if node.kind == COS else "sin", text)

    def short(self, name: str) -> str:
        """c23."""
        return name

    def function(self, name: str, argument: str) -> str:
        """A function of one argument."""
        return f"{name}({argument})"

    def numeral(self, value: Number) -> Numeral:
        """An exact number: decimals where they are short to read, roots where they are needed."""
        if not isinstance(value, Surd):
            fraction = Fraction(value)
            decimal = _decimal(abs(fraction))
            if decimal is not None:
                return Numeral(fraction < 0, decimal, 1)
            return Numeral(fraction < 0, str(abs(fraction.numerator)), fraction.denominator)
        bottom = math.lcm(*(part.denominator for part in value.parts))
        tops = [(int(part * bottom), n) for part, n in zip(value.parts, (1, 2, 3, 6), strict=True)]
        tops = sorted(((k, n) for k, n in tops if k), key=lambda top: top[0] < 0)
        negative = tops[0][0] < 0  # only when all are
        terms = [
            (k < 0 and not negative,
             str(abs(k)) if n == 1 else multiple(k, self.root(n), self.times))
            for k, n in tops
        ]  # fmt: skip
        return Numeral(negative, joined(terms, self.minus), bottom, len(terms) > 1)


class Unicode(Plain):
    """m₂·a₂²·c₂₃/2"""

    times = "·"
    minus = "−"

    def symbol(self, name: str) -> str:
        """θ₂, q̇₃, I₂xx."""
        name, rate = _rate(name)
        match = _NAME.fullmatch(name)
        if match is None:
            return GREEK.get(name, name) + _OVER[rate]
        base, digits, rest = match.groups()
        base, dots = _undotted(base)
        base = GREEK.get(base, base) + _OVER[dots or rate]
        return base + digits.translate(_SUBSCRIPTS) + rest

    def root(self, n: int) -> str:
        """√n."""
        return f"√{n}"

    def power(self, base: str, exponent: int) -> str:
        """base², base⁻¹."""
        return base + str(exponent).translate(_SUPERSCRIPTS)

    def short(self, name: str) -> str:
        """c₂₃."""
        return name[0] + name[1:].translate(_SUBSCRIPTS)

    def function(self, name: str, argument: str) -> str:
        """√(…), |…|, and plain names otherwise."""
        if name == "abs":
            return f"|{argument}|"
        return f"√({argument})" if name == "sqrt" else f"{name}({argument})"


class Latex(Plain):
    r"""\frac{1}{2} m_{2} a_{2}^{2} c_{23}"""

    times = " "
    ellipsis = r"\dots"
    stacked = True

    def symbol(self, name: str) -> str:
        r"""\theta_{2}, \dot{q}_{3}, I_{2xx}; anything else as upright text."""
        name, rate = _rate(name)
        match = _NAME.fullmatch(name)
        if match is None:
            name = _LETTERS.get(name, name)
            if rate:
                return rf"\{'d' * rate}ot{{{self.symbol(name)}}}"
            if name in GREEK:
                return f"\\{name}"
            return name if len(name) == 1 and name.isalpha() else self.literal(name)
        base, digits, rest = match.groups()
        base, dots = _undotted(_LETTERS.get(base, base))
        dots = dots or rate
        letter = f"\\{base}" if base in GREEK else base if len(base) == 1 else rf"\mathit{{{base}}}"
        if dots:
            letter = rf"\{'d' * dots}ot{{{letter}}}"
        return f"{letter}_{{{digits}{rest}}}"

    def literal(self, name: str) -> str:
        r"""\mathrm{c\_2}."""
        return rf"\mathrm{{{escaped(name)}}}"

    def root(self, n: int) -> str:
        """√n."""
        return rf"\sqrt{{{n}}}"

    def group(self, text: str) -> str:
        """In parentheses that grow."""
        return rf"\left({text}\right)"

    def power(self, base: str, exponent: int) -> str:
        """base^{exponent}."""
        return f"{base}^{{{exponent}}}"

    def fraction(self, top: str, bottom: str, compound: bool) -> str:
        r"""\frac{top}{bottom}."""
        return rf"\frac{{{top or '1'}}}{{{bottom}}}"

    def scaled(self, top: str, body: str, bottom: int) -> str:
        r"""\frac{top}{bottom} body."""
        factor = top if bottom == 1 else self.fraction(top, str(bottom), False)
        return body if factor == "1" else f"{factor} {body}"

    def numeral(self, value: Number) -> Numeral:
        r"""Powers of ten as 10^{-9}."""
        result = super().numeral(value)
        mantissa, _, exponent = result.top.partition("e")
        if not exponent:
            return result
        power = f"10^{{{int(exponent)}}}"
        top = power if mantissa == "1" else rf"{mantissa} \cdot {power}"
        return Numeral(result.negative, top, result.bottom)

    def short(self, name: str) -> str:
        """c_{23}."""
        return f"{name[0]}_{{{name[1:]}}}"

    def function(self, name: str, argument: str) -> str:
        r"""\sqrt{…}, \left|…\right|, \tanh\left(…\right)."""
        if name == "abs":
            return rf"\left|{argument}\right|"
        if name == "sqrt":
            return rf"\sqrt{{{argument}}}"
        upright = r"\operatorname{sgn}" if name == "sign" else f"\\{name}"
        return upright + self.group(argument)


class BreakableLatex(Latex):
    """The same with parentheses that TeX may break a line in."""

    def group(self, text: str) -> str:
        """In plain parentheses."""
        return f"({text})"

    def fraction(self, top: str, bottom: str, compound: bool) -> str:
        """A long fraction on the line, where TeX can break it."""
        if len(top) + len(bottom) <= LONGEST_FRACTION:
            return super().fraction(top, bottom, compound)
        return f"{self.group(top or '1')} / {self.group(bottom)}"


def short_name(node: Node) -> str | None:
    """c23 for cos(q2 + q3); None where no unambiguous short name exists."""
    combination, half_turns = node.args
    if half_turns or not all(k == 1 and _is_coordinate(n) for n, k in combination):
        return None
    return ("c" if node.kind == COS else "s") + "".join(n.name[-1] for n, _ in combination)


def _is_coordinate(node: Node) -> bool:
    """q2, or θ2 where it moves: a fixed angle θ2 of a table is no coordinate."""
    found = re.fullmatch(r"(q|theta|θ)[1-9]", node.name)
    return found is not None and (found[1] == "q" or node.rate > 0)


@lru_cache(maxsize=4096)
def natural(name: str) -> tuple[tuple[int, str], ...]:
    """A sort key that counts: q2 comes before q10."""
    parts = re.split(r"(\d+)", name)
    return tuple((int(part), "") if part.isdigit() else (-1, part) for part in parts if part)


def signed_sum(terms: Iterable[tuple[Rational, str]], times: str = "*", minus: str = "-") -> str:
    """The text of Σ coefficient·name: q2 - 2*q3 + pi/4."""
    return joined(((k < 0, multiple(k, name, times)) for k, name in terms if k), minus) or "0"


def multiple(coefficient: Rational, name: str, times: str = "*") -> str:
    """|coefficient|·name: 3*pi/4."""
    top, bottom = abs(coefficient.numerator), coefficient.denominator
    return (f"{top}{times}" if top != 1 else "") + name + (f"/{bottom}" if bottom > 1 else "")


def joined(terms: Iterable[tuple[bool, str]], minus: str = "-") -> str:
    """Terms, each with whether it is negative, as a sum: -a + b - c."""
    text = ""
    for negative, body in terms:
        if text:
            text += f" {minus if negative else '+'} {body}"
        else:
            text = f"{minus}{body}" if negative else body
    return text


def _rate(name: str) -> tuple[str, int]:
    """theta1_ddot → (theta1, 2)."""
    match = _DOTS.fullmatch(name)
    return (match[1], len(match[2]) - 2) if match else (name, 0)


def _undotted(base: str) -> tuple[str, int]:
    """qdd → (q, 2): a time derivative in a name."""
    match = _RATE.fullmatch(base)
    return (match[1], len(match[2])) if match else (base, 0)


def _decimal(value: Fraction) -> str | None:
    """0.0203 for 203/10000: fractions of ten, which are read as decimals."""
    decimal = decimal_of(value) if value.denominator % 5 == 0 else None
    if decimal is None or int(decimal.as_tuple().exponent) < -30:
        return None
    return str(decimal).lower()


def escaped(name: str) -> str:
    """A name as LaTeX text."""
    return re.sub(r"([_&%$#{}])", r"\\\1", name)
