"""The table that makes structurally equal nodes one object (hash-consing), held weakly.

A node is found by its content hash `order`, an integer that depends on what the node is and
never on the process. The table holds no node alive: what nobody uses is freed at once, and its
empty slot is swept out when the table has doubled.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic
from weakref import ref

from emdeg.exact.nodes import N

_FIRST_SWEEP = 1 << 16


class InternTable(Generic[N]):
    """content hash → the one node with that content."""

    __slots__ = ("_crowded", "_slots", "_sweep_at")

    def __init__(self) -> None:
        self._slots: dict[int, ref[N]] = {}
        # Two living contents with one 61-bit hash: about once in 10⁶ tables of 10⁶ nodes.
        # The later one is kept here for good, so that it is found whatever happens to the first.
        self._crowded: dict[tuple[int, tuple[Any, ...]], N] = {}
        self._sweep_at = _FIRST_SWEEP

    def __len__(self) -> int:
        return sum(slot() is not None for slot in self._slots.values()) + len(self._crowded)

    def find(self, kind: int, args: tuple[Any, ...], order: int) -> N | None:
        """The node with this content, if there is one."""
        slot = self._slots.get(order)
        if slot is not None:
            node = slot()
            if node is not None and node.args == args and node.kind == kind:
                return node
        return self._crowded.get((kind, args)) if self._crowded else None

    def add(self, node: N) -> None:
        """Remember a new node."""
        slots = self._slots
        order = node.order
        taken = slots.get(order)
        if taken is not None and taken() is not None:
            self._crowded[node.kind, node.args] = node
            return
        slots[order] = ref(node)
        if len(slots) > self._sweep_at:
            self.sweep()

    def sweep(self) -> None:
        """Drop the slots of nodes that are gone."""
        for order, slot in list(self._slots.items()):
            if slot() is None:
                del self._slots[order]
        self._sweep_at = max(_FIRST_SWEEP, 2 * len(self._slots))


@contextmanager
def collector_paused() -> Iterator[None]:
    """Build a large DAG without Python's cycle collector, which would take half of the time.

    Neither expressions nor programs have cycles: reference counts free them, and the collector
    only looks at every node again and again. It is switched on again at the end if it was on
    before.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
