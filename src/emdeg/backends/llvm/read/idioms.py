"""Sequences of instructions that stand for one function of a number: cos and sin, sign, tanh, log.

These are rounded approximations, and no polynomial identity holds of them: what they compute is
proved elsewhere (sincos_proof.py) or tested. So a sequence is taken for the function when it is,
line by line and up to the names of values, what sincos.py and functions.py write for it. Nothing
else may read what lies within.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from emdeg.backends.llvm import functions
from emdeg.backends.llvm.sincos import turned
from emdeg.backends.llvm.text import Body, Shape

COS_SIN, LOG = "cos_sin", "log"
WIDTHS = (1, 2, 4, 8, 16)
_NAME = re.compile(r"%[\w.]+")


class Idiom(NamedTuple):
    """`results` = name(%x), as lines."""

    name: str
    shape: str
    lines: tuple[str, ...]  # every name a %
    names: tuple[tuple[str, ...], ...]
    results: tuple[str, ...]


Found = tuple[str, str, tuple[str, ...], str]  # name, type, results, argument


@cache
def idioms() -> dict[str, list[Idiom]]:
    """All of them, by their first line."""
    found: dict[str, list[Idiom]] = {}
    for shape in (Shape(e, w) for e in ("double", "float") for w in WIDTHS):
        for fused in (True, False):
            for name in (COS_SIN, LOG, "sign", "tanh"):
                idiom = _written(name, shape, Body(fused=fused))
                same = found.setdefault(idiom.lines[0], [])
                if idiom not in same:
                    same.append(idiom)
    return found


def _written(name: str, shape: Shape, body: Body) -> Idiom:
    results: tuple[str, ...]
    if name == COS_SIN:
        results = turned(body, shape, "%x")
    elif name == LOG:
        results = (functions.logarithm(body, shape, "%x"),)
    else:
        results = (functions.apply(body, shape, name, "%x"),)
    lines = [line.strip() for line in body.lines]
    names = tuple(tuple(_NAME.findall(line)) for line in lines)
    bare = tuple(_NAME.sub("%", line) for line in lines)
    return Idiom(name, shape.type, bare, names, results)


def joined(lines: Sequence[str]) -> Iterator[str | Found]:
    """The lines of a block, each such sequence as one."""
    known = idioms()
    at = 0
    while at < len(lines):
        may = "0x" in lines[at] or "bitcast" in lines[at]  # each begins with one of these
        candidates = known.get(_NAME.sub("%", lines[at])) if may else None
        for idiom in candidates or ():
            names = _renamed(idiom, lines[at : at + len(idiom.lines)])
            if names is not None:
                yield idiom.name, idiom.shape, tuple(names[r] for r in idiom.results), names["%x"]
                at += len(idiom.lines)
                break
        else:
            yield lines[at]
            at += 1


def _renamed(idiom: Idiom, lines: Sequence[str]) -> dict[str, str] | None:
    """What the idiom's names are called in these lines; None where they are something else."""
    if len(lines) < len(idiom.lines):
        return None
    called: dict[str, str] = {}
    for bare, names, line in zip(idiom.lines, idiom.names, lines, strict=True):
        if _NAME.sub("%", line) != bare:
            return None
        for name, other in zip(names, _NAME.findall(line), strict=True):
            if called.setdefault(name, other) != other:
                return None
    return called
