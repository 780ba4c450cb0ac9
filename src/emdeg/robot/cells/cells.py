"""Cells: the arithmetic that a description may contain, read without ever executing anything.

    cell    ::= term (("+" | "-") term)*
    term    ::= factor (("*" | "/") factor)*
    factor  ::= ("+" | "-") factor | power
    power   ::= postfix (("**" | "^") factor)?
    postfix ::= primary ("deg" | "°" | "rad")?
    primary ::= NUMBER | NAME | FUNCTION "(" cell ")" | "(" cell ")"

`L1/2`, `pi/2`, `-90 deg`, `m1*(a2+d3)**2` and `sin(alpha)` are cells. Attribute access, other
calls, indexing, hexadecimal, NaN, infinity, digit separators and decimal commas are refused;
length, depth, degree and the size of numbers are bounded, so that reading takes no time.
`scope.py` gives the names their meaning; `cell_text.py` writes expressions as cells.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from emdeg.errors import LoadError
from emdeg.exact.numbers import Number, simplest
from emdeg.limits import CELL, DIGITS, EXPONENT, PARAMETER_NAME, PARENTHESES

LARGEST = Fraction(sys.float_info.max)  # what a double holds; "no limit" is often this number
_LARGEST_DECIMAL_EXPONENT = 309

FUNCTIONS = frozenset({"sin", "cos", "sqrt", "abs", "sign", "tanh"})
_ARITHMETIC = "an arithmetic expression such as L1/2 or -90 deg"
_UNITS = {"deg": True, "°": True, "rad": False}
_NOT_NUMBERS = frozenset({"nan", "inf", "infinity", "infty", "none", "null", "true", "false"})


@dataclass(frozen=True)
class Node:
    """A node of the tree of a cell: its kind, its parts, and a value of their own.

    number   value: an exact number           power   base and exponent, a small integer
    name     value: a parameter, or `pi`      deg     what is followed by `deg`
    sum      value: a sign for each part      call    value: the function
    product  value: ±1, the exponents
    """

    kind: Literal["number", "name", "sum", "product", "power", "deg", "call"]
    parts: tuple[Node, ...] = ()
    value: Any = None

    @property
    def weighed(self) -> list[tuple[int, Node]]:
        """Signs and terms of a sum; exponents and factors of a product."""
        return list(zip(self.value, self.parts, strict=True))


_NUMBER = re.compile(r"(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_TOKEN = re.compile(rf"\s+|(?P<number>{_NUMBER.pattern})|{NAME.pattern}|\*\*|[-+*/^()°]")
DECIMAL = re.compile(rf"[+-]?{_NUMBER.pattern}\Z")


def parse(text: str) -> Node:
    """The syntax tree of a cell; LoadError when it is not arithmetic."""
    CELL.check(len(text))
    return _Parser(text).whole()


def names(node: Node) -> Iterator[tuple[str, bool]]:
    """Every name in a tree, and whether it stands inside sin or cos."""
    stack = [(node, False)]
    while stack:
        item, inside = stack.pop()
        if item.kind == "name":
            yield item.value, inside
        inside = inside or (item.kind == "call" and item.value in ("sin", "cos"))
        stack += [(part, inside) for part in reversed(item.parts)]


def degree(node: Node) -> int:
    """An upper bound of the total degree of a cell in its names."""
    below = [degree(part) for part in node.parts]
    if node.kind == "power":
        exponent = node.parts[1]
        known = exponent.kind == "number" and isinstance(exponent.value, int)
        return below[0] * (abs(exponent.value) if known else EXPONENT.most)
    if node.kind == "product":
        return sum(below)
    return max(below, default=int(node.kind == "name"))


def _number(text: str) -> Number:
    mantissa, _, exponent = text.lower().partition("e")
    whole = len(mantissa.partition(".")[0].lstrip("+-0"))  # digits before the point
    DIGITS.check(len(mantissa))
    power = abs(int(exponent)) if exponent and len(exponent) <= 5 else len(exponent) * 1000
    if power + whole > _LARGEST_DECIMAL_EXPONENT:
        expected = f"an exponent within ±{_LARGEST_DECIMAL_EXPONENT}"
        raise LoadError("this number is out of all proportion", found=text, expected=expected)
    return simplest(Fraction(text))


class _Parser:
    """Recursive descent over the tokens of one cell."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = list(_tokens(text))
        self.at = 0
        self.depth = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        self.at += 1
        return token

    def fail(self, message: str, hint: str | None = None) -> LoadError:
        return LoadError(message, found=self.text, expected=_ARITHMETIC, hint=hint)

    def whole(self) -> Node:
        if not self.tokens:
            raise self.fail("the cell is empty", "write 0 if zero is meant")
        node = self.sum()
        if self.at < len(self.tokens):
            raise self.fail(f"{self.peek()!r} is not expected here")
        return node

    def deeper(self) -> None:
        """One more level: of parentheses, or of a power of a power."""
        self.depth += 1
        PARENTHESES.check(self.depth)

    def sum(self) -> Node:
        self.deeper()
        node = self.chain("sum", self.product, ("+", "-"))
        self.depth -= 1
        return node

    def product(self) -> Node:
        return self.chain("product", self.factor, ("*", "/"))

    def chain(
        self, kind: Literal["sum", "product"], part: Callable[[], Node], signs: tuple[str, str]
    ) -> Node:
        """Parts with one of two operators between them."""
        parts, value = [part()], [1]
        while self.peek() in signs:
            value.append(1 if self.take() == signs[0] else -1)
            parts.append(part())
        return parts[0] if len(parts) == 1 else Node(kind, tuple(parts), tuple(value))

    def factor(self) -> Node:
        negative = False
        while self.peek() in ("+", "-"):
            negative ^= self.take() == "-"
        node = self.power()
        return Node("sum", (node,), (-1,)) if negative else node

    def power(self) -> Node:
        base = self.postfix()
        if self.peek() in ("**", "^"):
            self.take()
            self.deeper()
            node = Node("power", (base, self.factor()))
            self.depth -= 1
            return node
        return base

    def postfix(self) -> Node:
        node = self.primary()
        if self.peek() in _UNITS:
            return Node("deg", (node,)) if _UNITS[self.take()] else node
        return node

    def primary(self) -> Node:
        token = self.take()
        if token == "(":
            node = self.sum()
            if self.take() != ")":
                raise self.fail("a parenthesis is not closed")
            return node
        if _NUMBER.match(token):
            return Node("number", value=_number(token))
        if not NAME.match(token):
            raise self.fail(f"{token!r} is not expected here" if token else "something is missing")
        if self.peek() == "(":
            return self.call(token)
        if token.lower() in _NOT_NUMBERS:
            raise self.fail(f"{token!r} is not a number", "give a finite number")
        if token in FUNCTIONS:
            raise self.fail(f"{token} needs an argument in parentheses")
        PARAMETER_NAME.check(len(token))
        return Node("name", value=token)

    def call(self, function: str) -> Node:
        if function not in FUNCTIONS:
            raise self.fail(
                f"{function!r} is not a function that a cell may call",
                "these may be called: " + ", ".join(sorted(FUNCTIONS)),
            )
        return Node("call", (self.primary(),), function)


def _tokens(text: str) -> Iterator[str]:
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise _odd(text, text[at])
        at = token.end()
        after = text[at : at + 1]
        glued = after.isalnum() or after in ("_", ".")
        if token["number"] and glued and not text.startswith("deg", at):
            raise _odd(text, text[token.start() : at + 1])
        if not token[0].isspace():
            yield token[0]


def _odd(text: str, piece: str) -> LoadError:
    hint = "a cell has numbers, names, + - * / ** ( ) and sin, cos, sqrt; nothing is executed"
    if "," in text:
        hint = "use a decimal point, not a comma"
    elif "_" in text:
        hint = "write the digits without separators"
    elif text.strip().lower().lstrip("+-").startswith("0x"):
        hint = "write the number in decimal, not in hexadecimal"
    message = f"{piece!r} has no place in an arithmetic expression"
    return LoadError(message, found=text, expected=_ARITHMETIC, hint=hint)
