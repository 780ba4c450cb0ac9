"""What is done with one candidate: its explicit parts extracted, the whole factored and polished.

All of it is named by `Candidate.treatment`. Nothing is derived here: a candidate that is refined
again, with other random choices, is refined from the same parts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from emdeg.errors import OptimiseError
from emdeg.program.ir import Program
from emdeg.shorten.effort import Effort
from emdeg.shorten.forms.expand import Absolute, expand
from emdeg.shorten.objectives import Objective
from emdeg.shorten.passes import PASSES, Setting
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.improve import improve
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.turn import turn
from emdeg.shorten.problem import Candidate, Treatment
from emdeg.shorten.turns import Run

EXTRACTED = "extract"  # what was done to a whole program, with random choices of its own
MOST_RACING = 800  # operations; of longer programs only the best takes turns
TIE = 1000  # among equally long factored programs the one that was shorter before


def measure(program: Program, objective: Objective, *, most_values: int = 10_000) -> float:
    """How long a program is when it is merged and factored; long ones are merged only."""
    return glance(merge(program), objective, most_values=most_values)[0]


def glance(
    merged: Program,
    objective: Objective,
    *,
    recreations: int = 0,
    turns: int = 0,
    most_values: int = 10_000,
) -> tuple[float, Program]:
    """A merged program factored and turned a little, and how long that is; long ones as merged."""
    if len(merged) > most_values:
        return objective(merged), merged
    rng = random.Random(0)
    short = factor(merged, rng, recreations, objective)
    if turns:
        short = turn(short, rng, turns, recreations, objective)
    return objective(short) + objective(merged) / TIE, short


def treated(
    candidate: Candidate, parts: Sequence[Program], whole: Program, seed: int, run: Run
) -> Iterator[tuple[str, Program]]:
    """Programs of a candidate, shorter and shorter: (what was done, program).

    `whole` is what its parts make as they are.
    """
    effort, setting = candidate.effort, Setting(candidate.objective)
    if candidate.treatment is Treatment.REFINE:
        rng = random.Random(f"{seed} {candidate.seed}")
        try:
            program = assembled(candidate, parts, rng) if candidate.explicit else whole
        except OptimiseError:  # an explicit part is no polynomial, or has too many terms
            return
        yield candidate.how, refined(program, candidate, rng, run)
        return
    rng = random.Random(seed)
    merged = run(PASSES["merge"], whole, rng, setting)
    yield candidate.how, merged
    if candidate.treatment is Treatment.FACTOR:
        yield "factor", run(PASSES["factor"], merged, rng, setting)
    elif candidate.treatment is Treatment.EXTRACT:
        yield from _extractions(merged, effort, candidate.objective, candidate.explicit[0], seed)


# -- members of the family between recursion and explicit model ---------------------


def assembled(candidate: Candidate, parts: Sequence[Program], rng: random.Random) -> Program:
    """The parts composed, the explicit ones extracted with what this `rng` chooses."""
    short = list(parts)
    for k, angles in candidate.explicit.items():
        short[k] = _root(short[k], angles, candidate.effort, candidate.objective, rng)
    return candidate.compose(short)


def refined(program: Program, candidate: Candidate, rng: random.Random, run: Run) -> Program:
    """The program of a candidate, factored and polished."""
    effort, objective = candidate.effort, candidate.objective
    setting = Setting(objective, effort.refinements, effort.rounds)
    for name in ("merge", "resubstitute", "factor"):
        program = run(PASSES[name], program, rng, setting)
    if not effort.rounds:
        return program
    again = program
    for name in ("polish", "factor"):
        again = run(PASSES[name], again, rng, setting)
    return min(program, again, key=objective)


def _root(
    part: Program, angles: Absolute, effort: Effort, objective: Objective, rng: random.Random
) -> Program:
    """An explicit part, expanded and extracted or only factored, whichever is shorter."""
    expansion = expand(part, effort.root_terms, angles.below)
    extracted = improve(
        part, expansion, rng, effort.refinements, absolute=angles.sums, objective=objective
    )
    other = factor(merge(part), rng, effort.refinements, objective)
    return min(extracted, other, key=objective)


# -- programs as derived ------------------------------------------------------------


def _extractions(
    merged: Program, effort: Effort, objective: Objective, angles: Absolute, seed: int
) -> Iterator[tuple[str, Program]]:
    """The program factored; then expanded and extracted with ever new random choices.

    One that is too long to expand is factored with new choices instead.
    """
    small = len(merged) <= effort.most_values
    recreations = effort.recreations if small else 0
    first = factor(merged, random.Random(seed), recreations, objective)
    yield "factor", first
    if not small:
        return
    try:
        expansion = expand(merge(first), effort.most_terms, angles.below)
    except OptimiseError:
        yield EXTRACTED, first
        for attempt in range(1, effort.racing if objective(first) <= MOST_RACING else 0):
            rng = random.Random(f"{seed} {attempt}")
            yield EXTRACTED, factor(merged, rng, recreations, objective)
        return
    for attempt in range(effort.extractions):
        rng = random.Random(f"{seed} {attempt}")
        extracted = improve(
            merged, expansion, rng, recreations, absolute=angles.sums, objective=objective
        )
        yield EXTRACTED, merge(extracted)
