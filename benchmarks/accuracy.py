"""Rounding: optimised programs against the plain recursion, both against 50 digits.

    python benchmarks/accuracy.py [--states 10000]

Writes benchmarks/results/accuracy.md. The error of a state is the largest deviation of any joint's
effort from the 50-digit value, relative to the largest effort of that state.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg import Robot
from emdeg.program.interpret import interpret, interpret_precise
from emdeg.program.ir import Program

RESULTS = Path(__file__).parent / "results" / "accuracy.md"
ROBOTS = ("puma560", "stanford", "ur5", "panda", "iiwa")
QUANTITY = "inverse_dynamics"


def errors(program: Program, states: dict[str, NDArray[np.float64]]) -> NDArray[np.float64]:
    """Relative error of every state."""
    rounded = interpret(program, states)[QUANTITY]
    found = []
    for k in range(len(rounded)):
        precise = interpret_precise(program, {name: array[k] for name, array in states.items()})
        exact = precise[QUANTITY].ravel()
        scale = max(abs(e) for e in exact)
        found.append(max(float(abs(r - e) / scale) for r, e in zip(rounded[k], exact, strict=True)))
    return np.array(found)


def compare(
    robot: Robot, count: int, level: str
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Errors of the plain recursion and of the optimised program on the same states."""
    rng = np.random.default_rng(7)
    plain = emdeg.compile(robot, QUANTITY, method="newton_euler", optimise=None, certify=False)
    short = emdeg.compile(robot, QUANTITY, optimise=level, certify=False)
    states = {i.name: rng.uniform(-np.pi, np.pi, (count, len(i.leaves))) for i in plain.inputs}
    return errors(plain, states), errors(short, states)


def main() -> None:
    """Measure every robot and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--level", default="-O2")
    arguments = parser.parse_args()
    lines = [
        "# Rounding of optimised programs",
        "",
        f"{QUANTITY} at {arguments.states} random states, {arguments.level}, against 50 digits; "
        "ratios are optimised over plain recursion (the mark: at most 10).",
        "",
        "| robot | plain median | plain worst | optimised median | optimised worst | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for name in ROBOTS:
        plain, short = compare(emdeg.load(name), arguments.states, arguments.level)
        ratio, median = short.max() / plain.max(), np.median(short) / np.median(plain)
        lines.append(
            f"| {name} | {np.median(plain):.1e} | {plain.max():.1e} | {np.median(short):.1e} "
            f"| {short.max():.1e} | {ratio:.2f} (median {median:.2f}) |"
        )
        print(lines[-1], flush=True)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
