"""Blocks in this process: threads that take the next one from a shared counter.

Machine code runs without the interpreter lock. A thread looks up after every block, which takes
about a tenth of a second: Ctrl-C ends a campaign soon. Nobody else writes into a thread's sums.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from emdeg.run.kernel.sweeper import Partial
from emdeg.sweep.tree import Forest

LOOK = 0.1  # seconds between two looks at what is done


def run(
    work: Callable[[int], Partial], forest: Forest, threads: int, tick: Callable[[], None]
) -> None:
    """work(k) for all blocks that are missing; `tick` is called now and then, and at the end."""
    missing = forest.missing()
    lock, over = threading.Lock(), threading.Event()
    problems: list[BaseException] = []

    def walk() -> None:
        try:
            while not over.is_set():
                with lock:
                    k = next(missing, None)
                if k is None:
                    return
                found = work(k)
                with lock:
                    forest.add(0, k, found)
        except BaseException as problem:  # goes to the thread that waits
            problems.append(problem)
            over.set()

    team = [threading.Thread(target=walk, daemon=True, name="emdeg sweep") for _ in range(threads)]
    try:
        for thread in team:
            thread.start()
        for thread in team:
            while thread.is_alive():
                thread.join(LOOK)
                with lock:
                    tick()
    finally:
        over.set()
        for thread in team:
            if thread.ident is not None:
                thread.join()
    if problems:
        raise problems[0]
    tick()  # the end, too, however soon it came
