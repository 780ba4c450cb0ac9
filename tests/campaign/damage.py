"""How sound text and sound JSON are damaged: the words that have broken parsers before."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

WORDS = [
    "nan", "inf", "-inf", "1e999", "-1e-999", "1e308", "9" * 400, "0x1F", "1,5", "1_000", "-0",
    "0", "-1", "1e30", "0.1", "1/0", "9**9**9", "2**64", "x", "q1", "pi", "pi/2", "1.5708",
    "__import__('os').system('true')", "(" * 200, ")" * 5, "a.b", "a[0]", "lambda: 0", "sqrt(-1)",
    "sin(x)", "abs(", "90 deg", "deg", "'", '"', "`", "\\", "\0", "\n", "\r", "\t", " ", "\ufeff",
    "\u202e", "é", "🤖", "&lol;", "&#0;", "<!DOCTYPE r>", "<!--", "-->", "<![CDATA[", "<?x?>",
    "</robot>", "<robot>", "</link>", "<a>" * 300, "<mimic joint='shoulder'/>", "&x", "*x",
    "[[", "]]", "{", "}", "[", "]", "=", ":", "- ", "#", "true", "false", "null", "revolute",
    "!!python", "prismatic", "fixed", "floating", "planar", "spherical", "continuous", "base",
    "arm", "world", "screw", "universal", "٣", "１", "1e-400", "0/0", "-pi", "m1", "1e5000", "\x85",
    "joint", "link", "shoulder", "elbow", "wrist", "", "R", "P", "standard", "modified", "frame",
]  # fmt: skip
VALUE = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|[\w.+-]+")
QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")
LARGEST = 200_000  # characters, so that no case is merely large


def number(rng: random.Random) -> str:
    """Any double, as text."""
    sign = rng.choice(("", "-"))
    return rng.choice(
        (
            f"{sign}{rng.uniform(0, 10):.{rng.randint(0, 17)}g}",
            f"{sign}{rng.random() * 10.0 ** rng.randint(-320, 308)!r}",
            f"{sign}{rng.randint(0, 5)}",
        )
    )


def damaged(text: str, rng: random.Random) -> str:
    """The text after one to six mutations."""
    for _ in range(rng.randint(1, 6)):
        text = mutated(text, rng)[:LARGEST]
    return text


def mutated(text: str, rng: random.Random) -> str:
    """Values change places or become other words; pieces are cut, doubled or overwritten."""
    way = rng.choice(("quoted", "quoted", "quoted", "value", "value", "insert", "line", "drop",
                      "cut", "character", "truncate"))  # fmt: skip
    spot = rng.randrange(len(text) + 1)
    if way in ("value", "quoted"):
        return exchanged(text, rng, VALUE if way == "value" else QUOTED)
    if way == "insert":
        return text[:spot] + rng.choice(WORDS) + text[spot:]
    if way == "cut":
        return text[:spot] + text[spot + rng.randint(1, 200) :]
    if way == "character":
        return text[:spot] + chr(rng.randrange(256)) + text[spot + 1 :]
    if way == "truncate":
        return text[:spot]
    lines = text.splitlines(keepends=True) or [""]
    if way == "line":
        lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    else:
        del lines[rng.randrange(len(lines))]
    return "".join(lines)


def exchanged(text: str, rng: random.Random, pattern: re.Pattern[str]) -> str:
    """A value is another value of the text, a number, or a word."""
    values = list(pattern.finditer(text))
    if not values:
        return text
    old = rng.choice(values)
    own = old[0][0] if old[0][0] in "\"'" else ""
    new = rng.choice((number(rng), rng.choice(WORDS)))
    word = rng.choice((rng.choice(values)[0], own + new + own, own + new + own))
    return text[: old.start()] + word + text[old.end() :]


# -- JSON ---------------------------------------------------------------------------

ODD = [
    None, True, False, 0, -1, 1, 2, 10**6, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, 5e-324,
    "", "q1", "0", "1/0", "1/3", "nan", "inf", "9" * 5000, "\0", "é", "add", "mul", "sin", [], {},
    [0], [[]], [None], {"": 0}, "a" * 10_000,
]  # fmt: skip


def damaged_data(data: Any, rng: random.Random) -> Any:
    """JSON data after one to three mutations, half of them gentle."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        data = _mutated_data(data, rng, rng.choice((ODD, list(leaves(data)) or ODD)))
    return data


def leaves(data: Any) -> Iterator[Any]:
    """All numbers, texts and constants: what a gentle mutation puts elsewhere."""
    if isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from leaves(part)
    else:
        yield data
        if isinstance(data, int) and not isinstance(data, bool):
            yield data + 1


def _mutated_data(data: Any, rng: random.Random, odd: list[Any]) -> Any:
    """A copy in which something on a random way down is gone, doubled, moved or odd."""
    if not (isinstance(data, dict | list) and data and rng.random() < 0.97):
        alike = [x for x in odd if type(x) is type(data)]
        return rng.choice(alike if alike and odd is not ODD else odd)
    if isinstance(data, dict):
        key = rng.choice(list(data))
        way = rng.random()
        if way < 0.04:
            return {k: v for k, v in data.items() if k != key}
        if way < 0.06:
            return {**data, rng.choice(("", "extra", "name", "op")): rng.choice(odd)}
        if way < 0.1:
            return {**data, key: data[rng.choice(list(data))]}
        return {**data, key: _mutated_data(data[key], rng, odd)}
    k, other = rng.randrange(len(data)), rng.choice(data)
    way = rng.random()
    if way < 0.15:
        middle = rng.choice(([], [other, data[k]], [other]))
        return [*data[:k], *middle, *data[k + 1 :]]
    return [*data[:k], _mutated_data(data[k], rng, odd), *data[k + 1 :]]
