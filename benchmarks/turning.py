"""How turns should be taken: what ranks divisors, and how often windows are saturated.

    python benchmarks/turning.py [--ranking] [--windows] [--levels] [--seconds 8] [--seeds 4]

writes benchmarks/results/turning.md, a section for each; needs a C compiler.

*Ranking.* Divisors that gain as much are told apart by one thing (`rank` in gains.h). Here
benchmarks/turning/features.h stands in its place: fifteen things that could be known, each with a
weight of either sign, tried on programs as derived, which take a few turns. Equal work, other luck.

*Windows.* Programs of -O1 take turns for so many seconds of the processor, with windows saturated
never to often, and divisors ranked or not. Equal time.

*Levels.* What all of this is worth to -O1: divisors ranked in every other extraction (as they are),
in all or in none, windows or not.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev

import emdeg
from emdeg.program.ir import Program
from emdeg.shorten.native import turning
from emdeg.shorten.native.turning import ARGUMENTS, INT, Manner
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.turn import natively

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "turning.md"
SOURCE = Path(turning.__file__).parent / "turns.c"
FLAGS = ("-std=c99", "-O2", "-fno-strict-aliasing", "-shared", "-fPIC", "-w")
DERIVATIVES = "inverse_dynamics_dq, inverse_dynamics_dqd, mass_matrix"
CASES = (
    ("puma560", "inverse_dynamics"),
    ("puma560_general", "inverse_dynamics"),
    ("stanford_general", "inverse_dynamics"),
    ("rx90_general", "inverse_dynamics"),
    ("general_6r", "inverse_dynamics"),
    ("panda_general", "inverse_dynamics"),
    ("iiwa", "inverse_dynamics"),
    ("puma560", "mass_matrix"),
    ("puma560_general", "mass_matrix"),
    ("panda_general", "mass_matrix"),
    ("puma560", "forward_dynamics"),
    ("puma560", DERIVATIVES),
    ("panda", DERIVATIVES),
)
FEATURES = (
    "is a sum", "is a scaled literal", "places", "terms of the sums where it stands",
    "is the whole of them", "letters that its terms share", "letters left in its two terms",
    "ratio ±1", "how often letters left stand elsewhere", "letters left that are given",
    "how often shared letters stand elsewhere", "how often the first letter of a product does",
    "letters of a product that are given", "how often the second letter does",
    "gains that it destroys (a look ahead)",
)  # fmt: skip
TAKEN = "letters left in its two terms"
EARLY = Manner(turns=3, steps=200, recreations=25, last=True)  # of programs as derived
LATE = replace(EARLY, turns=5)  # of programs of -O1, again and again
WINDOWS = (0, 120, 40, 15)


def compiled(folder: Path, *defined: str) -> ctypes.CDLL:
    """turns.c by the C compiler."""
    found = shutil.which("cc") or "gcc"
    library = folder / f"turns{len(defined)}.so"
    flags = (*FLAGS, *(f"-D{each}" for each in defined))
    subprocess.run([found, *flags, str(SOURCE), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


@contextmanager
def used(library: ctypes.CDLL) -> Iterator[None]:
    """Turns are taken by this library."""
    function, before = library.turns, turning._compiled
    function.restype, function.argtypes = INT, list(ARGUMENTS)
    turning._compiled = lambda: (library, function)  # type: ignore
    try:
        yield
    finally:
        turning._compiled = before


def derived(level: str | None, seed: int = 0) -> dict[str, Program]:
    """The programs of all cases."""
    made = {}
    for name, outputs in CASES:
        program = emdeg.compile(name, outputs.split(", "), optimise=level, seed=seed, records=False)
        short = "∂τ, M" if outputs == DERIVATIVES else outputs.replace("_", " ")
        made[f"{name}, {short}"] = merge(program)
    return made


# -- ranking ----------------------------------------------------------------------------------


def ranking(folder: Path, seeds: int) -> str:
    """The section on features: how much longer programs are after equal work, in per cent."""
    features = HERE / "turning" / "features.h"
    library = compiled(folder, f'RANKING="{features}"')
    weights = (ctypes.c_int32 * len(FEATURES)).in_dll(library, "WEIGHT")
    starts = derived(None)

    def lengths(feature: int, weight: int, seeds: int = seeds) -> tuple[list[list[int]], float]:
        weights[:] = [weight if i == feature else 0 for i in range(len(FEATURES))]
        start = time.process_time()
        found = [
            [natively(p, random.Random(seed), EARLY).count().total for seed in range(seeds)]
            for p in starts.values()
        ]
        return found, (time.process_time() - start) / seeds

    with used(library):
        drawn, seconds = lengths(0, 0, 4 * seeds)  # all are compared with it
        plain = [fmean(each) for each in drawn]
        rows = []
        for i, name in enumerate(FEATURES):
            cells = [name]
            for weight in (1, -1):
                found, taken = lengths(i, weight)
                longer = [
                    100 * (length / mean - 1)
                    for mean, each in zip(plain, found, strict=True)
                    for length in each
                ]
                error = stdev(longer) / len(longer) ** 0.5
                cells.append(f"{fmean(longer):+.2f} ± {error:.2f}")
            rows.append(f"| {' | '.join(cells)} | {100 * (taken / seconds - 1):+.0f} |")
            print(rows[-1], flush=True)
    return (
        "## What ranks divisors that gain as much\n\n"
        f"{len(starts)} programs as derived, {EARLY.turns} turns, {seeds} seeds each: how much "
        f"longer they become than on average of {4 * seeds} seeds without, in per cent, when the "
        "divisor (of four that are drawn) is taken of which there is less, or more, of this; ± one "
        "standard error. Last: per cent of time. Several weights at once were tried by an "
        "evolution strategy: nothing better than single ones.\n\n"
        "| | less first | more first | time |\n|---|---:|---:|---:|\n"
    ) + "\n".join(rows)


# -- windows ----------------------------------------------------------------------------------


def climbed(program: Program, seed: int, seconds: float, manner: Manner) -> int:
    """The length after so many seconds of turns."""
    rng, start = random.Random(seed), time.process_time()
    while time.process_time() - start < seconds:
        program = natively(program, rng, manner)
    return program.count().total


def windows(folder: Path, seeds: int, seconds: float) -> str:
    """The section on windows: mean (least) length after equal time."""
    features = HERE / "turning" / "features.h"  # all weights are zero: the first that is drawn
    unranked = compiled(folder, f'RANKING="{features}"')
    libraries = {True: compiled(folder), False: unranked}
    columns = [*((often, True) for often in WINDOWS), (WINDOWS[2], False)]
    rows, totals = [], [0.0] * len(columns)
    starts = derived("-O1")
    for name, program in starts.items():
        cells = [name, str(program.count().total)]
        for k, (often, ranked) in enumerate(columns):
            with used(libraries[ranked]):
                manner = replace(LATE, windows=often)
                found = [climbed(program, seed, seconds, manner) for seed in range(seeds)]
            totals[k] += fmean(found) / program.count().total / len(starts)
            cells.append(f"{fmean(found):.1f} ({min(found)})")
        rows.append(f"| {' | '.join(cells)} |")
        print(rows[-1], flush=True)
    rows.append("| mean, of -O1 | 1 | " + " | ".join(f"{total:.4f}" for total in totals) + " |")
    head = [
        "no windows" if not often else f"one step in {often}" + ("" if ranked else ", unranked")
        for often, ranked in columns
    ]
    return (
        "## How often windows are saturated\n\n"
        f"Programs of -O1, {seconds:g} s of the processor of turns each, mean (least) of {seeds} "
        "seeds.\n\n| | -O1 | " + " | ".join(head) + " |\n|---|---:|" + "---:|" * len(head) + "\n"
    ) + "\n".join(rows)


# -- levels -----------------------------------------------------------------------------------


def levels(folder: Path, seeds: int) -> str:
    """The section on -O1: how many operations the programs of all cases have together."""
    features = compiled(folder, f'RANKING="{HERE / "turning" / "features.h"}"')
    weights = (ctypes.c_int32 * len(FEATURES)).in_dll(features, "WEIGHT")
    shipped, settings, left = compiled(folder), turning.settings, FEATURES.index(TAKEN)
    rows = []
    for how, library, weight in (
        ("every other extraction", shipped, 0), ("all", features, 1), ("none: by lot", features, 0),
    ):  # fmt: skip
        cells = [how]
        for often in (Manner().windows, 0):
            weights[left] = weight
            turning.settings = lambda manner, seed, often=often: settings(  # type: ignore
                replace(manner, windows=often), seed
            )
            start = time.process_time()
            with used(library):
                totals = [
                    sum(p.count().total for p in derived("-O1", seed).values())
                    for seed in range(seeds)
                ]
            error = stdev(totals) / seeds**0.5
            cells.append(f"{fmean(totals):.0f} ± {error:.0f}")
            cells.append(f"{(time.process_time() - start) / seeds:.1f}")
            print(cells, flush=True)
        rows.append(f"| {' | '.join(cells)} |")
    turning.settings = settings
    return (
        "## What -O1 ends with\n\n"
        f"All {len(CASES)} programs together, mean of {seeds} seeds ± one standard error, and "
        "seconds of the processor for all.\n\n"
        "| divisors ranked in | with windows | s | without | s |\n"
        "|---|---:|---:|---:|---:|\n"
    ) + "\n".join(rows)


def sections() -> dict[str, str]:
    """Those of the page as it is, by their titles."""
    text = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    return {part.splitlines()[0]: "## " + part.strip() for part in text.split("\n## ")[1:]}


def write(parts: Sequence[str]) -> None:
    """These sections anew, the others as they were."""
    kept = sections() | {part.splitlines()[0].removeprefix("## "): part for part in parts}
    head = "# How turns are taken\n\n`python benchmarks/turning.py` wrote this.\n"
    RESULTS.write_text(head + "".join(f"\n{part}\n" for part in kept.values()), "utf-8")


def main() -> None:
    """Measure what is asked for; all of it unless told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ranking", action="store_true")
    parser.add_argument("--windows", action="store_true")
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--seeds", type=int, default=4)
    given = parser.parse_args()
    everything = not (given.ranking or given.windows or given.levels)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.ranking or everything:
            write([ranking(folder, 6 * given.seeds)])
        if given.windows or everything:
            write([windows(folder, given.seeds, given.seconds)])
        if given.levels or everything:
            write([levels(folder, given.seeds)])


if __name__ == "__main__":
    main()
