"""Fu, Gonzalez and Lee's two-link arm (3.2.6, 3.3.7, 3.4.2), by the book's three methods.

Writes out/04_two_link.png.
"""

from __future__ import annotations

from pathlib import Path

import emdeg
from emdeg.exact import cos, equal, normal_form, sin, symbol


def main() -> None:
    robot = emdeg.load("two_link")
    l, m1, m2, g = (symbol(s) for s in ("l", "m1", "m2", "g"))
    (q1, q2), (v1, v2), (a1, a2) = robot.q, robot.qd, robot.qdd
    c2, s2, c1, c12 = cos(q2), sin(q2), cos(q1), cos(q1 + q2)
    inertia = m2 * l**2
    book = (
        (m1 * l**2 / 3 + 4 * inertia / 3 + inertia * c2) * a1
        + (inertia / 3 + inertia * c2 / 2) * a2
        - inertia * s2 * v1 * v2
        - inertia * s2 * v2**2 / 2
        + (m1 / 2 + m2) * g * l * c1
        + m2 * g * l * c12 / 2,
        (inertia / 3 + inertia * c2 / 2) * a1
        + inertia / 3 * a2
        + inertia * s2 * v1**2 / 2
        + m2 * g * l * c12 / 2,
    )
    counts = {}
    for method in ("lagrange_euler", "newton_euler", "dalembert"):
        tau = emdeg.derive(robot, method).tau
        assert all(equal(ours, theirs) for ours, theirs in zip(tau, book, strict=True))
        counts[method] = emdeg.compile(robot, method=method, optimise=None).count()
        print(f"{method:<15} gives the book's torques, with {counts[method]}")
    counts["shortest"] = emdeg.compile(robot).count()
    print(f"{'shortest':<15} {counts['shortest']}")
    print("tau2 =", normal_form(tau[1]))
    draw(counts)


def draw(counts: dict[str, emdeg.Count]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names = ["Lagrange–Euler", "Newton–Euler", "d'Alembert", "shortest"]
    mul, add = [c.mul for c in counts.values()], [c.add for c in counts.values()]
    figure, axis = plt.subplots(figsize=(8, 3), layout="constrained")
    axis.barh(names, mul, label="multiplications")
    bars = axis.barh(names, add, left=mul, label="additions")
    axis.bar_label(bars, [str(c.total) for c in counts.values()], padding=4)
    axis.invert_yaxis()
    axis.set(xlabel="operations", title="Torques of the two-link arm: one result, four programs")
    axis.spines[["top", "right"]].set_visible(False)
    axis.legend(loc="lower right")
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/04_two_link.png", dpi=130)
    print("wrote out/04_two_link.png")


if __name__ == "__main__":
    main()
