"""How far an optimisation is: (what is done, operations of the best program, 0 to 1).

A stage that is made of stages hands each a part of its own span. What is told never goes
backwards, and telling never changes a result.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from emdeg.program.ir import Program
from emdeg.shorten.effort import Effort

Progress = Callable[[str, int, float], None]


@dataclass
class _Told:
    fraction: float = 0.0
    operations: int = 0


@dataclass(frozen=True)
class Meter:
    """Tells a span of the whole; without anyone to tell it does nothing."""

    progress: Progress | None = None
    start: float = 0.0
    end: float = 1.0
    inside: bool = False  # a program that is only a part of the one asked for
    _told: _Told = field(default_factory=_Told)

    def tell(self, stage: str, best: Program | None, fraction: float) -> None:
        """The best program after this fraction of the span; None: as it was."""
        if self.progress is None:
            return
        told = self._told
        at = self.start + (self.end - self.start) * min(max(fraction, 0.0), 1.0)
        told.fraction = max(told.fraction, at)
        if best is not None and not self.inside:
            told.operations = best.count().total
        self.progress(stage, told.operations, told.fraction)

    def part(self, start: float, end: float, *, inside: bool = False) -> Meter:
        """The meter of a stage that takes this part of the span."""
        width = self.end - self.start
        return replace(
            self,
            start=self.start + start * width,
            end=self.start + end * width,
            inside=self.inside or inside,
        )


SILENT = Meter()


class Clock:
    """A budget of seconds that begins now.

    A user's budget is of time on the wall. A level's is of processor time, so that what else the
    machine does takes nothing from the search. What is `within` another is over when that is.
    """

    def __init__(
        self, seconds: float, *, processor: bool = False, within: Clock | None = None
    ) -> None:
        self.seconds, self.processor, self.within = seconds, processor, within
        self._now = time.thread_time if processor else time.monotonic
        self.start = self._now()

    @staticmethod
    def of(effort: Effort, within: Clock | None = None) -> Clock:
        """The user's budget, or else the seconds of the level; never past what it is a part of."""
        if effort.budget is not None:
            return Clock(effort.budget, within=within)
        return Clock(effort.seconds, processor=True, within=within)

    @property
    def fraction(self) -> float:
        """How much of the budget is spent; above 1 when it is over."""
        spent = self._now() - self.start
        own = spent / self.seconds if self.seconds > 0 else 2.0
        return own if self.within is None else max(own, self.within.fraction)

    @property
    def over(self) -> bool:
        """Is the budget spent?"""
        return self.fraction > 1.0

    def part(self, share: float) -> Clock:
        """A share of what is left of it, from now on."""
        left = self.seconds - (self._now() - self.start)
        return Clock(share * max(left, 0.0), processor=self.processor, within=self)
