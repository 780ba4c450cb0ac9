"""Polish: merge and resubstitute until nothing more is gained.

Values are computed from existing ones by one or two operations (`resubstitute`), up to
parameter-only constants (`constants`); when `deep`, also by three (`peel`), several from one
new value (`share`), and a handful of operations by the fewest there are (`window`).
"""

from __future__ import annotations

import random
from collections.abc import Callable

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


def never() -> bool:
    """There is time."""
    return False


def polish(
    program: Program,
    rng: random.Random,
    rounds: int = 20,
    *,
    deep: bool = False,
    windows: int = WINDOWS,
    objective: Objective = TOTAL,
    late: Callable[[], bool] = never,
) -> Program:
    """The program after so many rounds of resubstitution, or until they gain nothing.

    Each sweep of a long program takes seconds: none begins when it is `late`.
    """
    best = merge(program)
    network = Network(best)
    sweeps: list[Callable[[Network], Network | int]] = [
        lambda network: sweep(network, rng, 1),
        lambda network: sweep(network, rng, 2),
        lambda network: sweep_constants(network, rng),
    ]
    if deep:
        sweeps += [
            lambda network: sweep_three(network, rng),
            lambda network: sweep_shared(network, rng),
            lambda network: sweep_windows(network, rng, most_windows=windows),
        ]
    for _ in range(rounds):
        before = network.total()
        for each in sweeps:
            if late():
                break
            changed = each(network)
            network = changed if isinstance(changed, Network) else network
        network = Network(merge(network.program()))
        if network.total() >= before:
            break
    return min(network.program(), best, key=objective)
