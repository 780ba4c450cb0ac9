"""What the largest robots take of each quantity that has a limit: where the limits come from.

    .venv/bin/python benchmarks/limits.py [--only mass_matrix] [--at 100]

writes benchmarks/results/limits.md; rows that are not measured stay as they were. Every row is a
process of its own, as in size.py: a chain with general inertias and as many joints as the limit
says (`Quantity.most`), from the description to machine code at `-O1`, in seconds of one core.

A limit is where a minute or a gigabyte is reached, whichever is first; `fits` is the number of
joints at which that would be, by the growth from half as many joints. `--at` measures elsewhere and
writes nothing.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from size import apart

from emdeg.mechanics.quantities.quantities import QUANTITIES

RESULTS = Path(__file__).parent / "results" / "limits.md"
SECONDS, MEGABYTES = 60.0, 1000.0
EMPTY = 120.0  # MB of a process before it begins
ABOUT = """# Limits of size

`python benchmarks/limits.py` wrote this: chains with general inertias, as long as each quantity is
derived at most. Load → derive → shorten (`-O1`) → certify → machine code, in seconds of one core;
MB is the largest memory of the process; *fits* is where a minute or a gigabyte would be
reached, by the growth from half as many joints.

"""
HEAD = (
    "| quantity | velocities | operations | compile | code | seconds | MB | fits |\n"
    "|---|" + "---:|" * 7 + "\n"
)


def row(quantity: str, joints: int) -> str:
    """Measured."""
    half, full = (apart("chain", quantity, n) for n in (joints // 2, joints))
    limits = (("seconds", 0.0, SECONDS), ("memory", EMPTY, MEGABYTES))
    sizes = [_fits(half[k] - b, full[k] - b, most - b, joints) for k, b, most in limits]
    return (
        f"| {quantity} | {joints} | {full['operations']:,.0f} | {full['compile']:.1f} |"
        f" {full['code']:.1f} | {full['seconds']:.1f} | {full['memory']:.0f} | {min(sizes)} |"
    )


def _fits(half: float, full: float, most: float, joints: int) -> int:
    """joints·(most/full)^(1/e), e the exponent between half and all."""
    exponent = max(math.log2(max(full, 1e-9) / max(half, 1e-9)), 1.0)
    return round(joints * (most / full) ** (1 / exponent))


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], help="quantities")
    parser.add_argument("--at", type=int, help="joints, instead of the limit")
    options = parser.parse_args()
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    known = {line.split("|")[1].strip(): line for line in lines if line.startswith("|")}
    limited = {name: q.most for name, q in QUANTITIES.items() if q.most is not None}
    for name, most in limited.items():
        if name in options.only or not options.only:
            known[name] = row(name, options.at or most)
            print(known[name], flush=True)
            if options.at is None:
                table = "\n".join(known[n] for n in limited if n in known)
                RESULTS.write_text(ABOUT + HEAD + table + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
