"""Walks over the DAG, without recursion: a chain of 10⁵ nodes is as good as any other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL

if TYPE_CHECKING:
    from emdeg.exact.graph import Expr


def walk(roots: Iterable[Expr]) -> Iterator[Expr]:
    """Every node below the roots once, children before parents, without recursion."""
    seen: set[Expr] = set()
    stack: list[Expr] = list(roots)
    stack.reverse()
    while stack:
        node = stack[-1]
        if node in seen:
            stack.pop()
            continue
        kind = node.kind
        if kind > SYMBOL:
            if kind == PRODUCT:
                pending = [child for child in node.args if child not in seen]
            elif kind == SUM:
                pending = [child for child, _ in node.args[1] if child not in seen]
            else:
                pending = [child for child in node.children() if child not in seen]
            if pending:
                pending.reverse()
                stack += pending
                continue
        seen.add(node)
        stack.pop()
        yield node


def flatten(root: Expr) -> tuple[tuple[int, tuple[Any, ...]], ...]:
    """The nodes below a root as plain data; a child is the place of its node in the result."""
    place: dict[Expr, int] = {}
    flat: list[tuple[int, tuple[Any, ...]]] = []
    for node in walk((root,)):
        kind, args = node.kind, node.args
        if kind == SCALE or kind == FUNCTION:
            args = (args[0], place[args[1]])
        elif kind == SUM:
            args = (args[0], tuple((place[n], c) for n, c in args[1]))
        elif kind == PRODUCT:
            args = tuple(place[n] for n in args)
        elif kind == POWER:
            args = (place[args[0]], args[1])
        elif kind == COS or kind == SIN:
            args = (tuple((place[n], k) for n, k in args[0]), args[1])
        else:
            assert kind == CONST or kind == SYMBOL
        place[node] = len(flat)
        flat.append((kind, args))
    return tuple(flat)
