"""The cases of one kind, one after the other in a process of their own, and what became of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.campaign.kinds import KINDS
from tests.campaign.supervised import Lost, resident, supervised
from tests.campaign.trial import FOREIGN, HANG, Trial, drawn, tried

GRACE = 15.0  # seconds beyond the time limit after which a process is ended from outside
DIED, STUCK = "the process died", "hang in machine code"


@dataclass
class Tally:
    """What became of the cases of one kind."""

    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    peak: int = 0  # bytes resident
    base: int = 0  # … after the first case
    seconds: float = 0.0
    failures: dict[str, tuple[int, str]] = field(default_factory=dict)  # where → number, detail

    def add(self, number: int, trial: Trial, memory: int = 0) -> None:
        self.outcomes[trial.outcome] += 1
        self.slowest = max(self.slowest, trial.seconds)
        self.peak, self.base = max(self.peak, memory), self.base or memory
        if trial.failed:
            self.failures.setdefault(trial.where, (number, trial.detail))


def one(asked: tuple[str, int, int]) -> tuple[Trial, int]:
    """(what became of this case, the memory at its largest)."""
    name, seed, number = asked
    return tried(KINDS[name], drawn(KINDS[name], seed, number)), resident()


def campaign(name: str, seed: int, cases: int, seconds: float, tally: Tally) -> None:
    """All cases of one kind, as far as they get in so many seconds; counted while they run."""
    start = time.time()

    def numbers() -> Iterator[tuple[str, int, int]]:
        for number in range(cases):
            if time.time() > start + seconds:
                return
            yield name, seed, number

    limit = KINDS[name].seconds + GRACE
    for (_, _, number), answer in supervised(one, numbers(), limit):
        if isinstance(answer, Lost):
            lost = Trial(HANG, limit, STUCK) if answer.hang else Trial(FOREIGN, 0.0, DIED)
            tally.add(number, lost)
        else:
            tally.add(number, *answer)
        tally.seconds = time.time() - start
