"""`make differential`: random machines, all quantities, all ways to compute them, side by side.

    python -m tests.differential --trees 1000 --minutes 90 --details build/differential.jsonl
    python -m tests.differential --table build/*.jsonl --write

Every machine is compared with Pinocchio and MuJoCo in all quantities, and a part of its quantities,
another one for each seed, runs as machine code in every layout and as NumPy; one in ten is
shortened; one in twenty-five is translated to every language, whole. Mechanisms of the library with
loops and rolling join in. What was found of each machine is one line of `--details`, so that a run
can be continued, or shared out by seeds.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import emdeg
from emdeg.robot.model.parts import Friction
from emdeg.robot.robot import Robot
from tests.campaign.results import write_section
from tests.campaign.trial import place
from tests.differential.columns import (
    SOMETIMES,
    Comparison,
    Errors,
    expected_of,
    program_of,
    programs_of,
    states_of,
    too_far,
)
from tests.differential.trees import ARM, LOOPED, random_machine

COLUMNS = ("one state", "rows", "columns", "threads", "float32", "shortened", "numpy", "C, gcc",
           "C, clang", "rust", "javascript", "Pinocchio", "MuJoCo")  # fmt: skip
EVERY = {"shortened": 10, "languages": 25}
#: quantities of a machine that run as machine code: one in so many, others for each seed
PART = 8

Record = dict[str, Any]


def compare(robot: Robot, comparison: Comparison, ways: set[str], seed: int | None = None) -> None:
    """All ways of one machine; without a seed all quantities run as machine code."""
    programs = programs_of(robot)
    states = states_of(robot, programs)
    right = {k: v for program in programs for k, v in expected_of(program, states).items()}
    if not robot.constraints:  # Pinocchio does not roll
        comparison.pinocchio(robot, right, states)
    if not robot.loops and not robot.constraints:
        comparison.mujoco(robot, right, states)
    parts = programs
    if seed is not None:
        chosen = list(right)[random.Random(seed).randrange(PART) :: PART]
        rare = ("inverse_jacobian", "operational_space_inertia")  # few machines have them
        parts = [p for p in programs[1:] if p.outputs[0].name in (*chosen, *rare)]
        parts.append(program_of(robot, [name for name in chosen if name not in SOMETIMES]))
    for part in parts:
        comparison.machine_code(part, states, right)
        comparison.numpy(part)
    if "shortened" in ways:
        comparison.shortened(robot, [o.name for o in parts[-1].outputs], right, states)
    if "languages" in ways:
        for program in (programs[0], *programs[1:][-1:]):
            comparison.languages(program)


def ways_of(seed: int) -> set[str]:
    arm = {"languages"} if seed % 200 == ARM else set()  # a few of the arms as well
    return arm | {name for name, every in EVERY.items() if seed // 3 % every == 0}


def kinds_of(robot: Robot) -> list[str]:
    """What this machine has, for the counts."""
    joints = [b.joint for b in robot.bodies]
    found = {j.type.name for j in joints}
    named = " ".join(j.name for j in joints)
    found |= {"universal"} if ".1" in named else set()
    found |= {"spherical"} if ".z" in named else set()
    has = {
        "mimic": any(j.mimic for j in joints),
        "drives": any(not j.motor.is_zero for j in joints),
        "friction": any(j.friction != Friction() for j in joints),
        "payload": robot.has_payload,
        "wrench": bool(robot.wrench_frames),
        "loop": bool(robot.loops),
        "six or more velocities": robot.nv >= 6,
    }
    return sorted(found | {name for name, true in has.items() if true})


def record(name: str, robot: Robot, ways: set[str], seed: int | None) -> Record:
    comparison, start, failed = Comparison(), time.process_time(), ""
    try:
        compare(robot, comparison, ways, seed)
    except Exception as problem:  # one machine that fails is a finding, not the end
        failed = f"{place(problem)}: {problem}"[:500]
    return {
        "failed": failed,
        "machine": name, "ways": sorted(ways), "kinds": kinds_of(robot),
        "seconds": round(time.process_time() - start, 2), "errors": comparison.errors,
    }  # fmt: skip


def records(first: int, trees: int, end: float, known: set[str]) -> Iterator[Record]:
    for name in LOOPED if first == 0 else ():
        if name not in known:
            yield record(name, emdeg.load(name), {"languages"}, None)
    for seed in range(first, first + trees):
        if time.time() > end:
            return
        if f"seed {seed}" not in known:
            yield record(f"seed {seed}", random_machine(seed), ways_of(seed), seed)


# -- the table ----------------------------------------------------------------------------


def worst(found: Iterable[Record]) -> Errors:
    errors: Errors = {}
    for made in found:
        for quantity, row in made["errors"].items():
            own = errors.setdefault(quantity, {})
            for column, value in row.items():
                own[column] = max(own.get(column, 0.0), value)
    return errors


def table(found: list[Record]) -> str:
    errors = worst(found)
    lines = ["| quantity | " + " | ".join(COLUMNS) + " |", "|---" * (len(COLUMNS) + 1) + "|"]
    for name in emdeg.QUANTITIES:
        row = errors.get(name, {})
        cells = [f"{row[c]:.0e}" if c in row else "" for c in COLUMNS]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    library = sum(made["machine"] in LOOPED for made in found)
    ways = Counter(way for made in found for way in made["ways"])
    kinds = Counter(kind for made in found for kind in made["kinds"])
    said = ", ".join(f"{count:,} {way}" for way, count in sorted(ways.items()))
    has = ", ".join(f"{kind} {count:,}" for kind, count in kinds.most_common())
    compared = sum(len(row) for made in found for row in made["errors"].values())
    return (
        f"Machines: {len(found) - library:,} random ones and {library} of the library "
        f"({said}); {compared:,} comparisons of a quantity of a machine in a column. "
        f"What they have: {has}.\n\nWorst relative errors:\n\n" + "\n".join(lines)
    )


def disagreements(found: list[Record]) -> list[str]:
    wrong = [f"{made['machine']}: {made['failed']}" for made in found if made["failed"]]
    return wrong + [
        f"{made['machine']}: {quantity}, {column}: {value:.1e}"
        for made in found
        for (quantity, column), value in too_far(made["errors"]).items()
    ]


def read(paths: Iterable[Path]) -> list[Record]:
    texts = [line for p in paths if p.exists() for line in p.read_text().splitlines()]
    return list({made["machine"]: made for made in map(json.loads, texts)}.values())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.differential", description=__doc__)
    parser.add_argument("--trees", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--details", type=Path, help="a line of JSON for each machine; continued")
    parser.add_argument("--table", type=Path, nargs="+", help="only the table of these details")
    parser.add_argument("--write", action="store_true", help="the table, into robustness.md")
    given = parser.parse_args()
    found = read(given.table or ([given.details] if given.details else []))
    if not given.table:
        known, end = {made["machine"] for made in found}, time.time() + 60 * given.minutes
        for made in records(given.first, given.trees, end, known):
            found.append(made)
            for line in disagreements([made]):
                print(line, flush=True)
            if given.details:
                with given.details.open("a") as out:
                    out.write(json.dumps(made) + "\n")
    text, wrong = table(found), disagreements(found)
    print(text, *wrong, sep="\n")
    if given.write:
        write_section("differential", text)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
