"""What the linter says: a fault of a link, and the change that repairs it. Quick to import."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emdeg.shown import brief, listed

SLOTS = ("xx", "xy", "xz", "yy", "yz", "zz")


@dataclass(frozen=True)
class Change:
    """What repairs a link: its slots xx xy xz yy yz zz before and after, and why."""

    link: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    why: str
    line: int | None = None

    def __str__(self) -> str:
        changed = [
            f"i{slot} {old:.6g} → {new:.6g}"
            for slot, old, new in zip(SLOTS, self.before, self.after, strict=True)
            if old != new
        ]
        return f"link {self.link}: {', '.join(changed)} ({self.why})"


@dataclass(frozen=True)
class Fault:
    """One remark of the linter; `change` repairs it where what was meant is clear."""

    __repr__ = brief
    _repr_html_ = listed

    kind: str  # impossible, mirror, units or axis
    link: str
    message: str
    line: int | None = None
    change: Change | None = None

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}link {self.link}: {self.message}"


def changes_of(faults: Sequence[Fault]) -> dict[str, Change]:
    """Link → its first change."""
    found: dict[str, Change] = {}
    for fault in faults:
        if fault.change is not None:
            found.setdefault(fault.link, fault.change)
    return found
