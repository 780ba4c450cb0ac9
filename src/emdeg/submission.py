"""A search that may become a record, `emdeg.shortened`, and the proof of one that someone sends.

    found = emdeg.shortened("puma560", "inverse_dynamics", optimise="600s", seed=4)
    found.shorter                    than what the book has?
    found.record.to_text()           the file of a candidate for the book

The search runs on the robot in canonical names and in our order, so that its program serves whoever
has a robot of the same content. It begins with the record, so it never ends with more operations.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from time import perf_counter

from emdeg.candidates.job import Job, Outputs
from emdeg.candidates.ordered import Order
from emdeg.canonical import canonical
from emdeg.compiler import certified, compile
from emdeg.errors import CertificateError, UsageError
from emdeg.program.ir import Program
from emdeg.public import public
from emdeg.records.minimal.least import Least, least
from emdeg.records.record import Entry, Key, Record
from emdeg.records.shelf import find, record_key
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.loading import library_names, load
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, Effort, parse_effort
from emdeg.shorten.progress import Progress
from emdeg.shown import brief, listed


@dataclass(frozen=True)
class Shortened:
    """What a search found, as a record that could be, beside the one that is."""

    __repr__ = brief
    _repr_html_ = listed

    record: Record
    known: Record | None  # in the book
    seconds: float

    @property
    def program(self) -> Program:
        """With its certificate, in canonical names."""
        return self.record.program

    @property
    def shorter(self) -> bool:
        """Than the record, or the first of its kind?"""
        return self.known is None or self.record.operations < self.known.operations

    @cached_property
    def proved(self) -> Least | None:
        """How few operations any program of this function has, as far as it is proved."""
        return least(self.record.program)

    @property
    def least(self) -> int | None:
        """Operations that every program of this function has, if known."""
        return None if self.proved is None else self.proved.operations

    def __str__(self) -> str:
        what = f"{self.record.robot}, {', '.join(self.record.key.outputs)}"
        now = f"{self.record.operations} operations after {self.seconds:.0f} s"
        before = "no record yet" if self.known is None else f"record {self.known.operations}"
        return f"{what}: {now}; {before}"


@public
def shortened(
    robot: RobotLike,
    outputs: Outputs = "inverse_dynamics",
    *,
    optimise: str | int | Effort = "-O2",
    seed: int = 0,
    rotors: bool = False,
    who: str = "",
    records: bool = True,
    progress: Progress | None = None,
) -> Shortened:
    """Search for a shorter program than the book of records has.

    `optimise` is a level or a time ("600s"), another `seed` makes other random choices, `who` is
    written into the history. The search begins with the record; `records=False` lets it find its
    own way.
    """
    effort = parse_effort(optimise)
    start = perf_counter()
    # a level of its own: that a record settles it is what this search is to refute
    settled = records and effort.budget is None
    timed = replace(effort, name=f"{effort.name} again") if settled else effort
    first = begun(
        robot, outputs, optimise=effort if effort is AS_DERIVED else timed, seed=seed,
        rotors=rotors, records=records, progress=progress,
    )  # fmt: skip
    how = f"{effort}, seed {seed}"
    return recorded(first, first.program, how, perf_counter() - start, who)


@dataclass(frozen=True)
class Begun:
    """A search that has a program: of which robot, and for which place in the book."""

    robot: Robot
    key: Key
    known: Record | None
    program: Program  # in canonical names, not certified yet


def begun(
    robot: RobotLike,
    outputs: Outputs = "inverse_dynamics",
    *,
    optimise: str | int | Effort = "-O1",
    seed: int = 0,
    rotors: bool = False,
    records: bool = True,
    progress: Progress | None = None,
) -> Begun:
    """The program that a search of this effort finds; levels that a record settles have that."""
    own = as_robot(robot)
    job = _job(own, outputs, rotors)
    key, effort = record_key(job), parse_effort(optimise)
    if key is None or effort is AS_DERIVED:
        raise UsageError(
            "records are of named outputs, found by a search", argument="outputs",
            hint="name quantities of `emdeg outputs`, and a level or a time",
        )  # fmt: skip
    program = compile(
        job.robot, key.outputs, optimise=effort, rotors=rotors, seed=seed, certify=False,
        records=records, progress=progress,
    )  # fmt: skip
    return Begun(own, key, find(key), program)


def recorded(first: Begun, program: Program, how: str, seconds: float, who: str = "") -> Shortened:
    """A program that a search ended with as a record that could be, certified."""
    known, total = first.known, program.count().total
    entry = Entry(date.today().isoformat(), who, total, how, round(seconds, 1))
    history = (*(known.history if known else ()), entry)
    draft = Record(first.robot.name, first.key, history, program)
    proof = proved(replace(draft, program=draft.said()), first.robot)
    return Shortened(proof, known, seconds)


def proved(record: Record, robot: Robot | None = None) -> Record:
    """The record with a certificate of its own, derived again; or a CertificateError."""
    if robot is None:
        if record.robot not in library_names():
            raise CertificateError("no robot of the library has this name", element=record.robot)
        robot = load(record.robot)
    job = _job(robot, record.key.outputs, record.key.rotors)
    if record_key(job) != record.key:
        raise CertificateError(
            "the record is of another robot than that of its name", element=record.robot,
            hint="a robot of the library that changes needs new records",
        )  # fmt: skip
    ours = job.robot
    return replace(record, program=certified(ours, canonical(ours), job, record.program))


def _job(robot: Robot, outputs: Outputs, rotors: bool) -> Job:
    """What was asked for, of the robot in canonical names and in our order."""
    job = Job(canonical(robot).robot, outputs, rotors=rotors)
    order = Order.of(robot, job)
    return job if order.is_given else order.job(job, canonical(order.robot).robot)
