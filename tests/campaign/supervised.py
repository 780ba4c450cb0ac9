"""Work on many items in another process, which may crash or hang without ending the whole.

    for item, answer in supervised(function, items, seconds=60): …

The process is started once and again after a crash; `answer` is what the function returned, or a
Lost that says what happened instead. One item is under way at a time: this takes one core. The
seconds are those of the other process on the processor (`PATIENCE` times as many on the wall).
"""

from __future__ import annotations

import multiprocessing as mp
import os
import resource
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tests.campaign.trial import PATIENCE

LARGEST = 8 * 2**30  # bytes of addresses: what needs more is a failure
START = 120.0  # seconds until a process has imported what it needs
GLANCE = 1.0  # seconds between two looks at a process that has not answered


@dataclass(frozen=True)
class Lost:
    """No answer: the process died, or went on for too long."""

    hang: bool


def supervised(
    function: Callable[[Any], Any], items: Iterable[Any], seconds: float
) -> Iterator[tuple[Any, Any]]:
    """(item, answer) of each item in turn; `function` stands at the top of a module."""
    context = mp.get_context("spawn")
    process: BaseProcess | None = None
    try:
        for item in items:
            fresh = process is None
            if process is None:
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(function, theirs), daemon=True)
                process.start()
                theirs.close()
            answer = _asked(ours, process, item, seconds + (START if fresh else 0))
            if isinstance(answer, Lost):
                process.kill()
                process.join()
                process = None
            yield item, answer
    finally:
        if process is not None:
            process.kill()
            process.join()


def _asked(ours: Connection, process: BaseProcess, item: Any, seconds: float) -> Any:
    used, latest = processor_time(process), time.monotonic() + PATIENCE * seconds
    try:
        ours.send(item)
        while not ours.poll(GLANCE):
            if processor_time(process) - used > seconds or time.monotonic() > latest:
                return Lost(hang=True)
        return ours.recv()
    except (EOFError, ConnectionError):
        return Lost(hang=False)


def processor_time(process: BaseProcess) -> float:
    """Seconds that a process took so far (Linux; elsewhere 0: the clock on the wall decides)."""
    try:
        told = Path(f"/proc/{process.pid}/stat").read_text("ascii", "replace")
    except OSError:
        return 0.0
    user, system = told.rpartition(")")[2].split()[11:13]  # fields 14 and 15 of proc(5)
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


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
