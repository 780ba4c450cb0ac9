"""Fu, Gonzalez and Lee's two-link arm (3.2.6, 3.3.7, 3.4.2), by the book's three methods."""

from __future__ import annotations

import emdeg
from emdeg.expr import cos, equal, normal_form, sin, symbol


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
    for method in ("lagrange_euler", "newton_euler", "dalembert"):
        tau = emdeg.derive(robot, method).tau
        assert all(equal(ours, theirs) for ours, theirs in zip(tau, book, strict=True))
        program = emdeg.compile(robot, method=method, optimise=None)
        print(f"{method:<15} gives the book's torques, with {program.count()}")
    shortest = emdeg.compile(robot)
    print(f"{'shortest':<15} {shortest.count()}")
    print("tau2 =", normal_form(tau[1]))


if __name__ == "__main__":
    main()
