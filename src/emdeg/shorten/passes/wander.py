"""Wander: ruin, recreate and polish in turns, keeping whatever is not longer.

`factor` and `polish` return what they were given unless they found something shorter. But most
ways out of a local minimum lead along a plateau: other programs of the same length. Here each
step goes on from the last program that was not longer than the best (now and then one operation
longer), so that resubstitution sees ever new programs of that length, and extraction too.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from emdeg.program.ir import Program
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.factor import flattened
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.polish import polish
from emdeg.shorten.passes.recreate import recreate

ROUNDS = (10, 30, 60)  # of ruin and recreate between two polishings
WORSE = 0.15  # how often a step to one operation more is taken


def wander(
    program: Program,
    rng: random.Random,
    steps: int,
    *,
    over: Callable[[], bool] = lambda: False,
    objective: Objective = TOTAL,
) -> Program:
    """The best program met in so many steps, or until the time is `over`; never worse."""
    best = current = program
    for _ in range(steps):
        if over():
            break
        other = drift(current, rng, rng.choice(ROUNDS), objective)
        if objective(other) <= objective(best) + 1:
            other = polish(other, rng, 1, objective=objective)
        if objective(other) <= objective(best) + (rng.random() < WORSE):
            current = other
        if objective(other) < objective(best):
            best = other
    return best


def drift(
    program: Program, rng: random.Random, rounds: int, objective: Objective = TOTAL
) -> Program:
    """Ruin and recreate: the last of the cheapest programs met, not the first."""
    flat = flattened(program, rng)
    if flat is None:
        return program
    return merge(recreate(flat, {}, rng, rounds, objective, last=True).emit(program))
