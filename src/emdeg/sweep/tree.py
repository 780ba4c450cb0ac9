"""Reductions of many blocks, joined in a fixed tree, whatever the order in which they come.

Blocks are the leaves of a binary tree: node (level, k) covers blocks k·2^level … (k+1)·2^level − 1
and is `joined` of its two children, left first. So the bits of the whole depend on the number of
blocks alone, and whoever has some of the nodes (a checkpoint, a worker) goes on from there. A
forest of whole subtrees holds what is done: about log₂ of the blocks when they come in order.

Sums carry their rounding errors along (Knuth's two-sum): hi + lo of both are added without loss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emdeg.run.arrays import Array
from emdeg.run.kernel.sweeper import Partial

Node = tuple[int, int]


def joined(left: Partial, right: Partial) -> Partial:
    """The reductions of both; where two states have the same extreme, the left one's is kept."""
    sums, places = left.sums.copy(), left.places.copy()
    for column, better in (
        (0, right.sums[:, 0] < left.sums[:, 0]),
        (1, right.sums[:, 1] > left.sums[:, 1]),
    ):
        sums[better, column] = right.sums[better, column]
        places[better, column] = right.places[better, column]
    places[:, 2] += right.places[:, 2]
    for high in (2, 4):
        total, error = _two_sum(left.sums[:, high], right.sums[:, high])
        sums[:, high] = total
        sums[:, high + 1] = (left.sums[:, high + 1] + right.sums[:, high + 1]) + error
    counts = left.counts + right.counts
    counts[2] = min(left.counts[2], right.counts[2])
    return Partial(sums, places, left.histogram + right.histogram, counts)


def _two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """a + b = total + error, exactly."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


class Forest:
    """The whole subtrees that are done."""

    def __init__(self, blocks: int) -> None:
        self.blocks = blocks
        self.nodes: dict[Node, Partial] = {}
        self.done = 0  # blocks

    def add(self, level: int, index: int, found: Partial) -> None:
        """A node is done; with its sibling it becomes their parent."""
        self.done += min(1 << level, self.blocks - (index << level))
        node = (level, index)
        while (sibling := (node[0], node[1] ^ 1)) in self.nodes:
            other = self.nodes.pop(sibling)
            found = joined(other, found) if node[1] & 1 else joined(found, other)
            node = (node[0] + 1, node[1] >> 1)
        self.nodes[node] = found

    def missing(self) -> Iterator[int]:
        """The blocks that are not done, in order."""
        here = 0
        for start, end in sorted(
            (index << level, (index + 1) << level) for level, index in self.nodes
        ):
            yield from range(here, min(start, self.blocks))
            here = end
        yield from range(here, self.blocks)

    def missing_nodes(self, level_of: Callable[[int], int]) -> Iterator[Node]:
        """The same in whole nodes, as high as `level_of` says of the number of blocks left."""
        left = self.blocks - self.done
        missing = self.missing()
        following = next(missing, None)
        while following is not None:
            first, level = following, 0
            while level < level_of(left) and first % (2 << level) == 0:
                level += 1
            following = next(missing, None)
            here = 1
            while here < 1 << level and following == first + here:
                following = next(missing, None)
                here += 1
            left -= here
            if here == min(1 << level, self.blocks - first):
                yield level, first >> level
            else:  # the rest of the node is done
                yield from ((0, k) for k in range(first, first + here))

    def total(self) -> Partial:
        """The reductions of all blocks; the last subtrees are joined from the smallest on."""
        ordered = sorted(self.nodes.items(), key=lambda item: item[0][1] << item[0][0])
        found = ordered[-1][1]
        for _, part in reversed(ordered[:-1]):
            found = joined(part, found)
        return found
