"""Polish: merge and resubstitute until nothing more is gained."""

from __future__ import annotations

import random

from emdeg.optimise.constants import sweep_constants
from emdeg.optimise.merge import merge
from emdeg.optimise.network import Network
from emdeg.optimise.resubstitute import sweep
from emdeg.program.ir import Program


def polish(program: Program, rng: random.Random, rounds: int = 20) -> Program:
    """The program after repeated one- and two-operation resubstitution."""
    network = Network(merge(program))
    for _ in range(rounds):
        taken = sweep(network, rng, 1) + sweep(network, rng, 2)
        taken += sweep_constants(network, rng)
        network = Network(merge(network.program()))
        if not taken:
            break
    return network.program()
