"""Which members of the family to shorten: a descent among the ways to write the recursion.

One thing is changed at a time, each way is derived, and shorten is asked how long it is when it is
merged (-O1) or factored quickly. The best few are handed on as candidates, with explicit roots of
several lengths. Nothing here needs to be trusted: the compiler certifies the winner against another
derivation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from emdeg.candidates.family.arms import armed, other_ballast, other_units
from emdeg.candidates.family.members import (
    NONE_LOOSE,
    Choice,
    member,
    root_chain,
    slid_frames,
)
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Vector
from emdeg.mechanics.body_axes import last_bodies, parallel_runs
from emdeg.program.ir import Program
from emdeg.robot.edit.reframe import shortest_arms
from emdeg.robot.edit.regroup import LEADS, shortest_leads
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, Effort
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.problem import Candidate, Treatment
from emdeg.shorten.progress import Clock
from emdeg.shorten.refine import TIE, glance

DERIVING = 0.5  # of the seconds of a level, at most, to look for a way to write it
MOST_VALUES = 2500  # longer programs are merged and factored only
MOST_BODIES = 12  # beyond, the ways to write the recursion are not tried one by one
CLOSER_ROUNDS = 25  # recreations of a closer look
SHORT = 450  # operations: of short programs one more way is refined at -O1, for there is time
MOST_UNITS = 4  # tried at first: those of which there are most arms
SWUNG_ABOVE = 3  # bodies that others move in few directions only may not be worth it


def applies(robot: Robot) -> bool:
    """Is the family defined for this robot? Not with outer wrenches or a moving base."""
    return not robot.wrench_frames and robot.base_motion.is_zero


@dataclass(frozen=True)
class Way:
    """One way to write the recursion as it was looked at."""

    derived: Candidate  # nothing explicit, nothing shortened
    program: Program
    merged: Program

    @staticmethod
    def of(robot: Robot, extra: Vector, choice: Choice) -> Way:
        """Derived and merged."""
        derived = member(robot, extra, choice, AS_DERIVED)
        program = _composed(derived)
        return Way(derived, program, merge(program))

    def factored_length(self, objective: Objective) -> float:
        """Operations when it is factored greedily; merged only when large.

        Bodies in axes that do not turn with them share more when factored than repeats can show.
        """
        return glance(self.merged, objective, most_values=MOST_VALUES)[0]

    def merged_length(self, objective: Objective) -> float:
        """The same without factoring, in half of the time; of equals the one derived shorter.

        What is shortest when factored was among the first three by this count, of all arms looked
        at.
        """
        return objective(self.merged) + objective(self.program) / TIE


def _composed(candidate: Candidate) -> Program:
    return candidate.compose([part for part in candidate.parts if isinstance(part, Program)])


def first_choices(robot: Robot, length: Callable[[Choice], float]) -> dict[Choice, float]:
    """A few good ways to write the recursion, by rules of thumb, and how long each is."""
    thumb, runs, ends = by_thumb(robot), _runs(robot), _ends(robot)
    plain = replace(thumb, lead=("yy",) * len(robot.bodies))
    candidates = [replace(c, carried=carried) for c in (thumb, plain) for carried in ends]
    candidates += [carry_runs(c, runs) for c in candidates[:: len(ends)]] if runs else []
    found = {c: length(c) for c in candidates}
    best = min(found, key=lambda c: found[c])
    others = [replace(best, swung=above(robot, SWUNG_ABOVE))]
    others += list(other_units(robot, best))[-MOST_UNITS:]
    return found | {c: length(c) for c in others if c not in found}


def _ends(robot: Robot) -> list[frozenset[int]]:
    """Last bodies that turn, and with them the second ones, which stand on what turns simply."""
    seconds = (k for i in robot.children[None] for k in robot.children[i])
    tips = last_bodies(robot)
    return list(dict.fromkeys((tips, tips | {i for i in seconds if robot.bodies[i].joint.spin})))


def above(robot: Robot, depth: int) -> frozenset[int]:
    """Turning bodies that stand on more than so many others, or on a base that floats."""
    deep = [robot.has_floating_base or len(robot.path(i)) > depth for i in range(len(robot.bodies))]
    return frozenset(i for i, b in enumerate(robot.bodies) if deep[i] and b.joint.revolute)


def _runs(robot: Robot) -> list[Sequence[int]]:
    """Bodies one after the other whose axes are parallel."""
    return [run for run in parallel_runs(robot) if len(run) > 1]


def by_thumb(robot: Robot) -> Choice:
    """Frames slid where lever arms are short, parameters regrouped to the fewest."""
    slid = shortest_arms(robot)
    leads = shortest_leads(slid_frames(robot, slid))
    return armed(robot, Choice(slid, leads, swung=above(robot, 1)))


def carry_runs(choice: Choice, runs: Iterable[Sequence[int]]) -> Choice:
    """Parallel bodies together in axes that do not turn, as rods along x and rotors."""
    bodies = frozenset(i for run in runs for i in run)
    lead = tuple("xx" if i in bodies else lead for i, lead in enumerate(choice.lead))
    carried, rods = choice.carried | bodies, choice.rods | bodies
    return replace(choice, lead=lead, carried=carried, rods=rods)


def descend(
    robot: Robot,
    known: Mapping[Choice, float],
    rounds: int,
    length: Callable[[Choice], float],
    neighbours: Callable[[Robot, Choice, int], Iterable[Choice]],
    clock: Clock,
) -> dict[Choice, float]:
    """Change one thing at a time as long as operations fall: all that was tried, best first.

    From the best of those `known`, whose lengths need not be found again. Time ends it.
    """
    totals = dict(known)
    choice = min(totals, key=lambda c: totals[c])
    for _ in range(rounds):
        before = totals[choice]
        for i in range(len(robot.bodies)):
            for other in neighbours(robot, choice, i):
                if other not in totals:
                    if clock.over:
                        break
                    totals[other] = length(other)
                if totals[other] < totals[choice]:
                    choice = other
        if totals[choice] == before:
            break
    return {c: totals[c] for c in sorted(totals, key=lambda c: totals[c])}


def few(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    """Body i slid, or the rotor of a last one carried by its parent."""
    yield from _slid(robot, choice, i)
    if robot.bodies[i].joint.revolute and not robot.children[i]:
        yield replace(choice, spun=choice.spun ^ {i})


def all_ways(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    """All that can be changed at body i."""
    body = robot.bodies[i]
    yield from regrouped(robot, choice, i)
    yield from other_ballast(robot, choice, i)
    if i == 0:
        yield from other_units(robot, choice)
    if body.joint.revolute:
        yield replace(choice, rods=choice.rods ^ {i})
        if body.parent is not None:
            yield replace(choice, carried=choice.carried ^ {i})
        yield replace(choice, spun=choice.spun ^ {i})
    yield from swinging(robot, choice, i)


def regrouped(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    """Body i slid or regrouped: what a mass matrix knows of."""
    yield from _slid(robot, choice, i)
    for lead in LEADS if robot.bodies[i].joint.revolute else ():
        if lead != choice.lead[i]:
            yield replace(choice, lead=(*choice.lead[:i], lead, *choice.lead[i + 1 :]))


def _slid(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    own = robot.bodies[i].joint.nv == 1
    if own and _placements(robot, choice.slid ^ {i}) != _placements(robot, choice.slid):
        yield armed(robot, replace(choice, slid=choice.slid ^ {i}))


def swinging(robot: Robot, choice: Choice, i: int) -> Iterator[Choice]:
    """The first body of a robot on a base at rest has nothing to take from below."""
    if i in above(robot, 1):
        yield replace(choice, swung=choice.swung ^ {i})


def _placements(robot: Robot, slid: frozenset[int]) -> list[tuple[Expr, ...]]:
    """Where frames are when some are slid: many have no offset to hand on."""
    moved = slid_frames(robot, slid)
    return [tuple(body.joint.placement.translation) for body in moved.bodies]


def recursions(
    robot: Robot,
    extra: Vector,
    effort: Effort,
    objective: Objective = TOTAL,
    *,
    output: str = "inverse_dynamics",
    loose: Mapping[int, Expr] = NONE_LOOSE,
) -> Iterator[Candidate]:
    """The members of the family that are worth refining, best first, then explicit roots.

    As output "bias" they compute C q̇ + g (accelerations zero) instead of τ, with `loose`
    coordinates as `member` says. A robot whose recursion is long gives only that, to be factored.
    """
    first: Candidate | None = None
    looked: dict[Choice, tuple[Way, Program]] = {}
    many = len(robot.bodies) > MOST_BODIES
    if many:
        choices, merged = _of_many_bodies(robot, extra, objective, output)
    else:
        looked = _shortlist(robot, extra, effort, objective)
        choices = [*looked]
    whole = bool(looked) and output == "inverse_dynamics"
    if whole:  # what was looked at need not be made again
        way, seen = looked[choices[0]]
        first, merged = replace(way.derived, effort=effort, objective=objective), way.merged
    elif loose or not many:  # ways of many bodies are compared as if nothing were loose
        first = member(robot, extra, choices[0], effort, objective, output=output, loose=loose)
        merged = merge(_composed(first))
    if len(merged) > MOST_VALUES:
        yield Candidate(str(choices[0]), (merged,), effort, objective, Treatment.FACTOR)
        return
    yield first or member(robot, extra, choices[0], effort, objective, output=output, loose=loose)
    if whole:
        yield Candidate(str(choices[0]), (seen,), effort, objective, Treatment.ASIDE)
    short = output == "inverse_dynamics" and objective(merged) <= SHORT and not effort.leads
    count = effort.starts + short
    for number, start in enumerate(_starts(robot, choices, count, effort.cuts)[1:], 1):
        chance = 0 if start.cut else number
        yield member(
            robot, extra, start, effort, objective, output=output, loose=loose, number=chance
        )


def _of_many_bodies(
    robot: Robot, extra: Vector, objective: Objective, output: str
) -> tuple[list[Choice], Program]:
    """The best of a few ways, each derived and merged once, and what it became.

    What tips and what parallel runs gain does not depend on each other: one after the other.
    """
    found: dict[Choice, Program] = {}

    def best(*choices: Choice) -> Choice:
        for choice in choices:
            if choice not in found:
                found[choice] = merge(
                    _composed(member(robot, extra, choice, AS_DERIVED, output=output))
                )
        return min(found, key=lambda c: objective(found[c]))

    thumb, runs = by_thumb(robot), _runs(robot)
    choice = best(
        thumb, replace(thumb, ballast=frozenset()), replace(thumb, lead=("yy",) * len(robot.bodies))
    )
    choice = best(carry_runs(choice, runs)) if runs else choice
    choice = best(replace(choice, carried=choice.carried | last_bodies(robot)))
    return [choice], found[choice]


def _shortlist(
    robot: Robot, extra: Vector, effort: Effort, objective: Objective
) -> dict[Choice, tuple[Way, Program]]:
    """Ways to write the recursion, the most promising first, each with what a closer look made."""
    judged = Way.factored_length if effort.leads else Way.merged_length
    ways: dict[Choice, Way] = {}

    def length(choice: Choice) -> float:
        ways[choice] = Way.of(robot, extra, choice)
        return judged(ways[choice], objective)

    clock = Clock.of(effort).part(DERIVING)
    known = descend(robot, first_choices(robot, length), effort.descent, length, few, clock)
    first = next(iter(known))
    if effort.leads:
        known = descend(robot, known, effort.descent, length, all_ways, clock)
    close = dict.fromkeys([first, *list(known)[: effort.closer]])
    seen = {
        choice: glance(
            ways[choice].merged,
            objective,
            recreations=CLOSER_ROUNDS,
            turns=effort.closer_turns,
            most_values=MOST_VALUES,
        )
        for choice in close
    }
    ranked = sorted(seen, key=lambda choice: seen[choice][0])
    return {choice: (ways[choice], seen[choice][1]) for choice in ranked}


def _starts(
    robot: Robot, choices: Sequence[Choice], count: int, explicit: Sequence[int]
) -> list[Choice]:
    """What is refined: so many of the best choices, and explicit roots of the best two."""
    cuts = [cut for cut in explicit if root_chain(robot, cut)]
    starts = list(choices[:count])
    second = starts[1:2]
    starts += [replace(starts[0], cut=cut) for cut in cuts]
    return starts + [replace(choice, cut=cut) for choice in second for cut in cuts[:1]]
