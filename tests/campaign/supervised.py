"""Work on many items in another process, which may crash or hang without ending the whole.

    for item, answer in supervised(function, items, seconds=60): …

The process is started once and again after a crash; `answer` is what the function returned, or a
Lost that says what happened instead. One item is under way at a time: this takes one core.
"""

from __future__ import annotations

import multiprocessing as mp
import resource
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

LARGEST = 8 * 2**30  # bytes of addresses: what needs more is a failure
START = 120.0  # seconds until a process has imported what it needs


@dataclass(frozen=True)
class Lost:
    """No answer: the process died, or went on for too long."""

    hang: bool


def supervised(
    function: Callable[[Any], Any], items: Iterable[Any], seconds: float
) -> Iterator[tuple[Any, Any]]:
    """(item, answer) of each item in turn; `function` stands at the top of a module."""
    context = mp.get_context("spawn")
    process = ours = None
    try:
        for item in items:
            fresh = process is None
            if process is None:
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(function, theirs), daemon=True)
                process.start()
                theirs.close()
            answer = _asked(ours, item, seconds + (START if fresh else 0))
            if isinstance(answer, Lost):
                process.kill()
                process.join()
                process = None
            yield item, answer
    finally:
        if process is not None:
            process.kill()
            process.join()


def _asked(ours: Connection, item: Any, seconds: float) -> Any:
    try:
        ours.send(item)
        return ours.recv() if ours.poll(seconds) else Lost(hang=True)
    except (EOFError, ConnectionError):
        return Lost(hang=False)


def _serve(function: Callable[[Any], Any], theirs: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    while True:
        try:
            item = theirs.recv()
        except EOFError:
            return
        theirs.send(function(item))


def resident() -> int:
    """Bytes that this process had in memory at its largest."""
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
