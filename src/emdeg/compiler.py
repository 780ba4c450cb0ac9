"""The flow, on one screen: each stage's output is the next one's input.

Names       what the user calls things, left behind and given back    canonical.py
Job         what was asked for: a robot, outputs, a method or none   candidates/job.py
Order       in which order a description lists joints, likewise       candidates/ordered.py
records     Job → Start: the shortest program on file, where there     records/
            is one; proved like any other, and then the first candidate
candidates  Job → Problem: ways to derive the outputs, each as        candidates/
            programs; equations are derived and lowered here only     mechanics/, program/lower
shorten     Candidate → Program: shorter and shorter, each pass       shorten/
            checked; the search keeps the best of all
certify     Program → Program: proved equal to a derivation that      program/certify
            shares nothing with the winner
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from inspect import signature
from typing import Any, TypeAlias

from emdeg.candidates import candidates
from emdeg.candidates.job import Job, Outputs
from emdeg.candidates.ordered import Order
from emdeg.candidates.rolled.rolling import Rolling, rolling
from emdeg.canonical import Names, canonical, contents
from emdeg.errors import names_of
from emdeg.exact.print.printing import to_text
from emdeg.exact.table import collector_paused
from emdeg.mechanics.derivation import check_options
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.program.certify import certify as prove
from emdeg.program.ir import Program
from emdeg.program.remembered import remembered
from emdeg.records.shelf import start
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.rounding.box import StateBox
from emdeg.shorten.effort import EFFORTS, Effort, parse_effort
from emdeg.shorten.objectives import Objective, objective_named
from emdeg.shorten.problem import Problem, settled
from emdeg.shorten.progress import Clock, Meter, Progress
from emdeg.shorten.search import Search

#: problems by identity, kept alive so that it stays theirs, and the programs found for them
Known: TypeAlias = dict[int, tuple[Problem, Program]]


def compile(
    robot: RobotLike,
    outputs: Outputs = "inverse_dynamics",
    *,
    method: str | None = None,
    optimise: str | int | Effort | None = "-O1",
    frame: str | None = None,
    reference: ReferenceFrame | str = ReferenceFrame.LOCAL_WORLD_ALIGNED,
    rotors: bool = False,
    certify: bool = True,
    seed: int = 0,
    cache: bool = False,
    objective: str = "total",
    records: bool = True,
    rolled: bool = False,
    progress: Progress | None = None,
    **options: Any,
) -> Program:
    """A straight-line program of the chosen outputs, jointly, with its certificate.

    Outputs are names of `mechanics.quantities.QUANTITIES` or aliases (rnea, crba, aba, fk), each
    with an optional frame and reference: `"jacobian:tool:local"`, and an optional form,
    `"mass_matrix:packed"`, `:nonzeros` or `:compressed` (`program.pattern` says which entries
    these are); or a mapping of names to expressions, vectors or matrices of your own. Without a
    `method` each output is derived by the one that takes fewest operations. `optimise` is a level
    of `shorten.effort`, -O0 … -O3 or a time such as 60s; None for the program as derived. The
    certificate proves the program equal to a derivation by another method where there is one.
    `seed` draws its points and what the search chooses at random. With `cache` a program that was
    compiled before comes from the disk cache (see cache.py). A robot whose shortest program is in
    the book of records gets that, proved anew; with a time to search, the search begins there.
    `records=False`: without the book.

    `objective` says what is made small: total, multiplications, trigonometric, fused or latency
    (see shorten/objectives.py). `progress(stage, operations, fraction)` is told what is done, the
    operations of the best program so far, and how much of the work or time is over (0 to 1).

    `rolled` makes one subroutine for each class of bodies that are alike (arms, legs, fingers, the
    links of a snake), with their numbers as data: short code and a quick build for long robots,
    for a few operations more (see program/blocks.py).
    """
    robot = as_robot(robot)
    if not isinstance(outputs, str | Mapping):
        outputs = names_of(outputs, argument="outputs", such_as='such as ["gravity", "jacobian"]')
    if options or method is not None:
        check_options(method, options, KEYWORDS)
    effort, aim = parse_effort(optimise), objective_named(objective)

    def make() -> Program:
        users = canonical(robot, [*contents(outputs)])
        ours, settings = users.ours(outputs), users.ours(options)
        job = Job(users.robot, ours, method, frame, reference, rotors, settings)
        meter = Meter(progress)
        order = Order.of(robot, job)
        sorted_names = users if order.is_given else canonical(order.robot)
        with sorted_names.told(), collector_paused():
            brief = job if order.is_given else order.job(job, sorted_names.robot)
            on_file = start(brief.whole, effort, aim) if records and not rolled else None
            names = sorted_names if rolled or on_file is not None else sorted_names.shortened()
            brief = brief if names is sorted_names else replace(brief, robot=names.robot)
            wanted = aim.on(partial(StateBox.limits, robot=brief.robot))

            def named(program: Program) -> Program:
                return job.chosen(order.listed(names.program(program)))

            def proved(program: Program) -> Program:
                return certified(robot, users, job, named(program), seed=seed)

            if on_file is not None:
                known = on_file.proved(proved)
                meter.tell("record", known, float(on_file.settles(effort)))
                if on_file.settles(effort):
                    return known if certify else replace(known, certificate=None)
            if rolled:
                program = woven(rolling(brief.whole, effort, wanted), meter, seed)
            else:
                problem = candidates(brief.whole, effort, wanted)
                problem = problem if on_file is None else on_file.before(problem)
                quick = partial(candidates, brief.whole, EFFORTS["-O1"])
                program = shortest(problem, meter, seed=seed, quick=quick)
            return proved(program) if certify else named(program)

    if not cache or isinstance(outputs, Mapping):
        return make()
    asked = outputs if isinstance(outputs, str) else tuple(outputs)
    given = (
        sorted(options.items()),
        [to_text(e, short=False, limit=None) for e in contents(options)],
    )
    made = (certify, seed, objective, records, rolled)
    chosen = (method, effort, frame, reference, rotors, made, given)
    return remembered((robot.hash, robot.name, asked, chosen), make, certified=certify)


#: what may be said to it by name
KEYWORDS = [p.name for p in signature(compile).parameters.values() if p.kind is p.KEYWORD_ONLY]


def shortest(
    problem: Problem,
    meter: Meter,
    known: Known | None = None,
    seed: int = 0,
    *,
    quick: Callable[[Objective], Problem] | None = None,
    within: Clock | None = None,
) -> Program:
    """Candidates shortened as they are derived, parts that are problems first; the best of all.

    A problem that is a part of several is searched once: `known` has it by its identity. What
    `quick` searches of a short program end with, each with other luck, is where turns begin, too;
    and the fewest operations where something else is wanted, which is never worse than there.
    """
    search = Search(problem, meter, seed + 1, part=known is not None, within=within)
    known = {} if known is None else known
    for candidate in problem.candidates:
        step = 0.5 / max(sum(isinstance(part, Problem) for part in candidate.parts), 1)
        parts: list[Program] = []
        for k, part in enumerate(candidate.parts):
            if isinstance(part, Problem):
                if id(part) not in known:
                    inner = meter.part(k * step, (k + 1) * step, inside=True)
                    found = shortest(part, inner, known, seed, within=search.clock)
                    known[id(part)] = part, found
                part = known[id(part)][1]
            parts.append(part)
        search.take(candidate, parts)
        if search.over:
            break
    if quick is not None:
        _search_beside(search, quick, meter.part(0.5, 0.5, inside=True), seed)
    return search.finish()


def _search_beside(
    search: Search, quick: Callable[[Objective], Problem], meter: Meter, seed: int
) -> None:
    """Quick searches whose ends are starts of the search, too."""
    for objective, lucks in search.quick():
        problem = settled(quick(objective)) if lucks else None
        for luck in lucks:
            if problem is None or search.beside.over:
                break
            found = shortest(problem, meter, seed=seed + luck, within=search.beside)
            search.start(f"-O1, {objective.name}, seed {seed + luck}", found)


def woven(rolling: Rolling, meter: Meter, seed: int = 0) -> Program:
    """The shortest program of every class of pieces, woven into one."""
    count = len(rolling.classes)
    programs = [
        shortest(problem, meter.part(k / count, (k + 1) / count, inside=True), seed=seed)
        for k, problem in enumerate(rolling.classes)
    ]
    program = rolling.compose(programs)
    meter.tell("rolled", program, 1.0)
    return program


def certified(
    robot: Robot, names: Names, job: Job, program: Program, by: str | None = None, seed: int = 0
) -> Program:
    """The program with the proof that it computes what another derivation says (or that `by`)."""
    about, expressions = job.independent(by)
    about = replace(about, robot=robot.name, robot_hash=robot.hash)
    passes = [record[0] for record in json.loads(program.metadata.get("passes", "[]"))]
    return program.with_certificate(
        prove(program, names.users(expressions), about=about, passes=passes, seed=seed)
    )
