"""Closed loops: operations of both forms, before and after the optimiser, and what proves them.

    python benchmarks/loops.py            writes benchmarks/results/loops.md
    python benchmarks/loops.py --quick    four-bar and slider-crank only

Counted as everywhere: multiplications, additions and divisions at run time; sines and cosines
apart; all parameters symbols with the library's zeros. All coordinates are inputs (dependent ones
are known from the explicit positions or from the integrator).
"""

from __future__ import annotations

import argparse
import platform
from pathlib import Path
from time import perf_counter

import numpy as np

import emdeg
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.loops.constraint_variety import Variety, opened
from emdeg.program.count import count
from emdeg.program.ir import Program
from emdeg.run.loops.mechanism import constrained
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.search import optimise

RESULTS = Path(__file__).parent / "results" / "loops.md"
ROBOTS = (
    "four_bar", "slider_crank", "five_bar", "palletiser", "planar_3rrr", "delta", "stewart",
    "unicycle", "snakeboard",
)  # fmt: skip
QUICK = ("four_bar", "slider_crank")
OUTPUTS = {
    "inverse dynamics": "constrained_inverse_dynamics",
    "forward, multipliers": "constrained_forward_dynamics",
    "forward, eliminated": "minimal_forward_dynamics",
}
FREE = frozenset({"planar_3rrr", "delta", "stewart"})  # proved with free anchors


def operations(program: Program) -> str:
    found = count(program)
    return f"{found.mul}·, {found.add}+, {found.div}/"


def rows(name: str) -> list[str]:
    found = []
    for label, output in OUTPUTS.items():
        try:
            start = perf_counter()
            derived = emdeg.compile(emdeg.load(name), output, optimise=None, certify=False)
            merged = merge(derived)
            shorter = optimise(derived, "-O1")
        except emdeg.EmdegError as error:
            print(f"{name} {label}: {error}")
            continue
        seconds = perf_counter() - start
        cells = [name, label, *map(operations, (derived, merged, shorter)), f"{seconds:.1f}"]
        found.append("| " + " | ".join(cells) + " |")
        print(found[-1], flush=True)
    return found


def proof(name: str) -> str:
    robot = emdeg.load(name)
    robot = opened(robot) if name in FREE else robot
    start = perf_counter()
    loops = ClosedLoops(derive(robot, "kane"))
    variety = Variety(loops.constraints)
    verdict = variety.agree(
        loops.on_speeds(list(loops.forward_dynamics)), list(loops.eliminated_forward_dynamics)
    )
    seconds = perf_counter() - start
    error = f"2^{verdict.points * (np.log2(verdict.degree) - np.log2(verdict.prime)):.0f}"
    cells = [
        name, str(robot.nv), str(len(loops.held.labels)), str(loops.freedom),
        ", ".join(loops.independent_joints), "equal" if verdict else "DIFFERENT",
        str(verdict.degree), error, f"{seconds:.1f}",
    ]  # fmt: skip
    return "| " + " | ".join(cells) + " |"


def motion(name: str, q: list[float], qd: list[float]) -> str:
    system = constrained(emdeg.load(name))
    start = perf_counter()
    run = system.simulate(q, qd, np.linspace(0, 10, 11))
    seconds = perf_counter() - start
    return f"| {name} | {run.evaluations} | {seconds:.2f} | {run.drift} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    robots = QUICK if parser.parse_args().quick else ROBOTS
    lines = ["# Closed loops", "", f"Python {platform.python_version()}, {platform.machine()}.", ""]
    lines += ["## The two forms are one function on the constraint variety", ""]
    lines += ["| mechanism | velocities | constraints | freedom | independent | verdict | degree "
              "| error | s |", "|---|---|---|---|---|---|---|---|---|"]  # fmt: skip
    for name in robots:
        lines.append(proof(name))
        print(lines[-1], flush=True)
    lines += ["", "planar_3rrr, delta and stewart: proved for the family with free anchors.", ""]
    lines += ["## Operations", ""]
    lines += ["| mechanism | output | derived | merged | -O1 | s |", "|---|---|---|---|---|---|"]
    for name in robots:
        lines += rows(name)
    lines += ["", "The snakeboard has more freedom than motors: no inverse dynamics.", ""]
    lines += ["## Ten seconds unforced, projected after every step", ""]
    lines += ["| mechanism | evaluations | s | drift |", "|---|---|---|---|"]
    lines.append(motion("four_bar", [0.7, -0.2, 1.2], [3.0, 0, 0]))
    lines.append(motion("slider_crank", [0.7, -0.85, 0.169], [8.0, 0, 0]))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"wrote {RESULTS}")


if __name__ == "__main__":
    main()
