"""The double pendulum of the ROBMAT paper (Horn, Linge 1994, section 5), in ROBMAT's convention.

F = M q̈ + 2 B qq + C q2 + G, with the factor 2 outside B (digest E2, R23).
"""

from __future__ import annotations

import emdeg
from emdeg.expr import cos, equal, normal_form, sin, symbol
from emdeg.formulations.coefficients import Convention, coefficients


def main() -> None:
    robot = emdeg.load("double_pendulum")
    L1, L2, m1, m2, g = (symbol(s) for s in ("L1", "L2", "m1", "m2", "g"))
    q1, q2 = robot.q
    equations = emdeg.derive(robot, "li")
    M, G = equations.M, equations.gravity
    velocity = coefficients(equations.christoffel, 2, Convention.ROBMAT)
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


if __name__ == "__main__":
    main()
