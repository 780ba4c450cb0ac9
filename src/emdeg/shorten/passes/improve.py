"""Improve: an expanded program extracted greedily, then ruined in part and done again.

A greedy choice made early can hide a better one. So some literals are put back where they were used
(distributing products over sums), everything that can be flattened for free is flattened, and the
greedy extraction runs again with noise: `factor` does that in machine code.
"""

from __future__ import annotations

import random
from collections.abc import Collection

from emdeg.program.ir import Leaf, Program
from emdeg.shorten.forms.expand import Expansion, with_squared_sines
from emdeg.shorten.forms.polynomials import Polynomials, from_expansion
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.extract import angle_differences, greedy
from emdeg.shorten.passes.factor import factor


def improve(
    program: Program,
    expansion: Expansion,
    rng: random.Random,
    rounds: int,
    *,
    restarts: int = 2,
    absolute: Collection[Leaf] = (),
    objective: Objective = TOTAL,
) -> Program:
    """The program from the expansion, extracted and improved in so many rounds.

    The cheapest of some starts is improved: the first greedy, with sin² = 1 − cos² everywhere;
    the others with noise, and with cos² = 1 − sin² for some angles instead. `absolute` are angular
    leaves that are sums of joint angles (see `angle_differences`).
    """
    starts: list[Polynomials] = []
    for start in range(restarts):
        turned = [s for s in expansion.partner if start and rng.random() < 0.5]
        polynomials = from_expansion(with_squared_sines(expansion, turned))
        known = angle_differences(polynomials, expansion, absolute)
        greedy(polynomials, known, rng, 1.0 if start else 0.0)
        starts.append(polynomials)
    best = min(starts, key=lambda polynomials: polynomials.cost(objective))
    return factor(best.emit(program), rng, rounds, objective)
