"""Joints that follow others (`<mimic>`), and outputs together: what must never cost more.

    .venv/bin/python benchmarks/followers.py    prints the table and writes results/followers.md

Of robots of example-robot-data with followers, as they are and with every `<mimic>` taken out:
operations at run time at -O1. A follower never costs more than the free joint would; outputs
together never cost more than one after the other, and never less than one of them alone.
"""

from __future__ import annotations

import re
import sys
import time
from importlib.metadata import files
from pathlib import Path

import emdeg

RESULTS = Path(__file__).parent / "results" / "followers.md"
ROBOTS = {
    "panda": "panda.urdf",
    "talos": "talos_full_v2.urdf",
    "romeo": "romeo.urdf",
    "pr2": "pr2.urdf",
}
BOTH = ("inverse_dynamics", "gravity")


def main() -> None:
    """Count all, and say what is violated."""
    rows, wrong = [], []
    for name in sys.argv[1:] or ROBOTS:
        text = text_of(name)
        free = re.sub(r"<mimic\b[^>]*/>|<mimic\b.*?</mimic>", "", text, flags=re.DOTALL)
        found = {}
        for kind, own in (("followers", text), ("free", free)):
            robot = emdeg.loads(own, "urdf", allow_unphysical=True, lenient=True)
            start = time.process_time()
            found[kind] = [counted(robot, [output]) for output in BOTH] + [counted(robot, BOTH)]
            rows.append((name, kind, robot.nv, *found[kind], time.process_time() - start))
            print(*rows[-1], flush=True)
        pairs = zip((*BOTH, "both"), found["followers"], found["free"], strict=True)
        wrong += [f"{name}: {what} of followers {a} > {b}" for what, a, b in pairs if a > b]
        for kind, (one, other, both) in found.items():
            if not max(one, other) <= both <= one + other:
                wrong.append(f"{name}, {kind}: {both} together, {one} and {other} alone")
    print(*wrong or ["nothing is violated"], sep="\n")
    if not sys.argv[1:]:
        write(rows, wrong)


def counted(robot: emdeg.Robot, outputs: list[str] | tuple[str, ...]) -> int:
    """Operations at run time."""
    return emdeg.compile(robot, list(outputs), certify=False).count().total


def text_of(name: str) -> str:
    """The URDF in the package example-robot-data."""
    (found,) = [f for f in files("example-robot-data") or () if f.name == ROBOTS[name]]
    return Path(str(found.locate())).read_text(encoding="utf-8")


def write(rows: list[tuple[object, ...]], wrong: list[str]) -> None:
    about = __doc__.split("\n\n")[-1].replace("\n", " ").strip()
    lines = ["# Joints that follow others", "", about, ""]
    lines += [
        "| | | velocities | inverse dynamics | gravity | both | s |",
        "|---|---|" + "---:|" * 5,
    ]
    for name, kind, n, *counts, seconds in rows:
        cells = " | ".join(f"{count:,}" for count in counts)  # type: ignore[str-bytes-safe]
        lines.append(f"| {name} | {kind} | {n} | {cells} | {seconds:.0f} |")
    lines += ["", *(wrong or ["Nothing is violated."])]
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
