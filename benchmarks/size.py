"""How compiling grows with a robot: chains, combs and trees of many joints, in processor time.

    .venv/bin/python benchmarks/size.py [--most 200] [--only "chain mass_matrix"]

writes benchmarks/results/size.md; rows that are not measured stay as they were.

Every row is a process of its own: the description as text → robot → the shortest program of -O1,
certified → machine code. Seconds are those of the processor, on one core, the imports not counted;
memory is the largest that the process had. The exponent is that of n between the first and
the last row of a robot and a quantity. Batches of long programs are compiled when the first
comes: the column `batch` is that, and not in the seconds.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

RESULTS = Path(__file__).parent / "results" / "size.md"
TAU, M, FORWARD = "inverse_dynamics", "mass_matrix", "forward_dynamics"
#: (robot, quantity) → joints
ROWS = {
    ("chain", TAU): (25, 50, 100, 200),
    ("comb", TAU): (50, 200),
    ("binary tree", TAU): (63, 127),
    ("floating chain", TAU): (100,),
    ("chain of 1,000 fixed links", TAU): (6,),
    ("chain", FORWARD): (25, 50, 100),
    ("binary tree", M): (63, 127),
    ("chain", M): (25, 50, 100),
}
LINK = """
[[link]]
name = "l{k}"
mass = {mass}
com = [0.2, 0.1, 0.05]
inertia = {{ xx = 0.1, yy = 0.12, zz = 0.13, xy = 0.01, xz = 0.02, yz = 0.03 }}
[[joint]]
name = "j{k}"
type = "{type}"
parent = "l{below}"
child = "l{k}"
xyz = [0.5, 0, 0.1]
rpy = {rpy}
"""
ABOUT = """# Size

`python benchmarks/size.py` wrote this: how compiling grows with a robot whose bodies have general
inertias and whose axes are at right angles with offsets. Load → derive → shorten (`-O1`) → certify
→ machine code, in seconds of one core; MB is the largest memory of the process. `batch` is what the
first batch of a long program waits for its own machine code, and not in the seconds.

"""
HEAD = (
    "| robot | quantity | velocities | operations | for each | load | compile | code | batch"
    " | seconds | MB | exponent |\n|---|---|" + "---:|" * 10 + "\n"
)


def description(kind: str, joints: int) -> str:
    """A robot of many joints as TOML; k hangs on below(k)."""
    text = 'name = "size"\ngravity = [0, 0, -9.81]\n[[link]]\nname = "l0"\nmass = 1\n'
    text += "inertia = { xx = 0.1, yy = 0.1, zz = 0.1 }\n"
    fixed = int(kind.split()[2].replace(",", "")) if "fixed" in kind else 0
    for k in range(1, joints + fixed + 1):
        below = k - 1
        if kind == "comb":  # a spine with teeth of two
            below = k - 1 if k % 3 else max(k - 3, 0)
        elif kind == "binary tree":
            below = k // 2
        turn = '["90 deg", 0, 0.3]' if k % 2 else '["-90 deg", 0, 0]'
        moving = not fixed or k * joints // (joints + fixed) != (k - 1) * joints // (joints + fixed)
        kind_of_joint = "revolute" if moving else "fixed"
        text += LINK.format(k=k, below=below, mass=1 + k % 3, rpy=turn, type=kind_of_joint)
    return text


def measured(kind: str, quantity: str, joints: int) -> dict[str, float]:
    """One row, in this process."""
    import emdeg

    emdeg.compile(emdeg.loads(description("chain", 6), "toml"), quantity).jit()  # imports
    text, clock = description(kind, joints), time.process_time
    times = [clock()]
    robot = emdeg.loads(text, "toml", floating_base=kind.startswith("floating"))
    times.append(clock())
    program = emdeg.compile(robot, quantity)
    times.append(clock())
    kernel = program.jit()
    times.append(clock())
    assert kernel.batch_address
    batch = clock() - times[3]
    assert program.certificate is not None
    return {
        "joints": robot.nv,
        "operations": program.count().total,
        "load": times[1] - times[0],
        "compile": times[2] - times[1],
        "code": times[3] - times[2],
        "batch": batch,
        "seconds": times[3] - times[0],
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def apart(kind: str, quantity: str, joints: int) -> dict[str, float]:
    """One row, in a process of its own that finds no machine code on disk."""
    call = [sys.executable, __file__, "--row", kind, quantity, str(joints)]
    alone = {**os.environ, "EMDEG_CACHE": "off", "OMP_NUM_THREADS": "1"}
    return dict(
        json.loads(subprocess.run(call, check=True, stdout=subprocess.PIPE, env=alone).stdout)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=200, help="joints")
    parser.add_argument("--only", default="", help="one robot and quantity of the table")
    parser.add_argument("--row", nargs=3, help="measure one row, for a process of its own")
    options = parser.parse_args()
    if options.row:
        kind, quantity, joints = options.row
        print(json.dumps(measured(kind, quantity, int(joints))))
        return
    table = known_rows()
    for (kind, quantity), sizes in ROWS.items():
        first: dict[str, float] = {}
        for joints in sizes:
            if joints > options.most or options.only not in ("", f"{kind} {quantity}"):
                continue
            row = apart(kind, quantity, joints)
            first = first or row
            ratio = row["joints"] / first["joints"]
            grown = row["seconds"] / first["seconds"]
            exponent = f"{math.log(grown) / math.log(ratio):.2f}" if ratio > 1 else ""
            table[kind, quantity, f"{row['joints']:.0f}"] = (
                f"| {kind} | {quantity} | {row['joints']:.0f} | {row['operations']:,.0f} |"
                f" {row['operations'] / row['joints']:.0f} | {row['load']:.2f} |"
                f" {row['compile']:.1f} | {row['code']:.1f} | {row['batch']:.1f} |"
                f" {row['seconds']:.1f} |"
                f" {row['memory']:.0f} | {exponent} |"
            )
            print(table[kind, quantity, f"{row['joints']:.0f}"], flush=True)
            RESULTS.write_text(ABOUT + HEAD + "\n".join(in_order(table)) + "\n", encoding="utf-8")


def known_rows() -> dict[tuple[str, ...], str]:
    """The rows of the file as it is, by robot, quantity and velocities."""
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    cells = {line: [cell.strip() for cell in line.split("|")] for line in lines if "|" in line}
    return {tuple(row[1:4]): line for line, row in cells.items() if tuple(row[1:3]) in ROWS}


def in_order(table: dict[tuple[str, ...], str]) -> list[str]:
    """Rows by robot and quantity as in ROWS, then by size."""
    places = list(ROWS)
    return [
        table[key]
        for key in sorted(table, key=lambda key: (places.index(key[:2]), int(key[2])))
        if key[:2] in ROWS
    ]


if __name__ == "__main__":
    main()
