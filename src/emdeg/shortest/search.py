"""Search the family of derivations for the fewest operations.

First the ways to write the recursion, one change at a time; then explicit roots of several
lengths, extracted with ever new random choices. Nothing here needs to be trusted: `compiler`
certifies the winner against another derivation.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from emdeg.errors import OptimiseError
from emdeg.expr.linalg import Vector
from emdeg.formulations.body_axes import parallel_runs
from emdeg.optimise.factor import factor
from emdeg.optimise.merge import merge
from emdeg.optimise.network import Network
from emdeg.optimise.objectives import TOTAL, Objective
from emdeg.optimise.polish import polish
from emdeg.optimise.progress import SILENT, Clock, Meter
from emdeg.optimise.resubstitute import sweep
from emdeg.program.ir import Program
from emdeg.robot.model import Robot
from emdeg.robot.reframe import cancel_offsets, shortest_arms
from emdeg.robot.regroup import LEADS, shortest_leads
from emdeg.shortest.family import Choice, hybrid, root_chain

MOST_VALUES = 2500  # longer programs are merged and factored only
MOST_BODIES = 12  # beyond, the ways to write the recursion are not tried one by one


@dataclass(frozen=True)
class Effort:
    """How hard to look."""

    descent: int  # rounds of descent among the ways to write the recursion
    leads: bool  # with the regrouping of every body
    cuts: tuple[int, ...]  # explicit roots to try
    attempts: int  # random extractions for each
    recreations: int  # for each extraction, and for each whole program
    rounds: int  # of polishing
    seconds: float  # for all but the first attempts
    most_terms: int  # the longest expanded root that is worth extracting


EFFORTS = {
    "-O1": Effort(1, False, (3,), 1, 10, 0, 1.0, 400),
    "-O2": Effort(1, True, (3, 2), 3, 60, 2, 20.0, 1000),
    "-O3": Effort(3, True, (3, 2, 4), 10**6, 400, 3, 60.0, 2500),
}


def applies(robot: Robot) -> bool:
    """Is the family defined for this robot? Not with mimics, outer wrenches or a moving base."""
    return (
        not any(body.joint.mimic for body in robot.bodies)
        and not robot.wrench_frames
        and robot.base_motion.is_zero
    )


def quick_total(robot: Robot, extra: Vector, choice: Choice, objective: Objective = TOTAL) -> float:
    """Operations of one way to write the recursion, factored greedily; merged only when large.

    Bodies in axes that do not turn with them share more when factored than repeats can show.
    """
    merged = merge(hybrid(robot, extra, choice, random.Random(0)))
    if len(robot.bodies) > MOST_BODIES or len(merged) > MOST_VALUES:
        return objective(merged)
    return objective(_factored(merged, random.Random(0), 0, objective))


def first_choice(robot: Robot, extra: Vector, objective: Objective = TOTAL) -> Choice:
    """A good way to write the recursion, by rules of thumb and a few counts."""
    slid = shortest_arms(robot)
    moved = cancel_offsets(robot, slid) if slid else robot
    choice = Choice(slid, shortest_leads(moved))
    tips = frozenset(
        i
        for i, body in enumerate(robot.bodies)
        if body.joint.revolute and body.parent is not None and not robot.children[i]
    )
    plain = replace(choice, lead=("yy",) * len(robot.bodies))
    candidates = [choice, replace(choice, carried=tips), plain, replace(plain, carried=tips)]
    runs = [run for run in parallel_runs(robot) if len(run) > 1]
    candidates += [carry_runs(c, runs) for c in candidates] if runs else []
    totals = {c: quick_total(robot, extra, c, objective) for c in candidates}
    return min(totals, key=lambda c: totals[c])


def carry_runs(choice: Choice, runs: Iterable[Sequence[int]]) -> Choice:
    """Parallel bodies together in axes that do not turn, as rods along x and rotors."""
    bodies = frozenset(i for run in runs for i in run)
    lead = tuple("xx" if i in bodies else lead for i, lead in enumerate(choice.lead))
    carried, rods = choice.carried | bodies, choice.rods | bodies
    return replace(choice, lead=lead, carried=carried, rods=rods)


def descend(
    robot: Robot,
    extra: Vector,
    choice: Choice,
    rounds: int,
    leads: bool = True,
    objective: Objective = TOTAL,
) -> Choice:
    """Change one thing at a time as long as operations fall."""
    fewest = quick_total(robot, extra, choice, objective)
    for _ in range(rounds):
        before = fewest
        for i in range(len(robot.bodies)):
            for other in _neighbours(robot, choice, i, leads):
                total = quick_total(robot, extra, other, objective)
                if total < fewest:
                    choice, fewest = other, total
        if fewest == before:
            break
    return choice


def _neighbours(robot: Robot, choice: Choice, i: int, leads: bool) -> Iterator[Choice]:
    body = robot.bodies[i]
    if body.joint.floating:
        return
    yield replace(choice, slid=choice.slid ^ {i})
    if leads and body.joint.revolute:
        for lead in LEADS:
            if lead != choice.lead[i]:
                yield replace(choice, lead=(*choice.lead[:i], lead, *choice.lead[i + 1 :]))
        yield replace(choice, rods=choice.rods ^ {i})
        if body.parent is not None:
            yield replace(choice, carried=choice.carried ^ {i})


def shortest_inverse_dynamics(
    robot: Robot,
    extra: Vector,
    effort: Effort,
    *,
    seed: int = 1,
    seconds: float | None = None,
    bias: bool = False,
    objective: Objective = TOTAL,
    meter: Meter = SILENT,
) -> Iterator[tuple[str, Program]]:
    """Members of the family after each attempt, none longer than the one before: (how, program).

    With `bias` they compute C q̇ + g (accelerations zero) instead of τ.
    """
    first = first_choice(robot, extra, objective)
    large = len(robot.bodies) > MOST_BODIES
    choice = (
        first if large else descend(robot, extra, first, effort.descent, effort.leads, objective)
    )
    best = merge(hybrid(robot, extra, choice, random.Random(seed), bias=bias))
    meter.tell("ways to write the recursion", best, 0.2)
    if len(best) > MOST_VALUES:
        yield str(choice), factor(best, random.Random(seed), objective=objective)
        return
    best = refine(best, random.Random(seed), effort, objective)
    meter.tell(str(choice), best, 0.35)
    yield str(choice), best
    clock = Clock(effort.seconds if seconds is None else seconds)
    cuts = [cut for cut in effort.cuts if root_chain(robot, cut)]
    for attempt in range(effort.attempts):
        for cut in list(cuts):
            if attempt and clock.over:
                return
            explicit = replace(choice, cut=cut, carried=choice.carried - {*root_chain(robot, cut)})
            rng = random.Random(f"{seed} {cut} {attempt}")
            try:
                program = hybrid(
                    robot,
                    extra,
                    explicit,
                    rng,
                    0.0 if attempt == 0 else 1.5,
                    bias=bias,
                    most_terms=effort.most_terms,
                    recreations=effort.recreations,
                    objective=objective,
                )
            except OptimiseError:  # too many terms, or √3
                cuts.remove(cut)
                continue
            program = refine(program, rng, effort, objective)
            done = max(clock.fraction, (attempt + 1) / effort.attempts)
            meter.tell(str(explicit), min(best, program, key=objective), 0.35 + 0.65 * done)
            best = min(best, program, key=objective)
            yield str(explicit), best


def refine(
    program: Program, rng: random.Random, effort: Effort, objective: Objective = TOTAL
) -> Program:
    """Factor and polish a linked program; never longer than it was."""
    network = Network(merge(program))
    sweep(network, rng, 1)
    merged = merge(network.program())
    best = _factored(merged, rng, effort.recreations, objective)
    if effort.rounds:
        polished = polish(best, rng, effort.rounds, objective=objective)
        again = _factored(polished, rng, effort.recreations, objective)
        best = min(best, again, key=objective)
    return best


def _factored(program: Program, rng: random.Random, rounds: int, objective: Objective) -> Program:
    """Factored, or as it is where that is impossible: √3 is not in the field of factoring."""
    try:
        return factor(program, rng, rounds=rounds, objective=objective)
    except OptimiseError:
        return program
