"""Turns: walk along the plateau, extract again, look for constants; over and over.

Where no rewrite gains, a program can still be written in many other ways of the same length. A turn
walks among those, then takes apart what it met and extracts it again (`turn`): the walk changes how
values are computed, the extraction sees other sums and products each time, and from some of these
programs it goes on. Many turns are taken in machine code before Python looks again (a round): for
constants, and in the first and then every tenth round for rewrites that neither of the two makes
(`polish`). A round that ends with more operations than it began with is dropped, but for one
operation now and then. The passes of a round are those that say so in PASSES.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from emdeg.program.ir import Program
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes import PASSES, Pass, Setting
from emdeg.shorten.passes.polish import never

WINDOWS = 100  # of a polishing
WORSE = 0.1  # how often a round may end with one operation more
ABOVE = 2  # but never with so many more than the best
MOST_POLISHED = 5000  # operations: a sweep takes time as their square, five seconds of these
ROUND = 12_000  # turns in machine code, times the operations of the program

Run = Callable[[Pass, Program, random.Random, Setting], Program]


def unchecked(step: Pass, program: Program, rng: random.Random, setting: Setting) -> Program:
    """A pass without a manager that checks it."""
    return step.apply(program, rng, setting)


class Turns:
    """A walk among programs of the same function; `best` never gets worse."""

    def __init__(
        self,
        program: Program,
        rng: random.Random,
        recreations: int,
        objective: Objective = TOTAL,
        run: Run = unchecked,
        *,
        polishing: bool = True,
        late: Callable[[], bool] = never,
    ) -> None:
        self.best = self.current = program
        self.rng, self.objective, self.run = rng, objective, run
        total = program.count().total
        self.long = max(ROUND // max(total, 1), 1)  # turns in a round
        polishing &= total <= MOST_POLISHED
        self.setting = Setting(
            objective, recreations, rounds=1, deep=True, windows=WINDOWS, late=late
        )
        self.passes = [p for p in PASSES.values() if p.every == 1 or (p.every and polishing)]
        self.rounds = 0

    def begin_at(self, program: Program) -> None:
        """Go on from another program where that is better."""
        if self.objective(program) < self.objective(self.best):
            self.best = self.current = program

    def round(self, most: int) -> int:
        """One round of at most so many turns; what it was worth, in turns.

        Machine code counts operations. What else is wanted is judged after one turn, which then
        takes almost as long as many.
        """
        result = self.current
        turns = min(most, self.long)
        setting = replace(self.setting, turns=turns if self.objective.counts else 1)
        for step in self.passes:
            if self.rounds % step.every == 0 and not self.setting.late():
                result = self.run(step, result, self.rng, setting)
        self.rounds += 1
        length, shortest = self.objective(result), self.objective(self.best)
        highest = self.objective(self.current) + (self.rng.random() < WORSE)
        if length <= min(highest, shortest + ABOVE):
            self.current = result
        if length < shortest:
            self.best = result
        return turns
