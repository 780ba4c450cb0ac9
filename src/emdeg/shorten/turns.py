"""Turns: walk along the plateau, look for constants, extract again; over and over.

Where no rewrite gains, a program can still be written in many other ways of the same length. A turn
walks among those (`shuffle`), then takes apart what it met and extracts it again (`drift`): the
walk changes how values are computed, the extraction sees other sums and products each time, and
from some of these programs it goes on. The first and then every tenth turn polish too, which finds
rewrites that neither of the two makes. A turn that ends with more operations than it began with is
dropped, but for one operation now and then. The passes of a turn are those that say so in PASSES.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from emdeg.program.ir import Program
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes import PASSES, Pass, Setting

WINDOWS = 100  # of a polishing
WORSE = 0.1  # how often a turn may end with one operation more
ABOVE = 2  # but never with so many more than the best

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
    ) -> None:
        self.best = self.current = program
        self.rng, self.objective, self.run = rng, objective, run
        self.setting = Setting(objective, recreations, rounds=1, deep=True, windows=WINDOWS)
        self.done = 0

    def begin_at(self, program: Program) -> None:
        """Go on from another program where that is better."""
        if self.objective(program) < self.objective(self.best):
            self.best = self.current = program

    def turn(self) -> Program:
        """One turn; the best program so far."""
        result = self.current
        self.done += 1
        for step in PASSES.values():
            if step.turn and (self.done - 1) % step.turn == 0:
                result = self.run(step, result, self.rng, self.setting)
        length, shortest = self.objective(result), self.objective(self.best)
        most = self.objective(self.current) + (self.rng.random() < WORSE)
        if length <= min(most, shortest + ABOVE):
            self.current = result
        if length < shortest:
            self.best = result
        return self.best
