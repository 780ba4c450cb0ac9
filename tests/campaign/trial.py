"""One case of the campaign: tried under a time limit, judged, and made smaller when it fails.

A case is JSON data, so that it can be kept as a file. To try it gives "taken" (it was understood)
or "refused" (by an EmdegError, or a documented exit code). Everything else is a failure: an
exception of another kind, a wrong answer (AssertionError), or no answer within the time limit.
"""

from __future__ import annotations

import random
import re
import signal
import time
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emdeg.errors import EmdegError

Case = Any  # JSON data
TAKEN, REFUSED, FOREIGN, HANG = "taken", "refused", "foreign", "hang"
ROOT = Path(__file__).parents[2]
PATIENCE = 20.0  # seconds on the wall for each second of the processor, on a busy machine


class Hang(BaseException):
    """The time limit was reached. Not an Exception, so that nobody in between takes it."""


@dataclass(frozen=True)
class Kind:
    """One way into emdeg: how a case is drawn, and how it is tried."""

    name: str
    draw: Callable[[random.Random], Case]
    attempt: Callable[[Case], str]  # TAKEN or REFUSED; an EmdegError is REFUSED too
    share: int  # cases of every 100,000
    seconds: float = 20.0  # of the processor: beyond it is a hang, not slowness


@dataclass(frozen=True)
class Trial:
    """What became of a case."""

    outcome: str
    seconds: float  # of the processor
    where: str = ""  # of a failure: the exception and the innermost function of ours
    detail: str = ""

    @property
    def failed(self) -> bool:
        return self.outcome in (FOREIGN, HANG)


def drawn(kind: Kind, seed: int, number: int) -> Case:
    """The same case for the same seed and number, on every machine."""
    return kind.draw(random.Random(f"{seed}/{kind.name}/{number}"))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise Hang in the main thread after so many seconds of the processor.

    Other work on the machine is no hang of ours. What waits for ever takes no processor time, so
    the clock on the wall ends it too, `PATIENCE` times later.
    """

    def ring(signum: int, frame: object) -> None:
        raise Hang

    timers = {
        signal.SIGPROF: (signal.ITIMER_PROF, seconds),
        signal.SIGALRM: (signal.ITIMER_REAL, PATIENCE * seconds),
    }
    before = {number: signal.signal(number, ring) for number in timers}
    for timer, after in timers.values():
        signal.setitimer(timer, after)
    try:
        yield
    finally:
        for timer, _ in timers.values():
            signal.setitimer(timer, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def tried(kind: Kind, case: Case, seconds: float | None = None) -> Trial:
    start = time.process_time()
    try:
        with limited(seconds or kind.seconds), warnings.catch_warnings():
            warnings.simplefilter("error")  # what NumPy mutters is not an answer
            warnings.filterwarnings("ignore", "the cache is not used")
            warnings.filterwarnings("ignore", r"float\d\d does not hold")  # said, and documented
            outcome = kind.attempt(case)
    except EmdegError as error:
        outcome, where, detail = judged(error)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        outcome = HANG if isinstance(error, Hang) else FOREIGN
        where, detail = place(error), "".join(traceback.format_exception(error)[-12:])
    else:
        where = detail = ""
    return Trial(outcome, time.process_time() - start, where, detail)


def judged(error: EmdegError) -> tuple[str, str, str]:
    """A refusal says something, on lines that can be printed."""
    told = str(error)
    if told and all(line.isprintable() for line in told.split("\n")):
        return REFUSED, "", ""
    return FOREIGN, f"{type(error).__name__} that cannot be printed", repr(told)


def place(error: BaseException) -> str:
    """`KeyError in mechanics/tree.py:below`: the same for the same defect."""
    frames = traceback.extract_tb(error.__traceback__)
    for folder in (ROOT / "src" / "emdeg", ROOT):
        ours = [f for f in frames if Path(f.filename).is_relative_to(folder)]
        if ours:
            file = Path(ours[-1].filename).relative_to(folder)
            return f"{type(error).__name__} in {file}:{ours[-1].name}"
    return type(error).__name__


# -- smaller cases with the same failure ---------------------------------------------


def minimised(kind: Kind, case: Case, failure: Trial, budget: float = 60.0) -> Case:
    """The smallest case found within `budget` seconds that fails at the same place."""
    end = time.monotonic() + budget
    limit = max(1.0, min(kind.seconds, 4 * failure.seconds))

    def still(candidate: Case) -> bool:
        found = tried(kind, candidate, limit)
        return found.outcome == failure.outcome and found.where == failure.where

    improved = True
    while improved and time.monotonic() < end:
        improved = False
        for candidate in smaller(case):
            if time.monotonic() > end:
                break
            if still(candidate):
                case, improved = candidate, True
                break
    return case


def smaller(case: Case) -> Iterator[Case]:
    """Simpler data, the boldest cuts first."""
    if isinstance(case, dict):
        for key, value in case.items():
            yield from ({**case, key: v} for v in smaller(value))
    elif isinstance(case, list):
        yield from pieces(case)
        for k, value in enumerate(case):
            yield from ([*case[:k], v, *case[k + 1 :]] for v in smaller(value))
    elif isinstance(case, str) and case:
        lines = case.splitlines(keepends=True)
        if len(lines) > 1:
            yield from ("".join(kept) for kept in pieces(lines))
        words = re.findall(r"\s+|\w+|.", case)
        if len(words) > 1 and len(lines) < 40:
            yield from ("".join(kept) for kept in pieces(words))


def pieces(items: list[Any]) -> Iterator[list[Any]]:
    """The list without one of its halves, quarters, …, items."""
    size = len(items) // 2
    while size:
        yield from (items[:k] + items[k + size :] for k in range(0, len(items), size))
        size //= 2
