"""Work on a batch in several threads, which take pieces of its rows from one counter.

Kernels run without the interpreter lock. Cuts lie at multiples of the number of lanes, and each
state's result does not depend on its neighbours, so any number of threads gives the same bits.
Pieces are whole cache lines of every array but for the two at their ends, so threads write apart.

Machine code cannot be interrupted, so each thread works in pieces of some milliseconds and looks
in between whether the others go on: Ctrl-C ends a batch soon. Whatever happens, `run` returns after
its threads have ended; and should even the waiting be interrupted, `work` itself must hold the
arrays that it writes into, for a thread keeps its work alive.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Event, Lock

WORTH = 5_000_000  # operations (over all states) that make one more thread worth its start
PIECE = 50_000_000  # operations that a thread does without looking up: about 10 ms
SHARES = 32  # of a thread's part in the smallest piece: so long may the last keep others waiting
GRAIN = 64  # states: a multiple of every vector width


class Pool:
    """Threads that start with the first large batch; a forked child starts its own."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.setting = Lock()  # held while parameters of a kernel change: two threads may do it
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
        """In a child: the locks may have been held, and no thread came along."""
        self._lock, self.setting = Lock(), Lock()
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


def piece(operations: int) -> int:
    """How many states to compute without looking up, each of so many operations."""
    return GRAIN * max(1, PIECE // (GRAIN * max(operations, 1)))


def pieces(states: int, threads: int, grain: int, most: int) -> Iterator[tuple[int, int]]:
    """(first, count) of pieces, multiples of `grain`: half of a thread's part of what is left.

    So there are few, and the last ones are small: all threads end together.
    """
    least = grain * max(1, states // (grain * threads * SHARES))
    first = 0
    while first < states:
        left = states - first
        half = left if threads == 1 else grain * (left // (2 * threads * grain))
        count = min(left, max(grain, min(most, max(least, half))))
        yield first, count
        first += count


def run(
    work: Callable[[int, int], Iterator[None]],
    states: int,
    threads: int,
    grain: int = GRAIN,
    piece: int | None = None,
) -> None:
    """work(first, count) for pieces that cover 0 … states−1; returns when all are done.

    Who is ready takes the next piece, of at most `piece` states. `work` yields wherever it can be
    left.
    """
    cuts = [*pieces(states, threads, grain, piece or states)]
    if threads == 1:
        for first, count in cuts:
            for _ in work(first, count):
                pass  # where Ctrl-C may come
        return
    coming = iter(cuts)
    over, taking = Event(), Lock()

    def walk() -> None:
        try:
            while not over.is_set():
                with taking:
                    cut = next(coming, None)
                if cut is None:
                    return
                for _ in work(*cut):
                    if over.is_set():
                        return
        except BaseException:
            over.set()  # for all: whoever waits for this thread may have long to go
            raise

    executor = POOL.executor()
    waiting: list[Future[None]] = []
    try:
        for _ in range(min(threads, len(cuts)) - 1):
            waiting.append(executor.submit(walk))
        walk()
        for future in waiting:
            future.result()
    except BaseException:
        over.set()
        wait([future for future in waiting if not future.cancel()])
        raise
