"""Small changes of emitted C and of program files, and whether they change the function.

That is decided without the checkers: a C text is evaluated in ball arithmetic of 300 bits at a
random real state, a program by emdeg's own digits; where no output differs there, the text is taken
to be the same function.
"""

from __future__ import annotations

import json
import random
import re
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from emdeg.errors import EmdegError
from emdeg.program.digits import digits
from emdeg.program.ir import Program

STATEMENT = re.compile(r"^    (?:const (?:double|float) (\w+)|(\w+)\[(\d+)\]) = (.*);", re.M)
WORD = re.compile(r"[A-Za-z_]\w*(?![\w(\[])")
NUMBER = re.compile(r"(?<![\w\[.])\d+\.\d*(?:e[+-]?\d+)?")


# -- C ----------------------------------------------------------------------------


def changed_c(text: str, chance: random.Random) -> str:
    """The text with one small change in one statement."""
    while True:
        statements = [m for m in STATEMENT.finditer(text) if m[0].count("parameters[") != 1 or m[1]]
        here = chance.choice(statements)
        made = _expression(here[4], chance, text)
        if made is None or made == here[4]:
            continue
        return text[: here.start(4)] + made + text[here.end(4) :]


def _expression(e: str, chance: random.Random, text: str) -> str | None:
    kind = chance.choice(("sign", "times", "name", "digit", "index", "trig", "term", "minus"))
    places = {
        "sign": r" [+-] ", "times": r"\*", "name": WORD.pattern, "digit": NUMBER.pattern,
        "index": r"\[\d+\]", "trig": r"\b(cos|sin)\(", "term": r" [+-] [A-Za-z]\w*", "minus": "^",
    }[kind]  # fmt: skip
    found = list(re.finditer(places, e))
    if not found:
        return None
    at = chance.choice(found)
    old = at[0]
    if kind == "sign":
        new = " - " if "+" in old else " + "
    elif kind == "times":
        new = chance.choice((" + ", "*2.0*", "*-"))
    elif kind == "name":
        names = re.findall(r"const (?:double|float) (\w+) =", text[: text.index(e)])
        own = [n for n in names[-40:] if n[0] == old[0]] or names[-40:] or [old]
        new = chance.choice(own)
    elif kind == "digit":
        k = chance.choice([i for i, c in enumerate(old) if c.isdigit()])
        new = old[:k] + chance.choice("0123456789") + old[k + 1 :]
    elif kind == "index":
        new = f"[{max(0, int(old[1:-1]) + chance.choice((-1, 1)))}]"
    elif kind == "trig":
        new = "sin(" if old.startswith("cos") else "cos("
    elif kind == "term":
        new = ""
    else:
        new = "-"
    return e[: at.start()] + new + e[at.end() :]


def same_c(one: str, other: str, seed: int) -> bool:
    """Do two texts compute the same at a random state? None of them may be unreadable."""
    before, ctx.prec = ctx.prec, 300
    try:
        a, b = _values(one, seed), _values(other, seed)
    except (NameError, KeyError, SyntaxError, TypeError, IndexError):
        return False  # a compiler would refuse it
    finally:
        ctx.prec = before
    return a.keys() == b.keys() and all(_near(a[k], b[k]) for k in a)


def _near(x: Any, y: Any) -> bool:
    scale = 1 + abs(x) + abs(y)
    return bool(abs(x - y) < scale * arb(2) ** -150) if (x - y).is_finite() else False


class _Given(dict[int, Any]):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self.name, self.seed = name, seed

    def __missing__(self, k: int) -> Any:
        self[k] = arb(random.Random(f"{self.name} {k} {self.seed}").randint(1, 10**6)) / 10**6 + 1
        return self[k]


def _values(text: str, seed: int) -> dict[tuple[str, int], Any]:
    names: dict[str, Any] = {
        "cos": lambda x: arb(x).cos(), "sin": lambda x: arb(x).sin(), "tanh": lambda x: x.tanh(),
        "sign": lambda x: x.sgn(), "fabs": abs, "sqrt": lambda x: x.sqrt(), "arb": arb,
    }  # fmt: skip
    for array in ("q", "qd", "qdd", "tau", "parameters"):
        names[array] = _Given(array, seed)
    found: dict[tuple[str, int], Any] = {}
    body = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for m in STATEMENT.finditer(body):
        if m[2] == "parameters":
            found["parameters", int(m[3])] = arb(m[4]) if m[4] != "NAN" else arb(0)
            continue
        e = NUMBER.sub(lambda n: f"arb('{n[0]}')", m[4])
        value = eval(e, {"__builtins__": {}}, names)
        if m[1]:
            names[m[1]] = value
        else:
            found[m[2], int(m[3])] = names.setdefault(m[2], {})[int(m[3])] = value
    return {k: x for k, x in found.items() if k[0] not in ("constants", "configuration")}


# -- program files -----------------------------------------------------------------


def changed_program(text: str, chance: random.Random) -> str:
    """The file with one small change of one value or of one output."""
    data = json.loads(text)
    values = data["values"]
    while True:
        if chance.random() < 0.03:
            outputs = chance.choice(data["outputs"])[2]
            k = chance.randrange(len(outputs))
            outputs[k] = chance.randrange(len(values))
            break
        if _value(chance.choice(values), chance, values):
            break
    return json.dumps(data, ensure_ascii=False, indent=1)


def _value(value: list[Any], chance: random.Random, values: list[list[Any]]) -> bool:
    op, place = value[0], next(k for k, v in enumerate(values) if v is value)
    if op in ("add", "sub", "mul", "div"):
        kind = chance.choice(("op", "a", "b"))
        if kind == "op":
            value[0] = chance.choice([o for o in ("add", "sub", "mul") if o != op])
        else:
            value[1 if kind == "a" else 2] = chance.randrange(place)
    elif op == "const":
        top, _, bottom = value[1].partition("/")
        if not top.lstrip("-").isdigit() or not (bottom or "1").isdigit():
            return False
        value[1] = str(Fraction(int(top) + chance.choice((-1, 1)), int(bottom or 1)))
    elif op in ("cos", "sin"):
        if chance.random() < 0.5:
            value[0] = "sin" if op == "cos" else "cos"
        else:
            term = chance.choice(value[1])
            term[1] = -term[1]
    elif op == "leaf":
        others = [v for v in values if v[0] == "leaf" and v[2] == value[2] and v is not value]
        if not others:
            return False
        value[1:] = chance.choice(others)[1:]
    else:
        return False
    return True


def same_program(one: str, other: str, seed: int) -> bool | None:
    """Do two program files compute the same, to 30 proved digits, at a random rational state?

    None where the other one is no program: emdeg would not read it.
    """
    try:
        a, b = (Program.from_json(text) for text in (one, other))
    except EmdegError:
        return None
    try:
        return bool(_digits(a, seed) == _digits(b, seed))
    except EmdegError:
        return False  # something is divided by zero


def _digits(program: Program, seed: int) -> Any:
    chance = random.Random(seed)

    def drawn() -> Fraction:
        return Fraction(chance.randint(1, 10**6), 10**6) + 1

    inputs = {i.name: [drawn() for _ in i.leaves] for i in program.inputs}
    return digits(program, inputs, {name: drawn() for name in program.parameters}, digits=30)
