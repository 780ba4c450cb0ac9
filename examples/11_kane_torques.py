"""Kane's Figure 1: torques and force that move the Stanford arm along the cycloid (127) in 10 s.

Digest E7, R61, R62. The paper's signs: τ1 acts on body A from the ground, τ2 … τ5 and σ from the
outer body on the inner one. Checked by simulating the arm under these torques (R66).
Writes out/11_kane_torques.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg
from emdeg import laws, trajectories

START = np.array([0, np.pi / 2, 0, 0, 0, 0])
GOAL = np.array([*[np.pi / 3] * 5, 0.1])
SIGNS = np.array([1, -1, -1, -1, -1, -1])


def main() -> None:
    robot = emdeg.load("stanford").with_coordinate_order(*[f"kane_q{r}" for r in range(1, 7)])
    path = trajectories.cycloid(START, GOAL, 10.0)
    t = np.linspace(0, 10, 2001)
    efforts = emdeg.compile(robot, "inverse_dynamics").jit()
    tau = efforts(*path(t))
    paper = SIGNS * tau
    names = ("τ1", "τ2", "τ3", "τ4", "τ5", "σ")
    for k, name in enumerate(names):
        unit = "N" if name == "σ" else "N m"
        low, high = paper[:, k].min(), paper[:, k].max()
        print(f"{name}: {low:8.4f} to {high:8.4f} {unit}, at 5 s {paper[1000, k]:8.4f}")
    law = laws.computed_torque(path, kp=25, kd=10)
    run = emdeg.simulate(robot, law, START, t=10.0, rtol=1e-9)
    assert np.abs(run.q - path(run.t)[0]).max() < 1e-7
    replayed = efforts(*path(run.t))
    assert np.abs(run.tau - replayed).max() < 1e-6  # the simulated arm needs the same torques
    draw(t, paper, names)


def draw(t: np.ndarray, paper: np.ndarray, names: tuple[str, ...]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(3, 2, sharex=True, figsize=(8, 7), layout="constrained")
    for k, (axis, name) in enumerate(zip(axes.T.ravel(), names, strict=True)):
        axis.plot(t, paper[:, k])
        axis.set(ylabel=f"{name}, {'N' if name == 'σ' else 'N m'}")
        axis.grid(alpha=0.3)
    for axis in axes[-1]:
        axis.set_xlabel("t, s")
    figure.suptitle("Kane, Levinson 1983, Figure 1: torques along (127)")
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/11_kane_torques.png", dpi=130)
    print("wrote out/11_kane_torques.png")


if __name__ == "__main__":
    main()
