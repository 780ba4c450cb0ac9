"""Candidates: the ways to derive what was asked for, before any search.

`candidates(job)` is the second stage of the compiler. Which ways there are depends on the outputs:

    inverse_dynamics, bias     the family between recursion and explicit model   (family/)
    forward_dynamics           the shortest M and bias, and a solve; of long chains   (forward.py)
                               as derived, by articulated bodies
    derivatives of τ           their own recursion, as it is written shortest   (written.py);
                               those of the shortest τ
    q̈, M, ∂τ of long robots    each class of bodies shortest, too   (rolled/)
    several outputs            all as derived together; each shortest, joined
    anything else              as derived, by the user's method or the best for each

They are derived one by one, when the compiler asks for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain

from emdeg.candidates.composed import differentiated, joined
from emdeg.candidates.family.arms import arms, units
from emdeg.candidates.family.descent import (
    DERIVING,
    MOST_BODIES,
    applies,
    by_thumb,
    descend,
    recursions,
    regrouped,
)
from emdeg.candidates.family.members import NONE_LOOSE, Choice, parallel
from emdeg.candidates.forward import Solve, factorised, refuse_singular
from emdeg.candidates.job import Job
from emdeg.candidates.rolled.articulated import NAME as FORWARD
from emdeg.candidates.rolled.columns import TAKES as MATRICES
from emdeg.candidates.rolled.rolling import refuse_unrolled, rolling
from emdeg.candidates.rolled.weave import Unrolled
from emdeg.candidates.written import shortest_writing
from emdeg.errors import OptimiseError, UsageError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.mechanics.coordinates import freed
from emdeg.mechanics.quantities.derivatives import LARGEST_DIFFERENTIATED
from emdeg.mechanics.quantities.forward import LARGEST_EXPLICIT, factoring_pays
from emdeg.mechanics.quantities.quantities import derivatives_of
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of
from emdeg.robot.edit.reframe import arm_of
from emdeg.robot.edit.units import all_turn, in_units
from emdeg.robot.model.parts import Body
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, EFFORTS, Effort
from emdeg.shorten.forms.expand import Absolute, expand
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.problem import Candidate, Problem, Treatment
from emdeg.shorten.progress import Clock
from emdeg.shorten.refine import measure

#: Operations of derivatives of τ; of longer ones the recursion is shortest.
LONGEST_JOINED = 2000
#: Bodies on one path, two by two, up to which matrices are tried class by class: so many entries
#: take seconds, and those of long chains became no shorter.
MOST_PAIRS = 1000
#: {array: the quantity that is ∂τ/∂array}
SLOPES = derivatives_of("inverse_dynamics")


def candidates(
    job: Job, effort: Effort, objective: Objective = TOTAL, tau: Problem | None = None
) -> Problem:
    """The problem of a job, with its candidates; `tau` is that of τ alone, where there is one."""
    ways = _ways(job, effort, objective, tau)
    if len(job.robot.bodies) > MOST_BODIES and effort is not AS_DERIVED:
        ways = chain(ways, _class_by_class(job, effort, objective))
    return Problem(job.robot.name, effort, objective, ways, job.metadata())


def _ways(
    job: Job, effort: Effort, objective: Objective, tau: Problem | None
) -> Iterable[Candidate]:
    robot, names = job.robot, list(job.parsed)
    if effort is AS_DERIVED or not names:
        return _plain(job, effort, objective)
    if len(names) > 1:
        return _together(job, effort, objective)
    if job.method is not None or not applies(robot):
        return _plain(job, effort, objective)
    (name,) = names
    if name in ("inverse_dynamics", "bias"):
        return _family(job, name, effort, objective)
    if name == "forward_dynamics" and factoring_pays(robot, job.rotors):
        return _forward_dynamics(job, effort, objective)
    if name in (SLOPES["q"], SLOPES["qd"]):
        return (*_plain(job, effort, objective), *_slopes(job, effort, objective, tau))
    if name == "mass_matrix" and len(robot.bodies) <= MOST_BODIES:
        others = _in_units(job, effort, objective)
        if effort.leads:
            return (*_mass_matrix(job, effort, objective), *others)
        return (*_plain(job, effort, objective), *others)
    return _plain(job, effort, objective)


def _class_by_class(job: Job, effort: Effort, objective: Objective) -> Iterator[Candidate]:
    """Bodies that are alike once, with other frames and parameters: a rolled program, unrolled.

    Short programs are looked through by other candidates; τ has a family.
    """
    names, robot = set(job.parsed), job.robot
    pairs = sum(len(robot.path(i)) for i in range(len(robot.bodies)))
    matrices = names <= set(MATRICES) and pairs <= MOST_PAIRS
    if job.method is not None or not names or not (matrices or names == {FORWARD}):
        return
    try:
        refuse_unrolled(job)
    except UsageError:  # it has followers, elastic joints, a moving base …
        return
    found = rolling(job, effort, objective, alike=False)
    how, treatment = "class by class of bodies", Treatment.FACTOR
    compose = Unrolled(found.compose)
    yield Candidate(how, found.classes, effort, objective, treatment, compose=compose)


def _slopes(
    job: Job, effort: Effort, objective: Objective, tau: Problem | None
) -> Iterator[Candidate]:
    """Derivatives of the shortest τ, where only differentiation gives what is asked for.

    Neither they nor what is derived by itself is shorter on every robot.
    """
    arrays: dict[str, str | None] = {name: array for array, name in SLOPES.items()}
    arrays["inverse_dynamics"] = None
    names = list(job.parsed)
    needed = {SLOPES["q"], SLOPES["qd"]} & set(names)
    if needed and set(names) <= set(arrays) and not job.robot.has_floating_base:
        tau = tau or candidates(job.only("inverse_dynamics"), effort.part(0.5), objective)
        yield differentiated(tau, {name: arrays[name] for name in names})


def _mass_matrix(job: Job, effort: Effort, objective: Objective) -> tuple[Candidate, ...]:
    """As derived; what is too long to expand also with other frames and parameters, if shorter.

    Expanded, M forgets where frames sit and how parameters are regrouped; factored it does not.
    """
    (plain,) = _plain(job, effort, objective)
    (derived,) = plain.parts
    assert isinstance(derived, Program)
    first = by_thumb(job.robot)
    try:
        expand(merge(derived), effort.most_terms, plain.explicit[0].below)
    except OptimiseError:
        ways = {first: measure(derived, objective)}
    else:
        return (plain,)

    def written(choice: Choice) -> Program:
        options = {"slid": choice.slid, "lead": choice.lead}
        return replace(job, method="customised", options=options).derived()

    def length(choice: Choice) -> float:
        return measure(written(choice), objective)

    clock = Clock.of(effort).part(DERIVING)
    best = next(iter(descend(job.robot, ways, effort.descent, length, regrouped, clock)))
    if best == first:
        return (plain,)
    how = "merge, with other frames and parameters"
    other = replace(plain, how=how, parts=(written(best),))
    return replace(plain, effort=EFFORTS["-O1"]), other


def _in_units(
    job: Job, effort: Effort, objective: Objective, asked: Callable[[Job], Job] = lambda job: job
) -> Iterator[Candidate]:
    """As derived from the robot in units of its own, so many as ways to write a recursion.

    Of an arm that is 1 a composite body needs no product; arms far out are in most entries of M.
    What is `asked` of the job may be more than what is written in it.
    """
    robot, found = job.robot, arms(job.robot, Choice())
    ranked = units(robot, found)[::-1] if all_turn(robot) else []
    for unit in ranked[: effort.starts + 1]:
        other = replace(job, robot=in_units(robot, arm_of(robot, *unit)))
        (plain,) = _plain(asked(other), effort, objective)
        yield replace(plain, how=f"merge, with the arm to body {unit[0] + 1} as unit")


def _plain(job: Job, effort: Effort, objective: Objective) -> tuple[Candidate]:
    """All outputs as derived; derivatives as they are written shortest."""
    if effort.starts and job.has_slopes:
        job = shortest_writing(job, effort, objective)
    angles = Absolute(below=parallel_angles(job.robot))
    treatment = Treatment.EXTRACT
    made = Candidate("merge", (job.derived(),), effort, objective, treatment, explicit={0: angles})
    return (made,)


def parallel_angles(robot: Robot) -> dict[Leaf, Leaf]:
    """Angle of a joint → angle of the joint below it, where the two axes are parallel."""
    own = [_own_angle(robot, body) for body in robot.bodies]
    found: dict[Leaf, Leaf] = {}
    for body, angle in zip(robot.bodies, own, strict=True):
        if body.parent is None or not parallel(body.joint, robot.bodies[body.parent].joint):
            continue
        under = own[body.parent]
        if angle is not None and under is not None:
            found[angle] = under
    return found


def _own_angle(robot: Robot, body: Body) -> Leaf | None:
    """The angle that no other joint turns by; a follower by k·q has none: q is its leader's."""
    if not body.joint.revolute:
        return None
    ((angle, _),) = robot.joint_turn(body).terms or ((None, 0),)
    follows = body.joint.mimic is not None and angle in robot.q
    return None if angle is None or follows else leaf_of(angle)


def _family(
    job: Job,
    output: str,
    effort: Effort,
    objective: Objective,
    loose: Mapping[int, Expr] = NONE_LOOSE,
) -> Iterator[Candidate]:
    """Members of the family; first those that -O1 would take: more effort never gives less."""
    robot = job.robot.replaced(frames=())  # no effort knows them, and every way would move them
    free = freed(robot)
    drives = drive_efforts(free, rotors=job.rotors)
    if output == "bias":
        still = [a for k, a in enumerate(free.qdd) if k not in loose]
        drives = Vector(substitute(list(drives), dict.fromkeys(still, ZERO)))
    first = EFFORTS["-O1"]
    stages = dict.fromkeys(((first, TOTAL), (first, objective), (effort, objective)))
    for stage, aim in stages:
        yield from recursions(robot, drives, stage, aim, output=output, loose=loose)


def _forward_dynamics(job: Job, effort: Effort, objective: Objective) -> Iterator[Candidate]:
    """The shortest mass matrix and bias, and a solve; for small robots also as derived."""
    # first, for it says which joint carries nothing where the mass matrix is singular
    whole = (
        _plain(job, effort, objective)
        if job.robot.joint_velocities <= LARGEST_EXPLICIT
        else iter(())
    )
    small = [replace(plain, treatment=Treatment.MERGE) for plain in whole]
    part = effort.part(0.25)
    solve = Solve.of(job)
    derived = job.only("mass_matrix").derived()
    refuse_singular(job.robot, derived)
    left = solve.left(job)
    if solve.is_plain:
        mass_matrix = candidates(left, part, objective)
    else:
        derived = left.derived()
        ways = (*_plain(left, part, objective), *_in_units(job, part, objective, solve.left))
        mass_matrix = Problem(job.robot.name, part, objective, ways)
    loose = {k: solve.inertias[k] for k in solve.loose}
    members = _family(job.only("bias"), "bias", part, objective, loose)
    bias = Problem(job.robot.name, part, objective, members)
    yield factorised(solve, mass_matrix, derived, bias)
    yield from small


def _together(job: Job, effort: Effort, objective: Objective) -> Iterator[Candidate]:
    """All as derived together; each output shortest, joined; derivatives of the shortest τ.

    Of derivatives of τ alone the recursion is shortest, but for a few operations on small robots.
    """
    (plain,) = _plain(job, effort, objective)
    yield plain
    part = effort.part(0.5 / len(job.parsed))
    if job.is_of_slopes and job.robot.joint_velocities > LARGEST_DIFFERENTIATED:
        (derived,) = plain.parts
        assert isinstance(derived, Program)
        if not effort.polishing or objective(merge(derived)) > LONGEST_JOINED:
            return
        part = EFFORTS["-O1"] if effort.budget is None else part  # the whole is searched anyway
    tau = candidates(job.only("inverse_dynamics"), part, objective)  # searched once, if at all
    parts = [
        tau if name == "inverse_dynamics" else candidates(job.only(name), part, objective, tau)
        for name in job.parsed
    ]
    yield joined(job, tuple(parts), tuple(job.taken({})))
    if job.method is None and applies(job.robot):
        yield from _slopes(job, effort, objective, tau)
