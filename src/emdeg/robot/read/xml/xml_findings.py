"""What a loader of XML read over, gathered while it reads: one finding for each kind of thing.

A file with 98 <gazebo> blocks gives one finding that says 98 and names the first line; attributes
that are left out for the same reason share one that names them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from emdeg.limits import NAME
from emdeg.robot.model.mechanism import M
from emdeg.robot.model.names import objection
from emdeg.robot.model.report import Finding, Place
from emdeg.robot.read.xml.xml_tree import Document, Element


@dataclass(slots=True)
class Left:
    """Attributes of one group that have no effect, for one reason."""

    reason: str
    line: int  # of the first
    names: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        count = self.names.total()
        many = f" ({count} of them; the first is here)" if count > 1 else ""
        return f"{self.reason}: {', '.join(sorted(self.names))}{many}"


@dataclass(slots=True)
class Gathered:
    """Findings in the making."""

    findings: list[Finding] = field(default_factory=list)
    skipped: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    left_out: dict[str, Left] = field(default_factory=dict)
    lenient: bool = False  # common breakage is remarked, not refused
    joints: set[str] = field(default_factory=set)  # of the description

    def note(self, kind: str, at: Place, message: str) -> None:
        """One remark about one thing."""
        self.findings.append(Finding(kind, at.element or "", message, at.line))

    def skip(self, what: str, reason: str, line: int) -> None:
        """One more thing of the kind `what` is ignored, for this reason."""
        self.skipped.setdefault(what, []).append((reason, line))

    def leave(self, group: str, reason: str, name: str, element: Element) -> None:
        """One more attribute of this group is left out."""
        if group not in self.left_out:
            self.left_out[group] = Left(reason, element.attribute_line(name))
        self.left_out[group].names[name] += 1

    def stray_text(self, element: Element) -> None:
        """Text inside an element that has attributes only."""
        if element.text.strip():
            self.skip(f"text inside <{element.tag}>", "has no meaning there", element.line)

    def take(self, other: Gathered) -> None:
        """What was gathered elsewhere, too."""
        self.findings += other.findings
        for what, places in other.skipped.items():
            self.skipped.setdefault(what, []).extend(places)
        self.left_out |= other.left_out

    def robot_name(self, root: Element, attribute: str) -> str:
        """The name of the robot, which is only a label: made harmless where it is not."""
        name, at = root.attributes.get(attribute, ""), Place(f"<{root.tag}>", root.line)
        if not name:
            self.note("suspicious", at, "the robot has no name")
            return "robot"
        if objection(name) is None:
            return name
        kept = "".join(c if objection(f"a{c}") is None else "_" for c in name[: NAME.most])
        kept = kept if objection(kept) is None else f"robot_{kept.strip()}"[: NAME.most]
        self.note("altered", at, f"the name became {kept!r}: {objection(name)}")
        return kept

    def document(self, document: Document) -> None:
        """What the XML reader itself read over."""
        for line, remark in document.remarks:
            self.note("ignored", Place("XML", line), f"{remark} has no effect")

    def unknown_attributes(self, element: Element, known: Iterable[str]) -> None:
        """Attributes that have no meaning here."""
        unknown = element.attributes.keys() - set(known)
        lines = element.attribute_lines() if unknown else {}
        for name in unknown:
            if not name.startswith("xmlns"):
                line = lines.get(name, element.line)
                self.skip(f"attribute {name!r} of <{element.tag}>", "unknown", line)

    def into(self, robot: M) -> M:
        """The robot with all of this in its import report, in document order."""
        for what, ((reason, line), *others) in self.skipped.items():
            many = f" ({1 + len(others)} of them; the first is here)" if others else ""
            self.note("ignored", Place(what, line), reason + many)
        for group, left in self.left_out.items():
            self.note("ignored", Place(f"attributes of {group}", left.line), str(left))
        gathered = sorted(self.findings, key=lambda f: (f.line or 0, f.element))
        findings = sorted((*robot.report.findings, *gathered), key=lambda f: f.line or 0)
        return robot.replaced(report=replace(robot.report, findings=tuple(findings)))
