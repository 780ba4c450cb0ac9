"""Excitation: a motion of the KUKA iiwa from whose torques its parameters can be told.

Ten seconds within the limits of the arm, five harmonics, at rest at both ends, by exact slopes of
the base regressor. Torques are then "measured" with noise of 1 N m, and 43 base parameters fitted;
their errors are what was predicted. Sines within the same limits would leave larger ones.
Writes out/16_excitation.png and out/16_excitation.csv.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg

NOISE = 1.0  # N m
Motion = tuple[np.ndarray, np.ndarray, np.ndarray]


def main() -> None:
    arm = emdeg.load("iiwa")
    known = emdeg.identifiable(arm, drives="none")
    print(f"{len(known)} combinations of {len(known.unknowns)} parameters can be known, such as")
    print("   ", known.base_parameters[2].expression)
    print(f"because {known.directions[-1]}")
    narrow = emdeg.excite(arm, duration=10, harmonics=5, starts=2)
    print(f"smallest condition number: {narrow.condition_number:.2f}")
    assert narrow.condition_number < 116.7  # the best published for these limits
    motion = emdeg.excite(arm, duration=10, harmonics=5, starts=2, noise=NOISE, criterion="D")
    print(f"smallest ellipsoid: condition number {motion.condition_number:.2f}")
    Path("out").mkdir(exist_ok=True)
    motion.save("out/16_excitation.csv")

    base = emdeg.base_parameters(arm)
    truth = np.array([float(value) for value in base.values().values()])
    Y = stacked(arm, base, (motion.q, motion.qd, motion.qdd))
    tau = Y @ truth + np.random.default_rng(1).normal(scale=NOISE, size=len(Y))
    errors = np.linalg.lstsq(Y, tau, rcond=None)[0] - truth
    predicted = np.array([p.deviation for p in motion.predicted])
    ratio = np.sqrt(np.mean((errors / predicted) ** 2))
    print(f"errors of the fit are {ratio:.2f} times the predicted deviations, in the mean")
    assert 0.5 < ratio < 1.6
    sines = stacked(arm, base, sines_like(arm, motion))
    chance = NOISE * np.sqrt(np.diag(np.linalg.inv(sines.T @ sines)))
    print(f"sines within the same limits: {np.median(chance / predicted):.1f} times as large")
    assert np.median(chance / predicted) > 1
    draw(motion, np.abs(errors), predicted, chance)


def stacked(arm: emdeg.Robot, base: emdeg.BaseParameters, states: Motion) -> np.ndarray:
    """The base regressor at all states, one row for each torque."""
    Y = emdeg.compile(arm, "regressor", optimise=None).jit()(*states)
    return Y[..., [base.full.index(b) for b in base.base]].reshape(-1, len(base))


def sines_like(arm: emdeg.Robot, like: emdeg.Excitation) -> Motion:
    """One sine for each joint, as large as its limits of position and speed allow."""
    limits = [arm.by_coordinate[k].limits for k in range(arm.nv)]
    reach = np.array([float(x.upper) for x in limits])
    speed = np.array([float(x.velocity) for x in limits])
    rng = np.random.default_rng(2)
    omega = 2 * np.pi / like.t[-1] * rng.integers(1, 6, arm.nv)
    size, angle = np.minimum(reach, speed / omega), np.outer(like.t, omega)
    angle = angle + rng.uniform(0, 2 * np.pi, arm.nv)
    return size * np.sin(angle), size * omega * np.cos(angle), -size * omega**2 * np.sin(angle)


def draw(
    motion: emdeg.Excitation, errors: np.ndarray, predicted: np.ndarray, chance: np.ndarray
) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4), layout="constrained")
    for k, name in enumerate(motion.joints):
        left.plot(motion.t, motion.q[:, k], label=name.removeprefix("iiwa_"))
    left.set(
        xlabel="t, s", ylabel="q, rad", title=f"condition number {motion.condition_number:.1f}"
    )
    left.legend(fontsize=7, ncols=2)
    place = np.arange(len(predicted))
    right.semilogy(place, chance, "_", color="tab:red", markersize=9, label="deviation, sines")
    right.semilogy(place, predicted, "k_", markersize=9, label="deviation, designed")
    right.semilogy(place, errors, "o", color="tab:blue", markersize=4, label="errors of a fit")
    right.set_xticks(place, [p.name for p in motion.predicted], rotation=90, fontsize=6)
    right.set(title="43 base parameters, fitted to torques with noise of 1 N m")
    right.legend(fontsize=7)
    figure.savefig("out/16_excitation.png", dpi=90)
    print("wrote out/16_excitation.png")


if __name__ == "__main__":
    main()
