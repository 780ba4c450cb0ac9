"""Turns: polish and factor the same program by turns, with sideways steps between.

What polishing cannot shorten, factoring sometimes can, and the other way round: resubstitution
finds values that were computed twice in disguise, extraction associates sums anew. A sideways step
takes rewrites that gain nothing: they change how values are computed, not how many there
are, and open the way to ones that gain. A turn that ends with more operations than it began with
is dropped. The passes of a turn are those that say so in PASSES.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from emdeg.program.ir import Program
from emdeg.shorten.forms.network import Network
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes import PASSES, Pass, Setting
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.polish import WINDOWS
from emdeg.shorten.passes.resubstitute import sweep
from emdeg.shorten.passes.window import sweep_windows

SIDEWAYS_WINDOWS = 150
RACE_WINDOWS = 20  # they gain least for their time
DEEP_EVERY = 3  # turns; the others polish without three-operation rewrites and new shared values

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
        rounds: int = 3,
    ) -> None:
        self.best = self.current = program
        self.rng, self.objective, self.run = rng, objective, run
        self.recreations, self.rounds = recreations, rounds
        self.done = 0
        self.racing = False  # against turns from other programs: every turn deep, few windows

    def begin_at(self, program: Program) -> None:
        """Go on from another program where that is better."""
        if self.objective(program) < self.objective(self.best):
            self.best = self.current = program

    def turn(self) -> Program:
        """One turn; the best program so far."""
        result = sideways(self.current, self.rng) if self.done else self.current
        deep = self.racing or self.done % DEEP_EVERY == DEEP_EVERY - 1
        windows = RACE_WINDOWS if self.racing else WINDOWS
        setting = Setting(self.objective, self.recreations, self.rounds, deep=deep, windows=windows)
        self.done += 1
        for step in PASSES.values():
            if step.turn:
                result = self.run(step, result, self.rng, setting)
        if self.objective(result) <= self.objective(self.current):
            self.current = result
        if self.objective(result) < self.objective(self.best):
            self.best = result
        return self.best


def sideways(program: Program, rng: random.Random) -> Program:
    """The program after rewrites that gain nothing, of one value or of windows."""
    network = Network(program)
    draw = rng.random()
    if draw < 0.75:
        sweep(network, rng, 1 if draw < 0.5 else 2, least_gain=0)
    else:
        network = sweep_windows(network, rng, 0, most_windows=SIDEWAYS_WINDOWS, most_slack=1)
    return merge(network.program())
