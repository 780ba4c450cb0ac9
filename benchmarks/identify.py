"""Identification against known truth, a real log and a peer: `python benchmarks/identify.py`.

Truth known: MuJoCo is the plant (position control at 1 kHz, encoders of 2¹⁶ counts a turn, noise on
measured efforts, viscous friction, dry friction as stiff as MuJoCo has it, rotors); emdeg gets a
description whose inertias are wrong by up to 30 %, and the log. Counted is how often the 95 %
intervals of the base parameters contain the plant's values. Writes benchmarks/results/identify.md.

    --runs 100 --robots ur5,puma560        how much
    --tx40 FOLDER                          the real log (its files are not in this repository)
"""

from __future__ import annotations

import argparse
import importlib.metadata
import re
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import mujoco
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import emdeg  # noqa: E402
from emdeg.exact.graph import const  # noqa: E402
from emdeg.exact.linalg import Matrix  # noqa: E402
from emdeg.identify.model import model_of  # noqa: E402
from emdeg.robot.model.parts import Friction, Motor  # noqa: E402
from tests.mechanics.peers import mjcf  # noqa: E402

RATE, INNER = 1000, 4  # Hz of control and log; steps of the plant in between
COUNTS = 2**16
ROTOR, VISCOUS, COULOMB = 0.2, 1.0, 1.5
NOISE = 0.02  # of each joint's largest effort
NOISES = 5  # draws of the measurement's noise on each run of the plant


@dataclass(frozen=True)
class Run:
    """One log of the plant."""

    t: np.ndarray
    q: np.ndarray
    tau: np.ndarray


def driven(robot: emdeg.Robot) -> emdeg.Robot:
    """The robot with numbers for all, and drives."""
    robot = robot.with_values()
    bodies = tuple(
        replace(b, inertia=possible(b.inertia), joint=replace(
            b.joint, motor=Motor(reflected=const(ROTOR)),
            friction=Friction(const(VISCOUS), const(COULOMB)),
        )) for b in robot.bodies
    )  # fmt: skip
    return robot.replaced(bodies=bodies)


def possible(inertia: emdeg.Inertia) -> emdeg.Inertia:
    """The inertia, or a ball with its largest moment where it is none (Armstrong's link 1)."""
    tensor = np.array([float(e) for e in inertia.tensor.entries]).reshape(3, 3)
    moments = np.linalg.eigvalsh(tensor)
    if moments[0] > 0 and moments[0] + moments[1] > moments[2] and float(inertia.mass) > 0:
        return inertia
    ball = Matrix.identity() * const(round(float(max(moments[2], 0.01)), 6))
    return replace(inertia, mass=const(max(float(inertia.mass), 1.0)), tensor=ball)


def mistaken(robot: emdeg.Robot, random: np.random.Generator) -> emdeg.Robot:
    """A description as one has it: no drives, masses and tensors wrong by up to 30 %."""
    bodies = []
    for body in robot.bodies:
        factor = const(round(float(random.uniform(0.7, 1.3)), 3))
        inertia = replace(
            body.inertia, mass=body.inertia.mass * factor, tensor=body.inertia.tensor * factor
        )
        joint = replace(body.joint, motor=Motor(), friction=Friction())
        bodies.append(replace(body, joint=joint, inertia=inertia))
    return robot.replaced(bodies=tuple(bodies))


def plant(robot: emdeg.Robot) -> mujoco.MjModel:
    """The robot in MuJoCo, with its Coulomb friction."""
    values = {s: float(p.value) for s, p in robot.parameters.items()}
    text = mjcf(robot, values).replace(' constraint="disable"', "")
    dry = f'frictionloss="{COULOMB}" solreffriction="0.001 1" solimpfriction="0.999 0.999 0.001"'
    text = re.sub(r'damping="', f'{dry} damping="', text)
    option = f'<option timestep="{1 / RATE / INNER}" integrator="implicitfast" '
    return mujoco.MjModel.from_xml_string(text.replace("<option ", option, 1))


def fourier(n: int, seconds: float, random: np.random.Generator):
    """q, q̇, q̈ references: five harmonics of 0.1 Hz from rest."""
    t = np.arange(int(seconds * RATE)) / RATE
    q, qd, qdd = (np.zeros((len(t), n)) for _ in range(3))
    for k in range(1, 6):
        w = 2 * np.pi * 0.1 * k
        a, b = random.normal(size=(2, n)) * 0.6 / np.sqrt(k)
        s, c = np.sin(w * t)[:, None], np.cos(w * t)[:, None]
        q += a * s + b * c
        qd += w * (a * c - b * s)
        qdd -= w * w * (a * s + b * c)
    return t, q, qd, qdd


def recorded(model: mujoco.MjModel, n: int, seconds: float, random: np.random.Generator) -> Run:
    """A closed-loop run: PD on what the encoders say, with the inertia for a scale."""
    t, qr, vr, _ = fourier(n, seconds, random)
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:] = qr[0], vr[0]
    mujoco.mj_forward(model, data)
    M = np.zeros((n, n))
    mujoco.mj_fullM(model, data, M) if mujoco.__version__ >= "4" else mujoco.mj_fullM(
        model, M, data.qM
    )
    stiff, damp = np.diag(M) * 60.0**2, np.diag(M) * 2 * 60.0
    step = 2 * np.pi / COUNTS
    q, u = np.empty((len(t), n)), np.empty((len(t), n))
    before = np.round(data.qpos / step) * step
    for k in range(len(t)):
        now = np.round(data.qpos / step) * step
        speed = (now - before) * RATE if k else vr[0]
        before, q[k] = now, now
        u[k] = stiff * (qr[k] - now) + damp * (vr[k] - speed) + data.qfrc_bias
        data.qfrc_applied[:] = u[k]
        mujoco.mj_step(model, data, INNER)
    # a sensor of effort sees both intervals about its sample
    seen = np.vstack([u[:1], (u[1:] + u[:-1]) / 2])
    return Run(t, q, seen)


def truth(robot: emdeg.Robot) -> dict[str, float]:
    """Base parameters of the plant."""
    model = model_of(robot)
    return dict(zip((b.name for b in model.base), model.K @ model.prior, strict=True))


def campaign(name: str, runs: int, seconds: float) -> dict[str, float]:
    """Coverage, errors and times over many runs."""
    robot = driven(emdeg.load(name))
    exact, model = truth(robot), plant(robot)
    inside, held, ratio, times, z = [], [], [], [], []
    for number in range(-(-runs // NOISES)):
        random = np.random.default_rng(number)
        run = recorded(model, robot.nv, seconds, random)
        description = mistaken(robot, random)
        for _ in range(NOISES):
            sigma = NOISE * np.abs(run.tau).max(axis=0)
            tau = run.tau + sigma * random.normal(size=run.tau.shape)
            log = {"t": run.t}
            log |= {f"q_{n}": run.q[:, k] for k, n in enumerate(robot.joint_names)}
            log |= {f"tau_{n}": tau[:, k] for k, n in enumerate(robot.joint_names)}
            start = time.perf_counter()
            found = emdeg.identify(description, log)
            times.append(time.perf_counter() - start)
            for p in found.base_parameters:
                z.append((p.value - exact[p.name]) / max(p.standard_deviation, 1e-300))
                inside.append(p.interval[0] <= exact[p.name] <= p.interval[1])
            held.append(found.held_out.relative_error)
            ratio.append(held[-1] / found.free["held_out"].relative_error)
    return {
        "runs": len(held), "base": len(found.base_parameters), "coverage": float(np.mean(inside)),
        "z": float(np.sqrt(np.mean(np.square(z)))), "held": float(np.median(held)),
        "ratio": float(np.max(ratio)), "seconds": float(np.median(times)),
    }  # fmt: skip


def speed(rows: int = 45_000) -> tuple[float, float, float]:
    """Seconds for the matrix of a six-axis arm's log: ours, Pinocchio's loop, and their gap."""
    import pinocchio as pin

    installed = importlib.metadata.files("example-robot-data") or []
    path = next(Path(str(f.locate())) for f in installed if f.name == "ur5_robot.urdf")
    model, theirs = model_of(emdeg.load(path)), pin.buildModelFromUrdf(str(path))
    data = theirs.createData()
    q, qd, qdd = np.random.default_rng(0).uniform(-1, 1, (3, rows, 6))
    model.blocks(q, qd, qdd)
    ours, loop = [], []
    for _ in range(3):
        start = time.perf_counter()
        model.blocks(q, qd, qdd)
        ours.append(time.perf_counter() - start)
        start = time.perf_counter()
        out = np.empty((rows, 6, 60))
        for k in range(rows):
            out[k] = pin.computeJointTorqueRegressor(theirs, data, q[k], qd[k], qdd[k])
        loop.append(time.perf_counter() - start)
    inertias = np.concatenate([theirs.inertias[i].toDynamicParameters() for i in range(1, 7)])
    phi = np.where([f.field[0] in "mJ" and f.field != "motor" for f in model.full], model.prior, 0)
    gap = np.abs(model.matrix(q[:50], qd[:50], qdd[:50]) @ (model.K @ phi) - out[:50] @ inertias)
    return min(ours), min(loop), float(gap.max())


def real(folder: Path) -> list[tuple[str, float, float, float]]:
    """(who, fitted, held out, held out while moving) on the Stäubli TX40's log."""
    mapping = {
        "rate": 5000,
        "columns": {"q": "Joint_{n}", "tau": "motor_torque.csv.gz:Joint_{n}"},
        "units": {"q": "rad", "tau": "N m"},
        "drive": {
            "ratio": [32, 32, 45, -48, 45, 32], "coupling": [[6, 5, 32]],
            "offset": [0, "-pi/2", "pi/2", 0, 0, 0],
        },
    }  # fmt: skip
    rows = []
    log = folder / "motor_position.csv.gz"
    start = time.perf_counter()
    for method in ("weighted", "reweighted", "huber"):
        found = emdeg.identify(folder / "tx40.urdf", log, mapping=mapping, method=method)
        if method == "weighted":
            found.report(HERE / "results" / ".identify.html")
            (HERE / "results" / ".identify.html").unlink()
            print(f"log to page: {time.perf_counter() - start:.1f} s")
        errors = (found.fitted.relative_error, found.held_out.relative_error, found.held_out.moving)
        rows.append((f"emdeg, {method}", *errors))
    free = found.free["held_out"]
    rows.append(("emdeg, huber, base parameters alone", found.free["fitted"].relative_error,
                 free.relative_error, free.moving))  # fmt: skip
    return rows


def written(known: dict[str, dict[str, float]], times: tuple[float, float, float] | None,
            measured: list[tuple[str, float, float, float]], seconds: float) -> str:  # fmt: skip
    """The page of results."""
    lines = [
        "# Identification", "",
        "Written by `python benchmarks/identify.py`; what is measured, that file says.", "",
        "## Truth known", "",
        f"MuJoCo's plant, {seconds:g} s at 1 kHz, noise of {NOISE:.0%} of each joint's largest"
        " effort. Coverage: how often the 95 % interval of a base parameter has the plant's value;"
        " z: the root mean square of (found − true)/σ, 1 when σ is right; the last but one column"
        " is the largest error of the consistent robot over that of the free fit.", "",
        "| robot | runs | base | coverage | z | error held out | consistent / free | s |",
        "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name, r in known.items():
        lines.append(
            f"| {name} | {r['runs']:.0f} | {r['base']:.0f} | {r['coverage']:.1%} | {r['z']:.2f} |"
            f" {r['held']:.2%} | {r['ratio']:.4f} | {r['seconds']:.1f} |"
        )
    if times is not None:
        ours, loop, gap = times
        lines += [
            "", "## The regression matrix", "",
            "45,000 rows of a UR5 with friction, rotors and offsets; Pinocchio's columns are those"
            " of the links alone, in a Python loop over `computeJointTorqueRegressor`.", "",
            "| | s | ratio |", "|---|---|---|", f"| emdeg | {ours:.3f} | 1 |",
            f"| Pinocchio | {loop:.3f} | {loop / ours:.0f} |", "",
            f"Largest difference of Y φ between the two: {gap:.1e} N m.",
        ]  # fmt: skip
    if measured:
        lines += [
            "", "## A real log: Stäubli TX40", "",
            "The last third held out. A plain pipeline (Pinocchio's regressor, 100 Hz, 50 Hz after"
            " decimation, weighted least squares) had 6.0 % fitted and 15.7 % held out.", "",
            "| | fitted | held out | held out, moving |", "|---|---|---|---|",
        ]  # fmt: skip
        lines += [f"| {who} | {a:.1%} | {b:.1%} | {c:.1%} |" for who, a, b, c in measured]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure what was asked for and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--robots", default="ur5,puma560")
    parser.add_argument("--tx40", type=Path)
    parser.add_argument("--no-speed", action="store_true")
    asked = parser.parse_args()
    known = {}
    for name in filter(None, asked.robots.split(",")):
        known[name] = campaign(name, asked.runs, asked.seconds)
        print(name, known[name], flush=True)
    times = None if asked.no_speed else speed()
    print("matrix", times)
    measured = [] if asked.tx40 is None else real(asked.tx40)
    text = written(known, times, measured, asked.seconds)
    (HERE / "results" / "identify.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
