"""Factor a program of any kind: flatten sums and products, extract again what several share.

Sums of sums that are used once become one n-ary sum, products of products one n-ary product; the
greedy extraction and ruin-and-recreate then work on these as on an expanded polynomial, across all
outputs (Schrimpf et al. 2000). Nothing is multiplied out except where ruin-and-recreate tries it,
so that programs too large to expand (mass matrices, forward dynamics, derivatives) can be factored
as well. Divisions and opaque functions stay as they are: literals like the cosines. It runs in
machine code: native/turns.c.
"""

from __future__ import annotations

import random

from emdeg.program.ir import Program
from emdeg.shorten.native.turning import Manner
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.turn import natively

MOST_VALUES = 40_000  # longer programs stay as they are: minutes for a hundredth of the operations


def factor(
    program: Program, rng: random.Random, rounds: int = 0, objective: Objective = TOTAL
) -> Program:
    """The program factored, then improved in so many rounds; never worse."""
    if len(program) > MOST_VALUES:
        return program
    manner = Manner(
        recreations=rounds, seldom=0, addition=objective.addition, fuses=objective.fuses
    )
    result = natively(program, rng, manner)
    return result if objective(result) < objective(program) else program
