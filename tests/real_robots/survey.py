"""Every robot that people ship: loaded or refused with a reason, compared, compiled.

    EMDEG_ROBOTS=build/robots python -m tests.real_robots.survey [--write]

The folder holds data of packages (`make robots` fetches them); all URDF and MJCF files below it are
surveyed, equal texts once. Every robot that loads must agree with Pinocchio's or MuJoCo's own
reading of the file, and must compile every quantity; a refusal there is counted by its reason too.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

import emdeg
from emdeg.compiler import compile
from emdeg.errors import EmdegError
from emdeg.robot.robot import Robot
from tests.campaign.results import write_section
from tests.campaign.supervised import Lost, supervised
from tests.campaign.trial import Hang, limited, place
from tests.real_robots.peers import Unread, worst_difference

FOLDER = Path(os.environ.get("EMDEG_ROBOTS") or Path(__file__).parents[2] / "build" / "robots")
SECONDS = 60.0  # for a file to load and compare, and for each quantity
LARGEST = 60  # velocities up to which every quantity is compiled
CLOSED = ("constrain", "minimal", "dependent")  # how names of quantities of mechanisms begin


@dataclass
class Finding:
    """One file: what became of it."""

    path: str
    outcome: str = "loaded"  # or "unphysical", "refused", "foreign", "hang"
    reason: str = ""
    nv: int = 0
    difference: float | None = None
    peer: str = ""  # why there is no difference
    seconds: float = 0.0
    quantities: dict[str, str] = field(default_factory=dict)  # what did not compile, and why
    compiled: int = 0
    slowest: tuple[float, str] = (0.0, "")
    remarks: int = 0  # lines of its import report
    unknown: list[str] = field(default_factory=list)  # words of the file that nobody knows


def files(folder: Path = FOLDER) -> list[Path]:
    """URDF and MJCF files of robots, equal texts once."""
    found: dict[str, Path] = {}
    for path in sorted([*folder.rglob("*.urdf"), *folder.rglob("*.xml")]):
        data = path.read_bytes()
        if path.suffix == ".urdf" or b"<mujoco" in data[:4000]:
            found.setdefault(hashlib.sha256(data).hexdigest(), path)
    return sorted(found.values())


def surveyed(asked: tuple[Path, bool]) -> Finding:
    """Load and compare the file, and compile every quantity if asked to."""
    path, every_quantity = asked
    found, start = Finding(str(path)), time.perf_counter()
    try:
        with limited(SECONDS):
            robot = loaded(path, found)
    except EmdegError as error:
        found.outcome, found.reason = "refused", reason(error)
    except Hang:
        found.outcome = "hang"
    except Exception as error:
        found.outcome, found.reason = "foreign", f"{place(error)}: {error}"
    else:
        found.nv = robot.nv
        found.remarks = len(robot.report.findings)
        found.unknown = [f.element for f in robot.report.findings if "unknown" in f.message]
        compared(path, found)
        if every_quantity:
            compile_all(robot, found)
    found.seconds = time.perf_counter() - start
    return found


def loaded(path: Path, found: Finding) -> Robot:
    try:
        return emdeg.load(path)
    except EmdegError as error:
        robot = emdeg.load(path, allow_unphysical=True)
        found.outcome, found.reason = "unphysical", reason(error)
        return robot


def compared(path: Path, found: Finding) -> None:
    try:
        with limited(SECONDS):
            robot = emdeg.load(path, snap=0, allow_unphysical=True)
            if not robot.nv and path.suffix == ".urdf":  # an object: thrown
                robot = emdeg.load(path, snap=0, allow_unphysical=True, floating_base=True)
            found.difference = worst_difference(path, robot) if robot.nv else None
            found.peer = "" if robot.nv else "nothing moves"
    except Hang:
        found.peer = "hang"
    except Unread as problem:
        found.peer = str(problem)
    except Exception as error:
        found.peer = f"foreign: {place(error)}: {error}"


def compile_all(robot: Robot, found: Finding) -> None:
    """Each quantity by itself, as derived."""
    if not 0 < robot.nv <= LARGEST:
        return
    closed = bool(robot.loops or robot.constraints)
    for name in emdeg.QUANTITIES:
        if closed != name.startswith(CLOSED) and (closed or name.startswith(CLOSED)):
            continue
        start = time.perf_counter()
        try:
            with limited(SECONDS):
                compile(robot, name, optimise=None, certify=False)
            found.compiled += 1
        except Hang:
            found.quantities[name] = "hang"
        except EmdegError as error:
            found.quantities[name] = f"refused: {reason(error)}"
        except Exception as error:
            found.quantities[name] = f"foreign: {place(error)}: {error}"
        found.slowest = max(found.slowest, (time.perf_counter() - start, name))


def reason(error: EmdegError) -> str:
    """The sentence without the names and numbers in it."""
    text = re.sub(r"'[^']*'|\"[^\"]*\"", "…", error.message)
    return re.sub(r"-?\d[\d.e+-]*", "#", text)[:110]


def survey(paths: list[Path], every_quantity: bool = True) -> Iterator[Finding]:
    limit = SECONDS * (2 + len(emdeg.QUANTITIES) * every_quantity) + 60
    asked = [(path, every_quantity) for path in paths]
    for (path, _), answer in supervised(surveyed, asked, limit):
        if isinstance(answer, Lost):
            answer = Finding(str(path), "hang" if answer.hang else "foreign", "the process died")
        yield answer


# -- tables ---------------------------------------------------------------------------


def package(finding: Finding) -> str:
    return Path(finding.path).relative_to(FOLDER).parts[0]


def report(findings: list[Finding]) -> str:
    head = ("package", "files", "loaded", "… unphysical", "refused", "foreign, hangs",
            "agree with Pinocchio or MuJoCo", "worst difference", "not compared")  # fmt: skip
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for name in [*sorted({package(f) for f in findings}), "all"]:
        own = [f for f in findings if name in (package(f), "all")]
        kinds = Counter(f.outcome for f in own)
        close = [f.difference for f in own if f.difference is not None]
        agree = sum(d < 1e-9 for d in close)
        cells = (name, len(own), kinds["loaded"] + kinds["unphysical"], kinds["unphysical"],
                 kinds["refused"], kinds["foreign"] + kinds["hang"], f"{agree} of {len(close)}",
                 f"{max(close, default=0.0):.0e}", sum(bool(f.peer) for f in own))  # fmt: skip
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    lines += [
        "",
        "Refused, by reason:",
        "",
        *counted(f.reason for f in findings if f.outcome == "refused"),
    ]
    lines += ["", "Not compared, by reason:", "", *counted(f.peer for f in findings if f.peer)]
    most = max(findings, key=lambda f: f.remarks, default=Finding(""))
    lines += [
        "",
        f"Import reports have {median(f.remarks for f in findings):g} lines in the median, "
        f"{most.remarks} at most ({Path(most.path).name}). Words that nobody knows, by files:",
        "",
        *common(word for f in findings for word in f.unknown),
    ]
    moving = [f for f in findings if f.compiled or f.quantities]
    total = sum(f.compiled for f in moving)
    slowest = max((f.slowest[0] for f in moving), default=0.0)
    lines += [
        "",
        f"Every quantity compiled, of {len(moving)} robots with up to {LARGEST} velocities: "
        f"{total:,} programs; the slowest took {slowest:.0f} s.",
    ]
    lines += ["What did not compile:", ""]
    lines += counted(f"{q}: {why}" for f in moving for q, why in f.quantities.items())
    return "\n".join(lines)


def common(words: Iterator[str], most: int = 20) -> list[str]:
    return [f"- {count} × {word}" for word, count in Counter(words).most_common(most)] or ["- none"]


def counted(reasons: Iterator[str]) -> list[str]:
    plain = (re.sub(r"'[^']*'?|/\S+", "…", r.partition("\n")[0]) for r in reasons)
    found = Counter(re.sub(r"\d+", "#", r) for r in plain)
    return [f"- {count} × {text}" for text, count in found.most_common()] or ["- none"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="the tables, into robustness.md")
    parser.add_argument("--details", type=Path, help="all findings as JSON lines, in this file")
    parser.add_argument("--no-compile", action="store_true", help="only load and compare")
    parser.add_argument("--only", default="", help="files whose path contains this")
    given = parser.parse_args()
    paths = [p for p in files() if given.only in str(p)]
    print(f"{len(paths)} different files below {FOLDER}", flush=True)
    findings = []
    for number, finding in enumerate(survey(paths, not given.no_compile)):
        findings.append(finding)
        if given.details:
            with given.details.open("a") as out:
                out.write(json.dumps(asdict(finding)) + "\n")
        if number % 50 == 0:
            print(f"{number}: {finding.path} {finding.outcome}", flush=True)
    text = report(findings)
    print(text)
    if given.write:
        write_section("robots", text)
    return 0


if __name__ == "__main__":  # pragma: no cover
    sys.exit(main())
