"""The import report: everything a loader ignored, altered or found doubtful."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One remark: `kind` is ignored, altered, unphysical, suspicious or note."""

    kind: str
    element: str
    message: str
    line: int | None = None

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return _plain(f"{where}{self.element}: {self.message}")


@dataclass(frozen=True)
class ImportReport:
    """All remarks of one import, in document order."""

    findings: tuple[Finding, ...] = ()

    def to_json(self) -> list[dict[str, object]]:
        """The findings as plain data."""
        return [
            {"kind": f.kind, "element": f.element, "message": f.message, "line": f.line}
            for f in self.findings
        ]

    def __str__(self) -> str:
        if not self.findings:
            return "nothing was ignored or altered"
        return "\n".join(f"[{f.kind}] {f}" for f in self.findings)


def _plain(text: str) -> str:
    """Text of a stranger on one line: what cannot be printed is escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
