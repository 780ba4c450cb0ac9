"""What expressions cost, counted on the DAG as `program.count` counts the lowered program.

One multiplication or addition for each binary operation that needs the configuration; signs and
parameter-only work are free, sines and cosines are not counted, the sums inside them are
additions. Tests hold this against the program's own count; it lets the explicit model choose
between forms without the layers above it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONSTANT, COS, POWER, PRODUCT, SCALE, SIN, SUM


@dataclass(frozen=True, order=True)
class Cost:
    """Multiplications and additions at run time."""

    mul: int = 0
    add: int = 0

    @property
    def total(self) -> int:
        """Both together."""
        return self.mul + self.add

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.mul + other.mul, self.add + other.add)

    def __str__(self) -> str:
        return f"{self.mul} mul + {self.add} add = {self.total}"


def cost(roots: Iterable[Expr], known: Iterable[Expr] = ()) -> Cost:
    """The cost of computing all roots once; `known` nodes are there already."""
    ready = set(known)
    total = Cost()
    angles: set[object] = set()
    for node in _needed(roots, ready):
        if node.rate == CONSTANT:
            continue
        if node.kind in (COS, SIN):
            if node.args not in angles:
                angles.add(node.args)
                total += _angle_cost(node)
        else:
            total += node_cost(node)
    return total


def _needed(roots: Iterable[Expr], ready: set[Expr]) -> Iterable[Expr]:
    """Every node that the roots need and that is not ready; a walk that stops at ready nodes."""
    if not ready:
        yield from walk(roots)
        return
    seen = set(ready)
    stack = [root for root in roots if root not in seen]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        yield node
        stack.extend(node.children())


def node_cost(node: Expr) -> Cost:
    """The operations of one node, its children being there."""
    kind, args = node.kind, node.args
    if kind == SUM:
        constant, items = args
        slow = sum(n.rate == CONSTANT for n, _ in items) + (constant != 0)
        fast = len(items) - sum(n.rate == CONSTANT for n, _ in items)
        scaled = sum(n.rate != CONSTANT and abs(c) != 1 and not _takes_up(n) for n, c in items)
        return Cost(scaled, fast - 1 + (slow > 0))
    if kind == PRODUCT:
        fast = sum(n.rate != CONSTANT for n in args)
        return Cost(fast - (fast == len(args)), 0)
    if kind == SCALE:
        return Cost(int(abs(args[0]) != 1 and not _takes_up(args[1])), 0)
    if kind == POWER:
        exponent = abs(args[1])
        return Cost(exponent.bit_length() + exponent.bit_count() - 2 + (args[1] < 0), 0)
    return Cost()


def _takes_up(node: Expr) -> bool:
    """A product with a parameter-only factor takes a number up in set-up."""
    return node.kind == PRODUCT and any(n.rate == CONSTANT for n in node.args)


def _angle_cost(node: Expr) -> Cost:
    terms, offset = node.args
    return Cost(sum(abs(k) != 1 for _, k in terms), len(terms) - 1 + bool(offset))
