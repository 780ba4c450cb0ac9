"""How many operations derived expressions take, before any program is made of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from emdeg.exact.graph import COS, POWER, PRODUCT, SCALE, SIN, SUM, Expr


@dataclass
class Meter:
    """Multiplications and additions at run time, each node once.

    The same charges as program.count: parameter-only work is free, ± is free, a factor such as
    2 is a multiplication, cos and sin cost the additions of their angle.
    """

    taken: set[Expr] = field(default_factory=set)

    def new(self, roots: Iterable[Expr], *, take: bool = False) -> int:
        """What the roots cost beyond what is taken already."""
        seen: set[Expr] = set()
        stack = list(roots)
        cost = 0
        while stack:
            node = stack.pop()
            if not node.rate or node in self.taken or node in seen:
                continue
            seen.add(node)
            cost += _charge(node)
            if node.kind != COS and node.kind != SIN:
                stack += node.children()
        if take:
            self.taken |= seen
        return cost

    def take(self, roots: Iterable[Expr]) -> None:
        """Count the roots as computed from now on."""
        self.new(roots, take=True)


def _charge(node: Expr) -> int:
    kind, args = node.kind, node.args
    if kind == SUM:
        moving = [(n, c) for n, c in args[1] if n.rate]
        constant = bool(args[0] != 0) or len(moving) < len(args[1])
        return len(moving) - 1 + constant + sum(c not in (1, -1) for _, c in moving)
    if kind == PRODUCT:
        factors = sum(1 for n in args if n.rate)
        return factors - 1 + (factors < len(args))
    if kind == SCALE:
        return int(args[0] != -1)
    if kind == POWER:
        exponent: int = abs(args[1])
        return exponent.bit_length() - 1 + exponent.bit_count() - 1 + bool(args[1] < 0)
    return len(args[0]) - 1 if kind == COS else 0
