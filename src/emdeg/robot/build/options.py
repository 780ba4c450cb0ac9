"""How a description is read: what the arguments of `emdeg.load` say, passed on as one thing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from emdeg.errors import LoadError
from emdeg.robot.build.builder import Builder
from emdeg.robot.cells.scope import SNAP, Scope


@dataclass(frozen=True)
class Options:
    """`file` names the description in messages; without it, it has no name and no line."""

    snap: float = SNAP
    allow_unphysical: bool = False
    floating_base: bool = False
    file: str | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.snap < 0.13:
            raise LoadError(
                "snap is out of range", found=self.snap, expected="0 ≤ snap < π/24 (rad)"
            )

    @property
    def name(self) -> str:
        """What a robot is called that has no name of its own."""
        return Path(self.file).stem if self.file else "robot"

    def builder(self, name: str, *, source: str = "", title: str = "") -> Builder:
        """A builder that follows these options."""
        scope = Scope(snap=self.snap, file=self.file)
        return Builder(
            name, scope=scope, allow_unphysical=self.allow_unphysical, source=source, title=title
        )
