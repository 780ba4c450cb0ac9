"""The page benchmarks/results/speed.md: ratios first, marks, then nanoseconds."""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib import metadata

from speed_robots import LONG

# Floating-point operations of one sine and cosine together (backends/llvm/sincos.py): 3 fma, a
# product and 4 sums to reduce, 2 squares, 2·4 fma, 2 sums and a product for the polynomials, 5 fma
# and a sum to join.
TRIG_FLOPS = 43

MARKS = {
    "inverse_dynamics": {
        "one/pinocchio": 10, "one/generated": 2, "rows/pinocchio": 20, "rows/numba": 4,
        "rows/map": 10, "columns/pinocchio": 30, "columns/numba": 6, "python/pinocchio": 1.3,
    },
    "forward_dynamics": {"one/pinocchio": 8, "rows/pinocchio": 20, "one/generated": 2},
    "mass_matrix": {"one/pinocchio": 7, "rows/pinocchio": 15, "one/generated": 1.5},
    "derivatives": {"one/pinocchio": 8, "rows/pinocchio": 20, "one/generated": 2},
}  # fmt: skip
#: of humanoids and trees
LONG_MARKS = {
    "inverse_dynamics": {"better one/pinocchio": 7, "better rows/pinocchio": 17},
    "mass_matrix": {"better one/pinocchio": 6, "written one/pinocchio": 6},
    "forward_dynamics": {"better one/pinocchio": 6},
    "derivatives": {"better one/pinocchio": 4, "written one/pinocchio": 4},
}  # fmt: skip


def ratios(case) -> dict[str, float]:
    """How many times emdeg is faster."""
    best = case.best

    def least(*prefixes: str) -> float:
        found = [s for who, s in best.items() if who.startswith(prefixes)]
        return min(found) if found else float("nan")

    pinocchio = least("pinocchio g++", "pinocchio clang++")
    generated = least("casadi gcc", "casadi clang")
    rows, one, large = best["emdeg rows"], best["emdeg one"], least("emdeg from memory")
    better = {} if least("emdeg rolled") != least("emdeg rolled") else {
        "better one/pinocchio": pinocchio / least("emdeg one", "emdeg rolled one"),
        "better rows/pinocchio": pinocchio / least("emdeg rows", "emdeg rolled rows"),
        "written one/pinocchio": pinocchio / least("emdeg written one"),
        "whole one/pinocchio": least("pinocchio whole") / least("emdeg one", "emdeg rolled one"),
    }  # fmt: skip
    result = {
        **better,
        "one/pinocchio": pinocchio / one,
        "rolled one/pinocchio": pinocchio / least("emdeg rolled one"),
        "one/generated": generated / one,
        "rows/pinocchio": pinocchio / rows,
        "rolled rows/pinocchio": pinocchio / least("emdeg rolled rows"),
        "rows/generated": generated / rows,
        "rows/numba": least("numba") / rows,
        "rows/map": least("casadi map") / rows,
        "rows/jax": least("jax") / rows,
        "rows/mujoco": least("mujoco") / rows,
        "rows/mjbatch": least("mjbatch") / rows,
        "rows/frax": least("frax") / rows,
        "rows/adam": least("adam") / rows,
        "columns/pinocchio": pinocchio / least("emdeg columns"),
        "columns/numba": least("numba") / least("emdeg columns"),
        "python/pinocchio": least("pinocchio python") / best["emdeg python"],
        "python/dynibo": least("dynibo") / best["emdeg python"],
        "float32/float64": rows / least("emdeg float32"),
        "memory/pinocchio": pinocchio / large,
        "2 threads/1": large / least("emdeg 2 threads"),
    }
    return {key: value for key, value in result.items() if value == value}


def report(
    cases, peak: float, first: dict[str, float], level: str, missing: list[str], passes: int
) -> str:
    long = all(c.robot in LONG for c in cases)
    marks, command = (LONG_MARKS, "python benchmarks/speed.py --long") if long else (
        MARKS, "make bench-speed"
    )  # fmt: skip
    out = ["# Speed of humanoids and of a tree" if long else "# Speed", ""]
    out += ["How many times faster emdeg is, measured side by side in one run on one core; each "
            "peer with its better compiler, everything over the same fresh random states. A mark "
            f"is the factor that emdeg aims at. Regenerate: `{command}`.", ""]  # fmt: skip
    out += [ROBOTS if long else LANES, ""]
    for quantity in dict.fromkeys(c.quantity for c in cases):
        chosen = [c for c in cases if c.quantity == quantity]
        out += _table(quantity.replace("_", " "), chosen, marks[quantity])
    if missing:
        out += ["What is no row here:", "", *(f"- {text}." for text in missing), ""]
    out += _fractions(cases, peak)
    if first:
        out += ["## Time to first result", "", "Panda, inverse dynamics: load, derive, optimise, "
                "certify, compile, one call, in processor time; imports of other packages not "
                "counted.", ""]  # fmt: skip
        out += ["| | seconds |", "|---|---|"]
        out += [f"| {what} | {seconds:.2f} |" for what, seconds in first.items()]
        out += [""]
    out += [*_absolute(cases), *_machine(level, passes), ""]
    return "\n".join(out)


ROBOTS = (
    "Talos (38 velocities), iCub (38) and the G1 with hands (49) are those of example-robot-data "
    "on floating bases, the tree is a binary one of 100 joints with general inertias "
    "(benchmarks/size.py). Rolled: the program of `compile(…, rolled=True)`; "
    "the better program is the faster of the two, for calls or for batches. Pinocchio writes the "
    "upper triangle of M only, and no structural zeros of any matrix (of joints on different "
    "branches), which its caller wrote once. emdeg writes whole matrices, zeros and both "
    "triangles, with every call; in the row `what Pinocchio writes` as much as it does, rolled: "
    "`mass_matrix:compressed`, and derivatives with `:nonzeros`; in the row `whole matrices from "
    "both` Pinocchio copies the other triangle of M, as its users do. Matrices of one call stay in "
    "one place for both."
)
LANES = (
    "Rolled: the program of `compile(…, rolled=True)`, whose columns of derivatives are in vector "
    "lanes within one call; the better program is the faster of the two."
)
LABELS = {
    "better one/pinocchio": "one call from C, the better program / Pinocchio C++",
    "better rows/pinocchio": "batch (N, n), the better program / Pinocchio C++",
    "written one/pinocchio": "one call from C, what Pinocchio writes / Pinocchio C++",
    "whole one/pinocchio": "one call from C, whole matrices from both / Pinocchio C++",
    "one/pinocchio": "one call from C / Pinocchio C++",
    "rolled one/pinocchio": "one call from C, rolled / Pinocchio C++",
    "one/generated": "one call from C / generated C",
    "rows/pinocchio": "batch (N, n) / Pinocchio C++",
    "rolled rows/pinocchio": "batch (N, n), rolled / Pinocchio C++",
    "rows/generated": "batch (N, n) / generated C",
    "rows/numba": "batch (N, n) / numba",
    "rows/map": "batch (N, n) / CasADi map",
    "rows/jax": "batch (N, n) / JAX",
    "rows/mujoco": "batch (N, n) / MuJoCo",
    "rows/mjbatch": "batch (N, n) / mjbatch",
    "rows/frax": "batch (N, n) / frax (JAX)",
    "rows/adam": "batch (N, n) / adam (CasADi's C)",
    "columns/pinocchio": "batch (n, N) / Pinocchio C++",
    "columns/numba": "batch (n, N) / numba",
    "python/pinocchio": "one call from Python / Pinocchio's",
    "python/dynibo": "one call from Python / dynibo's",
    "float32/float64": "float32 / float64, batch",
    "memory/pinocchio": "batch 50 times as large / Pinocchio C++",
    "2 threads/1": "2 threads / 1, large batch",
}


def _table(title: str, cases, marks) -> list[str]:
    robots = [c.robot for c in cases]
    out = [f"## {title.capitalize()}", "", f"| | mark | {' | '.join(robots)} |"]
    out += ["|---|---|" + "---|" * len(robots)]
    rated = [ratios(c) for c in cases]
    for key, label in LABELS.items():
        if not any(key in r for r in rated):
            continue
        mark = marks.get(key)
        cells = []
        for r in rated:
            if key not in r:
                cells.append("")
            elif mark is None:
                cells.append(f"{r[key]:.1f}")
            else:
                bold = "**" if r[key] >= mark else ""
                cells.append(f"{bold}{r[key]:.1f}{bold}")
        out.append(f"| {label} | {'' if mark is None else f'≥ {mark}'} | {' | '.join(cells)} |")
    counts = ", ".join(f"{c.robot} {c.operations} (+ {c.angles} angles)" for c in cases)
    traced = ", ".join(f"{c.robot} {c.traced_operations}" for c in cases if c.traced_operations)
    theirs = f" CasADi's: {traced}." if traced else ""
    return [*out, "", f"Bold: the mark is reached. Operations: {counts}.{theirs}", ""]


def _fractions(cases, peak: float) -> list[str]:
    out = ["## Fraction of the machine's limit", ""]
    out += [f"Arithmetic of a batch (counted operations, {TRIG_FLOPS} for a sine and a cosine) "
            f"against the measured peak of one core, {2e-9 * peak:.0f} Gflop/s in multiply-adds. "
            "A program without multiply-adds could reach one half.", ""]  # fmt: skip
    out += ["| robot | quantity | Gflop/s, rows | of the peak | columns | of the peak |"]
    out += ["|---|---|---|---|---|---|"]
    for c in cases:
        flops = c.operations + TRIG_FLOPS * c.angles
        cells = []
        for layout in ("rows", "columns"):
            seconds = c.best.get(f"emdeg {layout}")
            rate = flops / seconds if seconds else 0.0
            shown = [f"{1e-9 * rate:.0f}", f"{100 * rate / (2 * peak):.0f} %"]
            cells += shown if seconds else ["", ""]
        out.append(f"| {c.robot} | {c.quantity} | {' | '.join(cells)} |")
    return [*out, ""]


def _absolute(cases) -> list[str]:
    names = list(dict.fromkeys(who for c in cases for who in c.best))
    out = ["## Nanoseconds per state", "", f"| robot | quantity | {' | '.join(names)} |"]
    out += ["|---|---|" + "---|" * len(names)]
    for c in cases:
        cells = [f"{1e9 * c.best[who]:.1f}" if who in c.best else "" for who in names]
        out.append(f"| {c.robot} | {c.quantity} | {' | '.join(cells)} |")
    return [*out, ""]


def _machine(level: str, passes: int) -> list[str]:
    return [
        f"{machine()}; as many states as stay in the second-level cache (up to 2000); "
        f"optimiser level {level}; minimum over alternating rounds"
        + (f" of {passes} passes over all cases." if passes > 1 else ".")
    ]


def machine() -> str:
    """The processor, Python, the compilers and the peers."""
    versions = []
    for compiler in ("gcc", "clang"):
        if shutil.which(compiler):
            first = subprocess.run(
                [compiler, "--version"], capture_output=True, text=True, check=True
            )
            versions.append(first.stdout.splitlines()[0])
    from emdeg.backends.llvm.host import this_host

    peers = {
        "pin": "Pinocchio",
        "casadi": "CasADi",
        "mujoco": "MuJoCo",
        "numba": "numba",
        "jax": "JAX",
    }
    for package, peer in peers.items():
        with contextlib.suppress(metadata.PackageNotFoundError):
            versions.append(f"{peer} {metadata.version(package)}")
    host = this_host()
    return (
        f"Machine: {host.cpu}, {host.machine.vector_bits}-bit vectors, {platform.system()}; "
        f"Python {platform.python_version()}; {'; '.join(versions)}"
    )


_FIRST = """
import sys, time
import numpy as np, emdeg
from emdeg.run.kernel.kernel import jit
import emdeg.compiler, emdeg.shorten.search, llvmlite.binding
start = time.process_time()
program = emdeg.compile(emdeg.load("panda"), "inverse_dynamics", cache=True)
middle = time.process_time()
jit(program)(np.zeros(7), np.zeros(7), np.zeros(7))
print(time.process_time() - start, time.process_time() - middle)
"""


def time_to_first_result() -> dict[str, float]:
    """Cold, then with everything that emdeg keeps on disk."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o700)
        environment = {**os.environ, "EMDEG_CACHE": folder}
        found = {}
        for what in ("cold", "from the cache"):
            result = subprocess.run(
                [sys.executable, "-c", _FIRST], env=environment, capture_output=True, text=True,
                check=True,
            )  # fmt: skip
            total, machine_code = map(float, result.stdout.split())
            found[what] = total
            found[f"of it machine code, {what}"] = machine_code
        return found
