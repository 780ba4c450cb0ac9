"""How long emdeg takes to start, to be imported and to load robots, in processor time.

    .venv/bin/python benchmarks/loading.py          prints a table and writes results/loading.md

Each figure is the best of several runs, in seconds of the processor: imports and commands are those
of fresh processes, the interpreter's own start included.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import emdeg

RESULTS = Path(__file__).parent / "results" / "loading.md"
EMDEG = str(Path(sys.executable).with_name("emdeg"))
#: what is measured → (a command, the limit in seconds)
STARTS = {
    "`import emdeg`": ([sys.executable, "-c", "import emdeg"], 0.1),
    "`emdeg --version`": ([EMDEG, "--version"], 0.15),
    "`emdeg robots`": ([EMDEG, "robots"], 0.35),
    "`emdeg --help`": ([EMDEG, "--help"], None),
    "`emdeg show puma560`": ([EMDEG, "show", "puma560"], None),
    "python alone": ([sys.executable, "-c", "pass"], None),
}
LIMIT = 0.3  # seconds for a robot of a hundred joints


def main() -> None:
    rows = [(name, process(run), limit) for name, (run, limit) in STARTS.items()]
    rows += [
        ("load puma560 (warm)", best(lambda: emdeg.load("puma560")), None),
        ("load general_6r (warm)", best(lambda: emdeg.load("general_6r")), None),
    ]
    with tempfile.TemporaryDirectory() as folder:
        for joints, kind in ((100, "serial"), (100, "tree"), (1000, "serial")):
            path = Path(folder) / f"{kind}{joints}.urdf"
            path.write_text(urdf(joints, kind), encoding="utf-8")
            limit = LIMIT if joints == 100 else None
            for snap in (1e-6, 0):
                name = f"load URDF, {joints} joints, {kind}, snap={snap:g}"
                rows.append((name, best(lambda p=path, s=snap: emdeg.load(p, snap=s)), limit))
    panda = emdeg.load("panda")
    rows.append(("panda.to_toml()", best(panda.to_toml), None))
    rows.append(("panda.symbolic('all')", best(lambda: panda.symbolic("all")), None))
    lines = ["# Starting and loading", "", __doc__.split("\n\n")[-1].replace("\n", " ").strip(), ""]
    lines += ["| | seconds | limit | |", "|---|---:|---:|---|"]
    for name, seconds, limit in rows:
        verdict = "" if limit is None else ("met" if seconds <= limit else "MISSED")
        shown = "" if limit is None else f"{limit:g}"
        lines.append(f"| {name} | {seconds:.3f} | {shown} | {verdict} |")
    text = "\n".join(lines) + "\n"
    print(text)
    RESULTS.write_text(text, encoding="utf-8")


def best(function, runs: int = 7, clock=time.process_time) -> float:  # type: ignore[no-untyped-def]
    times = []
    for _ in range(runs):
        start = clock()
        function()
        times.append(clock() - start)
    return min(times)


def process(run: list[str], runs: int = 5) -> float:
    """Processor seconds of a new process, the best of several."""
    times = []
    for _ in range(runs):
        before = os.times()
        subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        times.append(
            after.children_user + after.children_system
            - before.children_user - before.children_system
        )  # fmt: skip
    return min(times)


def urdf(joints: int, kind: str) -> str:
    """A robot with arbitrary origins, axes, inertias, and visuals that are ignored."""
    rng = random.Random(joints)

    def number() -> str:
        return f"{rng.uniform(-1, 1):.6f}"

    parts = [f'<robot name="{kind}{joints}">', '<link name="l0"/>']
    for i in range(1, joints + 1):
        parent = i - 1 if kind == "serial" else rng.randrange(i)
        axis = rng.choice(["1 0 0", "0 1 0", "0 0 1", "0 0 -1", f"{number()} {number()} 1"])
        angle = rng.choice(["0", "1.5708", "-1.5707963", "3.14159", number()])
        parts.append(
            f'<link name="l{i}"><visual><geometry><mesh filename="x.stl"/></geometry></visual>'
            f'<inertial><origin xyz="{number()} {number()} {number()}" rpy="0 {angle} 0"/>'
            f'<mass value="{1 + i % 7}"/><inertia ixx="1.1" ixy="0.01" ixz="-0.02" iyy="1.2" '
            f'iyz="0.03" izz="1.3"/></inertial></link>'
            f'<joint name="j{i}" type="revolute"><parent link="l{parent}"/><child link="l{i}"/>'
            f'<origin xyz="{number()} {number()} {number()}" rpy="{angle} 0 {number()}"/>'
            f'<axis xyz="{axis}"/><limit lower="-1" upper="1" effort="10" velocity="2"/></joint>'
        )
    return "\n".join([*parts, "</robot>"])


if __name__ == "__main__":
    main()
