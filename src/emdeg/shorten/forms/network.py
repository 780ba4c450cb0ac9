"""Network: a program under rewriting. Mutable, with signed edges.

Sign changes are free, so they live on the edges: a node is `op` of operands (sign, node). The
value of a node never changes, only how it is computed: a rewrite redefines a node in place,
and its users need not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from emdeg.exact.numbers import Number
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Leaf, LinearAngle, Output, Program, Value
from emdeg.program.ops import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB
from emdeg.shorten.forms.residues import (
    STATES,
    P,
    angle_residues,
    call_residue,
    leaf_residues,
    number_residue,
    quotient_residue,
)  # fmt: skip

Edge: TypeAlias = tuple[int, int]  # (sign, node)
_new = tuple.__new__  # _new(Node, (op, edges, None)) is Node(op, edges) in half of the time


def ordered(a: Edge, b: Edge) -> tuple[Edge, Edge]:
    """Two operands of a commutative operation in a fixed order."""
    return (a, b) if a[1] <= b[1] else (b, a)


class Node(NamedTuple):
    """ADD s₁a + s₂b, MUL s₁a·s₂b, DIV s₁a/s₂b, CALL f(s₁a), or a leaf-like program value."""

    op: int
    edges: tuple[Edge, ...] = ()
    value: Value | None = None  # CONST, LEAF; CALL keeps its name here


class Network:
    """The nodes of a program, rewritable, with their residues for searching."""

    def __init__(self, program: Program) -> None:
        self.template = program
        self.nodes: list[Node] = []
        self.rates: list[int] = []
        self.residues: list[tuple[int, ...]] = []
        self._leaves: dict[int, Leaf] = {}
        self._known: dict[Node, int] = {}
        edge: list[Edge] = []
        node = self.node
        for value in program.values:
            op, a, b = value
            if op == MUL:
                edge.append((1, node(MUL, (edge[a], edge[b]))))
            elif op == ADD:
                edge.append((1, node(ADD, (edge[a], edge[b]))))
            elif op == SUB:
                sign, subtracted = edge[b]
                edge.append((1, node(ADD, (edge[a], (-sign, subtracted)))))
            else:
                edge.append(self._import(value, edge))
        self.outputs: list[Edge] = [edge[k] for k in program.output_values()]

    def _import(self, value: Value, edge: list[Edge]) -> Edge:
        op, a, b = value
        if op == NEG:
            sign, node = edge[a]
            return -sign, node
        if op == DIV:
            return 1, self.node(DIV, (edge[a], edge[b]))
        if op == CALL:
            return 1, self.interned(Node(CALL, (edge[a],), Value(CALL, 0, b)))
        if op in (COS, SIN):
            assert isinstance(a, LinearAngle)
            edges = tuple((1, edge[k][1]) for k, _ in a.terms)
            terms = tuple((edge[k][1], m) for k, m in a.terms)
            return 1, self.interned(Node(op, edges, Value(op, LinearAngle(terms, a.half_turns))))
        return 1, self.interned(Node(op, (), value))

    def node(self, op: int, edges: tuple[Edge, ...]) -> int:
        """The sum, product or quotient of two, made when new."""
        made = _new(Node, (op, edges, None))
        found = self._known.get(made)
        if found is not None:
            return found
        (_, j), (_, k) = edges
        rates = self.rates
        number, x, y = len(rates), rates[j], rates[k]
        self._known[made] = number
        self.nodes.append(made)
        rates.append(x if x > y else y)
        self.residues.append(self.residue(op, edges))
        return number

    def constant(self, number: Number) -> int:
        """The node of an exact number."""
        return self.interned(Node(CONST, (), Value(CONST, number)))

    def interned(self, node: Node) -> int:
        """The number of this exact node of any kind, appended when new."""
        found = self._known.get(node)
        if found is not None:
            return found
        number = len(self.nodes)
        self._known[node] = number
        self.nodes.append(node)
        if node.op == LEAF:
            assert node.value is not None
            assert isinstance(node.value.a, Leaf)
            self._leaves[number] = node.value.a
            self.rates.append(node.value.a.rate)
        else:
            self.rates.append(max((self.rates[k] for _, k in node.edges), default=0))
        plain = node.op in (ADD, MUL, DIV)
        self.residues.append(self.residue(node.op, node.edges) if plain else self._given(node))
        return number

    def residue(self, op: int, edges: tuple[Edge, ...]) -> tuple[int, ...]:
        """The residues of a sum, product or quotient of nodes."""
        (s, j), (t, k) = edges
        a, b, c, d = self.residues[j]  # STATES of them, written out: asked for every node
        w, x, y, z = self.residues[k]
        if op == ADD:
            if s == t:
                if s > 0:
                    return (a + w) % P, (b + x) % P, (c + y) % P, (d + z) % P
                return (-a - w) % P, (-b - x) % P, (-c - y) % P, (-d - z) % P
            if s > 0:
                return (a - w) % P, (b - x) % P, (c - y) % P, (d - z) % P
            return (w - a) % P, (x - b) % P, (y - c) % P, (z - d) % P
        if op == MUL:
            if s == t:
                return a * w % P, b * x % P, c * y % P, d * z % P
            return -a * w % P, -b * x % P, -c * y % P, -d * z % P
        pairs = ((a, w), (b, x), (c, y), (d, z))
        return tuple([quotient_residue(s * x % P, t * y % P) for x, y in pairs])

    def _given(self, node: Node) -> tuple[int, ...]:
        """The residues of a leaf, number, sine, cosine or call."""
        assert node.value is not None
        a = node.value.a
        if node.op == LEAF:
            return leaf_residues(a)
        if node.op == CONST:
            return (number_residue(a),) * STATES
        if node.op == CALL:
            sign, k = node.edges[0]
            return tuple(call_residue(node.value.b, sign * r % P) for r in self.residues[k])
        return tuple(angle_residues(a, self._leaves, s)[node.op == SIN] for s in range(STATES))

    # -- reading --------------------------------------------------------------------

    def cost(self, k: int) -> int:
        """1 for an operation at run time, else 0."""
        return int(self.nodes[k].op in (ADD, MUL, DIV) and self.rates[k] > 0)

    def order(self) -> list[int]:
        """Nodes that some output needs, operands first."""
        nodes, seen = self.nodes, bytearray(len(self.nodes))
        result: list[int] = []
        stack = [k for _, k in reversed(self.outputs)]
        while stack:
            k = stack[-1]
            if seen[k]:
                stack.pop()
                if seen[k] == 1:
                    seen[k] = 2
                    result.append(k)
                continue
            seen[k] = 1
            edges = nodes[k][1]
            if len(edges) == 2:  # written out, as almost always
                (_, first), (_, second) = edges
                if not seen[second]:
                    stack.append(second)
                if not seen[first]:
                    stack.append(first)
            else:
                stack.extend([j for _, j in reversed(edges) if not seen[j]])
        return result

    def total(self) -> int:
        """Operations at run time (angle sums of sines and cosines not included)."""
        return sum(self.cost(k) for k in self.order())

    def fanout(self, order: Iterable[int]) -> list[int]:
        """How often each node is read."""
        uses = [0] * len(self.nodes)
        for k in order:
            for _, j in self.nodes[k].edges:
                uses[j] += 1
        for _, k in self.outputs:
            uses[k] += 1
        return uses

    def freed(self, k: int, uses: list[int], pinned: Iterable[int]) -> int:
        """Operations that vanish when node k is computed from the `pinned` nodes instead."""
        change: dict[int, int] = {}
        for j in pinned:
            change[j] = change.get(j, 0) + 1
        saved = self.cost(k)
        stack = [j for _, j in self.nodes[k].edges]
        while stack:
            j = stack.pop()
            change[j] = change.get(j, 0) - 1
            if uses[j] + change[j] == 0:
                saved += self.cost(j)
                stack.extend(i for _, i in self.nodes[j].edges)
        return saved

    def depends(self, k: int, on: int) -> bool:
        """Does node k read node `on`, directly or not?"""
        if k == on:
            return True
        seen = {k}
        stack = [k]
        while stack:
            for _, j in self.nodes[stack.pop()].edges:
                if j == on:
                    return True
                if j not in seen:
                    seen.add(j)
                    stack.append(j)
        return False

    # -- rewriting ------------------------------------------------------------------

    def redefine(self, k: int, node: Node) -> None:
        """Compute node k in another way (same value)."""
        old = self.nodes[k]
        if self._known.get(old) == k:
            del self._known[old]
        self.nodes[k] = node
        self._known.setdefault(node, k)

    def copy(self) -> Network:
        """An independent copy."""
        twin = object.__new__(Network)
        twin.template, twin.nodes, twin.rates = self.template, self.nodes.copy(), self.rates.copy()
        twin.residues, twin._leaves = self.residues.copy(), self._leaves
        twin._known, twin.outputs = self._known.copy(), self.outputs.copy()
        return twin

    def program(self) -> Program:
        """Back to straight-line code."""
        builder = ProgramBuilder()
        number: dict[int, int] = {}

        binary = {ADD: builder.add, MUL: builder.mul, DIV: builder.div}

        def signed(edge: Edge) -> int:
            return number[edge[1]] if edge[0] > 0 else builder.neg(number[edge[1]])

        for k in self.order():
            op, edges, value = self.nodes[k]
            if op in binary:
                (s, i), (t, j) = edges
                a = number[i] if s > 0 else builder.neg(number[i])
                b = number[j] if t > 0 else builder.neg(number[j])
                number[k] = binary[op](a, b)
            elif op == CALL:
                assert value is not None
                number[k] = builder.call(str(value.b), signed(edges[0]))
            elif op in (COS, SIN):
                assert value is not None
                assert isinstance(value.a, LinearAngle)
                terms = [(number[j], m) for j, m in value.a.terms]
                make = builder.cos if op == COS else builder.sin
                number[k] = make(terms, value.a.half_turns)
            else:
                assert value is not None
                number[k] = builder.emit(value)
        values = iter([signed(e) for e in self.outputs])
        outputs = [
            Output(o.name, o.shape, tuple(next(values) for _ in o.values))
            for o in self.template.outputs
        ]
        return builder.finish(self.template, outputs)
