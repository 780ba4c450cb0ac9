"""Kane's Figure 3: the Stanford arm under the feedback laws (128)–(133), from rest.

Digest E7, R63–R66. The arm settles within 0.01 rad or m in 10 s; the run checks its own energy;
a second run with τ1 = 0 keeps its angular momentum about the vertical below 1e-9.
Writes out/12_kane_control.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg
from emdeg import laws
from emdeg.exact import ZERO

START = [0, np.pi / 2, 0, 0, 0, 0]
GOAL = np.array([*[np.pi / 3] * 5, 0.1])


def main() -> None:
    robot = emdeg.load("stanford").with_coordinate_order(*[f"kane_q{r}" for r in range(1, 7)])
    run = emdeg.simulate(robot, laws.kane(), START, t=15.0)
    print(run.report())
    at_ten = int(np.searchsorted(run.t, 10.0))
    errors = np.abs(run.q[at_ten] - GOAL)
    print("errors after 10 s:", ", ".join(f"{e:.4f}" for e in errors))
    assert errors.max() < 0.01
    free = laws.expression([ZERO, *laws.kane()(robot).efforts[1:]], name="Kane without τ1")
    spin = emdeg.simulate(robot, free, START, t=10.0, rtol=1e-12)
    momentum = np.abs(spin.momenta["kane_q1"]).max()
    print(f"without τ1: |H·n2| stays below {momentum:.1e} N m s")
    assert momentum < 1e-9
    draw(run)


def draw(run: emdeg.Simulation) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(3, 2, sharex=True, figsize=(8, 7), layout="constrained")
    for k, axis in enumerate(axes.T.ravel()):
        scale = 1 if k == 5 else 180 / np.pi
        axis.plot(run.t, scale * run.q[:, k])
        axis.axhline(scale * GOAL[k], color="k", linewidth=0.6, linestyle=":")
        axis.set(ylabel=f"q{k + 1}, {'m' if k == 5 else 'deg'}")
        axis.grid(alpha=0.3)
    for axis in axes[-1]:
        axis.set_xlabel("t, s")
    figure.suptitle("Kane, Levinson 1983, Figure 3: response to (128)–(133)")
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/12_kane_control.png", dpi=130)
    print("wrote out/12_kane_control.png")


if __name__ == "__main__":
    main()
