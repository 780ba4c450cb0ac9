"""Polish: merge and resubstitute until nothing more is gained.

Values are computed from existing ones by one or two operations (`resubstitute`), up to
parameter-only constants (`constants`); when `deep`, also by three (`peel`), several from one
new value (`share`), and a handful of operations by the fewest there are (`window`).
"""

from __future__ import annotations

import random

from emdeg.program.ir import Program
from emdeg.shorten.forms.network import Network
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.constants import sweep_constants
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.peel import sweep_three
from emdeg.shorten.passes.resubstitute import sweep
from emdeg.shorten.passes.share import sweep_shared
from emdeg.shorten.passes.window import sweep_windows

WINDOWS = 400  # at random places, for each round of deep polishing


def polish(
    program: Program,
    rng: random.Random,
    rounds: int = 20,
    *,
    deep: bool = False,
    windows: int = WINDOWS,
    objective: Objective = TOTAL,
) -> Program:
    """The program after so many rounds of resubstitution, or until they gain nothing."""
    best = merge(program)
    network = Network(best)
    for _ in range(rounds):
        before = network.total()
        sweep(network, rng, 1)
        sweep(network, rng, 2)
        sweep_constants(network, rng)
        if deep:
            sweep_three(network, rng)
            network = sweep_shared(network, rng)
            network = sweep_windows(network, rng, most_windows=windows)
        network = Network(merge(network.program()))
        if network.total() >= before:
            break
    return min(network.program(), best, key=objective)
