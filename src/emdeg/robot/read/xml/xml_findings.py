"""What a loader of XML read over, gathered while it reads: one finding for each kind of thing.

A file with 98 <gazebo> blocks gives one finding that says 98 and names the first line.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from emdeg.robot.model.mechanism import M
from emdeg.robot.model.names import LONGEST_NAME, objection
from emdeg.robot.model.report import Finding, ImportReport
from emdeg.robot.read.xml.xml_tree import Document, Element


@dataclass(slots=True)
class _Tally:
    reason: str
    line: int
    count: int = 0


@dataclass(slots=True)
class Gathered:
    """Findings in the making."""

    findings: list[Finding] = field(default_factory=list)
    tallies: dict[str, _Tally] = field(default_factory=dict)

    def add(self, kind: str, element: str, message: str, line: int | None = None) -> None:
        """One remark about one thing."""
        self.findings.append(Finding(kind, element, message, line))

    def skip(self, what: str, reason: str, line: int) -> None:
        """One more thing of the kind `what` is ignored, for this reason."""
        self.tallies.setdefault(what, _Tally(reason, line)).count += 1

    def robot_name(self, root: Element, attribute: str) -> str:
        """The name of the robot, which is only a label: made harmless where it is not."""
        name = root.attributes.get(attribute, "")
        if not name:
            self.add("suspicious", f"<{root.tag}>", "the robot has no name", root.line)
            return "robot"
        if objection(name) is None:
            return name
        kept = "".join(c if objection(f"a{c}") is None else "_" for c in name[:LONGEST_NAME])
        kept = kept if objection(kept) is None else f"robot_{kept.strip()}"[:LONGEST_NAME]
        self.add(
            "altered", f"<{root.tag}>", f"the name became {kept!r}: {objection(name)}", root.line
        )
        return kept

    def document(self, document: Document) -> None:
        """What the XML reader itself read over."""
        for line, remark in document.remarks:
            self.add("ignored", "XML", f"{remark} has no effect", line)

    def unknown_attributes(self, element: Element, known: Iterable[str]) -> None:
        """Attributes that have no meaning here."""
        for name in element.attributes.keys() - set(known):
            if not name.startswith("xmlns"):
                line = element.attribute_line(name)
                self.skip(f"attribute {name!r} of <{element.tag}>", "unknown", line)

    def into(self, robot: M) -> M:
        """The robot with all of this in its import report, in document order."""
        findings = sorted((*robot.report.findings, *self.all()), key=lambda f: f.line or 0)
        return robot.replaced(report=ImportReport(tuple(findings)))

    def all(self) -> tuple[Finding, ...]:
        """Everything, in document order."""
        counted = [
            Finding(
                "ignored",
                what,
                t.reason if t.count == 1 else f"{t.reason} ({t.count} of them; the first is here)",
                t.line,
            )
            for what, t in self.tallies.items()
        ]
        return tuple(sorted(self.findings + counted, key=lambda f: (f.line or 0, f.element)))
