"""A robot that is not emdeg's: MuJoCo moves the arm of `refusals` under position control.

Its masses, dry friction, damping and rotors are MuJoCo's own; `memory` replaces its dry friction by
a spring that gives way (Dahl 1968), whose friction at rest is what the last motion left in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import mujoco
import numpy as np

from tests.identify.refusals import urdf

VISCOUS = np.array([0.8, 0.6, 0.4])
DRY = np.array([1.5, 1.2, 0.8])
ROTOR = np.array([0.2, 0.15, 0.1])
LENGTH = 3e-4  # rad, of the friction with memory
RATE, INNER, STIFF = 500, 2, 40.0  # Hz, steps of the plant in between, rad/s of the loop


@dataclass(frozen=True, eq=False)
class Run:
    """What was measured: t (N,), q and tau (N, 3), without noise of efforts."""

    t: np.ndarray
    q: np.ndarray
    tau: np.ndarray

    def noisy(self, sigma: float = 0.1, seed: int = 0) -> Run:
        """Efforts with the noise of a sensor."""
        noise = np.random.default_rng(seed).normal(size=self.tau.shape)
        return Run(self.t, self.q, self.tau + sigma * noise)

    def every(self, step: int) -> Run:
        """The same at a lower rate."""
        return Run(self.t[::step], self.q[::step], self.tau[::step])


def model(memory: bool = False) -> Any:
    text = urdf(3).replace(
        '<robot name="arm">',
        '<robot name="arm"><mujoco><compiler fusestatic="false" boundmass="0"/></mujoco>',
    )
    made = mujoco.MjModel.from_xml_string(text)
    made.opt.timestep = 1 / RATE / INNER
    made.opt.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    made.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_LIMIT
    made.dof_damping[:], made.dof_armature[:] = VISCOUS, ROTOR
    if not memory:
        made.dof_frictionloss[:] = DRY
        made.dof_solref[:] = [0.002, 1]
        made.dof_solimp[:, :3] = [0.999, 0.999, 0.001]
    return made


def fourier(seconds: float, seed: int, size: float = 0.7) -> np.ndarray:
    """Positions of five harmonics of 0.1 Hz."""
    random, t = np.random.default_rng(seed), np.arange(int(seconds * RATE)) / RATE
    found = np.zeros((len(t), 3))
    for k in range(1, 6):
        a, b = random.normal(size=(2, 3)) * size / np.sqrt(k)
        w = 2 * np.pi * 0.1 * k
        found += a * np.sin(w * t)[:, None] + b * np.cos(w * t)[:, None]
    return found


def stops(seconds: float, seed: int, move: float = 0.7, rest: float = 0.5) -> np.ndarray:
    """From pose to pose by smooth steps, with rests."""
    random, t = np.random.default_rng(seed), np.arange(int(seconds * RATE)) / RATE
    poses = random.uniform(-1.2, 1.2, size=(int(seconds / (move + rest)) + 2, 3))
    k = (t / (move + rest)).astype(int)
    x = np.clip((t - k * (move + rest)) / move, 0, 1)[:, None]
    return poses[k] + (poses[k + 1] - poses[k]) * (10 * x**3 - 15 * x**4 + 6 * x**5)


@cache
def run(kind: str = "fourier", seconds: float = 12.0, seed: int = 3, memory: bool = False) -> Run:
    """A closed-loop run along such a motion: PD with the weight fed forward, 2²⁰ counts a turn."""
    wanted = fourier(seconds, seed) if kind == "fourier" else (
        stops(seconds, seed) if kind == "stops" else stops(seconds, seed, 3.0, 1.0))  # fmt: skip
    speeds = np.gradient(wanted, 1 / RATE, axis=0)
    plant = model(memory)
    data = mujoco.MjData(plant)
    data.qpos[:], data.qvel[:] = wanted[0], speeds[0]
    mujoco.mj_forward(plant, data)
    M = np.zeros((3, 3))
    mujoco.mj_fullM(plant, data, M)
    stiff, damp = np.diag(M) * STIFF**2, np.diag(M) * 2 * STIFF
    count = 2 * np.pi / 2**20
    q, u, z = np.empty_like(wanted), np.empty_like(wanted), np.zeros(3)
    for k in range(len(wanted)):
        q[k] = np.round(data.qpos / count) * count
        u[k] = stiff * (wanted[k] - q[k]) + damp * (speeds[k] - data.qvel) + data.qfrc_bias
        for _ in range(INNER):
            data.qfrc_applied[:] = u[k] - (DRY * z if memory else 0.0)
            before = data.qpos.copy()
            mujoco.mj_step(plant, data)
            if memory:
                moved = data.qpos - before
                sense = np.sign(moved)
                z = sense + (z - sense) * np.exp(-np.abs(moved) / LENGTH)
    t = np.arange(len(wanted)) / RATE
    return Run(t, q, np.vstack([u[:1], (u[1:] + u[:-1]) / 2]))
