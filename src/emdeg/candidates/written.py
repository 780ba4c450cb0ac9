"""Which way to write the recursion of derivatives: the shortest of a few, or after a descent.

What a writing is worth shows as soon as it is derived and merged: derivatives carry many vectors
from body to body, and a lever arm less is one less for each (mechanics.quantities.writing). From
inner motions they are shorter on every arm that was tried whose joints all turn; where some slide,
or most axes are parallel, both recursions are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from emdeg.candidates.family.arms import arms, other_units, units
from emdeg.candidates.family.descent import DERIVING, MOST_BODIES, descend, regrouped, swinging
from emdeg.candidates.family.members import Choice
from emdeg.candidates.job import Job
from emdeg.mechanics.quantities.writing import Writing, beyond
from emdeg.robot.edit.reframe import shortest_arms
from emdeg.robot.edit.regroup import shortest_leads
from emdeg.robot.edit.units import all_turn
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import Effort
from emdeg.shorten.objectives import Objective
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.progress import Clock

UNITS = 2  # tried by themselves; the others are neighbours in a descent
SHORTER = 0.97  # … times as long: factoring takes more from inner motions than from absolute ones


def shortest_writing(job: Job, effort: Effort, objective: Objective) -> Job:
    """The job with the writing of its derivatives that is shortest when it is merged."""
    robot, clock = job.robot, Clock.of(effort).part(DERIVING)
    if len(robot.bodies) > MOST_BODIES:
        return replace(job, writing=Writing.by_thumb(robot))  # which M and τ are then parts of

    kept: dict[Choice, Job] = {}  # of a few ways: what the best has derived is not derived again

    def length(choice: Choice) -> float:
        way = _by(job, choice)
        if not effort.leads:
            kept[choice] = way
        return objective(merge(way.derived()))

    thumb = Writing.by_thumb(robot, inner=True)
    first = Choice(thumb.slid, shortest_leads(robot), thumb.carried, swung=thumb.swung)
    other = replace(first, slid=shortest_arms(robot))
    known = {choice: length(choice) for choice in (first, other)}
    shorter = min(known, key=lambda choice: known[choice])
    if all_turn(robot):
        known |= {choice: length(choice) for choice in _in_units(robot, shorter)}
    rounds = effort.descent if effort.leads else 0
    best, total = next(iter(descend(robot, known, rounds, length, _ways, clock).items()))
    inner = kept.get(best) or _by(job, best)
    if all_turn(robot) and Writing.by_thumb(robot).inner:
        return inner
    still = Writing.by_thumb(robot, inner=False).carried
    absolute = _by(job, replace(best, carried=still), inner=False)
    return absolute if objective(merge(absolute.derived())) < SHORTER * total else inner


def _by(job: Job, choice: Choice, *, inner: bool = True) -> Job:
    free = (choice.slid, choice.lead, choice.carried, choice.swung, choice.unit, inner)
    return replace(job, writing=Writing(*free))


def _in_units(robot: Robot, choice: Choice) -> Iterator[Choice]:
    """The arms that most is beyond, each as the unit."""
    found, carried = arms(robot, choice), beyond(robot)

    def weight(unit: tuple[int, str]) -> int:
        return sum(carried[i] for (i, _), arm in found.items() if abs(arm) == abs(found[unit]))

    for unit in sorted(units(robot, found), key=weight, reverse=True)[:UNITS]:
        yield replace(choice, unit=unit)


def _ways(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    """All that can be changed at body i."""
    yield from regrouped(robot, choice, i)
    yield from swinging(robot, choice, i)
    if i == 0 and all_turn(robot):
        yield from other_units(robot, choice)
    body = robot.bodies[i]
    if body.joint.revolute and body.parent is not None:
        yield replace(choice, carried=choice.carried ^ {i})
