"""Polish: merge and resubstitute until nothing more is gained; then walk sideways and try again.

A sideways step is a resubstitution that gains nothing: it changes how values are computed, not how
many there are, and may open the way to one that gains.
"""

from __future__ import annotations

import random

from emdeg.optimise.constants import sweep_constants
from emdeg.optimise.merge import merge
from emdeg.optimise.network import Network
from emdeg.optimise.objectives import TOTAL, Objective
from emdeg.optimise.resubstitute import sweep
from emdeg.program.ir import Program


def polish(
    program: Program,
    rng: random.Random,
    rounds: int = 20,
    walks: int = 0,
    objective: Objective = TOTAL,
) -> Program:
    """The program after repeated one- and two-operation resubstitution, and so many walks."""
    merged = merge(program)
    best = current = min(_descend(merged, rng, rounds), merged, key=objective)
    for _ in range(walks):
        network = Network(current)
        sweep(network, rng, 1, least_gain=0)
        other = _descend(merge(network.program()), rng, rounds)
        if objective(other) <= objective(current):
            current = other
        if objective(current) < objective(best):
            best = current
    return best


def _descend(program: Program, rng: random.Random, rounds: int) -> Program:
    network = Network(program)
    for _ in range(rounds):
        taken = sweep(network, rng, 1) + sweep(network, rng, 2)
        taken += sweep_constants(network, rng)
        network = Network(merge(network.program()))
        if not taken:
            break
    return network.program()
