"""Balance: sums of sums and products of products as trees of the least height.

An n-ary sum whose parts are ready at different times is finished earliest when the two earliest are
added first, again and again (Huffman 1952; Beatty 1972 for expressions). The number of operations
stays the same; the longest chain of dependent instructions becomes shorter.
"""

from __future__ import annotations

import heapq

from emdeg.program.count import angle_cost
from emdeg.program.ir import LinearAngle, Program
from emdeg.program.ops import ADD, COS, MUL, SIN
from emdeg.shorten.forms.network import Edge, Network, Node
from emdeg.shorten.objectives import CYCLES


def balance(program: Program) -> Program:
    """The same operations, associated so that results are ready as early as possible."""
    network = Network(program)
    order = network.order()
    uses = network.fanout(order)
    readers: dict[int, int] = {}  # node → operation of its only reader
    for k in order:
        for _, j in network.nodes[k].edges:
            readers[j] = network.nodes[k].op
    ready: dict[int, int] = {}
    for k in order:
        op = network.nodes[k].op
        if op in (ADD, MUL) and network.rates[k]:
            if uses[k] == 1 and readers.get(k) == op:
                continue  # part of the tree above
            ready[k] = _rebuild(network, k, op, _parts(network, k, op, uses), ready)
        else:
            ready[k] = _ready(network, k, ready)
    return network.program()


def _ready(network: Network, k: int, ready: dict[int, int]) -> int:
    op, edges, value = network.nodes[k]
    if not network.rates[k]:
        return 0
    start = max((ready[j] for _, j in edges), default=0)
    if op in (COS, SIN):
        assert value is not None
        assert isinstance(value.a, LinearAngle)
        additions, multiplications = angle_cost(value.a)
        start += CYCLES[ADD] * additions + CYCLES[MUL] * min(multiplications, 1)
    return start + CYCLES.get(op, 0)


def _parts(network: Network, root: int, op: int, uses: list[int]) -> list[Edge]:
    """The signed operands of the whole tree of one operation under a node."""
    parts: list[Edge] = []
    stack: list[Edge] = [(1, root)]
    product = 1
    while stack:
        sign, k = stack.pop()
        for s, j in network.nodes[k].edges:
            if op == MUL:  # one sign for all factors
                product *= s
                signed = 1
            else:
                signed = sign * s
            inner = network.nodes[j].op == op and network.rates[j] and uses[j] == 1
            (stack if inner else parts).append((signed, j))
    return parts if product > 0 else [(-1, parts[0][1]), *parts[1:]]


def _rebuild(network: Network, root: int, op: int, parts: list[Edge], ready: dict[int, int]) -> int:
    """Combine the two that are ready first until two are left: these are the root."""
    heap = [(ready[j], n, (sign, j)) for n, (sign, j) in enumerate(parts)]
    heapq.heapify(heap)
    count = len(heap)
    while len(heap) > 2:
        (_, _, a), (at, _, b) = heapq.heappop(heap), heapq.heappop(heap)
        made = network.node(op, (a, b))
        rate = network.rates[made]
        heapq.heappush(heap, (at + CYCLES[op] if rate else 0, count, (1, made)))
        count += 1
    (_, _, a), (at, _, b) = heapq.heappop(heap), heapq.heappop(heap)
    network.redefine(root, Node(op, (a, b)))
    return at + CYCLES[op]
