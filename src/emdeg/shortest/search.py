"""Search the family of derivations for the fewest operations.

First the ways to write the recursion, one change at a time; then explicit roots of several
lengths, extracted with ever new random choices. Nothing here needs to be trusted: `compiler`
certifies the winner against another derivation.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from emdeg.errors import OptimiseError
from emdeg.expr.linalg import Vector
from emdeg.optimise.merge import merge
from emdeg.optimise.polish import polish
from emdeg.program.ir import Program
from emdeg.robot.model import Robot
from emdeg.robot.reframe import cancel_offsets, shortest_arms
from emdeg.robot.regroup import shortest_leads
from emdeg.shortest.family import Choice, hybrid, root_chain

MOST_VALUES = 2500  # longer programs are merged only
MOST_BODIES = 12  # beyond, the ways to write the recursion are not tried one by one


@dataclass(frozen=True)
class Effort:
    """How hard to look: steps of descent among the ways to write the recursion (with or without
    the regrouping of every body), explicit roots
    to try, random extractions for each, rounds of polishing, seconds for the random part,
    and the longest expanded root that is worth extracting."""

    descent: int
    leads: bool
    cuts: tuple[int, ...]
    extractions: int
    rounds: int
    seconds: float
    most_terms: int


EFFORTS = {
    "-O1": Effort(
        descent=1, leads=False, cuts=(3,), extractions=1, rounds=1, seconds=1.0, most_terms=400
    ),
    "-O2": Effort(
        descent=1,
        leads=True,
        cuts=(3, 2, 4),
        extractions=6,
        rounds=4,
        seconds=20.0,
        most_terms=1200,
    ),
    "-O3": Effort(
        descent=3,
        leads=True,
        cuts=(3, 2, 4),
        extractions=10**6,
        rounds=20,
        seconds=60.0,
        most_terms=3000,
    ),
}


def applies(robot: Robot) -> bool:
    """Is the family defined for this robot? Not with mimics, outer wrenches or a moving base."""
    return (
        not any(body.joint.mimic for body in robot.bodies)
        and not robot.wrench_frames
        and robot.base_motion.is_zero
    )


def plain_total(robot: Robot, extra: Vector, choice: Choice) -> int:
    """Operations of one way to write the recursion, merged but not polished."""
    return merge(hybrid(robot, extra, choice, random.Random(0))).count().total


def first_choice(robot: Robot, extra: Vector) -> Choice:
    """A good way to write the recursion, by rules of thumb and a few counts."""
    slid = shortest_arms(robot)
    moved = cancel_offsets(robot, slid) if slid else robot
    choice = Choice(slid, shortest_leads(moved))
    tips = frozenset(
        i
        for i, body in enumerate(robot.bodies)
        if body.joint.revolute and body.parent is not None and not robot.children[i]
    )
    carried = replace(choice, carried=tips)
    plain = replace(choice, lead=("yy",) * len(robot.bodies))
    candidates = (choice, carried, plain, replace(plain, carried=tips))
    totals = {c: plain_total(robot, extra, c) for c in candidates}
    return min(totals, key=lambda c: totals[c])


def descend(robot: Robot, extra: Vector, choice: Choice, rounds: int, leads: bool = True) -> Choice:
    """Change one thing at a time as long as operations fall."""
    fewest = plain_total(robot, extra, choice)
    for _ in range(rounds):
        before = fewest
        for i in range(len(robot.bodies)):
            for other in _neighbours(robot, choice, i, leads):
                total = plain_total(robot, extra, other)
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
        for lead in ("yy", "xx", "flat"):
            if lead != choice.lead[i]:
                yield replace(choice, lead=(*choice.lead[:i], lead, *choice.lead[i + 1 :]))
        if not robot.children[i] and body.parent is not None:
            yield replace(choice, carried=choice.carried ^ {i})


def shortest_inverse_dynamics(
    robot: Robot,
    extra: Vector,
    effort: Effort,
    *,
    seed: int = 1,
    seconds: float | None = None,
    bias: bool = False,
) -> Iterator[tuple[str, Program]]:
    """Members of the family, each shorter than the one before: (how, program).

    With `bias` they compute C q̇ + g (accelerations zero) instead of τ.
    """
    first = first_choice(robot, extra)
    large = len(robot.bodies) > MOST_BODIES
    choice = first if large else descend(robot, extra, first, effort.descent, effort.leads)
    best = hybrid(robot, extra, choice, random.Random(seed), bias=bias)
    if len(best) > MOST_VALUES:
        yield str(choice), merge(best)
        return
    best = polish(best, random.Random(seed), effort.rounds)
    yield str(choice), best
    deadline = time.monotonic() + (effort.seconds if seconds is None else seconds)
    cuts = [cut for cut in effort.cuts if root_chain(robot, cut)]
    for attempt in range(effort.extractions):
        for cut in list(cuts):
            if attempt and time.monotonic() > deadline:
                return
            explicit = replace(choice, cut=cut, carried=choice.carried - {*root_chain(robot, cut)})
            rng = random.Random(f"{seed} {cut} {attempt}")
            try:
                noise = 0.0 if attempt == 0 else 2.0
                program = hybrid(
                    robot, extra, explicit, rng, noise, bias=bias, most_terms=effort.most_terms
                )
            except OptimiseError:  # too many terms, or √3
                cuts.remove(cut)
                continue
            program = polish(program, rng, effort.rounds)
            if program.count().total < best.count().total:
                best = program
                yield str(explicit), best
