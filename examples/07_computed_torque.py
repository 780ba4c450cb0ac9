"""Computed torque on the PUMA 560: the errors obey ë + k_d ė + k_p e = 0, whatever the arm does.

The arm starts off its path; the error must decay exactly as the linear law says, which is checked.
Writes out/07_computed_torque.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg
from emdeg import laws, trajectories


def main() -> None:
    robot = emdeg.load("puma560")
    goal = [0.8, -0.9, 1.2, 0.5, -0.4, 0.7]
    path = trajectories.cycloid([0.0] * 6, goal, 1.5)
    law = laws.computed_torque(path, kp=100, kd=20)
    start = np.full(6, 0.05)  # off the path by 3 degrees
    run = emdeg.simulate(robot, law, start, t=np.linspace(0, 1.5, 151), rtol=1e-8, atol=1e-10)
    error = run.q - path(run.t)[0]
    print(run.report())
    decay = 0.05 * np.exp(-10 * run.t) * (1 + 10 * run.t)  # ë + 20 ė + 100 e = 0
    assert np.abs(error - decay[:, None]).max() < 1e-6
    print(f"error at the end: {np.abs(error[-1]).max():.2e} rad, as the linear law says")
    draw(run.t, error, run.tau)


def draw(t: np.ndarray, error: np.ndarray, tau: np.ndarray) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, (top, bottom) = plt.subplots(2, 1, sharex=True, figsize=(6, 5))
    top.plot(t, 1e3 * error)
    top.set(ylabel="error / mrad", title="PUMA 560: all six errors follow one curve")
    bottom.plot(t, tau)
    bottom.set_ylabel("torque / N m")
    bottom.set_xlabel("t / s")
    bottom.legend([f"joint {i + 1}" for i in range(6)], ncol=3, fontsize="small")
    figure.tight_layout()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/07_computed_torque.png", dpi=120)


if __name__ == "__main__":
    main()
