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
ROOM = 200  # for new values, and as many again as there are
KINDS = {ADD: 1, MUL: 2}
OPS = {1: ADD, 2: MUL}


def shuffle(program: Program, rng: random.Random, steps: int = STEPS) -> Program:
    """Another program of the same function, not longer; a shorter one where the walk met one."""
    network = Network(program)
    order = network.order()
    if not order:  # a robot that cannot move
        return program
    place = {k: i for i, k in enumerate(order)}
    nodes = np.zeros(2 * len(order) + ROOM, NODE)
    filled, none = nodes[: len(order)], (1, -1)
    filled["kind"] = [KINDS.get(network.nodes[k].op, 0) for k in order]
    filled["rate"] = [network.rates[k] for k in order]
    filled["cost"] = [network.cost(k) for k in order]
    filled["label"] = order
    filled["residue"] = [network.residues[k] for k in order]
    edges = [[(s, place[j]) for s, j in network.nodes[k].edges[:2]] for k in order]
    pairs = np.array([[*found, none, none][:2] for found in edges])
    filled["sign"], filled["operand"] = pairs[:, :, 0], pairs[:, :, 1]
    filled["role"] = _roles(network, order, rng)
    outputs = np.array([place[k] for _, k in network.outputs], np.int32)
    walked = shuffled(nodes, len(order), outputs, rng.getrandbits(64), steps, WORSE)
    if walked is None:
        return program
    network.outputs = _written(network, walked, outputs)
    return merge(network.program())


def _roles(network: Network, order: list[int], rng: random.Random) -> list[int]:
    """What may be read (1) and changed (2): what moves, and the numbers that it reads directly."""
    read = {j for k in order if network.cost(k) for _, j in network.nodes[k].edges}
    useful = [k for k in order if network.rates[k] > 0 or k in read]
    start = rng.randrange(max(len(useful) - MOST_NODES, 0) + 1)
    chosen = set(useful[start : start + MOST_NODES])
    return [3 if k in chosen else 0 for k in order]


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
