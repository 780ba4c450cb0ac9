"""Work on a batch in several threads, each on its own rows.

Kernels run without the interpreter lock. Cuts lie at multiples of the number of lanes, and each
state's result does not depend on its neighbours, so any number of threads gives the same bits.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Lock

WORTH = 5_000_000  # operations (over all states) that make one more thread worth its start
GRAIN = 64  # states: a multiple of every vector width


class Pool:
    """Threads that start with the first large batch; a forked child starts its own."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._executor: ThreadPoolExecutor | None = None
        self._process = 0

    def executor(self) -> ThreadPoolExecutor:
        """The threads of this process."""
        with self._lock:
            if self._executor is None or self._process != os.getpid():
                self._process = os.getpid()
                self._executor = ThreadPoolExecutor(max(available(), 8), thread_name_prefix="emdeg")
            return self._executor

    def forked(self) -> None:
        """In a child: the lock may have been held, and no thread came along."""
        self._lock = Lock()
        self._executor = None


POOL = Pool()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=POOL.forked)


def available() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chosen(threads: int | None, states: int, operations: int) -> int:
    """How many threads to use: as asked, or as many as find enough work."""
    if threads is None:
        threads = min(available(), 1 + states * max(operations, 1) // WORTH)
    return max(1, min(threads, -(-states // GRAIN)))


def run(work: Callable[[int, int], None], states: int, threads: int) -> None:
    """work(first, count) for pieces that cover 0 … states−1; returns when all are done."""
    if threads == 1:
        work(0, states)
        return
    grains = -(-states // GRAIN)
    cuts = [min(states, GRAIN * (grains * k // threads)) for k in range(threads)] + [states]
    pieces = [(a, b - a) for a, b in pairwise(cuts) if b > a]
    executor = POOL.executor()
    waiting = [executor.submit(work, *piece) for piece in pieces[1:]]
    work(*pieces[0])
    for future in waiting:
        future.result()
