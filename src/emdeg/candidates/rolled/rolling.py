"""What can be rolled, and how: the classes of a robot's pieces, each a problem of its own.

`rolling(job)` is to a rolled program what `candidates(job)` is to a flat one: the compiler shortens
each class once, and `compose` weaves the programs of all classes into one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from emdeg.candidates.family.descent import applies, by_thumb
from emdeg.candidates.job import Job
from emdeg.candidates.rolled.articulated import NAME as FORWARD
from emdeg.candidates.rolled.articulated import articulated
from emdeg.candidates.rolled.columns import TAKES as MATRICES
from emdeg.candidates.rolled.columns import columns
from emdeg.candidates.rolled.cuts import cuts, shortest
from emdeg.candidates.rolled.motions import TAKES, motions
from emdeg.candidates.rolled.weave import Weave
from emdeg.errors import UsageError
from emdeg.mechanics.terms.drives import spinning
from emdeg.robot.edit.reframe import cancel_offsets
from emdeg.robot.edit.regroup import regroup
from emdeg.shorten.effort import ENDLESS, Effort
from emdeg.shorten.forms.expand import NO_ANGLES
from emdeg.shorten.objectives import Objective
from emdeg.shorten.problem import Problem
from emdeg.shorten.search import as_derived


@dataclass(frozen=True)
class Rolling:
    """One problem for each class of pieces, and how their programs make the whole."""

    classes: tuple[Problem, ...]
    compose: Weave


def rolling(job: Job, effort: Effort, objective: Objective, alike: bool = True) -> Rolling:
    """The classes of a job; UsageError with a reason where it cannot be rolled.

    Columns are made `alike` at the price of a few operations; a straight line needs no classes.
    """
    outputs = _outputs(job)
    refuse_unrolled(job)
    choice = by_thumb(job.robot)
    robot = cancel_offsets(job.robot, choice.slid) if choice.slid else job.robot
    inertias = regroup(robot, dict(enumerate(choice.lead)))
    if outputs == [FORWARD]:
        programs, weave = articulated(robot, inertias)
    elif set(outputs) <= set(MATRICES):
        programs, weave = columns(robot, inertias, outputs, alike)
    else:
        ways = [
            motions(robot, inertias, cut, outputs[0], mirrored=mirrored)
            for cut in cuts(robot)
            for mirrored in (False, True)
        ]
        programs, weave = shortest(ways)
    part = _shared(effort, len(programs))
    classes = tuple(
        Problem(
            f"class {number}", part, objective,
            (as_derived("merge", program, part, objective, NO_ANGLES),),
        )
        for number, program in enumerate(programs, 1)
    )  # fmt: skip
    return Rolling(classes, replace(weave, metadata=job.metadata(), plain=programs))


def _shared(effort: Effort, classes: int) -> Effort:
    """The effort of one class: all of them together turn about as long as one program would."""
    part = effort.part(1 / classes)
    return part if part.work >= ENDLESS else replace(part, work=part.work // classes)


def _outputs(job: Job) -> list[str]:
    """What is asked for: one quantity, or matrices together."""
    names = list(job.parsed)
    single = len(names) == 1 and names[0] in (*TAKES, FORWARD)
    if not single and not (names and set(names) <= set(MATRICES)):
        alone, together = " or ".join((*TAKES, FORWARD)), ", ".join(MATRICES)
        _refuse(
            "one quantity is rolled at a time, or matrices together",
            ", ".join(names) or "expressions", f"{alone}; or some of {together}",
        )  # fmt: skip
    return names


def refuse_unrolled(job: Job) -> None:
    """UsageError where pieces of the robot do not meet in motions and wrenches alone."""
    robot = job.robot
    if job.method is not None or job.options:
        _refuse("a rolled program is derived by its own recursion", f"method {job.method!r}")
    if not applies(robot):
        _refuse("it has no place for outer wrenches or a moving base", robot.name)
    if any(body.joint.mimic for body in robot.bodies):
        _refuse("it has no place for mimic joints", robot.name)
    if robot.motors or spinning(robot, job.rotors):
        _refuse("it has no place for elastic joints and the spin of rotors", robot.name)
    if not robot.bodies:
        _refuse("there is nothing to roll", robot.name)


def _refuse(why: str, found: str, expected: str | None = None) -> None:
    raise UsageError(
        why, argument="rolled", found=found, expected=expected,
        hint="without rolled=True (--rolled) there is a program, as one straight line",
    )  # fmt: skip
