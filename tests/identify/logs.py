"""Logs of known robots for tests: motions as Fourier series, efforts by Pinocchio, noise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

VISCOUS, COULOMB, ROTOR = 1.5, 2.0, 0.3
EFFORT_NOISE, POSITION_NOISE = 0.1, 1e-5


def motion(
    n: int, seconds: float = 20.0, rate: float = 250.0, seed: int = 0, size: float = 0.8
) -> tuple[np.ndarray, ...]:
    """t, q, q̇, q̈ of five harmonics for n joints, exact."""
    random = np.random.default_rng(seed)
    t = np.arange(int(seconds * rate)) / rate
    q, qd, qdd = (np.zeros((len(t), n)) for _ in range(3))
    for harmonic in range(1, 6):
        w = 2 * np.pi * 0.1 * harmonic
        for j in range(n):
            a, b = random.normal(size=2) * size / np.sqrt(harmonic)
            q[:, j] += a * np.sin(w * t) + b * np.cos(w * t)
            qd[:, j] += w * (a * np.cos(w * t) - b * np.sin(w * t))
            qdd[:, j] -= w * w * (a * np.sin(w * t) + b * np.cos(w * t))
    return t, q, qd, qdd


def urdf_log(path: Path, seed: int = 0, noise: float = 1.0, **settings: Any) -> dict[str, Any]:
    """A log of a URDF robot with friction and rotors, named as emdeg expects it."""
    import pinocchio as pin

    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    t, q, qd, qdd = motion(model.nv, seed=seed, **settings)
    rigid = np.array([pin.rnea(model, data, *s) for s in zip(q, qd, qdd, strict=True)])
    tau = rigid + VISCOUS * qd + COULOMB * np.sign(qd) + ROTOR * qdd
    random = np.random.default_rng(seed + 100)
    tau += noise * EFFORT_NOISE * random.normal(size=tau.shape)
    q = q + noise * POSITION_NOISE * random.normal(size=q.shape)
    names = [n for n in model.names if n != "universe"]
    log: dict[str, Any] = {"t": t}
    log |= {f"q_{name}": q[:, k] for k, name in enumerate(names)}
    log |= {f"tau_{name}": tau[:, k] for k, name in enumerate(names)}
    return log


def arm_log(
    seconds: float = 12.0, rate: float = 200.0, seed: int = 0, noise: float = 0.02
) -> dict[str, Any]:
    """One joint, a pendulum about y: τ = I q̈ + m g l cos q + friction; no other package needed."""
    t, q, qd, qdd = motion(1, seconds, rate, seed, 1.0)
    random = np.random.default_rng(seed + 7)
    inertia, gravity = 0.03 + 2 * 0.2**2, 2 * 9.81 * 0.2
    tau = inertia * qdd - gravity * np.cos(q) + 0.4 * qd + 0.6 * np.sign(qd)
    tau = tau + noise * random.normal(size=tau.shape)
    return {"t": t, "q_shoulder": q[:, 0], "tau_shoulder": tau[:, 0]}


def write_csv(path: Path, log: dict[str, Any]) -> Path:
    """The log as a file."""
    rows = np.column_stack(list(log.values()))
    np.savetxt(path, rows, delimiter=",", header=",".join(log), comments="", fmt="%.10g")
    return path
