"""How long it takes to import emdeg and to load robots (issue 2: both under 0.3 s).

    .venv/bin/python benchmarks/loading.py

Each figure is the best of several runs, in seconds: the processor's time for loading, the clock's
for imports, which are those of fresh processes with the time of an empty one taken off.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import emdeg

LIMIT = 0.3  # seconds


def main() -> None:
    rows = [
        ("import emdeg", max(process("import emdeg") - process("pass"), 0.0), LIMIT),
        (
            "import emdeg, load puma560",
            process("import emdeg; emdeg.load('puma560')") - process("pass"),
            None,
        ),
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
    width = max(len(name) for name, _, _ in rows)
    for name, seconds, limit in rows:
        verdict = "" if limit is None else ("ok" if seconds < limit else "TOO SLOW")
        print(f"{name:<{width}}  {seconds:7.4f} s  {verdict}")


def best(function, runs: int = 7, clock=time.process_time) -> float:  # type: ignore[no-untyped-def]
    times = []
    for _ in range(runs):
        start = clock()
        function()
        times.append(clock() - start)
    return min(times)


def process(code: str) -> float:
    run = [sys.executable, "-c", code]
    return best(lambda: subprocess.run(run, check=True), 5, time.perf_counter)


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
