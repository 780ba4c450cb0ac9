"""Simulation steps per second: emdeg against Pinocchio (C++) and MuJoCo (C), one core.

    python benchmarks/simulation.py [ROBOT …] [--level -O1] [--markdown FILE]

All integrate the same robot from the same state with the same fixed step and scheme, no efforts,
no contacts; the loop over steps is native everywhere. "batch" is 64 states in emdeg's lanes, on
the same single core; the peers have no batches, so their figure is that of one state. Times are
processor time, the best of several runs; final states are compared before anything is reported.
Marks: at least 3× the fastest peer with one state, 20× with a batch.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import mujoco
import numpy as np

import emdeg
from emdeg.exact.evaluate import evaluate
from emdeg.run.control import laws
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.simulate.closed_loop import closed_loop

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
BUILD = HERE.parent / "build" / "peers"
BATCH, REPEAT, H = 64, 9, 1e-4


# -- the peers ------------------------------------------------------------------------


def build(source: Path, compiler: str, flags: list[str]) -> ctypes.CDLL | None:
    """A shared library, kept by the hash of source and flags; None without a compiler."""
    if shutil.which(compiler) is None:
        return None
    text = source.read_bytes() + "\0".join([compiler, *flags]).encode()
    target = BUILD / f"{source.stem}-{compiler}-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not target.exists():
        print(f"building {source.name} (Pinocchio takes a minute)", flush=True)
        BUILD.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(".draft")
        command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-w", str(source)]
        subprocess.run([*command, "-o", str(draft), *flags], check=True)
        draft.rename(target)
    return ctypes.CDLL(str(target))


def pinocchio_library(compiler: str) -> ctypes.CDLL | None:
    """Built as fast as the compiler can: clang with -ffast-math is nearly twice as fast as g++."""
    site = Path(mujoco.__file__).resolve().parent.parent
    prefix = site / "cmeel.prefix"
    defines = ["BOOST_MPL_LIMIT_LIST_SIZE=30", "BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
               "BOOST_FUSION_INVOKE_MAX_ARITY=10", "NDEBUG"]  # fmt: skip
    flags = ["-std=c++17", *(f"-D{d}" for d in defines), f"-I{prefix}/include"]
    flags += [f"-I{site}/casadi/include/eigen3", f"-L{prefix}/lib", "-lpinocchio_default"]
    flags += [f"-Wl,-rpath,{prefix}/lib"]
    if compiler == "clang++":
        flags.append("-ffast-math")
    library = build(HERE / "simulation_peers" / "pinocchio_steps.cpp", compiler, flags)
    if library is not None:
        library.pinocchio_steps.restype = ctypes.c_double
    return library


def mujoco_library() -> ctypes.CDLL | None:
    where = Path(mujoco.__file__).resolve().parent
    name = next(where.glob("libmujoco.so*")).name
    flags = [f"-I{where}/include", f"-L{where}", f"-l:{name}", f"-Wl,-rpath,{where}"]
    library = build(HERE / "simulation_peers" / "mujoco_steps.c", "gcc", flags)
    if library is not None:
        library.mujoco_steps.restype = ctypes.c_double
    return library


def pinocchio_run(library, robot, values, scheme, convention, q, v, steps):
    """(seconds, final q)."""

    def numbers(expressions):
        return evaluate(list(expressions), values)

    types, poses, inertias = [], [], []
    for body in robot.bodies:
        placement, inertia = body.joint.placement, body.inertia
        types.append(0 if body.joint.revolute else 1)
        poses.append(numbers([*placement.rotation.entries, *placement.translation]))
        tensor = [inertia.tensor[i, j] for i, j in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))]
        inertias.append(numbers([inertia.mass, *inertia.com, *tensor]))
    arrays = [np.array(types, np.int32), np.array(poses), np.array(inertias),
              np.array(numbers(robot.gravity))]  # fmt: skip
    q, v = q.copy(), v.copy()
    pointers = [ctypes.c_void_p(a.ctypes.data) for a in arrays]
    seconds = library.pinocchio_steps(
        len(types), *pointers, ctypes.c_int(scheme == "rk4"), ctypes.c_int(convention),
        ctypes.c_double(H), ctypes.c_long(steps), ctypes.c_void_p(q.ctypes.data),
        ctypes.c_void_p(v.ctypes.data),
    )  # fmt: skip
    return seconds, q


def mujoco_run(library, robot, values, scheme, q, v, steps):
    from tests.mechanics.peers import mjcf

    name = "RK4" if scheme == "rk4" else "Euler"
    option = f'<option integrator="{name}" timestep="{H}" '
    text = mjcf(robot, values).replace("<option ", option, 1)
    with tempfile.NamedTemporaryFile("w", suffix=".xml") as file:
        file.write(text)
        file.flush()
        q, v = q.copy(), v.copy()
        seconds = library.mujoco_steps(
            file.name.encode(), ctypes.c_long(steps), ctypes.c_void_p(q.ctypes.data),
            ctypes.c_void_p(v.ctypes.data),
        )  # fmt: skip
    if seconds < 0:
        raise RuntimeError("MuJoCo cannot read the robot")
    return seconds, q


# -- emdeg ----------------------------------------------------------------------------


def emdeg_runs(robot, scheme, level, q, v, steps):
    """{label: (seconds per step, final q)}, and the operations of one evaluation."""
    program = closed_loop(robot, laws.free(robot), ("q_rate", "qdd"), optimise=level)
    stepper = Stepper(program, scheme)
    x = np.concatenate([q, v])
    found = {}
    best = min(timed(lambda: stepper.run(x, H, steps, every=steps)) for _ in range(REPEAT))
    final = stepper.run(x, H, steps, every=steps).states[-1, : len(q)]
    found["one state"] = (best / steps, final)
    many = np.tile(x, (BATCH, 1))
    few = max(1, steps // 16)

    def batch():
        return stepper.run(many, H, few, every=few, threads=1)

    best = min(timed(batch) for _ in range(REPEAT))
    final = batch().states[5, -1, : len(q)]
    found["batch"] = (best / few / BATCH, final)
    return found, program.count()


def timed(work) -> float:
    """Processor time of this thread: what other processes do does not count."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def stepping(run, steps: int) -> float:
    """Seconds per step of a peer: the best of all, less what setting up takes."""
    whole = min(timed(lambda: run(steps)) for _ in range(REPEAT))
    setup = min(timed(lambda: run(0)) for _ in range(REPEAT))
    return (whole - setup) / steps


# -- the table ------------------------------------------------------------------------


def measure(name: str, level: str | None) -> list[str]:
    robot = emdeg.load(name)
    values = {s: float(p.value) for s, p in robot.parameters.items() if p.value is not None}
    rng = np.random.default_rng(0)
    q, v = rng.uniform(-0.5, 0.5, robot.nq), rng.uniform(-0.5, 0.5, robot.nv)
    at = {**values, **dict.fromkeys((*robot.q, *robot.qd, *robot.qdd, *robot.tau), 0.0)}
    builds = {name: pinocchio_library(name) for name in ("g++", "clang++")}
    muj = mujoco_library()
    lines = []
    for scheme in ("semi_implicit", "rk4"):
        steps = 20_000 if scheme == "semi_implicit" else 6_000
        peers = {}
        for compiler, library in builds.items():
            for convention, axes in enumerate(("local", "world")) if library is not None else ():

                def run(count, library=library, convention=convention, scheme=scheme):
                    return pinocchio_run(library, robot, at, scheme, convention, q, v, count)

                peers[f"Pinocchio, {axes}, {compiler}"] = (stepping(run, steps), run(steps)[1])
        if muj is not None:

            def run(count, scheme=scheme):
                return mujoco_run(muj, robot, at, scheme, q, v, count)

            peers["MuJoCo mj_step"] = (stepping(run, steps), run(steps)[1])
        ours, count = emdeg_runs(robot, scheme, level, q, v, steps)
        for label, (_, final) in peers.items():
            error = np.abs(final - ours["one state"][1]).max()
            if error > 1e-6:
                raise RuntimeError(f"{label} and emdeg disagree on {name}: {error:.1e}")
        best = {k: t for k, (t, _) in peers.items()}
        fastest = min(best.values(), default=float("nan"))
        for label, seconds in {**best, **{f"emdeg, {k}": t for k, (t, _) in ours.items()}}.items():
            ratio = f"{fastest / seconds:.1f}×" if label.startswith("emdeg") else ""
            lines.append(
                f"| {name} | {scheme} | {label} | {seconds * 1e9:.1f} | "
                f"{1e-6 / seconds:.2f} | {ratio} |"
            )
        lines.append(f"| {name} | {scheme} | *emdeg's evaluation* | {count.total} operations | | |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("robots", nargs="*", default=["panda"])
    parser.add_argument("--level", default="-O1", help="optimisation of the forward dynamics")
    parser.add_argument("--markdown", type=Path)
    options = parser.parse_args()
    lines = ["| robot | scheme | who | ns/step | M steps/s | against the fastest peer |",
             "|---|---|---|---|---|---|"]  # fmt: skip
    for name in options.robots:
        lines += measure(name, None if options.level == "none" else options.level)
    print("\n".join(lines))
    if options.markdown:
        options.markdown.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
