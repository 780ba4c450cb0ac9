"""All first derivatives of one expression at a point of the field: one walk up, one walk down.

    ȳ(root) = 1,    x̄ = Σ over all y that read x of ȳ ∂y/∂x        (Linnainmaa 1970)

Precondition: nothing that is asked for stands in an angle or in an opaque function.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.exact.degree import Bounds, points_needed
from emdeg.exact.field import DEFAULT_SEED, Field, Point, prime_for, residue_vectors, rows_at_points
from emdeg.exact.graph import POWER, PRODUCT, SCALE, SUM, Expr
from emdeg.exact.nodes import walk


def slopes(root: Expr, symbols: Sequence[Expr], point: Point) -> list[int]:
    """The residues of ∂root/∂symbol, in a time that does not depend on how many there are."""
    at: dict[Expr, list[int]] = {}
    residue_vectors([root], (point,), at)
    p, number = point.gf.p, point.gf.number
    bar: dict[Expr, int] = {root: 1}
    for node in reversed(list(walk([root]))):
        y = bar.get(node, 0) % p
        if not y:
            continue
        reads: list[tuple[Expr, int]] = []
        if node.kind == SUM:
            reads = [(x, number(c)) for x, c in node.args[1]]
        elif node.kind == SCALE:
            reads = [(node.args[1], number(node.args[0]))]
        elif node.kind == POWER:
            x, n = node.args
            reads = [(x, n * pow(at[x][0], n - 1, p))]
        elif node.kind == PRODUCT:
            for k, x in enumerate(node.args):
                others = 1
                for other in (*node.args[:k], *node.args[k + 1 :]):
                    others = others * at[other][0] % p
                reads.append((x, others))
        for x, slope in reads:
            bar[x] = bar.get(x, 0) + y * slope % p
    return [bar.get(symbol, 0) % p for symbol in symbols]


def matters(root: Expr, symbols: Sequence[Expr]) -> list[bool]:
    """Which of the symbols does the function depend on? A no is wrong with 2⁻¹⁰⁰ for all together.

    A derivative has no higher degree than what is derived.
    """
    if not symbols:
        return []
    bounds, p = Bounds(), prime_for([root])
    degree = bounds.size(bounds.expressions([root])).degree * len(symbols)

    def rows(points: Sequence[Point]) -> list[list[int]]:
        return [slopes(root, symbols, point) for point in points]

    found = rows_at_points(rows, points_needed(degree, p), DEFAULT_SEED, Field(p))
    return [any(column) for column in zip(*found, strict=True)]
