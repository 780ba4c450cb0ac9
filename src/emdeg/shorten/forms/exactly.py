"""The residues of a network's nodes modulo a large prime, one set of parameters and one state.

What two values of the set-up are is told apart by these: the small residues of `residues` are the
same in all four states there.
"""

from __future__ import annotations

from functools import lru_cache

from emdeg.exact.field import Field, Point
from emdeg.program.fingerprint import symbol_of
from emdeg.program.ir import Leaf
from emdeg.program.ops import ADD, CALL, CONST, DIV, LEAF, MUL, SIN
from emdeg.shorten.forms.network import Network, Node


@lru_cache(maxsize=4096)
def _of_leaf(leaf: Leaf, prime: int) -> int:
    """The residue of a leaf: the same in every network."""
    return Point(Field(prime)).value(symbol_of(leaf)) % prime


class Exactly:
    """Residues by node, computed when they are asked for."""

    def __init__(self, network: Network, prime: int) -> None:
        self.network, self.prime = network, prime
        self.point = Point(Field(prime))
        self._residue: dict[int, int] = {}

    def residue(self, k: int) -> int:
        """The residue of node k; operands are always older or done before."""
        if k not in self._residue:
            stack = [k]
            while stack:
                top = stack[-1]
                missing = [j for _, j in self.network.nodes[top].edges if j not in self._residue]
                if missing:
                    stack += missing
                    continue
                stack.pop()
                self._residue[top] = self._evaluate(self.network.nodes[top])
        return self._residue[k]

    def _evaluate(self, node: Node) -> int:
        p = self.prime
        operands = [sign * self._residue[j] % p for sign, j in node.edges]
        if node.op == ADD:
            return sum(operands) % p
        if node.op == MUL:
            return operands[0] * operands[1] % p
        if node.op == DIV:
            return operands[0] * pow(operands[1], -1, p) % p if operands[1] else 1
        assert node.value is not None
        if node.op == CONST:
            return self.point.gf.number(node.value.a)
        if node.op == LEAF:
            return _of_leaf(node.value.a, p)
        if node.op == CALL:
            return self.point.function(str(node.value.b), operands[0]) % p
        terms = []
        for j, multiple in node.value.a.terms:
            leaf = self.network.nodes[j].value
            assert leaf is not None
            terms.append((symbol_of(leaf.a), multiple))
        return self.point.cos_sin(terms, node.value.a.half_turns)[node.op == SIN] % p
