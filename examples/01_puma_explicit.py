"""The PUMA 560 of Armstrong, Khatib and Burdick (1986): explicit model, lumped constants.

Derives the explicit model from the measured parameters and proves the elements that the paper
prints, with the formulas of its lumped constants (digest E5). What took five weeks by hand takes
a second or two here.
Writes out/01_puma_explicit.png.
"""

from __future__ import annotations

from pathlib import Path

import emdeg
from emdeg.exact import cos, equal, sin, symbol

# table A3: values and tolerances that the paper prints, but for I1 and I3 (errata), I2 (merged with
# a motor's inertia here) and I19 (our I24 − I23)
PRINTED = {
    "I4": (0.690, 0.020), "I5": (0.372, 0.031), "I6": (0.333, 0.016), "I7": (0.298, 0.029),
    "I8": (-0.134, 0.014), "I9": (0.0238, 0.0120), "I10": (-0.0213, 0.0022),
    "I11": (-0.0142, 0.0070), "I12": (-0.0110, 0.0011), "I13": (-3.79e-3, 0.90e-3),
    "I14": (1.64e-3, 0.07e-3), "I15": (1.25e-3, 0.30e-3), "I16": (1.24e-3, 0.30e-3),
    "I17": (6.42e-4, 3.00e-4), "I18": (4.31e-4, 0.13e-3), "I20": (-2.02e-4, 8.00e-4),
    "I21": (-1.00e-4, 6.00e-4), "I22": (-5.80e-5, 1.50e-5), "I23": (4.00e-5, 2.00e-5),
    "g1": (-37.2, 0.5), "g2": (-8.44, 0.20), "g3": (1.02, 0.50), "g4": (0.249, 0.025),
    "g5": (-0.0282, 0.0056),
}  # fmt: skip


def main() -> None:
    robot = emdeg.load("puma560")
    model = emdeg.explicit_model(robot)
    print(f"{robot.title}\n{len(model.constants)} lumped constants; {model.report}\n")
    for constant in model.constants:
        tolerance = f" ± {constant.tolerance:.1g}" if constant.tolerance else ""
        formula = str(model.formulas[constant.symbol])
        shown = formula if len(formula) < 70 else formula[:67] + "…"
        print(f"{constant.symbol.name:>4} = {constant.value:10.4g}{tolerance:<10} {shown}")

    # Each of these is among ours, within the rounding of its data (signs are a matter of choice).
    ours = {c.symbol.name: abs(c.value) for c in model.constants}
    printed = {}
    for name, (value, tolerance) in PRINTED.items():
        nearest = min(ours, key=lambda n: abs(ours[n] - abs(value)))
        assert abs(ours[nearest] - abs(value)) < 0.011 * abs(value), name
        printed[nearest] = abs(value), tolerance
    assert len(printed) == len(PRINTED)

    # The paper's a35 and a46 in its own constants, and those are proven, not compared as numbers.
    m6, rz6, d4, a3 = (symbol(s) for s in ("m6", "rz6", "d4", "a3"))
    Izz5, Ixx6, Izz6 = (symbol(s) for s in ("Izz5", "Ixx6", "Izz6"))
    q4, q5 = robot.q[3], robot.q[4]
    I15, I17, I22 = m6 * rz6 * d4, Izz5 + Ixx6 + m6 * rz6**2, m6 * rz6 * a3
    a35 = I15 * cos(q4) * cos(q5) + I17 * cos(q4) + I22 * sin(q5)
    M = emdeg.derive(robot).M
    assert equal(M[2, 4], a35)
    assert equal(M[3, 5], Izz6 * cos(q5))
    print("\nM35 =", model.M[2, 4], "  proven equal to the paper's a35")
    draw(model.constants, printed)


def draw(
    constants: tuple[emdeg.LumpedConstant, ...], printed: dict[str, tuple[float, float]]
) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names = [c.symbol.name for c in constants]
    values, tolerances = zip(*((abs(c.value), c.tolerance or 0) for c in constants), strict=True)
    theirs = [names.index(name) + 0.3 for name in printed]  # beside ours
    printed_values, printed_tolerances = zip(*printed.values(), strict=True)
    figure, axis = plt.subplots(figsize=(9, 4.5), layout="constrained")
    axis.errorbar(range(len(names)), values, tolerances, fmt="o", ms=4, capsize=2, label="emdeg")
    style = {"fmt": "o", "ms": 4, "capsize": 2, "mfc": "white"}
    axis.errorbar(theirs, printed_values, printed_tolerances, **style, label="the paper's table A3")
    axis.set_xticks(range(len(names)), names, rotation=90)
    axis.set(yscale="log", ylim=(1e-5, 100), ylabel="kg m² (I) or N m (g), without sign")
    axis.set_title("PUMA 560: lumped constants with tolerances, in emdeg's names")
    axis.grid(alpha=0.3)
    axis.legend()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/01_puma_explicit.png", dpi=130)
    print("wrote out/01_puma_explicit.png")


if __name__ == "__main__":
    main()
