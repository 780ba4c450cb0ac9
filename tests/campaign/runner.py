"""The cases of one kind, one after the other in a process of their own, and what became of them."""

from __future__ import annotations

import multiprocessing as mp
import resource
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from tests.campaign.kinds import KINDS
from tests.campaign.trial import FOREIGN, HANG, Trial, drawn, tried

GRACE = 15.0  # seconds beyond the time limit after which a process is ended from outside
LARGEST = 8 * 2**30  # bytes of addresses: what needs more is a failure


@dataclass
class Tally:
    """What became of the cases of one kind."""

    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    peak: int = 0  # bytes resident
    base: int = 0  # … before the first case
    seconds: float = 0.0
    failures: dict[str, tuple[int, str]] = field(default_factory=dict)  # where → number, detail

    def add(self, number: int, trial: Trial) -> None:
        self.outcomes[trial.outcome] += 1
        self.slowest = max(self.slowest, trial.seconds)
        if trial.failed:
            self.failures.setdefault(trial.where, (number, trial.detail))


def work(name: str, seed: int, first: int, last: int, end: float, answers: Connection) -> None:
    """Try the cases, telling each before and after."""
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    kind = KINDS[name]
    tried(kind, drawn(kind, seed, first))  # imports and caches
    answers.send(("base", 0, resident()))
    for number in range(first, last):
        if time.time() > end:
            break
        case = drawn(kind, seed, number)
        answers.send(("begin", number, None))
        trial = tried(kind, case)
        answers.send(("end", number, (trial, resident())))
    answers.send(("over", 0, None))


def resident() -> int:
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def campaign(name: str, seed: int, cases: int, seconds: float) -> Tally:
    """All cases of one kind, in as many processes as it takes."""
    context, tally = mp.get_context("spawn"), Tally()
    start, number, over = time.time(), 0, False
    while not over and number < cases and time.time() < start + seconds:
        ours, theirs = context.Pipe(duplex=False)
        arguments = (name, seed, number, cases, start + seconds, theirs)
        process = context.Process(target=work, args=arguments)
        process.start()
        theirs.close()
        over, number = follow(ours, KINDS[name].seconds + GRACE, number, tally)
        process.kill()
        process.join()
    tally.seconds = time.time() - start
    return tally


def follow(answers: Connection, limit: float, number: int, tally: Tally) -> tuple[bool, int]:
    """Hear a process out: (is all done, the next number)."""
    begun = None
    while True:
        try:
            if not answers.poll(limit + (60 if begun is None else 0)):
                tally.add(number, Trial(HANG, limit, "hang in machine code"))
                return False, number + 1
            word, number, what = answers.recv()
        except (EOFError, ConnectionError):
            tally.add(number, Trial(FOREIGN, 0.0, f"the process died in case {number}"))
            return False, number + 1
        if word == "over":
            return True, number
        if word == "base":
            tally.base = max(tally.base, what)
        elif word == "begin":
            begun = number
        else:
            tally.add(number, what[0])
            tally.peak = max(tally.peak, what[1])
