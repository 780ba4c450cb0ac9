"""Merge values that are the same function, or opposite ones, however they were written.

c₂c₃ − s₂s₃ meets cos(q₂+q₃), 1 − s² meets c², a vanishing term meets 0: no identity is coded. What
is the same in all states has one small residue only, and a robot of 500 joints so many constants
that two of them share one by chance: those are told apart by a large prime, too.
"""

from __future__ import annotations

from emdeg.program.ir import Program
from emdeg.program.ops import COS, LEAF, SIN
from emdeg.shorten.forms.exactly import Exactly
from emdeg.shorten.forms.network import Network
from emdeg.shorten.forms.residues import P
from emdeg.shorten.forms.scalars import PRIME

HALF = P // 2


def merge(program: Program) -> Program:
    """Let every value be computed once; what is zero or a simple number becomes it."""
    network = Network(program)
    exactly = Exactly(network, PRIME)

    def key(k: int) -> tuple[int, tuple[int, ...]]:
        """(sign, residues): the same residues for a value and its opposite."""
        a, b, c, d = residues = network.residues[k]
        if a == b == c == d:
            residues = (*residues, exactly.residue(k))
        if (a or b or c or d) <= HALF:
            return 1, residues
        return -1, _opposite(residues)

    first: dict[tuple[int, ...], tuple[int, int]] = {}
    for number in (0, 1):
        constant = network.constant(number)
        sign, residues = key(constant)
        first[residues] = (sign, constant)
    target: dict[int, tuple[int, int]] = {}
    order = network.order()
    for k in order:  # leaves, sines and cosines come first: what is equal to one becomes it
        if network.nodes[k].op in (LEAF, COS, SIN):
            sign, residues = key(k)
            first.setdefault(residues, (sign, k))
    for k in order:
        node = network.nodes[k]
        if target and node.op not in (COS, SIN) and any(j in target for _, j in node.edges):
            edges = tuple(_follow(target, e) for e in node.edges)
            network.redefine(k, node._replace(edges=edges))
        sign, residues = key(k)
        found, same = first.setdefault(residues, (sign, k))
        if same != k:
            target[k] = sign * found, same
    network.outputs = [_follow(target, e) for e in network.outputs]
    return network.program()


def _opposite(residue: tuple[int, ...]) -> tuple[int, ...]:
    a, b, c, d, *exact = residue
    small = -a % P, -b % P, -c % P, -d % P
    return (*small, *[-r % PRIME for r in exact]) if exact else small


def _follow(target: dict[int, tuple[int, int]], edge: tuple[int, int]) -> tuple[int, int]:
    sign, k = edge
    if k in target:
        s, k = target[k]
        sign *= s
    return sign, k
