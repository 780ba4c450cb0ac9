"""Turns in machine code: walk among programs of the same length, extract what the walk met, again.

Where no rewrite gains, a program can still be written in many other ways of the same length. A walk
takes thousands of steps among those and saturates a window now and then; the extraction flattens
what it met, takes common factors and sums out again, and ruins and recreates that in part
(native/turns.c says how). What comes back is read as a network of the same values; like every pass
it is compared by fingerprints afterwards.
"""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np

from emdeg.exact.numbers import Number
from emdeg.program.ir import Program
from emdeg.program.ops import ADD, CALL, DIV, LEAF, MUL
from emdeg.shorten.forms.exactly import Exactly
from emdeg.shorten.forms.network import Network, Node, ordered
from emdeg.shorten.forms.scalars import PRIME
from emdeg.shorten.native.turning import EDGE, NODE, Edges, Manner, Nodes, turned
from emdeg.shorten.objectives import TOTAL, Objective

STEPS = 200  # of a walk: longer ones find little more than extraction finds after short ones
ROOM = 200  # for new values, and as many again as there are
KINDS = {ADD: 1, MUL: 2, DIV: 3, CALL: 4}
OPS = {1: ADD, 2: MUL, 3: DIV}
#: numbers that extraction may divide or multiply by; one is the first
NUMBERS: tuple[Number, ...] = (1, 2, 4, 3, 8, *(Fraction(1, n) for n in (2, 4, 3, 8)))


def turn(
    program: Program,
    rng: random.Random,
    turns: int = 1,
    recreations: int = 20,
    objective: Objective = TOTAL,
    steps: int = STEPS,
) -> Program:
    """Another program of the same function, not longer; a shorter one where a turn met one."""
    manner = Manner(
        turns, steps, recreations, addition=objective.addition, fuses=objective.fuses, last=True
    )
    result = natively(program, rng, manner)
    return result if objective(result) <= objective(program) else program


def natively(program: Program, rng: random.Random, manner: Manner) -> Program:
    """What machine code makes of a program."""
    network = Network(program)
    arrays = _Arrays(network)
    if not arrays.operations:  # a robot that cannot move
        return program
    nodes, outputs = arrays.nodes(), arrays.outputs()
    count = len(arrays.order)
    seed = rng.getrandbits(64)
    found = turned(nodes, count, len(arrays.given), outputs, seed, manner)
    if found is None:
        return program
    arrays.write(found, outputs)
    return network.program()


class _Arrays:
    """A network as nodes.h wants it: what is given, quotients and calls, then sums and products."""

    def __init__(self, network: Network) -> None:
        self.network = network
        order, rates = network.order(), network.rates
        computed = {k for k in order if rates[k] and network.nodes[k].op in KINDS}
        read = {j for k in computed for _, j in network.nodes[k].edges}
        numbers = [network.constant(number) for number in NUMBERS]
        rest = [k for k in order if k in read and k not in computed]
        plain = [k for k in order if k in computed and network.nodes[k].op in (ADD, MUL)]
        others = [k for k in order if k in computed and network.nodes[k].op in (DIV, CALL)]
        self.given = [*dict.fromkeys([*numbers, *rest]), *others]
        self.operations = len(plain) + len(others)
        self.order = [*self.given, *plain]
        self.computed = computed

    def nodes(self) -> Nodes:
        """All nodes, with room for new ones."""
        network, order = self.network, self.order
        place = {k: i for i, k in enumerate(order)}
        exactly = Exactly(network, PRIME)
        nodes = np.zeros(2 * len(order) + ROOM, NODE)
        filled, none = nodes[: len(order)], (1, -1)
        made = [network.nodes[k] for k in order]
        kinds = [KINDS[m.op] if k in self.computed else 0 for k, m in zip(order, made, strict=True)]
        filled["kind"] = kinds
        filled["rate"] = [network.rates[k] for k in order]
        filled["cost"] = [network.cost(k) for k in order]
        filled["role"] = [m.op == LEAF for m in made]
        filled["label"] = [*range(len(self.given)), *[-1] * (len(order) - len(self.given))]
        filled["residue"] = [network.residues[k] for k in order]
        filled["scalar"] = [0 if network.rates[k] else exactly.residue(k) for k in order]
        edges = [
            [(s, place[j]) for s, j in m.edges] if kind else []
            for kind, m in zip(kinds, made, strict=True)
        ]
        pairs = np.array([[*found, none, none][:2] for found in edges])
        filled["sign"], filled["operand"] = pairs[:, :, 0], pairs[:, :, 1]
        self.place = place
        return nodes

    def outputs(self) -> Edges:
        """The outputs that are computed; the others stay as they are."""
        edges = [(self.place[k], s) for s, k in self.network.outputs if k in self.computed]
        return np.array(edges, EDGE)

    def write(self, nodes: Nodes, outputs: Edges) -> None:
        """The nodes in the network, operands first, and the outputs."""
        network = self.network
        kinds, labels = nodes["kind"].tolist(), nodes["label"].tolist()
        signs, operands = nodes["sign"].tolist(), nodes["operand"].tolist()
        number: dict[int, int] = {}
        stack = outputs["node"].tolist()[::-1]
        while stack:
            i = stack[-1]
            if i in number:
                stack.pop()
                continue
            if kinds[i] == 0:
                number[stack.pop()] = self.given[labels[i]]
                continue
            missing = [j for j in operands[i] if j >= 0 and j not in number]
            if missing:
                stack += missing
                continue
            edges = [(s, number[j]) for s, j in zip(signs[i], operands[i], strict=True) if j >= 0]
            stack.pop()
            if kinds[i] == KINDS[CALL]:
                called = network.nodes[self.given[labels[i]]]
                number[i] = network.interned(Node(CALL, tuple(edges), called.value))
            elif kinds[i] == KINDS[DIV]:
                number[i] = network.node(DIV, tuple(edges))
            else:
                number[i] = network.node(OPS[kinds[i]], ordered(*edges))
        found = iter([(int(sign), number[int(node)]) for node, sign in outputs])
        network.outputs = [
            next(found) if edge[1] in self.computed else edge for edge in network.outputs
        ]
