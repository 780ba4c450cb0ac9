"""Peers that live in environments of their own, so that the project's versions stay as they are.

    python benchmarks/speed_newcomers.py        installs them into build/peers (needs pip, once);
                                                speed.py of all arms does so by itself

Each runs in a process (peers/newcomer.py) that goes over the same states when it is told to, so
that rounds alternate as among the other peers. One that is not installed is named in the table.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import speed_build
import speed_peers as peers

#: peer → (its folder, what pip puts there); dependencies that it shares come from this environment
ENVIRONMENTS = {
    "frax": ("frax", ["frax==0.1.0", "networkx==3.6.1", "lxml==6.1.3"]),
    "adam": (
        "adam",
        ["adam-robotics==0.5.0", "urdfdom-py==1.2.1.post1", "array-api-compat==1.16.0",
         "liecasadi==0.0.7", "prettytable==3.18.0", "wcwidth==0.9.4", "lxml==6.1.3"],
    ),
    "dynibo": ("dynibo", ["dynibo==0.5.2"]),
    "mjbatch": ("mjbatch", ["mjbatch==0.1.4", "mujoco==3.14.0"]),
}  # fmt: skip
#: what could be asked of PyPI and is no row, and why
NOT_HERE = {
    "symjit": "source only; its engine needs crates that PyPI does not have",
}
#: one core, and what frax recommends
SETTINGS = {
    "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "JAX_ENABLE_X64": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false "
    "--xla_cpu_scheduler_type=CPU_SCHEDULER_TYPE_MEMORY_OPTIMIZED",
}  # fmt: skip
CHILD = speed_build.SOURCES / "newcomer.py"


def place(name: str) -> Path:
    """The folder of a peer's packages."""
    return speed_build.BUILD / "environments" / ENVIRONMENTS[name][0]


def install() -> None:
    """All of them, each into its folder."""
    for name, (_, packages) in ENVIRONMENTS.items():
        if place(name).exists():
            continue
        print(f"installing {name}", flush=True)
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target"]
        done = subprocess.run([*command, str(place(name)), *packages], check=False)
        if done.returncode:
            print(f"  {name} cannot be installed here: it will be no row", file=sys.stderr)


def missing() -> list[str]:
    """Sentences about peers that are no rows."""
    absent = [name for name in ENVIRONMENTS if not place(name).exists()]
    found = [f"{name}: not installed (`python benchmarks/speed_newcomers.py`)" for name in absent]
    return found + [f"{name}: {why}" for name, why in NOT_HERE.items()]


@dataclass
class Newcomer:
    """A process that answers; `exact` unless it was given a changed robot."""

    name: str
    process: subprocess.Popen[str]
    results: list[np.ndarray] = field(default_factory=list)
    exact: bool = True

    def run(self) -> float:
        """Once over all states: seconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def started(
    numbers: peers.Numbers, states: peers.States, quantity: str, folder: Path | None = None
) -> Iterator[Newcomer]:
    """Those that are installed and have this quantity, ready to run."""
    folder = folder or Path(tempfile.mkdtemp())
    (folder / "robot.urdf").write_text(urdf(numbers), encoding="utf-8")
    exact = peers.mujoco_model(numbers, folder)
    named = {"q": states.q, "v": states.v, "third": states.third}
    np.savez(folder / "states.npz", **named, armature=numbers.armature, gravity=numbers.gravity)
    for name in ENVIRONMENTS:
        if not place(name).exists():
            continue
        command = [sys.executable, str(CHILD), name, quantity, str(folder)]
        environment = {**os.environ, **SETTINGS, "PYTHONPATH": str(place(name))}
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        while said and said != "ready" and not said.startswith("refused"):
            said = process.stdout.readline().strip()  # what libraries say when they begin
        if said != "ready":
            print(f"    {name} {quantity}: {said or 'ended by itself'}", flush=True)
            process.wait()
            continue
        found = np.load(folder / f"{name}.npz")
        results = [found[key] for key in found.files]
        yield Newcomer(name, process, results, exact or name != "mjbatch")


def urdf(numbers: peers.Numbers) -> str:
    """The robot as URDF: link and joint k, axes along z."""
    from scipy.spatial.transform import Rotation

    def text(values) -> str:
        return " ".join(repr(float(x)) for x in values)

    still = '<origin xyz="0 0 0" rpy="0 0 0"/><mass value="1"/>'
    still += '<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/>'
    out = [f'<robot name="robot"><link name="base"><inertial>{still}</inertial></link>']
    for k, parent in enumerate(numbers.parents):
        pose, inertia = numbers.poses[k], numbers.inertias[k]
        rpy = Rotation.from_matrix(pose[:9].reshape(3, 3)).as_euler("xyz")
        kind = ("revolute", "prismatic")[numbers.types[k]]
        named = zip(("ixx", "ixy", "ixz", "iyy", "iyz", "izz"), inertia[4:], strict=True)
        entries = " ".join(f'{key}="{float(x)!r}"' for key, x in named)
        below = "base" if parent < 0 else f"link{parent}"
        out += [
            f'<link name="link{k}"><inertial><origin xyz="{text(inertia[1:4])}" rpy="0 0 0"/>'
            f'<mass value="{float(inertia[0])!r}"/><inertia {entries}/></inertial></link>',
            f'<joint name="joint{k}" type="{kind}"><parent link="{below}"/>'
            f'<child link="link{k}"/><origin xyz="{text(pose[9:])}" rpy="{text(rpy)}"/>'
            '<axis xyz="0 0 1"/>'
            '<limit lower="-100" upper="100" effort="1e9" velocity="1e9"/></joint>',
        ]
    return "\n".join([*out, "</robot>"])


if __name__ == "__main__":
    install()
