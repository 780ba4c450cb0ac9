"""Equal functions become one expression: c2 c3 − s2 s3 meets c23, a vanishing term meets 0.

Every node is evaluated exactly at random points of the trigonometric variety over GF(2⁶¹ − 1);
nodes with equal or opposite residues are the same function up to sign (probability of error below
10⁻²⁵, see `exact.fingerprint`), and the first of them stands for all. No identity is coded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from emdeg.exact.field import Field, Point, prime_for, residue_vectors
from emdeg.exact.graph import ZERO, Expr, const, linear, product, raise_to, scale, walk
from emdeg.exact.kinds import CONSTANT, COS, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL

POINTS = 2
SEED = 35


def merged(roots: Sequence[Expr], first: Iterable[Expr] = ()) -> list[Expr]:
    """The roots with equal nodes merged; nodes of `first` stand for theirs where they can."""
    leading = list(first)
    nodes = list(walk([*leading, *roots]))
    gf = Field(prime_for(nodes))
    points = [Point(gf, SEED, k) for k in range(POINTS)]
    residues = dict(zip(nodes, map(tuple, residue_vectors(nodes, points)), strict=True))
    known: dict[tuple[int, ...], Expr] = {}
    done: dict[Expr, Expr] = {}
    for node in nodes:
        new = rebuilt(node, done)
        if node.rate == CONSTANT or node.kind in (SYMBOL, COS, SIN):
            done[node] = new
            if node.rate != CONSTANT:
                known.setdefault(residues[node], new)
            continue
        residue = residues[node]
        opposite = tuple(-x % gf.p for x in residue)
        if not any(residue):
            done[node] = ZERO
        elif residue in known:
            done[node] = known[residue]
        elif opposite in known:
            done[node] = scale(-1, known[opposite])
        else:
            done[node] = known[residue] = new
    return [done[root] for root in roots]


def rebuilt(node: Expr, done: Mapping[Expr, Expr]) -> Expr:
    """The node with its children replaced."""
    kind, args = node.kind, node.args
    if kind == SUM:
        return linear(((const(args[0]), 1), *((done[n], c) for n, c in args[1])))
    if kind == SCALE:
        return scale(args[0], done[args[1]])
    if kind == PRODUCT:
        return product([done[n] for n in args])
    if kind == POWER:
        return raise_to(done[args[0]], args[1])
    return node
