"""Identification against known truth, a real log and its peers: `python benchmarks/identify.py`.

    truth   MuJoCo is the plant, its parameters are known           identify_truth.py
    real    the Stäubli TX40's log: emdeg, FIGAROH, Pinocchio       identify_real.py
    speed   matrix, excitation, a humanoid's report                 identify_speed.py
    files   damaged logs                                            tests/campaign/measured.py

Each part keeps its figures in benchmarks/results/identify.json, `truth` those of each robot by
itself; benchmarks/results/identify.md is written from all that are there. `truth` takes an hour of
the processor and may be run robot by robot; all else takes ten minutes (`--only real,speed,files`).
The log of the TX40 is not in this repository.

    --only truth,real,speed,files   which parts (all but truth)
    --robots puma560,ur5        whose truth
    --runs 250                  identifications of each robot
    --tx40 FOLDER               where motor_position.csv.gz, motor_torque.csv.gz, tx40.urdf are
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads would only wait
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import identify_real  # noqa: E402
import identify_speed  # noqa: E402
import identify_truth  # noqa: E402

from tests.campaign import measured  # noqa: E402
from tests.campaign.runner import Tally  # noqa: E402
from tests.campaign.runner import campaign as attacked  # noqa: E402
from tests.campaign.trial import FOREIGN, HANG, REFUSED, TAKEN  # noqa: E402

KEPT = HERE / "results" / "identify.json"
ROBOTS = "puma560,ur5,panda,iiwa"
PUBLISHED = 116.7  # dynamic_calibration: two million evaluations on 32 workers


def truth(asked: argparse.Namespace, known: dict[str, Any]) -> dict[str, Any]:
    """Every robot's figures, beside those of earlier runs."""
    found = dict(known.get("robots", {}))
    for name in asked.robots.split(","):
        start = time.perf_counter()
        made = identify_truth.campaign([name], asked.runs, asked.seconds, asked.processes)
        minutes = (time.perf_counter() - start) / 60
        found[name] = identify_truth.summary(made[name]) | {"minutes": minutes}
        print(name, found[name], flush=True)
    order = [*(name for name in ROBOTS.split(",") if name in found)]
    return {"robots": {name: found[name] for name in order}, "length": asked.seconds}


def real(asked: argparse.Namespace, known: dict[str, Any]) -> dict[str, Any]:
    """The table of the real log."""
    log = identify_real.measured(asked.tx40)
    scores = identify_real.ours(asked.tx40, log)
    scores.append(identify_real.pinocchio(asked.tx40, log))
    theirs, version = identify_real.figaroh(asked.tx40, log)
    for score in (*scores, *theirs):
        print(score, flush=True)
    return {"scores": [asdict(s) for s in (*scores, *theirs)], "figaroh": version}


def speed(asked: argparse.Namespace, known: dict[str, Any]) -> dict[str, Any]:
    """The matrix, the excitation, the humanoid."""
    found = {
        "matrix": identify_speed.matrix(asked.tx40),
        "humanoid": identify_speed.humanoid(),
        "excitation": identify_speed.excitation(),
    }
    print(found, flush=True)
    return found


def files(asked: argparse.Namespace, known: dict[str, Any]) -> dict[str, Any]:
    """5,000 damaged logs, each in a process that may die."""
    kinds = {kind.name: kind for kind in measured.KINDS}
    whole, found = sum(kind.share for kind in kinds.values()), {}
    for name, kind in kinds.items():
        tally = Tally()
        attacked(name, asked.seed, round(asked.cases * kind.share / whole), 3600.0, tally)
        found[name] = dict(tally.outcomes) | {"slowest": tally.slowest}
        print(name, found[name], tally.failures, flush=True)
    return {"seed": asked.seed, "kinds": found}


# -- the page ---------------------------------------------------------------------------


def truth_lines(found: dict[str, Any]) -> list[str]:
    lines = [
        "## Truth known", "",
        f"MuJoCo's plant: closed-loop PD at 1 kHz, {found['length']:g} s, encoders of 2¹⁶ counts,"
        f" friction, rotors, noise of {identify_truth.NOISE:.0%} of each joint's largest effort;"
        " the description handed in has masses wrong by up to 30 %. Coverage: how often the 95 %"
        " interval of a base parameter has the plant's value; z: the root mean square of"
        " (found − true)/σ, 1 when σ is right; held out: the median relative error, and over what"
        " the noise alone leaves; consistent / free: the largest held-out error of the possible"
        " robot over that of the free fit; impossible: robots with a pseudo-inertia that is not"
        " positive definite; s: processor seconds of one identification, its model at hand.", "",
        "| robot | runs | base | coverage | z | held out | / noise | consistent / free | impossible"
        " | s |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name, r in found["robots"].items():
        lines.append(
            f"| {name} | {r['runs']:.0f} | {r['base']:.0f} | {r['coverage']:.1%} | {r['z']:.2f} |"
            f" {r['held']:.2%} | {r['floor']:.2f} | {r['ratio']:.4f} | {r['impossible']:.0f} |"
            f" {r['seconds']:.2f} |"
        )
    runs, minutes = (sum(r[k] for r in found["robots"].values()) for k in ("runs", "minutes"))
    said = f"{runs:,.0f} identifications in {minutes:.0f} minutes, other work beside them."
    return [*lines, "", said]


def real_lines(found: dict[str, Any]) -> list[str]:
    lines = [
        "## A real log: Stäubli TX40", "",
        "45,001 rows at 5 kHz, motors' positions and torques; the last third held out. One"
        " yardstick for all: efforts at 50 Hz, ‖τ − τ̂‖/‖τ‖, and by joint in N m. Peers get"
        " positions filtered at 100 Hz and the same drive (rotors, viscous and Coulomb friction,"
        f" offsets, the coupled wrist). FIGAROH {found['figaroh']} runs its own pipeline."
        " In much of the last third the arm stands still: what friction is then, no function of the"
        " speed says, and the column *moving* is without that. emdeg's predictions remember the"
        " last motion of each joint (Dahl), as the first two thirds show it; the row *without"
        " memory* is what the robot's own equations say. emdeg's first time is from the file to the"
        " written page.", "",
        "| | base | fitted | held out | moving | N m, held out, joints 1 … 6 | s |",
        "|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    scores = found["scores"]
    best = [min(s["per_joint"][k] for s in scores) for k in range(6)]
    for s in scores:
        joints = ", ".join(
            f"**{x:.2f}**" if x <= b * 1.005 else f"{x:.2f}"
            for x, b in zip(s["per_joint"], best, strict=True)
        )
        lines.append(
            f"| {s['who']} | {s['base']} | {s['fitted']:.1%} | {s['held']:.1%} |"
            f" {s['moving']:.1%} | {joints} | {s['seconds']:.1f} |"
        )
    return [*lines, "", won(scores)]


def won(scores: list[dict[str, Any]]) -> str:
    """Where a peer is better than emdeg's default."""
    ours = scores[0]
    peers = [s for s in scores if not s["who"].startswith("emdeg")]
    said = []
    for k, x in enumerate(ours["per_joint"]):
        best = min(peers, key=lambda s: s["per_joint"][k], default=None)
        if best is not None and best["per_joint"][k] < x:
            said.append(f"joint {k + 1} ({best['who']}: {best['per_joint'][k]:.2f} N m,"
                        f" emdeg {x:.2f})")  # fmt: skip
    return "Where a peer wins: " + ("; ".join(said) if said else "nowhere") + "."


def speed_lines(found: dict[str, Any]) -> list[str]:
    m, h, e = found["matrix"], found["humanoid"], found["excitation"]
    return [
        "## Speed", "",
        f"The regression matrix: {m['rows']:,} rows, six joints, {m['columns']} columns with"
        " friction, rotors, offsets and the coupled wrist; Pinocchio's columns are those of the"
        " links alone, in a Python loop over `computeJointTorqueRegressor`.", "",
        "| | s | ratio |", "|---|---|---|", f"| emdeg | {m['ours']:.3f} | 1 |",
        f"| Pinocchio | {m['loop']:.3f} | {m['loop'] / m['ours']:.1f} |", "",
        f"Largest difference of Y φ between the two: {m['gap']:.1e} N m.", "",
        f"What can be known of a humanoid of 29 joints ({h['base']} base parameters of"
        f" {h['unknowns']} unknowns), from file to last sentence: {h['seconds']:.1f} s.", "",
        "## Excitation", "",
        f"KUKA iiwa, 5 harmonics, 10 s, the limits of its description: condition number"
        f" {e['condition']:.1f} ({e['grouped']:.1f} with the columns as they are listed) in"
        f" {e['seconds']:.0f} s; the best published is {PUBLISHED}.", "",
        f"A D-optimal motion of the same arm with its drives, run in MuJoCo's plant with noise of"
        f" {identify_speed.TORQUE_NOISE:g} N m, {e['draws']:.0f} times: errors of the base"
        f" parameters are {e['errors']:.2f} times the deviations that were predicted before the"
        f" motion (root mean square), and the deviations that the fits state {e['deviations']:.2f}"
        " times (median).",
    ]  # fmt: skip


def files_lines(found: dict[str, Any]) -> list[str]:
    total = sum(sum(v for k, v in o.items() if k != "slowest") for o in found["kinds"].values())
    lines = [
        "## Damaged logs", "",
        f"{total:,} logs that were damaged (seed {found['seed']}): CSV, packed CSV, NPZ, Parquet,"
        " ROS 2 bags, arrays and mappings. Each is identified, its page and its robot written."
        " Foreign: an exception that is not ours, a warning of another library, a file that was"
        " written in part or left over; a hang is more than 20 s of the processor.", "",
        "| | tried | taken | refused | foreign | hangs | slowest, s |",
        "|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name, o in found["kinds"].items():
        counts = [o.get(k, 0) for k in (TAKEN, REFUSED, FOREIGN, HANG)]
        row = " | ".join(f"{c:,}" for c in (sum(counts), *counts))
        lines.append(f"| {name} | {row} | {o['slowest']:.2f} |")
    return lines


PARTS = {
    "truth": (truth, truth_lines),
    "real": (real, real_lines),
    "speed": (speed, speed_lines),
    "files": (files, files_lines),
}


def main() -> None:
    """Measure what was asked for and write the page from all that is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="real,speed,files")
    parser.add_argument("--runs", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--robots", default=ROBOTS)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tx40", type=Path)
    parser.add_argument("--cases", type=int, default=5000, help="damaged logs")
    parser.add_argument("--seed", type=int, default=18)
    asked = parser.parse_args()
    known = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for part in filter(None, asked.only.split(",")):
        if part == "real" and asked.tx40 is None:
            continue
        known[part] = PARTS[part][0](asked, known.get(part, {}))
        KEPT.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    opening = (
        "Written by `python benchmarks/identify.py`; what is measured, that file says. Each part"
        " was measured by itself, on another day or beside other work: counts and errors do not"
        " care, seconds do."
    )
    lines = ["# Identification", "", opening]
    for part, (_, section) in PARTS.items():
        if part in known:
            lines += ["", *section(known[part])]
    page = HERE / "results" / "identify.md"
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
