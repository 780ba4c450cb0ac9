"""The book: a folder of records, one file for each robot and what is computed.

    book/<robot>-<first digits of its hash>/<outputs joined by +>.record

A record is found by the content of a robot (`key_of`), never by a name, and it is one more
candidate: what it computes is proved again, against a derivation of its own, before it is used.
Levels without a time of their own (-O1, -O2) take it as it is; -O3 and times search on from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from emdeg.candidates.job import Job
from emdeg.errors import EmdegError
from emdeg.files import read_text
from emdeg.limits import PROGRAM
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.quantities import QUANTITIES, parse
from emdeg.program.ir import Program
from emdeg.records.record import Key, Record
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import Body
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, Effort
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.problem import Candidate, Problem, Treatment

BOOK = Path(__file__).parent / "book"
SETTLED = ("-O1", "-O2")  # levels that need not search again what a record settles
Prove = Callable[[Program], Program]


def key_of(robot: Robot, outputs: tuple[str, ...], rotors: bool = False) -> Key:
    """The key of a robot in canonical names: all that these outputs are functions of."""
    return Key(_content(robot, outputs).hash, outputs, rotors)


def _content(robot: Robot, outputs: tuple[str, ...]) -> Robot:
    """The robot without what is in no equation: names, notes, tolerances, limits, loads apart.

    Names and frames stay where an output, a wrench, a loop or a drive speaks of one.
    """
    known = {s: Parameter(parameter.value) for s, parameter in robot.parameters.items()}
    spoken = robot.wrench_frames or robot.loops or robot.constraints or robot.actuated
    if spoken or any(QUANTITIES[parse(output)[0]].framed for output in outputs):
        bodies = tuple(body.bare for body in robot.bodies)
        return robot.replaced(name="", parameters=known, bodies=bodies)
    places = {body.joint.name: str(k) for k, body in enumerate(robot.bodies)}
    bodies = tuple(
        replace(_unnamed(body, places), name=str(k), link_frame=Pose.identity())
        for k, body in enumerate(robot.bodies)
    )
    return robot.replaced(name="", base_name="", parameters=known, bodies=bodies, frames=())


def _unnamed(body: Body, called: Mapping[str, str]) -> Body:
    """A bare body whose joints are called by other names."""
    joint = replace(body.bare.joint, name=called[body.joint.name])
    if joint.mimic is not None:
        joint = replace(joint, mimic=replace(joint.mimic, of=called[joint.mimic.of]))
    if joint.elastic is not None and joint.elastic.motor:
        joint = replace(joint, elastic=replace(joint.elastic, motor=called[joint.elastic.motor]))
    return replace(body.bare, joint=joint)


def record_key(job: Job) -> Key | None:
    """The key of a job in canonical names; None where no record could be meant."""
    plain = job.method is None and not job.options and job.frame is None
    if not plain or not job.parsed or job.seen is not ReferenceFrame.LOCAL_WORLD_ALIGNED:
        return None
    return key_of(job.robot, tuple(job.parsed), job.rotors)


def read(path: Path) -> Record:
    """The record in a file."""
    return Record.from_text(read_text(path, PROGRAM), f"{path.parent.name}/{path.name}")


def every(book: Path = BOOK) -> Iterator[tuple[Path, Record]]:
    """All records, by robot and outputs."""
    for path in sorted(book.glob("*/*.record")):
        yield path, read(path)


def find(key: Key, book: Path = BOOK) -> Record | None:
    """The record of this key: of this content and no other."""
    for path in book.glob(f"*-{key.place}"):
        record = read(path)
        if record.key == key:
            return record
    return None


@dataclass(frozen=True)
class Start:
    """A record as a candidate for a job."""

    record: Record
    job: Job

    def proved(self, prove: Prove) -> Program:
        """The program in the words of the job, after `prove` found it to be what was asked for."""
        count = self.record.operations
        about = {
            "objective": TOTAL.name,
            "passes": json.dumps([("record", count, count)]),
            "record": str(self.record.history[-1]),
        }
        metadata = self.job.metadata() | about
        own = replace(self.record.program, name=self.job.robot.name, metadata=metadata)
        try:
            return prove(replace(own, certificate=None))
        except EmdegError as problem:
            problem.element = f"{self.record.place}: {problem.element}"
            problem.hint = "the book of records was changed; records=False compiles without it"
            raise

    def settles(self, effort: Effort) -> bool:
        """Is a search of this level not worth repeating?"""
        return effort.name in SETTLED and effort.budget is None

    def before(self, problem: Problem) -> Problem:
        """The problem with the record as its first candidate."""
        program = replace(self.record.program, certificate=None)
        how, treatment = "record", Treatment.MERGE
        first = Candidate(how, (program,), problem.effort, problem.objective, treatment)
        return replace(problem, candidates=chain((first,), problem.candidates))


def start(job: Job, effort: Effort, objective: Objective, book: Path = BOOK) -> Start | None:
    """The record that a search begins with, where there is one for all that was asked."""
    key = record_key(job)
    if effort is AS_DERIVED or objective.name != TOTAL.name or key is None:
        return None
    record = find(key, book)
    return None if record is None else Start(record, job)
