"""Fu's Figures 3.10 and 3.11: translational and rotational parts of D and h along a trajectory.

Fu, Gonzalez, Lee 3.4.1, digest R28, R51. Generalized d'Alembert splits the PUMA's D_ij and h_i
into what masses do (tran) and what inertia tensors do (rot); 31 set points, as in the book. Its
trajectory and data are lost; this is a minimum-jerk move of the library's PUMA 560 without
motor inertias. The parts are checked against the arm without tensors, and without masses.
Writes out/13_fu_dominance_D.png and out/13_fu_dominance_h.png.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

import emdeg
from emdeg.exact import Matrix

POINTS = 31
DOMINANT = 0.95  # a part that gives 95 % of an element all along the path dominates it


def part(robot: emdeg.Robot, *, masses: bool, tensors: bool) -> emdeg.Robot:
    """The robot without motors, and without masses or without inertia tensors."""
    bodies = []
    for b in robot.bodies:
        inertia = b.inertia
        if not masses:
            inertia = replace(inertia, mass=inertia.mass * 0)
        if not tensors:
            inertia = replace(inertia, tensor=Matrix.zero())
        bodies.append(replace(b, inertia=inertia, joint=replace(b.joint, motor=emdeg.Motor())))
    return robot.replaced(bodies=tuple(bodies))


def main() -> None:
    puma = emdeg.load("puma560")
    q, qd, _ = emdeg.trajectories.minimum_jerk([0.0] * 6, [1.2, -1.0, 0.9, 1.5, -1.1, 2.0], 1.5)(
        np.linspace(0, 1.5, POINTS)
    )
    D, h = {}, {}
    for name, robot in {
        "tran": part(puma, masses=True, tensors=False),
        "rot": part(puma, masses=False, tensors=True),
        "both": part(puma, masses=True, tensors=True),
    }.items():
        program = emdeg.compile(
            robot, ["mass_matrix", "coriolis_vector"], method="dalembert", optimise=None,
            certify=False,
        )  # fmt: skip
        D[name], h[name] = program.jit()(q, qd)
    assert np.abs(D["tran"] + D["rot"] - D["both"]).max() < 1e-12
    assert np.abs(h["tran"] + h["rot"] - h["both"]).max() < 1e-12
    for kind in ("tran", "rot"):
        ruled = [
            f"D{i + 1}{j + 1}"
            for i in range(6)
            for j in range(i, 6)
            if np.abs(D["both"][:, i, j]).max() > 1e-12
            and np.abs(D["both"] - D[kind])[:, i, j].max()
            <= (1 - DOMINANT) * np.abs(D["both"][:, i, j]).max()
        ]
        print(f"{kind} dominates {', '.join(ruled) or 'nothing'}")
    draw(D, h)


def draw(D: dict[str, np.ndarray], h: dict[str, np.ndarray]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    Path("out").mkdir(exist_ok=True)
    styles = {"tran": "--", "rot": ":", "both": "-"}
    figure, axes = plt.subplots(6, 6, figsize=(11, 9), layout="constrained")
    for i in range(6):
        for j in range(6):
            axes[i, j].set_visible(j >= i)
            for name, style in styles.items() if j >= i else ():
                axes[i, j].plot(D[name][:, i, j], style, label=name, linewidth=1)
            if np.abs(D["both"][:, i, j]).max() < 1e-12:
                axes[i, j].set_ylim(-1e-5, 1e-5)  # zero, not its rounding
            axes[i, j].set_title(f"D{i + 1}{j + 1}", fontsize=8)
            axes[i, j].tick_params(labelsize=6)
    axes[0, 0].legend(fontsize=6)
    figure.suptitle("Fu, Figure 3.10: the acceleration-related elements, kg m², at 31 set points")
    figure.savefig("out/13_fu_dominance_D.png", dpi=110)
    figure, axes = plt.subplots(2, 3, figsize=(9, 5), layout="constrained")
    for i, axis in enumerate(axes.ravel()):
        for name, style in styles.items():
            axis.plot(h[name][:, i], style, label=name)
        axis.set_title(f"h{i + 1}, N m")
    axes[0, 0].legend(fontsize=7)
    figure.suptitle("Fu, Figure 3.11: the Coriolis and centrifugal terms at 31 set points")
    figure.savefig("out/13_fu_dominance_h.png", dpi=130)
    print("wrote out/13_fu_dominance_D.png and out/13_fu_dominance_h.png")


if __name__ == "__main__":
    main()
