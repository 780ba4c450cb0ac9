"""The import report: everything a loader ignored, altered or found doubtful.

Kinds of findings:

    ignored      an element that has no effect on the dynamics, or is not understood
    altered      a number that was changed: a snapped angle, a normalised axis
    unphysical   an inertia that no body can have, let through by `allow_unphysical`
    suspicious   legal, but probably not meant: a zero limit, a leaf without mass
    note         worth knowing; nothing was changed
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import NamedTuple

from emdeg.errors import printable
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.shown import brief, listed

KINDS = ("unphysical", "suspicious", "altered", "ignored", "note")


class Place(NamedTuple):
    """What a remark or an error is about, and its line in the description."""

    element: str | None = None
    line: int | None = None

    def part(self, name: str) -> Place:
        """A part of what stands here: `link 2 mass`."""
        return Place(name if self.element is None else f"{self.element} {name}", self.line)


NOWHERE = Place()


@dataclass(frozen=True)
class Finding:
    """One remark: `kind` is ignored, altered, unphysical, suspicious or note."""

    kind: str
    element: str
    message: str
    line: int | None = None

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return printable(f"{where}{self.element}: {self.message}")


@dataclass(frozen=True)
class LinkRecord:
    """A link as the description has it, before links are lumped: its inertia, as given in a frame.

    `origin` is that frame in the link's own: <origin> of a URDF's <inertial>.
    """

    name: str
    inertia: Inertia
    origin: Pose
    line: int | None = None


@dataclass(frozen=True)
class ImportReport:
    """All remarks of one import, in document order, and the links that have inertias."""

    __repr__ = brief
    _repr_html_ = listed

    findings: tuple[Finding, ...] = ()
    links: tuple[LinkRecord, ...] = field(default=(), repr=False, compare=False)

    def of(self, kind: str) -> tuple[Finding, ...]:
        """The findings of one kind."""
        return tuple(f for f in self.findings if f.kind == kind)

    def counts(self) -> dict[str, int]:
        """How many findings there are of each kind that occurs, the gravest first."""
        present = {f.kind for f in self.findings}
        order = [*KINDS, *sorted(present - set(KINDS))]
        return {kind: len(self.of(kind)) for kind in order if kind in present}

    @property
    def is_doubtful(self) -> bool:
        """True when anything but notes was found."""
        return any(f.kind != "note" for f in self.findings)

    def to_json(self) -> list[dict[str, object]]:
        """The findings as plain data."""
        return [asdict(finding) for finding in self.findings]

    def __str__(self) -> str:
        if not self.findings:
            return "nothing was ignored or altered"
        return "\n".join(f"[{f.kind}] {f}" for f in self.findings)
