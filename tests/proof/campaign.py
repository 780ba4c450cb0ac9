"""The checkers against thousands of files: right ones are proved, wrong ones are caught.

    python -m tests.proof.campaign --mutants 10000 --write       every library robot
    python -m tests.proof.campaign --urdf FOLDER --write         every URDF file that loads
    python -m tests.proof.campaign --urdf FOLDER --keep WORK     the same, to be gone on with
    python -m tests.proof.campaign --again WORK                  both checkers on the kept files

Counts go to benchmarks/results/proofs.md. Hashes always fit: what is seen is the function.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

import emdeg
from emdeg.errors import EmdegError
from emdeg.robot.robot import Robot
from tests.proof.checkers import Checkers, put, written
from tests.proof.mutants import changed_c, changed_program, same_c, same_program

RESULTS = Path(__file__).parents[2] / "benchmarks" / "results" / "proofs.md"
QUANTITIES = ("inverse_dynamics", "mass_matrix", "gravity", "jacobian", "forward_dynamics")
STATUSES = ("equal", "not equal", "cannot read")
LARGEST = 60  # velocities of a robot from a URDF file


def proved(robot: Robot, checkers: Checkers, folder: Path, told: Counter[str]) -> list[Path]:
    """Every quantity by both checkers; where the tables are."""
    found = []
    for quantity in QUANTITIES:
        try:
            program = emdeg.compile(robot, quantity, optimise="none", certify=False)
            table, files = written(program, folder / quantity)
        except EmdegError as error:
            told["not compiled"] += 1
            print(f"{robot.name} {quantity}: {str(error)[:120]}", flush=True)
            continue
        for file in files:
            told["files"] += 1
            for kind, check in (("Python", checkers.python), ("C", checkers.c)):
                start = time.perf_counter()
                status, line = check(table, file)
                told[f"{kind}: {STATUSES[status]}"] += 1
                if status:
                    print(f"{robot.name} {quantity} {kind}: {line[:300]}", flush=True)
                elif time.perf_counter() - start > 60:
                    print(f"{robot.name} {quantity} {kind}: slow", flush=True)
        found.append(table)
    return found


def mutated(table: Path, count: int, checkers: Checkers, told: Counter[str], seed: str) -> None:
    """So many mutants of the two files of a table."""
    names = list(json.loads(table.read_text())["files"])
    chance = random.Random(seed)
    for k in range(count):
        file = table.with_name(names[k % len(names)])
        is_c, whole, said = file.suffix == ".c", file.read_text(), table.read_text()
        mutant = (changed_c if is_c else changed_program)(whole, chance)
        same = (same_c if is_c else same_program)(whole, mutant, k)
        if same is None:
            told["mutants that are no program"] += 1
            continue
        put(table, file, mutant)
        statuses = checkers.both(table, file)
        told["mutants of " + ("C" if is_c else "programs")] += 1
        told["the same function" if same else "another function"] += 1
        for kind, status in zip(("Python", "C"), statuses, strict=True):
            if same and status:
                told[f"{kind}: the same function refused ({status})"] += 1
            if not same:
                told[f"{kind}: {'caught' if status else 'MISSED'}"] += 1
        if same == any(statuses) or (not same and not all(statuses)):
            keep = Path(tempfile.gettempdir()) / f"mutant-{table.stem}-{seed}-{k}{file.suffix}"
            keep.write_text(mutant)
            print(f"{table.stem} {seed} {k}: same={same}, {statuses}: {keep}", flush=True)
        file.write_text(whole)
        table.write_text(said)


def surveyed(folder: Path, work: Path, checkers: Checkers) -> Counter[str]:
    """Every URDF file of a folder; what is done stands in work/done.jsonl and is not done again."""
    log = work / "done.jsonl"
    rows = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    known = {name: Counter(counts) for name, counts in rows}
    for path in sorted(folder.rglob("*.urdf")):
        name = str(path.relative_to(folder))
        if name in known:
            continue
        told: Counter[str] = Counter()
        try:
            robot = emdeg.load(path).without_loops()
            told["robots"] += 1
            if 0 < robot.nv <= LARGEST:
                proved(robot, checkers, work / name, told)
        except EmdegError:
            told["robots that do not load"] += 1
        known[name] = told
        with log.open("a") as file:
            file.write(json.dumps([name, told]) + "\n")
    return sum(known.values(), Counter())


def again(work: Path, checkers: Checkers) -> Counter[str]:
    """Both checkers on all files that a survey has kept."""
    told: Counter[str] = Counter()
    for table in sorted(work.rglob("*.json")):
        if table.name.endswith(".program.json"):
            continue
        for name in json.loads(table.read_text())["files"]:
            for kind, check in (("Python", checkers.python), ("C", checkers.c)):
                status, line = check(table, table.with_name(name))
                told[f"{kind}: {STATUSES[status]}"] += 1
                if status:
                    print(kind, table.with_name(name), line[:300], flush=True)
    return told


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--mutants", type=int, default=0)
    asked.add_argument("--seed", default="", help="another one makes other mutants")
    asked.add_argument("--urdf", type=Path)
    asked.add_argument("--keep", type=Path, help="a folder for the files and what is done")
    asked.add_argument("--again", type=Path, help="such a folder")
    asked.add_argument("--robots", default=",".join(emdeg.library_names()))
    asked.add_argument("--write", action="store_true")
    options = asked.parse_args()
    told: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        checkers = Checkers(Path(folder))
        if options.again:
            told = again(options.again, checkers)
        elif options.urdf:
            work = options.keep or Path(folder) / "work"
            work.mkdir(parents=True, exist_ok=True)
            told = surveyed(options.urdf, work, checkers)
        else:
            names = options.robots.split(",")
            weight = {
                name: (4 + emdeg.load(name).nv) ** -2 for name in names
            }  # small ones are fast
            for name in names:
                told["robots"] += 1
                robot = emdeg.load(name).without_loops()
                tables = proved(robot, checkers, Path(folder) / name, told)
                for table in tables if options.mutants else ():
                    share = options.mutants * weight[name] / sum(weight.values()) / len(tables)
                    mutated(
                        table,
                        int(share) + 5,
                        checkers,
                        told,
                        f"{name} {table.parent.name}{options.seed}",
                    )
                print(name, dict(told), flush=True)
    lines = [f"| {what} | {count:,} |" for what, count in told.items()]
    text = "\n".join(
        [f"| {'URDF files' if options.urdf else 'library'} | count |", "|---|---:|", *lines]
    )
    print(text)
    if options.write:
        title = "## Robots of a folder" if options.urdf else "## Library robots and mutants"
        head = RESULTS.read_text() if RESULTS.exists() else "# Proofs that others check\n"
        kept = [part for part in head.split("\n## ") if not part.startswith(title[3:])]
        RESULTS.write_text("\n## ".join(kept).rstrip() + f"\n\n{title}\n\n{text}\n")


if __name__ == "__main__":
    main()
