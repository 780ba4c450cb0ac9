"""Burdick's appendix II (EMDEG, 1986): elements of the PUMA 560, proved one by one (digest E6).

Writes out/02_emdeg_appendix.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg
from emdeg.exact import Expr, cos, equal, evaluate, sin, symbol


def main() -> None:
    robot = emdeg.load("puma560_emdeg")
    M = emdeg.derive(robot, "emdeg").M
    for (i, j), formula in appendix(robot).items():
        verdict = equal(M[i - 1, j - 1], formula)
        assert verdict, f"M{i}{j}"
        print(f"M{i}{j} as in the appendix: {verdict.points} points, degree {verdict.degree}")
    print(f"inverse dynamics as derived by EMDEG's rules: {count(robot)}")
    print("Burdick's own: 401 mul + 254 add = 655")
    draw(robot)


def appendix(robot: emdeg.Robot) -> dict[tuple[int, int], Expr]:
    """Some elements in the paper's constants K, products T and intermediates V."""
    q = robot.q
    s4, c4, s5, c5, s3, c3 = (f(x) for x in (q[3], q[4], q[2]) for f in (sin, cos))
    m5, ry5, m6, rz6, d4, a2, a3 = map(symbol, ("m5", "ry5", "m6", "rz6", "d4", "a2", "a3"))
    Izz4, Ixx5, Izz5, Ixx6, Izz6 = map(symbol, ("Izz4", "Ixx5", "Izz5", "Ixx6", "Izz6"))
    sigma = m5 * ry5 - m6 * rz6
    K1110, K1115, K1116 = sigma * a3, sigma * a2, sigma * d4
    K112 = m5 * ry5**2 + Ixx6 - Izz6 + m6 * rz6**2
    K44 = Izz4 + Ixx5 + Izz6
    K55 = Izz5 + m5 * ry5**2 + Ixx6 + m6 * rz6**2
    T10, T12, T13, T16 = s5 * s5, s5 * c5, s4 * s5, c4 * c5
    V2 = K112 * T12 - K1116 * s5
    V3 = K55 - K1116 * c5
    M34 = -V2 * s4
    M35 = -K1110 * s5 + V3 * c4
    return {
        (3, 4): M34,
        (2, 4): M34 + K1115 * s3 * T13,
        (3, 5): M35,
        (2, 5): M35 - K1115 * (s3 * T16 + c3 * s5),
        (3, 6): Izz6 * T13,
        (4, 4): K44 + K112 * T10,
        (4, 6): Izz6 * c5,
        (5, 5): K55,
        (6, 6): Izz6,
    }


def count(robot: emdeg.Robot) -> object:
    return emdeg.compile(robot, method="emdeg", optimise=None).count()


def draw(robot: emdeg.Robot) -> None:
    """M as q5 turns once; the elements of the appendix in blue, with its formulas as dots."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    q = np.tile([0.4, -0.6, 0.9, 0.7, 0.0, 0.3], (61, 1))
    q[:, 4] = np.linspace(-np.pi, np.pi, 61)
    M = emdeg.jit(emdeg.compile(robot, "mass_matrix", method="emdeg"))(q)
    formulas = appendix(robot)
    figure, axes = plt.subplots(6, 6, figsize=(9, 7), sharex=True, layout="constrained")
    for (i, j), axis in np.ndenumerate(axes):
        axis.set_visible(j >= i)
        formula = formulas.get((i + 1, j + 1))
        axis.plot(q[:, 4], M[:, i, j], color="tab:blue" if formula is not None else "0.75")
        for x in q[::6] if formula is not None else ():
            (value,) = evaluate([formula], robot.values() | dict(zip(robot.q, x, strict=True)))
            axis.plot(x[4], value, "k.", markersize=5)
        middle, half = np.mean(axis.get_ylim()), max(np.ptp(M[:, i, j]), 1e-6)
        axis.set(ylim=(middle - half, middle + half), xticks=[], yticks=[])
        axis.set_title(f"M{i + 1}{j + 1}", fontsize=9)
    figure.suptitle(
        "PUMA 560: the mass matrix while q5 turns once, each element in its own scale\n"
        "lines: derived by EMDEG's rules; dots: formulas of Burdick's appendix II"
    )
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/02_emdeg_appendix.png", dpi=130)
    print("wrote out/02_emdeg_appendix.png")


if __name__ == "__main__":
    main()
