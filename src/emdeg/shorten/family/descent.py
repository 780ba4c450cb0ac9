"""Search the family of derivations for the fewest operations.

First the ways to write the recursion, one change at a time; the best few, and explicit roots of
several lengths, are factored and polished; from the shortest a walk goes on. Nothing here needs to
be trusted: `compiler` certifies the winner against another derivation.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from emdeg.errors import OptimiseError
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Vector
from emdeg.mechanics.body_axes import parallel_runs
from emdeg.program.ir import Program
from emdeg.robot.edit.reframe import cancel_offsets, shortest_arms
from emdeg.robot.edit.regroup import LEADS, shortest_leads
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import Effort
from emdeg.shorten.family.members import Choice, hybrid, root_chain
from emdeg.shorten.forms.network import Network
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.polish import polish
from emdeg.shorten.passes.resubstitute import sweep
from emdeg.shorten.passes.wander import wander
from emdeg.shorten.progress import SILENT, Clock, Meter

MOST_VALUES = 2500  # longer programs are merged and factored only
MOST_BODIES = 12  # beyond, the ways to write the recursion are not tried one by one
CLOSER = 10  # ways to write the recursion that get a closer look, of so many recreations
CLOSER_ROUNDS = 15
TIE = 1000  # among equally long factored programs the one that was shorter before
FIRST_STEPS = 3  # of a walk, before the best two walk on


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
    factored = _factored(merged, random.Random(0), 0, objective)
    return objective(factored) + objective(merged) / TIE


def first_choices(robot: Robot, extra: Vector, objective: Objective = TOTAL) -> dict[Choice, float]:
    """A few good ways to write the recursion, by rules of thumb, and how long each is."""
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
    return {c: quick_total(robot, extra, c, objective) for c in candidates}


def carry_runs(choice: Choice, runs: Iterable[Sequence[int]]) -> Choice:
    """Parallel bodies together in axes that do not turn, as rods along x and rotors."""
    bodies = frozenset(i for run in runs for i in run)
    lead = tuple("xx" if i in bodies else lead for i, lead in enumerate(choice.lead))
    carried, rods = choice.carried | bodies, choice.rods | bodies
    return replace(choice, lead=lead, carried=carried, rods=rods)


def descend(
    robot: Robot,
    extra: Vector,
    known: Mapping[Choice, float],
    rounds: int,
    leads: bool = False,
    objective: Objective = TOTAL,
) -> dict[Choice, float]:
    """Change one thing at a time as long as operations fall: all that was tried, best first.

    From the best of those `known`, whose lengths need not be found again.
    """
    totals = dict(known)
    choice = min(totals, key=lambda c: totals[c])
    for _ in range(rounds):
        before = totals[choice]
        for i in range(len(robot.bodies)):
            for other in _neighbours(robot, choice, i, leads):
                if other not in totals:
                    totals[other] = quick_total(robot, extra, other, objective)
                if totals[other] < totals[choice]:
                    choice = other
        if totals[choice] == before:
            break
    return {c: totals[c] for c in sorted(totals, key=lambda c: totals[c])}


def _neighbours(robot: Robot, choice: Choice, i: int, leads: bool) -> Iterator[Choice]:
    body = robot.bodies[i]
    if body.joint.floating:
        return
    if _placements(robot, choice.slid ^ {i}) != _placements(robot, choice.slid):
        yield replace(choice, slid=choice.slid ^ {i})
    if leads and body.joint.revolute:
        for lead in LEADS:
            if lead != choice.lead[i]:
                yield replace(choice, lead=(*choice.lead[:i], lead, *choice.lead[i + 1 :]))
        yield replace(choice, rods=choice.rods ^ {i})
        if body.parent is not None:
            yield replace(choice, carried=choice.carried ^ {i})
    if body.joint.revolute and (leads or not robot.children[i]):
        yield replace(choice, spun=choice.spun ^ {i})


def _placements(robot: Robot, slid: frozenset[int]) -> list[tuple[Expr, ...]]:
    """Where frames are when some are slid: many have no offset to hand on."""
    moved = cancel_offsets(robot, slid) if slid else robot
    return [tuple(body.joint.placement.translation) for body in moved.bodies]


def shortest_inverse_dynamics(
    robot: Robot,
    extra: Vector,
    effort: Effort,
    *,
    seed: int = 1,
    bias: bool = False,
    objective: Objective = TOTAL,
    meter: Meter = SILENT,
) -> Iterator[tuple[str, Program]]:
    """Members of the family after each attempt, none longer than the one before: (how, program).

    With `bias` they compute C q̇ + g (accelerations zero) instead of τ.
    """
    known = first_choices(robot, extra, objective)
    choices = [min(known, key=lambda choice: known[choice])]
    if len(robot.bodies) <= MOST_BODIES:
        known = descend(robot, extra, known, effort.descent, objective=objective)
        choices = list(known)
        if effort.leads:
            first = choices[0]
            choices = list(descend(robot, extra, known, effort.descent, True, objective))
            choices = _ranked(robot, extra, choices, first, objective)
    best = merge(hybrid(robot, extra, choices[0], random.Random(seed), bias=bias))
    meter.tell("ways to write the recursion", best, 0.2)
    if len(best) > MOST_VALUES:
        yield str(choices[0]), factor(best, random.Random(seed), objective=objective)
        return
    starts = _starts(robot, choices, effort)
    clock = Clock(effort.walk_seconds if effort.budget is None else effort.budget)
    pool: list[Program] = []
    for number, start in enumerate(starts):
        rng = random.Random(f"{seed} {start.cut} {0 if start.cut else number}")
        try:
            pool.append(_start(robot, extra, start, rng, effort, bias, objective))
        except OptimiseError:  # too many terms
            continue
        best = min(pool, key=objective)
        meter.tell(str(start), best, 0.2 + 0.3 * (number + 1) / len(starts))
        yield str(start), best
    pool.sort(key=objective)
    over = partial(getattr, clock, "over")
    for number in range(min(effort.walks, len(pool))):  # a few steps from each of the best
        rng = random.Random(f"{seed} first steps {number}")
        pool[number] = wander(pool[number], rng, FIRST_STEPS, over=over, objective=objective)
        best = min(best, pool[number], key=objective)
        meter.tell("walk", best, 0.5 + 0.1 * (number + 1) / effort.walks)
        yield "walk", best
    pool.sort(key=objective)
    for attempt in range(effort.attempts):
        if attempt and clock.over:
            return
        rng = random.Random(f"{seed} walk {attempt}")
        if attempt > 1 and attempt % 2 == 0:  # from elsewhere
            start = rng.choice(starts)
            try:
                program = _start(robot, extra, start, rng, effort, bias, objective, 1.5)
            except OptimiseError:
                continue
        else:
            program = pool[attempt] if attempt < min(2, len(pool)) else best
        program = wander(program, rng, effort.steps, over=over, objective=objective)
        best = min(best, program, key=objective)
        done = max(clock.fraction, (attempt + 1) / effort.attempts)
        meter.tell("walk", best, 0.6 + 0.4 * done)
        yield "walk", best


def _ranked(
    robot: Robot,
    extra: Vector,
    choices: Sequence[Choice],
    first: Choice,
    objective: Objective,
) -> list[Choice]:
    """The most promising choices, and the first, in the order of a closer look."""
    close = dict.fromkeys([first, *choices[:CLOSER]])
    totals = {}
    for choice in close:
        merged = merge(hybrid(robot, extra, choice, random.Random(0)))
        totals[choice] = objective(_factored(merged, random.Random(0), CLOSER_ROUNDS, objective))
    return sorted(totals, key=lambda c: totals[c])


def _starts(robot: Robot, choices: Sequence[Choice], effort: Effort) -> list[Choice]:
    """What is refined: the best choices, and explicit roots of the best two."""
    cuts = [cut for cut in effort.cuts if root_chain(robot, cut)]
    starts = list(choices[: effort.starts])
    second = starts[1:2]
    starts += [replace(starts[0], cut=cut) for cut in cuts]
    return starts + [replace(choice, cut=cut) for choice in second for cut in cuts[:1]]


def _start(
    robot: Robot,
    extra: Vector,
    choice: Choice,
    rng: random.Random,
    effort: Effort,
    bias: bool,
    objective: Objective,
    noise: float = 0.0,
) -> Program:
    """One member of the family, refined."""
    program = hybrid(
        robot,
        extra,
        choice,
        rng,
        noise,
        bias=bias,
        most_terms=effort.root_terms,
        recreations=effort.refinements,
        objective=objective,
    )
    return refine(program, rng, effort, objective)


def refine(
    program: Program, rng: random.Random, effort: Effort, objective: Objective = TOTAL
) -> Program:
    """Factor and polish a linked program; never longer than it was."""
    network = Network(merge(program))
    sweep(network, rng, 1)
    merged = merge(network.program())
    best = _factored(merged, rng, effort.refinements, objective)
    if effort.rounds:
        polished = polish(best, rng, effort.rounds, objective=objective)
        again = _factored(polished, rng, effort.refinements, objective)
        best = min(best, again, key=objective)
    return best


def _factored(program: Program, rng: random.Random, rounds: int, objective: Objective) -> Program:
    """Factored, or as it is where that is impossible: √3 is not in the field of factoring."""
    try:
        return factor(program, rng, rounds=rounds, objective=objective)
    except OptimiseError:
        return program
