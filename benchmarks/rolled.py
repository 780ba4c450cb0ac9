"""Rolled programs beside flat ones: classes, bytes of C, seconds of compilers, time of a call.

    .venv/bin/python benchmarks/rolled.py [--only "chain 100"]   writes benchmarks/results/rolled.md

Every row is a process of its own: the robot, its shortest program of -O1 as one straight line and
rolled, both certified. C is built by gcc -O2 -march=native; seconds are those of the processor.
A call of one state is the median of alternating runs, through ctypes for C (the same overhead for
both) and by the kernel for machine code; `speed` is the flat time over the rolled one.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import files
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from size import description

import emdeg
from emdeg.program.blocks import roll_of

RESULTS = Path(__file__).parent / "results" / "rolled.md"
ROBOTS = {
    "chain 50": ("chain", 50),
    "chain 100": ("chain", 100),
    "chain 200": ("chain", 200),
    "binary tree 100": ("binary tree", 100),
    "comb 100": ("comb", 100),
    "Talos, floating": ("talos_reduced.urdf", 0),
    "G1 with hands, floating": ("g1_29dof_with_hand_rev_1_0.urdf", 0),
    "iCub, floating": ("icub.urdf", 0),
    "Allegro hand": ("allegro_right_hand.urdf", 0),
}
#: other quantities than inverse dynamics; as one straight line they take minutes for longer robots
MORE = {
    "chain 50": ("forward_dynamics",),
    "Talos, floating": ("forward_dynamics", "mass_matrix", "inverse_dynamics_dqd"),
}
ABOUT = """# Rolled

`python benchmarks/rolled.py` wrote this: the shortest program of `-O1` as one straight line and
rolled (one subroutine for each class of bodies that are alike, their numbers as a table), both
certified. Calls: of which how many are of subroutines that are called more than once. C by `gcc -O2
-march=native`, seconds of one core; one call of one state in microseconds; speed is the flat time
divided by the rolled one.

"""
HEAD = (
    "| robot, quantity | joints | subroutines | calls (repeated) | operations flat | rolled"
    " | C kB flat | rolled | gcc s flat | rolled | C µs flat | rolled | speed | LLVM s flat"
    " | rolled | machine code µs flat | rolled | speed | compile s flat | rolled |"
)


def robot_of(kind: str, joints: int) -> emdeg.Robot:
    """A description of benchmarks/size.py, or a URDF of example-robot-data."""
    if not kind.endswith(".urdf"):
        return emdeg.loads(description(kind, joints), "toml")
    (path,) = [f.locate() for f in files("example-robot-data") or () if f.name == kind]
    hand = "hand_description" in str(path)
    return emdeg.load(str(path), floating_base=not hand, allow_unphysical=True)


def states(program: Any) -> list[Any]:
    rng = np.random.default_rng(1)
    return [rng.uniform(-1, 1, len(i.leaves)) for i in program.inputs]


def built(program: Any, folder: Path) -> tuple[Callable[[int], float], int, float]:
    """(seconds of one call, bytes, seconds of gcc)."""
    text = program.emit("c", folder, name="made")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    flags = ["-O2", "-march=native", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, "made.c", "-lm", "-o", "made.so"], cwd=folder, check=True)
    gcc = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    library = ctypes.CDLL(str(folder / "made.so"))
    arrays = states(program)
    if "made_setup(" in text["made.h"]:
        given = np.array([1.0 if v is None else v for v in program.parameters.values()])
        arrays.append(np.zeros(100_000))
        pair = (given, arrays[-1])
        library.made_setup(*(ctypes.c_void_p(a.ctypes.data) for a in pair))
    arrays.append(np.zeros(program.outputs[0].shape))
    pointers = [ctypes.c_void_p(a.ctypes.data) for a in arrays]

    def call(count: int, keep: Any = arrays) -> float:
        start = time.process_time()
        for _ in range(count):
            library.made_step(*pointers)
        return (time.process_time() - start) / count

    return call, sum(map(len, text.values())), gcc


def loaded(program: Any) -> tuple[Callable[[int], float], float]:
    """(seconds of one call, seconds of LLVM)."""
    start = time.process_time()
    kernel = program.jit()
    seconds = time.process_time() - start
    arrays, out = states(program), np.zeros(program.outputs[0].shape)

    def call(count: int) -> float:
        start = time.process_time()
        for _ in range(count):
            kernel(*arrays, out=out)
        return (time.process_time() - start) / count

    return call, seconds


def beside(flat: Callable[[int], float], rolled: Callable[[int], float]) -> tuple[float, ...]:
    """Medians of both in microseconds, and of their ratio, in alternating runs."""
    flat(200), rolled(200)
    pairs = [(flat(500), rolled(500)) for _ in range(21)]
    return (*(median(p[k] for p in pairs) * 1e6 for k in (0, 1)), median(a / b for a, b in pairs))


def measured(name: str, quantity: str) -> dict[str, Any]:
    """One row, in this process."""
    emdeg.compile(emdeg.loads(description("chain", 2), "toml"), rolled=True).jit()  # imports
    robot = robot_of(*ROBOTS[name])
    start = time.process_time()
    flat = emdeg.compile(robot, quantity, records=False)
    middle = time.process_time()
    rolled = emdeg.compile(robot, quantity, rolled=True)
    end = time.process_time()
    assert flat.certificate is not None
    assert rolled.certificate is not None
    roll = roll_of(rolled)
    assert roll is not None
    with tempfile.TemporaryDirectory() as place:
        folders = [Path(place, kind) for kind in ("flat", "rolled")]
        (f, f_bytes, f_gcc), (r, r_bytes, r_gcc) = map(built, (flat, rolled), folders)
        c = beside(f, r)
    (f, f_llvm), (r, r_llvm) = loaded(flat), loaded(rolled)
    return {
        "joints": robot.nv,
        "subroutines": len(roll.subroutines),
        "calls": f"{len(roll.calls)} ({sum(x.subroutine in roll.repeated for x in roll.calls)})",
        "operations": (flat.count().total, rolled.count().total),
        "kB": (f_bytes / 1000, r_bytes / 1000),
        "gcc": (f_gcc, r_gcc),
        "c": c,
        "llvm": (f_llvm, r_llvm),
        "jit": beside(f, r),
        "compile": (middle - start, end - middle),
    }


def line(name: str, quantity: str, row: dict[str, Any]) -> str:
    """A row of the table."""
    cells = [f"{name}, {quantity}", row["joints"], row["subroutines"], row["calls"]]
    cells += [f"{n:,}" for n in row["operations"]] + [f"{x:.0f}" for x in row["kB"]]
    cells += [f"{x:.1f}" for x in row["gcc"]] + [f"{x:.2f}" for x in row["c"]]
    cells += [f"{x:.1f}" for x in row["llvm"]] + [f"{x:.2f}" for x in row["jit"]]
    cells += [f"{x:.1f}" for x in row["compile"]]
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="robots whose names begin like this")
    parser.add_argument("--row", nargs=2, help="measure one row, for a process of its own")
    options = parser.parse_args()
    if options.row:
        print(json.dumps(measured(*options.row)))
        return
    lines = [HEAD, "|---|" + "---:|" * (HEAD.count("|") - 2)]
    missing: list[str] = []
    for name in ROBOTS:
        if options.only and not name.startswith(options.only):
            continue
        for quantity in ("inverse_dynamics", *MORE.get(name, ())):
            call = [sys.executable, __file__, "--row", name, quantity]
            with tempfile.TemporaryDirectory() as empty:  # a cache of its own: LLVM is measured
                made = subprocess.run(
                    call, capture_output=True, text=True, check=False,
                    env={**os.environ, "XDG_CACHE_HOME": empty},
                )  # fmt: skip
            if made.returncode:
                said = made.stderr.strip().splitlines()[-1:]
                missing.append(f"- {name}, {quantity} was not measured: {' '.join(said)}")
                print(missing[-1], file=sys.stderr)
                continue
            lines.append(line(name, quantity, json.loads(made.stdout.splitlines()[-1])))
            print(lines[-1], flush=True)
    if not options.only:
        RESULTS.write_text(
            ABOUT + "\n".join([*lines, "", *missing]).rstrip() + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
