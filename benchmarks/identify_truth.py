"""Identification where the truth is known: MuJoCo is the plant, and the log is all that emdeg gets.

The plant: position control at 1 kHz with four steps of MuJoCo in between, encoders of 2¹⁶ counts a
turn, noise on measured efforts, viscous friction, dry friction as stiff as MuJoCo has it, rotors.
The description that is handed in has masses and tensors wrong by up to 30 % and no drives. A motion
is run once in the plant and its efforts measured several times, each with noise of its own.

Y_b depends on the geometry alone, which no run changes: its exact derivation and its machine code
are made once for each robot and shared by its runs. Everything else is `emdeg.identify`.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import mujoco
import numpy as np

import emdeg
from emdeg.exact.graph import const
from emdeg.exact.linalg import Matrix
from emdeg.identify.fit import data as fitting
from emdeg.identify.model import model_of
from emdeg.identify.read.prepare import LOBES, PASSED
from emdeg.robot.model.parts import Friction, Motor
from tests.mechanics.peers import mjcf

RATE, INNER = 1000, 4  # Hz of control and log; steps of the plant in between
COUNTS = 2**16
ROTOR, VISCOUS, COULOMB = 0.2, 1.0, 1.5
NOISE = 0.02  # of each joint's largest effort
NOISES = 5  # draws of the measurement's noise on each run of the plant
HARMONICS, BASE_FREQUENCY = 5, 0.1  # Hz


@dataclass(frozen=True)
class Run:
    """One log of the plant, without the noise of the sensors of effort."""

    t: np.ndarray
    q: np.ndarray
    tau: np.ndarray


@dataclass(frozen=True)
class Trial:
    """What one identification of one noisy log found, against the truth."""

    z: tuple[float, ...]  # (found − true)/σ of every base parameter
    inside: tuple[bool, ...]  # is the truth in the 95 % interval?
    held: float
    floor: float  # what noise alone leaves of the held-out error
    ratio: float  # consistent over free, held out
    possible: bool  # every link's pseudo-inertia positive definite
    seconds: float


# -- the plant --------------------------------------------------------------------------


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


def reference(robot: emdeg.Robot, seconds: float, random: np.random.Generator) -> Any:
    """t, q, q̇ of five harmonics of 0.1 Hz, within the limits of positions."""
    n = robot.nv
    t = np.arange(int(seconds * RATE)) / RATE
    q, qd = np.zeros((len(t), n)), np.zeros((len(t), n))
    for k in range(1, HARMONICS + 1):
        w = 2 * np.pi * BASE_FREQUENCY * k
        a, b = random.normal(size=(2, n)) * 0.6 / np.sqrt(k)
        s, c = np.sin(w * t)[:, None], np.cos(w * t)[:, None]
        q += a * s + b * c
        qd += w * (a * c - b * s)
    for joint, k in ((robot.by_coordinate[k], k) for k in range(n)):
        low, high = (float(x) for x in (joint.limits.lower, joint.limits.upper))
        middle, reach = (low + high) / 2, 0.95 * (high - low) / 2
        if high - low > 2 * np.pi + 0.1:  # a joint that turns on: about zero
            middle = 0.0
        size = min(1.0, reach / np.abs(q[:, k]).max())
        q[:, k], qd[:, k] = middle + size * q[:, k], size * qd[:, k]
    return t, q, qd


def recorded(model: mujoco.MjModel, robot: emdeg.Robot, seconds: float,
             random: np.random.Generator) -> Run:  # fmt: skip
    """A closed-loop run of a random motion."""
    return driven_along(model, robot.nv, *reference(robot, seconds, random))


def driven_along(model: mujoco.MjModel, n: int, t: np.ndarray, qr: np.ndarray,
                 vr: np.ndarray) -> Run:  # fmt: skip
    """A closed-loop run: PD on what the encoders say, with the inertia for a scale."""
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


# -- the trials -------------------------------------------------------------------------


@cache
def prepared(name: str) -> tuple[emdeg.Robot, dict[str, float], mujoco.MjModel]:
    """The robot as it is, its base parameters, its plant."""
    robot = driven(emdeg.load(name))
    model = model_of(robot)
    exact = dict(zip((b.name for b in model.base), model.K @ model.prior, strict=True))
    return robot, exact, plant(robot)


def share_models() -> None:
    """Derive the matrix of a robot's geometry once in this process."""
    derive, made = fitting.model_of, {}

    def shared(robot: emdeg.Robot, **options: Any) -> Any:
        key = (robot.name, robot.joint_names, repr(sorted(options.items(), key=str)))
        if key not in made:
            made[key] = derive(robot, **options)
            made[key].kernel  # noqa: B018 - compiled now, carried below
        new = replace(made[key], robot=robot)
        new.__dict__["kernel"] = made[key].kernel
        return new

    if derive.__name__ != "shared":
        fitting.model_of = shared  # type: ignore[assignment]


def trials(job: tuple[str, int, float]) -> list[Trial]:
    """One motion of one robot, measured NOISES times."""
    name, number, seconds = job
    share_models()
    robot, exact, model = prepared(name)
    random = np.random.default_rng([number, *name.encode()])
    run = recorded(model, robot, seconds, random)
    description = mistaken(robot, random)
    return [trial(robot, description, exact, run, random) for _ in range(NOISES)]


def trial(robot: emdeg.Robot, description: emdeg.Robot, exact: dict[str, float], run: Run,
          random: np.random.Generator) -> Trial:  # fmt: skip
    """One noisy log, identified."""
    sigma = NOISE * np.abs(run.tau).max(axis=0)
    tau = run.tau + sigma * random.normal(size=run.tau.shape)
    log = named(robot, run.t, run.q, tau)
    start = time.process_time()
    found = emdeg.identify(description, log)
    seconds = time.process_time() - start
    assert found.held_out is not None
    z = [(p.value - exact[p.name]) / max(p.standard_deviation, 1e-300)
         for p in found.base_parameters]  # fmt: skip
    inside = [p.interval[0] <= exact[p.name] <= p.interval[1] for p in found.base_parameters]
    held = found.held_out.relative_error
    return Trial(
        tuple(z), tuple(inside), held, noise_floor(found, sigma),
        held / found.free["held_out"].relative_error, all_possible(found.robot), seconds,
    )  # fmt: skip


def named(
    robot: emdeg.Robot, t: np.ndarray, q: np.ndarray, tau: np.ndarray
) -> dict[str, np.ndarray]:
    """The log with its columns' names."""
    log = {"t": t}
    log |= {f"q_{n}": q[:, k] for k, n in enumerate(robot.joint_names)}
    return log | {f"tau_{n}": tau[:, k] for k, n in enumerate(robot.joint_names)}


def noise_floor(found: emdeg.Identification, sigma: np.ndarray) -> float:
    """The relative error that white noise of σ leaves after the decimation, held out."""
    from scipy.signal import firwin

    history = found.history
    step = max(1, round(float(np.median(np.diff(history.t))) * RATE))
    gain = 1.0
    if step > 1:
        gain = float(np.linalg.norm(
            firwin(2 * LOBES * step + 1, PASSED / step, window=("kaiser", 5.0))))  # fmt: skip
    tau = history.tau[history.held]
    return float(np.linalg.norm(sigma) * gain / np.sqrt((tau**2).sum(axis=1).mean()))


def all_possible(robot: emdeg.Robot) -> bool:
    """Is every pseudo-inertia [Σ h; hᵀ m] positive definite, by numpy's eigenvalues?"""
    for body in robot.bodies:
        inertia = body.inertia
        tensor = np.array([float(e) for e in inertia.tensor.entries]).reshape(3, 3)
        second = np.trace(tensor) / 2 * np.eye(3) - tensor
        if np.linalg.eigvalsh(second)[0] <= 0 or float(inertia.mass) <= 0:
            return False
    return True


def campaign(
    names: Sequence[str], runs: int, seconds: float, processes: int
) -> dict[str, list[Trial]]:
    """All trials of each robot."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # small matrices: threads would only wait
    found: dict[str, list[Trial]] = {name: [] for name in names}
    jobs = [(name, k, seconds) for name in names for k in range(-(-runs // NOISES))]
    with ProcessPoolExecutor(processes) as pool:
        for done, (job, made) in enumerate(zip(jobs, pool.map(trials, jobs), strict=True), 1):
            found[job[0]] += made
            if done % 10 == 0:
                print(f"  {done} of {len(jobs)} motions", flush=True)
    return found


def summary(made: Sequence[Trial]) -> dict[str, float]:
    """The figures of one robot."""
    return {
        "runs": len(made),
        "base": len(made[0].z),
        "coverage": float(np.mean([i for m in made for i in m.inside])),
        "z": float(np.sqrt(np.mean([z**2 for m in made for z in m.z]))),
        "held": float(np.median([m.held for m in made])),
        "floor": float(np.median([m.held / m.floor for m in made])),
        "ratio": float(max(m.ratio for m in made)),
        "impossible": sum(not m.possible for m in made),
        "seconds": float(np.median([m.seconds for m in made])),
    }
