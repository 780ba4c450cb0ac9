"""One record: a program as text (program/text.py), and in its metadata whose it is and its history.

    program puma560
    meta record = "1"                       the version of this format
    meta robot = "puma560"                  the library's name of the robot
    meta robot_hash = "…"                   of its content, in canonical names and without a name
    meta outputs = "inverse_dynamics"
    meta history.1 = "2026-11-17 | Jane Doe | 271 | -O2, seed 1 | 63.2"
    …
    certificate {…}

Parameters have the names of canonical.py, so that a record fits every robot of the same content
whatever its user calls things. The certificate covers the metadata too: who changes a line of a
record, be it of the program or of its history, makes the certificate another program's.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from datetime import date

from emdeg.errors import CertificateError, EmdegError, UsageError
from emdeg.program.certify import check_claims
from emdeg.program.ir import Program

VERSION = "1"
_ENTRY = "history."
_BETWEEN = " | "


@dataclass(frozen=True)
class Entry:
    """One line of a history: who found how many operations, when, how and in what time."""

    when: str  # a date, ISO 8601
    who: str
    operations: int
    search: str  # what was asked for: "-O2, seed 1"
    seconds: float

    def __post_init__(self) -> None:
        if _BETWEEN.strip() in self.who + self.search or not self.who.isprintable():
            raise UsageError("this name cannot stand in a history", argument="who", found=self.who)

    def __str__(self) -> str:
        return f"{self.when}: {self.operations} by {self.who} ({self.search}, {self.seconds:.0f} s)"

    def to_text(self) -> str:
        """One line of a file."""
        return _BETWEEN.join(map(str, astuple(self)))

    @staticmethod
    def from_text(text: str) -> Entry:
        """Read what `to_text` wrote; a ValueError where it is something else."""
        when, who, operations, search, seconds = text.split(_BETWEEN)
        return Entry(
            date.fromisoformat(when).isoformat(), who, int(operations), search, float(seconds)
        )


@dataclass(frozen=True)
class Key:
    """What a record is for: the content of a robot, and what is computed."""

    robot_hash: str
    outputs: tuple[str, ...]
    rotors: bool = False

    @property
    def place(self) -> str:
        """The end of its folder's name and the name of its file."""
        what = "+".join(self.outputs).replace(":", ".") + ("~rotors" if self.rotors else "")
        return f"{self.robot_hash[:12]}/{what}.record"


@dataclass(frozen=True)
class Record:
    """The shortest program found so far; the last of its history made it."""

    robot: str
    key: Key
    history: tuple[Entry, ...]
    program: Program

    @property
    def operations(self) -> int:
        """As the papers count."""
        return self.program.count().total

    @property
    def place(self) -> str:
        """Where it stands in a book."""
        return f"{self.robot}-{self.key.place}"

    def metadata(self) -> dict[str, str]:
        """What its program says of itself."""
        about = {"record": VERSION, "robot": self.robot, "robot_hash": self.key.robot_hash}
        about["outputs"] = ", ".join(self.key.outputs)
        about |= {"rotors": "yes"} if self.key.rotors else {}
        entries = enumerate(self.history, 1)
        told = {f"{_ENTRY}{k}": entry.to_text() for k, entry in entries}
        return {**about, **told}

    def said(self) -> Program:
        """The program that says all this, without its certificate."""
        told = self.metadata()
        return replace(self.program, name=self.robot, metadata=told, certificate=None)

    def to_text(self) -> str:
        """The file."""
        return self.program.to_text()

    @staticmethod
    def from_text(text: str, file: str = "record") -> Record:
        """Read a file, every claim in it checked that can be without a derivation."""
        try:
            program = Program.from_text(text)
            check_claims(program)
            record = _read(program)
        except EmdegError as problem:
            problem.element = file if problem.element is None else f"{file}: {problem.element}"
            problem.hint = problem.hint or "this is not a record as `emdeg shorten` writes one"
            raise
        except (KeyError, ValueError) as problem:
            raise _wrong("is not the history of a record", file, problem) from None
        if record.metadata() != dict(program.metadata):
            raise _wrong("says more or less of itself than a record does", file)
        if not record.history or record.history[-1].operations != record.operations:
            raise _wrong("its history ends with another number of operations", file)
        return record


def _read(program: Program) -> Record:
    told = dict(program.metadata)
    if told["record"] != VERSION:
        raise CertificateError("this emdeg cannot read it", found=told["record"], expected=VERSION)
    names = tuple(told["outputs"].split(", "))
    if names != tuple(output.name for output in program.outputs):
        raise CertificateError("has other outputs than it says", found=told["outputs"])
    entries = (Entry.from_text(v) for k, v in told.items() if k.startswith(_ENTRY))
    key = Key(told["robot_hash"], names, "rotors" in told)
    return Record(told["robot"], key, tuple(entries), program)


def _wrong(message: str, file: str, found: object = None) -> CertificateError:
    return CertificateError(message, element=file, found=found, hint="`make records` says which")
