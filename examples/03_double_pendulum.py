"""The double pendulum of the ROBMAT paper (Horn, Linge 1994, section 5), in ROBMAT's convention.

F = M q̈ + 2 B qq + C q2 + G, with the factor 2 outside B (digest E2, R23).
Writes out/03_double_pendulum.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg
from emdeg.exact import cos, equal, normal_form, sin, symbol


def main() -> None:
    robot = emdeg.load("double_pendulum")
    L1, L2, m1, m2, g = (symbol(s) for s in ("L1", "L2", "m1", "m2", "g"))
    q1, q2 = robot.q
    equations = emdeg.derive(robot, "li")
    M, G = equations.M, equations.gravity
    velocity = emdeg.coefficients(equations.christoffel, 2, emdeg.Convention.ROBMAT)
    B, C = velocity.B, velocity.C
    swing = L1 * L2 * m2 * sin(q2)
    paper = {
        "M11": (M[0, 0], L1**2 * (m1 + m2) + 2 * L1 * L2 * m2 * cos(q2) + L2**2 * m2),
        "M12": (M[0, 1], L2 * (L1 * cos(q2) + L2) * m2),
        "M22": (M[1, 1], L2**2 * m2),
        "B1": (B[0, 0], -swing),
        "C12": (C[0, 1], -swing),
        "C21": (C[1, 0], swing),
        "G1": (G[0], g * (L1 * (m1 + m2) * sin(q1) + L2 * m2 * sin(q1 + q2))),
        "G2": (G[1], g * L2 * m2 * sin(q1 + q2)),
    }
    for name, (ours, theirs) in paper.items():
        assert equal(ours, theirs), name
        print(f"{name:>4} = {normal_form(ours)}")
    print("all proven equal to the paper's")
    draw(robot)


def draw(robot: emdeg.Robot) -> None:
    """The pendulum falls for two seconds; M(q2), which is all that M depends on."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    lengths = np.array([robot.values()[symbol(s)] for s in ("L1", "L2")])
    run = emdeg.simulate(robot, None, [1.9, 0.6], t=np.linspace(0, 2, 401))
    angle = np.cumsum(run.q, axis=1)  # from the vertical
    x = np.cumsum(lengths * np.sin(angle), axis=1)
    y = np.cumsum(-lengths * np.cos(angle), axis=1)
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4.2), layout="constrained")
    for k in range(0, 401, 25):
        rods = [0, *x[k]], [0, *y[k]]
        left.plot(*rods, "o-", color=plt.cm.viridis(k / 450), linewidth=1, markersize=4)
    left.plot(x[:, 1], y[:, 1], color="0.6", linewidth=0.8, zorder=0)
    left.set(aspect="equal", xlabel="x, m", ylabel="y, m", title="let go: every 1/8 s")
    q = np.zeros((181, 2))
    q[:, 1] = np.linspace(-np.pi, np.pi, 181)
    M = emdeg.jit(emdeg.compile(robot, "mass_matrix"))(q)
    for name, values in {"M11": M[:, 0, 0], "M12": M[:, 0, 1], "M22": M[:, 1, 1]}.items():
        right.plot(np.degrees(q[:, 1]), values, label=name)
    right.set(
        xlabel="q2, degrees", ylabel="kg m²", title="mass matrix", xticks=range(-180, 181, 90)
    )
    right.grid(alpha=0.3)
    right.legend()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/03_double_pendulum.png", dpi=130)
    print("wrote out/03_double_pendulum.png")


if __name__ == "__main__":
    main()
