"""Shuffle: a random walk among programs of the same length, in machine code.

The other passes stop where no rewrite gains. There most values can still be computed in many other
ways with as many operations, and from some of the programs along such plateaus extraction and
resubstitution go on. `native/shuffle.c` takes thousands of such steps in the time in which Python
takes a few. What it returns is read back as a network of the same values; like every pass it is
compared by fingerprints afterwards.
"""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt

from emdeg.program.ir import Program
from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.network import Edge, Network, ordered
from emdeg.shorten.native.shuffling import NODE, Nodes, shuffled
from emdeg.shorten.passes.merge import merge

STEPS = 800  # for each call: longer walks find little more than extraction finds after short ones
WORSE = 50  # one step in so many may lengthen the program by one
MOST_NODES = 500  # values that are all combined with all; of longer programs a random stretch
KINDS = {ADD: 1, MUL: 2}
OPS = {1: ADD, 2: MUL}


def shuffle(program: Program, rng: random.Random, steps: int = STEPS) -> Program:
    """Another program of the same function, not longer; a shorter one where the walk met one."""
    network = Network(program)
    order = network.order()
    place = {k: i for i, k in enumerate(order)}
    nodes = np.zeros(2 * len(order) + 200, NODE)
    nodes["operand"], nodes["sign"] = -1, 1
    for i, k in enumerate(order):
        node, row = network.nodes[k], nodes[i]
        row["kind"], row["rate"] = KINDS.get(node.op, 0), network.rates[k]
        row["cost"], row["label"], row["residue"] = network.cost(k), k, network.residues[k]
        for side, (sign, j) in enumerate(node.edges[:2]):
            row["sign"][side], row["operand"][side] = sign, place[j]
    _roles(network, order, nodes, rng)
    outputs = np.array([place[k] for _, k in network.outputs], np.int32)
    walked = shuffled(nodes, len(order), outputs, rng.getrandbits(64), steps, WORSE)
    if walked is None:
        return program
    network.outputs = _written(network, walked, outputs)
    return merge(network.program())


def _roles(network: Network, order: list[int], nodes: Nodes, rng: random.Random) -> None:
    """What may be read (1) and changed (2): what moves, and the numbers that it reads directly."""
    read = {j for k in order if network.cost(k) for _, j in network.nodes[k].edges}
    useful = [i for i, k in enumerate(order) if network.rates[k] > 0 or k in read]
    start = rng.randrange(max(len(useful) - MOST_NODES, 0) + 1)
    for i in useful[start : start + MOST_NODES]:
        nodes["role"][i] = 3


def _written(network: Network, nodes: Nodes, outputs: npt.NDArray[np.int32]) -> list[Edge]:
    """The nodes of the walk in the network, operands first; the outputs' edges."""
    kinds, labels = nodes["kind"].tolist(), nodes["label"].tolist()
    signs, operands = nodes["sign"].tolist(), nodes["operand"].tolist()
    number: dict[int, int] = {}
    stack = outputs.tolist()[::-1]
    while stack:
        i = stack[-1]
        if i in number:
            stack.pop()
        elif kinds[i] == 0:
            number[stack.pop()] = labels[i]
        elif missing := [j for j in operands[i] if j not in number]:
            stack += missing
        else:
            a, b = ((sign, number[j]) for sign, j in zip(signs[i], operands[i], strict=True))
            number[stack.pop()] = network.node(OPS[kinds[i]], ordered(a, b))
    return [
        (sign, number[i]) for (sign, _), i in zip(network.outputs, outputs.tolist(), strict=True)
    ]
