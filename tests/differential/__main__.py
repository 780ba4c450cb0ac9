"""`make differential`: random machines, all quantities, all ways to compute them, side by side.

    python -m tests.differential --trees 1000 --minutes 20 --write

Every machine is compared with Pinocchio and MuJoCo; one in ten runs as machine code and one in
twenty is shortened; one in twenty-five is translated to every language. Mechanisms of the library
with loops and rolling join for the quantities that only they have.
"""

from __future__ import annotations

import argparse
import sys
import time

import emdeg
from emdeg.robot.robot import Robot
from tests.campaign.results import write_section
from tests.differential.columns import Comparison, Errors, program_of, states_of
from tests.differential.trees import LOOPED, random_machine

COLUMNS = ("one state", "rows", "columns", "threads", "float32", "shortened", "numpy", "C, gcc",
           "C, clang", "rust", "javascript", "Pinocchio", "MuJoCo")  # fmt: skip
EVERY = {"machine code": 10, "shortened": 20, "languages": 25}


def compare(robot: Robot, comparison: Comparison, ways: set[str]) -> None:
    program = program_of(robot)
    states = states_of(robot, program)
    if not (robot.loops or robot.constraints):
        comparison.pinocchio(robot, program, states)
        comparison.mujoco(robot, program, states)
    if "machine code" in ways:
        comparison.machine_code(program, states)
    if "shortened" in ways:
        comparison.shortened(robot, program, states)
    if "languages" in ways:
        comparison.languages(program)


def ways_of(seed: int) -> set[str]:
    return {name for name, every in EVERY.items() if seed % every == 0}


def table(errors: Errors, counts: dict[str, int]) -> str:
    lines = ["| quantity | " + " | ".join(COLUMNS) + " |", "|---" * (len(COLUMNS) + 1) + "|"]
    for name in emdeg.QUANTITIES:
        row = errors.get(name, {})
        cells = [f"{row[c]:.0e}" if c in row else "" for c in COLUMNS]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    said = ", ".join(f"{count} {what}" for what, count in counts.items())
    return f"Machines: {said}. Worst relative errors:\n\n" + "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.differential", description=__doc__)
    parser.add_argument("--trees", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--write", action="store_true", help="the table, into robustness.md")
    given = parser.parse_args()
    comparison, end = Comparison(), time.time() + 60 * given.minutes
    counts = {"with loops or rolling": 0, "trees": 0, **{f"… {name}": 0 for name in EVERY}}
    for name in LOOPED:
        compare(emdeg.load(name), comparison, {"machine code", "languages"})
        counts["with loops or rolling"] += 1
    for seed in range(given.first, given.first + given.trees):
        if time.time() > end:
            break
        before = {n: dict(row) for n, row in comparison.errors.items()}
        compare(random_machine(seed), comparison, ways_of(seed))
        counts["trees"] += 1
        for way in ways_of(seed):
            counts[f"… {way}"] += 1
        for quantity, row in comparison.errors.items():
            for column, worst in row.items():
                if (
                    worst > max(1e-8, before.get(quantity, {}).get(column, 0))
                    and column != "float32"
                ):
                    print(f"seed {seed}: {quantity}, {column}: {worst:.1e}", flush=True)
    text = table(comparison.errors, counts)
    print(text)
    if given.write:
        write_section("differential", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
